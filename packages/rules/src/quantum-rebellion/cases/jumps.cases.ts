/** Short-range jumps, aperture beacons and the Hyperspace Matrix (4.6, 8.3.5, 11.6.3, 11.6.16). */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, type GunneryCase, fire, guns, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

type Rest = Record<string, unknown>;
const rest = (change: Rest) => change as Parameters<typeof tern>[1];
const moving = (change: Rest = {}) => rest({ segment: 'movement', ...change });
const spot = (x: number, y: number) => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const beacon = (x: number, y: number, change: Rest = {}) => ({ seat: 'seat-1', at: [x, y], ...change });

/** Tern, a cruiser, stands at [24, 20]; its base has a radius of 0.75". */
const cruiser = (change: Rest = {}) => tern({ F: 'beam 4' }, rest(change), 'CR');
const jump = (to: string, x: number, y: number, facing = 0) =>
  answer({ kind: 'short-range-jump', ship: 'tern', to, at: spot(x, y), facingCdeg: facing * 100 }, 'seat-1');
const matrix = (x: number, y: number, facing = 0) =>
  answer({ kind: 'matrix-jump', ship: 'tern', at: spot(x, y), facingCdeg: facing * 100 }, 'seat-1');
const move = (id: string, inches: number) =>
  answer(
    { kind: 'move-ship', ship: id, courseCdeg: 0, distanceMils: inches * 1000, facingCdeg: 0, carry: [] },
    'seat-1',
  );
const after = (change: Rest): { position: never } => ({
  position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', ...change }] }] } as never,
});
const field = (kind: string, x: number, y: number, change: Rest = {}) => ({ kind, at: [x, y], ...change });
const knot = (change: Rest = {}) => ship('Knot', 'CR', [10, 8], 0, rest(change));

