/** Whether an attack can be made, and what prevents it; the client shows the same sentences. */
import type { Rejection } from '../../../kernel/contract.ts';
import { directionTo, distance } from '../../../geometry/hex/index.ts';
import { weapons, type Weapon } from '../../data/weapons.ts';
import type { Crippling, Hex, UnitId, WeaponId } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import {
  canAct,
  cardOf,
  crewOf,
  isCapital,
  isCrippled,
  isFighter,
  ramOf,
  typeOf,
  weaponsOf,
} from '../../unit/stats.ts';
import { allUnits, enemies, hexOf } from '../../unit/units.ts';
import { blockedBy, onBlindLine } from './path.ts';

/** An attack to be declared. */
export interface AttackSpec {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly mode: 'weapon' | 'ram' | 'boarding' | 'counterattack';
  /** Needed for a weapon attack. */
  readonly weapon?: WeaponId | null | undefined;
  readonly power?: boolean | undefined;
  /** Dice of the card (R-FC-115). */
  readonly bonusDice?: number | undefined;
  /** The Crippled token of the Target cards (R-FC-73). */
  readonly cripples?: Crippling | null | undefined;
  /** The unit that the card binds the attack to (R-FC-62). */
  readonly mustSameTarget?: UnitId | null | undefined;
  readonly cause: 'order' | 'interrupt';
}

/**
 * Why this attack is not legal, from the open table alone. What an order demands of its moves before a ram is the
 * order's to judge (R-FC-136, R-FC-137). Only units are targets: no minefield and no other terrain (FC-TER-8).
 */
export function checkAttack(table: OpenTable, spec: AttackSpec): Rejection | undefined {
  const attacker = table.units[spec.attacker];
  return attacker === undefined
    ? refuse('no-attacker', 'FC-RNG-1', 'No such unit can attack. Name one of yours on the board.')
    : checkAttackBy(table, attacker, spec);
}

/** The same for a unit that may stand elsewhere than on the table. */
function checkAttackBy(table: OpenTable, attacker: Unit, spec: AttackSpec): Rejection | undefined {
  const target = table.units[spec.target];
  const able = checkAttacker(attacker, spec);
  if (able !== undefined) return able;
  if (target === undefined)
    return refuse('no-target', 'FC-RNG-4', 'No such unit is there. Name an enemy unit on the board.');
  const bound = spec.mustSameTarget;
  if (bound !== null && bound !== undefined && bound !== target.id)
    return refuse(
      'same-target',
      'R-FC-62',
      `Both attacks of this order name one unit: ${table.units[bound]?.name ?? 'the first target'}.`,
    );
  if (spec.mode === 'weapon') return checkWeapon(table, attacker, target, spec.weapon ?? null);
  if ((spec.weapon ?? null) !== null)
    return refuse('no-weapon-fires', 'FC-RNG-1', 'Ramming and boarding fire no weapon. Leave the weapon out.');
  if (spec.mode === 'ram') return checkRam(attacker, target);
  return checkBoarding(attacker, target, spec.mode);
}

function checkAttacker(attacker: Unit, { cause }: AttackSpec): Rejection | undefined {
  if (attacker.place !== 'board' || !canAct(attacker) || cardOf(attacker).abilities.noAttack === true)
    return refuse(
      'cannot-attack',
      'FC-RNG-1',
      `${attacker.name} cannot attack. Only armed or crewed units on the board can.`,
    );
  // After an attack of any kind, a ram too, it makes no other (FC-RAM-3).
  if (cause === 'order' && attacker.attacked)
    return refuse(
      'has-attacked',
      'FC-ORD-20',
      `${attacker.name} has attacked this turn. A unit attacks once in a turn.`,
    );
  return undefined;
}

/** An enemy that can be attacked; one that flies patrol can be, too (FC-CAP-12). */
function checkEnemy(attacker: Unit, target: Unit): Rejection | undefined {
  const there = target.place === 'board' || target.place === 'patrol';
  if (!there || target.hulk || !enemies(attacker, target))
    return refuse('no-target', 'FC-RNG-4', `${target.name} is no enemy unit in play. Name one that is.`);
  return undefined;
}

