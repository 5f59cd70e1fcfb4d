// Made from the server's messages by `make types`; changes belong there.

/**
 * What has been proved of a deal.
 */
export type Standing = "unknown" | "unwinnable" | "winnable";
/**
 * The closed list of refusals, in the order in which they apply.
 */
export type Reason =
  | "buried-in-waste"
  | "empty-column-needs-king"
  | "face-down"
  | "foundation-one-at-a-time"
  | "foundation-to-foundation"
  | "foundation-wrong-rank"
  | "game-over"
  | "king-run-needs-empty-column"
  | "no-target"
  | "nothing-there"
  | "nothing-to-draw"
  | "nothing-to-redo"
  | "nothing-to-undo"
  | "one-card-at-a-time"
  | "same-colour"
  | "same-pile"
  | "undo-limit"
  | "wrong-rank";
/**
 * What can happen on the table.
 */
export type EventKind = "drawn" | "moved" | "turned-over" | "turned-up" | "won";
/**
 * What can be wrong with a record.
 */
export type RecordFault = "comment" | "deal" | "deal-count" | "no-action" | "refused" | "repeat" | "tag" | "too-long";
/**
 * What can be wrong with a file of everything.
 */
export type TransferFault =
  "day" | "empty" | "foreign" | "form" | "newer" | "no-action" | "record" | "started" | "times" | "too-many";
/**
 * What can be wrong with a text that should name a deal.
 */
export type DealFault =
  "empty" | "letters" | "not-a-code" | "out-of-range" | "several" | "unknown-kind" | "unknown-scheme";

/**
 * Every message by its name.
 */
export interface Wire {
  SettingsMessage: SettingsMessage;
  GrabMessage: GrabMessage;
  LastTapMessage: LastTapMessage;
  HandMessage: HandMessage;
  TapIntent: TapIntent;
  HoldIntent: HoldIntent;
  DropIntent: DropIntent;
  ActionIntent: ActionIntent;
  IntentRequest: IntentRequest;
  NewDeal: NewDeal;
  DailyDeal: DailyDeal;
  SameDeal: SameDeal;
  ThatDeal: ThatDeal;
  OpenDeal: OpenDeal;
  GameRequest: GameRequest;
  CurrentRequest: CurrentRequest;
  GameMessage: GameMessage;
  Standing: Standing;
  TableView: TableView;
  CardView: CardView;
  LeftMessage: LeftMessage;
  OpenedMessage: OpenedMessage;
  NoticeMessage: NoticeMessage;
  HomeMessage: HomeMessage;
  RefusalMessage: RefusalMessage;
  Reason: Reason;
  EventMessage: EventMessage;
  EventKind: EventKind;
  IntentAnswer: IntentAnswer;
  ReplayRequest: ReplayRequest;
  GrabbedMessage: GrabbedMessage;
  ReplayStepMessage: ReplayStepMessage;
  ReplayMessage: ReplayMessage;
  ExampleMessage: ExampleMessage;
  BadActionMessage: BadActionMessage;
  UnreadMessage: UnreadMessage;
  RecordFault: RecordFault;
  TransferFault: TransferFault;
  ErrorBody: ErrorBody;
  DealFault: DealFault;
  ErrorMessage: ErrorMessage;
  AboutMessage: AboutMessage;
  HintRequest: HintRequest;
  HintMessage: HintMessage;
  StreakMessage: StreakMessage;
  BestMessage: BestMessage;
  BarMessage: BarMessage;
  MonthMessage: MonthMessage;
  DailyMessage: DailyMessage;
  StatisticsMessage: StatisticsMessage;
  DayMessage: DayMessage;
  DaysMessage: DaysMessage;
  EntryMessage: EntryMessage;
  HistoryMessage: HistoryMessage;
  NoteMessage: NoteMessage;
  RecordMessage: RecordMessage;
  ImportedMessage: ImportedMessage;
  MergedMessage: MergedMessage;
  PartsMessage: PartsMessage;
  DealMessage: DealMessage;
  LeftOutMessage: LeftOutMessage;
  HeadLine: HeadLine;
  SettingsLine: SettingsLine;
  GameLine: GameLine;
}
/**
 * ``GET /api/settings``: every option of a player, with its default in :data:`DEFAULT_SETTINGS`.
 *
 * ``PATCH /api/settings`` takes any of its fields, so that two pages of one player do not undo each other's changes.
 *
 * Attributes:
 *     interactive_rules: a refused attempt is followed by the reminder of its rule.
 *     double_tap: two quick taps look for a place on the table.
 *     double_tap_ms: the longest time between two taps of a pair.
 *     tap_moves: one tap sends a card to a foundation that accepts it; when off, a tap only selects.
 *     new_deals: which deals *New deal* picks from: any, or only those that are proved winnable.
 *     language: null follows the browser.
 *     theme: the look of the table; ``auto`` follows the device.
 *     four_colours: diamonds and clubs have a tone of their own.
 *     large_faces: faces show rank and suit only, as large as the card.
 *     left_handed: the table in the mirror.
 *     motion: how fast cards glide.
 *     show_targets: piles that accept the held card are marked.
 *     mark_last_move: the card that moved last carries a soft sign.
 *     sound: plucked strings.
 *     vibration: a light touch when a card lands.
 *     clock: a clock that counts while the page is seen.
 *     show_score: score and counter are shown.
 *     letter_keys: single letters, digits and signs are keys of the game.
 *     text_board: the board in words is shown beside the table.
 *     guide_seen: the guided first game was played or declined, and is not offered again.
 */
