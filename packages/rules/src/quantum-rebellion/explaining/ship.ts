/** What a ship is, can do and has suffered, in this game's words. */
import { shipTeller } from '../../mechanics/blueprint-fleets/explain/ship-told.ts';
import { inches } from '../../mechanics/blueprint-fleets/names.ts';
import { mountName, spaceName } from '../damage/space-name.ts';
import { ordnance } from '../data/ordnance.ts';
import type { SpaceId } from '../ids.ts';
import { classOf, weaponsOf } from '../ship/ships.ts';
import { criticalRating, defense, maxMoveMils } from '../ship/stats.ts';
import type { Ship } from '../table.ts';
import { fromView } from '../view.ts';

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

function weaponsSentence(ship: Ship): string {
  const working = weaponsOf(ship).filter(({ space }) => space.condition === 'working');
  if (working.length === 0) return 'It has no weapon that works.';
  const named = working.map(
    ({ mount, weapon }) => `${ordnance[weapon.ordnance].name} (${mountName[mount]}) with ${dice(weapon.dice)}`,
  );
  return `Fires ${named.join(', ')}.`;
}

export const ship = shipTeller<Ship>({
  fromView,
  className: (each) => classOf(each).name,
  can: (each) => [
    maxMoveMils(each) === 0 ? 'It does not move.' : `Moves up to ${inches(maxMoveMils(each))}.`,
    weaponsSentence(each),
    `Throws ${dice(defense(each))} in defence; ${criticalRating(each)} hits at once break something aboard.`,
  ],
  spaceName: (each, space) => spaceName(each, space as SpaceId),
  suffered: (each) => (each.fullStop ? ['Its drive is shut down.'] : []),
});
