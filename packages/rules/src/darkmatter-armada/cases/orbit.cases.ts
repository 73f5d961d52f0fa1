/** Orbits (9.3.10), the Gravitational Slingshot (9.3.12) and the pivot of Maneuvering Thrusters (12.7.21). */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, ends, type Fields, move, ship, tern } from './written.ts';

/** A planet of 6" about the centre of the table. */
const planet: Fields = { kind: 'planet', at: [24, 24] };
const low: Fields = { speed: 'low' };
/** In orbit 2" north of the planet's edge, clockwise. */
const orbiting = (more: Fields = {}) => tern({ at: [24, 29], facing: 90, ...low, ...more });
const mate: Fields = { name: 'Knot', class: 'FF', at: [6, 6] };
/** Six inches west of that place. */
const coming = (more: Fields = {}) => tern({ at: [18, 29], facing: 90, ...low, ...more });
const moving = (mover: Fields, more: Fields = {}, mates: Fields[] = []): Fields =>
  acting('movement', [mover, ...mates], { terrain: [planet], ...more });

const mils = (inches: number): number => Math.round(inches * 1000);
const leg = (course: number, inches: number): Fields => ({ courseCdeg: course * 100, distanceMils: mils(inches) });
const away = (course: number, inches: number, facing = course): Fields => ({
  ...leg(course, inches),
  facingCdeg: facing * 100,
});
const way = (kind: string, segments: number, more: Fields = {}): Fields => ({
  kind,
  ship: 'tern',
  planet: 'planet',
  segments,
  carry: [],
  ...more,
});
const enter = (segments: number, course = 90, inches = 6) => way('enter-orbit', segments, leg(course, inches));
const follow = (segments: number) => way('follow-orbit', segments);
const leave = (segments: number, course: number, inches: number) => way('leave-orbit', segments, away(course, inches));
const slingshot = (segments: number, approach: Fields, exit: Fields) => way('slingshot', segments, { approach, exit });

/** The places after 0, 1, 2, … segments of the orbit 5" about [24, 24] that begins in the north. */
const stop = (segments: number): Fields =>
  [
    { at: [24, 29], facing: 90 },
    { at: [26.5, 28.33], facing: 120 },
    { at: [28.33, 26.5], facing: 150 },
    { at: [29, 24], facing: 180 },
    { at: [28.33, 21.5], facing: 210 },
    { at: [26.5, 19.67], facing: 240 },
    { at: [24, 19], facing: 270 },
    { at: [21.5, 19.67], facing: 300 },
    { at: [19.67, 21.5], facing: 330 },
    { at: [19, 24], facing: 0 },
  ][segments] ?? {};

type Told = readonly [id: string, covers: string[], given: Fields, orders: Fields[]];
const accepted = ([id, covers, given, orders]: Told, then: Fields, dice?: number[]): ArmadaCase => ({
  id,
  covers,
  given,
  when: by('seat-1', ...orders),
  ...(dice === undefined ? {} : { dice }),
  then,
});
const refused = ([id, covers, given, orders]: Told, code: string, rule: string): ArmadaCase => ({
  id,
  covers,
  given,
  when: by('seat-1', ...orders),
  rejects: { code, rule },
});

