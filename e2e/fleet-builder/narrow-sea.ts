/** A fleet of 600 points like one that is half drawn up: its heavy cruiser has a die too many in a turret. */
import type { FleetDesign, ShipDesign } from '@broadside/rules/quantum-rebellion/fleet';

type Fittings = Partial<Pick<ShipDesign, 'rank' | 'weapons' | 'equipment' | 'customizations'>>;

const ship = (name: string, code: ShipDesign['class'], fittings: Fittings = {}): ShipDesign => ({
  name,
  class: code,
  rank: 'captain',
  weapons: {},
  equipment: {},
  customizations: [],
  ...fittings,
});

const guns = (fore: number, side: number): ShipDesign['weapons'] => ({
  F: { ordnance: 'autocannon', dice: fore },
  P: { ordnance: 'beam', dice: side },
  S: { ordnance: 'beam', dice: side },
});

const resolute = ship('Resolute', 'BB', {
  rank: 'admiral',
  weapons: { ...guns(8, 3), T1: { ordnance: 'beam', dice: 3 }, T2: { ordnance: 'torpedo-explosive', dice: 3 } },
  equipment: { E1: 'armor-plating' },
});
const tern = ship('Tern', 'CH', {
  rank: 'commander',
  weapons: { ...guns(6, 2), T1: { ordnance: 'autocannon', dice: 4 }, A: { ordnance: 'scatter', dice: 1 } },
  equipment: { E1: 'maneuvering-thrusters' },
  customizations: ['expert-navigators'],
});
const sable = ship('Sable', 'CVL', {
  rank: 'commander',
  weapons: { F: { ordnance: 'scatter', dice: 6 } },
  equipment: { E1: 'hangar-bay' },
});

export const narrowSea: FleetDesign = {
  name: 'Narrow Sea 600',
  faction: 'Independent',
  squadrons: [
    {
      name: 'Resolute',
      ships: [
        resolute,
        ship('Lanner', 'CR', { weapons: guns(6, 3) }),
        ship('Merlin', 'CR', { weapons: guns(6, 3) }),
        ship('Kite', 'DD', { weapons: { F: { ordnance: 'emp', dice: 5 } } }),
      ],
    },
    {
      name: 'Tern',
      ships: [
        tern,
        ship('Plover', 'DD', { weapons: guns(4, 2), customizations: ['pack-hunters'] }),
        ship('Dunlin', 'FF', { weapons: guns(4, 2), equipment: { E1: 'armor-plating' } }),
        ship('Knot', 'FF', { weapons: guns(4, 2), customizations: ['defensive-screen'] }),
      ],
    },
    { name: 'Sable', ships: [sable, ship('Pipit', 'K', { weapons: guns(2, 2) }), ship('Wren', 'K')] },
  ],
};