function checkWeapon(table: OpenTable, attacker: Unit, target: Unit, id: WeaponId | null): Rejection | undefined {
  const enemy = checkEnemy(attacker, target);
  if (enemy !== undefined) return enemy;
  // Crippled weapons fire at nobody (FC-DMG-11).
  if (isCrippled(attacker, 'weapons'))
    return refuse(
      'weapons-crippled',
      'R-FC-74',
      `The weapons of ${attacker.name} are crippled. It can still board or ram.`,
    );
  if (cardOf(attacker).weapons.length === 0)
    return refuse('unarmed', 'FC-RNG-2', `${attacker.name} has no weapons. It can board or ram.`);
  const weapon = id === null ? undefined : weaponsOf(attacker).find((each) => each.id === id);
  if (weapon === undefined)
    return refuse(
      'no-such-weapon',
      'FC-RNG-3',
      `${attacker.name} has no such weapon. It has: ${weaponsOf(attacker)
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  return checkAim(weapon, attacker, target) ?? checkLine(table, weapon, attacker, target);
}

function checkAim(weapon: Weapon, attacker: Unit, target: Unit): Rejection | undefined {
  if (cardOf(target).abilities.boardingOnly === true)
    return refuse('boarding-only', 'R-FC-197', `${target.name} cannot be shot. Board it.`);
  if (weapon.cannotTarget.includes(typeOf(target)))
    return refuse(
      'wrong-target',
      weapon.ordnance === null ? 'R-FC-113' : 'FC-RNG-36',
      `The ${weapon.name} of ${attacker.name} cannot be aimed at ${target.name}. Choose another weapon or target.`,
    );
  return undefined;
}

function checkLine(table: OpenTable, weapon: Weapon, attacker: Unit, target: Unit): Rejection | undefined {
  const [from, to] = [attacker.at, hexOf(table, target)];
  if (from === null || to === null) return refuse('no-target', 'FC-RNG-4', `${target.name} is not on the board.`);
  const hexes = distance(from, to);
  const range = weapon.closeQuarters ? 1 : weapon.range;
  if (hexes > range)
    return refuse(
      'out-of-range',
      weapon.closeQuarters ? 'FC-CQ-1' : 'FC-RNG-5',
      `${target.name} is ${hexes} hexes away; the ${weapon.name} reaches ${range}. Move closer.`,
    );
  // Weapons fire in all directions but for the line behind a capital ship (FC-RNG-6).
  if (isCapital(attacker) && !weapon.allAround && weapon.ordnance === null && onBlindLine(attacker, to))
    return refuse(
      'blind-line',
      weapon.turret ? 'FC-RNG-8' : 'FC-RNG-7',
      `${target.name} is straight behind ${attacker.name}, where the ${weapon.name} cannot fire. Turn first.`,
    );
  const wall = blockedBy(table, from, to);
  if (wall !== undefined)
    return refuse(
      'no-line-of-sight',
      'R-FC-92',
      `${wall} blocks the shot at ${target.name}. Move to a hex with a free line.`,
    );
  return undefined;
}

function checkAdjacent(attacker: Unit, target: Unit, rule: string): Rejection | undefined {
  if (target.place === 'board' && attacker.at !== null && target.at !== null && distance(attacker.at, target.at) === 1)
    return undefined;
  return refuse('not-adjacent', rule, `${target.name} is not next to ${attacker.name}. Move next to it first.`);
}

function checkRam(attacker: Unit, target: Unit): Rejection | undefined {
  const enemy = checkEnemy(attacker, target);
  if (enemy !== undefined) return enemy;
  if (ramOf(attacker) === null) return refuse('cannot-ram', 'R-FC-138', `${attacker.name} has no Ram value.`);
  if (isCrippled(attacker, 'engines'))
    return refuse('engines-crippled', 'R-FC-75', `The engines of ${attacker.name} are crippled. Repair them to ram.`);
  if (isFighter(target))
    return refuse('cannot-be-rammed', 'FC-RAM-6', `${target.name} evades: fighters cannot be rammed.`);
  if (cardOf(target).abilities.boardingOnly === true)
    return refuse('boarding-only', 'R-FC-197', `${target.name} cannot be rammed. Board it.`);
  const apart = checkAdjacent(attacker, target, 'FC-RAM-2');
  if (apart !== undefined) return apart;
  if (attacker.at === null || target.at === null || directionTo(attacker.at, target.at) !== attacker.facing)
    return refuse('not-facing', 'FC-RAM-2', `${attacker.name} does not face ${target.name}. End the move facing it.`);
  return undefined;
}

/**
 * Who may board whom (R-FC-144): crippled weapons do not prevent it (FC-BRD-3); fighters cannot, and so capture nothing
 * (FC-BRD-16). A counterattack goes back at the boarder (R-FC-149).
 */
function checkBoarding(attacker: Unit, target: Unit, mode: 'boarding' | 'counterattack'): Rejection | undefined {
  if ((crewOf(attacker) ?? 0) < 1 || isFighter(attacker))
    return refuse('cannot-board', 'R-FC-144', `${attacker.name} has no crew to board with.`);
  const prize = target.side === 'neutral' && cardOf(target).abilities.boardingOnly === true && target.place === 'board';
  const enemy = prize ? undefined : checkEnemy(attacker, target);
  if (enemy !== undefined) return enemy;
  if (isFighter(target))
    return refuse('cannot-be-boarded', 'FC-BRD-10', `${target.name} is a fighter unit. Fighters cannot be boarded.`);
  if (!prize && crewOf(target) === null && cardOf(target).abilities.inert !== true)
    return refuse('cannot-be-boarded', 'R-FC-144', `${target.name} has no crew to fight. Shoot or ram it.`);
  if (mode === 'counterattack' && attacker.lockedWith !== target.id)
    return refuse(
      'no-counterattack',
      'R-FC-149',
      `${attacker.name} was not boarded by ${target.name} this round. Give it an order instead.`,
    );
  return checkAdjacent(attacker, target, 'FC-BRD-2');
}

/** Why a weapon of a unit cannot fire at a target now; undefined where it can. */
export function weaponReadiness(
  table: OpenTable,
  unit: UnitId,
  weapon: WeaponId,
  target: UnitId,
): Rejection | undefined {
  return checkAttack(table, { attacker: unit, target, weapon, mode: 'weapon', cause: 'order' });
}

/** A mode, with its weapon if it has one, and how many hexes it reaches. */
type Way = Required<Pick<AttackSpec, 'mode' | 'weapon'>> & { readonly reach: number };

/**
 * Every attack of these modes that a unit could make on these targets from where it stands, or would stand, one after
 * the other. What is out of reach, or of its own side, is passed over before it is judged: no mode of attack reaches it.
 */
export function* attacksInReach(
  table: OpenTable,
  unit: Unit,
  modes: readonly AttackSpec['mode'][],
  more: Pick<AttackSpec, 'cause' | 'power' | 'bonusDice' | 'cripples' | 'mustSameTarget'>,
  targets = allUnits(table),
): Generator<AttackSpec> {
  const from = unit.at;
  if (from === null) return;
  const ways = modes.flatMap((mode): readonly Way[] =>
    mode === 'weapon'
      ? weaponsOf(unit).map(({ id, range, closeQuarters }) => ({ mode, weapon: id, reach: closeQuarters ? 1 : range }))
      : [{ mode, weapon: null, reach: 1 }],
  );
  for (const target of targets) {
    if (target.side === unit.side && unit.side !== 'neutral') continue;
    const to = hexOf(table, target);
    if (to === null) continue;
    const hexes = distance(from, to);
    for (const { mode, weapon, reach } of ways) {
      if (hexes > reach) continue;
      const spec: AttackSpec = { ...more, attacker: unit.id, target: target.id, mode, weapon };
      if (checkAttackBy(table, unit, spec) === undefined) yield spec;
    }
  }
}

/**
 * As far as the facing of a unit matters to its attacks on a hex: to a ram all of it (FC-RAM-2), else only whether a
 * capital ship has the hex straight behind it (FC-RNG-6). Where this is the same, so are the attacks.
 */
export const facingToAttack = (unit: Unit, modes: readonly AttackSpec['mode'][], to: Hex): number =>
  modes.includes('ram') ? unit.facing : Number(isCapital(unit) && onBlindLine(unit, to));

/** All attacks of these modes. */
export const legalAttacks = (...of: Parameters<typeof attacksInReach>): readonly AttackSpec[] => [
  ...attacksInReach(...of),
];

export const weaponName = (id: WeaponId): string => weapons[id].name;
