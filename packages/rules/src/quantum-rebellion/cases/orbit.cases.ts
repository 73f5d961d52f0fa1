/** Orbits (8.3.9), the Gravitational Slingshot (8.3.10) and the pivot of Maneuvering Thrusters (11.6.20). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const onyx: Fields = { name: 'Onyx', class: 'CR', at: [44, 44], facing: 180 };
/** A planet of 6" about the centre of the table. */
const planet: Fields = { kind: 'planet', at: [24, 24] };
/** In orbit 2" north of the planet's edge, clockwise: one segment leads to [26.5, 28.33]. */
const orbiting: Fields = { name: 'Tern', class: 'CR', at: [24, 29], facing: 90 };
/** Six inches west of that place. */
const coming: Fields = { name: 'Tern', class: 'CR', at: [18, 29], facing: 90 };
const mate: Fields = { name: 'Knot', class: 'FF', at: [6, 6] };

const moving = (tern: Fields, more: Fields = {}): Fields => ({
  active: 'Waders',
  segment: 'movement',
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [tern, mate] },
    { name: 'Stones', seat: 'seat-2', ships: [onyx] },
  ],
  terrain: [planet],
  ...more,
});

const mils = (inches: number): number => Math.round(inches * 1000);
const by = (command: Fields) => ({ by: 'seat-1' as const, command });
const way = (kind: string, segments: number, more: Fields = {}) =>
  by({ kind, ship: 'tern', planet: 'planet', segments, carry: [], ...more });
const leg = (course: number, inches: number): Fields => ({ courseCdeg: course * 100, distanceMils: mils(inches) });
const away = (course: number, inches: number): Fields => ({ ...leg(course, inches), facingCdeg: course * 100 });
const enter = (segments: number, course = 90, inches = 6) => way('enter-orbit', segments, leg(course, inches));
const follow = (segments: number, more: Fields = {}) => way('follow-orbit', segments, more);
const leave = (segments: number, course: number, inches: number) => way('leave-orbit', segments, away(course, inches));
const slingshot = (segments: number, approach: Fields, exit: Fields) => way('slingshot', segments, { approach, exit });
const none = leg(90, 0);
const endMovement = by({ kind: 'end-segment', segment: 'movement' });

