/** Short-range jumps, the Hyperspace Matrix and its drift, leaving by a portal (9.3.4, 9.3.5, 12.7.15 to 12.7.17). */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, type Fields, knot, move, ship, tern } from './written.ts';

const mils = (x: number, y: number): Fields => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const jump = (to: string, x: number, y: number, facing = 9000): Fields => ({
  kind: 'short-range-jump',
  ship: 'tern',
  to,
  at: mils(x, y),
  facingCdeg: facing,
});
const matrix = (x: number, y: number, facing = 0): Fields => ({
  kind: 'matrix-jump',
  ship: 'tern',
  at: mils(x, y),
  facingCdeg: facing,
});
const beacons = (...more: Fields[]): Fields => ({ beacons: [{ seat: 'seat-1', at: [30, 30] }, ...more] });
const fitted = (change: Fields = {}): Fields => tern({ equipment: { E1: 'hyperspace matrix' }, ...change });
const fits = (
  id: string,
  covers: string[],
  ships: Fields[],
  orders: Fields[],
  then: Fields,
  change: Fields = {},
  dice?: number[],
): ArmadaCase => ({
  id,
  covers,
  given: acting('movement', ships, change),
  ...(dice === undefined ? {} : { dice }),
  when: by('seat-1', ...orders),
  then,
});
const refused = (
  id: string,
  covers: string[],
  ships: Fields[],
  orders: Fields[],
  code: string,
  rule: string,
  change: Fields = {},
): ArmadaCase => ({
  id,
  covers,
  given: acting('movement', ships, change),
  when: by('seat-1', ...orders),
  rejects: { code, rule },
});

const gates: ArmadaCase[] = [
  fits(
    'a-ship-jumps-to-an-own-beacon-and-fires-badly',
    ['DA-9.3.5a', 'DA-9.3.5b', 'R-DA-88', 'DA-12.7.15a'],
    [tern(), knot()],
    [jump('beacon-1', 30, 33.5)],
    ship('tern', { at: [30, 33.5], facing: 90, fireControl: 'on' }),
    beacons(),
  ),
  refused(
    'a-jump-ends-within-three-inches',
    ['DA-9.3.5a'],
    [tern(), knot()],
    [jump('beacon-1', 30, 33.6)],
    'too-far',
    'DA-9.3.5a',
    beacons(),
  ),
  refused(
    'nobody-jumps-to-a-beacon-that-is-off',
    ['DA-9.3.5a', 'DA-5.2a'],
    [tern(), knot()],
    [jump('beacon-1', 30, 33)],
    'no-gate',
    'DA-9.3.5a',
    { beacons: [{ seat: 'seat-1', at: [30, 30], status: 'offline' }] },
  ),
  refused(
    'nobody-jumps-to-a-beacon-that-is-jammed',
    ['DA-9.3.5a', 'DA-5.4', 'R-DA-83'],
    [tern(), knot()],
    [jump('beacon-1', 30, 33)],
    'no-gate',
    'DA-9.3.5a',
    beacons({ seat: 'seat-2', at: [31, 30] }),
  ),
  refused(
    'a-jump-takes-the-place-of-the-move',
    ['DA-9.3.5a', 'R-DA-88', 'R-DA-80'],
    [tern(), knot()],
    [move(0, 10), jump('beacon-1', 30, 33)],
    'moved',
    'R-DA-88',
    beacons(),
  ),
  refused(
    'a-ship-does-not-move-after-its-jump',
    ['DA-9.3.5a', 'R-DA-88'],
    [tern(), knot()],
    [jump('beacon-1', 30, 33), move(0, 10)],
    'moved',
    'DA-9.2.4',
    beacons(),
  ),
  refused(
    'without-a-hyperdrive-nobody-jumps',
    ['DA-12.7.15a', 'R-DA-30'],
    [tern({ destroyed: ['HY'] }), knot()],
    [jump('beacon-1', 30, 33)],
    'no-hyperdrive',
    'DA-12.7.15a',
    beacons(),
  ),
  fits(
    'an-aperture-serves-as-a-beacon',
    ['DA-12.7.16'],
    [tern(), knot({ at: [30, 30], equipment: { E1: 'hyperspace aperture' } })],
    [jump('knot', 30, 33)],
    ship('tern', { at: [30, 33] }),
  ),
  refused(
    'a-destroyed-aperture-serves-nobody',
    ['DA-12.7.16'],
    [tern(), knot({ at: [30, 30], equipment: { E1: 'hyperspace aperture' }, destroyed: ['E1'] })],
    [jump('knot', 30, 33)],
    'no-gate',
    'DA-12.7.16',
  ),
];

