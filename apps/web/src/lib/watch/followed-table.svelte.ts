/** A match as everybody may see it, in a page that only looks: its board, how it stands, what was said of it last. */
import { watch, type WatchedEntry } from '@broadside/client';
import type { LogEntry } from '@broadside/protocol';
import type { AnyRuleset, MatchStanding } from '@broadside/rules/kernel';
import { pictureFor, type Picture } from '#lib/boards/index.ts';
import type { Scene } from '#lib/boards/scene.ts';
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { rulesOf } from '#lib/match/rules-of.ts';
import { nextShown } from './pace.ts';

/** What is drawn of one moment. */
export interface FollowedMoment {
  readonly entry: WatchedEntry;
  /** Undefined where the game has no board here. */
  readonly scene: Scene | undefined;
  /** What the match waits for, in words; '' where nobody says. */
  readonly words: string;
  /** Undefined where the game does not count. */
  readonly standing: MatchStanding | undefined;
  /** The last lines of its log, the newest last. */
  readonly lines: readonly LogEntry[];
}

/** Entries whose lines are at hand at a moment. */
const tail = 40;
/** Entries that are kept: more than anybody is shown one by one, so that a page may run for hours. */
const kept = 400;
/** A table that cannot be reached is tried again after so long. */
const againMs = 4000;

/** What is drawn of a moment; a game without a board, and one that does not count, leave theirs out. */
export function momentAt(
  entry: WatchedEntry,
  lines: readonly LogEntry[],
  rules: AnyRuleset | undefined,
  draw: Picture | undefined,
): FollowedMoment {
  const { scene, words } = draw?.(entry.view) ?? { scene: undefined, words: '' };
  return { entry, scene, words, standing: rules?.story?.standing(entry.view), lines };
}

export class FollowedTable {
  /** What is shown; undefined before the first entry is there. */
  moment = $state.raw<FollowedMoment | undefined>();
  /** The end is shown. */
  over = $state(false);
  /** The stream does not answer at the moment. */
  away = $state(false);
  /** Why there is nothing to show. */
  problem = $state.raw<Problem | undefined>();
  readonly id: string;
  readonly #line;
  readonly #known: Promise<readonly [AnyRuleset | undefined, Picture | undefined]>;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `stream`: the origin of a cache, or '' for this site. */
  constructor(id: string, ruleset: string, stream: string) {
    this.id = id;
    this.#line = watch({ url: stream === '' ? location.origin : stream, match: id, keep: kept });
    this.#known = Promise.all([rulesOf(ruleset), pictureFor(ruleset)]);
    this.#line.onChange(({ away }) => {
      this.away = away;
      this.#play();
    });
  }

  /** Shows the newest moment; `follow`: and what comes after it, over cuts, until `close`. */
  async open(follow: boolean): Promise<void> {
    clearTimeout(this.#again);
    try {
      await this.#line.open();
      this.problem = undefined;
      this.#play();
      if (follow) this.#line.follow();
    } catch (thrown) {
      if (this.#closed) return;
      this.problem = problemOf(thrown);
      if (follow) this.#again = setTimeout(() => void this.open(true), againMs);
    }
  }

  /** Asks once for what has come since: it is known that something has. */
  async refresh(): Promise<void> {
    if (this.#line.index === undefined || this.problem) return this.open(false);
    const before = this.#line.state.seq;
    const stop = this.#line.onChange(({ seq, away }) => {
      if (seq === before && !away) return;
      stop();
      this.#line.rest();
    });
    this.#line.follow();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    this.#line.close();
  }

  /** Goes on to what is next, at its pace; while nobody sees the page, to the newest at once. */
  #play(): void {
    if (this.#timer !== undefined || this.#closed) return;
    const { seq: newest } = this.#line.state;
    const next = nextShown(this.#shown, newest, (seq) => this.#line.entry(seq)?.at);
    if (next === undefined) return;
    const { seq, afterMs } = document.visibilityState === 'visible' ? next : { seq: newest, afterMs: 0 };
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#show(seq);
    }, afterMs);
  }

  async #show(seq: number): Promise<void> {
    const entry = this.#line.entry(seq);
    const [rules, draw] = await this.#known.catch(() => [undefined, undefined] as const);
    if (entry === undefined || this.#closed || seq <= this.#shown) return;
    this.#shown = seq;
    const lines: LogEntry[] = [];
    for (let each = Math.max(1, seq - tail); each <= seq; each += 1) lines.push(...(this.#line.entry(each)?.log ?? []));
    this.moment = momentAt(entry, lines, rules, draw);
    const { seq: newest, over } = this.#line.state;
    this.over = over && seq === newest;
    this.#play();
  }
}
