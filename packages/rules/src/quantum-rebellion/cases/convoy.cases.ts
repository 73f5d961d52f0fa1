/** Convoy Escort (12.4): zones, the way out, capture and victory; civilians at sea (2.3.4, 11.1, 11.5, 11.6). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

type Seat = 'seat-1' | 'seat-2';
const by = (seat: Seat, command: Fields) => ({ by: seat, command });
const mils = (west: number, south: number, east: number, north: number): Fields => ({
  west: west * 1000,
  south: south * 1000,
  east: east * 1000,
  north: north * 1000,
});
const design = (name: string, code: string, rank = 'captain', rest: Fields = {}): Fields => ({
  name,
  class: code,
  rank,
  weapons: {},
  equipment: {},
  customizations: [],
  ...rest,
});
const fleet = (name: string, ...squadrons: Fields[][]): Fields => ({
  name,
  faction: 'Meridian',
  squadrons: squadrons.map((ships, index) => ({ name: `${name} ${index + 1}`, ships })),
});
const names = ['Wheat', 'Barley', 'Rye', 'Oats', 'Millet'];
const freighters = (rest: Fields = {}): Fields[] => names.map((name) => design(name, 'AFL', 'captain', rest));
const escorted = (ships = freighters()): Fields => fleet('Waders', [design('Tern', 'FF', 'admiral')], ships);
const hunters = fleet('Stones', [design('Onyx', 'FF', 'admiral')]);
const setup = (rest: Fields = {}): Fields => ({
  scenario: 'convoy-escort',
  fleets: [escorted(), hunters],
  maxPoints: 500,
  terrain: [],
  ...rest,
});
const started = (match: Fields, state: Fields = {}): Fields => ({ kind: 'match-started', state: { match, ...state } });

const settingUp: RebellionCase[] = [
  {
    id: 'the-escort-has-the-western-edge-the-interdictor-both-long-ones',
    covers: ['QR-12.4a', 'R-QR-185', 'QR-11.1m'],
    start: setup(),
    dice: [15, 5],
    then: {
      events: [
        started(
          { table: { widthMils: 72000, heightMils: 48000 }, rounds: 6, convoy: { escort: 'seat-1', exits: 0 } },
          {
            terrain: {},
            sides: {
              'seat-1': { zone: mils(0, 0, 8, 48), otherZone: null },
              'seat-2': { zone: mils(24, 0, 72, 8), otherZone: mils(24, 40, 72, 48) },
            },
            ships: { 's1-02-1': { class: 'AFL', cost: 50, hull: 12, crew: 5, rank: 'captain' } },
          },
        ),
      ],
    },
  },
  {
    id: 'the-other-side-may-escort',
    covers: ['QR-12.4a'],
    start: setup({ escort: 'seat-2', fleets: [hunters, escorted()] }),
    dice: [15, 5],
    then: {
      events: [
        started(
          { convoy: { escort: 'seat-2' } },
          { sides: { 'seat-1': { zone: mils(24, 0, 72, 8) }, 'seat-2': { zone: mils(0, 0, 8, 48) } } },
        ),
      ],
    },
  },
  {
    id: 'four-freighters-are-no-convoy',
    covers: ['QR-12.4a', 'R-QR-185'],
    start: setup({ fleets: [escorted(freighters().slice(1)), hunters] }),
    rejects: { code: 'no-convoy', rule: 'QR-12.4a' },
  },
  {
    id: 'the-interdictor-brings-no-civilians',
    covers: ['QR-2.3.4a', 'R-QR-45'],
    start: setup({ fleets: [escorted(), fleet('Stones', [design('Onyx', 'FF', 'admiral')], [design('Slag', 'AFS')])] }),
    rejects: { code: 'civilian-not-provided', rule: 'R-QR-45' },
  },
  {
    id: 'freighters-count-toward-the-maximum-fleet-value',
    covers: ['R-QR-185', 'R-QR-44'],
    start: setup({ maxPoints: 269 }),
    rejects: { code: 'fleet-over-points', rule: 'QR-5.2.2a' },
  },
  {
    id: 'a-convoy-crosses-a-table-of-72-by-48',
    covers: ['R-QR-185'],
    start: setup({ table: '48x48' }),
    rejects: { code: 'convoy-table', rule: 'R-QR-185' },
  },
  {
    id: 'freighters-mount-autocannon-beam-and-scatter-and-carry-cargo',
    covers: ['QR-11.5a', 'QR-11.6a', 'QR-11.1m'],
    start: setup({
      maxPoints: 600,
      fleets: [
        escorted(
          freighters({
            weapons: { T1: { ordnance: 'autocannon', dice: 1 } },
            equipment: { E1: 'cargo-space' },
          }),
        ),
        hunters,
      ],
    }),
    dice: [15, 5],
    then: {
      events: [
        started(
          {},
          {
            ships: {
              's1-02-1': { cost: 55, spaces: { E1: { fitted: { module: 'cargo-space' } }, E3: { fitted: null } } },
            },
          },
        ),
      ],
    },
  },
  {
    id: 'a-freighter-mounts-no-military-ordnance',
    covers: ['QR-11.5a'],
    start: setup({
      maxPoints: 600,
      fleets: [escorted(freighters({ weapons: { T1: { ordnance: 'emp', dice: 1 } } })), hunters],
    }),
    rejects: { code: 'military-ordnance', rule: 'QR-11.5a' },
  },
  {
    id: 'a-freighter-fits-no-military-module',
    covers: ['QR-11.6a'],
    start: setup({ maxPoints: 600, fleets: [escorted(freighters({ equipment: { E1: 'space-marines' } })), hunters] }),
    rejects: { code: 'military-module', rule: 'QR-11.6a' },
  },
  {
    id: 'a-civilian-commands-nobody',
    covers: ['QR-2.3.4a'],
    start: setup({
      fleets: [escorted([design('Wheat', 'AFL', 'commander'), ...freighters().slice(1)]), hunters],
    }),
    rejects: { code: 'civilian-commander', rule: 'QR-2.3.4a' },
  },
];

/** A freighter of the escort near the eastern edge of the table. */
const wheat = (rest: Fields = {}): Fields => ({
  name: 'Wheat',
  class: 'AFL',
  rank: 'captain',
  at: [62, 24],
  facing: 90,
  ...rest,
});
const tern: Fields = { name: 'Tern', class: 'FF', at: [30, 24], facing: 90 };
const onyx = (rest: Fields = {}): Fields => ({ name: 'Onyx', class: 'CR', at: [40, 44], facing: 180, ...rest });
const sea = (convoy: Fields[], rest: Fields = {}): Fields => ({
  scenario: 'convoy-escort',
  table: [72, 48],
  convoy: { escort: 'seat-1', exits: 0 },
  ...(rest['turn'] === undefined ? { active: 'Convoy', segment: 'movement' } : {}),
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [tern] },
    { name: 'Convoy', seat: 'seat-1', ships: convoy },
    { name: 'Stones', seat: 'seat-2', ships: [onyx()] },
  ],
  ...rest,
});
const sail = (ship: string, course: number, inches: number, seat: Seat = 'seat-1') =>
  by(seat, {
    kind: 'move-ship',
    ship,
    courseCdeg: course * 100,
    distanceMils: inches * 1000,
    facingCdeg: course * 100,
    carry: [],
  });

