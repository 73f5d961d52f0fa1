/** Objectives after each attack, harvest, move or removal that is completely resolved (R-FC-184). */
import type { UnitId, SideId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { OpenTable } from '../state.ts';
import { unitCards } from '../data/units.ts';
import { allUnits } from '../unit/units.ts';
import { endMatch, settle } from './ending.ts';
import { arrivals } from './places.ts';
import { progressOf, ruleOf, statusOf } from './rule.ts';

const MEDALS_TO_WIN = 3;

/** A side with nothing on the board and nothing able to arrive (FC-WIN-9, R-FC-185); an object fights no battle. */
function isGone(table: OpenTable, side: SideId): boolean {
  return !allUnits(table).some(
    (unit) =>
      unit.side === side &&
      !unit.hulk &&
      unitCards[unit.card].abilities.inert !== true &&
      (unit.place === 'board' || unit.place === 'patrol' || (unit.place === 'reserve' && canArrive(table))),
  );
}
/** Reserves come while rounds are left. */
const canArrive = (table: OpenTable): boolean => table.match.roundsLeft === null || table.match.roundsLeft > 0;

/** Medals as they stand; three win at once (FC-WIN-1); the match ends where a side has nothing left. */
export function judge(p: Procedure): void {
  if (p.state.match.outcome !== null) return;
  arrivals(p);
  for (const { id } of Object.values(p.state.objectives)) {
    const objective = p.state.objectives[id];
    const rule = objective === undefined ? undefined : ruleOf(p.state, objective);
    if (objective === undefined || rule === undefined) continue;
    const progress = progressOf(p.state, objective, rule);
    if (progress !== objective.progress) p.emit({ kind: 'objective-advanced', objective: id, progress });
    const status = statusOf(p.state, { ...objective, progress }, rule, false);
    if (status !== objective.status) p.emit({ kind: 'objective-judged', objective: id, status });
  }
  const { sides } = p.state;
  if (Object.values(sides).some(({ medals }) => medals >= MEDALS_TO_WIN)) return endMatch(p, 'three medals are won');
  const left = allUnits(p.state).find(({ id, place }) => place === 'left' && exits(p.state, id));
  if (left !== undefined) return settle(p, `${left.name} has left the board`);
  if (isGone(p.state, 'kushan') || isGone(p.state, 'taiidan')) settle(p, 'a side has no units left');
}

/** Leaving over the edge ends the game (R-FC-193). */
function exits(table: OpenTable, id: UnitId): boolean {
  const unit = table.units[id];
  return Object.values(table.objectives).some((objective) => {
    const rule = ruleOf(table, objective);
    return rule?.kind === 'survive-or-exit' && rule.card === unit?.card;
  });
}
