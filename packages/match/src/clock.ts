/** The clocks of a match: pure bookkeeping, so that a replay, a restart and the client all come to the same times. */
import type { Seat } from '@broadside/rules/kernel';
import { listOf, mapOf, seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { afterCounted, countedMs } from './rest.ts';
import { noRest, rest } from './tempo.ts';
import type { Rest, Tempo } from './tempo.ts';
import { instant } from './words.ts';
import type { BySeat } from './words.ts';

export const clock = z.strictObject({
  /** Milliseconds that each seat had left at `since`. */
  left: mapOf(seat, z.number().min(0).max(1e12), 99),
  /** From when on the clocks of the seats that are awaited run. */
  since: instant,
  /** Seats whose bank is empty: they have the overtime for each decision. */
  overtime: listOf(seat, 99),
  /** When each seat does not have to think, in correspondence. */
  rests: mapOf(seat, rest, 99),
});
export type Clock = z.infer<typeof clock>;

/** What an entry of the journal means to the clocks. */
export interface Tick {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** Who gave the command; null where it is none. */
  readonly by: Seat | null;
  /** The server answered for the seat, because its time was up. */
  readonly byClock: boolean;
  /** Who was, and who is now, awaited. */
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
}

/** The clocks of a tempo before anybody has thought; null where there are none. */
export function newClock(tempo: Tempo, seats: readonly Seat[], at: number, rests: BySeat<Rest>): Clock | null {
  if (tempo.kind === 'none') return null;
  const ms = tempo.kind === 'live' ? tempo.bankMs : tempo.decisionMs;
  return { left: Object.fromEntries(seats.map((each) => [each, ms])), since: at, overtime: [], rests: { ...rests } };
}

const restOf = (of: Clock, tempo: Tempo, who: Seat): Rest =>
  tempo.kind === 'correspondence' ? (of.rests[who] ?? noRest) : noRest;

/** What a seat that is awaited has left at an instant, in milliseconds; never below 0. */
export function leftAt(of: Clock, tempo: Tempo, who: Seat, at: number): number {
  return Math.max(0, (of.left[who] ?? 0) - countedMs(of.since, at, restOf(of, tempo, who)));
}

/** When the time of an awaited seat is up. */
export function deadlineOf(of: Clock, tempo: Tempo, who: Seat): number {
  return afterCounted(of.since, of.left[who] ?? 0, restOf(of, tempo, who));
}

/** The awaited seat whose time is up first, and when; undefined where no clock runs. */
export function firstDeadline(
  of: Clock | null,
  tempo: Tempo,
  awaited: readonly Seat[],
): { readonly seat: Seat; readonly at: number } | undefined {
  if (of === null) return undefined;
  const all = awaited.map((each) => ({ seat: each, at: deadlineOf(of, tempo, each) }));
  return all.sort((a, b) => a.at - b.at || a.seat.localeCompare(b.seat))[0];
}

/** The clocks stop at `at`: what the awaited seats have used is gone. */
export function stopped(of: Clock, tempo: Tempo, awaited: readonly Seat[], at: number): Clock {
  const left = { ...of.left };
  for (const each of awaited) left[each] = leftAt(of, tempo, each, at);
  return { ...of, left, since: Math.max(at, of.since) };
}

/** The clocks after an entry: charged, paid back, and set for whoever is asked now [TEMPO-2, TEMPO-3]. */
export function ticked(of: Clock, tempo: Tempo, tick: Tick): Clock {
  const charged = stopped(of, tempo, tick.before, tick.at);
  const decided = tick.by !== null && tick.before.includes(tick.by) ? tick.by : null;
  const left = { ...charged.left };
  let overtime = charged.overtime;
  if (tempo.kind === 'live' && decided !== null) {
    if (tick.byClock || (left[decided] ?? 0) === 0) overtime = withSeat(overtime, decided);
    else if (!overtime.includes(decided)) left[decided] = (left[decided] ?? 0) + tempo.incrementMs;
  }
  for (const each of tick.after) {
    if (tick.before.includes(each) && each !== decided) continue;
    if (tempo.kind === 'correspondence') left[each] = tempo.decisionMs;
    else if (tempo.kind === 'live' && overtime.includes(each) && tempo.overtime.kind === 'each-decision')
      left[each] = tempo.overtime.ms;
  }
  return { ...charged, left, overtime };
}

const withSeat = (seats: readonly Seat[], one: Seat): Seat[] => (seats.includes(one) ? [...seats] : [...seats, one]);