export interface SettingsMessage {
  interactive_rules: boolean;
  double_tap: boolean;
  double_tap_ms: number;
  tap_moves: boolean;
  new_deals: "any" | "winnable";
  language: string | null;
  theme: "auto" | "contrast" | "dark" | "felt" | "paper";
  four_colours: boolean;
  large_faces: boolean;
  left_handed: boolean;
  motion: "fast" | "full" | "off";
  show_targets: boolean;
  mark_last_move: boolean;
  sound: boolean;
  vibration: boolean;
  clock: boolean;
  show_score: boolean;
  letter_keys: boolean;
  text_board: boolean;
  guide_seen: boolean;
}
/**
 * A card by its pile and its place in the pile, 0 for the bottom card.
 */
export interface GrabMessage {
  pile: string;
  card: number;
}
/**
 * A tap that a second one may make a pair with.
 */
export interface LastTapMessage {
  pile: string;
  card: number;
  at: number;
  moved: boolean;
}
/**
 * What the hand remembers. The server gives it, the browser hands it back with its next intent.
 */
export interface HandMessage {
  selected: GrabMessage | null;
  last_tap: LastTapMessage | null;
}
/**
 * One tap; ``card`` is null on an empty pile; ``at`` is on the browser's own forward-going clock.
 */
export interface TapIntent {
  type: "tap";
  pile: string;
  card: number | null;
  at: number;
}
/**
 * A long press or a key that selects a card.
 */
export interface HoldIntent {
  type: "hold";
  pile: string;
  card: number;
}
/**
 * A dragged card, let go over a pile (``F``: anywhere on the foundation area).
 */
export interface DropIntent {
  type: "drop";
  pile: string;
  card: number;
  target: string;
}
/**
 * An action in the notation, such as ``U`` or ``47``.
 */
export interface ActionIntent {
  type: "action";
  action: string;
}
/**
 * ``POST /api/games/ID/intents``: an intent, the version of the game it was made on, and the hand.
 *
 * ``day`` is what the player's own calendar says: a win is kept with it.
 */
export interface IntentRequest {
  version: number;
  intent: TapIntent | HoldIntent | DropIntent | ActionIntent;
  hand?: HandMessage | null;
  day?: string | null;
}
/**
 * A random deal, never the current one again, of those that the settings name.
 */
export interface NewDeal {
  type: "new";
}
/**
 * The deal of the player's own calendar date, ``YYYY-MM-DD``.
 */
export interface DailyDeal {
  type: "daily";
  day: string;
}
/**
 * The deal of the current game again, from its start.
 */
export interface SameDeal {
  type: "same";
}
/**
 * A deal by code or number, from its start.
 */
export interface ThatDeal {
  type: "deal";
  deal: string;
}
/**
 * A deal by code or number: an unfinished game of it goes on, otherwise it starts.
 */
export interface OpenDeal {
  type: "open";
  deal: string;
}
/**
 * ``POST /api/games``: start or open a game, which becomes the current one; ``today`` by the player's calendar.
 */
export interface GameRequest {
  start: NewDeal | DailyDeal | SameDeal | ThatDeal | OpenDeal;
  today?: string | null;
}
/**
 * ``PUT /api/current``: go back to a game of one's own.
 */
export interface CurrentRequest {
  id: string;
}
/**
 * A game as its player may see it; ``standing`` is what the catalogue says about its deal.
 */
