/** Minelayers and the fields that they lay (5.2.4, 11.6.22, 3.4.5). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

type Seat = 'seat-1' | 'seat-2';
const spot = (x: number, y: number) => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const by = (seat: Seat, command: Fields) => ({ by: seat, command });

/** A frigate (MR 3, base 1") with so many Minelayers; not on the table unless it says so. */
const layer = (name: string, modules = 1, rest: Fields = {}): Fields => ({
  name,
  class: 'FF',
  equipment: Object.fromEntries(['E1', 'E2'].slice(0, modules).map((space) => [space, 'minelayer'])),
  ...rest,
});
const tern = layer('Tern');
const onyx = layer('Onyx');
const waders = (...ships: Fields[]): Fields => ({
  name: 'Waders',
  seat: 'seat-1',
  ships: ships.length > 0 ? ships : [tern],
});
const stones = (...ships: Fields[]): Fields => ({
  name: 'Stones',
  seat: 'seat-2',
  ships: ships.length > 0 ? ships : [{ name: 'Onyx', class: 'CR' }],
});
const laying = (squadrons: Fields[], rest: Fields = {}): Fields => ({
  phase: 'mines',
  round: 0,
  turn: 'seat-1',
  squadrons,
  ...rest,
});
const lay = (ship: string, x: number, y: number, facing = 0, seat: Seat = 'seat-1') =>
  by(seat, { kind: 'lay-mines', ship, at: spot(x, y), facingCdeg: facing * 100 });
const stay = (ship: string, seat: Seat = 'seat-1') => by(seat, { kind: 'stay-on-field', ship });
const keep = (ship: string, seat: Seat = 'seat-1') => by(seat, { kind: 'keep-mines', ship });
const sail = (ship: string, course: number, inches: number) =>
  by('seat-1', {
    kind: 'move-ship',
    ship,
    courseCdeg: course * 100,
    distanceMils: inches * 1000,
    facingCdeg: course * 100,
    carry: [],
  });

/** One drift for every row of the table: where a ship meant for [24, 24] and facing north ends. */
const half = 3 * Math.sqrt(3);
const rows: readonly (readonly [face: number, x: number, y: number])[] = [
  [1, 24 + half, 21],
  [2, 24, 18],
  [3, 24 - half, 21],
  [4, 24 + half, 27],
  [5, 24, 30],
  [6, 24 - half, 27],
  [7, 24 + half / 2, 22.5],
  [8, 24, 21],
  [9, 24, 21],
  [10, 24 - half / 2, 22.5],
  [11, 24 + half / 2, 25.5],
  [12, 24, 27],
  [13, 24, 27],
  [14, 24 - half / 2, 25.5],
  [15, 24, 24],
  [20, 24, 24],
];

