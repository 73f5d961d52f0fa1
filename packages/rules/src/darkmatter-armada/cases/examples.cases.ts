/** The worked examples of the book (2.0, 9.2.2, 9.4.10.4, 9.4.12), with other inputs where its own tables ask for them (R-DA-162). */
import type { CaseFile } from '../../kernel/index.ts';
import { accepted, alone } from './drawn.ts';
import { fires, onyx } from './gunnery.ts';
import { acting, type ArmadaCase, by, ends, type Fields, knot, move, squadron } from './written.ts';

/** The fleets of the sample game: a battleship with an Operations Center against a light carrier and battlecruisers. */
const south = (change: Fields = {}, ship: Fields = {}): Fields =>
  squadron(
    'Dave',
    'seat-1',
    [{ name: 'Tern', class: 'BB', at: [10, 10], facing: 0, customizations: ['Operations Center'], ...ship }],
    change,
  );
const north = (change: Fields = {}): Fields =>
  squadron('Mike', 'seat-2', [{ name: 'Osprey', class: 'CVL', at: [40, 40], facing: 180 }], change);
/** The last activation of a round ends; these are the dice of the next initiative, Dave's first. */
const initiative = (id: string, dice: number[], winner: 'seat-1' | 'seat-2'): ArmadaCase => ({
  id,
  covers: ['DA-7.1a', 'DA-7.1b', 'DA-12.4.9', 'R-DA-52', 'R-DA-53', 'R-DA-162'],
  given: { active: 'Dave', segment: 'special', squadrons: [south(), north({ activated: true })] },
  dice,
  when: by('seat-1', ends('special')),
  then: { events: [{ kind: 'initiative-rolled', winner }], awaiting: [winner] },
});

const sample: ArmadaCase[] = [
  {
    id: 'example-the-winner-lets-the-other-side-deploy-first',
    covers: ['DA-6.2.5a', 'R-DA-162'],
    given: {
      phase: 'deployment',
      round: 0,
      squadrons: [
        squadron('Dave', 'seat-1', [{ name: 'Tern', class: 'BB' }]),
        squadron('Mike', 'seat-2', [{ name: 'Osprey', class: 'CVL' }]),
      ],
      pending: [{ kind: 'deployment', step: 'choose', winner: 'seat-1' }],
    },
    when: by('seat-1', { kind: 'choose-deployer', first: false }),
    then: { awaiting: ['seat-2'] },
  },
  accepted('example-a-light-carrier-has-four-tokens', ['DA-12.1p', 'R-DA-162'], alone({ class: 'CVL' }), {
    fighters: { 's1-01-1-f04': { place: 'aboard' }, 's1-01-1-f05': null },
  }),
  initiative('example-of-a-tie-the-second-dice-decide', [4, 15, 8, 15, 6], 'seat-1'),
  initiative('example-three-dice-against-two', [15, 12, 2, 14, 9], 'seat-1'),
];

/** MV 12: what each speed lets a ship go, and the nearest way that it does not (9.2.2). */
const speeds = (
  [
    ['low', 0, 6],
    ['medium', 6, 12],
    ['high', 12, 18],
  ] as const
).flatMap(([speed, least, most]): ArmadaCase[] => {
  const given = acting('movement', [
    { name: 'Tern', class: 'BB', at: [24, 10], facing: 0, speed },
    knot({ at: [40, 4] }),
  ]);
  const covers = ['DA-9.2.2a', 'DA-9.2.2b', 'DA-9.2.2c', 'R-DA-162'];
  return [
    ...[...new Set([Math.max(least, 1), most])].map((inches): ArmadaCase => ({
      id: `example-mv-12-goes-${inches}-at-${speed}`,
      covers,
      given,
      when: by('seat-1', move(0, inches)),
      then: { events: [{ kind: 'ship-moved', ship: 'tern' }] },
    })),
    {
      id: `example-mv-12-goes-no-farther-at-${speed}`,
      covers,
      given,
      when: by('seat-1', move(0, most + 0.1)),
      rejects: { code: 'too-long', rule: 'DA-9.2.4' },
    },
  ];
});