export interface GameMessage {
  id: string;
  version: number;
  number: number;
  code: string;
  day: string | null;
  started: string;
  standing: Standing;
  table: TableView;
}
/**
 * The table as a player sees it.
 *
 * Attributes:
 *     piles: the cards of every pile by its name, bottom first; the stock's next card last.
 *     tap: whether the stock can be tapped.
 *     undo: whether there is something to undo.
 *     redo: whether there is something to redo.
 *     score: the points.
 *     moves: the move counter.
 *     take_backs: whether a card was taken back from a foundation and not undone.
 *     won: whether the game is won.
 *     last: the last action that stands, ``None`` when there is none.
 */
export interface TableView {
  piles: {
    [k: string]: CardView[];
  };
  tap: boolean;
  undo: boolean;
  redo: boolean;
  score: number;
  moves: number;
  take_backs: boolean;
  won: boolean;
  last: string | null;
}
/**
 * A card on the table.
 *
 * Attributes:
 *     place: its place in the deal, 0…103: tells one card from another for as long as the game lasts.
 *     card: its face, such as ``7H``; ``None`` when it is face down.
 *     to: the piles it may be moved to, ``1``…``9`` and ``F``.
 */
export interface CardView {
  place: number;
  card: string | null;
  to: string[];
}
/**
 * The unfinished game that was left for another one: the way back to it.
 */
export interface LeftMessage {
  id: string;
  code: string;
  moves: number;
}
/**
 * Answer to ``POST /api/games`` and ``PUT /api/current``.
 */
export interface OpenedMessage {
  game: GameMessage;
  left: LeftMessage | null;
}
/**
 * Something the player must know.
 *
 * Attributes:
 *     kind: ``set-aside``: the old database could not be used, and ``file`` keeps it. ``disk-full``, ``read-only``:
 *         nothing can be written, the game can only be looked at. ``lost-writes``: the last moves may be missing.
 *         ``unreadable``: ``game``, which was on the table, cannot be read from its beginning to its end; it is kept,
 *         and ``PUT /api/current`` goes on as far as it can be read. ``damaged``: something else is not as it was
 *         written, and what cannot be read has its default.
 *     file: where the old database is.
 *     game: the game that cannot be read.
 */
export interface NoticeMessage {
  kind: "damaged" | "disk-full" | "lost-writes" | "read-only" | "set-aside" | "unreadable";
  file?: string | null;
  game?: string | null;
}
/**
 * ``GET /api/home``: what the page needs to start; ``game`` is null when there is none yet.
 *
 * ``left`` is the unfinished game that was played last before the current one.
 */
export interface HomeMessage {
  game: GameMessage | null;
  left: LeftMessage | null;
  settings: SettingsMessage;
  notice: NoticeMessage | null;
}
/**
 * A refused attempt: the rule's identifier and the cards it is about.
 */
export interface RefusalMessage {
  reason: Reason;
  card: string | null;
  target: string | null;
}
/**
 * One thing that happened on the table, for ears and for animation.
 */
export interface EventMessage {
  kind: EventKind;
  cards: string[];
  source: string;
  target: string;
  points: number;
}
/**
 * Answer to an intent. ``remind`` says whether the player wants to be reminded of the refused rule.
 */
export interface IntentAnswer {
  game: GameMessage;
  hand: HandMessage;
  action: string | null;
  refusal: RefusalMessage | null;
  remind: boolean;
  events: EventMessage[];
}
/**
 * ``POST /api/replays``: the frames of a record from one action to another; 0 is the deal, null the end.
 */
export interface ReplayRequest {
  record: string;
  from?: number;
  to?: number | null;
}
/**
 * An attempt: the card by its pile and its place in the pile, and the pile it was let go over.
 */
export interface GrabbedMessage {
  pile: string;
  card: number;
  target: string;
}
/**
 * One frame: what was done, or attempted and refused, and the table after it.
 *
 * Attributes:
 *     at: how many actions were played.
 *     action: the action in the notation, null for the deal and for an attempt.
 *     attempt: what was tried, null for an action.
 *     refusal: the rule that refused the attempt.
 *     events: what the action did; an undo says all by itself.
 *     table: the table as its player saw it then.
 */
export interface ReplayStepMessage {
  at: number;
  action: string | null;
  attempt: GrabbedMessage | null;
  refusal: RefusalMessage | null;
  events: EventMessage[];
  table: TableView;
}
/**
 * Frames of a record; ``total`` is how many actions it has in all.
 */
