/** Minelayers and the fields that they lay before the fleets deploy (6.2.4, 12.7.23). */
import type { CaseFile } from '../../kernel/index.ts';
import { type ArmadaCase, type Fields, squadron } from './written.ts';

type Seat = 'seat-1' | 'seat-2';
const spot = (x: number, y: number): Fields => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const by = (command: Fields, seat: Seat = 'seat-1') => ({ by: seat, command });
/** A frigate, MV 20 and template D, with a Minelayer; not on the table unless it says so. */
const layer = (name: string, more: Fields = {}): Fields => ({
  name,
  class: 'FF',
  equipment: { E1: 'minelayer' },
  ...more,
});
const waders = (...ships: Fields[]): Fields => squadron('Waders', 'seat-1', ships.length > 0 ? ships : [layer('Tern')]);
const stones = (...ships: Fields[]): Fields =>
  squadron('Stones', 'seat-2', ships.length > 0 ? ships : [{ name: 'Onyx', class: 'CR' }]);
const laying = (squadrons: Fields[] = [waders(), stones()], rest: Fields = {}): Fields => ({
  phase: 'mines',
  round: 0,
  turn: 'seat-1',
  squadrons,
  ...rest,
});
const lay = (ship: string, x: number, y: number, facing = 0, seat: Seat = 'seat-1') =>
  by({ kind: 'lay-mines', ship, at: spot(x, y), facingCdeg: facing * 100 }, seat);
const stay = (ship: string, seat: Seat = 'seat-1') => by({ kind: 'stay-on-field', ship }, seat);
const keep = (ship: string, seat: Seat = 'seat-1') => by({ kind: 'keep-mines', ship }, seat);
const sail = (ship: string, course: number, inches: number) =>
  by({
    kind: 'move-ship',
    ship,
    courseCdeg: course * 100,
    distanceMils: inches * 1000,
    facingCdeg: course * 100,
    carry: [],
  });

/** Where a ship meant for [24, 24] and facing north ends, row by row; diagonals are 45 degrees. */
const [far, near] = [6 * Math.SQRT1_2, 3 * Math.SQRT1_2];
const rows: readonly (readonly [face: number, x: number, y: number])[] = [
  [1, 24 + far, 24 - far],
  [2, 24, 18],
  [3, 24 - far, 24 - far],
  [4, 24 + far, 24 + far],
  [5, 24, 30],
  [6, 24 - far, 24 + far],
  [7, 24 + near, 24 - near],
  [8, 24, 21],
  [9, 24, 21],
  [10, 24 - near, 24 - near],
  [11, 24 + near, 24 + near],
  [12, 24, 27],
  [13, 24, 27],
  [14, 24 - near, 24 + near],
  [15, 24, 24],
  [20, 24, 24],
];
const drifting: ArmadaCase[] = [
  ...rows.map(([face, x, y]): ArmadaCase => ({
    id: `a-minelayer-drifts-by-${face}`,
    covers: ['DA-6.2.4a', 'DA-6.2.4b', 'DA-6.2.4c', 'R-DA-90', 'R-DA-46'],
    given: laying(),
    dice: [face],
    when: [lay('tern', 24, 24)],
    then: {
      events: [
        { kind: 'minelayer-placed', aimed: spot(24, 24), face, at: spot(x, y), facingCdeg: 0 },
        {
          kind: 'mines-laid',
          merged: false,
          field: { at: spot(x, y), die: 8, laid: true, laidBy: 'seat-1', footprint: { radiusMils: 3000 } },
        },
      ],
    },
  })),
  {
    id: 'a-minelayer-drifts-by-the-facing-that-was-chosen',
    covers: ['DA-6.2.4b', 'R-DA-90'],
    given: laying(),
    dice: [5],
    when: [lay('tern', 24, 24, 90)],
    then: { events: [{ kind: 'minelayer-placed', at: spot(30, 24), facingCdeg: 9000 }] },
  },
  {
    id: 'a-minelayer-does-not-drift-off-the-table',
    covers: ['R-DA-171'],
    given: laying(),
    dice: [2],
    when: [lay('tern', 24, 3)],
    then: { events: [{ kind: 'minelayer-placed', at: spot(24, 0.75), driftMils: 2250 }] },
  },
  {
    id: 'a-minelayer-does-not-drift-into-a-planet',
    covers: ['R-DA-171'],
    given: laying(undefined, { terrain: [{ kind: 'planet', at: [24, 32] }] }),
    dice: [5],
    when: [lay('tern', 24, 24)],
    then: { events: [{ kind: 'minelayer-placed', at: spot(24, 28.99) }] },
  },
  {
    id: 'terrain-does-nothing-to-a-minelayer-before-play',
    covers: ['R-DA-46', 'DA-6.2.4d'],
    given: laying(undefined, { terrain: [{ kind: 'asteroid field', at: [24, 24], die: 10 }] }),
    dice: [15],
    when: [lay('tern', 24, 24)],
    then: {
      events: [{ kind: 'minelayer-placed' }, { kind: 'mines-laid', field: { at: spot(24, 24) } }],
      position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', hull: 16, at: [24, 24] }] }] },
    },
  },
];