const entering: ArmadaCase[] = [
  accepted(
    [
      'a-ship-at-low-enters-orbit-by-an-approach-beside-the-planet',
      ['DA-9.3.10.1a', 'R-DA-97', 'R-DA-98', 'DA-9.3', 'R-DA-80'],
      moving(coming()),
      [enter(1)],
    ],
    {
      events: [{ kind: 'ship-orbited', how: 'enter-orbit', clockwise: true, segments: 1, radiusMils: 5000 }],
      ...ship('tern', { ...stop(1), disorder: 0, activation: { special: 'enter-orbit', movementOver: true } }),
    },
  ),
  accepted(
    ['four-segments-are-free-on-entering-orbit', ['DA-9.3.10.1a'], moving(coming()), [enter(4)]],
    ship('tern', { ...stop(4), disorder: 0 }),
  ),
  accepted(
    ['up-to-three-more-on-entering-cost-one-disorder', ['DA-9.3.10.1b'], moving(coming()), [enter(7)]],
    ship('tern', { ...stop(7), disorder: 1 }),
  ),
  refused(
    ['eight-segments-are-too-many-on-entering-orbit', ['DA-9.3.10.1b'], moving(coming()), [enter(8)]],
    'too-many-segments',
    'DA-9.3.10.1b',
  ),
  refused(
    ['a-ship-goes-at-least-one-segment-to-enter-orbit', ['DA-9.3.10.1a'], moving(coming()), [enter(0)]],
    'too-few-segments',
    'DA-9.3.10.1a',
  ),
  refused(
    ['a-ship-at-medium-enters-no-orbit', ['DA-9.3.10.1a'], moving(coming({ speed: 'medium' })), [enter(1)]],
    'too-fast',
    'DA-9.3.10.1a',
  ),
  accepted(
    [
      'a-ship-with-one-drive-of-two-goes-at-low-and-enters-orbit',
      ['DA-9.3.10.1a', 'DA-12.7.20a'],
      moving(coming({ class: 'DN', speed: 'medium', destroyed: ['DR1'] })),
      [enter(1)],
    ],
    ship('tern', stop(1)),
  ),
  refused(
    [
      'an-orbit-begins-at-most-three-inches-from-the-planet',
      ['DA-9.3.10.1a'],
      moving(coming({ at: [18, 30.1] })),
      [enter(1)],
    ],
    'too-far-from-planet',
    'DA-9.3.10.1a',
  ),
  refused(
    [
      'the-tangent-is-within-45-degrees-of-the-approach',
      ['R-DA-97'],
      moving(coming({ at: [18, 28] })),
      [enter(1, 90, 1.6)],
    ],
    'not-tangential',
    'R-DA-97',
  ),
  refused(
    [
      'the-approach-does-not-lead-through-the-planet',
      ['R-DA-170'],
      moving(coming({ class: 'FF', at: [20.5, 27.5], facing: 135 })),
      [enter(1, 135, 9)],
    ],
    'hits-planet',
    'R-DA-170',
  ),
  refused(
    ['the-approach-is-no-longer-than-a-move-at-low', ['DA-9.2.4'], moving(coming({ at: [15, 29] })), [enter(1, 90, 9)]],
    'too-long',
    'DA-9.2.4',
  ),
  refused(
    ['a-ship-in-orbit-does-not-enter-it', ['R-DA-98'], moving(orbiting()), [enter(1, 90, 0)]],
    'in-orbit',
    'R-DA-98',
  ),
  refused(
    [
      'entering-orbit-is-the-one-special-action',
      ['DA-9.3', 'R-DA-80'],
      moving(coming({ equipment: { E1: 'maneuvering thrusters' } })),
      [{ kind: 'pivot-ship', ship: 'tern', facingCdeg: 9100 }, enter(1)],
    ],
    'special-taken',
    'DA-9.3',
  ),
  refused(
    ['a-ship-without-a-drive-enters-no-orbit', ['R-DA-151'], moving(coming({ destroyed: ['DR1', 'DR2'] })), [enter(1)]],
    'no-drive',
    'R-DA-151',
  ),
  accepted(
    [
      'terrain-on-the-arc-acts-once',
      ['R-DA-97', 'R-DA-73'],
      moving(coming(), { terrain: [planet, { kind: 'particle cloud', diameter: 2, at: [29, 24] }] }),
      [enter(4)],
    ],
    { events: [{ kind: 'terrain-met', terrain: 'particle-cloud' }], ...ship('tern', { ...stop(4), disorder: 1 }) },
  ),
  refused(
    [
      'a-ship-ends-its-orbit-on-no-other-base',
      ['R-DA-97', 'DA-9.2.5'],
      moving(coming(), {}, [{ name: 'Knot', class: 'FF', at: [26.5, 28.3], facing: 0 }]),
      [enter(1)],
    ],
    'overlap',
    'DA-9.2.5',
  ),
];

const staying: ArmadaCase[] = [
  accepted(
    [
      'a-ship-in-orbit-goes-on-round-without-its-special-action',
      ['DA-9.3.10.2', 'R-DA-98'],
      moving(orbiting()),
      [follow(6)],
    ],
    ship('tern', { ...stop(6), disorder: 0, activation: { movementOver: true } }),
  ),
  accepted(
    ['three-segments-more-in-orbit-cost-one-disorder', ['DA-9.3.10.2'], moving(orbiting()), [follow(9)]],
    ship('tern', { ...stop(9), disorder: 1 }),
  ),
  refused(
    ['ten-segments-are-too-many-in-orbit', ['DA-9.3.10.2'], moving(orbiting()), [follow(10)]],
    'too-many-segments',
    'DA-9.3.10.2',
  ),
  refused(
    ['a-ship-stays-in-orbit-at-low-only', ['DA-9.3.10.2'], moving(orbiting({ speed: 'high' })), [follow(1)]],
    'too-fast',
    'DA-9.3.10.2',
  ),
  refused(
    ['who-is-in-no-orbit-follows-none', ['DA-9.3.10.1a'], moving(coming()), [follow(1)]],
    'not-in-orbit',
    'DA-9.3.10.1a',
  ),
  refused(
    ['nobody-stands-still-in-orbit', ['DA-9.3.10.2', 'R-DA-170'], moving(orbiting()), [move(90, 0)]],
    'too-short',
    'DA-9.3.10.2',
  ),
  accepted(
    ['a-ship-in-orbit-without-an-order-goes-one-segment', ['R-DA-170'], moving(orbiting()), [ends('movement')]],
    { events: [{ kind: 'ship-orbited', how: 'follow-orbit', segments: 1 }], ...ship('tern', stop(1)) },
  ),
  accepted(
    [
      'a-ship-in-orbit-without-a-drive-stays-where-it-is',
      ['R-DA-151', 'R-DA-170'],
      moving(orbiting({ destroyed: ['DR1', 'DR2'] })),
      [ends('movement')],
    ],
    ship('tern', stop(0)),
  ),
];