const drifts: ArmadaCase[] = [
  fits(
    'a-matrix-leads-anywhere-and-its-drift-follows-the-facing',
    ['DA-12.7.17a', 'DA-12.7.17b', 'DA-12.7.17d', 'R-DA-89', 'R-DA-90'],
    [fitted(), knot()],
    [matrix(24, 24, 9000)],
    {
      events: [{ kind: 'ship-jumped', drift: { face: 12, bonus: 0, bearingCdeg: 13_500, rolledMils: 3000 } }],
      ...ship('tern', { at: [26.121, 21.879], facing: 90, fireControl: 'on', commsDown: 'on' }),
    },
    {},
    [12],
  ),
  fits(
    'navigators-add-five-to-the-drift',
    ['DA-12.4.6', 'R-DA-90', 'DA-12.7.17b'],
    [fitted({ customizations: ['expert-navigators'] }), knot()],
    [matrix(24, 24)],
    {
      events: [{ kind: 'ship-jumped', drift: { face: 10, bonus: 5, bearingCdeg: null } }],
      ...ship('tern', { at: [24, 24], disorder: 0 }),
    },
    {},
    [10],
  ),
  fits(
    'a-drift-of-three-adds-disorder-and-terrain-near-by-another',
    ['DA-12.7.17b', 'DA-12.7.17c', 'R-DA-89'],
    [fitted(), knot()],
    [matrix(24, 24)],
    {
      events: [
        { kind: 'disorder-gained', markers: 1, cause: { rule: 'DA-12.7.17b' } },
        { kind: 'disorder-gained', markers: 1, cause: { rule: 'DA-12.7.17c' } },
      ],
    },
    { terrain: [{ kind: 'asteroid field', at: [14.5, 14.5], size: 'small', die: 6 }] },
    [3],
  ),
  fits(
    'a-drift-of-one-is-a-critical-hit',
    ['DA-12.7.17b', 'R-DA-89'],
    [fitted(), knot()],
    [matrix(24, 24)],
    { events: [{ kind: 'critical-hit', ship: 'tern', space: 'DF', cause: { rule: 'DA-12.7.17b' } }] },
    {},
    [1, 5],
  ),
  fits(
    'a-drift-onto-another-base-slides-back-until-it-is-clear',
    ['R-DA-91', 'DA-12.7.17a'],
    [fitted(), knot({ at: [24, 27] })],
    [matrix(24, 24, 4500)],
    {
      events: [{ kind: 'ship-jumped', drift: { face: 11, bearingCdeg: 0, rolledMils: 3000, driftedMils: 1550 } }],
      ...ship('tern', { at: [24, 25.55] }),
    },
    {},
    [11],
  ),
  fits(
    'terrain-that-a-jump-ends-in-acts-as-if-entered',
    ['DA-12.7.17c', 'R-DA-89'],
    [fitted(), knot()],
    [matrix(24, 24)],
    { events: [{ kind: 'terrain-met', ship: 'tern', trigger: 'entered', hits: 3 }] },
    { terrain: [{ kind: 'asteroid field', at: [24, 24], size: 'small', die: 6 }] },
    [20, 3],
  ),
  refused(
    'nobody-means-to-jump-onto-another-base',
    ['DA-12.7.17a', 'R-DA-91'],
    [fitted(), knot()],
    [matrix(14, 10)],
    'overlap',
    'DA-9.2.5',
  ),
  refused(
    'without-a-matrix-nobody-jumps-anywhere',
    ['DA-12.7.17a'],
    [tern(), knot()],
    [matrix(24, 24)],
    'no-matrix',
    'DA-12.7.17a',
  ),
];

const near: ArmadaCase[] = [
  fits(
    'terrain-farther-than-six-inches-from-the-end-of-a-jump-costs-nothing',
    ['DA-12.7.17c'],
    [fitted(), knot()],
    [matrix(24, 24)],
    ship('tern', { at: [24, 24], disorder: 0 }),
    { terrain: [{ kind: 'asteroid field', at: [24, 32.1], size: 'small', die: 6 }] },
    [20],
  ),
  fits(
    'terrain-six-inches-from-the-end-of-a-jump-costs-one-disorder',
    ['DA-12.7.17c', 'R-DA-89'],
    [fitted(), knot()],
    [matrix(24, 24)],
    ship('tern', { at: [24, 24], disorder: 1 }),
    { terrain: [{ kind: 'asteroid field', at: [24, 32], size: 'small', die: 6 }] },
    [20],
  ),
  refused(
    'nobody-means-to-jump-into-a-planet',
    ['DA-12.7.17c', 'R-DA-91', 'R-DA-76'],
    [fitted(), knot()],
    [matrix(24, 24)],
    'on-planet',
    'R-DA-76',
    { terrain: [{ kind: 'planet', at: [24, 24], size: 'small' }] },
  ),
];

const leave: Fields = { kind: 'engage-hyperdrive', ship: 'tern' };
const portals = (x: number): Fields => ({ portals: [{ at: [x, 10], opener: 'Knot' }] });
const leaving: ArmadaCase[] = [
  {
    id: 'a-ship-at-a-portal-leaves-in-the-end-phase',
    covers: ['DA-9.3.4', 'R-DA-87'],
    given: acting('special', [tern(), knot({ at: [10, 20] })], portals(12.25)),
    when: by('seat-1', leave),
    then: ship('tern', { leaving: true, at: [10, 10] }),
  },
  {
    id: 'a-ship-away-from-portals-does-not-leave',
    covers: ['DA-9.3.4', 'R-DA-87'],
    given: acting('special', [tern(), knot({ at: [10, 20] })], portals(12.5)),
    when: by('seat-1', leave),
    rejects: { code: 'no-portal', rule: 'DA-9.3.4' },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...gates, ...drifts, ...near, ...leaving] };
export default cases;
