/** The Stone Fist. */
import type { ReadyFleet } from './ready-fleet.ts';

export const stones: ReadyFleet = {
  id: 'stones',
  maxPoints: 500,
  note: 'A battlecruiser and heavy cruisers that come close and do not stop: plasma, nuclear and thick armour.',
  design: {
    name: 'The Stone Fist',
    faction: 'Hallgrim',
    squadrons: [
      {
        name: 'Basalt',
        ships: [
          {
            name: 'Basalt',
            class: 'BC',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'plasma', dice: 8 },
              T1: { ordnance: 'nuclear', dice: 4 },
              T2: { ordnance: 'torpedo-nuclear', dice: 4 },
            },
            equipment: { E1: 'armor-plating', E2: 'multiplex-targeting' },
            customizations: ['redundant-systems'],
          },
          {
            name: 'Onyx',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'scatter', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'armor-plating' },
            customizations: [],
          },
          {
            name: 'Ember',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'scatter', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'armor-plating' },
            customizations: [],
          },
        ],
      },
      {
        name: 'Sable',
        ships: [
          {
            name: 'Sable',
            class: 'CH',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'beam', dice: 7 },
              A: { ordnance: 'autocannon', dice: 1 },
              T1: { ordnance: 'beam', dice: 3 },
              T2: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'shield-generator' },
            customizations: ['expert-engineers'],
          },
          {
            name: 'Flint',
            class: 'CH',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'autocannon', dice: 7 },
              A: { ordnance: 'autocannon', dice: 1 },
              T1: { ordnance: 'beam', dice: 3 },
              T2: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'automated-repair' },
            customizations: ['redundant-systems'],
          },
          {
            name: 'Cinder',
            class: 'DD',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'nuclear', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: [],
          },
        ],
      },
    ],
  },
} as const satisfies ReadyFleet;
