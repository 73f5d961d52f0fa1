/** What the defender of an attack may choose, and what holds where nothing is said (R-QR-187). */
import type { OrdnanceId } from '../../ids.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import { escortsOf, screensOf } from './defence.ts';
import type { AttackFrame } from './frames.ts';

export interface Helpers {
  readonly screens: readonly string[];
  readonly escorts: readonly string[];
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
): readonly { ship: string; least: number; most: number }[] {
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
