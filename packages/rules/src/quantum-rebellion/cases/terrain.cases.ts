/** Terrain (3, 8.2.6): what it does to ships that enter it or begin inside it, and to fighters. */
import type { Case, CaseFile } from '../../kernel/index.ts';

type Json = { readonly [field: string]: unknown };

/** A cruiser (MR 2) at [10, 10] facing north, the terrain's centre 8" ahead of it unless it says where it lies. */
function table(terrain: readonly Json[], ships: readonly Json[] = [tern()], more: Json = {}): Case['given'] {
  const written = {
    active: 'Waders',
    segment: 'movement',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships },
      { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 }] },
    ],
    terrain: terrain.map((each) => ({ at: [10, 18], ...each })),
    ...more,
  };
  return JSON.parse(JSON.stringify(written)) as Case['given'];
}

const tern = (change: Json = {}): Json => ({ name: 'Tern', class: 'CR', at: [10, 10], facing: 0, ...change });
/** With a mate, whose moves are still to come, nothing follows of itself. */
const knot = (change: Json = {}): Json => ({ name: 'Knot', class: 'FF', at: [14, 4], facing: 0, ...change });

const orders = (commands: readonly Json[]): Case['when'] =>
  commands.map((command) => ({ by: 'seat-1', command: JSON.parse(JSON.stringify(command)) as Json & null }));

const ahead = (inches: number, more: Json = {}): Json => ({
  kind: 'move-ship',
  ship: 'tern',
  courseCdeg: 0,
  distanceMils: Math.round(inches * 1000),
  facingCdeg: 0,
  carry: [],
  ...more,
});
/** The start of an activation, where terrain strikes the ships inside it. */
const activate: Json = { kind: 'activate-squadron', squadron: 'waders' };
const choosing = { active: undefined, segment: undefined, turn: 'seat-1' };

type Told = Pick<Case, 'id' | 'covers' | 'dice'> & { given: Case['given']; commands: readonly Json[] };
const accepted = ({ commands, ...told }: Told, then: Json): Case => ({
  ...told,
  when: orders(commands),
  then: JSON.parse(JSON.stringify(then)) as Case['then'],
});
const refused = ({ commands, ...told }: Told, code: string, rule: string): Case => ({
  ...told,
  when: orders(commands),
  rejects: { code, rule },
});
const waders = (...ships: Json[]) => ({ squadrons: [{ id: 'waders', ships }] });

