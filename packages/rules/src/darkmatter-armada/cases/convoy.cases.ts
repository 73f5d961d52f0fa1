/** Convoy Escort: freighters that leave by their edge, capturing them, and who wins (15.4). */
import type { CaseFile } from '../../kernel/index.ts';
import { type ArmadaCase, by, type Fields, move, squadron } from './written.ts';

const rye = (change: Fields = {}): Fields => ({
  name: 'Rye',
  class: 'AFL',
  rank: 'captain',
  at: [60, 24],
  facing: 90,
  ...change,
});
const oats = (change: Fields = {}): Fields => rye({ name: 'Oats', at: [20, 20], ...change });
/** A cruiser with two companies of marines, 6" from Rye. */
const raider = (change: Fields = {}): Fields => ({
  name: 'Onyx',
  class: 'CR',
  rank: 'admiral',
  at: [60, 30],
  facing: 180,
  equipment: { E1: 'space marines', E2: 'space marines' },
  weapons: { F: 'beam d6' },
  ...change,
});
/** Seat-1 escorts on the table of a convoy; Grain sails for it. */
const convoy = (grain: Fields[], change: Fields = {}, raiders: Fields[] = [raider()]): Fields => ({
  table: [72, 48],
  scenario: 'convoy-escort',
  convoy: { escort: 'seat-1', exits: 0 },
  segment: 'movement',
  active: 'Grain',
  squadrons: [
    squadron('Waders', 'seat-1', [{ name: 'Tern', class: 'CR', rank: 'admiral', at: [10, 10], facing: 90 }]),
    squadron('Grain', 'seat-1', grain),
    ...(raiders.length > 0 ? [squadron('Stones', 'seat-2', raiders)] : []),
  ],
  ...change,
});
/** The last turn of a round with so many freighters out. */
const ending = (exits: number, change: Fields = {}, grain: Fields[] = [rye()], raiders = [raider()]): Fields =>
  convoy(grain, {
    active: 'Waders',
    segment: 'special',
    round: 3,
    convoy: { escort: 'seat-1', exits },
    squadrons: [
      squadron('Waders', 'seat-1', [{ name: 'Tern', class: 'CR', rank: 'admiral', at: [10, 10], facing: 90 }]),
      squadron('Grain', 'seat-1', grain, { activated: true }),
      squadron('Stones', 'seat-2', raiders, { activated: true }),
    ],
    ...change,
  });
const over = by('seat-1', { kind: 'end-segment', segment: 'special' });
const sails = (ship: string, course: number, inches: number) => by('seat-1', { ...move(course, inches), ship });
const won = (winner: string, reason: string, points: Fields): ArmadaCase['then'] => ({
  events: [{ kind: 'match-ended', outcome: { winner, reason, points } }],
});

