/** Names for ships and squadrons that nobody has named yet. */
import { freeName } from '#lib/builder/free-name.ts';
import type { DesignedFleet, DesignedShip } from './design.ts';

// prettier-ignore
const pool = [
  'Resolute', 'Lanner', 'Merlin', 'Kite', 'Tern', 'Plover', 'Dunlin', 'Knot', 'Sable', 'Pipit', 'Wren', 'Petrel', 'Heron',
  'Curlew', 'Gannet', 'Skua', 'Osprey', 'Harrier', 'Egret', 'Shrike', 'Martin', 'Redwing', 'Siskin', 'Linnet', 'Fulmar',
  'Avocet', 'Whimbrel', 'Teal', 'Widgeon', 'Pintail', 'Garnet', 'Onyx', 'Basalt', 'Flint', 'Cinder', 'Ember', 'Agate',
  'Jasper', 'Beryl', 'Opal', 'Mistral', 'Sirocco', 'Bora', 'Levanter', 'Zephyr', 'Tramontane', 'Ostro', 'Libeccio', 'Foehn',
  'Halcyon', 'Meridian', 'Polaris', 'Vega', 'Rigel', 'Altair', 'Deneb', 'Mizar', 'Alcor', 'Capella', 'Spica',
];

/** The first name that no ship of the fleet bears; a numbered one when all are taken. */
export function freeShipName(fleet: DesignedFleet<DesignedShip>): string {
  const taken = new Set(fleet.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name)));
  return freeName(pool, taken);
}

/** A name for a new squadron: by its place, in words people shout. */
export function freeSquadronName(fleet: DesignedFleet<DesignedShip>): string {
  const taken = new Set(fleet.squadrons.map(({ name }) => name));
  const letters = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliet'];
  const free = letters.find((name) => !taken.has(name));
  return free ?? `Squadron ${fleet.squadrons.length + 1}`;
}
