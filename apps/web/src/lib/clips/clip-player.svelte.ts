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

export class ClipPlayer {
  moment = $state.raw<FollowedMoment | undefined>();
  playing = $state(true);
  /** Why there is nothing to see. */
  problem = $state.raw<Problem | undefined>();
  readonly #clip: Clip;
  readonly #line;
  readonly #known;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(clip: Clip) {
    this.#clip = clip;
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
      const { fromSeq, toSeq } = this.#clip;
      // Whole segments come: what is at hand is not asked for again.
      for (let seq = fromSeq; seq <= toSeq; seq += 1) await this.#line.reach(seq);
      await this.#show(fromSeq);
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
    const next = here.seq < toSeq ? this.#line.entry(here.seq + 1) : undefined;
    const waitMs = next === undefined ? restMs : thoughtMs(here.at, next.at, least);
    this.#timer = setTimeout(() => void this.#show(next?.seq ?? fromSeq).then(() => this.#goOn()), waitMs);
  }

  async #show(seq: number): Promise<void> {
    const [rules, draw] = await this.#known.catch(() => [undefined, undefined] as const);
    const entry = this.#line.entry(seq);
    if (entry === undefined || this.#closed) return;
    const lines: LogEntry[] = [];
    for (let each = this.#clip.fromSeq; each <= seq; each += 1) lines.push(...(this.#line.entry(each)?.log ?? []));
    this.moment = momentAt(entry, lines, rules, draw);
  }
}