export interface ReplayMessage {
  code: string;
  number: number;
  total: number;
  steps: ReplayStepMessage[];
}
/**
 * ``GET /api/examples/NAME``: an example from its first frame to its last, with the caption of each frame.
 */
export interface ExampleMessage {
  name: string;
  code: string;
  number: number;
  steps: ReplayStepMessage[];
  captions: (string | null)[];
}
/**
 * The first bad action of a record: its number from 1, its text, and the rule it breaks if it breaks one.
 */
export interface BadActionMessage {
  at: number;
  action: string;
  refusal: RefusalMessage | null;
}
/**
 * Why a record or a file of everything cannot be brought in.
 *
 * Attributes:
 *     record: what is wrong with the record, when it is one.
 *     transfer: what is wrong with the file of everything, when it is one; ``record`` then says what is wrong in it.
 *     line: number of the bad line, from 1.
 *     most: how many actions there may be, when there are more.
 */
export interface UnreadMessage {
  record: RecordFault | null;
  transfer: TransferFault | null;
  line: number | null;
  most: number | null;
}
/**
 * What went wrong, in English, and what a page needs to say it in the reader's language.
 *
 * Attributes:
 *     fault: for ``bad-deal``.
 *     game: for ``stale``, how it stands.
 *     bad: for ``bad-record``, when an action is to blame.
 *     unread: for ``bad-record``.
 */
export interface ErrorBody {
  kind:
    | "bad-day"
    | "bad-deal"
    | "bad-record"
    | "bad-request"
    | "disk-full"
    | "forbidden"
    | "internal"
    | "no-solver"
    | "not-found"
    | "read-only"
    | "stale"
    | "too-large"
    | "unavailable";
  message: string;
  fault?: DealFault | null;
  codes?: string[];
  game?: GameMessage | null;
  bad?: BadActionMessage | null;
  unread?: UnreadMessage | null;
}
/**
 * The one shape of every error of every route.
 */
export interface ErrorMessage {
  error: ErrorBody;
}
/**
 * ``GET /api/about``: who answers here.
 */
export interface AboutMessage {
  name: string;
  version: string;
  instance: string;
}
/**
 * ``POST /api/games/ID/hints``: ask for a hint on the version of the game that is seen.
 */
export interface HintRequest {
  version: number;
}
/**
 * Answer to :class:`HintRequest`; it holds for the position of that version.
 *
 * Attributes:
 *     version: the version of the game that it is about.
 *     kind: ``action``: the next action of a proved line; ``lost``: proved that there is none; ``unknown``: neither
 *         was found in the time that a hint may take; ``won``: there is nothing left to do.
 *     action: the action in the notation.
 *     grab: the card that it takes, null for a tap of the stock.
 *     target: the pile that it goes to, a foundation by its slot; null for a tap of the stock.
 *     taps: how often the line taps the stock before its next move of a card.
 *     moves: how many moves of cards the line still has.
 *     back: after a loss, the number of undos that lead to the last position proved winnable; null when undo does
 *         not reach one.
 */
export interface HintMessage {
  version: number;
  kind: "action" | "lost" | "unknown" | "won";
  action: string | null;
  grab: GrabMessage | null;
  target: string | null;
  taps: number;
  moves: number;
  back: number | null;
}
/**
 * A series: the one that goes on now, and the longest.
 */
export interface StreakMessage {
  current: number;
  best: number;
}
/**
 * The best of its kind, and the first game that reached it.
 */
export interface BestMessage {
  game: string;
  code: string;
  value: number;
}
/**
 * How many wins lie between two values, both included.
 */
export interface BarMessage {
  start: number;
  end: number;
  count: number;
}
/**
 * The games that began in a month, ``YYYY-MM``.
 */
export interface MonthMessage {
  month: string;
  played: number;
  won: number;
}
/**
 * How the deals of days went; only a deal won on its own day keeps the series.
 */
export interface DailyMessage {
  played: number;
  won: number;
  won_that_day: number;
  streak: StreakMessage;
}
/**
 * ``GET /api/statistics``: what the player's games come to, counted anew from the log.
 *
 * ``clean`` are the wins without take-backs: bests and charts compare only them. Times are in milliseconds.
 */
export interface StatisticsMessage {
  played: number;
  won: number;
  clean: number;
  streak: StreakMessage;
  best_score: BestMessage | null;
  fewest_moves: BestMessage | null;
  time: number;
  time_won: number;
  scores: BarMessage[];
  moves: BarMessage[];
  months: MonthMessage[];
  daily: DailyMessage;
}
/**
 * A day of a month: its deal, what became of it, and the game that says so.
 */
