/** What scenarios add to ready-made fleets: troops in empty spaces, five freighters, squadrons that hide and scout. */
import { filledWith } from '../../mechanics/blueprint-fleets/lists/additions.ts';
import type { FleetDesign, ShipDesign, SquadronDesign } from '../fleet/index.ts';
import { blueprints, equipmentSpaceIds } from './blueprints.ts';

const spacesOf = (ship: ShipDesign) => {
  const drawn: readonly string[] = blueprints[ship.class].criticals.map(({ space }) => space);
  return equipmentSpaceIds.filter((space) => drawn.includes(space));
};

/** The fleet with a Cargo Space in every empty equipment space, for troops to land. */
export const withTroops: (fleet: FleetDesign) => FleetDesign = filledWith(spacesOf, 'cargo-space');

/** Five large freighters, 255 points: two of them armed. */
export const grainConvoy: SquadronDesign = {
  name: 'Grain convoy',
  ships: ['Wheat', 'Barley', 'Rye', 'Oats', 'Millet'].map((name, index): ShipDesign => ({
    name,
    class: 'AFL',
    rank: 'captain',
    weapons: index < 2 ? { T1: { ordnance: 'autocannon', dice: 1 }, T2: { ordnance: 'autocannon', dice: 1 } } : {},
    equipment: {},
    customizations: [],
  })),
};

const frigate = (name: string, rank: ShipDesign['rank'] = 'captain'): ShipDesign => ({
  name,
  class: 'FF',
  rank,
  weapons: {
    F: { ordnance: 'beam', dice: 4 },
    P: { ordnance: 'autocannon', dice: 2 },
    S: { ordnance: 'autocannon', dice: 2 },
  },
  equipment: {},
  customizations: ['ambush'],
});

/** Three frigates behind discs, 105 points. */
export const reedAmbush: SquadronDesign = {
  name: 'Reed ambush',
  ships: [frigate('Bittern', 'commander'), frigate('Water Rail'), frigate('Crake')],
};

/** Two scouts and a minelayer. */
export const saltScouts: SquadronDesign = {
  name: 'Salt scouts',
  ships: ['Halite', 'Sylvine'].map((name, index): ShipDesign => ({
    name,
    class: 'K',
    rank: index === 0 ? 'commander' : 'captain',
    weapons: { F: { ordnance: 'beam', dice: 3 } },
    equipment: index === 0 ? { E1: 'minelayer' } : {},
    customizations: ['scout'],
  })),
};