const leaving: RebellionCase[] = [
  {
    id: 'a-freighter-that-crosses-the-eastern-edge-is-out-and-scores-nothing',
    covers: ['QR-12.4a', 'QR-12.4d', 'R-QR-185', 'QR-8.2.5a', 'R-QR-85'],
    given: sea([wheat(), wheat({ name: 'Rye', at: [20, 24] })]),
    when: [sail('wheat', 90, 10)],
    then: {
      events: [{ kind: 'freighter-exited', ship: 'wheat', exits: 1 }],
      position: {
        convoy: { exits: 1 },
        sides: { 'seat-2': { score: 0 } },
        squadrons: [{}, { ships: [{ name: 'Wheat', gone: { how: 'exited', points: 0 } }, {}] }, {}],
      },
    },
  },
  {
    id: 'a-freighter-whose-whole-base-stays-on-the-table-is-not-out',
    covers: ['R-QR-185'],
    given: sea([wheat()]),
    when: [sail('wheat', 90, 9)],
    then: { position: { convoy: { exits: 0 } } },
  },
  {
    id: 'by-another-edge-a-freighter-is-destroyed',
    covers: ['R-QR-185', 'QR-8.2.5a'],
    given: sea([wheat({ at: [60, 10], facing: 180 }), wheat({ name: 'Rye', at: [20, 24] })]),
    when: [sail('wheat', 180, 12)],
    then: {
      events: [{ kind: 'ship-removed', ship: 'wheat', how: 'destroyed', to: 'seat-2', halfPoints: 100 }],
      position: { convoy: { exits: 0 } },
    },
  },
  {
    id: 'an-escort-that-crosses-the-eastern-edge-is-destroyed',
    covers: ['R-QR-185', 'R-QR-85'],
    given: sea([wheat()], {
      active: 'Waders',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [
            { ...tern, at: [65, 30] },
            { name: 'Knot', class: 'FF', at: [60, 34] },
          ],
        },
        { name: 'Convoy', seat: 'seat-1', ships: [wheat()] },
        { name: 'Stones', seat: 'seat-2', ships: [onyx()] },
      ],
    }),
    when: [sail('tern', 90, 15)],
    then: { events: [{ kind: 'ship-removed', ship: 'tern', how: 'destroyed' }] },
  },
  {
    id: 'a-captured-freighter-finds-no-way-out',
    covers: ['R-QR-173', 'R-QR-185'],
    given: sea([wheat({ name: 'Rye', at: [20, 24] })], {
      active: 'Stones',
      squadrons: [
        { name: 'Waders', seat: 'seat-1', ships: [tern] },
        { name: 'Convoy', seat: 'seat-1', ships: [wheat({ name: 'Rye', at: [20, 24] })] },
        { name: 'Stones', seat: 'seat-2', ships: [onyx(), wheat({ captured: true })] },
      ],
    }),
    when: [sail('wheat', 90, 12, 'seat-2')],
    then: {
      events: [{ kind: 'ship-removed', ship: 'wheat', how: 'destroyed', to: 'seat-1', halfPoints: 0 }],
      position: { convoy: { exits: 0 } },
    },
  },
];