const drifting: RebellionCase[] = [
  ...rows.map(([face, x, y]): RebellionCase => ({
    id: `a-drift-of-${face}`,
    covers: ['QR-5.2.4a', 'QR-5.2.4b', 'R-QR-55'],
    given: laying([waders(), stones()]),
    dice: [face],
    when: [lay('tern', 24, 24)],
    then: {
      events: [
        { kind: 'minelayer-placed', aimed: spot(24, 24), face, at: spot(x, y), facingCdeg: 0 },
        { kind: 'mines-laid', field: { at: spot(x, y), strength: 8, laid: true } },
      ],
    },
  })),
  {
    id: 'a-drift-goes-by-the-facing-that-was-declared',
    covers: ['QR-5.2.4b', 'R-QR-55'],
    given: laying([waders(), stones()]),
    dice: [5],
    when: [lay('tern', 24, 24, 90)],
    then: { events: [{ kind: 'minelayer-placed', at: spot(30, 24), facingCdeg: 9000 }] },
  },
  {
    id: 'by-agreement-the-diagonals-are-45-degrees',
    covers: ['R-QR-55'],
    given: laying([waders(), stones()], { options: { driftDiagonalDegrees: 45 } }),
    dice: [4],
    when: [lay('tern', 24, 24)],
    then: { events: [{ kind: 'minelayer-placed', at: spot(24 + 3 * Math.SQRT2, 24 + 3 * Math.SQRT2) }] },
  },
  {
    id: 'a-drift-off-the-table-ends-at-its-edge',
    covers: ['R-QR-56', 'R-QR-243'],
    given: laying([waders(), stones()]),
    dice: [2],
    when: [lay('tern', 24, 3)],
    then: { events: [{ kind: 'minelayer-placed', at: spot(24, 0.5), driftMils: 2500 }] },
  },
  {
    id: 'a-drift-onto-a-base-is-shortened',
    covers: ['R-QR-56'],
    given: laying([waders(), { ...stones({ name: 'Onyx', class: 'CR', at: [24, 30] }), deployed: false }]),
    dice: [5],
    when: [lay('tern', 24, 24)],
    // The bases of 1" and 1.5" end 0.05" inside one another at most.
    then: { events: [{ kind: 'minelayer-placed', at: spot(24, 28.8), driftMils: 4800 }] },
  },
  {
    id: 'a-drift-into-a-planet-is-shortened',
    covers: ['R-QR-56', 'R-QR-243'],
    given: laying([waders(), stones()], { terrain: [{ kind: 'planet', at: [24, 32] }] }),
    dice: [5],
    when: [lay('tern', 24, 24)],
    then: { events: [{ kind: 'minelayer-placed', at: spot(24, 28.99) }] },
  },
  {
    id: 'terrain-that-the-drift-ends-in-acts',
    covers: ['R-QR-89', 'R-QR-243'],
    given: laying([waders(), stones()], { terrain: [{ kind: 'corrosive gas', at: [24, 32] }] }),
    dice: [5],
    when: [lay('tern', 24, 24)],
    then: {
      events: [
        { kind: 'minelayer-placed', at: spot(24, 30) },
        { kind: 'mines-laid' },
        { kind: 'hull-lost', ship: 'tern', amount: 2 },
      ],
    },
  },
];

