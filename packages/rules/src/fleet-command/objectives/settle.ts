/** The end of the game: what only the end can decide is decided, then medals and stars are compared. */
import type { Procedure } from '../procedure.ts';
import { endMatch } from './ending.ts';
import { ruleOf, statusOf } from './rule.ts';

/** Gives the medals of the end (FC-WIN-7, R-FC-182) and ends the match (FC-WIN-2, R-FC-186). */
export function settle(p: Procedure, why = 'the last round is over'): void {
  for (const { id } of Object.values(p.state.objectives)) {
    const objective = p.state.objectives[id];
    const rule = objective === undefined ? undefined : ruleOf(p.state, objective);
    if (objective === undefined || rule === undefined) continue;
    const status = statusOf(p.state, objective, rule, true);
    if (status !== objective.status) p.emit({ kind: 'objective-judged', objective: id, status });
  }
  endMatch(p, why);
}