/** Two battlecruisers and, by a light carrier, a frigate before the battleship. */
const targets: Fields[] = [
  squadron('Mike', 'seat-2', [
    { name: 'Skua', class: 'BC', at: [20, 36], facing: 180, rank: 'admiral' },
    { name: 'Onyx', class: 'BC', at: [10, 30], facing: 180, rank: 'captain' },
  ]),
  squadron('Rocks', 'seat-2', [
    { name: 'Osprey', class: 'CVL', at: [36, 36], facing: 180, rank: 'commander' },
    { name: 'Opal', class: 'FF', at: [24, 30], facing: 180, rank: 'captain' },
  ]),
];
const battleship = { weapons: { F: 'autocannon d12', T1: 'nuclear torpedo d8' } };
const shots: ArmadaCase[] = [
  {
    id: 'example-nine-against-four-is-five-and-no-critical',
    covers: ['DA-9.4.8h', 'DA-9.4.8k', 'R-DA-162'],
    given: { active: 'Dave', squadrons: [south({}, battleship), ...targets] },
    dice: [9, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', attack: 9, total: 4, hits: 5 }], without: ['critical-hit'] },
  },
  {
    id: 'example-two-ones-and-a-six-are-eight-and-score-two-criticals',
    // What the book leaves out: the warhead takes crew and order, and half the crew calls for a check.
    covers: ['DA-1.2.2a', 'DA-9.4.8k', 'DA-12.7.18a', 'DA-12.6.6', 'R-DA-162', 'R-DA-118', 'R-DA-119'],
    given: {
      active: 'Dave',
      squadrons: [south({}, battleship), ...targets],
      terrain: [{ kind: 'asteroid field', at: [17, 20], size: 'medium', die: 8 }],
    },
    dice: [1, 1, 6, 2, 7, 12, 6, 6],
    when: fires(['T1'], { target: 'opal' }),
    then: {
      events: [
        { kind: 'defence-rolled', attack: 8, total: 2, hits: 6 },
        { kind: 'crew-lost', amount: 1 },
        { kind: 'critical-hit', rolls: [{ face: 7 }], space: 'DF', result: 'destroyed' },
        { kind: 'critical-hit', rolls: [{ face: 12 }], space: 'LS', result: 'crew' },
        { kind: 'condition-checked' },
      ],
      position: { squadrons: [{ id: 'rocks', ships: [{ id: 'opal', hull: 10, crew: 1, destroyed: ['DF'] }] }] },
    },
  },
];

/** Two companies of marines, 5 and 6, against CP, DEF d6 and two tokens, 13 together (9.4.10.4). */
const boarding: ArmadaCase = {
  id: 'example-eleven-against-thirteen-fails',
  covers: ['DA-9.4.10.2a', 'DA-9.4.10.2b', 'DA-9.4.10.3c', 'DA-9.4.10.3d', 'R-DA-162', 'R-DA-137'],
  given: {
    active: 'Waders',
    squadrons: [
      squadron('Waders', 'seat-1', [
        { name: 'Tern', class: 'CR', at: [24, 18], facing: 0, equipment: { E1: 'space marines', E2: 'space marines' } },
      ]),
      squadron('Stones', 'seat-2', [
        { name: 'Osprey', class: 'CVL', at: [44, 44], facing: 180 },
        { name: 'Onyx', class: 'FF', def: 6, at: [24, 24], facing: 180 },
      ]),
    ],
    fighters: [
      { carrier: 'Osprey', at: [25.25, 24] },
      { carrier: 'Osprey', at: [22.75, 24] },
    ],
  },
  dice: [5, 6, 6, 3, 2, 2],
  when: [
    ...by('seat-1', { kind: 'board', ship: 'tern', target: 'onyx', fighters: [] }),
    ...by('seat-2', { kind: 'fly-patrol', fighters: ['osprey-f01', 'osprey-f02'] }),
  ],
  then: {
    events: [
      { kind: 'assault-fought', attackTotal: 11, defenceTotal: 13, won: false },
      { kind: 'marines-lost', ship: 'tern', spaces: ['E1', 'E2'] },
      { kind: 'crew-lost', ship: 'onyx', amount: 1 },
    ],
  },
};

/**
 * Three ships with an EMP of d6 to port (9.4.12.1). Cruisers, since destroyers have a d6 for their squadron as well and hunt
 * in packs besides; at 20", where the weapon is in its band; the larger of two terrain dice alone; a CR of 5 by its engineers.
 */
const emp = { P: 'EMP d6' };
const line: Fields[] = ['Tern', 'Knot', 'Ruff'].map((name, index) => ({
  ...{
    name,
    class: 'CR',
    at: [8 + 3 * index, 10],
    facing: 90,
    weapons: emp,
    rank: index === 1 ? 'admiral' : 'captain',
  },
}));
const coordinated: ArmadaCase = {
  id: 'example-eleven-against-eight-faults-the-grid',
  covers: ['DA-9.4.6a', 'DA-9.4.6b', 'DA-9.4.8g', 'DA-9.4.8i', 'DA-12.5.8', 'R-DA-162'],
  given: {
    active: 'Waders',
    squadrons: [
      squadron('Waders', 'seat-1', line),
      squadron('Stones', 'seat-2', [
        onyx({ class: 'CR', at: [11, 30], customizations: ['Expert Engineers'] }),
        { name: 'Slate', class: 'CR', at: [44, 30], facing: 180, rank: 'admiral' },
        { name: 'Flint', class: 'DD', at: [44, 34], facing: 180, rank: 'captain' },
      ]),
    ],
    terrain: [
      { kind: 'asteroid field', at: [8.2, 20], size: 'small', die: 6 },
      { kind: 'emission nebula', at: [13.8, 20], size: 'small', die: 8 },
    ],
  },
  dice: [2, 3, 6, 5, 4, 4],
  when: by('seat-1', {
    kind: 'fire',
    target: 'onyx',
    shooters: ['tern', 'knot', 'ruff'].map((ship) => ({ ship, mounts: ['P'] })),
  }),
  then: {
    events: [
      { kind: 'attack-rolled', total: 11 },
      {
        kind: 'defence-rolled',
        attack: 11,
        total: 8,
        hits: 3,
        dice: [
          { source: 'def', sides: 4 },
          { source: 'terrain', sides: 8 },
        ],
      },
      { kind: 'hull-lost', ship: 'onyx', amount: 3 },
      { kind: 'grid-fault-set', ship: 'onyx', level: 2 },
    ],
    without: ['critical-hit'],
  },
};

/** Salvos of three ships, one after another (9.4.12.2), against a ship whose CR is 5: a heavy cruiser with a DEF of d8. */
const torpedoes: ArmadaCase = {
  id: 'example-three-salvos-do-eight-and-one-critical',
  covers: ['DA-12.6b', 'DA-12.6.5', 'DA-12.6.6', 'DA-9.4.8k', 'R-DA-124', 'R-DA-127', 'R-DA-162'],
  given: {
    active: 'Waders',
    squadrons: [
      squadron('Waders', 'seat-1', [
        {
          name: 'Tern',
          class: 'CR',
          at: [8, 10],
          facing: 0,
          rank: 'captain',
          weapons: { T1: 'high explosive torpedo d6' },
        },
        {
          name: 'Knot',
          class: 'CR',
          at: [12, 10],
          facing: 0,
          rank: 'captain',
          weapons: { T1: 'high explosive torpedo d6' },
        },
        { name: 'Roc', class: 'BB', at: [10, 10], facing: 0, rank: 'admiral', weapons: { T1: 'nuclear torpedo d10' } },
      ]),
      squadron('Stones', 'seat-2', [
        onyx({ class: 'CH', def: 8, at: [10, 28] }),
        { name: 'Slate', class: 'FF', at: [44, 30], facing: 180, rank: 'admiral' },
      ]),
    ],
    terrain: [{ kind: 'asteroid field', at: [10, 20], size: 'large', die: 8 }],
  },
  dice: [4, 5, 6, 2, 19, 9, 5],
  when: ['tern', 'knot', 'roc'].flatMap((ship) =>
    by('seat-1', { kind: 'fire', target: 'onyx', shooters: [{ ship, mounts: ['T1'] }] }),
  ),
  then: {
    events: [
      { kind: 'defence-rolled', attack: 4, total: 5, hits: 0 },
      { kind: 'defence-rolled', attack: 6, total: 2, hits: 4 },
      { kind: 'critical-hit', ship: 'onyx', space: 'DR2' },
      { kind: 'defence-rolled', attack: 9, total: 5, hits: 4 },
    ],
    position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', hull: 14, crew: 5, disorder: 1 }] }] },
  },
};

export default {
  ruleset: 'darkmatter-armada',
  cases: [...sample, ...speeds, ...shots, boarding, coordinated, torpedoes],
} satisfies CaseFile;
