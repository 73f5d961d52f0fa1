/** Units that wait off the board, aboard a ship or in reserve. */
import { scenarios, type SideId, type Sight, type Unit } from '../rules.ts';
import { sideIds } from './sides.ts';

export interface Waiting {
  readonly side: SideId;
  /** 'From round 4', 'Any round'. */
  readonly when: string;
  readonly units: readonly { readonly unit: Unit; readonly aboard: readonly Unit[] }[];
}

export function reservesOf(sight: Sight): readonly Waiting[] {
  const { scenario } = sight.match;
  const known = scenario in scenarios ? scenarios[scenario as keyof typeof scenarios] : undefined;
  return sideIds.flatMap((side) => {
    const units = Object.values(sight.units)
      .filter((unit) => unit.side === side && unit.place === 'reserve')
      .map((unit) => ({ unit, aboard: Object.values(sight.units).filter(({ parent }) => parent === unit.id) }));
    if (units.length === 0) return [];
    const from = known?.reserve[side]?.fromRound ?? 1;
    return [{ side, when: from > sight.match.round ? `from round ${from}` : 'may come now', units }];
  });
}