const leaving: ArmadaCase[] = [
  {
    id: 'a-freighter-that-reaches-over-the-eastern-edge-is-out-and-scores-nothing',
    covers: ['DA-15.4a', 'R-DA-160'],
    given: convoy([rye({ at: [63, 24], speed: 'medium' }), oats()]),
    when: sails('rye', 90, 8.3),
    then: {
      events: [{ kind: 'freighter-exited', ship: 'rye', round: 2, exits: 1 }],
      position: {
        convoy: { escort: 'seat-1', exits: 1 },
        squadrons: [{ id: 'waders' }, { id: 'grain', ships: [{ id: 'rye', gone: { how: 'exited' } }, {}] }],
      },
    },
  },
  {
    id: 'a-freighter-that-ends-within-the-eastern-edge-is-not-out',
    covers: ['DA-15.4a', 'R-DA-160'],
    given: convoy([rye({ at: [63, 24] }), oats()]),
    when: sails('rye', 90, 8.25),
    then: {
      position: {
        convoy: { exits: 0 },
        squadrons: [{ id: 'waders' }, { id: 'grain', ships: [{ at: [71.25, 24] }, {}] }],
      },
    },
  },
  {
    id: 'a-freighter-over-another-edge-is-lost',
    covers: ['DA-15.4a', 'DA-9.2.8', 'R-DA-79'],
    given: convoy([rye({ at: [60, 42], facing: 0 }), oats()]),
    when: sails('rye', 0, 6),
    then: { events: [{ kind: 'ship-removed', ship: 'rye', how: 'destroyed', halfPoints: 100 }] },
  },
  {
    id: 'a-warship-over-the-eastern-edge-is-lost',
    covers: ['DA-15.4a', 'DA-9.2.8'],
    given: convoy([rye(), oats()], {
      active: 'Waders',
      squadrons: [
        squadron('Waders', 'seat-1', [
          { name: 'Tern', class: 'CR', rank: 'admiral', at: [62, 10], facing: 90 },
          { name: 'Knot', class: 'FF', rank: 'captain', at: [10, 10] },
        ]),
        squadron('Grain', 'seat-1', [rye(), oats()]),
        squadron('Stones', 'seat-2', [raider()]),
      ],
    }),
    when: sails('tern', 90, 10),
    then: { events: [{ kind: 'ship-removed', ship: 'tern', how: 'destroyed' }] },
  },
  {
    id: 'a-captured-freighter-is-not-out-for-its-captor',
    covers: ['R-DA-161', 'DA-15.4b'],
    given: convoy([oats()], { active: 'Stones' }, [raider({ at: [30, 30] }), rye({ at: [63, 24], captured: true })]),
    when: by('seat-2', { ...move(90, 8.3), ship: 'rye' }),
    then: { events: [{ kind: 'ship-removed', ship: 'rye', how: 'destroyed', halfPoints: 0 }] },
  },
];

const results: ArmadaCase[] = [
  {
    id: 'three-freighters-out-win-for-the-escort',
    covers: ['DA-15.4a', 'R-DA-160'],
    given: ending(3),
    when: over,
    then: won('seat-1', 'The convoy is through', { 'seat-1': 3, 'seat-2': -2 }),
  },
  {
    id: 'two-freighters-out-are-too-few-after-the-last-round',
    covers: ['DA-15.4a', 'R-DA-160', 'R-DA-154'],
    given: ending(2, { round: 6 }, [rye(), oats()]),
    when: over,
    then: won('seat-2', 'The convoy is stopped', { 'seat-1': 2, 'seat-2': 0 }),
  },
  {
    id: 'two-freighters-out-do-not-end-the-match-before',
    covers: ['DA-15.4a'],
    given: ending(2),
    when: over,
    dice: [4, 17, 15, 16],
    then: { events: [{ kind: 'end-phase-began' }, { kind: 'round-began', round: 4 }] },
  },
  {
    id: 'two-freighters-out-are-enough-by-agreement',
    covers: ['DA-15.4a', 'R-DA-160'],
    given: ending(2, { options: { convoyExitsNeeded: 2 } }),
    when: over,
    then: won('seat-1', 'The convoy is through', { 'seat-1': 2, 'seat-2': -1 }),
  },
  {
    id: 'three-freighters-out-are-too-few-by-agreement',
    covers: ['DA-15.4a', 'R-DA-160'],
    given: ending(3, { options: { convoyExitsNeeded: 4 }, round: 6 }),
    when: over,
    then: won('seat-2', 'The convoy is stopped', { 'seat-1': 3, 'seat-2': -2 }),
  },
  {
    id: 'without-an-interdictor-the-freighters-on-the-table-are-out',
    covers: ['DA-15.4a', 'R-DA-181'],
    given: ending(1, {}, [rye(), oats()], [raider({ gone: { how: 'destroyed' } })]),
    when: over,
    then: won('seat-1', 'The convoy is through', { 'seat-1': 3, 'seat-2': -1 }),
  },
];

const boarders = (crew: number, raiders: Fields[] = [raider()]): Fields =>
  convoy([rye({ crew }), oats()], { active: 'Stones', segment: 'combat' }, raiders);
