/** Units that are destroyed or become hulks, and what goes with them. */
import type { SideId, UnitId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { Unit } from '../table.ts';
import { leaderStars, unitStars } from '../unit/stats.ts';
import { embarkedOn, opponent, patrolOf } from '../unit/units.ts';
import type { Cause } from './events.ts';
import { corvetteLost } from '../objectives/core.ts';
import { carrierLost } from '../objectives/places.ts';

/** The side that scores a unit: the one that opposes it, whoever destroyed it (FC-WIN-3, R-FC-183). */
const scorer = (unit: Unit): SideId | null => (unit.side === 'neutral' ? null : opponent(unit.side));

/** Its patrol has to come back to the board, activated if the ship was or its token is flipped (R-FC-166). */
export function strandPatrol(p: Procedure, parent: Unit): void {
  const patrol = patrolOf(p.state, parent);
  if (patrol === undefined || parent.at === null) return;
  const activated = patrol.activated || parent.activated || !patrol.patrolReady;
  p.emit({ kind: 'patrol-stranded', unit: patrol.id, parent: parent.id, at: parent.at, activated });
}

/** Units aboard go down with it and are scored (FC-REI-16, R-FC-177). */
export function loseEmbarked(p: Procedure, parent: Unit): void {
  for (const aboard of embarkedOn(p.state, parent))
    destroyUnit(p, aboard.id, { rule: 'R-FC-177', by: `the loss of ${parent.name}` });
}

/** What it carries stays in its hex (R-FC-154); scenarios look at who carried it. */
function dropArtifact(p: Procedure, unit: Unit): void {
  if (unit.artifact !== null) carrierLost(p, unit);
  corvetteLost(p, unit);
  if (unit.artifact !== null && unit.at !== null)
    p.emit({ kind: 'artifact-dropped', artifact: unit.artifact, from: unit.id, at: unit.at });
}

/**
 * The unit leaves play: its stars and its leader's are scored (FC-WIN-3, FC-MISC-16, R-FC-183), units aboard are lost
 * with it (R-FC-177), its patrol is stranded (R-FC-166), what it carries lies in its hex (R-FC-154).
 */
export function destroyUnit(p: Procedure, id: UnitId, cause: Cause): void {
  const unit = p.state.units[id];
  if (unit === undefined || unit.place === 'destroyed' || unit.place === 'left') return;
  strandPatrol(p, unit);
  loseEmbarked(p, unit);
  dropArtifact(p, unit);
  const stars = unitStars(unit) + leaderStars(unit);
  p.emit({ kind: 'unit-destroyed', unit: id, to: scorer(unit), stars, leader: unit.leader, cause });
}

/** Its crew is dead: terrain from now on, scored like a destroyed unit (R-FC-155, R-FC-156). */
export function becomeHulk(p: Procedure, id: UnitId, cause: Cause): void {
  const unit = p.state.units[id];
  if (unit === undefined || unit.place !== 'board' || unit.hulk) return;
  strandPatrol(p, unit);
  loseEmbarked(p, unit);
  dropArtifact(p, unit);
  const stars = unitStars(unit) + leaderStars(unit);
  p.emit({ kind: 'hulk-made', unit: id, to: scorer(unit), stars, leader: unit.leader, cause });
}
