/** Pools and armour of every roll in an attack, each part with the rule that gives it. */
import type { Weapon } from '../../data/weapons.ts';
import { weapons } from '../../data/weapons.ts';
import { distance } from '../../../geometry/hex/index.ts';
import type { WeaponId } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Feature, Unit } from '../../table.ts';
import {
  acePilot,
  bracedArmour,
  cardOf,
  crewOf,
  defensiveWeapons,
  evasiveOf,
  inspirational,
  isCapital,
  isStrike,
  lockdownArmour,
  printedArmour,
  ramOf,
  weaponsOf,
} from '../../unit/stats.ts';
import { hexOf, onBoard } from '../../unit/units.ts';
import { entersFront, entersRear, onBlindLine, pathPenalties } from './path.ts';
import type { AttackMode } from './schema.ts';
import type { Part } from './roll.ts';

export const sum = (parts: readonly Part[]): number => parts.reduce((total, { amount }) => total + amount, 0);
/** A pool or an armour value: never below 0 (FC-RNG-28, R-FC-106). */
export const value = (parts: readonly Part[]): number => Math.max(0, sum(parts));
const given = (amount: number, why: string, rule: string): readonly Part[] =>
  amount === 0 ? [] : [{ amount, why, rule }];

/** An attack of one unit on another, as declared. */
export interface Shot {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly mode: Exclude<AttackMode, 'hazard'>;
  readonly weapon: Weapon | null;
  readonly power: boolean;
  readonly bonusDice: number;
}

export const weaponOf = (id: WeaponId | null): Weapon | null => (id === null ? null : weapons[id]);

/** Whether the attack is made at close quarters: such a weapon, a ram, a boarding (FC-CQ-1, FC-CQ-2, FC-RAM-4, FC-BRD-4). */
export const isCloseQuarters = ({ mode, weapon }: Pick<Shot, 'mode' | 'weapon'>): boolean =>
  mode !== 'weapon' || weapon?.closeQuarters === true;

/** The highest level that applies; levels are not added up (FC-UNIT-10, R-FC-114). */
export const penetrating = (weapon: Weapon, power: boolean): number =>
  Math.max(weapon.penetrating, power ? (weapon.power?.penetrating ?? 0) : 0);

/** Failures that the attacker may roll again (R-FC-08, R-FC-109). */
export function rapidFire(weapon: Weapon | null, power: boolean, target: Unit): number {
  const { rapidFire: fire } = weapon ?? { rapidFire: null };
  if (fire === null || (fire.against === 'strike' && !isStrike(target))) return 0;
  return power ? (weapon?.power?.rapidFire ?? fire.level) : fire.level;
}

/** The pool of the attack itself, before patrol and defensive fire take dice off it (FC-RNG-17). */
export function attackPool(table: OpenTable, shot: Shot): readonly Part[] {
  if (shot.mode === 'ram') return ramPool(shot);
  return shot.mode === 'weapon' ? weaponPool(table, shot) : boardingPool(shot);
}

function weaponPool(table: OpenTable, { attacker, target, weapon, bonusDice }: Shot): readonly Part[] {
  if (weapon === null) return [];
  const pool: Part[] = [
    {
      amount: weapon.dice * attacker.ships,
      why: `${weapon.name} (${attacker.ships} × ${weapon.dice})`,
      rule: 'FC-UNIT-6',
    },
    ...(weapon.bonus !== null && isCapital(target)
      ? given(weapon.bonus.dice, 'against a capital ship', weapon.closeQuarters ? 'FC-RNG-35' : 'FC-RNG-34')
      : []),
    ...(weapon.closeQuarters ? given(acePilot(attacker), 'Ace Pilot', 'FC-CQ-6') : []),
    ...given(bonusDice, 'Command card', 'R-FC-115'),
  ];
  const [from, to] = [attacker.at, hexOf(table, target)];
  if (weapon.closeQuarters || from === null || to === null) return pool;
  const penalties = pathPenalties(table, from, to);
  // Range penalties leave at least one die (R-FC-90).
  const short = Math.max(0, 1 - sum(pool) - sum(penalties));
  return [...pool, ...penalties, ...given(short, 'at least 1 die', 'R-FC-90')];
}

function ramPool({ attacker, bonusDice }: Shot): readonly Part[] {
  const ram = ramOf(attacker) ?? 0;
  return [
    { amount: ram * attacker.ships, why: `Ram (${attacker.ships} × ${ram})`, rule: 'FC-RAM-5' },
    ...(isStrike(attacker) ? given(cardOf(attacker).abilities.afterburners ?? 0, 'Lightning Move', 'R-FC-139') : []),
    ...given(acePilot(attacker), 'Ace Pilot', 'R-FC-139'),
    ...given(bonusDice, 'Command card', 'R-FC-115'),
  ];
}

