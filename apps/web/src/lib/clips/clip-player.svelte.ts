/** A clip, played in a loop from the watch stream of its match: nothing of it is kept anywhere else. */
import { watch } from '@broadside/client';
import type { Clip, LogEntry } from '@broadside/protocol';
import { pictureFor } from '#lib/boards/index.ts';
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { rulesOf } from '#lib/match/rules-of.ts';
import { momentAt, type FollowedMoment } from '#lib/watch/followed-table.svelte.ts';
import { thoughtMs } from '#lib/watch/pace.ts';

/** An entry stays at least so long, and the last one before it begins again. */
const least = 500;
const restMs = 2500;

/** What is played: a clip, or a whole match. */
export type PlayedStretch = Pick<Clip, 'match' | 'ruleset' | 'title' | 'fromSeq' | 'toSeq' | 'camera'>;
/** Lines of the log that are at hand. */
const tail = 40;

export class ClipPlayer {
  moment = $state.raw<FollowedMoment | undefined>();
  playing = $state(true);
  /** Why there is nothing to see. */
  problem = $state.raw<Problem | undefined>();
  readonly #clip: PlayedStretch;
  readonly #start: number;
  readonly #line;
  readonly #known;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `start`: the entry with which it begins the first time. */
  constructor(clip: PlayedStretch, start = clip.fromSeq) {
    this.#clip = clip;
    this.#start = start;
    this.#line = watch({ url: location.origin, match: clip.match });
    this.#known = Promise.all([rulesOf(clip.ruleset), pictureFor(clip.ruleset)]);
    // Who wants no motion presses Play.
    this.playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    void this.open();
  }

  async open(): Promise<void> {
    this.problem = undefined;
    try {
      await this.#line.open();
      await this.#show(this.#start);
      this.#goOn();
    } catch (thrown) {
      if (!this.#closed) this.problem = problemOf(thrown);
    }
  }

  toggle(): void {
    this.playing = !this.playing;
    this.#goOn();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line.close();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const { fromSeq, toSeq } = this.#clip;
    const here = this.moment?.entry;
    if (!this.playing || this.#closed || here === undefined) return;
    const next = here.seq < toSeq ? here.seq + 1 : fromSeq;
    const nextAt = this.#line.entry(next)?.at ?? here.at;
    const waitMs = next === fromSeq ? restMs : thoughtMs(here.at, nextAt, least);
    this.#timer = setTimeout(() => void this.goTo(next), waitMs);
  }

  /** Shows an entry, and goes on from there. */
  async goTo(seq: number): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#show(seq);
      this.problem = undefined;
    } catch (thrown) {
      if (!this.#closed) this.problem = problemOf(thrown);
    }
    this.#goOn();
  }

  /** Whole segments come: what is at hand is not asked for again. */
  async #show(seq: number): Promise<void> {
    const [rules, draw] = await this.#known.catch(() => [undefined, undefined] as const);
    const entry = await this.#line.reach(seq);
    if (this.#closed) return;
    const lines: LogEntry[] = [];
    for (let each = Math.max(this.#clip.fromSeq, seq - tail); each <= seq; each += 1)
      lines.push(...(this.#line.entry(each)?.log ?? []));
    this.moment = momentAt(entry, lines, rules, draw);
  }
}
