import type { Position } from './codec.ts';

/** Everything close together, so that fighters, marines, guns and torpedoes meet at once. */
export const melee: Position = {
  squadrons: [
    {
      name: 'Hawks',
      seat: 'seat-1',
      ships: [
        { name: 'Osprey', class: 'CV', at: [20, 20], weapons: { F: 'beam d8' }, equipment: { E1: 'tractor beam' } },
        { name: 'Kite', class: 'CVL', at: [23, 18], equipment: { E1: 'space marines' }, destroyed: ['HY'] },
      ],
    },
    {
      name: 'Waders',
      seat: 'seat-1',
      ships: [
        {
          name: 'Tern',
          class: 'CR',
          at: [26, 20],
          weapons: { P: 'autocannon d6', S: 'autocannon d6' },
          equipment: { E1: 'space marines', E2: 'long range assault craft' },
        },
      ],
    },
    {
      name: 'Stones',
      seat: 'seat-2',
      ships: [
        {
          name: 'Onyx',
          class: 'BB',
          at: [22, 22],
          facing: 180,
          weapons: { F: 'plasma d8', T1: 'high explosive torpedo d8' },
          equipment: { E1: 'shield generator' },
        },
        { name: 'Jet', class: 'CVL', at: [25, 23], facing: 180, customizations: ['restricted hangar'] },
        { name: 'Flint', class: 'FF', at: [21.6, 23.5], facing: 180, weapons: { F: 'gravitational d8' } },
      ],
    },
  ],
  fighters: [
    { carrier: 'Osprey', at: [22, 20.5] },
    { carrier: 'Osprey', at: [20.5, 22] },
    { carrier: 'Kite', at: [23.5, 22] },
    { carrier: 'Jet', at: [24.4, 21.564] },
    { carrier: 'Jet', at: [23.3, 23.06] },
    { carrier: 'Jet', at: [26, 21.25] },
  ],
};