const placing: RebellionCase[] = [
  {
    id: 'minelayers-take-turns-ship-by-ship',
    covers: ['QR-5.2.4a', 'R-QR-53'],
    given: laying([waders(tern, layer('Knot')), stones(onyx)]),
    dice: [15, 15],
    when: [lay('tern', 10, 20), stay('tern'), lay('onyx', 30, 20, 180, 'seat-2'), stay('onyx', 'seat-2')],
    then: {
      events: [
        { kind: 'minelayer-placed', by: 'seat-1', ship: 'tern' },
        { kind: 'minelayer-placed', by: 'seat-2', ship: 'onyx' },
      ],
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'mines-may-be-laid-in-the-enemy-zone-and-over-other-terrain',
    covers: ['QR-5.2.4a', 'QR-5.2.4c'],
    given: laying([waders(), stones()], { terrain: [{ kind: 'particle cloud', at: [24, 44] }] }),
    dice: [15],
    when: [lay('tern', 24, 44)],
    then: {
      events: [{ kind: 'mines-laid', field: { at: spot(24, 44), footprint: { kind: 'circle', radiusMils: 3000 } } }],
    },
  },
  {
    id: 'a-minelayer-stands-on-the-table',
    covers: ['QR-5.2.4a'],
    given: laying([waders(), stones()]),
    when: [lay('tern', 0.2, 20)],
    rejects: { code: 'off-table', rule: 'QR-5.2.4a' },
  },
  {
    id: 'laying-is-left-to-the-owner',
    covers: ['R-QR-53'],
    given: laying([waders(), stones()]),
    dice: [15, 5],
    when: [keep('tern')],
    then: {
      events: [
        { kind: 'mines-kept', ship: 'tern' },
        { kind: 'mine-laying-ended', deployed: [] },
        { kind: 'deployment-rolled' },
      ],
    },
  },
  {
    id: 'a-ship-without-a-minelayer-lays-nothing',
    covers: ['QR-5.2.4a', 'QR-11.6.22a'],
    given: laying([waders(tern, { name: 'Knot', class: 'FF' }), stones()]),
    when: [lay('knot', 10, 20)],
    rejects: { code: 'no-minelayer', rule: 'QR-5.2.4a' },
  },
];

const fields: RebellionCase[] = [
  {
    id: 'two-modules-lay-strength-sixteen-in-the-same-field',
    covers: ['QR-11.6.22a', 'R-QR-53'],
    given: laying([waders(layer('Tern', 2)), stones()]),
    dice: [15],
    when: [lay('tern', 24, 24)],
    then: { events: [{ kind: 'mines-laid', field: { strength: 16, footprint: { radiusMils: 3000 } }, merged: false }] },
  },
  {
    id: 'within-an-inch-fields-are-one',
    covers: ['QR-11.6.22a', 'R-QR-53'],
    given: laying([waders(tern, layer('Knot')), stones()]),
    dice: [15, 15, 15, 5],
    when: [lay('tern', 24, 24), stay('tern'), lay('knot', 24, 25), stay('knot')],
    then: {
      events: [
        { kind: 'mines-laid', merged: false },
        { kind: 'mines-laid', merged: true, field: { id: 'mines-1', at: spot(24, 24), strength: 16 } },
      ],
      position: { terrain: [{ id: 'mines-1', strength: 16, laid: true }] },
    },
  },
  {
    id: 'farther-off-they-overlap',
    covers: ['QR-5.2.4c', 'R-QR-53'],
    given: laying([waders(tern, layer('Knot')), stones()]),
    dice: [15, 15, 15, 5],
    when: [lay('tern', 24, 24), stay('tern'), lay('knot', 24, 25.5), stay('knot')],
    then: {
      position: {
        terrain: [
          { id: 'mines-1', strength: 8 },
          { id: 'mines-2', strength: 8 },
        ],
      },
    },
  },
  {
    id: 'a-laid-field-hits-with-its-strength-less-mr-and-no-die',
    covers: ['QR-3.4.5b', 'R-QR-54', 'QR-11.6.22a'],
    given: {
      active: 'Waders',
      segment: 'movement',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [
            { name: 'Plover', class: 'CR', at: [24, 20] },
            { name: 'Knot', class: 'CR', at: [10, 10] },
          ],
        },
        stones({ name: 'Onyx', class: 'CR', at: [24, 44] }),
      ],
      terrain: [{ kind: 'minefield', at: [24, 28], size: 'medium', strength: 8, laid: true }],
    },
    // CR 4: the six hits call for a critical hit, the only die.
    dice: [16],
    when: [sail('plover', 0, 10)],
    then: {
      events: [
        { kind: 'terrain-met', face: null, plus: 8, reduction: 2, hits: 6 },
        { kind: 'hull-lost', ship: 'plover', amount: 6 },
        { kind: 'critical-hit', ship: 'plover' },
      ],
    },
  },
  {
    id: 'by-agreement-mr-helps-nobody-in-terrain',
    covers: ['R-QR-87'],
    given: {
      active: 'Waders',
      segment: 'movement',
      options: { terrainDamage: 'flat' },
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [
            { name: 'Plover', class: 'CR', at: [24, 20] },
            { name: 'Knot', class: 'CR', at: [10, 10] },
          ],
        },
        stones({ name: 'Onyx', class: 'CR', at: [24, 44] }),
      ],
      terrain: [{ kind: 'minefield', at: [24, 28], size: 'medium', strength: 8, laid: true }],
    },
    dice: [16],
    when: [sail('plover', 0, 10)],
    then: { events: [{ kind: 'terrain-met', plus: 8, reduction: 0, hits: 8 }] },
  },
];

