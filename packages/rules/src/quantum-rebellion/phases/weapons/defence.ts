/** Who helps a target, how many dice defend it, and what its defender may choose: R-QR-125, R-QR-164, R-QR-187. */
import type { Ship } from '../../table.ts';
import {
  flying,
  isPlaced,
  onTable,
  type PlacedFighter,
  shipOf,
  squadronOf,
  squadronShips,
} from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { defense, touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { AttackFrame, DefenceSource } from './schema.ts';
import type { FighterId, OrdnanceId, ShipId } from '../../ids.ts';

/** Friendly ships with Defensive Screen that touch the target and have dice to give. */
export const screensOf = (state: OpenTable, target: PlacedShip): readonly PlacedShip[] =>
  onTable(state, target.seat).filter(
    (ship) =>
      ship.id !== target.id &&
      hasCustomization(ship, 'defensive-screen') &&
      defense(ship) > 0 &&
      touching(ship, target),
  );

/** Own fighter tokens that touch the target. */
export const escortsOf = (state: OpenTable, target: PlacedShip): readonly PlacedFighter[] =>
  flying(state, target.seat).filter((fighter) => touching(fighter, target));

/**
 * The defence pool against ship weapons; a screening ship gives its DEF in place of the squadron die. The summary table
 * would give it both, but the section holds (QR-10.0a).
 */
export function defenceSources(
  state: OpenTable,
  target: Ship,
  screens: readonly ShipId[],
  escorts: readonly FighterId[],
): readonly DefenceSource[] {
  const mates = squadronShips(state, squadronOf(state, target)).filter(
    (ship) => ship.id !== target.id && !screens.includes(ship.id),
  );
  const sources: DefenceSource[] = [
    {
      from: `DEF of ${target.name}`,
      dice: defense(target),
      rule: target.spaces.DF?.condition === 'working' ? 'QR-8.4.5.3j' : 'QR-11.6.11a',
    },
    { from: 'squadron', dice: mates.length, rule: 'QR-8.4.5.3j' },
    ...screens.map((id) => {
      const screen = shipOf(state, id);
      return { from: `screen of ${screen.name}`, dice: defense(screen), rule: 'QR-8.4.5.3k' };
    }),
    { from: 'escorts', dice: escorts.length, rule: 'QR-8.4.6.7h' },
  ];
  return sources.filter(({ dice }, index) => index === 0 || dice > 0);
}

export interface Helpers {
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
}

/** Who may help: escorts against torpedoes only (R-QR-125). */
export function helpersOf(state: OpenTable, frame: AttackFrame): Helpers {
  const target = shipOf(state, frame.target);
  if (!isPlaced(target)) return { screens: [], escorts: [] };
  return {
    screens: screensOf(state, target).map(({ id }) => id),
    escorts: frame.torpedo ? escortsOf(state, target).map(({ id }) => id) : [],
  };
}

/** Ordnance results by type, in the order in which the attack lists its pools. */
export function resultsByType(frame: AttackFrame): ReadonlyMap<OrdnanceId, number> {
  const types = new Map<OrdnanceId, number>();
  for (const [index, { ordnance }] of frame.pools.entries()) {
    const results = frame.results[index] ?? 0;
    if (results > 0) types.set(ordnance, (types.get(ordnance) ?? 0) + results);
  }
  return types;
}

/** R-QR-130: a choice only where types differ and results outnumber the cancelling dice. */
export function cancelsToChoose(frame: AttackFrame): boolean {
  const types = resultsByType(frame);
  const total = [...types.values()].reduce((sum, each) => sum + each, 0);
  return frame.cancels > 0 && types.size > 1 && total > frame.cancels;
}

/** As many as there are, in listed order. */
export function defaultCancels(frame: AttackFrame): ReadonlyMap<OrdnanceId, number> {
  const cancels = new Map<OrdnanceId, number>();
  let open = frame.cancels;
  for (const [id, results] of resultsByType(frame)) {
    const taken = Math.min(open, results);
    if (taken > 0) cancels.set(id, taken);
    open -= taken;
  }
  return cancels;
}

/** The fewest and the most hits that each screen may take: R-QR-126. */
export function screenLimits(
  state: OpenTable,
  frame: AttackFrame,
): readonly { ship: ShipId; least: number; most: number }[] {
  const enough = frame.hits >= frame.screens.length;
  return frame.screens.map((id) => ({
    ship: id,
    least: enough ? 1 : 0,
    most: Math.min(frame.hits, shipOf(state, id).hull),
  }));
}

/** One hit to each screen as far as they go. */
export const defaultShares = (frame: AttackFrame): readonly number[] =>
  frame.screens.map((_, index) => (index < frame.hits ? 1 : 0));

/** More than one way to share the hits out. */
export function sharesToChoose(state: OpenTable, frame: AttackFrame): boolean {
  if (frame.screens.length === 0 || frame.hits === 0) return false;
  if (frame.hits < frame.screens.length) return true;
  return frame.hits > frame.screens.length && screenLimits(state, frame).some(({ most }) => most > 1);
}
