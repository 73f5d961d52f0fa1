/** The Corsairs. */
import type { ReadyFleet } from './ready-fleet.ts';

export const corsairs: ReadyFleet = {
  id: 'corsairs',
  maxPoints: 500,
  note: 'Marines in every second hull. Strip the target of its defence and crew, then go aboard.',
  design: {
    name: 'The Corsairs',
    faction: 'Free Ports',
    squadrons: [
      {
        name: 'Corsair',
        ships: [
          {
            name: 'Corsair',
            class: 'BC',
            rank: 'admiral',
            weapons: {
              F: { ordnance: 'emp', dice: 8 },
              T1: { ordnance: 'disruptor', dice: 4 },
              T2: { ordnance: 'torpedo-biohazard', dice: 4 },
            },
            equipment: { E1: 'space-marines', E2: 'long-range-assault-craft' },
            customizations: ['special-forces', 'armed-crew', 'security-detachment'],
          },
          {
            name: 'Cutlass',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'emp', dice: 6 },
              P: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'beam', dice: 3 },
            },
            equipment: { E1: 'space-marines', E2: 'space-marines' },
            customizations: ['special-forces'],
          },
          {
            name: 'Halyard',
            class: 'FF',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 4 },
              P: { ordnance: 'autocannon', dice: 2 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'space-marines', E2: 'long-range-assault-craft' },
            customizations: ['defensive-screen'],
          },
        ],
      },
      {
        name: 'Grapnel',
        ships: [
          {
            name: 'Grapnel',
            class: 'CH',
            rank: 'commander',
            weapons: {
              F: { ordnance: 'biohazard', dice: 7 },
              A: { ordnance: 'autocannon', dice: 1 },
              T1: { ordnance: 'emp', dice: 3 },
              T2: { ordnance: 'torpedo-biohazard', dice: 3 },
            },
            equipment: { E1: 'shield-generator' },
            customizations: ['armed-crew'],
          },
          {
            name: 'Gaff',
            class: 'CR',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'biohazard', dice: 6 },
              S: { ordnance: 'autocannon', dice: 3 },
              T1: { ordnance: 'torpedo-emp', dice: 3 },
            },
            equipment: { E1: 'space-marines', E2: 'long-range-assault-craft' },
            customizations: ['special-forces'],
          },
          {
            name: 'Skiff',
            class: 'K',
            rank: 'captain',
            weapons: {
              F: { ordnance: 'beam', dice: 3 },
              P: { ordnance: 'autocannon', dice: 1 },
              S: { ordnance: 'autocannon', dice: 2 },
            },
            equipment: { E1: 'space-marines' },
            customizations: [],
          },
        ],
      },
    ],
  },
} as const satisfies ReadyFleet;