const leaving: ArmadaCase[] = [
  accepted(
    ['a-plain-move-leaves-the-orbit-and-is-no-special-action', ['DA-9.3.10.3'], moving(orbiting()), [move(60, 8)]],
    ship('tern', { at: [30.928, 33], facing: 60, activation: { moves: 1 } }),
  ),
  accepted(
    [
      'segments-before-leaving-make-it-the-special-action',
      ['DA-9.3.10.3', 'R-DA-98'],
      moving(orbiting()),
      [leave(1, 120, 8)],
    ],
    ship('tern', { at: [33.428, 24.33], facing: 120, activation: { special: 'leave-orbit' } }),
  ),
  accepted(
    [
      'a-ship-at-medium-leaves-by-at-least-half-its-move',
      ['DA-9.3.10.3', 'DA-9.2.2b'],
      moving(orbiting({ speed: 'medium' })),
      [leave(1, 120, 8)],
    ],
    ship('tern', { at: [33.428, 24.33] }),
  ),
  refused(
    [
      'a-ship-at-medium-leaves-by-no-less',
      ['DA-9.3.10.3', 'DA-9.2.3a'],
      moving(orbiting({ speed: 'medium' })),
      [leave(1, 120, 7.9)],
    ],
    'too-short',
    'DA-9.2.3a',
  ),
  refused(
    ['five-segments-are-too-many-before-leaving', ['DA-9.3.10.3'], moving(orbiting()), [leave(5, 240, 4)]],
    'too-many-segments',
    'DA-9.3.10.3',
  ),
  refused(
    [
      'who-has-entered-orbit-does-not-leave-it-at-once',
      ['DA-9.3.10.3'],
      moving(coming(), {}, [mate]),
      [enter(1), move(120, 4)],
    ],
    'moved',
    'DA-9.2.4',
  ),
  refused(
    [
      'the-way-out-keeps-to-the-turning-arc-from-the-tangent',
      ['DA-9.3.10.3', 'DA-9.2.1'],
      moving(orbiting()),
      [leave(1, 44, 4)],
    ],
    'outside-turning-arc',
    'DA-9.2.1',
  ),
  accepted(
    [
      'a-way-out-into-the-planet-ends-where-the-ship-is-clear-of-it',
      ['R-DA-76', 'R-DA-170'],
      moving(orbiting()),
      [leave(1, 190, 6)],
    ],
    {
      events: [{ kind: 'terrain-met', terrain: 'planet', trigger: 'collided' }],
      ...ship('tern', { hull: 17, disorder: 2, facing: 190 }),
    },
    [3],
  ),
];

