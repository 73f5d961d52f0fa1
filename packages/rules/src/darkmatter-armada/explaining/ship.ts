/** What a ship is, can do and has suffered, in this game's words. */
import { shipTeller } from '../../mechanics/blueprint-fleets/explain/ship-told.ts';
import { inches } from '../../mechanics/blueprint-fleets/names.ts';
import { spaceName } from '../damage/space-name.ts';
import { ordnance } from '../data/ordnance.ts';
import type { SpaceId } from '../ids.ts';
import { spaceTitles } from '../ship/space-names.ts';
import { classOf, weaponsOf } from '../ship/ships.ts';
import { criticalRating, defenseDie } from '../ship/stats.ts';
import type { Ship } from '../table.ts';
import { fromView } from '../view.ts';

function weaponsSentence(ship: Ship): string {
  const working = weaponsOf(ship).filter(({ space }) => space.condition === 'working');
  if (working.length === 0) return 'It has no weapon that works.';
  const named = working.map(
    ({ mount, weapon }) =>
      `${ordnance[weapon.ordnance].name} (${spaceTitles[mount].toLowerCase()}) with d${weapon.die}`,
  );
  return `Fires ${named.join(', ')}.`;
}

function defenceSentence(ship: Ship): string {
  const die = defenseDie(ship);
  const throws = die === undefined ? 'Throws no die of its own in defence' : `Throws d${die} in defence`;
  return `${throws}; ${criticalRating(ship)} hits at once break something aboard.`;
}

function moveSentence(ship: Ship): string {
  const { moveMils } = classOf(ship);
  return moveMils === 0 ? 'It does not move.' : `Moves up to ${inches(moveMils)}, and goes at ${ship.speed} speed now.`;
}

export const ship = shipTeller<Ship>({
  fromView,
  className: (each) => classOf(each).name,
  can: (each) => [moveSentence(each), weaponsSentence(each), defenceSentence(each)],
  spaceName: (each, space) => spaceName(each, space as SpaceId),
  suffered: (each) => [
    ...(each.commsDown === 'off' ? [] : ['It cannot join in common fire for now.']),
    ...(each.fireControl === 'off' ? [] : ['It aims worse for now.']),
    ...(each.reactorScram === 'off' ? [] : ['Its reactor lets it go slowly only for now.']),
    ...(each.gridFault === 0 ? [] : [`Its defence is ${each.gridFault} less for now.`]),
  ],
});