const asteroids: Case[] = [
  accepted(
    {
      id: 'light-asteroids-inflict-1d6-plus-2-less-mr',
      covers: ['QR-3.4.1b', 'QR-8.2.2c', 'QR-3.2b', 'QR-3.2a', 'QR-1.10.9b', 'QR-8.2.6b', 'R-QR-87'],
      given: table([{ kind: 'light asteroid field' }], [tern(), knot()]),
      dice: [2],
      commands: [ahead(14)],
    },
    {
      events: [
        { kind: 'ship-moved', ship: 'tern' },
        { kind: 'terrain-met', ship: 'tern', trigger: 'entered', face: 2, plus: 2, reduction: 2, hits: 2 },
        { kind: 'hull-lost', ship: 'tern', amount: 2, hull: 14, cause: { rule: 'QR-3.4.1b' } },
      ],
      position: waders({ id: 'tern', hull: 14 }),
    },
  ),
  accepted(
    {
      id: 'heavy-asteroids-inflict-1d6-plus-6-and-a-critical-hit-at-the-rating',
      covers: ['QR-3.4.1b', 'QR-8.2.6b', 'R-QR-88', 'R-QR-12'],
      given: table([{ kind: 'heavy asteroid field' }], [tern(), knot()]),
      dice: [1, 10],
      commands: [ahead(14)],
    },
    {
      events: [
        { kind: 'terrain-met', face: 1, plus: 6, reduction: 2, hits: 5 },
        { kind: 'hull-lost', amount: 5, hull: 11 },
        { kind: 'critical-hit', ship: 'tern', space: 'HY' },
      ],
      position: waders({ id: 'tern', hull: 11, offline: ['HY'] }),
    },
  ),
  accepted(
    {
      id: 'mr-may-take-every-hit-of-asteroids',
      covers: ['QR-1.10.9b', 'R-QR-87'],
      given: table([{ kind: 'light asteroid field' }], [tern({ class: 'FF' }), knot()]),
      dice: [1],
      commands: [ahead(14)],
    },
    { events: [{ kind: 'terrain-met', face: 1, reduction: 3, hits: 0 }], position: waders({ id: 'tern', hull: 12 }) },
  ),
  accepted(
    {
      id: 'maneuvering-thrusters-add-to-mr',
      covers: ['QR-11.6.20a', 'QR-1.10.9b'],
      given: table([{ kind: 'heavy asteroid field' }], [tern({ equipment: { E1: 'maneuvering thrusters' } }), knot()]),
      dice: [1, 10],
      commands: [ahead(14)],
    },
    { events: [{ kind: 'terrain-met', face: 1, plus: 6, reduction: 3, hits: 4 }] },
  ),
  accepted(
    {
      id: 'armor-plating-takes-one-hit-of-asteroids-shields-none',
      covers: ['QR-8.2.6a', 'QR-8.2.6b', 'QR-11.6.2a', 'R-QR-88', 'R-QR-132'],
      given: table(
        [{ kind: 'light asteroid field' }],
        [tern({ equipment: { E1: 'armor plating', E2: 'shield generator' }, shields: { E2: 'fore' } }), knot()],
      ),
      dice: [3],
      commands: [ahead(14)],
    },
    {
      events: [
        { kind: 'terrain-met', hits: 3 },
        { kind: 'hull-lost', amount: 2 },
      ],
    },
  ),
  accepted(
    {
      id: 'a-ship-that-begins-inside-asteroids-is-struck-once-and-leaves-unharmed',
      covers: ['QR-3.2b', 'R-QR-89', 'R-QR-75'],
      given: table([{ kind: 'light asteroid field', at: [10, 11] }], [tern(), knot()], choosing),
      dice: [3],
      commands: [activate, { kind: 'end-segment', segment: 'command' }, ahead(14)],
    },
    {
      events: [
        { kind: 'terrain-met', trigger: 'started-inside', hits: 3 },
        { kind: 'hull-lost', amount: 3 },
        { kind: 'ship-moved', ship: 'tern' },
      ],
      position: waders({ id: 'tern', hull: 13 }),
    },
  ),
  accepted(
    {
      id: 'each-field-on-the-way-strikes-in-path-order',
      covers: ['QR-8.2.2c', 'R-QR-12', 'R-QR-89'],
      given: table(
        [
          { kind: 'light asteroid field', id: 'second', at: [10, 22], size: 'small' },
          { kind: 'light asteroid field', id: 'first', at: [10, 14], size: 'small' },
        ],
        [tern(), knot()],
      ),
      dice: [1, 2],
      commands: [ahead(16)],
    },
    {
      events: [
        { kind: 'terrain-met', terrain: 'first', face: 1, hits: 1 },
        { kind: 'terrain-met', terrain: 'second', face: 2, hits: 2 },
      ],
    },
  ),
  accepted(
    {
      id: 'a-ship-destroyed-on-the-way-meets-nothing-more',
      covers: ['R-QR-12', 'QR-1.9a'],
      given: table(
        [
          { kind: 'light asteroid field', id: 'second', at: [10, 22], size: 'small' },
          { kind: 'light asteroid field', id: 'first', at: [10, 14], size: 'small' },
        ],
        [tern({ hull: 1 }), knot()],
      ),
      dice: [6],
      commands: [ahead(16)],
    },
    {
      events: [
        { kind: 'terrain-met', terrain: 'first' },
        { kind: 'ship-removed', ship: 'tern', how: 'destroyed', cause: { rule: 'QR-1.9a' } },
      ],
      position: waders({ id: 'tern', gone: { how: 'destroyed' } }),
    },
  ),
  accepted(
    {
      id: 'terrain-in-the-shaded-boxes-calls-a-condition-check',
      covers: ['R-QR-88', 'R-QR-12', 'QR-8.4.8.2a'],
      given: table([{ kind: 'light asteroid field' }], [tern({ hull: 6, rank: 'captain' }), knot({ rank: 'admiral' })]),
      dice: [2, 3, 3],
      commands: [ahead(14)],
    },
    {
      events: [
        { kind: 'terrain-met', hits: 2 },
        { kind: 'hull-lost', hull: 4 },
        { kind: 'condition-checked', ship: 'tern', total: 6, need: 6, passed: true },
      ],
    },
  ),
];