const sailing: RebellionCase[] = [
  {
    id: 'civilians-activate-together-and-know-no-command-radius',
    covers: ['QR-2.3.4a', 'QR-11.1m', 'QR-11.1n', 'QR-11.1o', 'R-QR-78'],
    given: sea(
      [
        wheat({ at: [20, 20] }),
        wheat({ name: 'Rye', class: 'AFM', at: [20, 40] }),
        wheat({ name: 'Oats', class: 'AFS', at: [20, 4] }),
      ],
      {
        segment: 'command',
      },
    ),
    when: [
      by('seat-1', { kind: 'end-segment', segment: 'command' }),
      sail('wheat', 90, 14),
      sail('rye', 90, 18),
      sail('oats', 90, 20),
    ],
    then: {
      position: {
        squadrons: [
          {},
          {
            ships: [
              { name: 'Wheat', at: [34, 20], disorder: 0 },
              { name: 'Rye', at: [38, 40], disorder: 0 },
              { name: 'Oats', at: [40, 4], disorder: 0 },
            ],
          },
          {},
        ],
      },
    },
  },
  {
    id: 'a-large-freighter-sails-14-inches-at-most',
    covers: ['QR-11.1m'],
    given: sea([wheat({ at: [20, 20] })]),
    when: [sail('wheat', 90, 15)],
    rejects: { code: 'too-long', rule: 'QR-8.2.2a' },
  },
  {
    id: 'a-small-freighter-turns-farther-than-a-large-one',
    covers: ['QR-11.1o', 'QR-11.1n', 'R-QR-34'],
    given: sea([wheat({ class: 'AFS', at: [20, 20] }), wheat({ name: 'Rye', class: 'AFM', at: [20, 30] })]),
    when: [sail('wheat', 0, 5), sail('rye', 0, 5)],
    rejects: { code: 'outside-turning-arc', rule: 'QR-8.2.1a' },
  },
  {
    id: 'civilians-fire-each-for-itself',
    covers: ['QR-2.3.4a', 'QR-2.3.2b'],
    given: sea(
      [
        wheat({ at: [36, 36], weapons: { T1: 'beam 1' } }),
        wheat({ name: 'Rye', at: [39, 36], weapons: { T1: 'beam 1' } }),
      ],
      { segment: 'combat' },
    ),
    when: [
      by('seat-1', {
        kind: 'fire',
        target: 'onyx',
        shooters: [
          { ship: 'wheat', mounts: [{ mount: 'T1' }] },
          { ship: 'rye', mounts: [{ mount: 'T1' }] },
        ],
      }),
    ],
    rejects: { code: 'no-commander', rule: 'QR-2.3.2b' },
  },
  {
    id: 'a-captured-civilian-takes-no-orders-from-an-officer',
    covers: ['QR-2.3.4a'],
    given: sea([wheat({ name: 'Rye', at: [20, 24] })], {
      active: 'Stones',
      segment: 'combat',
      squadrons: [
        { name: 'Waders', seat: 'seat-1', ships: [{ ...tern, at: [40, 36] }] },
        { name: 'Convoy', seat: 'seat-1', ships: [wheat({ name: 'Rye', at: [20, 24] })] },
        {
          name: 'Stones',
          seat: 'seat-2',
          ships: [
            onyx({ weapons: { F: 'beam 4' } }),
            wheat({ at: [42, 42], captured: true, weapons: { T1: 'beam 1' } }),
          ],
        },
      ],
    }),
    when: [
      by('seat-2', {
        kind: 'fire',
        target: 'tern',
        shooters: [
          { ship: 'onyx', mounts: [{ mount: 'F' }] },
          { ship: 'wheat', mounts: [{ mount: 'T1' }] },
        ],
      }),
    ],
    rejects: { code: 'civilian', rule: 'QR-2.3.4a' },
  },
];

