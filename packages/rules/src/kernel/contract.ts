/**
 * The contract every ruleset fulfils. Everything else in Broadside (server, client, web, bots, cases)
 * knows rulesets only through these types.
 */
import type { z } from 'zod';
import type { Differences } from './differences.ts';
import type { Explaining } from './explain/explaining.ts';
import type { LogLine, LogPart, RollShown, RuleId } from './log-lines.ts';
import type { Seat } from './seat.ts';
import type { StoryTelling } from './story.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [field: string]: Json };

export type { Seat };

export type { LogLine, LogPart, RollShown, RuleId };

/** Who looks: decides which view, narration and frames are sent. */
export type Viewer = { kind: 'seat'; seat: Seat } | { kind: 'public' } | { kind: 'referee' };

/**
 * Why a command is not legal. `code` is stable and machine-readable, `rule` is the rule that forbids it,
 * `sentence` states the fact and then what would be legal, in words for a player.
 */
export interface Rejection {
  readonly code: string;
  readonly rule: RuleId;
  readonly sentence: string;
  readonly data?: Json;
}

export type Decision<E> =
  { readonly ok: true; readonly events: readonly E[] } | { readonly ok: false; readonly reason: Rejection };

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };

/** Injected into `start` and `decide`; never part of a state or an event. */
export interface Dice {
  /** `count` faces of a die with `sides` sides, each 1..sides, in the order drawn. `why` goes into the dice log. */
  roll(sides: number, count: number, why: string): readonly number[];
  /** A permutation of `items`. */
  shuffle<T>(items: readonly T[], why: string): readonly T[];
}

/** One record of a view: a plain JSON object. */
export type ViewRecord = { readonly [field: string]: Json };

/**
 * A view is a flat map of records, keyed by record id; record ids never contain `/` or `~`. Those that begin with `receipt:`
 * are the table's own (`sealing`).
 */
export type View = { readonly [recordId: string]: ViewRecord };

/** A chair that a setup puts at the table. Seats of one team play together and win together; teams count from 0. */
export interface SeatPlan {
  readonly seat: Seat;
  readonly team: number;
  /** The side that it plays, as people call it ("Blue"). */
  readonly side: string;
}

/** How a match ended. `points` are the scores as the book counts them (halves allowed). */
export interface Outcome {
  /** The seat that won alone; null where nobody did, or a side of several seats or of none (see `winners`). */
  readonly winner: Seat | null;
  /** All seats of the side that won; empty where it has none (an automated enemy). Absent: `winner`, or a draw. */
  readonly winners?: readonly Seat[];
  readonly reason: string;
  readonly points: { readonly [seat: string]: number };
}

/** A source of uniform numbers in [0, 1) for bots and samplers; never used for game dice. */
export type Random = () => number;

/** Plays a seat from its view and its offers alone, as a person would. */
export interface Bot<V, C, O> {
  readonly name: string;
  /** How it plays, in one plain sentence, where people may choose it. */
  readonly note?: string;
  /** It may think for a tenth of a second or more: a server asks it in a thread of its own. */
  readonly ponders?: boolean;
  choose(view: V, offers: readonly O[], by: Seat, random: Random): C;
  /** A page is built with this in the bot's place, and fetches the bot when somebody lets it play. */
  later?(): Promise<Bot<V, C, O>>;
}

/**
 * What players draw up at leisure, save under a link and bring to a match: fleets, forces, decks. Whoever stores lists
 * knows them through this alone.
 */
export interface Lists<L> {
  readonly codec: z.ZodType<L>;
  /** As the player calls it. */
  name(list: L): string;
  /** What it costs, as the ruleset counts. */
  points(list: L): number;
  /** Everything that breaks a rule whatever the match it is brought to; empty when it is legal. */
  faults(list: L): readonly Rejection[];
}

/** What was read, with a sentence for every name in it that nothing has; such a name stays as it is. */
export interface Read {
  readonly value: Json;
  readonly unknown: readonly string[];
}

/** How people write what a ruleset's commands, events, offers and views are made of. */
export interface Writing<S, C> {
  /** Names and measures of the game as ids and units of the program, anywhere in `written`. */
  plain(state: S, written: Json): Read;
  /** The command that an order means whose words have been read: what was left out, a way that was not written. */
  complete?(state: S, order: JsonObject, by: Seat): Result<Json>;
  /** A case file that shows how cases are written. */
  readonly example: Json;
  /** How orders may be written, given the schema of the commands. */
  schema?(commands: z.core.JSONSchema.JSONSchema): z.core.JSONSchema.JSONSchema;
  /** Numbers of a position fit what a case expects within this: what is lost where a place is read as course and distance. */
  readonly tolerance?: number;
  /** `command` ends what has ended by itself: a case passes over it. */
  redundant?(state: S, command: C, by: Seat): boolean;
}

