/** What comes new into a written position, with this game's ships. */
import { addingOf } from '#lib/blueprint-fleets/editor/adding.ts';
import { fleetSizes, places } from './places.ts';
import { fleets, sizes, type ClassCode, type Position, type PositionShip, type ShipDesign } from './rules.ts';

/** The first ship of the class in a ready-made fleet lends its fittings; a class that none has comes bare. */
function modelOf(code: ClassCode): ShipDesign {
  const known = fleets
    .flatMap(({ design }) => design.squadrons.flatMap(({ ships }) => ships))
    .find((ship) => ship.class === code);
  return known ?? { name: code, class: code, rank: 'captain', weapons: {}, equipment: {}, customizations: [] };
}

function written(design: ShipDesign, name: string): PositionShip {
  const weapons = Object.entries(design.weapons).map(([mount, { ordnance, dice }]) => [mount, `${ordnance} ${dice}`]);
  const ship: PositionShip = { name, class: design.class };
  return {
    ...ship,
    ...(weapons.length > 0 ? { weapons: Object.fromEntries(weapons) as Record<string, string> } : {}),
    ...(Object.keys(design.equipment).length > 0 ? { equipment: { ...design.equipment } } : {}),
    ...(design.customizations.length > 0 ? { customizations: [...design.customizations] } : {}),
  };
}

export const adding = addingOf<Position, ShipDesign>({
  places,
  sizes: fleetSizes,
  modelOf,
  written,
  diameterOf: (kind) => (kind === 'beacon-target' ? sizes.beaconTargetDiameterMils / 1000 : undefined),
});
export const { addBeacon, addClass, addFleet, addSquadron, addTerrain, copyThing, hideSquadron, placeSquadron } =
  adding;