/** Onyx with three companies of marines lies beside Wheat, DEF 4 and CP 5. */
const marines = { E1: 'space-marines', E2: 'space-marines', E3: 'space-marines' };
const beside = (rest: Fields = {}, target: Fields = {}): Fields =>
  sea([wheat({ at: [40, 24], crew: 2, ...target }), wheat({ name: 'Rye', at: [20, 24] })], {
    active: 'Stones',
    segment: 'combat',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships: [tern] },
      {
        name: 'Convoy',
        seat: 'seat-1',
        ships: [wheat({ at: [40, 24], crew: 2, ...target }), wheat({ name: 'Rye', at: [20, 24] })],
      },
      {
        name: 'Stones',
        seat: 'seat-2',
        ships: [{ name: 'Onyx', class: 'BB', at: [40, 27], facing: 180, equipment: marines }],
      },
    ],
    ...rest,
  });
const board = (aim?: string, target = 'wheat') =>
  by('seat-2', { kind: 'board', assaults: [{ target, ships: ['onyx'], ...(aim === undefined ? {} : { aim }) }] });
/** Twelve marines with so many hits, four defenders who stop nothing. */
const assault = (hits: number): number[] => [
  ...Array.from({ length: 12 }, (_, index) => (index < hits ? 5 : 1)),
  1,
  1,
  1,
  1,
];