const tern = (fields: Fields) => ({ position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', ...fields }] }] } });
/** The places after 1, 2, 3, … segments of the orbit 5" about [24, 24] that begins in the north. */
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

const entering: RebellionCase[] = [
  {
    id: 'a-ship-enters-orbit-by-an-approach-beside-the-planet',
    covers: ['QR-8.3.9.1a', 'QR-8.3.9.1b', 'R-QR-104', 'R-QR-105', 'QR-8.3b', 'R-QR-94'],
    given: moving(coming),
    when: [enter(1)],
    then: {
      events: [{ kind: 'ship-orbited', how: 'enter-orbit', clockwise: true, segments: 1, radiusMils: 5000 }],
      ...tern({ ...stop(1), disorder: 0, activation: { special: 'enter-orbit', movementOver: true } }),
    },
  },
  {
    id: 'four-segments-are-free-on-entering-orbit',
    covers: ['QR-8.3.9.1b'],
    given: moving(coming),
    when: [enter(4)],
    then: tern({ ...stop(4), disorder: 0 }),
  },
  {
    id: 'the-fifth-to-seventh-segment-cost-one-disorder',
    covers: ['QR-8.3.9.1c'],
    given: moving(coming),
    when: [enter(7)],
    then: tern({ ...stop(7), disorder: 1 }),
  },
  {
    id: 'an-eighth-segment-is-too-many-on-entering-orbit',
    covers: ['QR-8.3.9.1c'],
    given: moving(coming),
    when: [enter(8)],
    rejects: { code: 'too-many-segments', rule: 'QR-8.3.9.1c' },
  },
  {
    id: 'a-ship-that-enters-orbit-goes-at-least-one-segment',
    covers: ['QR-8.3.9.1b'],
    given: moving(coming),
    when: [enter(0)],
    rejects: { code: 'too-few-segments', rule: 'QR-8.3.9.1b' },
  },
  {
    id: 'an-unmanned-ship-pays-for-no-further-segments',
    covers: ['R-QR-158', 'QR-8.3.9.1c'],
    given: moving({ ...coming, class: 'DD', customizations: ['unmanned'] }),
    when: [enter(5)],
    rejects: { code: 'unmanned', rule: 'R-QR-158' },
  },
  {
    id: 'an-orbit-begins-at-most-three-inches-from-the-planet',
    covers: ['QR-8.3.9.1a', 'QR-8.3.9.1b'],
    given: moving({ ...coming, at: [18, 30.1] }),
    when: [enter(1)],
    rejects: { code: 'too-far-from-planet', rule: 'QR-8.3.9.1a' },
  },
  {
    id: 'the-tangent-is-within-45-degrees-of-the-approach',
    covers: ['R-QR-104', 'QR-8.3.9.1a'],
    given: moving({ ...coming, at: [18, 28] }),
    when: [enter(1, 90, 1.6)],
    rejects: { code: 'not-tangential', rule: 'R-QR-104' },
  },
  {
    id: 'an-approach-towards-the-planet-does-not-lead-along-it',
    covers: ['R-QR-104', 'QR-8.3.9.1a'],
    given: moving({ ...coming, at: [24, 36], facing: 180 }),
    when: [enter(1, 180, 7)],
    rejects: { code: 'not-tangential', rule: 'R-QR-104' },
  },
  {
    id: 'the-approach-does-not-lead-through-the-planet',
    covers: ['QR-3.4.6b', 'R-QR-234'],
    given: moving({ ...coming, at: [17.5, 27], facing: 108 }),
    when: [way('enter-orbit', 1, leg(108, 13.5))],
    rejects: { code: 'hits-planet', rule: 'QR-3.4.6b' },
  },
  {
    id: 'a-ship-in-orbit-does-not-enter-it',
    covers: ['R-QR-105'],
    given: moving(orbiting),
    when: [enter(1, 90, 0)],
    rejects: { code: 'in-orbit', rule: 'R-QR-105' },
  },
  {
    id: 'entering-orbit-is-the-special-action',
    covers: ['R-QR-105', 'QR-8.3a'],
    given: moving({ ...coming, activation: { special: 'catapult-fighters' } }),
    when: [enter(1)],
    rejects: { code: 'special-taken', rule: 'QR-8.3a' },
  },
  {
    id: 'terrain-on-the-arc-strikes-once',
    covers: ['R-QR-104', 'R-QR-89', 'R-QR-234'],
    given: moving(coming, { terrain: [planet, { kind: 'particle cloud', diameter: 2, at: [29, 24] }] }),
    when: [enter(4)],
    then: { events: [{ kind: 'terrain-met', terrain: 'particle-cloud' }], ...tern({ ...stop(4), disorder: 1 }) },
  },
];

const staying: RebellionCase[] = [
  {
    id: 'a-ship-in-orbit-follows-it-and-keeps-its-special-action',
    covers: ['QR-8.3.9.2a', 'R-QR-105', 'R-QR-104'],
    given: moving(orbiting),
    when: [follow(6)],
    then: {
      events: [{ kind: 'ship-orbited', how: 'follow-orbit', segments: 6 }],
      ...tern({ ...stop(6), disorder: 0, activation: { movementOver: true, moves: 1 } }),
    },
  },
  {
    id: 'a-ship-goes-round-against-the-clock-where-it-faces-so',
    covers: ['R-QR-104'],
    given: moving({ ...orbiting, facing: 270 }),
    when: [follow(3)],
    then: tern({ at: [19, 24], facing: 180 }),
  },
  {
    id: 'a-match-may-count-eight-segments-to-the-circle',
    covers: ['R-QR-104'],
    given: moving(orbiting, { options: { orbitSegments: 8 } }),
    when: [follow(2)],
    then: tern({ at: [29, 24], facing: 180 }),
  },
  {
    id: 'a-match-may-count-sixteen-segments-to-the-circle',
    covers: ['R-QR-104'],
    given: moving(orbiting, { options: { orbitSegments: 16 } }),
    when: [follow(4)],
    then: tern({ at: [29, 24], facing: 180 }),
  },
  {
    id: 'nine-segments-of-an-orbit-cost-one-disorder',
    covers: ['QR-8.3.9.2b'],
    given: moving(orbiting),
    when: [follow(9)],
    then: tern({ ...stop(9), disorder: 1 }),
  },
  {
    id: 'a-tenth-segment-of-an-orbit-is-too-many',
    covers: ['QR-8.3.9.2b'],
    given: moving(orbiting),
    when: [follow(10)],
    rejects: { code: 'too-many-segments', rule: 'QR-8.3.9.2b' },
  },
  {
    id: 'following-an-orbit-is-at-least-one-segment',
    covers: ['QR-8.3.9.2a'],
    given: moving(orbiting),
    when: [follow(0)],
    rejects: { code: 'too-few-segments', rule: 'QR-8.3.9.2a' },
  },
  {
    id: 'a-ship-in-orbit-does-not-stand-still',
    covers: ['QR-8.3.9.2a', 'R-QR-233'],
    given: moving(orbiting),
    when: [by({ kind: 'move-ship', ship: 'tern', ...away(90, 0), carry: [] })],
    rejects: { code: 'too-short', rule: 'QR-8.3.9.2a' },
  },
  {
    id: 'one-degree-off-the-tangent-is-still-in-orbit',
    covers: ['R-QR-104', 'QR-8.3.9.1a'],
    given: moving({ ...orbiting, facing: 91 }),
    when: [follow(1)],
    then: tern(stop(1)),
  },
  {
    id: 'a-ship-that-faces-elsewhere-is-not-in-orbit',
    covers: ['QR-8.3.9.1a', 'QR-8.3.9.2a', 'R-QR-104'],
    given: moving({ ...orbiting, facing: 92 }),
    when: [follow(1)],
    rejects: { code: 'not-in-orbit', rule: 'QR-8.3.9.1a' },
  },
  {
    id: 'a-station-is-never-in-orbit',
    covers: ['R-QR-104', 'R-QR-41'],
    given: moving({ ...orbiting, class: 'SS' }),
    when: [follow(1)],
    rejects: { code: 'no-drive', rule: 'R-QR-41' },
  },
  {
    id: 'at-full-stop-a-ship-still-follows-its-orbit',
    covers: ['QR-8.3.9.2c', 'QR-8.3.9.2d', 'R-QR-106', 'R-QR-81'],
    given: moving({ ...orbiting, fullStop: true }),
    when: [follow(2)],
    then: tern({ ...stop(2), fullStop: true }),
  },
  {
    id: 'a-ship-in-orbit-without-an-order-drifts-one-segment',
    covers: ['QR-8.3.9.2c', 'QR-8.3.9.2a', 'R-QR-106', 'R-QR-233'],
    given: moving({ ...orbiting, fullStop: true }),
    when: [endMovement],
    then: { events: [{ kind: 'ship-orbited', segments: 1 }, { kind: 'movement-ended' }], ...tern(stop(1)) },
  },
  {
    id: 'at-full-stop-a-ship-does-not-leave-its-orbit',
    covers: ['QR-8.3.9.2d', 'R-QR-106'],
    given: moving({ ...orbiting, fullStop: true }),
    when: [leave(1, 120, 4)],
    rejects: { code: 'orbit-held', rule: 'QR-8.3.9.2d' },
  },
  {
    id: 'without-a-drive-a-ship-does-not-leave-its-orbit',
    covers: ['QR-8.3.9.2d', 'R-QR-106'],
    given: moving({ ...orbiting, offline: ['DR1', 'DR2'] }),
    when: [slingshot(1, none, away(120, 4))],
    rejects: { code: 'orbit-held', rule: 'QR-8.3.9.2d' },
  },
  {
    id: 'at-full-stop-a-ship-does-not-leave-its-orbit-by-a-plain-move',
    covers: ['QR-8.3.9.2d', 'QR-8.1.1b'],
    given: moving({ ...orbiting, fullStop: true }),
    when: [by({ kind: 'move-ship', ship: 'tern', ...away(90, 4), carry: [] })],
    rejects: { code: 'full-stop' },
  },
  {
    id: 'without-a-drive-a-ship-follows-its-orbit',
    covers: ['QR-8.3.9.2c', 'R-QR-106'],
    given: moving({ ...orbiting, offline: ['DR1', 'DR2'] }),
    when: [follow(1)],
    then: tern(stop(1)),
  },
  {
    id: 'a-place-on-the-orbit-that-is-taken-ends-no-movement',
    covers: ['QR-8.2.3a', 'R-QR-84'],
    given: moving(orbiting, {
      squadrons: [
        { name: 'Waders', seat: 'seat-1', ships: [orbiting, mate] },
        { name: 'Stones', seat: 'seat-2', ships: [{ ...onyx, at: [26.5, 28.33] }] },
      ],
    }),
    when: [follow(1)],
    rejects: { code: 'overlap', rule: 'QR-8.2.3a' },
  },
];

const leaving: RebellionCase[] = [
  {
    id: 'leaving-orbit-by-a-plain-move-is-no-special-action',
    covers: ['QR-8.3.9.3a', 'R-QR-105'],
    given: moving(orbiting),
    when: [by({ kind: 'move-ship', ship: 'tern', ...away(90, 16), carry: [] })],
    then: tern({ at: [40, 29], activation: { moves: 1 } }),
  },
  {
    id: 'segments-before-leaving-are-the-special-action-and-cost-no-move',
    covers: ['QR-8.3.9.3b', 'R-QR-105', 'QR-8.3b'],
    given: moving(orbiting),
    when: [leave(3, 180, 16)],
    then: tern({ at: [29, 8], facing: 180, activation: { special: 'leave-orbit', movementOver: true } }),
  },
  {
    id: 'at-most-four-segments-before-leaving',
    covers: ['QR-8.3.9.3b'],
    given: moving(orbiting),
    when: [leave(5, 240, 4)],
    rejects: { code: 'too-many-segments', rule: 'QR-8.3.9.3b' },
  },
  {
    id: 'a-special-action-taken-leaves-no-segments-before-leaving',
    covers: ['QR-8.3.9.3b', 'QR-8.3a'],
    given: moving({ ...orbiting, activation: { special: 'catapult-fighters' } }),
    when: [leave(1, 120, 4)],
    rejects: { code: 'special-taken', rule: 'QR-8.3a' },
  },
  {
    id: 'the-exit-obeys-the-turning-arc-from-the-tangent',
    covers: ['R-QR-107', 'QR-8.2.1a'],
    given: moving({ ...orbiting, class: 'BB' }),
    when: [leave(1, 0, 4)],
    rejects: { code: 'outside-turning-arc', rule: 'QR-8.2.1a' },
  },
  {
    id: 'an-exit-into-the-planet-destroys-the-ship',
    covers: ['QR-3.4.6b', 'R-QR-91'],
    given: moving(orbiting),
    when: [leave(3, 270, 6)],
    then: {
      events: [
        { kind: 'ship-orbited', to: { xMils: 27000 } },
        { kind: 'ship-removed', ship: 'tern' },
      ],
    },
  },
];

const shots: RebellionCase[] = [
  {
    id: 'a-slingshot-shares-the-base-move-between-approach-and-exit',
    covers: ['QR-8.3.10a', 'QR-8.3.10c', 'R-QR-107', 'QR-8.3b'],
    given: moving(coming),
    when: [slingshot(3, leg(90, 6), away(180, 10))],
    then: {
      events: [{ kind: 'ship-orbited', how: 'slingshot', segments: 3 }],
      ...tern({ at: [29, 14], facing: 180, disorder: 0, activation: { special: 'slingshot', movementOver: true } }),
    },
  },
  {
    id: 'the-exit-of-a-slingshot-has-what-the-approach-leaves',
    covers: ['QR-8.3.10c', 'R-QR-107'],
    given: moving(coming),
    when: [slingshot(3, leg(90, 6), away(180, 10.1))],
    rejects: { code: 'too-long', rule: 'QR-8.2.2a' },
  },
  {
    id: 'a-ship-beside-the-planet-begins-its-slingshot-at-once',
    covers: ['QR-8.3.10a', 'QR-8.3.10c'],
    given: moving(orbiting),
    when: [slingshot(1, none, away(120, 16))],
    then: tern({ at: [40.356, 20.33], facing: 120 }),
  },
  {
    id: 'a-slingshot-may-end-on-the-circle',
    covers: ['QR-8.3.10c'],
    given: moving(coming),
    when: [slingshot(2, leg(90, 6), away(150, 0))],
    then: tern(stop(2)),
  },
  {
    id: 'the-fourth-to-sixth-segment-of-a-slingshot-cost-one-disorder',
    covers: ['QR-8.3.10b', 'R-QR-107'],
    given: moving(coming),
    when: [slingshot(6, leg(90, 6), away(270, 4))],
    then: tern({ at: [20, 19], disorder: 1 }),
  },
  {
    id: 'a-seventh-segment-of-a-slingshot-is-too-many',
    covers: ['QR-8.3.10b', 'R-QR-107'],
    given: moving(coming),
    when: [slingshot(7, leg(90, 6), away(300, 4))],
    rejects: { code: 'too-many-segments', rule: 'QR-8.3.10b' },
  },
  {
    id: 'a-slingshot-needs-a-segment',
    covers: ['QR-8.3.10a'],
    given: moving(coming),
    when: [slingshot(0, leg(90, 6), away(90, 4))],
    rejects: { code: 'too-few-segments', rule: 'QR-8.3.10a' },
  },
  {
    id: 'expert-navigators-take-no-disorder-for-a-slingshot',
    covers: ['QR-11.4.8a'],
    given: moving({ ...coming, customizations: ['expert navigators'] }),
    when: [slingshot(6, leg(90, 6), away(270, 4))],
    then: tern({ at: [20, 19], disorder: 0 }),
  },
  {
    id: 'a-slingshot-far-from-the-planet-is-none',
    covers: ['QR-8.3.10a', 'QR-8.3.9.1a'],
    given: moving({ ...coming, at: [18, 31] }),
    when: [slingshot(1, leg(90, 6), away(120, 4))],
    rejects: { code: 'too-far-from-planet', rule: 'QR-8.3.9.1a' },
  },
  {
    id: 'a-ship-that-has-moved-makes-no-slingshot',
    covers: ['QR-8.3.10a', 'QR-8.2a'],
    given: moving({ ...coming, activation: { moves: 1 } }),
    when: [slingshot(1, leg(90, 6), away(120, 4))],
    rejects: { code: 'moved', rule: 'QR-8.2a' },
  },
  {
    id: 'a-distortion-field-on-the-exit-holds-the-base-move',
    covers: ['R-QR-90', 'R-QR-234'],
    given: moving(coming, { terrain: [planet, { kind: 'distortion field', diameter: 4, at: [29, 16] }] }),
    when: [slingshot(3, leg(90, 6), away(180, 7))],
    rejects: { code: 'distortion', rule: 'QR-3.4.3b' },
  },
];

/** A carrier in orbit with one flight on the side away from the planet, one on the planet's side. */
const carrier: Fields = { name: 'Tern', class: 'CV', at: [24, 29.5], facing: 90 };
const flights = (...at: [number, number][]): Fields => ({
  fighters: at.map(([x, y]) => ({ carrier: 'Tern', at: [x, y] })),
});
const riders: RebellionCase[] = [
  {
    id: 'fighters-ride-round-the-planet-beside-their-ship',
    covers: ['QR-8.2.4a', 'R-QR-86', 'R-QR-235'],
    given: moving(carrier, flights([24, 31], [24, 28])),
    when: [follow(6, { carry: ['tern-f01', 'tern-f02'] })],
    then: {
      position: {
        fighters: [
          { id: 'tern-f01', at: [24, 17] },
          { id: 'tern-f02', at: [24, 20] },
        ],
      },
    },
  },
  {
    id: 'a-flight-that-rides-through-gas-on-the-arc-is-lost',
    covers: ['R-QR-92', 'R-QR-235'],
    given: moving(carrier, {
      ...flights([24, 31]),
      terrain: [planet, { kind: 'corrosive gas', diameter: 1, at: [31, 24] }],
    }),
    when: [follow(6, { carry: ['tern-f01'] })],
    then: { events: [{ kind: 'fighters-destroyed', fighters: ['tern-f01'] }] },
  },
];

const pivot = (facing: number) => by({ kind: 'pivot-ship', ship: 'tern', facingCdeg: facing * 100 });
const thrusters: Fields = { ...coming, equipment: { E1: 'maneuvering thrusters' } };
const pivots: RebellionCase[] = [
  {
    id: 'thrusters-turn-a-ship-before-it-moves',
    covers: ['QR-11.6.20b', 'R-QR-109', 'QR-8.3b', 'R-QR-94'],
    given: moving(thrusters),
    when: [pivot(45), by({ kind: 'move-ship', ship: 'tern', ...away(0, 10), carry: [] })],
    then: tern({ at: [18, 39], facing: 0, activation: { special: 'pivot-ship', moves: 1 } }),
  },
  {
    id: 'thrusters-turn-at-most-45-degrees',
    covers: ['QR-11.6.20b', 'R-QR-109'],
    given: moving(thrusters),
    when: [pivot(44)],
    rejects: { code: 'turns-too-far', rule: 'QR-11.6.20b' },
  },
  {
    id: 'at-full-stop-thrusters-turn-up-to-90-degrees',
    covers: ['QR-11.6.20b', 'R-QR-109', 'R-QR-81'],
    given: moving({ ...thrusters, fullStop: true }),
    when: [pivot(0)],
    then: tern({ at: [18, 29], facing: 0 }),
  },
  {
    id: 'without-thrusters-no-ship-turns-on-the-spot',
    covers: ['QR-11.6.20b'],
    given: moving(coming),
    when: [pivot(80)],
    rejects: { code: 'no-thrusters', rule: 'QR-11.6.20b' },
  },
  {
    id: 'offline-thrusters-turn-nothing',
    covers: ['QR-11.6.20b', 'R-QR-109'],
    given: moving({ ...thrusters, offline: ['E1'] }),
    when: [pivot(80)],
    rejects: { code: 'no-thrusters', rule: 'QR-11.6.20b' },
  },
  {
    id: 'thrusters-turn-no-ship-that-has-moved',
    covers: ['QR-11.6.20b', 'R-QR-109'],
    given: moving(thrusters),
    when: [by({ kind: 'move-ship', ship: 'tern', ...away(90, 1), carry: [] }), pivot(80)],
    rejects: { code: 'moved', rule: 'R-QR-109' },
  },
  {
    id: 'a-pivot-is-the-one-special-action',
    covers: ['QR-11.6.20b', 'QR-8.3a'],
    given: moving(thrusters),
    when: [pivot(80), pivot(70)],
    rejects: { code: 'special-taken', rule: 'QR-8.3a' },
  },
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...entering, ...staying, ...leaving, ...shots, ...riders, ...pivots],
} satisfies CaseFile;
