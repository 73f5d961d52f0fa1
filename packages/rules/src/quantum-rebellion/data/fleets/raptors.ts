/** The Raptors. */
import type { ReadyFleet } from './ready-fleet.ts';

export const raptors: ReadyFleet = {
  id: 'raptors',
  maxPoints: 500,
  note: 'Three hangars with twenty fighters. Keep the carriers away from the guns and let the flights do the work.',
  design: {
    name: 'The Raptors',
    faction: 'Ashen League',
    squadrons: [
      {
        name: 'Osprey',
        ships: [
          {
            name: 'Osprey',
            class: 'CV',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'beam', dice: 7 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
              T1: { ordnance: 'torpedo-explosive', dice: 3 },
            },
            equipment: { E1: 'hangar-bay', E2: 'point-defense-screen' },
            customizations: ['flight-deck-crews', 'elite-bridge-crew', 'veteran-crew'],
          },
          {
            name: 'Kestrel',
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
          {
            name: 'Merlin',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'autocannon', dice: 3 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 1 },
            },
            equipment: {},
            customizations: ['defensive-screen'],
          },
        ],
      },
      {
        name: 'Harrier',
        ships: [
          {
            name: 'Harrier',
            class: 'CVL',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'beam', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              S: { ordnance: 'autocannon', dice: 3 },
            },
            equipment: { E1: 'hangar-bay' },
            customizations: ['flight-deck-crews'],
          },
          {
            name: 'Hobby',
            class: 'CVL',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'cyberwarfare', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              S: { ordnance: 'autocannon', dice: 3 },
            },
            equipment: { E1: 'point-defense-screen' },
            customizations: [],
          },
          {
            name: 'Kite',
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
        ],
      },
      {
        name: 'Falcon',
        ships: [
          {
            name: 'Falcon',
            class: 'DD',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'cyberwarfare', dice: 5 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-emp', dice: 2 },
            },
            equipment: {},
            customizations: [],
          },
          {
            name: 'Goshawk',
            class: 'DD',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'emp', dice: 5 },
              S: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-explosive', dice: 2 },
            },
            equipment: {},
            customizations: [],
          },
        ],
      },
    ],
  },
} as const satisfies ReadyFleet;
