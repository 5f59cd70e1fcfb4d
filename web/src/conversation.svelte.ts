/** The talk between the table and the server: what was asked, what was answered, what the page shows of it. */
import { Declined, type Api, type Trouble } from "./api";
import { localDay } from "./day";
import { intentOf, type Gesture } from "./intent";
import { kept } from "./kept";
import { Line } from "./line";
import { isHeard, sayAnswer, sayLetGo, sayOpened } from "./speech";
import type {
  DealFault,
  GameMessage,
  GameRequest,
  HandMessage,
  IntentAnswer,
  IntentRequest,
  LeftMessage,
  NoticeMessage,
  OpenedMessage,
  RefusalMessage,
  SettingsMessage,
} from "./wire";

type Start = GameRequest["start"];

/** What a new game does to the address: a new entry in the history, another text in the same one, nothing. */
export type AddressChange = "push" | "replace" | "keep";

export interface Fault {
  fault: DealFault;
  /** When several deals were named: those to choose from. */
  codes: readonly string[];
  inAddress: boolean;
}

/** What the server has to tell about the player's data. */
type Told = NoticeMessage["kind"];

export interface Notice {
  id:
    | `notice-${Told}`
    | "notice-went-on"
    | "notice-unknown-here"
    | "error-not-found"
    | "error-no-solver"
    | "error-internal";
  file?: string;
  /** A game that can be gone on with as far as it can be read. */
  game?: string;
}

/** How long the way back to a game that was left is offered, whatever is played meanwhile. */
const WAY_BACK_MS = 15_000;
const PASSES = new Set<Notice["id"]>(["notice-went-on", "error-not-found", "error-internal"]);
const EMPTY_HAND: HandMessage = { selected: null, last_tap: null };
/** What holds until the server has told the player's own; the same as DEFAULT_SETTINGS there. */
const FIRST_SETTINGS: SettingsMessage = {
  interactive_rules: true,
  double_tap: true,
  double_tap_ms: 350,
  tap_moves: true,
  new_deals: "winnable",
  language: null,
  theme: "auto",
  four_colours: false,
  large_faces: false,
  left_handed: false,
  motion: "full",
  show_targets: true,
  mark_last_move: true,
  sound: false,
  vibration: false,
  clock: false,
  show_score: true,
  letter_keys: true,
  text_board: false,
  guide_seen: false,
};

function noticeOf({ kind, file, game }: NoticeMessage): Notice {
  return { id: `notice-${kind}`, ...(file && { file }), ...(game && { game }) };
}

export class Conversation {
  game = $state.raw<GameMessage | null>(null);
  hand = $state.raw<HandMessage>(EMPTY_HAND);
  settings = $state.raw<SettingsMessage>(FIRST_SETTINGS);
  /** Whether these are the player's own, or only what holds until the server has told them. */
  knowsSettings = $state(false);
  /** The server cannot be reached; the page keeps trying. */
  offline = $state(false);
  /** Why the server cannot save, when it says so. */
  trouble = $state.raw<Trouble | null>(null);
  /** The refusal that the player is reminded of. */
  reminder = $state.raw<RefusalMessage | null>(null);
  /** A quiet word about what happened. */
  notice = $state.raw<Notice | null>(null);
  /** The game that was left, and whether the way back is still offered on the table. */
  left = $state.raw<LeftMessage | null>(null);
  offersWayBack = $state(false);
  /** What is wrong with the deal that was asked for, and where that is to be said. */
  fault = $state.raw<Fault | null>(null);
  /** The game was won just now, before one's eyes. */
  celebrates = $state(false);
  /** The last answer: what strings, ears and fingers feel of it. */
  answer = $state.raw<IntentAnswer | null>(null);
  /** What the last answer sounds like, and how often something was said. */
  spoken = $state("");
  said = $state(0);
  /** Counts everything that was settled: a card that was let go comes to rest. */
  beat = $state(0);

  /** Counts the games that came onto the table because they were asked for, the same one included. */
  opened = $state(0);

