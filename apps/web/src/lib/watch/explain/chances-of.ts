/**
 * Scores and chances over the moments of a match, as the line over the timeline draws them. The public views go in, nothing
 * else, and everything is worked out in the browser of who watches: `ChanceLine` does it in a worker.
 *
 *   const line = new ChanceLine(ruleset);                  // the id of a ruleset
 *   const points = await line.of([{ seq, view }, …]);      // in any order, as often as segments come in
 *   line.close();
 */
import { estimateOf, type ChanceReason, type ChanceSource } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import type { Explaining, Ruleset, TeamScore, View } from '@broadside/rules/kernel';

export interface SeenMoment {
  readonly seq: number;
  /** What everybody may know after that entry. */
  readonly view: View;
}

export interface ChancePoint {
  readonly seq: number;
  /** One for each team, 0 to 1, together 1; null where the game has no measured fit, and when the match is over. */
  readonly chances: readonly number[] | null;
  readonly score: readonly TeamScore[];
  readonly reason: ChanceReason | null;
}

/** The points of these moments, in their order; empty for a game that tells no scores. */
export const chancesOf = (source: ChanceSource<View>, moments: Iterable<SeenMoment>): readonly ChancePoint[] =>
  [...moments].flatMap(({ seq, view }) => {
    const estimate = estimateOf(source, view);
    return estimate === undefined ? [] : [{ seq, ...estimate }];
  });

/** Nobody is told chances who sits at a match that is not over: neither in its table nor on a page beside it. */
export const mayShowChances = ({ seated, over }: { readonly seated: boolean; readonly over: boolean }): boolean =>
  over || !seated;

/** How the estimate is made and how good it is, in plain sentences; '' where there is none. `score`: of any moment. */
export function estimateNote({ chances = {} }: Pick<Explaining<View>, 'chances'>, score: readonly TeamScore[]): string {
  const counts = score[0]?.parts[0]?.what ?? '';
  const fit = Object.hasOwn(chances, counts) ? chances[counts] : undefined;
  if (fit === undefined) return '';
  const { test, weights } = fit;
  const sides = ', the round, and how often bots have won this battle from each side';
  const from = weights.sides === undefined ? ', and the round' : sides;
  const better = Math.round(100 * (1 - test.brier / test.even));
  return (
    `An estimate, from the score, what is left of the fleets${from}. It was fitted to ${String(test.fitted)} matches of bots. ` +
    `In ${String(test.unseen)} others it missed ${String(better)} in 100 less than "even" does (Brier score ${test.brier.toFixed(3)}, even ${test.even.toFixed(3)}). ` +
    'It knows nothing of the players.'
  );
}

export interface ChanceQuestion {
  readonly id: number;
  readonly ruleset: string;
  readonly moments: readonly SeenMoment[];
}
export type ChanceAnswer =
  { readonly id: number; readonly points: readonly ChancePoint[] } | { readonly id: number; readonly problem: string };

/** What the worker does with a question. */
export async function answered({ id, ruleset, moments }: ChanceQuestion): Promise<ChanceAnswer> {
  const load = Object.hasOwn(catalog, ruleset) ? catalog[ruleset] : undefined;
  if (load === undefined) return { id, problem: `There is no ruleset ${ruleset} here.` };
  const known = (await load()) as Ruleset<unknown, unknown, unknown, View, unknown, unknown, unknown>;
  return { id, points: chancesOf({ story: known.story, explaining: await known.explaining?.() }, moments) };
}

interface Waiting {
  readonly done: (points: readonly ChancePoint[]) => void;
  readonly failed: (problem: Error) => void;
}

/** What a `Worker` is, as far as it is used here. */
export type ChanceWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const worker = (): ChanceWorker =>
  new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module', name: 'chances' });

/** The chances of one match; its worker starts with the first question. */
export class ChanceLine {
  readonly #ruleset: string;
  readonly #make: () => ChanceWorker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: ChanceWorker | undefined;
  #asked = 0;

  constructor(ruleset: string, make: () => ChanceWorker = worker) {
    this.#ruleset = ruleset;
    this.#make = make;
  }

  /** Rejects where the worker cannot do it: then there is no line to draw. */
  of(moments: readonly SeenMoment[]): Promise<readonly ChancePoint[]> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#started().postMessage({ id, ruleset: this.#ruleset, moments } satisfies ChanceQuestion);
    });
  }

  #started(): ChanceWorker {
    if (this.#worker !== undefined) return this.#worker;
    const made = this.#make();
    made.onmessage = ({ data }: MessageEvent<ChanceAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('points' in data) waiting?.done(data.points);
      else waiting?.failed(new Error(data.problem));
    };
    made.onerror = () => this.close('The chances could not be worked out in this browser.');
    this.#worker = made;
    return made;
  }

  /** Ends the worker; questions that wait are refused. */
  close(why = 'The match is no longer shown.'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
  }
}