const gasAndClouds: Case[] = [
  accepted(
    {
      id: 'corrosive-gas-costs-two-hull-whatever-the-armor',
      covers: ['QR-3.4.2b', 'R-QR-88'],
      given: table([{ kind: 'corrosive gas' }], [tern({ equipment: { E1: 'armor plating' } }), knot()]),
      commands: [ahead(14)],
    },
    {
      events: [
        { kind: 'terrain-met', face: null },
        { kind: 'hull-lost', amount: 2, cause: { rule: 'QR-3.4.2b' } },
      ],
    },
  ),
  accepted(
    {
      id: 'a-particle-cloud-brings-one-disorder',
      covers: ['QR-3.4.4b'],
      given: table([{ kind: 'particle cloud' }], [tern(), knot()]),
      commands: [ahead(14)],
    },
    { events: [{ kind: 'disorder-gained', ship: 'tern', markers: 1, cause: { rule: 'QR-3.4.4b' } }] },
  ),
  accepted(
    {
      id: 'the-disorder-of-a-cloud-at-the-start-goes-in-the-same-activation',
      covers: ['QR-3.4.4b', 'QR-3.2b', 'R-QR-75'],
      given: table([{ kind: 'particle cloud', at: [10, 11] }], [tern(), knot({ at: [11, 6] })], choosing),
      commands: [activate, { kind: 'end-segment', segment: 'command' }],
    },
    {
      events: [
        { kind: 'disorder-gained', ship: 'tern', disorder: 1 },
        { kind: 'disorder-shed', ship: 'tern', disorder: 0 },
      ],
    },
  ),
];

