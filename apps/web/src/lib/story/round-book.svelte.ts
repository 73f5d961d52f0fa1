/** Keeps what is told of the round that is played, and closes it when the next one begins. */
import { untrack } from 'svelte';
import { namesIn, type Seat, type View } from '@broadside/rules/kernel';
import type { SceneLine } from '../scene/scene.ts';
import { closedRound, roundFigures, roundOf, type RoundFigures, type RoundSide, type RoundStanding } from './round.ts';

interface Told {
  readonly log: readonly SceneLine[];
  readonly seq: number;
  readonly view: View | null;
}
export interface RoundAsks {
  /** As the game counts; undefined where it does not say. */
  readonly standing: (view: View) => RoundStanding | undefined;
  readonly sides: () => readonly RoundSide[];
  readonly ours: (seat: Seat | undefined) => boolean;
  /** Lines from before an entry, the oldest first; none where there are no more. */
  readonly older: (before: number) => Promise<readonly SceneLine[]>;
}

interface Began {
  readonly round: number;
  readonly standing: RoundStanding;
}

/** Pages of the log that are fetched for the beginning of a round. */
const mostPages = 4;
/** Lines of one round, and some of the next. */
const mostLines = 1600;

export class RoundBook {
  /** The round that was closed, until its person goes on. */
  closed = $state.raw<RoundFigures | undefined>();
  #lines: readonly SceneLine[] = [];
  #seq = 0;
  /** Counts what a closing round gives way to: the next one, or its person going on. */
  #closing = 0;
  /** How it stood when the round that is played began; undefined where nobody saw it. */
  #began: Began | undefined;
  readonly #asks: RoundAsks;

  constructor(asks: RoundAsks) {
    this.#asks = asks;
  }

  /** What the table tells by now. */
  take(told: Told): void {
    untrack(() => this.#take(told));
  }

  #take({ log, seq, view }: Told): void {
    const before = this.#seq;
    this.#seq = seq;
    if (before === 0 || seq < before) {
      this.#lines = log;
      this.#began = undefined;
      this.goOn();
      return;
    }
    const fresh = log.filter((line) => line.seq > before);
    this.#lines = [...this.#lines, ...fresh].slice(-mostLines);
    const next = fresh.findLast(({ cue }) => cue?.is === 'round');
    if (next !== undefined) {
      const standing = view === null ? undefined : this.#asks.standing(view);
      const began = this.#began;
      this.#began = standing && { round: roundOf(next), standing };
      void this.#close(began, standing);
    } else if (fresh.some((line) => line.cue?.is === 'move' && this.#asks.ours(namesIn(line)[0]?.seat))) this.goOn();
  }

  async #close(began: Began | undefined, standing: RoundStanding | undefined): Promise<void> {
    const closing = ++this.#closing;
    for (let page = 0; page < mostPages && closedRound(this.#lines) === undefined; page++) {
      const first = this.#lines[0]?.seq;
      const older = first === undefined ? [] : await this.#asks.older(first).catch(() => []);
      if (older.length === 0) break;
      this.#lines = [...older.filter((line) => line.seq < (first ?? 0)), ...this.#lines];
    }
    const round = closedRound(this.#lines);
    if (round === undefined || round.round === 0 || closing !== this.#closing) return;
    const before = began?.round === round.round ? began.standing : undefined;
    const sides = standing?.sides ?? this.#asks.sides();
    this.closed = roundFigures({ ...round, sides, before, after: standing });
    // What was told before the round that is played now is needed no more.
    this.#lines = this.#lines.slice(this.#lines.findLastIndex(({ cue }) => cue?.is === 'round'));
  }

  goOn(): void {
    this.#closing += 1;
    this.closed = undefined;
  }
}