const boarding: RebellionCase[] = [
  {
    id: 'three-results-capture-a-freighter',
    covers: ['QR-12.4b', 'QR-12.4c', 'R-QR-173', 'QR-13.0a', 'R-QR-159'],
    given: beside(),
    dice: assault(6),
    when: [board('capture')],
    then: {
      events: [
        { kind: 'boarding-declared', assaults: [{ target: 'wheat', aim: 'capture' }] },
        { kind: 'assault-fought', criticals: 3, aim: 'capture' },
        { kind: 'freighter-captured', ship: 'wheat', by: 'seat-2', squadron: 'stones' },
      ],
      position: {
        squadrons: [
          {},
          { name: 'Convoy', ships: [{ name: 'Rye' }] },
          { name: 'Stones', ships: [{ name: 'Onyx' }, { name: 'Wheat', captured: true, offline: [], hull: 12 }] },
        ],
      },
    },
  },
  {
    id: 'two-results-capture-nothing-and-damage-nothing',
    covers: ['QR-12.4c', 'R-QR-173'],
    given: beside(),
    dice: assault(5),
    when: [board('capture')],
    then: {
      events: [{ kind: 'assault-fought', criticals: 2, aim: 'capture' }],
      position: { squadrons: [{}, { ships: [{ name: 'Wheat', offline: [], crew: 2 }, {}] }, {}] },
    },
  },
  {
    id: 'boarders-who-damage-roll-their-critical-hits',
    covers: ['QR-12.4b'],
    given: beside(),
    // Two critical hits: turret 1 and the Defense Network.
    dice: [...assault(4), 5, 7],
    when: [board('damage')],
    then: {
      events: [
        { kind: 'assault-fought', criticals: 2, aim: 'damage' },
        { kind: 'critical-hit', ship: 'wheat' },
        { kind: 'critical-hit', ship: 'wheat', space: 'DF' },
      ],
    },
  },
  {
    id: 'boarders-of-a-civilian-declare-their-aim',
    covers: ['QR-12.4b'],
    given: beside(),
    when: [board()],
    rejects: { code: 'no-aim', rule: 'QR-12.4b' },
  },
  {
    id: 'a-warship-is-not-captured',
    covers: ['QR-12.4b', 'R-QR-173'],
    given: beside({
      squadrons: [
        { name: 'Waders', seat: 'seat-1', ships: [{ ...tern, at: [40, 24] }] },
        { name: 'Convoy', seat: 'seat-1', ships: [wheat({ name: 'Rye', at: [20, 24] })] },
        {
          name: 'Stones',
          seat: 'seat-2',
          ships: [{ name: 'Onyx', class: 'BB', at: [40, 27], facing: 180, equipment: marines }],
        },
      ],
    }),
    when: [board('capture', 'tern')],
    rejects: { code: 'not-a-civilian', rule: 'QR-12.4b' },
  },
  {
    id: 'a-captured-freighter-has-acted',
    covers: ['R-QR-173'],
    given: beside({}, { weapons: { T1: 'beam 1' } }),
    dice: assault(6),
    when: [
      board('capture'),
      by('seat-2', { kind: 'fire', target: 'rye', shooters: [{ ship: 'wheat', mounts: [{ mount: 'T1' }] }] }),
    ],
    rejects: { code: 'weapon-fired', rule: 'QR-8.4.5.3i' },
  },
];

const hidden: Fields = {
  name: 'Reeds',
  seat: 'seat-2',
  ships: [{ name: 'Rail', class: 'FF', rank: 'commander', customizations: ['ambush'] }],
};
/** Everybody has acted but a hidden squadron, whose side lets its turn go by: the End Phase comes. */
const lastTurn = (exits: number, rest: Fields = {}): Fields =>
  sea([], {
    convoy: { escort: 'seat-1', exits },
    round: 6,
    turn: 'seat-2',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', activated: true, ships: [tern] },
      {
        name: 'Convoy',
        seat: 'seat-1',
        activated: true,
        ships: names.map((name, index) => wheat({ name, at: [10, 8 + 6 * index] })),
      },
      { name: 'Stones', seat: 'seat-2', activated: true, ships: [onyx()] },
      hidden,
    ],
    discs: [{ squadron: 'Reeds', at: [60, 40] }],
    ...rest,
  });
const pass = by('seat-2', { kind: 'stay-hidden' });

const endings: RebellionCase[] = [
  {
    id: 'three-freighters-out-win-for-the-escort-at-the-next-end-phase',
    covers: ['QR-12.4d', 'R-QR-185'],
    given: lastTurn(3, { round: 4 }),
    when: [pass],
    then: {
      outcome: { winner: 'seat-1', reason: 'The convoy is through', points: { 'seat-1': 3, 'seat-2': 2 } },
    },
  },
  {
    id: 'two-freighters-out-after-round-six-win-for-the-interdictor',
    covers: ['QR-12.4d', 'R-QR-185'],
    given: lastTurn(2),
    when: [pass],
    then: { outcome: { winner: 'seat-2', reason: 'The convoy is stopped' } },
  },
  {
    id: 'two-freighters-out-before-that-decide-nothing',
    covers: ['QR-12.4d'],
    given: lastTurn(2, { round: 5 }),
    dice: [10, 4, 3, 2],
    when: [pass],
    then: { events: [{ kind: 'round-began', round: 6 }], outcome: null },
  },
];

const file: CaseFile = {
  ruleset: 'quantum-rebellion',
  cases: [...settingUp, ...leaving, ...sailing, ...boarding, ...endings],
};
export default file;
