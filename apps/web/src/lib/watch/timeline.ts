/** What the bar of a watched match shows: its rounds, where units begin to act, and what was lost, hit hard or scored. */
import type { WatchedEntry } from '@broadside/client';
import type { LogLine, Seat } from '@broadside/rules/kernel';
import { sentenceOf } from '#lib/analysis/labels.ts';
import { thoughtMs } from './pace.ts';

/** A loss, a critical, points. */
export type TimelineMarkKind = 'loss' | 'critical' | 'points';
export interface TimelineMark {
  readonly seq: number;
  readonly kind: TimelineMarkKind;
  /** Whose it is: who lost, who was hit, who scored; null where the line names nobody. */
  readonly seat: Seat | null;
  readonly words: string;
}

/** What one entry puts on the bar. */
export interface TimelineBeat {
  readonly seq: number;
  readonly at: number;
  /** The round that runs after it, where one may have begun with it. */
  readonly round?: number;
  /** A unit begins to act, or a phase begins. */
  readonly turn: boolean;
  readonly marks: readonly TimelineMark[];
}

/** A stretch of the bar. */
export interface TimelineStretch {
  readonly from: number;
  readonly to: number;
  /** 0 before the first round, and of a match that counts none. */
  readonly round: number;
}

export interface Timeline {
  readonly rounds: readonly TimelineStretch[];
  readonly marks: readonly TimelineMark[];
  /** The entries at which units begin to act, in order. */
  readonly turns: readonly number[];
}

const kindOf = ({ tone, cue }: LogLine): TimelineMarkKind | undefined => {
  if (cue?.is === 'gone' || tone === 'loss') return 'loss';
  if (cue?.is === 'effect') return 'critical';
  return tone === 'score' ? 'points' : undefined;
};

const firstNamed = (line: LogLine): Seat | null => {
  for (const part of line.parts) if (typeof part !== 'string' && part.seat) return part.seat;
  return null;
};

/** At most one mark of a kind and a side for each entry: the first says it. */
function marksOf(seq: number, log: readonly LogLine[]): readonly TimelineMark[] {
  const marks: TimelineMark[] = [];
  for (const line of log) {
    const kind = kindOf(line);
    if (kind === undefined) continue;
    const seat = firstNamed(line);
    if (marks.some((each) => each.kind === kind && each.seat === seat)) continue;
    marks.push({ seq, kind, seat, words: sentenceOf(line) });
  }
  return marks;
}

/** `roundAfter`: the round that runs after the entry; asked only where one may begin. */
export function beatOf(
  entry: Pick<WatchedEntry, 'seq' | 'at' | 'log'>,
  roundAfter: () => number | undefined,
): TimelineBeat {
  const { seq, at, log } = entry;
  const begins = log.some(({ cue, tone }) => cue?.is === 'round' || tone === 'phase');
  const round = begins ? roundAfter() : undefined;
  const turn = begins || log.some(({ cue }) => cue?.is === 'turn');
  return { seq, at, ...(round === undefined ? {} : { round }), turn, marks: marksOf(seq, log) };
}

/** The bar of the beats that are at hand, in order, of a match that is known up to entry `end`. */
export function timelineOf(beats: readonly TimelineBeat[], end: number): Timeline {
  const starts: { from: number; round: number }[] = [{ from: 1, round: 0 }];
  for (const { seq, round } of beats) {
    // A match that is taken back over the end of a round begins it once more: it is one round.
    if (round === undefined || round <= (starts.at(-1)?.round ?? 0)) continue;
    if (seq === starts.at(-1)?.from) starts.pop();
    starts.push({ from: seq, round });
  }
  const rounds = starts.map(({ from, round }, i): TimelineStretch => ({
    from,
    round,
    to: (starts[i + 1]?.from ?? end + 1) - 1,
  }));
  return {
    rounds: rounds.filter(({ from, to }) => to >= from),
    marks: beats.flatMap(({ marks }) => marks),
    turns: beats.filter(({ turn }) => turn).map(({ seq }) => seq),
  };
}

/** The number of the stretch in which an entry stands. */
export const stretchAt = ({ rounds }: Timeline, seq: number): number =>
  Math.max(
    0,
    rounds.findLastIndex(({ from }) => from <= seq),
  );

/** The nearest of `stops`, which are in order, before or after entry `from`. */
export const nearest = (stops: readonly number[], from: number, by: 1 | -1): number | undefined =>
  by > 0 ? stops.find((seq) => seq > from) : stops.findLast((seq) => seq < from);

/** Milliseconds that catching up takes, however much there is. */
export const catchUpMs = 90_000;
const [mostStops, longestMs] = [60, 3000];
const weights: Readonly<Record<TimelineMarkKind, number>> = { loss: 3, points: 2, critical: 1 };

/** Where catching up stops between entry `from` and the last one, and for how long each: what weighs most, in order. */
export function catchUpStops(
  { rounds, marks }: Timeline,
  from: number,
  end: number,
): { seqs: number[]; eachMs: number } {
  const weight = new Map<number, number>();
  for (const { seq, kind } of marks) weight.set(seq, (weight.get(seq) ?? 0) + weights[kind]);
  for (const { from: seq } of rounds) weight.set(seq, (weight.get(seq) ?? 0) + 4);
  const ahead = [...weight].filter(([seq]) => seq > from && seq < end);
  const seqs = ahead
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostStops - 1)
    .map(([seq]) => seq)
    .sort((one, other) => one - other);
  return { seqs: [...seqs, end], eachMs: Math.min(longestMs, Math.floor(catchUpMs / (seqs.length + 1))) };
}

/** Slower than where a page only looks: here dice are played. */
const shortestMs = 350;

/** How long an entry stands while the match is played back, at a speed: as long as the players thought. */
export const dwellMs = (at: number, next: number, speed: number): number => thoughtMs(at, next, shortestMs) / speed;