/** What is asked of a table in a lesson: what the learner sees, and the order in preparation, if there is one. */
export interface LessonQuestion<V extends View> {
  readonly view: V;
  readonly prepared?: JsonObject | undefined;
}

/** What a ruleset teaches with: lessons and help at prompts as data (`kernel/lessons`), and what these may ask of its table. */
export interface Teaching<V extends View> {
  readonly lessons: readonly unknown[];
  /** What each kind of prompt asks, for who meets it for the first time. */
  readonly help: unknown;
  /** Judges a fact with the arguments that a lesson writes; undefined where they name what is not on the table. */
  readonly facts: { readonly [name: string]: (asked: LessonQuestion<V>, given: JsonObject) => boolean | undefined };
  /** Words for a placeholder such as `{range avocet cinder}`; undefined where they name what is not on the table. */
  readonly measures: {
    readonly [name: string]: (asked: LessonQuestion<V>, names: readonly string[]) => string | undefined;
  };
}

/** A setting of a match that the rulings leave to its players. */
export interface GameChoice {
  readonly id: string;
  /** Choices of one group stand together under this heading. */
  readonly group: string;
  readonly label: string;
  /** What it changes, in one plain sentence. */
  readonly note: string;
  readonly ruling: RuleId;
  /** What holds where nobody chooses: one of `values`. Where that differs from scenario to scenario it is null. */
  readonly usual: Json;
  /** What may be chosen, in the order in which it is shown; the labels differ. */
  readonly values: readonly { readonly value: Json; readonly label: string }[];
}

/** A ready-made setup, as people choose it. */
export interface Preset<Setup> {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** About how long a match of it takes, in minutes. */
  readonly minutes: number;
  /** What a side brings, as the book counts it ("250 points"); absent where nobody counts. */
  readonly size?: string;
  /** What a newcomer plays first: one preset of a ruleset, of at most 25 minutes. */
  readonly first?: true;
  readonly setup: Setup;
}

/** A value for each choice, by its id. */
export type GameOptions = { readonly [choice: string]: Json };

/**
 * What lies sealed at a table: chosen by somebody, and shown to nobody else until it opens. All but `content` is told to
 * everybody, with a receipt.
 */
export interface SealedThing {
  /**
   * Names it among all that is sealed at the moment: letters, digits and hyphens. As long as it stays and the content is the
   * same, so does its receipt. A game in which people seal again, changed or not, counts that in the id where others are
   * told of it, and otherwise lets nobody change what is sealed: a new receipt under the same id says that the content differs.
   */
  readonly id: string;
  /** Whose it is. */
  readonly of: readonly Seat[];
  /** What it is, in a few words ("cards to put away"). */
  readonly what: string;
  /** What is sealed, in a form that stays the same for as long as the edition does. */
  readonly content: Json;
}

/** What a ruleset says of things that are sealed. Neither looks at anything but what it is given. */
export interface Sealing<S, E> {
  /** All that is sealed now, in an order that tells nothing. Ids, owners and words follow from what everybody knows. */
  sealed(state: S): readonly SealedThing[];
  /** The ids of the things that `event` shows to everybody, whole. What goes without being shown is not among them. */
  opened(event: E, before: S): readonly string[];
}

/** What a league may have played: a ready-made match, or one for which entrants bring lists. */
export interface Battle {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly seats: readonly SeatPlan[];
  /** The seats whose lists count; empty where everything is there. */
  readonly brings: readonly Seat[];
  /** These seats cannot bring the same list: an entrant of a league brings one for each. */
  readonly apart?: true;
  /** What a list may cost, as the book counts; absent where the battle settles it or nobody counts. */
  readonly points?: { readonly usual: number; readonly least: number; readonly most: number };
}

/** What a league settles of a battle before its tables are made. */
export interface BattleTerms {
  readonly battle: string;
  /** What each list may cost at most; null for the usual. */
  readonly points: number | null;
  /** What is played otherwise than usual. */
  readonly options: GameOptions;
}

/** The battles that a ruleset offers to leagues. */
export interface Battles<L, Setup> {
  readonly all: readonly Battle[];
  /** What keeps a list from this seat in this battle; what is wrong in any battle, `Lists.faults` says. */
  faults(terms: BattleTerms, seat: Seat, list: L): readonly Rejection[];
  /** The match of these lists, one for each seat that brings one; problems where it cannot begin. */
  setup(terms: BattleTerms, lists: { readonly [seat: Seat]: L }): Result<Setup>;
  /** A list by chance that is legal on this seat. */
  byChance(terms: BattleTerms, seat: Seat, random: Random): L;
}

