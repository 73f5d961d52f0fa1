/** Where units stand, as scenarios ask for it: scans, artifacts that come home, freighters that arrive. */
import { distance, onBoard, sameHex } from '../../geometry/hex/index.ts';
import type { Rejection } from '../../kernel/contract.ts';
import type { ObjectiveRule } from '../data/scenario.ts';
import type { Hex, ObjectiveId, SideId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../state.ts';
import type { Unit, Zone } from '../table.ts';
import { allUnits } from '../unit/units.ts';
import { ruleOf, scenarioRules } from './rule.ts';
import { bringHome, carriesCore, isHome } from './core.ts';

const inZone = (table: OpenTable, side: SideId, at: Hex, kind: Zone['kind'] = 'setup'): boolean =>
  table.match.zones.some(
    (zone) => zone.side === side && zone.kind === kind && zone.hexes.some((hex) => sameHex(hex, at)),
  );

/** Whether a unit that ends a move there may leave the board (R-FC-232). */
export const escapesAt = (table: OpenTable, unit: Unit, at: Hex): boolean =>
  unit.side !== 'neutral' && inZone(table, unit.side, at, 'escape');

/** Why a unit whose move ends there cannot leave the board. */
export function checkEscape(
  table: OpenTable,
  unit: Unit,
  at: Hex | null,
  patrol: string | null,
): Rejection | undefined {
  if (patrol !== null)
    return refuse('leave-or-join', 'R-FC-232', `${unit.name} either joins a patrol or leaves the board. Choose one.`);
  return at !== null && escapesAt(table, unit, at)
    ? undefined
    : refuse(
        'no-escape',
        'R-FC-232',
        `${unit.name} does not end its move in an escape zone of its side. End it there.`,
      );
}

/** It is not on its way: what has to end its move there is judged then. */
const stands = (table: OpenTable, unit: Unit): boolean =>
  unit.place === 'board' &&
  unit.at !== null &&
  !unit.hulk &&
  !table.frames.some((frame) => frame.kind === 'moving' && frame.unit === unit.id);

const withRule = (table: OpenTable, kind: ObjectiveRule['kind']): readonly ObjectiveId[] =>
  Object.values(table.objectives)
    .filter((objective) => ruleOf(table, objective)?.kind === kind)
    .map(({ id }) => id);

function advance(p: Procedure, id: ObjectiveId, by: number): void {
  const objective = p.state.objectives[id];
  if (objective !== undefined && by > 0)
    p.emit({ kind: 'objective-advanced', objective: id, progress: objective.progress + by });
}

/** Objectives of `side` with this rule come on by so much. */
function advanceAll(p: Procedure, kind: ObjectiveRule['kind'], side: string, by: number): void {
  for (const id of withRule(p.state, kind)) if (p.state.objectives[id]?.side === side) advance(p, id, by);
}

/** Whether the unit carries an artifact and the hex is of its own zone (FC-SCN-10, R-FC-245). */
export const isArtifactHome = (table: OpenTable, unit: Unit, at: Hex): boolean =>
  unit.artifact !== null &&
  scenarioRules(table).artifacts === true &&
  unit.side !== 'neutral' &&
  inZone(table, unit.side, at);

/** It leaves play with its artifact, and its side has brought one more home. */
export function bringArtifact(p: Procedure, unit: Unit): void {
  p.emit({ kind: 'unit-left', unit: unit.id, why: 'artifact-home' });
  advanceAll(p, 'artifacts-home', unit.side, 1);
}

/** Units that stand where their scenario wants them. */
export function arrivals(p: Procedure): void {
  const { redeem, artifacts } = scenarioRules(p.state);
  const scans = withRule(p.state, 'scan-and-return');
  // Most scenarios want nobody anywhere, and this is asked after every move and attack.
  if (redeem === undefined && artifacts !== true && scans.length === 0) return;
  for (const { id } of allUnits(p.state)) {
    const unit = p.state.units[id];
    if (unit === undefined || unit.at === null || unit.side === 'neutral' || !stands(p.state, unit)) continue;
    if (isArtifactHome(p.state, unit, unit.at)) {
      bringArtifact(p, unit);
      continue;
    }
    if (
      redeem !== undefined &&
      unit.side === redeem.side &&
      unit.card === redeem.card &&
      nearPlanet(p.state, unit.at, 1)
    ) {
      p.emit({ kind: 'unit-left', unit: id, why: 'redeemed' });
      advanceAll(p, 'redeem', unit.side, unit.ships);
      continue;
    }
    returned(p, scans, unit, unit.at);
  }
}

const nearPlanet = (table: OpenTable, at: Hex, within: number): boolean =>
  Object.values(table.features).some(
    (feature) => feature.kind === 'planet' && feature.at !== null && distance(feature.at, at) <= within,
  );

/** Who has scanned stands in its own zone again (R-FC-189). */
function returned(p: Procedure, scans: readonly ObjectiveId[], unit: Unit, at: Hex): void {
  for (const id of scans) {
    const objective = p.state.objectives[id];
    if (objective?.status !== 'open' || objective.progress > 0 || objective.side !== unit.side) continue;
    if (objective.units?.includes(unit.id) === true && inZone(p.state, objective.side, at)) advance(p, id, 1);
  }
}

/** The end of a turn of `side`: its units near the planet have scanned it; the other side has not stopped them (R-FC-189). */
export function judgeTurnEnd(p: Procedure, side: SideId): void {
  const { scan } = scenarioRules(p.state);
  if (scan === undefined || scan.side !== side || p.state.match.outcome !== null) return;
  const objectives = withRule(p.state, 'scan-and-return');
  const known = objectives.flatMap((id) => p.state.objectives[id]?.units ?? []);
  for (const unit of allUnits(p.state)) {
    if (unit.side !== side || unit.card !== scan.card || unit.place !== 'board' || unit.at === null) continue;
    if (known.includes(unit.id) || !nearPlanet(p.state, unit.at, scan.within)) continue;
    p.emit({ kind: 'part-done', unit: unit.id, what: 'scan', objectives: [...objectives] });
    for (const id of withRule(p.state, 'no-scan'))
      if (p.state.objectives[id]?.status === 'open')
        p.emit({ kind: 'objective-judged', objective: id, status: 'failed' });
  }
}

/** An enemy that carried an artifact is lost; it counts once (FC-SCN-11, R-FC-196). */
export function carrierLost(p: Procedure, unit: Unit): void {
  for (const id of withRule(p.state, 'destroy-artifact-carrier'))
    if (p.state.objectives[id]?.side !== unit.side && p.state.objectives[id]?.progress === 0) advance(p, id, 1);
}

/** Whether the unit may leave over the edge now, where it comes to it. */
export function exitsOpen(table: OpenTable, unit: Unit): boolean {
  const { exit } = scenarioRules(table);
  if (exit === undefined || exit.side !== unit.side || exit.card !== unit.card) return false;
  return (table.sides[exit.side]?.harvested ?? 0) >= exit.stars;
}

/** Whether a step over the edge takes the unit out of play, with 1 Move (FC-SCN-6, R-FC-193). */
export const mayExit = (table: OpenTable, unit: Unit, to: Hex): boolean =>
  !onBoard(to, table.match.board) && exitsOpen(table, unit);

/**
 * What the unit brings home by entering the hex, before anything else happens there (R-FC-190, R-FC-245); undefined
 * where it goes on. Not the hex in which it stands.
 */
export function homecoming(table: OpenTable, unit: Unit, at: Hex): 'core' | 'artifact' | undefined {
  if (unit.at !== null && sameHex(unit.at, at)) return undefined;
  if (isArtifactHome(table, unit, at)) return 'artifact';
  if (!carriesCore(table, unit)) return undefined;
  const homes = allUnits(table).filter((other) => other.place === 'board' && isHome(table, unit, other));
  return homes.some((other) => other.at !== null && sameHex(other.at, at)) ? 'core' : undefined;
}

/** The unit leaves play with what it has brought home. */
export function comeHome(p: Procedure, unit: Unit, what: 'core' | 'artifact'): void {
  if (what === 'core') bringHome(p, unit);
  else bringArtifact(p, unit);
}