const fields: ArmadaCase[] = [
  {
    id: 'a-second-minelayer-beside-the-first-adds-two-steps',
    covers: ['DA-12.7.23', 'R-DA-46'],
    given: laying([waders(layer('Tern'), layer('Knot')), stones()]),
    dice: [15, 15],
    when: [lay('tern', 24, 24), sail('tern', 0, 10), lay('knot', 24, 25)],
    then: {
      events: [
        { kind: 'mines-laid', ship: 'tern', merged: false, field: { die: 8 } },
        { kind: 'mines-laid', ship: 'knot', merged: true, field: { id: 'mines-1', at: spot(24, 24), die: 12 } },
      ],
    },
  },
  {
    id: 'a-field-is-no-stronger-than-d16',
    covers: ['DA-12.7.23', 'R-DA-46'],
    given: laying(undefined, {
      terrain: [{ kind: 'minefield', id: 'mines-1', at: [24, 24], diameter: 6, die: 14, laid: true, laidBy: 'seat-1' }],
    }),
    dice: [15],
    when: [lay('tern', 24, 24.5)],
    then: { events: [{ kind: 'mines-laid', merged: true, field: { id: 'mines-1', die: 16 } }] },
  },
  {
    id: 'farther-than-an-inch-it-is-a-field-of-its-own-over-the-other',
    covers: ['DA-6.2.4d', 'DA-12.7.23', 'R-DA-46'],
    given: laying(undefined, {
      terrain: [{ kind: 'minefield', id: 'mines-1', at: [24, 24], diameter: 6, die: 8, laid: true, laidBy: 'seat-1' }],
    }),
    dice: [15],
    when: [lay('tern', 24, 25.1)],
    then: { events: [{ kind: 'mines-laid', merged: false, field: { id: 'mines-2', die: 8 } }] },
  },
  {
    id: 'a-field-of-the-enemy-gains-nothing',
    covers: ['DA-12.7.23', 'R-DA-46', 'DA-6.2.4d'],
    given: laying(undefined, {
      terrain: [{ kind: 'minefield', id: 'mines-1', at: [24, 24], diameter: 6, die: 8, laid: true, laidBy: 'seat-2' }],
    }),
    dice: [15],
    when: [lay('tern', 24, 24)],
    then: { events: [{ kind: 'mines-laid', merged: false, field: { id: 'mines-2', die: 8, laidBy: 'seat-1' } }] },
  },
];

