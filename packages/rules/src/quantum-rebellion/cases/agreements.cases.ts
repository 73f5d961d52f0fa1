/** What players may agree otherwise than usual: the options of a match (data/options.ts). Zones, scouts, drift and terrain damage have their cases where they belong. */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

type Seat = 'seat-1' | 'seat-2';
const by = (seat: Seat, command: Fields) => ({ by: seat, command });
const tern: Fields = { name: 'Tern', class: 'CR', at: [24, 20] };
const onyx: Fields = { name: 'Onyx', class: 'CR', at: [24, 44], facing: 180 };
const scene = (options: Fields, ours: Fields[], rest: Fields = {}): Fields => ({
  options,
  active: 'Waders',
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: ours },
    { name: 'Stones', seat: 'seat-2', ships: [onyx] },
  ],
  ...rest,
});
const end = (segment: string) => by('seat-1', { kind: 'end-segment', segment });

/** Waders without its commander: the flagship sails with another squadron. */
const orphans = (options: Fields): Fields => ({
  options,
  active: 'Waders',
  segment: 'command',
  squadrons: [
    {
      name: 'Waders',
      seat: 'seat-1',
      ships: [
        { name: 'Knot', class: 'CR', rank: 'captain', at: [24, 20] },
        { name: 'Ruff', class: 'CR', rank: 'captain', at: [26, 20] },
        { name: 'Tern', class: 'CR', rank: 'commander', gone: { how: 'destroyed' } },
      ],
    },
    { name: 'Snipe', seat: 'seat-1', ships: [{ name: 'Snipe', class: 'CR', rank: 'admiral', at: [10, 10] }] },
    { name: 'Stones', seat: 'seat-2', ships: [onyx] },
  ],
});

const damaged = (options: Fields): Fields => ({
  options,
  phase: 'end',
  squadrons: [
    {
      name: 'Waders',
      seat: 'seat-1',
      ships: [
        { ...tern, crew: 2, customizations: ['expert-engineers'], offline: ['BR', 'F'], weapons: { F: 'beam 4' } },
      ],
    },
    { name: 'Stones', seat: 'seat-2', ships: [onyx] },
  ],
});
const repair = by('seat-1', { kind: 'repair', ship: 'tern' });

/** Tern sails north with 16″ at most. */
const inertia = (change: Fields = {}, rest: Fields = {}): Fields =>
  scene({ minimumMovePercent: 50 }, [{ ...tern, ...change }], { segment: 'movement', ...rest });
const go = (distanceMils: number, facingCdeg = 0): Fields => ({
  kind: 'move-ship',
  ship: 'tern',
  courseCdeg: facingCdeg,
  distanceMils,
  facingCdeg,
  carry: [],
});
const ternAt = (...at: number[]): RebellionCase['then'] => ({
  position: { squadrons: [{ ships: [{ id: 'tern', at }] }, {}] },
});

