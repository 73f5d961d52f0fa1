/** The Long Pack. */
import type { ReadyFleet } from './ready-fleet.ts';

export const pack: ReadyFleet = {
  id: 'pack',
  maxPoints: 500,
  note: 'No ship larger than a destroyer. Hunts together, strikes with torpedoes and is hard to hit.',
  design: {
    name: 'The Long Pack',
    faction: 'Fellmark',
    squadrons: [
      {
        name: 'Lynx',
        ships: [
          {
            name: 'Lynx',
            class: 'DD',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'autocannon', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-dark-matter', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters', 'difficult-target'],
          },
          {
            name: 'Stoat',
            class: 'DD',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'autocannon', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters'],
          },
          {
            name: 'Marten',
            class: 'DD',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'autocannon', dice: 5 },
              S: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters'],
          },
          {
            name: 'Fitch',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters'],
          },
          {
            name: 'Weasel',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters'],
          },
        ],
      },
      {
        name: 'Otter',
        ships: [
          {
            name: 'Otter',
            class: 'DD',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'dark-matter', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-dark-matter', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters', 'target-resolution'],
          },
          {
            name: 'Badger',
            class: 'DD',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'dark-matter', dice: 5 },
              S: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters'],
          },
          {
            name: 'Ermine',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'high-velocity', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['pack-hunters'],
          },
        ],
      },
      {
        name: 'Ferret',
        ships: [
          {
            name: 'Ferret',
            class: 'K',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['difficult-target'],
          },
          {
            name: 'Mink',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 1 },
            },
            equipment: {},
            customizations: ['target-resolution'],
          },
          {
            name: 'Vole',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'armor-plating' },
            customizations: [],
          },
          {
            name: 'Shrew',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 1 },
            },
            equipment: {},
            customizations: [],
          },
        ],
      },
    ],
  },
} as const satisfies ReadyFleet;