/** The total crew, which is Crew for each ship (FC-BRD-17), with what adds to it and what it has suffered. */
function boardingPool({ attacker, bonusDice }: Shot): readonly Part[] {
  const crew = crewOf(attacker) ?? 0;
  return [
    { amount: crew * attacker.ships, why: `Crew (${attacker.ships} × ${crew})`, rule: 'FC-BRD-5' },
    ...given(cardOf(attacker).abilities.marines ?? 0, 'Marines', 'FC-BRD-23'),
    ...given(inspirational(attacker), 'Inspirational', 'FC-BRD-23'),
    ...given(bonusDice, 'Command card', 'R-FC-115'),
    ...given(-attacker.crewDamage, 'Crew Damage', 'FC-BRD-5'),
  ];
}

/** Armour of the target against the attack itself (R-FC-98, R-FC-140, R-FC-145). */
export function attackArmour(table: OpenTable, shot: Shot): readonly Part[] {
  const { attacker, target, mode, weapon, power } = shot;
  const { options } = table.match;
  const printed = printedPart(target);
  if (mode === 'boarding' || mode === 'counterattack')
    return [
      ...printed,
      ...given(-target.crewDamage, 'Crew Damage', 'FC-BRD-7'),
      ...given(-Math.floor(target.focusFire / 2), 'Focus Fire, per 2', 'R-FC-145'),
      ...given(lockdownArmour(target, options), 'Lockdown', 'R-FC-72'),
    ];
  // Crew Damage counts against boarders alone (FC-BRD-9, R-FC-148).
  const { abilities } = cardOf(target);
  const from = attacker.at;
  // Frigates and other capital ships can be shot from the rear (FC-RNG-14).
  const rear = from !== null && isCapital(target) && abilities.allAroundArmour !== true && entersRear(from, target);
  const front = from !== null && abilities.prowArmour === true && entersFront(from, target);
  return [
    ...printed,
    ...given(front ? 1 : 0, 'Prow Armour', 'FC-RNG-24'),
    ...given(rear ? -1 : 0, 'rear shot', 'FC-RNG-25'),
    ...given(-target.focusFire, 'Focus Fire', 'FC-RNG-26'),
    ...(mode === 'weapon' && weapon !== null ? given(-penetrating(weapon, power), 'Penetrating', 'FC-RNG-27') : []),
    ...given(bracedArmour(target, options), 'Braced', 'R-FC-70'),
  ];
}

const printedPart = (unit: Unit): readonly Part[] => [
  { amount: printedArmour(unit), why: `Armour of ${unit.name}`, rule: 'FC-RNG-23' },
];

/** Armour where the direction does not matter: a patrol's fight, a hazard (R-FC-87). */
export const plainArmour = (table: OpenTable, unit: Unit, level: number): readonly Part[] => [
  ...printedPart(unit),
  ...given(-unit.focusFire, 'Focus Fire', 'FC-RNG-26'),
  ...given(-level, 'Penetrating', 'FC-RNG-27'),
  ...given(bracedArmour(unit, table.match.options), 'Braced', 'R-FC-70'),
];

/** Armour of an attacker against defensive fire: neither side, nor Braced (R-FC-130). */
export const armourInDefence = (attacker: Unit, weapon: Weapon): readonly Part[] => [
  ...printedPart(attacker),
  ...given(-attacker.focusFire, 'Focus Fire', 'FC-RNG-26'),
  ...given(-weapon.penetrating, 'Penetrating', 'FC-RNG-27'),
];

/** Armour of a rammer against the roll of the rammed (R-FC-141). */
export const armourAtImpact = (rammer: Unit): readonly Part[] => [
  ...printedPart(rammer),
  ...given(-rammer.focusFire, 'Focus Fire', 'FC-RNG-26'),
  ...given(cardOf(rammer).abilities.prowArmour === true ? 1 : 0, 'Prow Armour', 'FC-RAM-10'),
];

/** Twice the printed Armour, whatever happened to the unit (R-FC-141). */
export const impactPool = (rammed: Unit): readonly Part[] => [
  { amount: 2 * printedArmour(rammed), why: `twice the Armour of ${rammed.name}`, rule: 'FC-RAM-9' },
];