  #leftAt = 0;
  /** Settings that were changed here and not yet taken by the server. */
  #unsent: Partial<SettingsMessage> = {};
  /** Answers of which nothing is said: those on the way back before the last. */
  #quiet = 0;
  readonly #line = new Line({
    lost: (error) => {
      this.offline = true;
      this.trouble = error.trouble;
      this.#quiet = 0;
    },
    back: () => {
      this.offline = false;
      this.trouble = null;
      this.#sendSettings();
    },
    failed: (error) => this.#failed(error),
  });

  constructor(
    private readonly api: Api,
    /** Is told of every game that comes onto the table. */
    private readonly onGame: (game: GameMessage, address: AddressChange) => void,
  ) {}

  /** The first words: settings, and the game that is on or the one that the address asks for. */
  begin(wanted: (game: GameMessage | null) => Start | null): void {
    this.#line.add(async () => {
      const home = await this.api.home();
      this.#hear(home.settings);
      this.left = home.left;
      if (home.notice) this.notice = noticeOf(home.notice);
      const start = wanted(home.game);
      if (start) await this.#start(start, "replace", home.game);
      else if (home.game) this.#show(home.game, "replace");
    });
  }

  start(start: Start, address: AddressChange = "push"): void {
    this.fault = null;
    if (this.offline) return this.#line.wake();
    this.#line.add(() => this.#start(start, address));
  }

  goBack(id: string): void {
    if (this.offline) return this.#line.wake();
    this.#line.add(async () => this.#opened(await this.api.goBack(id), "push"));
  }

  /** Send a gesture. While nobody answers, the table rests as it is. */
  intend(gesture: Gesture): void {
    if (this.offline) {
      this.#line.wake();
      this.beat += 1;
      return;
    }
    let request: IntentRequest | null = null;
    this.#line.add(async (again) => {
      request ??= this.#request(gesture);
      if (request && this.game) await this.#ask(this.game.id, request, again);
      else this.beat += 1;
    });
  }

  /** Undo so many actions, as that many touches of the button would; only the last one is said. */
  takeBack(count: number): void {
    if (this.offline) return this.#line.wake();
    this.#quiet = count - 1;
    for (let left = count; left > 0; left -= 1) this.intend({ type: "action", action: "U" });
  }

  /** Whether something was asked that is not answered yet. */
  get isWaiting(): boolean {
    return !this.#line.isIdle;
  }

  /** Do something when everything that was sent has been answered. */
  settled(then: (game: GameMessage) => void): void {
    if (this.offline) return this.#line.wake();
    this.#line.add(async () => {
      if (this.game) then(this.game);
    });
  }

  /** Say something through the one live region, also when it is the same as before. */
  say(words: string): void {
    this.spoken = words;
    this.said += 1;
  }

  /** Let go of the selected card. */
  letGo(): void {
    const { hand, game } = this;
    this.hand = EMPTY_HAND;
    if (hand.selected && game) this.say(sayLetGo(hand.selected, game.table));
  }

  change(changed: Partial<SettingsMessage>): void {
    this.#unsent = { ...this.#unsent, ...changed };
    this.settings = { ...this.settings, ...changed };
    if (!this.settings.interactive_rules) this.reminder = null;
    this.#sendSettings();
  }

  /** Read the settings anew: they were changed elsewhere. */
  async readSettings(): Promise<void> {
    this.#hear(await this.api.settings());
  }

  /** Look whether the game went on elsewhere: in another tab, on another device. */
  catchUp(): void {
    if (this.offline) return this.#line.wake();
    if (!this.#line.isIdle || !this.game) return;
    this.#line.add(async () => {
      const known = this.game;
      if (!known) return;
      const found = await this.api.game(known.id);
      if (found.version !== known.version) this.#adopt(found);
      await this.readSettings();
    });
  }

  /** What was changed here holds, whatever the server has heard of it. */
  #hear(settings: SettingsMessage): void {
    this.settings = { ...settings, ...this.#unsent };
    this.knowsSettings = true;
  }

  /** Without the server they wait, and are sent when it is back. */
  #sendSettings(): void {
    if (this.offline) return this.#line.wake();
    this.#line.add(async () => {
      const sent = this.#unsent;
      if (!Object.keys(sent).length) return;
      const settings = await this.api.changeSettings(sent).catch((error: unknown) => {
        // A server of another version has other options: what it will not take is not offered to it for ever.
        if (error instanceof Declined) this.#unsent = {};
        throw error;
      });
      const isNew = ([name, value]: [string, unknown]) => value !== sent[name as keyof SettingsMessage];
      this.#unsent = Object.fromEntries(Object.entries(this.#unsent).filter(isNew));
      this.#hear(settings);
    });
  }

  /** Start a deal. When there is no such deal, what was on the table stays there, or `instead` comes onto it. */
  async #start(start: Start, address: AddressChange, instead: GameMessage | null = null): Promise<void> {
    try {
      this.#opened(await this.api.start(start), address);
    } catch (error) {
      if (!(error instanceof Declined) || !error.body.fault) throw error;
      const { fault, codes } = error.body;
      this.fault = { fault, codes: codes ?? [], inAddress: address !== "push" };
      if (instead) this.#adopt(instead);
    }
  }

  #request(gesture: Gesture): IntentRequest | null {
    const intent = this.game && intentOf(gesture, this.game.table);
    if (!intent || !this.game) return null;
    return { version: this.game.version, intent, hand: this.hand, day: localDay(new Date()) };
  }

  async #ask(id: string, request: IntentRequest, again: boolean): Promise<void> {
    try {
      this.#take(await this.api.intend(id, request));
    } catch (error) {
      if (!(error instanceof Declined) || error.body.kind !== "stale" || !error.body.game) throw error;
      this.#line.forget();
      this.#adopt(error.body.game);
      // Asked again, "stale" only means that the first asking had arrived.
      if (!again) this.notice = { id: "notice-went-on" };
    }
  }

  #take(answer: IntentAnswer): void {
    const before = this.game?.table ?? null;
    const held = this.hand.selected;
    const wonBefore = before?.won ?? false;
    this.#see(answer.game);
    this.hand = answer.hand;
    this.answer = answer;
    this.beat += 1;
    if (this.#quiet > 0) this.#quiet -= 1;
    // A gesture that did nothing, like the second half of a double tap, cuts nobody short.
    else if (held || isHeard(answer)) this.say(sayAnswer(answer, before, held));
    if (answer.action !== null) this.#moved(wonBefore);
    if (answer.refusal && answer.remind) this.reminder = answer.refusal;
  }

  #moved(wonBefore: boolean): void {
    this.reminder = null;
    this.#forgetNotice();
    this.celebrates = !wonBefore && (this.game?.table.won ?? false);
    if (Date.now() - this.#leftAt > WAY_BACK_MS) this.offersWayBack = false;
  }

  #opened(opened: OpenedMessage, address: AddressChange): void {
    if (opened.left) {
      this.left = opened.left;
      this.#leftAt = Date.now();
    } else if (this.left?.id === opened.game.id) {
      this.left = null;
    }
    this.offersWayBack = opened.left !== null;
    this.#forgetNotice();
    this.#show(opened.game, address);
    this.opened += 1;
    this.say(sayOpened(opened.game));
  }

  #show(game: GameMessage, address: AddressChange): void {
    this.#adopt(game);
    this.fault = null;
    this.reminder = null;
    this.celebrates = false;
    this.spoken = "";
    this.onGame(game, address);
  }

  #adopt(game: GameMessage): void {
    this.#see(game);
    this.hand = EMPTY_HAND;
    this.#quiet = 0;
    this.beat += 1;
  }

  #see(game: GameMessage): void {
    this.game = { ...game, table: kept(this.game?.table, game.table) };
  }

  /** The game goes on, and old words go; what happened to a file or a game stays until it was read. */
  #forgetNotice(): void {
    if (this.notice && PASSES.has(this.notice.id)) this.notice = null;
  }

  #failed(error: unknown): void {
    this.beat += 1;
    const isMissing = error instanceof Declined && error.body.kind === "not-found";
    this.notice = { id: isMissing ? "error-not-found" : "error-internal" };
    console.error(error);
    if (isMissing && this.game) this.#line.add(() => this.#askWhoPlays());
  }

  /** The game on the table is not there for the server: does it know the player, or did no cookie come with the question? */
  async #askWhoPlays(): Promise<void> {
    const { game, left } = await this.api.home();
    if (!game && !left) this.notice = { id: "notice-unknown-here" };
  }
}
