/** The Trade Winds. */
import type { ReadyFleet } from './ready-fleet.ts';

export const winds: ReadyFleet = {
  id: 'winds',
  maxPoints: 250,
  note: 'Five ships for a quick match: a light carrier, and a cruiser full of marines.',
  design: {
    name: 'The Trade Winds',
    faction: 'Ashen League',
    squadrons: [
      {
        name: 'Mistral',
        ships: [
          {
            name: 'Mistral',
            class: 'CVL',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'beam', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              S: { ordnance: 'autocannon', dice: 3 },
            },
            equipment: { E1: 'point-defense-screen' },
            customizations: ['flight-deck-crews'],
          },
          {
            name: 'Bora',
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
        name: 'Sirocco',
        ships: [
          {
            name: 'Sirocco',
            class: 'CR',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'scatter', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'space-marines', E2: 'long-range-assault-craft' },
            customizations: ['special-forces'],
          },
          {
            name: 'Zephyr',
            class: 'DD',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'emp', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 2 },
            },
            equipment: {},
            customizations: [],
          },
          {
            name: 'Foehn',
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
