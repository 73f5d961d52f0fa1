/** Ways out of what is wrong: every small change is tried, and the one that mends most at the least loss is offered. */
import type { ListFault, Fix } from './list-kind.ts';

export interface Candidate<D> extends Fix<D> {
  /** How much is lost: the smallest wins among equals. */
  readonly loss: number;
}

/** The best of `candidates` by how many faults go and how little is lost; none where none mends anything. */
export function bestFix<D, F extends ListFault>(
  design: D,
  faults: (design: D) => readonly F[],
  candidates: readonly Candidate<D>[],
  minded: (fault: F) => boolean,
): Fix<D> | undefined {
  const wrong = faults(design);
  const had = wrong.filter(minded).length;
  const tried = candidates.flatMap((candidate) => {
    const left = faults(candidate.design);
    const mended = had - left.filter(minded).length;
    // A way out leads nowhere else: no other rule may be broken by it.
    return mended > 0 && left.length <= wrong.length - mended ? [{ ...candidate, mended }] : [];
  });
  const [winner] = tried.toSorted((a, b) => b.mended - a.mended || a.loss - b.loss);
  if (!winner) return undefined;
  const { label, mended } = winner;
  const lead = mended === 1 ? '' : mended === 2 && had === 2 ? 'Fix both: ' : `Fix ${mended}: `;
  const words = lead === '' ? label[0]?.toUpperCase() + label.slice(1) : label;
  return { label: `${lead}${words}`, design: winner.design };
}

/** Candidates told with what each of them saves, which is also what is lost by it. */
export const cheapened = <D>(
  candidates: readonly Candidate<D>[],
  savedBy: (design: D) => number,
  unit: string,
): Candidate<D>[] =>
  candidates.map((each) => {
    const saved = savedBy(each.design);
    const less = saved === 1 ? `1 ${unit.slice(0, -1)}` : `${saved} ${unit}`;
    return { ...each, label: saved > 0 ? `${each.label}, ${less} less` : each.label, loss: Math.abs(saved) };
  });
