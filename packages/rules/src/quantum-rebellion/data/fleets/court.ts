/** The Iron Court. */
import type { ReadyFleet } from './ready-fleet.ts';

export const court: ReadyFleet = {
  id: 'court',
  maxPoints: 500,
  note: 'One dreadnought with everything, and a small court that opens the way for her.',
  design: {
    name: 'The Iron Court',
    faction: 'Valdemar',
    squadrons: [
      {
        name: 'Monarch',
        ships: [
          {
            name: 'Monarch',
            class: 'DN',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'dark-matter', dice: 12 },
              T1: { ordnance: 'beam', dice: 6 },
              T2: { ordnance: 'torpedo-nuclear', dice: 6 },
            },
            equipment: { E1: 'armor-plating', E2: 'shield-generator', E3: 'automated-repair' },
            customizations: ['no-vulnerable-sector'],
          },
          {
            name: 'Page',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'autocannon', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['defensive-screen'],
          },
        ],
      },
      {
        name: 'Lancer',
        ships: [
          {
            name: 'Lancer',
            class: 'CH',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'polaron-ray', dice: 7 },
              A: { ordnance: 'autocannon', dice: 1 },
              T1: { ordnance: 'gravitational', dice: 3 },
              T2: { ordnance: 'beam', dice: 3 },
            },
            equipment: { E1: 'multiplex-targeting' },
            customizations: [],
          },
          {
            name: 'Herald',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'antimatter', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: {},
            customizations: [],
          },
          {
            name: 'Squire',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'antimatter', dice: 4 },
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