export interface DayMessage {
  day: string;
  number: number;
  code: string;
  state: "none" | "played" | "won" | "won-later";
  game: string | null;
}
/**
 * ``GET /api/days``: a month of the calendar, and the series of days.
 */
export interface DaysMessage {
  month: string;
  days: DayMessage[];
  streak: StreakMessage;
}
/**
 * A game in the history. ``score`` and ``moves`` are null when it cannot be read.
 *
 * Attributes:
 *     result: as in a record.
 *     take_backs: whether cards were taken back from the foundations.
 *     started: when it began, ISO 8601 in UTC.
 *     last: when it was played last, in milliseconds since 1970.
 *     time: milliseconds of play.
 *     state: for the game of a day, what became of that day's deal in it.
 *     imported: it came as a record and is not counted.
 *     is_current: it is the game on the table.
 *     is_damaged: something of it is not as it was written; what cannot be read has its default.
 */
export interface EntryMessage {
  id: string;
  number: number;
  code: string;
  day: string | null;
  state: ("played" | "won" | "won-later") | null;
  result: "unfinished" | "won";
  score: number | null;
  moves: number | null;
  take_backs: boolean;
  started: string;
  last: number;
  time: number;
  note: string;
  imported: boolean;
  is_current: boolean;
  is_damaged: boolean;
}
/**
 * ``GET /api/history``: games, the one played last first; ``next`` is the ``before`` of the page that follows.
 */
export interface HistoryMessage {
  games: EntryMessage[];
  next: string | null;
}
/**
 * ``PUT /api/games/ID/note`` and its answer: what the player writes about a game, empty for nothing.
 */
export interface NoteMessage {
  text: string;
}
/**
 * ``POST /api/records``: the text of a record that becomes a game of the history.
 */
export interface RecordMessage {
  record: string;
}
/**
 * Answer to ``POST /api/records``: the game, and whether it was not there before.
 *
 * ``replaced`` tells that a character that no text can hold (U+0000) became U+FFFD.
 */
export interface ImportedMessage {
  id: string;
  is_new: boolean;
  replaced?: boolean;
}
/**
 * Answer to ``POST /api/everything``: how many games came in, grew, or were there already.
 *
 * Attributes:
 *     new: games that were not here.
 *     longer: games that have gone on elsewhere.
 *     same: games that were here already.
 *     settings: whether the settings were taken over.
 *     missing: games that could not be written, as the database failed on the way; the same file brings them in.
 *     replaced: games with a character that no text can hold (U+0000); it became U+FFFD.
 */
export interface MergedMessage {
  new: number;
  longer: number;
  same: number;
  settings: boolean;
  missing?: number;
  replaced?: number;
}
/**
 * ``GET /api/everything/parts``: how many files hold everything, and how many games are not whole in them.
 */
export interface PartsMessage {
  parts: number;
  left_out: number;
}
/**
 * ``GET /api/deals/CODE``: every card of a deal, for print. Columns bottom first, the stock as it is drawn.
 */
export interface DealMessage {
  number: number;
  code: string;
  columns: string[][];
  stock: string[];
}
/**
 * A game that is not whole in the file of everything: ``actions`` is how many of it are there.
 */
export interface LeftOutMessage {
  id: string;
  actions: number;
}
/**
 * The first line of the file that holds everything (docs/transfer.md).
 *
 * When something was left out, the last line is another one that tells what.
 */
export interface HeadLine {
  kind: "easyharp";
  version: number;
  made: string;
  program: string;
  left_out?: LeftOutMessage[];
}
/**
 * The player's settings in that file.
 */
export interface SettingsLine {
  kind: "settings";
  settings: {
    [k: string]: unknown;
  };
}
/**
 * A game in that file.
 *
 * Attributes:
 *     id: the game's id.
 *     record: its record.
 *     times: the time of the first action in milliseconds since 1970, then the gaps between actions.
 *     began_on: what the player's own calendar said when it began.
 *     won_on: what it said at the last card.
 *     note: what the player wrote.
 *     imported: it came as a record and is not counted.
 */
export interface GameLine {
  kind: "game";
  id: string;
  record: string;
  times: number[];
  began_on?: string | null;
  won_on?: string | null;
  note?: string;
  imported?: boolean;
}