const turns: ArmadaCase[] = [
  {
    id: 'minelayers-go-ship-by-ship-in-turn-then-the-fleets-deploy',
    covers: ['DA-6.2.4a', 'DA-6.2.4c', 'DA-6.2', 'R-DA-46'],
    given: laying([waders(layer('Tern')), stones(layer('Onyx'), { name: 'Flint', class: 'CR' })]),
    dice: [15, 15, 4, 12],
    when: [lay('tern', 10, 20), stay('tern'), lay('onyx', 30, 20, 180, 'seat-2'), stay('onyx', 'seat-2')],
    then: {
      events: [
        { kind: 'minelayer-placed', by: 'seat-1', ship: 'tern' },
        { kind: 'minelayer-placed', by: 'seat-2', ship: 'onyx' },
        { kind: 'mine-laying-ended', deployed: ['waders'] },
        { kind: 'deployment-rolled' },
      ],
    },
  },
  {
    id: 'the-last-piece-of-terrain-is-followed-by-the-minelayers',
    covers: ['DA-6.2', 'DA-6.2.4a'],
    given: {
      phase: 'terrain',
      round: 0,
      squadrons: [waders(), stones()],
      terrain: [{ kind: 'asteroid field', id: 'one', size: 'small' }],
    },
    when: [by({ kind: 'place-terrain', terrain: 'one', at: spot(24, 24) })],
    then: {
      events: [{ kind: 'terrain-placed' }, { kind: 'mine-laying-began', first: 'seat-1' }],
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'a-minelayer-may-keep-its-mines',
    covers: ['R-DA-171'],
    given: laying(),
    dice: [4, 12],
    when: [keep('tern')],
    then: {
      events: [
        { kind: 'mines-kept', ship: 'tern' },
        { kind: 'mine-laying-ended', deployed: [] },
      ],
    },
  },
  {
    id: 'who-has-no-minelayer-lays-nothing',
    covers: ['DA-6.2.4a'],
    given: laying([waders(layer('Tern'), { name: 'Knot', class: 'FF' }), stones()]),
    when: [lay('knot', 24, 24)],
    rejects: { code: 'no-minelayer', rule: 'DA-6.2.4a' },
  },
  {
    id: 'a-minelayer-is-meant-for-a-place-on-the-table',
    covers: ['DA-6.2.4a'],
    given: laying(),
    when: [lay('tern', 24, 0.7)],
    rejects: { code: 'off-table', rule: 'DA-6.2.4a' },
  },
  {
    id: 'nobody-deploys-before-the-minelayers',
    covers: ['DA-6.2'],
    given: laying(),
    when: [by({ kind: 'hold-scouts' })],
    rejects: { code: 'not-now', rule: 'DA-6.2' },
  },
];

const moves: ArmadaCase[] = [
  ...(
    [
      ['low', 60, 10],
      ['medium', 60, 20],
      ['high', 30, 30],
    ] as const
  ).map(([speed, course, inches]): ArmadaCase => ({
    id: `a-minelayer-then-moves-as-at-${speed}`,
    covers: ['DA-6.2.4c', 'R-DA-46'],
    given: laying(),
    dice: [15, 4, 12],
    when: [lay('tern', 10, 10), sail('tern', course, inches)],
    then: { events: [{ kind: 'ship-moved', ship: 'tern', distanceMils: inches * 1000, facingCdeg: course * 100 }] },
  })),
  {
    id: 'a-minelayer-turns-by-the-arc-of-the-speed-that-its-move-has',
    covers: ['DA-6.2.4c', 'R-DA-46'],
    given: laying(),
    dice: [15],
    when: [lay('tern', 10, 10), sail('tern', 60, 25)],
    rejects: { rule: 'DA-6.2.4c' },
  },
  {
    id: 'a-minelayer-moves-once-and-with-its-own-ship',
    covers: ['DA-6.2.4c'],
    given: laying([waders(layer('Tern'), layer('Knot')), stones()]),
    dice: [15],
    when: [lay('tern', 10, 10), sail('knot', 0, 10)],
    rejects: { code: 'not-now', rule: 'DA-6.2.4c' },
  },
  {
    id: 'the-free-move-stays-on-the-table',
    covers: ['DA-6.2.4c', 'R-DA-171'],
    given: laying(),
    dice: [15],
    when: [lay('tern', 10, 10, 180), sail('tern', 180, 9.5)],
    rejects: { code: 'off-table', rule: 'R-DA-171' },
  },
  {
    id: 'the-free-move-meets-no-planet',
    covers: ['DA-6.2.4c', 'R-DA-171'],
    given: laying(undefined, { terrain: [{ kind: 'planet', at: [10, 18], size: 'small' }] }),
    dice: [15],
    when: [lay('tern', 10, 10), sail('tern', 0, 20)],
    rejects: { code: 'hits-planet', rule: 'R-DA-171' },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...drifting, ...fields, ...turns, ...moves] };
export default cases;
