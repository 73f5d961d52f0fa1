/** Forces as lists of the contract: drawn up at leisure for one faction, and judged for any match. */
import * as z from 'zod';
import type { Lists } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { type SideId, sideId } from '../ids.ts';
import { cost, type Force, forceUnit } from './design.ts';
import { type ForceLimits, type ForceProblem, forceProblems } from './legality.ts';

/** A force that is still drawn up may have no unit yet. */
export const forceList = z.strictObject({
  name: z.string().trim().min(1).max(40),
  faction: sideId,
  units: z.array(forceUnit).max(60),
});
export type ForceList = z.infer<typeof forceList>;

/** What a setup takes of it. */
export const forceOf = ({ name, units }: ForceList): Force => ({ name, units });

/** What is wrong with a force of that faction in a match of these limits. */
export function listProblems(list: ForceList, limits: Omit<ForceLimits, 'side'>): readonly ForceProblem[] {
  const none = refuse('no-force', 'FC-FB-2', 'The force has no unit. Add one under a leader.');
  if (list.units.length === 0) return [{ ...none, unit: null, over: null }];
  return forceProblems(forceOf(list), { ...limits, side: list.faction });
}

/** Stars, reserve and the model cap are a match's own. */
const anyMatch: Omit<ForceLimits, 'side'> = {
  purchase: { stars: Infinity, onBoard: Infinity },
  reserve: true,
  modelCap: false,
};

export const lists: Lists<ForceList> = {
  codec: forceList,
  name: ({ name }) => name,
  points: (list) => cost(forceOf(list)),
  faults: (list) =>
    listProblems(list, anyMatch).map(({ code, rule, sentence, unit }) => ({ code, rule, sentence, data: { unit } })),
};

/** The places of the units in the order in which they are written: what is aboard stands behind its parent. */
export function orderOf({ units }: Pick<ForceList, 'units'>): readonly number[] {
  const places = [...units.entries()].flatMap(([place, { aboard: parent }]) => {
    const known = parent !== undefined && units[parent] !== undefined && parent !== place;
    return known ? [] : [place, ...aboard({ units }, place)];
  });
  // What stands aboard something that is itself aboard keeps its place at the end.
  return [...new Set([...places, ...units.keys()])];
}

/** The units in that order. */
export function inOrder(list: ForceList): ForceList {
  const order = orderOf(list);
  const units = order.flatMap((place) => {
    const unit = list.units[place];
    if (unit?.aboard === undefined) return unit === undefined ? [] : [unit];
    const parent = order.indexOf(unit.aboard);
    return [parent < 0 ? unit : { ...unit, aboard: parent }];
  });
  return { ...list, units };
}

/** The places of what starts aboard the unit at `parent`. */
export const aboard = ({ units }: Pick<ForceList, 'units'>, parent: number): readonly number[] =>
  [...units.entries()].flatMap(([place, unit]) => (unit.aboard === parent && place !== parent ? [place] : []));

/** The other fleet. */
export const foeOf = (faction: SideId): SideId => (faction === 'kushan' ? 'taiidan' : 'kushan');