const byBeacon: GunneryCase[] = [
  shown({
    id: 'a-ship-jumps-to-a-beacon-of-its-side',
    covers: ['QR-8.3.5a', 'QR-4.6a', 'R-QR-99'],
    given: scene([cruiser()], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [jump('beacon-1', 40, 10.25, 215)],
    events: [{ kind: 'ship-jumped', ship: 'tern', how: 'short-range-jump', to: 'beacon-1', drift: null }],
    after: after({ at: [40, 10.25], facing: 215, activation: { special: 'short-range-jump' } }),
  }),
  refused({
    id: 'a-jump-ends-within-two-inches-of-the-beacon',
    covers: ['QR-8.3.5a', 'R-QR-99'],
    given: scene([cruiser()], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [jump('beacon-1', 40, 10.28)],
    code: 'too-far',
    rule: 'QR-8.3.5a',
  }),
  ...(
    [
      ['an-offline-beacon-is-no-end-of-a-jump', [beacon(40, 8, { status: 'offline' })]],
      ['a-jammed-beacon-is-no-end-of-a-jump', [beacon(40, 8), beacon(40.5, 8, { seat: 'seat-2' })]],
      ['an-enemy-beacon-is-no-end-of-a-jump', [beacon(40, 8, { seat: 'seat-2' })]],
    ] as const
  ).map(([id, beacons]) =>
    refused({
      id,
      covers: ['QR-8.3.5a', 'QR-4.2a', 'R-QR-99'],
      given: scene([cruiser()], [onyx(27)], moving({ beacons })),
      when: [jump('beacon-1', 40, 9)],
      code: 'no-beacon',
      rule: 'QR-8.3.5a',
    }),
  ),
  refused({
    id: 'without-a-hyperdrive-nobody-jumps',
    covers: ['QR-4.6a', 'R-QR-99'],
    given: scene([cruiser({ offline: ['HY'] })], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [jump('beacon-1', 40, 9)],
    code: 'no-hyperdrive',
    rule: 'QR-4.6a',
  }),
  refused({
    id: 'nobody-jumps-outside-the-movement-segment',
    covers: ['QR-4.6a', 'R-QR-94'],
    given: scene([tern({}, {}, 'CVL')], [onyx(27)], rest({ segment: 'special', beacons: [beacon(40, 8)] })),
    when: [jump('beacon-1', 40, 9)],
    code: 'other-segment',
    rule: 'QR-8.0c',
  }),
  shown({
    id: 'a-ship-moves-right-after-its-jump',
    covers: ['R-QR-94', 'QR-4.6a'],
    given: scene([cruiser()], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [jump('beacon-1', 40, 10), move('tern', 5)],
    events: [{ kind: 'ship-jumped' }, { kind: 'ship-moved', ship: 'tern' }],
    after: after({ at: [40, 15] }),
  }),
  shown({
    id: 'a-ship-jumps-right-after-its-move',
    covers: ['R-QR-94', 'QR-4.6a'],
    given: scene([cruiser()], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [move('tern', 5), jump('beacon-1', 40, 10)],
    events: [{ kind: 'ship-moved' }, { kind: 'ship-jumped', ship: 'tern' }],
    after: after({ at: [40, 10] }),
  }),
  refused({
    id: 'a-jump-does-not-wait-until-another-ship-has-moved',
    covers: ['R-QR-94'],
    given: scene([cruiser(), knot(), ship('Skua', 'CR', [6, 8], 0)], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [move('tern', 5), move('knot', 5), jump('beacon-1', 40, 10)],
    code: 'too-late',
    rule: 'R-QR-94',
  }),
  refused({
    id: 'a-jump-is-the-one-special-action',
    covers: ['QR-8.3a', 'QR-8.3.5a'],
    given: scene([cruiser()], [onyx(27)], moving({ beacons: [beacon(40, 8), beacon(8, 40)] })),
    when: [jump('beacon-1', 40, 10), jump('beacon-2', 8, 38)],
    code: 'special-taken',
    rule: 'QR-8.3a',
  }),
  shown({
    id: 'a-ship-at-full-stop-still-jumps',
    covers: ['R-QR-81', 'QR-8.3.5a'],
    given: scene([cruiser({ fullStop: true })], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [jump('beacon-1', 40, 10)],
    events: [{ kind: 'ship-jumped' }],
    after: after({ at: [40, 10], fullStop: true }),
  }),
  refused({
    id: 'a-jump-ends-clear-of-other-bases',
    covers: ['QR-8.3.5a', 'R-QR-99'],
    given: scene([cruiser(), knot({ at: [40, 10] })], [onyx(27)], moving({ beacons: [beacon(40, 8)] })),
    when: [jump('beacon-1', 41, 9.5)],
    code: 'overlap',
    rule: 'R-QR-99',
  }),
  refused({
    id: 'a-jump-is-not-meant-for-a-place-off-the-table',
    covers: ['R-QR-223'],
    given: scene([cruiser()], [onyx(27)], moving({ beacons: [beacon(40, 1)] })),
    when: [jump('beacon-1', 40, 0.5)],
    code: 'off-table',
    rule: 'R-QR-223',
  }),
  shown({
    id: 'a-jump-into-terrain-enters-it',
    covers: ['R-QR-99', 'R-QR-223', 'R-QR-89'],
    given: scene(
      [cruiser()],
      [onyx(27)],
      moving({ beacons: [beacon(40, 8)], terrain: [field('light asteroid field', 40, 8)] }),
    ),
    dice: [3],
    when: [jump('beacon-1', 40, 10)],
    events: [
      { kind: 'ship-jumped' },
      { kind: 'terrain-met', ship: 'tern', trigger: 'entered', hits: 3 },
      { kind: 'hull-lost', ship: 'tern', amount: 3 },
    ],
  }),
  shown({
    id: 'fighters-stay-behind-when-their-ship-jumps',
    covers: ['R-QR-86'],
    given: scene(
      [tern({}, {}, 'CVL')],
      [onyx(27)],
      moving({ beacons: [beacon(40, 8)], fighters: [{ carrier: 'Tern', at: [24, 21.25] }] }),
    ),
    when: [jump('beacon-1', 40, 10)],
    events: [{ kind: 'ship-jumped' }],
    after: { position: { fighters: [{ id: 'tern-f01', at: [24, 21.25] }] } },
  }),
];

const aperture: GunneryCase[] = [
  shown({
    id: 'a-ship-jumps-to-an-aperture-beacon',
    covers: ['QR-11.6.3a', 'R-QR-99'],
    given: scene([cruiser(), knot({ equipment: { E1: 'aperture beacon' } })], [onyx(27)], moving()),
    when: [jump('knot', 10, 11.5)],
    events: [{ kind: 'ship-jumped', ship: 'tern', to: 'knot' }],
    after: after({ at: [10, 11.5] }),
  }),
  refused({
    id: 'a-jump-ends-within-two-inches-of-the-aperture',
    covers: ['QR-11.6.3a', 'R-QR-99'],
    given: scene([cruiser(), knot({ equipment: { E1: 'aperture beacon' } })], [onyx(27)], moving()),
    when: [jump('knot', 10, 11.53)],
    code: 'too-far',
    rule: 'QR-8.3.5a',
  }),
  refused({
    id: 'a-cloaked-ship-opens-no-aperture',
    covers: ['QR-11.6.3a', 'R-QR-99', 'R-QR-101'],
    given: scene(
      [
        cruiser(),
        ship('Knot', 'BB', [10, 8], 0, {
          cloak: 'on',
          equipment: { E1: 'aperture beacon', E2: 'cloaking device', E3: 'auxiliary power unit' },
        }),
      ],
      [onyx(27)],
      moving(),
    ),
    when: [jump('knot', 10, 11)],
    code: 'gate-cloaked',
    rule: 'QR-11.6.3a',
  }),
  refused({
    id: 'an-offline-aperture-beacon-is-closed',
    covers: ['QR-11.6.3a'],
    given: scene([cruiser(), knot({ equipment: { E1: 'aperture beacon' }, offline: ['E1'] })], [onyx(27)], moving()),
    when: [jump('knot', 10, 11)],
    code: 'no-aperture',
    rule: 'QR-11.6.3a',
  }),
  refused({
    id: 'a-ship-does-not-jump-to-its-own-aperture',
    covers: ['QR-11.6.3a', 'R-QR-99'],
    given: scene([cruiser({ equipment: { E1: 'aperture beacon' } })], [onyx(27)], moving()),
    when: [jump('tern', 24, 22)],
    code: 'no-beacon',
    rule: 'QR-8.3.5a',
  }),
];

const four = [fire('onyx', [guns('tern', 'F')])];
const jumped = (how: string, change: Rest = {}) =>
  cruiser({ activation: { movementOver: true, moves: 1, special: how }, ...change });
const asteroids = rest({ terrain: [field('light asteroid field', 24, 25, { diameter: 2 })] });

const interference: GunneryCase[] = [
  ...(['short-range-jump', 'matrix-jump'] as const).map((how) =>
    shown({
      id: `the-fire-of-a-ship-after-a-${how}-meets-one-level-of-cover-more`,
      covers: ['QR-8.3.5b', 'R-QR-99', 'R-QR-100'],
      given: scene([jumped(how)], [onyx(10)]),
      dice: [3, 3, 2, 2, 4, 1, 1],
      when: four,
      events: [
        { kind: 'fire-declared', cover: { level: 'light', steps: [{ effect: 1, rule: 'QR-8.3.5b' }] } },
        { kind: 'hits-intercepted', hits: 2, intercepts: 1, left: 1 },
      ],
    }),
  ),
  shown({
    id: 'the-cover-after-a-jump-comes-on-top-of-other-cover',
    covers: ['QR-8.3.5b', 'R-QR-116'],
    given: scene([jumped('short-range-jump')], [onyx(10)], asteroids),
    dice: [3, 3, 2, 2, 3, 1, 1],
    when: four,
    events: [
      { kind: 'fire-declared', cover: { level: 'heavy', steps: [{ effect: 'light' }, { effect: 1 }] } },
      { kind: 'hits-intercepted', hits: 2, intercepts: 1 },
    ],
  }),
  shown({
    id: 'cover-is-capped-before-full-stop-lowers-it',
    covers: ['QR-8.3.5b', 'R-QR-116'],
    given: scene(
      [jumped('short-range-jump', { cloak: 'fading', equipment: { E1: 'cloaking device' } })],
      [onyx(10, { fullStop: true, customizations: ['difficult target'] }, 'DD')],
    ),
    dice: [3, 3, 2, 2, 4, 1],
    when: four,
    events: [{ kind: 'fire-declared', cover: { level: 'light' } }],
  }),
  shown({
    id: 'one-jumper-spoils-the-aim-of-all-who-fire-together',
    covers: ['QR-8.3.5b', 'R-QR-224'],
    given: scene(
      [
        cruiser(),
        ship('Knot', 'CR', [26, 20], 0, { weapons: { F: 'beam 2' }, activation: { special: 'matrix-jump' } }),
      ],
      [onyx(10)],
    ),
    dice: [3, 3, 2, 2, 1, 1, 4, 1, 1],
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    events: [{ kind: 'fire-declared', cover: { level: 'light' } }],
  }),
  shown({
    id: 'torpedoes-do-not-mind-a-jump',
    covers: ['R-QR-118', 'QR-8.3.5b'],
    given: scene(
      [tern({ T1: 'explosive torpedo 2' }, rest({ activation: { special: 'short-range-jump' } }), 'CR')],
      [onyx(14)],
    ),
    dice: [3, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'T1')])],
    events: [{ kind: 'fire-declared', torpedo: true, cover: { level: 'none', steps: [] } }],
  }),
];

const power = { equipment: { E1: 'hyperspace matrix', E2: 'auxiliary power unit' } };
const wizard = (change: Rest = {}) => cruiser({ ...power, ...change });
const far = [onyx(27)];

const byMatrix: GunneryCase[] = [
  shown({
    id: 'a-matrix-jump-goes-anywhere-and-drifts',
    covers: ['QR-11.6.16a', 'QR-11.6.16e', 'R-QR-55', 'R-QR-100'],
    given: scene([wizard()], far, moving()),
    dice: [5],
    when: [matrix(40, 30, 90)],
    events: [
      {
        kind: 'ship-jumped',
        how: 'matrix-jump',
        meant: spot(40, 30),
        at: spot(46, 30),
        drift: { face: 5, direction: 'fore', rolledMils: 6000, driftedMils: 6000 },
      },
    ],
    after: after({ at: [46, 30], facing: 90, disorder: 0, activation: { special: 'matrix-jump' } }),
  }),
  shown({
    id: 'a-matrix-jump-may-not-drift-at-all',
    covers: ['QR-11.6.16a'],
    given: scene([wizard()], far, moving()),
    dice: [15],
    when: [matrix(40, 30)],
    events: [{ kind: 'ship-jumped', at: spot(40, 30), drift: { direction: 'none', driftedMils: 0 } }],
  }),
  shown({
    id: 'the-diagonals-of-the-drift-are-at-sixty-degrees',
    covers: ['R-QR-55', 'QR-11.6.16a'],
    given: scene([wizard()], far, moving()),
    dice: [7],
    when: [matrix(20, 30)],
    // 3" on 120: east by 2.598, south by 1.5.
    events: [{ kind: 'ship-jumped', at: { xMils: 22_598, yMils: 28_500 }, drift: { direction: 'aft-starboard' } }],
  }),
  shown({
    id: 'by-agreement-the-diagonals-are-at-forty-five-degrees',
    covers: ['R-QR-55'],
    given: scene([wizard()], far, moving({ options: { driftDiagonalDegrees: 45 } })),
    dice: [11],
    when: [matrix(20, 30)],
    events: [{ kind: 'ship-jumped', at: { xMils: 22_121, yMils: 32_121 }, drift: { direction: 'fore-starboard' } }],
  }),
  shown({
    id: 'a-drift-is-shortened-until-clear-of-bases',
    covers: ['R-QR-56', 'QR-11.6.16a'],
    given: scene([wizard(), knot({ at: [40, 35] })], far, moving()),
    dice: [5],
    when: [matrix(40, 30)],
    events: [{ kind: 'ship-jumped', drift: { rolledMils: 6000, driftedMils: 3550 } }],
  }),
  shown({
    id: 'a-drift-over-the-edge-destroys-the-ship',
    covers: ['R-QR-56', 'QR-8.2.5a', 'R-QR-223'],
    given: scene([wizard()], far, moving()),
    dice: [5],
    when: [matrix(40, 44)],
    events: [{ kind: 'ship-jumped' }, { kind: 'ship-removed', ship: 'tern', how: 'destroyed' }],
  }),
  shown({
    id: 'a-matrix-jump-within-six-inches-of-terrain-costs-disorder',
    covers: ['QR-11.6.16b', 'R-QR-100'],
    given: scene([wizard()], far, moving({ terrain: [field('particle cloud', 10, 30)] })),
    dice: [20],
    when: [matrix(19, 30)],
    events: [{ kind: 'ship-jumped' }, { kind: 'disorder-gained', ship: 'tern', markers: 1 }],
    after: after({ disorder: 1 }),
  }),
  shown({
    id: 'a-matrix-jump-farther-from-terrain-costs-nothing',
    covers: ['QR-11.6.16b', 'R-QR-100'],
    given: scene(
      [wizard()],
      far,
      moving({ terrain: [field('particle cloud', 10, 30), field('beacon target', 20, 30, { diameter: 1 })] }),
    ),
    dice: [20],
    when: [matrix(19.02, 30)],
    events: [{ kind: 'ship-jumped' }],
    after: after({ disorder: 0 }),
  }),
  shown({
    id: 'a-matrix-jump-into-terrain-enters-it-and-costs-disorder',
    covers: ['QR-11.6.16c', 'QR-11.6.16b', 'R-QR-223'],
    given: scene([wizard()], far, moving({ terrain: [field('heavy asteroid field', 10, 30)] })),
    dice: [20, 1, 13],
    when: [matrix(10, 30)],
    // 1 + 6 - 2 MR: five hits reach the CR of 4.
    events: [
      { kind: 'ship-jumped' },
      { kind: 'terrain-met', ship: 'tern', trigger: 'entered', hits: 5 },
      { kind: 'disorder-gained', ship: 'tern', markers: 1 },
    ],
  }),
  shown({
    id: 'a-matrix-jump-into-a-planet-is-the-end',
    covers: ['QR-11.6.16c', 'QR-3.4.6b', 'R-QR-100'],
    given: scene([wizard()], far, moving({ terrain: [field('planet', 10, 30)] })),
    dice: [13],
    when: [matrix(10, 25)],
    events: [
      { kind: 'ship-jumped', at: spot(10, 28) },
      { kind: 'ship-removed', ship: 'tern', how: 'destroyed' },
    ],
  }),
  refused({
    id: 'without-power-there-is-no-matrix-jump',
    covers: ['QR-11.6.16e', 'R-QR-29'],
    given: scene([wizard({ offline: ['E2'] })], far, moving()),
    when: [matrix(40, 30)],
    code: 'no-power',
    rule: 'QR-11.6.16e',
  }),
  shown({
    id: 'two-reactors-are-power-enough-for-a-matrix',
    covers: ['QR-11.6.16e', 'R-QR-29'],
    given: scene([tern({}, rest({ equipment: { E1: 'hyperspace matrix' } }), 'BC')], far, moving()),
    dice: [16],
    when: [matrix(40, 30)],
    events: [{ kind: 'ship-jumped' }],
  }),
  refused({
    id: 'an-offline-matrix-does-not-jump',
    covers: ['QR-11.6.16a'],
    given: scene([wizard({ offline: ['E1'] })], far, moving()),
    when: [matrix(40, 30)],
    code: 'matrix-offline',
    rule: 'QR-11.6.16a',
  }),
  refused({
    id: 'a-matrix-needs-a-working-hyperdrive',
    covers: ['R-QR-100', 'QR-4.6a'],
    given: scene([wizard({ offline: ['HY'] })], far, moving()),
    when: [matrix(40, 30)],
    code: 'no-hyperdrive',
    rule: 'QR-4.6a',
  }),
  refused({
    id: 'without-a-matrix-a-ship-needs-a-beacon',
    covers: ['QR-11.6.16a'],
    given: scene([cruiser()], far, moving()),
    when: [matrix(40, 30)],
    code: 'no-matrix',
    rule: 'QR-11.6.16a',
  }),
  refused({
    id: 'a-matrix-jump-is-not-meant-for-a-place-that-is-taken',
    covers: ['R-QR-223'],
    given: scene([wizard(), knot({ at: [40, 30] })], far, moving()),
    when: [matrix(41, 30)],
    code: 'overlap',
    rule: 'R-QR-99',
  }),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...byBeacon, ...aperture, ...interference, ...byMatrix],
} satisfies CaseFile;
