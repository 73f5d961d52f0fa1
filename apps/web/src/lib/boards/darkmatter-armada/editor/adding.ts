/** What comes new into a written position, with this game's ships and sizes. */
import { addingOf } from '#lib/blueprint-fleets/editor/adding.ts';
import { placesOf } from '#lib/blueprint-fleets/editor/places.ts';
import { fleets, sizes, type ClassCode, type Position, type PositionShip, type ShipDesign } from './rules.ts';

export const emptyPosition: Position = { squadrons: [] };

const fleetSizes = { ...sizes, baseOf: () => sizes.baseDiameterMils };
export const places = placesOf(fleetSizes);

/** The first ship of the class in a ready-made fleet lends its fittings; a class that none has comes bare. */
function modelOf(code: ClassCode): ShipDesign {
  const known = fleets
    .flatMap(({ design }) => design.squadrons.flatMap(({ ships }) => ships))
    .find((ship) => ship.class === code);
  return (
    known ?? { name: code, class: code, rank: 'captain', reactors: {}, weapons: {}, equipment: {}, customizations: [] }
  );
}

const filled = <T extends object>(record: T): T | undefined => (Object.keys(record).length > 0 ? record : undefined);

/** Only what differs from a bare ship of the class is written. */
function written(design: ShipDesign, name: string): PositionShip {
  const weapons = Object.entries(design.weapons).map(([mount, { ordnance, die }]) => [mount, `${ordnance} d${die}`]);
  const { def, lifeSupport, equipment, reactors, customizations } = design;
  const fitted = {
    def,
    lifeSupport,
    weapons: filled(Object.fromEntries(weapons) as Record<string, string>),
    equipment: filled(equipment),
    reactors: filled(reactors),
    customizations: customizations.length > 0 ? [...customizations] : undefined,
  };
  const told = Object.entries(fitted).filter(([, value]) => value !== undefined);
  return { name, class: design.class, ...(Object.fromEntries(told) as Partial<PositionShip>) };
}

export const adding = addingOf<Position, ShipDesign>({
  places,
  sizes: fleetSizes,
  modelOf,
  written,
  diameterOf: () => undefined,
});