const distortion: Case[] = [
  accepted(
    {
      id: 'a-ship-that-begins-in-a-distortion-field-moves-half',
      covers: ['QR-3.4.3b', 'R-QR-90'],
      given: table([{ kind: 'distortion field', at: [10, 11] }]),
      commands: [ahead(8)],
    },
    { position: waders({ id: 'tern', at: [10, 18] }) },
  ),
  refused(
    {
      id: 'a-ship-that-begins-in-a-distortion-field-moves-no-more-than-half',
      covers: ['QR-3.4.3b', 'R-QR-90'],
      given: table([{ kind: 'distortion field', at: [10, 11] }]),
      commands: [ahead(8.1)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
  accepted(
    {
      id: 'a-fast-ship-reaches-the-edge-of-a-distortion-field',
      covers: ['QR-3.4.3b', 'R-QR-90'],
      given: table([{ kind: 'distortion field', at: [10, 23] }]),
      commands: [ahead(10)],
    },
    {
      events: [{ kind: 'terrain-met', trigger: 'entered', face: null }],
      position: waders({ id: 'tern', at: [10, 20] }),
    },
  ),
  refused(
    {
      id: 'a-fast-ship-does-not-run-through-a-distortion-field',
      covers: ['QR-3.4.3b', 'R-QR-90'],
      given: table([{ kind: 'distortion field', at: [10, 23] }]),
      commands: [ahead(10.1)],
    },
    'distortion',
    'QR-3.4.3b',
  ),
];

const mines: Case[] = [
  accepted(
    {
      id: 'a-minefield-inflicts-1d6-plus-6-less-mr',
      covers: ['QR-3.4.5b', 'R-QR-54'],
      given: table([{ kind: 'minefield' }], [tern({ class: 'BB', rank: 'admiral' }), knot()]),
      dice: [1, 10],
      commands: [ahead(12)],
    },
    {
      events: [
        { kind: 'terrain-met', face: 1, plus: 6, reduction: 0, hits: 7 },
        { kind: 'critical-hit', space: 'HY' },
      ],
    },
  ),
  accepted(
    {
      id: 'a-swept-minefield-inflicts-less',
      covers: ['R-QR-54'],
      given: table([{ kind: 'minefield', strength: 2 }], [tern(), knot()]),
      dice: [1],
      commands: [ahead(14)],
    },
    { events: [{ kind: 'terrain-met', face: 1, plus: 2, hits: 1 }] },
  ),
  accepted(
    {
      id: 'a-minesweeper-passes-mines-unharmed',
      covers: ['QR-11.6.23a', 'R-QR-93'],
      given: table([{ kind: 'minefield' }], [tern({ equipment: { E1: 'minesweeper' } }), knot()]),
      commands: [ahead(14)],
    },
    {
      events: [{ kind: 'terrain-met', face: null, hits: 0, sweeper: 'tern' }],
      position: waders({ id: 'tern', hull: 16 }),
    },
  ),
  accepted(
    {
      id: 'a-minesweeper-leads-one-friend-in-contact-through-mines',
      covers: ['QR-11.6.23a', 'R-QR-93', 'R-QR-190'],
      given: table(
        [{ kind: 'minefield' }],
        [
          tern(),
          { name: 'Knot', class: 'DD', at: [11.5, 15], equipment: { E1: 'minesweeper' } },
          { name: 'Dunlin', class: 'CR', at: [10, 6] },
        ],
      ),
      dice: [1, 10],
      commands: [ahead(14), ahead(16, { ship: 'dunlin' })],
    },
    {
      events: [
        { kind: 'terrain-met', ship: 'tern', sweeper: 'knot', hits: 0 },
        { kind: 'terrain-met', ship: 'dunlin', sweeper: null, hits: 5 },
      ],
    },
  ),
];

const planets: Case[] = [
  accepted(
    {
      id: 'a-ship-that-enters-a-planet-is-destroyed-at-its-edge',
      covers: ['QR-3.4.6b', 'R-QR-91', 'R-QR-181'],
      given: table([{ kind: 'planet' }], [tern(), knot()]),
      commands: [ahead(14)],
    },
    {
      events: [
        { kind: 'ship-moved', ship: 'tern', to: { xMils: 10000, yMils: 15000 } },
        { kind: 'ship-removed', ship: 'tern', how: 'destroyed', cause: { rule: 'QR-3.4.6b' } },
      ],
      position: { sides: { 'seat-2': { score: 35 } } },
    },
  ),
  accepted(
    {
      id: 'a-base-may-hang-over-a-planet',
      covers: ['R-QR-91', 'R-QR-10', 'QR-1.4.1a'],
      given: table([{ kind: 'planet' }], [tern(), knot()]),
      commands: [ahead(4.9)],
    },
    { position: waders({ id: 'tern', at: [10, 14.9] }) },
  ),
];

/** A light carrier and its token on its bow. */
const carrier = (change: Json = {}) => [tern({ class: 'CVL', ...change }), knot()];
const token = { fighters: [{ carrier: 'Tern', at: [11.25, 10] }] };
const fly = (x: number, y: number): Json => ({
  kind: 'move-fighter',
  fighter: 'tern-f01',
  to: { xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) },
});
const across = fly(11.25, 24);

const ignored: Case[] = (
  [
    ['asteroids', 'heavy asteroid field', 'QR-3.4.1c'],
    ['a-particle-cloud', 'particle cloud', 'QR-3.4.4c'],
    ['mines', 'minefield', 'QR-3.4.5c'],
    ['a-beacon-target', 'beacon target', 'QR-3.4.7a'],
  ] as const
).map(([name, kind, rule]) =>
  accepted(
    {
      id: `fighters-pass-${name}-unharmed`,
      covers: [rule, 'R-QR-92'],
      given: table([{ kind }], carrier(), token),
      commands: [across],
    },
    { position: { fighters: [{ id: 'tern-f01', at: [11.25, 24] }] } },
  ),
);

const fighters: Case[] = [
  ...ignored,
  accepted(
    {
      id: 'fighters-that-enter-corrosive-gas-are-destroyed',
      covers: ['QR-3.4.2c', 'R-QR-92'],
      given: table([{ kind: 'corrosive gas' }], carrier(), token),
      commands: [across],
    },
    { events: [{ kind: 'fighters-destroyed', fighters: ['tern-f01'], cause: { rule: 'QR-3.4.2c' } }] },
  ),
  accepted(
    {
      id: 'a-token-whose-edge-meets-gas-has-entered-it',
      covers: ['QR-1.4.1b', 'R-QR-10', 'QR-3.4.2c'],
      given: table([{ kind: 'corrosive gas', at: [14.7, 18] }], carrier(), token),
      commands: [across],
    },
    { events: [{ kind: 'fighters-destroyed', fighters: ['tern-f01'] }] },
  ),
  accepted(
    {
      id: 'a-token-whose-edge-passes-gas-has-not',
      covers: ['QR-1.4.1b', 'QR-3.4.2c'],
      given: table([{ kind: 'corrosive gas', at: [14.76, 18] }], carrier(), token),
      commands: [across],
    },
    { position: { fighters: [{ id: 'tern-f01', at: [11.25, 24] }] } },
  ),
  accepted(
    {
      id: 'fighters-that-enter-a-distortion-field-are-destroyed',
      covers: ['QR-3.4.3c', 'R-QR-92'],
      given: table([{ kind: 'distortion field' }], carrier(), token),
      commands: [across],
    },
    { events: [{ kind: 'fighters-destroyed', fighters: ['tern-f01'], cause: { rule: 'QR-3.4.3c' } }] },
  ),
  accepted(
    {
      id: 'fighters-that-activate-in-corrosive-gas-are-destroyed',
      covers: ['QR-3.4.2c', 'QR-3.2b'],
      given: table([{ kind: 'corrosive gas', at: [14, 10] }], carrier(), { ...token, ...choosing }),
      commands: [activate],
    },
    { events: [{ kind: 'fighters-destroyed', fighters: ['tern-f01'] }] },
  ),
  accepted(
    {
      id: 'a-carried-fighter-is-destroyed-in-a-distortion-field',
      covers: ['QR-3.4.3c', 'R-QR-86'],
      given: table([{ kind: 'distortion field', at: [14, 15] }], carrier(), token),
      commands: [ahead(10, { carry: ['tern-f01'] })],
    },
    {
      events: [
        { kind: 'ship-moved', ship: 'tern' },
        { kind: 'fighters-destroyed', fighters: ['tern-f01'] },
      ],
    },
  ),
  refused(
    {
      id: 'fighters-do-not-cross-a-planet',
      covers: ['QR-3.4.6c', 'R-QR-91'],
      given: table([{ kind: 'planet' }], carrier(), token),
      commands: [across],
    },
    'fighter-planet',
    'QR-3.4.6c',
  ),
  accepted(
    {
      id: 'fighters-fly-around-a-planet',
      covers: ['QR-3.4.6c'],
      given: table([{ kind: 'planet' }], carrier(), token),
      commands: [fly(16, 24)],
    },
    { position: { fighters: [{ id: 'tern-f01', at: [16, 24] }] } },
  ),
  refused(
    {
      id: 'a-carried-fighter-does-not-cross-a-planet',
      covers: ['QR-3.4.6c', 'R-QR-86'],
      given: table([{ kind: 'planet', at: [14.2, 15] }], carrier(), token),
      commands: [ahead(10, { carry: ['tern-f01'] })],
    },
    'fighter-planet',
    'QR-3.4.6c',
  ),
  accepted(
    {
      id: 'ships-pass-a-beacon-target-unharmed',
      covers: ['QR-3.4.7a'],
      given: table([{ kind: 'beacon target', diameter: 1 }], [tern(), knot()]),
      commands: [ahead(14)],
    },
    { position: waders({ id: 'tern', at: [10, 24], hull: 16, disorder: 0 }) },
  ),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...asteroids, ...gasAndClouds, ...distortion, ...mines, ...planets, ...fighters],
} satisfies CaseFile;
