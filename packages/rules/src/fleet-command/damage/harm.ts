/** What attacks do to units. Safe to call for units that are gone: then nothing happens. */
import type { Seat } from '../../kernel/contract.ts';
import type { Crippling, UnitId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { Unit } from '../table.ts';
import { isCapital, isFighter, leaderStars, printedArmour, shedsFocusFire } from '../unit/stats.ts';
import { becomeHulk, destroyUnit, loseEmbarked, strandPatrol } from './destruction.ts';
import type { Cause } from './events.ts';

/** A unit that is still there to be hurt. */
export function living(p: Procedure, id: UnitId): Unit | undefined {
  const unit = p.state.units[id];
  return unit !== undefined && (unit.place === 'board' || unit.place === 'patrol') && !unit.hulk ? unit : undefined;
}

/**
 * Takes ships off, one for each success that Armour has not stopped, at most all (FC-UNIT-4). With each a Focus Fire
 * point goes where the type sheds them (FC-DMG-4, R-FC-119); with the last the unit is destroyed. Gives the number
 * lost.
 */
export function loseShips(p: Procedure, id: UnitId, ships: number, cause: Cause): number {
  const unit = living(p, id);
  if (unit === undefined || ships <= 0) return 0;
  const lost = Math.min(ships, unit.ships);
  p.emit({ kind: 'ships-lost', unit: id, lost, left: unit.ships - lost, cause });
  if (lost === unit.ships) destroyUnit(p, id, cause);
  else if (shedsFocusFire(unit)) removeFocusFire(p, id, lost, { rule: 'R-FC-119', by: 'ships lost' });
  return lost;
}

/**
 * Points as printed, not tokens (FC-DMG-6, R-FC-107), without a limit by the stock of the box (FC-COMP-3). Fighters
 * never take any (FC-DMG-3, R-FC-118). Gives the number placed.
 */
export function addFocusFire(p: Procedure, id: UnitId, points: number, cause: Cause): number {
  const unit = living(p, id);
  if (unit === undefined || points <= 0 || isFighter(unit)) return 0;
  p.emit({ kind: 'focus-fire-placed', unit: id, points, total: unit.focusFire + points, cause });
  return points;
}

/** Not below 0. Gives the number removed. */
export function removeFocusFire(p: Procedure, id: UnitId, points: number, cause: Cause): number {
  const unit = living(p, id);
  const removed = Math.min(points, unit?.focusFire ?? 0);
  if (unit === undefined || removed <= 0) return 0;
  p.emit({ kind: 'focus-fire-removed', unit: id, points: removed, total: unit.focusFire - removed, cause });
  return removed;
}

/** Points of Crew Damage; more than the printed Armour make a capital ship a hulk (R-FC-155). */
export function addCrewDamage(p: Procedure, id: UnitId, points: number, cause: Cause): number {
  const unit = living(p, id);
  if (unit === undefined || points <= 0) return 0;
  p.emit({ kind: 'crew-damage-placed', unit: id, points, total: unit.crewDamage + points, cause });
  return points;
}

/** The hulk test, after ships have been removed (R-FC-147). */
export function testForHulk(p: Procedure, id: UnitId, cause: Cause): boolean {
  const unit = living(p, id);
  if (unit === undefined || !isCapital(unit) || unit.crewDamage <= printedArmour(unit)) return false;
  becomeHulk(p, id, cause);
  return true;
}

/** One of each type; a second changes nothing; fighters take none (FC-DMG-11, R-FC-77). */
export function cripple(p: Procedure, id: UnitId, what: Crippling, cause: Cause): boolean {
  const unit = living(p, id);
  if (unit === undefined || isFighter(unit) || unit.crippled.includes(what)) return false;
  p.emit({ kind: 'unit-crippled', unit: id, crippling: what, cause });
  return true;
}

/** Takes off one Crippled token or one Focus Fire point, which else stay (FC-ORD-13, R-FC-44). */
export function repairOne(p: Procedure, id: UnitId, what: Crippling | 'focus-fire', cause: Cause): boolean {
  if (what === 'focus-fire') return removeFocusFire(p, id, 1, cause) > 0;
  if (living(p, id)?.crippled.includes(what) !== true) return false;
  p.emit({ kind: 'crippling-removed', unit: id, crippling: what, cause });
  return true;
}

/**
 * Braced, Evading and Lockdown end with the next order, or once Focus Fire has been placed, with the attack that placed
 * it (FC-ORD-12, R-FC-43).
 */
export function endBuffs(p: Procedure, id: UnitId, cause: Cause): void {
  const unit = living(p, id);
  const buffs = (['braced', 'evading', 'lockdown'] as const).filter((buff) => unit?.[buff] === true);
  if (buffs.length > 0) p.emit({ kind: 'buffs-ended', unit: id, buffs, cause });
}

/** One token of each kind (R-FC-43). */
export function placeBuff(p: Procedure, id: UnitId, buff: 'braced' | 'evading' | 'lockdown', cause: Cause): void {
  if (living(p, id)?.[buff] === false) p.emit({ kind: 'buff-placed', unit: id, buff, cause });
}

/**
 * The boarder takes the unit: it changes sides, counts as activated, loses its leader (scored) and who is aboard; the
 * boarder takes 1 Crew Damage, which can make it a hulk (R-FC-150, R-FC-151).
 */
export function capture(p: Procedure, id: UnitId, boarder: UnitId): void {
  const [unit, by] = [p.state.units[id], p.state.units[boarder]];
  if (unit === undefined || by === undefined || by.side === 'neutral' || unit.place !== 'board') return;
  strandPatrol(p, unit);
  loseEmbarked(p, unit);
  const seat: Seat | null = by.seat;
  const stars = unit.side === 'neutral' ? 0 : leaderStars(unit);
  p.emit({ kind: 'unit-captured', unit: id, by: boarder, side: by.side, seat, stars, leader: unit.leader });
  const cause: Cause = { rule: 'R-FC-150', by: `the capture of ${unit.name}` };
  addCrewDamage(p, boarder, 1, cause);
  testForHulk(p, boarder, cause);
}
