/** Power as the panel shows it: what each place draws and gives, and what was asked for and is not there. */
import type { Rejection } from '@broadside/rules/kernel';
import { shipAt, type FleetBerth } from '#lib/blueprint-fleets/builder/design.ts';
import type { Fix } from '#lib/builder/list-kind.ts';
import { withShip } from './edit.ts';
import {
  dieSizes,
  ordnance,
  powerBudget,
  powerByDie,
  shipPoints,
  waysOut,
  type DieSize,
  type FleetDesign,
  type MountId,
  type PoweredSystem,
  type PowerPlace,
  type ShipDesign,
} from './rules.ts';

/** What draws power, for the colour of its cells. */
export type PowerUse = 'defence' | 'weapons' | 'torpedoes' | 'modules';

export interface PowerGroup {
  readonly at: PowerPlace;
  readonly label: string;
  readonly use: PowerUse;
  readonly power: number;
}

function useOf(ship: ShipDesign, at: PowerPlace): PowerUse {
  if (at === 'def') return 'defence';
  const weapon = ship.weapons[at as MountId];
  if (weapon === undefined) return 'modules';
  return ordnance[weapon.ordnance].torpedo ? 'torpedoes' : 'weapons';
}

/** What the ship draws, place by place, from DEF to E3. */
export const groupsOf = (ship: ShipDesign): readonly PowerGroup[] =>
  powerBudget(ship).drains.map(({ at, power }) => ({
    at,
    label: at === 'def' ? 'DEF' : at,
    use: useOf(ship, at),
    power,
  }));

/** A rung of the ladder of a die: `power` is what it draws there. */
export interface PowerRung {
  readonly die: DieSize;
  readonly power: number;
  /** Held, within the power that is left, beyond it, or forbidden whatever the power. */
  readonly state: 'held' | 'open' | 'beyond' | 'never';
}

/** The ladder of one place; `range` is what the rules allow there. */
export function rungsOf(
  ship: ShipDesign,
  system: PoweredSystem,
  held: DieSize,
  range: readonly [least: DieSize, most: DieSize] = [4, 16],
): readonly PowerRung[] {
  const { used, available } = powerBudget(ship);
  const table = powerByDie[system];
  return dieSizes.map((die) => {
    const never = die < range[0] || die > range[1];
    const beyond = used - table[held] + table[die] > available;
    return { die, power: table[die], state: die === held ? 'held' : never ? 'never' : beyond ? 'beyond' : 'open' };
  });
}

/** What a person asked for and the power does not allow. */
export interface PowerRefusal extends Pick<Rejection, 'rule' | 'sentence'> {
  readonly title: string;
  readonly at: PowerPlace;
  /** Power that the place asks for. */
  readonly asks: number;
  readonly wanted: ShipDesign;
  readonly ways: readonly Fix<FleetDesign>[];
}

/** A way that saves power and one that finds some, or the first two; `kept` is a place that they leave alone. */
export function twoWays(
  fleet: FleetDesign,
  at: FleetBerth,
  wanted: ShipDesign,
  kept?: PowerPlace,
): readonly Fix<FleetDesign>[] {
  const fit = waysOut(wanted, 'charged', kept);
  const before = shipAt(fleet, at);
  const { available } = powerBudget(wanted);
  const grown = fit.find((way) => powerBudget(way.ship).available > available);
  const saved = fit.find((way) => way !== grown && powerBudget(way.ship).available === available);
  const found = [...new Set([saved, grown, ...fit])].filter((way) => way !== undefined).slice(0, 2);
  return found.map(({ words, ship }) => {
    const budget = powerBudget(ship);
    const more = before === undefined ? 0 : shipPoints(ship) - shipPoints(before);
    return {
      label: `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}${kept === undefined ? '' : ', fit it'}`,
      detail: `${budget.used} of ${budget.available}, ${more < 0 ? '−' : '+'}${Math.abs(more)} points`,
      design: withShip(fleet, at, ship),
    };
  });
}

/** DA-12.2.3b: undefined where the power suffices, or where the change brings the ship nearer to its budget. */
export function refusalOf(
  fleet: FleetDesign,
  at: FleetBerth,
  next: FleetDesign,
  place: PowerPlace,
  what: string,
): PowerRefusal | undefined {
  const [ship, wanted] = [shipAt(fleet, at), shipAt(next, at)];
  if (!ship || !wanted) return undefined;
  const [before, after] = [powerBudget(ship), powerBudget(wanted)];
  const over = after.used - after.available;
  if (over <= 0 || over <= before.used - before.available) return undefined;
  const [more, left] = [after.used - before.used, Math.max(0, before.available - before.used)];
  const cause =
    more > 0
      ? `It takes ${more} more power and ${left} ${left === 1 ? 'is' : 'are'} left`
      : 'It gives too little power';
  return {
    title: `${what} was not fitted.`,
    sentence: `${cause}: ${ship.name} would use ${after.used} of ${after.available}. A ship that uses more than it has cannot be played.`,
    rule: 'DA-12.2.3b',
    at: place,
    asks: after.drains.find((line) => line.at === place)?.power ?? 0,
    wanted,
    ways: twoWays(fleet, at, wanted, place),
  };
}