const shots: ArmadaCase[] = [
  accepted(
    [
      'a-slingshot-goes-round-for-free-and-on-with-the-rest-of-the-move',
      ['DA-9.3.12', 'R-DA-99'],
      moving(coming({ speed: 'medium' })),
      [slingshot(3, leg(90, 6), away(180, 10))],
    ],
    ship('tern', { at: [29, 14], facing: 180, disorder: 0, activation: { special: 'slingshot', movedMils: 23_071 } }),
  ),
  accepted(
    [
      'three-segments-more-of-a-slingshot-cost-one-disorder',
      ['DA-9.3.12'],
      moving(coming({ speed: 'medium' })),
      [slingshot(6, leg(90, 6), away(270, 4))],
    ],
    ship('tern', { at: [20, 19], facing: 270, disorder: 1 }),
  ),
  accepted(
    [
      'expert-navigators-take-one-disorder-off-a-slingshot',
      ['DA-12.4.6', 'DA-9.3.12'],
      moving(coming({ speed: 'medium', customizations: ['expert navigators'] })),
      [slingshot(6, leg(90, 6), away(270, 4))],
    ],
    ship('tern', { at: [20, 19], disorder: 0 }),
  ),
  refused(
    [
      'seven-segments-are-too-many-for-a-slingshot',
      ['DA-9.3.12'],
      moving(coming({ speed: 'medium' })),
      [slingshot(7, leg(90, 6), away(300, 4))],
    ],
    'too-many-segments',
    'DA-9.3.12',
  ),
  refused(
    [
      'approach-and-exit-share-the-longest-move',
      ['DA-9.3.12', 'DA-9.2.4'],
      moving(coming({ speed: 'medium' })),
      [slingshot(1, leg(90, 6), away(120, 10.1))],
    ],
    'too-long',
    'DA-9.2.4',
  ),
  refused(
    [
      'approach-and-exit-share-the-shortest-move',
      ['DA-9.3.12', 'DA-9.2.3a'],
      moving(coming({ speed: 'medium' })),
      [slingshot(1, leg(90, 6), away(120, 1.9))],
    ],
    'too-short',
    'DA-9.2.3a',
  ),
  refused(
    [
      'a-distortion-field-counts-twice-on-the-straight-parts',
      ['DA-9.3.12', 'R-DA-75'],
      moving(coming({ speed: 'medium' }), {
        terrain: [planet, { kind: 'distortion field', diameter: 4, at: [29, 14] }],
      }),
      [slingshot(3, leg(90, 6), away(180, 10))],
    ],
    'distortion',
    'R-DA-75',
  ),
  accepted(
    [
      'a-ship-beside-the-planet-begins-its-slingshot-there',
      ['DA-9.3.12'],
      moving(orbiting({ speed: 'high' })),
      [slingshot(3, leg(90, 0), away(180, 20))],
    ],
    ship('tern', { at: [29, 4], facing: 180 }),
  ),
  refused(
    [
      'a-slingshot-keeps-within-three-inches',
      ['DA-9.3.12', 'DA-9.3.10.1a'],
      moving(coming({ speed: 'medium', at: [18, 30.1] })),
      [slingshot(1, leg(90, 6), away(120, 4))],
    ],
    'too-far-from-planet',
    'DA-9.3.10.1a',
  ),
];

const thrusters: Fields = { equipment: { E1: 'maneuvering thrusters' } };
const pivot = (degrees: number): Fields => ({ kind: 'pivot-ship', ship: 'tern', facingCdeg: degrees * 100 });
const pivots: ArmadaCase[] = [
  accepted(
    [
      'thrusters-turn-a-ship-45-degrees-before-it-moves',
      ['DA-12.7.21', 'R-DA-101', 'R-DA-80'],
      acting('movement', [tern(thrusters)]),
      [pivot(45), move(95, 10)],
    ],
    ship('tern', { facing: 95, activation: { special: 'pivot-ship' } }),
  ),
  refused(
    ['thrusters-turn-no-farther', ['DA-12.7.21'], acting('movement', [tern(thrusters)]), [pivot(46)]],
    'turns-too-far',
    'DA-12.7.21',
  ),
  accepted(
    [
      'thrusters-turn-a-ship-at-low-90-degrees',
      ['DA-12.7.21'],
      acting('movement', [tern({ ...thrusters, ...low })]),
      [pivot(270)],
    ],
    ship('tern', { facing: 270 }),
  ),
  accepted(
    [
      'thrusters-turn-a-ship-without-a-drive',
      ['DA-12.7.21', 'R-DA-101', 'R-DA-151'],
      acting('movement', [tern({ ...thrusters, ...low, destroyed: ['DR1', 'DR2'] })]),
      [pivot(90), move(90, 0, 135)],
    ],
    ship('tern', { at: [10, 10], facing: 135 }),
  ),
  refused(
    [
      'thrusters-turn-nobody-after-its-move',
      ['R-DA-101'],
      acting('movement', [tern(thrusters)]),
      [move(0, 10), pivot(20)],
    ],
    'moved',
    'R-DA-101',
  ),
  refused(
    ['a-ship-without-thrusters-does-not-pivot', ['DA-12.7.21'], acting('movement', [tern()]), [pivot(20)]],
    'no-thrusters',
    'DA-12.7.21',
  ),
  refused(
    [
      'broken-thrusters-turn-nobody',
      ['DA-12.7.21'],
      acting('movement', [tern({ ...thrusters, destroyed: ['E1'] })]),
      [pivot(20)],
    ],
    'no-thrusters',
    'DA-12.7.21',
  ),
];

const file: CaseFile = {
  ruleset: 'darkmatter-armada',
  cases: [...entering, ...staying, ...leaving, ...shots, ...pivots],
};
export default file;
