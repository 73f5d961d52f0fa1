/** The Veil. */
import type { ReadyFleet } from './ready-fleet.ts';

export const shades: ReadyFleet = {
  id: 'shades',
  maxPoints: 500,
  note: 'Cloaked cruisers in the line, frigates that lie in wait and scouts ahead. Strikes first, from where nobody looks.',
  design: {
    name: 'The Veil',
    faction: 'Gloam Compact',
    squadrons: [
      {
        name: 'Dusk',
        ships: [
          {
            name: 'Dusk',
            class: 'CR',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'dark-matter', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'cloaking-device', E2: 'auxiliary-power-unit' },
            customizations: ['elite-bridge-crew'],
          },
          {
            name: 'Gloaming',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'dark-matter', dice: 6 },
              S: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'cloaking-device', E2: 'auxiliary-power-unit' },
            customizations: [],
          },
          {
            name: 'Umbra',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'nuclear', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-emp', dice: 3 },
            },
            equipment: { E1: 'cloaking-device', E2: 'auxiliary-power-unit' },
            customizations: [],
          },
        ],
      },
      {
        name: 'Wraith',
        ships: [
          {
            name: 'Wraith',
            class: 'DD',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'high-velocity', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 2 },
            },
            equipment: { E1: 'stealth-systems' },
            customizations: ['ambush'],
          },
          {
            name: 'Spectre',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['ambush'],
          },
          {
            name: 'Phantom',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['ambush'],
          },
        ],
      },
      {
        name: 'Moth',
        ships: [
          {
            name: 'Moth',
            class: 'K',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'electronic-countermeasures' },
            customizations: ['scout'],
          },
          {
            name: 'Lacewing',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 1 },
            },
            equipment: {},
            customizations: ['scout'],
          },
          {
            name: 'Midge',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: {},
            customizations: ['scout'],
          },
        ],
      },
    ],
  },
} as const satisfies ReadyFleet;