export interface Ruleset<S, C, E, V extends View, O, Setup, P> {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly codec: {
    /** What is drawn up for a match, or a position to go on from: `positionSetup` of the codec below. */
    readonly setup: z.ZodType<Setup>;
    readonly command: z.ZodType<C>;
    readonly event: z.ZodType<E>;
    readonly state: z.ZodType<S>;
    readonly view: z.ZodType<V>;
    readonly position: z.ZodType<P>;
  };
  /** Ready-made setups to start a match from, the first being the default. */
  readonly presets: readonly Preset<Setup>[];
  /** What its players may agree otherwise than usual, before anybody sits down. */
  readonly options: readonly GameChoice[];
  /** The value that each choice has in a setup that the codec accepts. */
  optionsOf(setup: Setup): GameOptions;
  /** The setup with these choices, and all others as they were. It refuses nothing: the codec judges what comes of it. */
  withOptions(setup: Setup, values: GameOptions): Setup;
  /** The chairs of a setup that the codec accepts, in the order of their numbers from `seat-1`. */
  seatsOf(setup: Setup): readonly SeatPlan[];
  /** From a position the match begins at that moment; what keeps it from beginning is `bad-position` with all problems as data. */
  start(setup: Setup, dice: Dice): Decision<E>;
  /** Judges and resolves a command. Throws only on a bug. */
  decide(state: S, command: C, by: Seat, dice: Dice): Decision<E>;
  /** Bookkeeping only: no dice, no tables, no rules. Never mutates `state`; unchanged parts keep their identity. */
  evolve(state: S | undefined, event: E): S;
  /** The seats whose decision the match waits for; empty only when it is over. */
  awaiting(state: S): readonly Seat[];
  /** True where the event showed somebody something that cannot be unseen (dice, a hidden thing). */
  reveals(event: E): boolean;
  view(state: S, who: Viewer): V;
  narrate(event: E, before: S | undefined, after: S, who: Viewer): LogLine | undefined;
  /** Everything `by` may do now, from the view alone, in the order in which a keyboard walks it. */
  offers(view: V, by: Seat): readonly O[];
  /** The client's preview of `decide`: the same function, without dice. */
  check(view: V, command: C, by: Seat): Rejection | undefined;
  /** A command that fits `offer`; always accepted by `check` on the same view. */
  sample(view: V, offer: O, by: Seat, random: Random): C;
  /** The command that a seat whose time is up is taken to have given; safe and always legal. */
  standingAnswer(view: V, by: Seat): C;
  /**
   * What the program decides for `by` where it sets a match up for its players: terrain, fleets, all that comes before the first
   * order. Undefined as soon as that order is `by`'s own. `first` shall act first wherever the rules let somebody say who does.
   */
  setUp(view: V, offers: readonly O[], by: Seat, first: Seat | undefined, random: Random): C | undefined;
  /** The command by which a seat gives the match up; legal at every moment of it, whoever is awaited. */
  concession(by: Seat): C;
  readonly bots: readonly Bot<V, C, O>[];
  fromPosition(position: P): Result<S>;
  toPosition(state: S): P;
  outcome(state: S): Outcome | undefined;
  /**
   * What its players seal and open later. The table gives a receipt for each such thing as soon as an entry leaves it sealed,
   * with nothing for the ruleset to store. Absent where nothing is ever sealed.
   */
  readonly sealing?: Sealing<S, E>;
  /** How people write orders who know only the game; absent where they write commands. */
  readonly writing?: Writing<S, C>;
  /** The lists that its players draw up; absent where there are none to be saved. */
  readonly lists?: Lists<unknown>;
  /** Battles for leagues besides the presets; a separate import. Absent where nobody brings lists: `battlesOf`. */
  battles?(): Promise<Battles<unknown, Setup>>;
  /** How it tells a match that is over; absent where nobody is told more than the result. */
  readonly story?: StoryTelling<V>;
  /** What it tells watchers who do not know it; a separate import. Absent where nothing is explained. */
  explaining?(): Promise<Explaining<V>>;
  /** Its lessons; a separate import. Absent where it has none. */
  teaching?(): Promise<Teaching<V>>;
  /** How it differs from a game that its players may know; a separate import. Absent where there is none like it. */
  differences?(): Promise<Differences>;
  /** The text of every rule and ruling by id, in our own words; a separate import, so that play does not wait for it. */
  rules(): Promise<{ readonly [id: RuleId]: RuleText }>;
}

export interface RuleText {
  readonly id: RuleId;
  readonly text: string;
  readonly status: 'done' | 'partial' | 'open' | 'unplayable';
}

/** A ruleset whose types are not known statically, as the server and the catalog see it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where the types of a ruleset are erased
export type AnyRuleset = Ruleset<any, any, any, any, any, any, any>;

/** The rulesets of this installation by id; each is loaded when it is first asked for. */
export type Catalog = { readonly [ruleset: string]: () => Promise<AnyRuleset> };
