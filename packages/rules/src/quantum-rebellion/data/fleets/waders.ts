/** The Waders. */
import type { ReadyFleet } from './ready-fleet.ts';

export const waders: ReadyFleet = {
  id: 'waders',
  maxPoints: 500,
  note: 'A battleship behind screens, with cruisers on her wing. Steady at every range.',
  design: {
    name: 'The Waders',
    faction: 'Meridian',
    squadrons: [
      {
        name: 'Resolute',
        ships: [
          {
            name: 'Resolute',
            class: 'BB',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'high-velocity', dice: 8 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
              T1: { ordnance: 'beam', dice: 4 },
              T2: { ordnance: 'torpedo-explosive', dice: 4 },
            },
            equipment: { E1: 'armor-plating', E2: 'shield-generator', E3: 'automated-repair' },
            customizations: ['operations-center'],
          },
          {
            name: 'Tern',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'auxiliary-power-unit', E2: 'point-defense-screen' },
            customizations: ['defensive-screen'],
          },
          {
            name: 'Plover',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['defensive-screen'],
          },
        ],
      },
      {
        name: 'Dunlin',
        ships: [
          {
            name: 'Dunlin',
            class: 'CR',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'beam', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'armor-plating' },
            customizations: ['expert-engineers'],
          },
          {
            name: 'Knot',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'autocannon', dice: 6 },
              S: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'beam', dice: 3 },
            },
            equipment: { E1: 'shield-generator' },
            customizations: [],
          },
          {
            name: 'Curlew',
            class: 'DD',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'autocannon', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 2 },
            },
            equipment: {},
            customizations: [],
          },
        ],
      },
      {
        name: 'Avocet',
        ships: [
          {
            name: 'Avocet',
            class: 'DD',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'beam', dice: 5 },
              S: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-emp', dice: 2 },
            },
            equipment: {},
            customizations: [],
          },
          {
            name: 'Godwit',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: [],
          },
        ],
      },
    ],
  },
} as const satisfies ReadyFleet;
