// Made from the server's messages by `make types`; changes belong there.

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
 * What can be wrong with a text that should name a deal.
 */
export type DealFault = "empty" | "letters" | "not-a-code" | "out-of-range" | "unknown-kind" | "unknown-scheme";

/**
 * Every message by its name.
 */
export interface Wire {
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
  SettingsMessage: SettingsMessage;
  GameMessage: GameMessage;
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
  ErrorBody: ErrorBody;
  DealFault: DealFault;
  ErrorMessage: ErrorMessage;
  AboutMessage: AboutMessage;
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
 */
export interface IntentRequest {
  version: number;
  intent: TapIntent | HoldIntent | DropIntent | ActionIntent;
  hand?: HandMessage | null;
}
/**
 * A random deal, never the current one again.
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
 * ``POST /api/games``: start or open a game, which becomes the current one.
 */
export interface GameRequest {
  start: NewDeal | DailyDeal | SameDeal | ThatDeal | OpenDeal;
}
/**
 * ``PUT /api/current``: go back to a game of one's own.
 */
export interface CurrentRequest {
  id: string;
}
/**
 * ``GET`` and ``PUT /api/settings``: every option of a player, with its default in :data:`DEFAULT_SETTINGS`.
 *
 * Attributes:
 *     interactive_rules: a refused attempt is followed by the reminder of its rule.
 *     double_tap: two quick taps look for a place on the table.
 *     double_tap_ms: the longest time between two taps of a pair.
 *     tap_moves: one tap sends a card to a foundation that accepts it; when off, a tap only selects.
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
 * A game as its player may see it.
 */
export interface GameMessage {
  id: string;
  version: number;
  number: number;
  code: string;
  day: string | null;
  started: string;
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
 * ``set-aside``: the old database could not be used, and ``file`` keeps it. ``unreadable``: the game that was on the
 * table cannot be read from the store; it is kept there.
 */
export interface NoticeMessage {
  kind: "set-aside" | "unreadable";
  file: string | null;
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
 * What went wrong: ``fault`` for ``bad-deal``, the current ``game`` for ``stale``.
 */
export interface ErrorBody {
  kind:
    | "bad-day"
    | "bad-deal"
    | "bad-request"
    | "forbidden"
    | "internal"
    | "not-found"
    | "stale"
    | "too-large"
    | "unavailable";
  message: string;
  fault?: DealFault | null;
  game?: GameMessage | null;
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