const leastMove: RebellionCase[] = [
  {
    id: 'nobody-has-to-move',
    covers: ['R-QR-35', 'QR-1.10.9a'],
    given: scene({}, [tern], { segment: 'movement' }),
    when: [by('seat-1', go(0))],
    then: ternAt(24, 20),
  },
  {
    id: 'by-agreement-a-ship-moves-half-of-its-maximum',
    covers: ['R-QR-35', 'QR-1.10.9a'],
    given: inertia(),
    when: [by('seat-1', go(8000))],
    then: ternAt(24, 28),
  },
  {
    id: 'by-agreement-a-ship-moves-no-less',
    covers: ['R-QR-35', 'QR-1.10.9a'],
    given: inertia(),
    when: [by('seat-1', go(7900))],
    rejects: { code: 'too-short', rule: 'R-QR-35' },
  },
  {
    id: 'by-agreement-a-ship-does-not-stand-still',
    covers: ['R-QR-35'],
    given: inertia(),
    when: [by('seat-1', go(0))],
    rejects: { code: 'too-short', rule: 'R-QR-35' },
  },
  {
    id: 'but-a-ship-with-one-of-two-drives-may',
    covers: ['R-QR-35'],
    given: inertia({ class: 'DN', offline: ['DR1'] }),
    when: [by('seat-1', go(0))],
    then: ternAt(24, 20),
  },
  {
    id: 'and-a-ship-that-begins-in-a-distortion-field',
    covers: ['R-QR-35'],
    given: inertia({}, { terrain: [{ kind: 'distortion field', at: [24, 20] }] }),
    when: [by('seat-1', go(0))],
    then: ternAt(24, 20),
  },
  {
    id: 'by-agreement-a-ship-without-an-order-sails-on',
    covers: ['R-QR-251'],
    given: inertia(),
    when: [end('movement')],
    then: {
      ...ternAt(24, 28),
      events: [
        { kind: 'ship-moved', ship: 'tern', distanceMils: 8000, courseCdeg: 0 },
        { kind: 'movement-ended', held: [] },
      ],
    },
  },
  {
    id: 'farther-where-its-place-is-taken',
    covers: ['R-QR-251'],
    given: inertia(
      {},
      {
        squadrons: [
          { name: 'Waders', seat: 'seat-1', ships: [tern] },
          { name: 'Stones', seat: 'seat-2', ships: [{ ...onyx, at: [24, 28] }] },
        ],
      },
    ),
    when: [end('movement')],
    then: ternAt(24, 29.5),
  },
  {
    id: 'and-aside-where-the-edge-is-near',
    covers: ['R-QR-251'],
    given: inertia({ at: [24, 42] }),
    when: [end('movement')],
    then: {
      events: [{ kind: 'ship-moved', ship: 'tern', distanceMils: 8000, courseCdeg: 5000 }, { kind: 'movement-ended' }],
    },
  },
  {
    id: 'who-has-no-way-out-may-stand-still',
    covers: ['R-QR-251'],
    given: inertia({ class: 'DN', at: [2, 46.5], facing: 315 }),
    when: [by('seat-1', go(0, 31_500))],
    then: ternAt(2, 46.5),
  },
];

/** Jet, a light carrier with a Hangar Bay, launches one. */
const bays = (options: Fields): Fields =>
  scene(options, [{ name: 'Jet', class: 'CVL', at: [24, 20], equipment: { E1: 'hangar-bay' } }], {
    segment: 'special',
  });
/** Its seventh fighter goes out. */
const launchSeventh = by('seat-1', {
  kind: 'launch-fighters',
  ship: 'jet',
  fighters: [{ fighter: 'jet-f07', at: { xMils: 24_000, yMils: 21_250 } }],
});

const hangars: RebellionCase[] = [
  {
    id: 'a-hangar-bay-gives-a-light-carrier-two-fighters',
    covers: ['R-QR-31', 'QR-11.6.14a'],
    given: bays({}),
    when: [launchSeventh],
    rejects: { code: 'not-aboard', rule: 'QR-8.3.7a' },
  },
  {
    id: 'by-agreement-it-gives-three',
    covers: ['R-QR-31'],
    given: bays({ lightCarrierHangarBonus: 3 }),
    when: [launchSeventh],
    then: { events: [{ kind: 'fighters-launched', ship: 'jet' }] },
  },
];

