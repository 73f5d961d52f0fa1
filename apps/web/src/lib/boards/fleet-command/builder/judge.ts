/** What the rules say of a force on paper, and where. */
import type { ListKind } from '#lib/builder/list-kind.ts';
import { berthOf } from './edit.ts';
import { limitsOf, listProblems, type ForceBattleTerms, type ForceList, type ForceProblem } from './rules.ts';

export interface ForceFault extends ForceProblem {
  /** The group that the unit stands in; null where the whole force is meant. */
  readonly group: string | null;
}

export const judge: Pick<ListKind<ForceList, ForceBattleTerms, ForceFault>, 'faults' | 'where'> = {
  faults: ({ design, terms }) =>
    listProblems(design, limitsOf(terms, design.faction)).map((problem) => {
      const unit = problem.unit === null ? undefined : design.units[problem.unit];
      return { ...problem, group: unit === undefined ? null : String(berthOf(unit)) };
    }),
  where: ({ group, unit }) => (group === null ? {} : { group, entry: String(unit) }),
};
