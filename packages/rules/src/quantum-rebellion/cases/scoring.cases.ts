/** The end of the game and the score (1.5, 1.6, 9.1, 12.1). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const tern: Fields = { name: 'Tern', class: 'CR', at: [24, 10] };
const onyx: Fields = { name: 'Onyx', class: 'CH', at: [24, 40], facing: 180 };
const waders = (...ships: Fields[]): Fields => ({ name: 'Waders', seat: 'seat-1', ships });
const stones = (...ships: Fields[]): Fields => ({ name: 'Stones', seat: 'seat-2', activated: true, ships });

/** The last squadron of the round ends its movement and has nothing else to do: the End Phase begins. */
const last = (squadrons: Fields[], change: Fields = {}): Fields => ({
  round: 6,
  active: 'Waders',
  segment: 'movement',
  squadrons,
  ...change,
});
const endMovement = { by: 'seat-1' as const, command: { kind: 'end-segment', segment: 'movement' } };
const scored = (one: number, other: number): Fields => ({
  sides: { 'seat-1': { score: one }, 'seat-2': { score: other } },
});

const cases: RebellionCase[] = [
  {
    id: 'after-six-rounds-most-points-win',
    covers: ['QR-9.1a', 'QR-9.1d', 'QR-1.6a', 'QR-12.1a', 'R-QR-180', 'R-QR-182'],
    given: last([waders(tern), stones(onyx)], { sides: { 'seat-1': { score: 25 }, 'seat-2': { score: 17.5 } } }),
    when: [endMovement],
    then: {
      events: [{ kind: 'end-phase-began', round: 6 }, { kind: 'match-ended' }],
      outcome: { winner: 'seat-1', points: { 'seat-1': 25, 'seat-2': 17.5 } },
      awaiting: [],
    },
  },
  {
    id: 'equal-points-are-a-draw',
    covers: ['QR-9.1d', 'R-QR-180'],
    given: last([waders(tern), stones(onyx)], { sides: { 'seat-1': { score: 20 }, 'seat-2': { score: 20 } } }),
    when: [endMovement],
    then: { outcome: { winner: null, points: { 'seat-1': 20, 'seat-2': 20 } } },
  },
  {
    id: 'half-the-hull-lost-scores-half-at-the-end',
    covers: ['QR-9.1b', 'R-QR-09', 'R-QR-181'],
    given: last([waders({ ...tern, hull: 8 }), stones({ ...onyx, hull: 10 })]),
    when: [endMovement],
    then: {
      events: [{ kind: 'ships-scored', scores: [{ ship: 'tern', for: 'seat-2', halfPoints: 35 }] }],
      position: scored(0, 17.5),
      outcome: { winner: 'seat-2', points: { 'seat-2': 17.5 } },
    },
  },
  {
    id: 'a-ship-that-has-scored-scores-no-more',
    covers: ['QR-9.1d', 'R-QR-181'],
    given: last(
      [
        waders(tern),
        stones(onyx, { name: 'Flint', class: 'DD', hull: 0, gone: { how: 'destroyed', round: 3, points: 25 } }),
      ],
      { sides: { 'seat-1': { score: 25 } } },
    ),
    when: [endMovement],
    then: { outcome: { winner: 'seat-1', points: { 'seat-1': 25, 'seat-2': 0 } } },
  },
  {
    id: 'the-game-ends-before-repairs-and-disorder',
    covers: ['QR-9.1a', 'R-QR-174'],
    given: last([waders({ ...tern, offline: ['HY'], disorder: 4 }), stones(onyx)]),
    when: [endMovement],
    then: {
      position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', at: [24, 10], offline: ['HY'], disorder: 4 }] }] },
      outcome: { winner: null },
    },
  },
  {
    id: 'the-game-goes-on-after-round-five',
    covers: ['R-QR-180', 'QR-9.5a'],
    given: last([waders(tern), stones(onyx)], { round: 5 }),
    dice: [3, 4, 20, 1],
    when: [endMovement],
    then: { outcome: null, position: { round: 6 }, awaiting: ['seat-2'] },
  },
  {
    id: 'a-side-without-ships-ends-the-game',
    covers: ['R-QR-180'],
    given: last([waders(tern), stones({ ...onyx, at: [24, 40], gone: { how: 'destroyed', round: 2 } })], {
      round: 2,
      sides: { 'seat-1': { score: 50 } },
    }),
    when: [endMovement],
    then: { outcome: { winner: 'seat-1', points: { 'seat-1': 50 } } },
  },
  {
    id: 'a-lost-fleet-may-still-have-won',
    covers: ['R-QR-180', 'QR-9.1d'],
    given: last([waders(tern), stones({ ...onyx, gone: { how: 'escaped', round: 2 } })], {
      round: 2,
      sides: { 'seat-1': { score: 25 }, 'seat-2': { score: 60 } },
    }),
    when: [endMovement],
    then: { outcome: { winner: 'seat-2' } },
  },
  {
    id: 'a-side-may-concede-at-any-time',
    covers: ['R-QR-180'],
    given: last([waders(tern), stones(onyx)], { round: 2, sides: { 'seat-2': { score: 60 } } }),
    when: [{ by: 'seat-2', command: { kind: 'concede' } }],
    then: { events: [{ kind: 'conceded', by: 'seat-2' }], outcome: { winner: 'seat-1', points: { 'seat-2': 60 } } },
  },
];

export default { ruleset: 'quantum-rebellion', cases } satisfies CaseFile;
