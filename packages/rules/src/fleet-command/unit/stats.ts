/** What a unit can do, from its card, its leader and its tokens. Everything else reads cards through here. */
import { kept } from '../../kernel/kept.ts';
import { isCapitalType, isStrikeType } from '../data/classes.ts';
import { type Leader, leaders } from '../data/leaders.ts';
import { type UnitCard, unitCards } from '../data/units.ts';
import { type Weapon, weapons } from '../data/weapons.ts';
import type { Crippling } from '../ids.ts';
import type { MatchViewRecord, Unit } from '../table.ts';

export type Options = MatchViewRecord['options'];

export const cardOf = (unit: Unit): UnitCard => unitCards[unit.card];
export const leaderOf = (unit: Unit): Leader | undefined => (unit.leader === null ? undefined : leaders[unit.leader]);
export const weaponsOf = (unit: Unit): readonly Weapon[] => armament(cardOf(unit));
const armament = kept((card: UnitCard): readonly Weapon[] => card.weapons.map((id) => weapons[id]));
export const typeOf = (unit: Unit): UnitCard['type'] => cardOf(unit).type;

/** FC-UNIT-3, R-FC-03. */
export const isFighter = (unit: Unit): boolean => typeOf(unit) === 'fighter';
export const isStrike = (unit: Unit): boolean => isStrikeType(typeOf(unit));
export const isCapital = (unit: Unit): boolean => isCapitalType(typeOf(unit));

/** The units that lose a Focus Fire point with each ship (FC-DMG-4, R-FC-119). */
export const shedsFocusFire = (unit: Unit): boolean => {
  const { type, ships } = cardOf(unit);
  return type === 'corvette' || type === 'frigate' || (type === 'platform' && ships > 1);
};

/** Takes orders, moves, attacks: not an object, not a hulk (R-FC-155). */
export const canAct = (unit: Unit): boolean => !unit.hulk && unit.ships > 0 && cardOf(unit).abilities.inert !== true;

/** Least face that succeeds in the unit's own rolls (FC-UNIT-2); 5 where the card prints none (R-FC-134, R-FC-141). */
export const warDice = (unit: Unit): number => cardOf(unit).warDice ?? 5;
/** Printed Armour, before anything changes it. */
export const printedArmour = (unit: Unit): number => cardOf(unit).armour;

export const isCrippled = (unit: Unit, what: Crippling): boolean => unit.crippled.includes(what);

/** Hexes of one Move action; 0 with crippled engines (FC-DMG-11, R-FC-75). Without any it cannot turn either (FC-MISC-18). */
export const moveOf = (unit: Unit): number => (isCrippled(unit, 'engines') || !canAct(unit) ? 0 : cardOf(unit).move);
/** Hexes of a Lightning Move; 0 without it or with crippled engines (R-FC-75, R-FC-82). */
export const lightningOf = (unit: Unit): number =>
  isCrippled(unit, 'engines') || !canAct(unit) ? 0 : (cardOf(unit).abilities.afterburners ?? 0);

/** Crew of one ship; null for units that neither board nor are boarded as crewed ships. */
export const crewOf = (unit: Unit): number | null => cardOf(unit).crew;
export const ramOf = (unit: Unit): number | null => cardOf(unit).ram;

const level = (options: Options, name: string, otherwise: number): number => {
  const value = options[name];
  return typeof value === 'number' ? value : otherwise;
};
/** A setting that is on or off, by the register's name. */
export const setting = (options: Options, name: string, otherwise: boolean): boolean => {
  const value = options[name];
  return typeof value === 'boolean' ? value : otherwise;
};

/** Successes of the enemy that are rolled again (FC-DMG-12, R-FC-71). */
export const evasiveOf = (unit: Unit, options: Options): number =>
  (cardOf(unit).abilities.evasive ?? 0) + (unit.evading ? level(options, 'evadingLevel', 1) : 0);
/** Armour of a Braced token (FC-DMG-12, R-FC-70). */
export const bracedArmour = (unit: Unit, options: Options): number =>
  unit.braced ? level(options, 'bracedArmour', 2) : 0;
/** Armour of a Lockdown token against boarding (FC-DMG-12, R-FC-72). */
export const lockdownArmour = (unit: Unit, options: Options): number =>
  unit.lockdown ? level(options, 'lockdownArmour', 2) : 0;

/** Dice of the leader in close quarters attacks, once per unit (FC-RNG-18, R-FC-19). */
export const acePilot = (unit: Unit): number => leaderOf(unit)?.acePilot ?? 0;
/** Dice of the leader when boarding. */
export const inspirational = (unit: Unit): number => leaderOf(unit)?.inspirational ?? 0;
/** Dice of the leader in damage control (R-FC-134). */
export const coolUnderPressure = (unit: Unit): number => leaderOf(unit)?.coolUnderPressure ?? 0;

/** Stars that destroying it scores, and those of its leader (FC-UNIT-8, R-FC-183). */
export const unitStars = (unit: Unit): number => cardOf(unit).stars;
export const leaderStars = (unit: Unit): number => leaderOf(unit)?.stars ?? 0;

/** Whether a weapon of the unit can be used in defensive fire at all (R-FC-74). */
export const weaponsWork = (unit: Unit, options: Options): boolean =>
  canAct(unit) && !(isCrippled(unit, 'weapons') && setting(options, 'crippledWeaponsStopsDefensiveFire', true));
export const defensiveWeapons = (unit: Unit, options: Options): readonly Weapon[] =>
  weaponsWork(unit, options) ? weaponsOf(unit).filter(({ defensiveFire }) => defensiveFire) : [];
