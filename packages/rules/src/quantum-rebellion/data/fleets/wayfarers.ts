/** The Wayfarers. */
import type { ReadyFleet } from './ready-fleet.ts';

export const wayfarers: ReadyFleet = {
  id: 'wayfarers',
  maxPoints: 500,
  note: 'Jumps where it likes, lays beacons and mines behind it, and is gone again. For players who plan a round ahead.',
  design: {
    name: 'The Wayfarers',
    faction: 'Lantern Guild',
    squadrons: [
      {
        name: 'Pathfinder',
        ships: [
          {
            name: 'Pathfinder',
            class: 'BC',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'polaron-ray', dice: 8 },
              P: { ordnance: 'beam', dice: 4 },
              T1: { ordnance: 'disruptor', dice: 4 },
            },
            equipment: { E1: 'hyperspace-matrix', E2: 'aperture-beacon' },
            customizations: ['expert-navigators', 'operations-center'],
          },
          {
            name: 'Waymark',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'gravitational', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'beam', dice: 3 },
            },
            equipment: { E1: 'hyperspace-matrix', E2: 'auxiliary-power-unit' },
            customizations: [],
          },
        ],
      },
      {
        name: 'Lamplighter',
        ships: [
          {
            name: 'Lamplighter',
            class: 'DD',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'antimatter', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'cyberwarfare', dice: 2 },
            },
            equipment: { E1: 'beacon-deployment' },
            customizations: [],
          },
          {
            name: 'Candle',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'beacon-deployment', E2: 'maneuvering-thrusters' },
            customizations: [],
          },
          {
            name: 'Taper',
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
      {
        name: 'Sapper',
        ships: [
          {
            name: 'Sapper',
            class: 'FF',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'scatter', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'minelayer', E2: 'minesweeper' },
            customizations: [],
          },
          {
            name: 'Fuse',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'minelayer' },
            customizations: [],
          },
          {
            name: 'Spark',
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