const board = (change: Fields = {}): ArmadaCase['when'] =>
  by('seat-2', { kind: 'board', ship: 'onyx', target: 'rye', fighters: [], ...change });
const captures = board({ capture: true });

const captured: ArmadaCase[] = [
  {
    id: 'boarders-who-win-by-the-crew-of-a-freighter-take-it',
    covers: ['DA-15.4b', 'R-DA-161'],
    given: boarders(5),
    dice: [6, 6, 4, 3],
    when: captures,
    then: {
      events: [
        { kind: 'boarding-began', capture: true },
        { kind: 'assault-fought', attackTotal: 12, defenceTotal: 7, won: true },
        { kind: 'marines-lost', ship: 'onyx', spaces: ['E1'] },
        { kind: 'freighter-captured', ship: 'rye', by: 'seat-2', squadron: 'stones' },
      ],
      position: {
        squadrons: [
          { id: 'waders' },
          { id: 'grain', ships: [{ id: 'oats' }] },
          {
            id: 'stones',
            ships: [{ id: 'onyx' }, { id: 'rye', captured: true, crew: 5, activation: { special: 'captured' } }],
          },
        ],
      },
    },
  },
  {
    id: 'boarders-who-win-by-less-do-nothing-to-a-freighter-that-they-mean-to-take',
    covers: ['DA-15.4b', 'R-DA-161'],
    given: boarders(5),
    dice: [6, 6, 4, 4],
    when: captures,
    then: {
      events: [
        { kind: 'assault-fought', attackTotal: 12, defenceTotal: 8, won: true },
        { kind: 'marines-lost', spaces: ['E1'] },
      ],
      position: { squadrons: [{ id: 'waders' }, { id: 'grain', ships: [{ id: 'rye', crew: 5, destroyed: [] }, {}] }] },
    },
  },
  {
    id: 'boarders-who-lose-cost-a-freighter-one-crew-whatever-they-meant',
    covers: ['DA-15.4b', 'R-DA-161', 'DA-9.4.10.3c'],
    given: boarders(5),
    dice: [1, 1, 4, 4],
    when: captures,
    then: {
      events: [
        { kind: 'marines-lost', spaces: ['E1', 'E2'] },
        { kind: 'crew-lost', ship: 'rye', amount: 1 },
      ],
    },
  },
  {
    id: 'boarders-of-a-freighter-may-mean-to-damage-it',
    covers: ['DA-15.4b', 'DA-9.4.10.3b'],
    given: boarders(5),
    dice: [6, 6, 1, 1, 5, 6, 6],
    when: board(),
    then: {
      events: [
        { kind: 'crew-lost', ship: 'rye', amount: 2 },
        { kind: 'critical-hit', ship: 'rye' },
      ],
    },
  },
  {
    id: 'a-captured-freighter-does-not-fire-in-this-round',
    covers: ['DA-15.4b', 'R-DA-161'],
    given: convoy([rye({ crew: 1, weapons: { T1: 'autocannon d4' } }), oats({ at: [56, 24] })], {
      active: 'Stones',
      segment: 'combat',
    }),
    dice: [6, 6, 1, 1],
    when: [
      ...(captures ?? []),
      ...by('seat-2', { kind: 'fire', target: 'oats', shooters: [{ ship: 'rye', mounts: ['T1'] }] }),
    ],
    rejects: { code: 'weapon-fired', rule: 'DA-9.4.8d' },
  },
  {
    id: 'a-warship-is-not-captured',
    covers: ['DA-15.4b', 'R-DA-161'],
    given: convoy([rye(), oats()], { active: 'Stones', segment: 'combat' }, [raider({ at: [10, 14] })]),
    when: board({ target: 'tern', capture: true }),
    rejects: { code: 'not-a-freighter', rule: 'DA-15.4b' },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...leaving, ...results, ...captured] };
export default cases;