const leaving: RebellionCase[] = [
  {
    id: 'after-laying-the-ship-makes-a-free-move-unharmed-by-its-own-field',
    covers: ['QR-5.2.4d', 'R-QR-53'],
    given: laying([waders(), stones()]),
    dice: [15, 15, 5],
    when: [lay('tern', 24, 24), sail('tern', 0, 20)],
    then: {
      events: [
        { kind: 'mines-laid' },
        { kind: 'ship-moved', ship: 'tern', to: spot(24, 44) },
        { kind: 'mine-laying-ended', deployed: ['waders'] },
        { kind: 'deployment-rolled' },
      ],
      position: { squadrons: [{ deployed: true, ships: [{ name: 'Tern', at: [24, 44], hull: 12 }] }, {}] },
    },
  },
  {
    id: 'the-free-move-is-a-standard-movement',
    covers: ['QR-5.2.4d'],
    given: laying([waders(), stones()]),
    dice: [15],
    when: [lay('tern', 24, 24), sail('tern', 0, 21)],
    rejects: { code: 'too-long', rule: 'QR-8.2.2a' },
  },
  {
    id: 'other-fields-act-on-the-free-move',
    covers: ['QR-5.2.4d', 'R-QR-53'],
    given: laying([waders(tern, layer('Knot')), stones()]),
    dice: [15, 15, 9, 15, 5],
    when: [lay('tern', 24, 24), stay('tern'), lay('knot', 24, 16), sail('knot', 0, 6)],
    then: { events: [{ kind: 'terrain-met', ship: 'knot', terrain: 'mines-1', hits: 5 }] },
  },
  {
    id: 'the-rest-of-the-squadron-deploys-later',
    covers: ['R-QR-53', 'QR-5.2.5a'],
    given: laying([waders(tern, { name: 'Knot', class: 'FF' }), stones()]),
    dice: [15, 15, 5],
    when: [
      lay('tern', 24, 24),
      stay('tern'),
      by('seat-1', { kind: 'choose-deployer', first: true }),
      by('seat-1', {
        kind: 'deploy-squadron',
        squadron: 'waders',
        ships: [{ ship: 'knot', at: spot(24, 4), facingCdeg: 0 }],
        fighters: [],
      }),
    ],
    then: { events: [{ kind: 'squadron-deployed', squadron: 'waders' }], awaiting: ['seat-2'] },
  },
  {
    id: 'a-squadron-with-a-minelayer-out-does-not-wait-in-hyperspace',
    covers: ['R-QR-53', 'R-QR-58', 'QR-5.2.5.2b'],
    given: laying([
      { name: 'Snipe', seat: 'seat-1', ships: [{ name: 'Ruff', class: 'FF', at: [4, 4] }] },
      { ...waders(layer('Tern', 1, { rank: 'commander' }), { name: 'Knot', class: 'FF', rank: 'captain' }) },
      stones(),
    ]),
    dice: [15, 15, 5],
    when: [
      lay('tern', 24, 24),
      stay('tern'),
      by('seat-1', { kind: 'choose-deployer', first: true }),
      by('seat-1', { kind: 'reserve-squadron', squadron: 'waders' }),
    ],
    rejects: { code: 'not-whole', rule: 'QR-5.2.5.2b' },
  },
  {
    id: 'a-squadron-with-a-minelayer-out-does-not-hide',
    covers: ['R-QR-53', 'QR-5.2.5.4a'],
    given: laying([
      waders(layer('Tern', 1, { customizations: ['ambush'] }), {
        name: 'Knot',
        class: 'FF',
        customizations: ['ambush'],
      }),
      stones(),
    ]),
    dice: [15, 15, 5],
    when: [
      lay('tern', 24, 24),
      stay('tern'),
      by('seat-1', { kind: 'choose-deployer', first: true }),
      by('seat-1', {
        kind: 'hide-squadron',
        squadron: 'waders',
        discs: [spot(10, 20), spot(20, 20), spot(30, 20)],
        real: 0,
      }),
    ],
    rejects: { code: 'seen', rule: 'R-QR-53' },
  },
];

const file: CaseFile = { ruleset: 'quantum-rebellion', cases: [...drifting, ...placing, ...fields, ...leaving] };
export default file;