/** Dice of a field: 3 (FC-TER-2, R-FC-87), or 1 for each mine that its face shows (FC-TER-7, FC-MISC-6, R-FC-94). */
export const hazardPool = (feature: Feature): readonly Part[] =>
  feature.kind === 'minefield'
    ? [{ amount: feature.strength, why: `${feature.strength} mines`, rule: 'R-FC-94' }]
    : [{ amount: 3, why: 'Asteroid Impact', rule: 'R-FC-87' }];

/** The pool of a patrol or of who fights it (R-FC-162). */
export const fightPool = (unit: Unit, weapon: Weapon): readonly Part[] => [
  { amount: weapon.dice * unit.ships, why: `${weapon.name} (${unit.ships} × ${weapon.dice})`, rule: 'FC-UNIT-6' },
  ...given(acePilot(unit), 'Ace Pilot', 'FC-CQ-6'),
];

/** The weapon that a patrol fights with: the first that it can use at close quarters. */
export const patrolWeapon = (patrol: Unit): Weapon | undefined =>
  weaponsOf(patrol).find(({ closeQuarters }) => closeQuarters) ?? weaponsOf(patrol)[0];

/** The pool of defensive fire with one weapon (FC-DF-3, R-FC-128, R-FC-129); terrain takes off nothing (FC-DF-4). */
export function defencePool(table: OpenTable, defender: Unit, weapon: Weapon): readonly Part[] {
  const { options } = table.match;
  const helpers = onBoard(table, defender.side).filter(
    (ally) =>
      ally.id !== defender.id &&
      ally.at !== null &&
      defender.at !== null &&
      distance(ally.at, defender.at) === 1 &&
      defensiveWeapons(ally, options).length > 0,
  );
  return [
    {
      amount: weapon.dice * defender.ships,
      why: `${weapon.name} (${defender.ships} × ${weapon.dice})`,
      rule: 'FC-DF-3',
    },
    ...helpers.map((ally) => ({ amount: 1, why: ally.name, rule: 'R-FC-129' })),
    ...given(-defender.focusFire, 'Focus Fire', 'FC-DF-3'),
  ];
}

/** What is being fired at: a unit, a field, or what a unit has launched. */
export interface Incoming {
  readonly mode: AttackMode;
  readonly attacker: Unit | null;
  readonly weapon: Weapon | null;
}

/**
 * Whether an attack lets its target fire and its patrol react, which both come before it (R-FC-127, R-FC-161): also a
 * boarding (FC-BRD-4), and ordnance from any range (FC-CAP-9, FC-MISC-5).
 */
export const provokes = ({ mode, weapon }: Incoming): boolean =>
  mode === 'hazard' ||
  mode === 'ram' ||
  mode === 'boarding' ||
  (mode === 'weapon' && (weapon?.closeQuarters === true || weapon?.ordnance !== null) && weapon !== null);

/**
 * Whether successes against it take dice off instead of ships: fields (FC-TER-3) and ordnance (FC-DF-6), which is told
 * by its keyword (FC-MISC-4).
 */
export const takesDiceOff = ({ mode, weapon }: Incoming): boolean =>
  mode === 'hazard' || (mode === 'weapon' && weapon !== null && weapon.ordnance !== null);

export interface DefenceOption {
  readonly weapon: Weapon;
  readonly pool: readonly Part[];
  readonly dice: number;
}

/**
 * The weapons that the target can use now in defensive fire, with their dice (R-FC-127, R-FC-128): at any range, but
 * only in their arc (FC-MISC-10). It fires as often as it is attacked, activated or not (FC-DF-7, FC-SEQ-14).
 */
export function defenceOptions(table: OpenTable, target: Unit, incoming: Incoming): readonly DefenceOption[] {
  if (!provokes(incoming) || target.place !== 'board') return [];
  const at = incoming.attacker === null ? null : incoming.attacker.at;
  return defensiveWeapons(target, table.match.options)
    .filter((weapon) => !(weapon.turret && isCapital(target) && at !== null && onBlindLine(target, at)))
    .map((weapon) => {
      const pool = defencePool(table, target, weapon);
      return { weapon, pool, dice: value(pool) };
    })
    .filter(({ dice }) => dice > 0);
}

/** Evasive of what is attacked or fired at; ordnance on a Power Attack has its own (FC-DF-8). */
export const evasiveAgainstDefence = (table: OpenTable, incoming: Incoming, power: boolean): number => {
  if (incoming.mode === 'hazard') return 0;
  if (takesDiceOff(incoming)) return power ? (incoming.weapon?.power?.evasive ?? 0) : 0;
  return incoming.attacker === null ? 0 : evasiveOf(incoming.attacker, table.match.options);
};
