/** What a way brings upon the unit that goes it, in words with rules. */
import { distance, sameHex } from '@broadside/rules/geometry/hex';
import type { Hex, Sight, Unit } from '../rules.ts';

export interface Crossing {
  readonly text: string;
  readonly rule: string;
}

/** Hazards of the hexes entered, wells that are left, enemies that it comes next to. */
export function crossings(sight: Sight, unit: Unit, entered: readonly Hex[]): readonly Crossing[] {
  const found: Crossing[] = [];
  for (const feature of Object.values(sight.features)) {
    const { at } = feature;
    if (at === null || !entered.some((hex) => sameHex(hex, at))) continue;
    if (feature.kind === 'asteroids')
      found.push({ text: `Crosses ${feature.name}: 3 dice on 5+ against it.`, rule: 'FC-TER-2' });
    if (feature.kind === 'minefield' && feature.strength > 0 && feature.side !== unit.side)
      found.push({ text: `Crosses ${feature.name}: ${feature.strength} dice on 5+ against it.`, rule: 'FC-TER-7' });
  }
  const end = entered.at(-1);
  const near =
    end === undefined
      ? []
      : Object.values(sight.units).filter(
          ({ at, place, side, hulk }) =>
            place === 'board' &&
            !hulk &&
            at !== null &&
            side !== unit.side &&
            side !== 'neutral' &&
            distance(at, end) === 1,
        );
  if (near.length > 0)
    found.push({ text: `Ends next to ${near.map(({ name }) => name).join(' and ')}.`, rule: 'FC-CQ-1' });
  return found;
}