const cases: RebellionCase[] = [
  ...leastMove,
  ...hangars,
  {
    id: 'without-a-commander-nobody-is-astray',
    covers: ['R-QR-78'],
    given: orphans({}),
    when: [end('command')],
    then: { position: { squadrons: [{ ships: [{ disorder: 0 }, { disorder: 0 }, {}] }, {}, {}] } },
  },
  {
    id: 'by-agreement-everybody-is-astray-without-a-commander',
    covers: ['R-QR-78'],
    given: orphans({ noCommanderDisorder: true }),
    when: [end('command')],
    then: { position: { squadrons: [{ ships: [{ disorder: 1 }, { disorder: 1 }, {}] }, {}, {}] } },
  },
  {
    id: 'by-agreement-expert-engineers-repair-one-location-by-themselves',
    covers: ['R-QR-176'],
    given: damaged({ expertEngineers: 'automatic' }),
    dice: [5, 5],
    when: [repair],
    then: { events: [{ kind: 'damage-control-rolled', need: 6, repairs: 1 }], awaiting: ['seat-1'] },
  },
  {
    id: 'by-agreement-a-critical-hit-on-an-empty-space-is-thrown-again',
    covers: ['R-QR-147'],
    given: scene(
      { rerollEmptyCriticals: true },
      [
        { ...tern, class: 'CH' },
        { ...tern, name: 'Knot', at: [10, 10] },
      ],
      {
        segment: 'movement',
        terrain: [{ kind: 'minefield', at: [24, 28], size: 'medium', strength: 8, laid: true }],
      },
    ),
    // 7 hits on CR 5: the empty fore mount is passed over, the Bridge is struck.
    dice: [1, 2],
    when: [
      by('seat-1', {
        kind: 'move-ship',
        ship: 'tern',
        courseCdeg: 0,
        distanceMils: 8000,
        facingCdeg: 0,
        carry: [],
      }),
    ],
    then: {
      events: [
        {
          kind: 'critical-hit',
          rolls: [
            { face: 1, space: 'F' },
            { face: 2, space: 'BR' },
          ],
          result: 'offline',
        },
      ],
    },
  },
  {
    id: 'by-agreement-half-of-the-boxes-are-shaded',
    covers: ['R-QR-36'],
    given: scene(
      { shadedBoxes: 'half' },
      [
        { ...tern, hull: 9 },
        { ...tern, name: 'Knot', at: [10, 10] },
      ],
      {
        segment: 'movement',
        terrain: [{ kind: 'corrosive gas', at: [24, 28] }],
      },
    ),
    // 9 of 16 hull less 2 is below 8: a condition check, which fails with 2.
    dice: [1, 1],
    when: [
      by('seat-1', {
        kind: 'move-ship',
        ship: 'tern',
        courseCdeg: 0,
        distanceMils: 8000,
        facingCdeg: 0,
        carry: [],
      }),
    ],
    then: {
      events: [
        { kind: 'hull-lost', ship: 'tern', hull: 7 },
        { kind: 'condition-checked', ship: 'tern' },
      ],
    },
  },
  {
    id: 'by-agreement-a-company-of-marines-has-three-dice',
    covers: ['R-QR-32'],
    given: scene({ spaceMarineDice: 3 }, [{ ...tern, at: [24, 41], equipment: { E1: 'space-marines' } }], {
      segment: 'combat',
    }),
    dice: [1, 1, 1, 1, 1, 1],
    when: [by('seat-1', { kind: 'board', assaults: [{ target: 'onyx', ships: ['tern'] }] })],
    then: { events: [{ kind: 'assault-fought', ordinary: [1, 1, 1], defence: [1, 1, 1] }] },
  },
  {
    id: 'by-agreement-not-even-fighters-attack-a-cloaked-ship',
    covers: ['R-QR-101'],
    given: {
      options: { fightersMayAttackCloaked: false },
      active: 'Waders',
      segment: 'combat',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [{ name: 'Osprey', class: 'CVL', at: [24, 20], weapons: { F: 'beam 4' } }],
        },
        {
          name: 'Stones',
          seat: 'seat-2',
          ships: [
            {
              name: 'Onyx',
              class: 'CR',
              at: [24, 44],
              equipment: { E1: 'cloaking-device', E2: 'auxiliary-power-unit' },
              cloak: 'on',
            },
            { name: 'Jet', class: 'CR', at: [24, 32] },
          ],
        },
      ],
      fighters: [{ carrier: 'Osprey', at: [24, 42.75] }],
    },
    when: [by('seat-1', { kind: 'attack-with-fighters', target: 'onyx', fighters: ['osprey-f01'] })],
    rejects: { code: 'target-cloaked', rule: 'R-QR-101' },
  },
  {
    id: 'by-agreement-fighters-escort-without-being-asked',
    covers: ['R-QR-164'],
    given: scene({ autoCommitEscorts: true }, [{ ...tern, at: [24, 41], equipment: { E1: 'space-marines' } }], {
      segment: 'combat',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [{ ...tern, at: [24, 41], equipment: { E1: 'space-marines' } }],
        },
        { name: 'Stones', seat: 'seat-2', ships: [onyx, { name: 'Jet', class: 'CVL', at: [30, 44] }] },
      ],
      fighters: [{ carrier: 'Jet', at: [24, 45.25] }],
    }),
    // Four marines against DEF 3 and one fighter.
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    when: [by('seat-1', { kind: 'board', assaults: [{ target: 'onyx', ships: ['tern'] }] })],
    then: {
      events: [
        { kind: 'boarders-met', escorts: ['jet-f01'] },
        { kind: 'assault-fought', defence: [1, 1, 1, 1] },
        { kind: 'fighters-returned' },
      ],
    },
  },
  {
    id: 'by-agreement-fighters-escort-against-torpedoes-without-being-asked',
    covers: ['R-QR-164'],
    given: scene({ autoCommitEscorts: true }, [], {
      segment: 'combat',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [{ ...tern, weapons: { T1: 'explosive torpedo 2', F: 'beam 4' } }],
        },
        { name: 'Stones', seat: 'seat-2', ships: [onyx, { name: 'Jet', class: 'CVL', at: [30, 44] }] },
      ],
      fighters: [{ carrier: 'Jet', at: [24, 45.25] }],
    }),
    // Two torpedo dice; DEF 3, a squadron mate and one fighter.
    dice: [1, 1, 1, 1, 1, 1, 1],
    when: [by('seat-1', { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: [{ mount: 'T1' }] }] })],
    then: { events: [{ kind: 'defence-committed', screens: [], escorts: ['jet-f01'] }, { kind: 'fighters-returned' }] },
  },
  {
    id: 'by-agreement-ships-from-hyperspace-still-move',
    covers: ['R-QR-72'],
    given: {
      options: { moveAfterReserveEntry: true },
      squadrons: [
        { name: 'Waders', seat: 'seat-1', ships: [{ ...tern, at: [10, 10] }] },
        { name: 'Gulls', seat: 'seat-1', reserve: true, ships: [{ name: 'Skua', class: 'CR' }] },
        { name: 'Stones', seat: 'seat-2', ships: [onyx] },
      ],
      portals: [{ at: [24, 24], entry: 'Gulls' }],
    },
    when: [
      by('seat-1', { kind: 'activate-squadron', squadron: 'gulls' }),
      by('seat-1', {
        kind: 'enter-squadron',
        squadron: 'gulls',
        ships: [{ ship: 'skua', at: { xMils: 24000, yMils: 25750 }, facingCdeg: 0 }],
        fighters: [],
      }),
      end('command'),
      by('seat-1', {
        kind: 'move-ship',
        ship: 'skua',
        courseCdeg: 0,
        distanceMils: 10000,
        facingCdeg: 0,
        carry: [],
      }),
    ],
    then: {
      events: [
        { kind: 'squadron-entered', mayMove: true },
        { kind: 'ship-moved', ship: 'skua' },
      ],
    },
  },
  ...[false, true].map((checked): RebellionCase => ({
    id: checked ? 'by-agreement-a-ship-checks-its-condition-once' : 'by-agreement-the-first-check-is-made',
    covers: ['R-QR-155'],
    given: scene(
      { oneCheckOnly: true },
      [
        { ...tern, hull: 6, checked },
        { ...tern, name: 'Knot', at: [10, 10] },
      ],
      {
        segment: 'movement',
        terrain: [{ kind: 'corrosive gas', at: [24, 28] }],
      },
    ),
    // 6 hull less 2 is below the five shaded boxes.
    dice: checked ? [] : [6, 6],
    when: [
      by('seat-1', {
        kind: 'move-ship',
        ship: 'tern',
        courseCdeg: 0,
        distanceMils: 8000,
        facingCdeg: 0,
        carry: [],
      }),
    ],
    then: {
      events: [
        { kind: 'hull-lost', ship: 'tern', hull: 4 },
        ...(checked ? [] : [{ kind: 'condition-checked', passed: true }]),
      ],
      position: { squadrons: [{ ships: [{ name: 'Tern', checked: true }, {}] }, {}] },
    },
  })),
  ...['disruptor', 'beam'].map((ordnance): RebellionCase => {
    const shielded: Fields = { ...onyx, at: [24, 30], equipment: { E1: 'shield generator' }, shields: { E1: 'fore' } };
    const passes = ordnance === 'disruptor';
    const other = { name: 'Jet', class: 'CR', at: [30, 34], facing: 180 };
    return {
      id: passes ? 'by-agreement-disruptors-pass-a-shield' : 'by-agreement-nothing-but-disruptors-passes-a-shield',
      covers: ['R-QR-127'],
      given: scene({ disruptorPassesShield: true }, [], {
        segment: 'combat',
        squadrons: [
          { name: 'Waders', seat: 'seat-1', ships: [{ ...tern, weapons: { F: `${ordnance} 1` } }] },
          { name: 'Stones', seat: 'seat-2', ships: [shielded, other] },
        ],
      }),
      // One die that misses; DEF 3 and a squadron mate.
      dice: passes ? [1, 1, 1, 1, 1] : [],
      when: [by('seat-1', { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: [{ mount: 'F' }] }] })],
      ...(passes
        ? { then: { events: [{ kind: 'attack-rolled' }] } }
        : { rejects: { code: 'target-shield', rule: 'QR-1.10.3a' } }),
    };
  }),
];

const file: CaseFile = { ruleset: 'quantum-rebellion', cases };
export default file;
