/** Who sat at the table at the agreed hour, and how long alone. */
import type { SideEvidence } from './model.ts';

const minute = 60_000;

interface Stay {
  readonly from: number;
  readonly to: number;
}

/** Stays from the agreed hour on; who sat down before it waits from it on. */
const after = ({ sat }: SideEvidence, hour: number): readonly Stay[] =>
  sat.flatMap(({ from, to }) => (to > hour ? [{ from: Math.max(from, hour), to }] : []));

/** Whether a side sat at the table at any time after the agreed hour, up to `until`. */
export const came = (side: SideEvidence, hour: number, until: number): boolean =>
  after(side, hour).some(({ from }) => from < until);

/** Minutes of one stay without the other side at the table, from the agreed hour or from sitting down on. */
export function aloneMinutes(stay: Stay, hour: number, other: SideEvidence): number {
  const from = Math.max(stay.from, hour);
  if (stay.to <= from) return 0;
  const met = after(other, hour)
    .filter((each) => each.to > from && each.from < stay.to)
    .reduce((first, each) => Math.min(first, Math.max(from, each.from)), stay.to);
  return Math.floor((met - from) / minute);
}

/** Whether a side sat alone for the waiting time, in one stay. */
export const waited = (side: SideEvidence, other: SideEvidence, hour: number, waitingMinutes: number): boolean =>
  side.sat.some((stay) => aloneMinutes(stay, hour, other) >= waitingMinutes);
