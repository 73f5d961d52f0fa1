/** The River Patrol. */
import type { ReadyFleet } from './ready-fleet.ts';

export const rivers: ReadyFleet = {
  id: 'rivers',
  maxPoints: 250,
  note: 'Five ships for a quick match: a heavy cruiser with a shield, a cruiser with a long gun.',
  design: {
    name: 'The River Patrol',
    faction: 'Meridian',
    squadrons: [
      {
        name: 'Severn',
        ships: [
          {
            name: 'Severn',
            class: 'CH',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'beam', dice: 7 },
              A: { ordnance: 'autocannon', dice: 1 },
              T1: { ordnance: 'beam', dice: 3 },
              T2: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'shield-generator' },
            customizations: ['redundant-systems'],
          },
          {
            name: 'Tees',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['defensive-screen'],
          },
        ],
      },
      {
        name: 'Clyde',
        ships: [
          {
            name: 'Clyde',
            class: 'CR',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'high-velocity', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'armor-plating' },
            customizations: ['expert-engineers'],
          },
          {
            name: 'Wye',
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
          {
            name: 'Tyne',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
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
