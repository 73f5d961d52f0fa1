/** The end of a match by its objectives (R-FC-184 to R-FC-186). */
import type { SideId } from '../ids.ts';
import { seatsOf, wonBy } from '../phases/round/concession.ts';
import type { Procedure } from '../procedure.ts';
import type { OpenTable } from '../state.ts';
import { ruleOf, statusOf } from './rule.ts';

const sideIds: readonly SideId[] = ['kushan', 'taiidan'];
const sideNames: { readonly [K in SideId]: string } = { kushan: 'Kushan', taiidan: 'Taiidan' };

/** More medals, then more stars scored in battle; null for a draw (FC-WIN-2). */
export function leading(table: OpenTable): { side: SideId | null; by: string } {
  const [one, other] = [table.sides['kushan'], table.sides['taiidan']];
  if (one === undefined || other === undefined) return { side: null, by: 'no two sides' };
  if (one.medals !== other.medals) {
    const [most, least] = [Math.max(one.medals, other.medals), Math.min(one.medals, other.medals)];
    return { side: one.medals > other.medals ? 'kushan' : 'taiidan', by: `medals ${most} to ${least}` };
  }
  if (one.stars !== other.stars) {
    const [most, least] = [Math.max(one.stars, other.stars), Math.min(one.stars, other.stars)];
    return {
      side: one.stars > other.stars ? 'kushan' : 'taiidan',
      by: `medals equal at ${one.medals}, stars ${most} to ${least}`,
    };
  }
  return { side: null, by: `medals equal at ${one.medals}, stars equal at ${one.stars}` };
}

/** Ends the match; the medals of each seat's side are its points. */
export function endMatch(p: Procedure, why: string): void {
  const { side, by } = leading(p.state);
  const points = Object.fromEntries(
    sideIds.flatMap((id) => seatsOf(p.state, id).map((seat) => [seat, p.state.sides[id]?.medals ?? 0])),
  );
  const won = wonBy(p.state, side);
  // The automated enemy has no seat that could be named as the winner (R-FC-210).
  const whose = side !== null && won.winners?.length === 0 ? `the ${sideNames[side]} enemy wins: ` : '';
  p.emit({ kind: 'match-ended', ...won, side, reason: `${whose}${why}, ${by}`, points });
}

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
