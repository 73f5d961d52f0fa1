/** What scenarios add to ready-made fleets: troops in empty boxes, and five freighters. */
import { filledWith } from '../../mechanics/blueprint-fleets/lists/additions.ts';
import type { FleetDesign, ShipDesign, SquadronDesign } from '../fleet/design.ts';
import { equipmentSpacesOf } from '../fleet/power.ts';

/** The fleet with a Cargo Space in every empty equipment box, for troops to land. */
export const withTroops: (fleet: FleetDesign) => FleetDesign = filledWith<ShipDesign>(equipmentSpacesOf, 'cargo-space');

/** Five large freighters, 250 points: two of them armed. */
export const oreConvoy: SquadronDesign = {
  name: 'Ore convoy',
  ships: ['Galena', 'Cassiterite', 'Bauxite', 'Cinnabar', 'Hematite'].map((name, index): ShipDesign => ({
    name,
    class: 'AFL',
    rank: 'captain',
    reactors: {},
    weapons: index < 2 ? { T1: { ordnance: 'autocannon', die: 4 }, T2: { ordnance: 'autocannon', die: 4 } } : {},
    equipment: {},
    customizations: [],
  })),
};
