/** Who helps a target, and how many dice defend it: R-QR-125, R-QR-164. */
import type { Ship } from '../../table.ts';
import {
  flying,
  onTable,
  type PlacedFighter,
  shipOf,
  squadronOf,
  squadronShips,
} from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { defense, touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { DefenceSource } from './attack.ts';

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
  screens: readonly string[],
  escorts: readonly string[],
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
