/** The one effect of an attack that wounds (9.4.8, 12.5, 12.6). */
import type { CaseFile } from '../../kernel/index.ts';
import { duel, fight, fires, onyx, stone, together } from './gunnery.ts';
import { type ArmadaCase, by, type Fields, knot, tern } from './written.ts';

const far = { at: [10, 30] };
/** One hit of the weapon, in its band, and what becomes of Onyx. */
const oneHit = (
  id: string,
  covers: string[],
  weapon: string,
  target: Fields,
  becomes: Fields,
  dice: number[] = [],
): ArmadaCase => ({
  id,
  covers,
  given: duel({ [weapon.includes('torpedo') ? 'T1' : 'F']: `${weapon} d8` }, target),
  dice: [4, 3, ...dice],
  when: fires([weapon.includes('torpedo') ? 'T1' : 'F']),
  then: stone('onyx', { hull: 17, ...becomes }),
});

const simple: ArmadaCase[] = [
  oneHit('antimatter-silences', ['DA-12.5.1', 'DA-9.4.8i', 'R-DA-121'], 'antimatter', far, { commsDown: 'on' }),
  oneHit('biohazard-takes-crew', ['DA-12.5.4'], 'biohazard', {}, { crew: 4, disorder: 0 }),
  oneHit('emp-faults-the-grid', ['DA-12.5.8', 'DA-1.7.8'], 'EMP', far, { gridFault: 2 }),
  oneHit(
    'emp-turns-a-fault-back',
    ['DA-12.5.8', 'R-DA-13', 'R-DA-18'],
    'EMP',
    { ...far, gridFault: 1 },
    {
      hull: 16,
      gridFault: 2,
    },
  ),
  oneHit('plasma-takes-fire-control', ['DA-12.5.11', 'DA-1.7.10', 'R-DA-15'], 'plasma', {}, { fireControl: 'on' }),
  oneHit('x-rays-take-crew-and-order', ['DA-12.5.14', 'DA-1.7.5'], 'x-ray laser', far, { crew: 4, disorder: 1 }),
  oneHit('dark-matter-scrams', ['DA-12.5.6', 'DA-1.7.11a', 'DA-1.7.11b', 'R-DA-130'], 'dark matter', far, {
    reactorScram: 'on',
    speed: 'low',
    disorder: 1,
  }),
  oneHit(
    'dark-matter-scrams-a-fast-ship-harder',
    ['DA-1.7.11a'],
    'dark matter',
    { ...far, speed: 'high' },
    {
      speed: 'low',
      disorder: 2,
    },
  ),
  oneHit(
    'a-second-scram-does-nothing',
    ['R-DA-13', 'R-DA-130'],
    'dark matter',
    {
      ...far,
      speed: 'low',
      reactorScram: 'on',
    },
    { disorder: 0 },
  ),
  oneHit('biohazard-torpedoes-take-crew', ['DA-12.6.2'], 'biohazard torpedo', far, { crew: 4, disorder: 0 }),
  oneHit('dark-matter-torpedoes-scram', ['DA-12.6.3'], 'dark matter torpedo', far, { reactorScram: 'on' }),
  oneHit('emp-torpedoes-fault-the-grid', ['DA-12.6.4'], 'EMP torpedo', far, { gridFault: 2 }),
  oneHit('nuclear-torpedoes-take-crew-and-order', ['DA-12.6.6'], 'nuclear torpedo', far, { crew: 4, disorder: 1 }),
  {
    id: 'the-last-crew-and-then-disorder-force-a-jump',
    covers: ['R-DA-141', 'DA-9.4.11.6b'],
    given: duel({ T1: 'nuclear torpedo d8' }, { ...far, crew: 1 }),
    dice: [4, 3],
    when: fires(['T1']),
    then: {
      events: [
        { kind: 'crew-lost', crew: 0 },
        { kind: 'disorder-gained', markers: 1 },
        { kind: 'ship-removed', how: 'emergency-jump' },
      ],
    },
  },
  {
    id: 'a-scram-is-worse-for-a-ship-that-evades',
    covers: ['DA-1.7.11a', 'R-DA-130'],
    given: duel({ F: 'dark matter d8' }, { ...far, evasive: true, speed: 'high', gridFault: 2 }),
    dice: [4, 2, 3],
    when: fires(['F']),
    then: stone('onyx', { disorder: 3, speed: 'low' }),
  },
  {
    id: 'cyberwarfare-jams-the-initiative',
    covers: ['DA-12.5.5', 'R-DA-54'],
    given: duel({ F: 'cyberwarfare d8' }),
    dice: [4, 3],
    when: fires(['F']),
    then: { position: { sides: { 'seat-2': { cyberwarfare: 1 } } } },
  },
  {
    id: 'without-a-wound-there-is-no-effect',
    covers: ['DA-9.4.8i', 'R-DA-121'],
    given: duel({ F: 'plasma d8' }),
    dice: [3, 3],
    when: fires(['F']),
    then: stone('onyx', { hull: 18, fireControl: 'off' }),
  },
];

/** Tern with a beam or whatever, Knot with another weapon, both before Onyx. */
const mixed = (one: string, other: string, table: Fields = {}, target: Fields = {}): Fields =>
  fight(
    [tern({ rank: 'admiral', weapons: { F: one } }), knot({ rank: 'captain', weapons: { F: other } })],
    [onyx({ at: [12, 20], ...target })],
    table,
  );
const chooses = (ordnance: string): NonNullable<ArmadaCase['when']> =>
  by('seat-1', { kind: 'choose-effect', ordnance });
const asteroids = { terrain: [{ kind: 'asteroid field', die: 10, at: [12, 15], size: 'medium' }] };

const chosen: ArmadaCase[] = [
  {
    id: 'the-attacker-chooses-one-effect-kept-or-not',
    covers: ['DA-9.4.8i', 'R-DA-121', 'R-DA-10'],
    given: mixed('plasma d8', 'biohazard d8'),
    dice: [4, 2, 2, 4],
    when: [...(together(['F'], ['F']) ?? []), ...chooses('biohazard')],
    then: {
      events: [{ kind: 'effect-chosen', ordnance: 'biohazard' }],
      ...stone('onyx', { hull: 16, crew: 4, fireControl: 'off' }),
    },
  },
  {
    id: 'only-what-took-part-has-an-effect',
    covers: ['DA-9.4.8i', 'R-DA-121'],
    given: mixed('plasma d8', 'biohazard d8'),
    dice: [3, 2, 2, 4],
    when: [...(together(['F'], ['F']) ?? []), ...chooses('beam')],
    rejects: { code: 'effect', rule: 'R-DA-121' },
  },
  {
    id: 'scatter-lowers-the-terrain-die-by-itself',
    covers: ['DA-12.5.13', 'R-DA-122'],
    given: duel({ F: 'scatter d8' }, {}, {}, { terrain: [{ kind: 'asteroid field', die: 10, at: [10, 15] }] }),
    dice: [4, 3, 2],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', cover: { sides: 6, scattered: true } }] },
  },
  {
    id: 'scatter-ignores-a-small-terrain-die',
    covers: ['DA-12.5.13', 'R-DA-122'],
    given: duel({ F: 'scatter d8' }, {}, {}, { terrain: [{ kind: 'asteroid field', die: 4, at: [10, 15] }] }),
    dice: [4, 3],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', cover: null }] },
  },
  {
    id: 'scatter-is-declared-among-other-weapons',
    covers: ['R-DA-122', 'DA-9.4.8i'],
    given: mixed('scatter d8', 'plasma d8', asteroids),
    dice: [6, 2, 2, 3, 3],
    when: together(['F'], ['F'], { scatter: true }),
    then: {
      events: [{ kind: 'fire-declared', cover: { sides: 6 }, scattered: true }],
      ...stone('onyx', { hull: 16, fireControl: 'off' }),
    },
  },
  {
    id: 'scatter-that-is-not-declared-leaves-the-effect-to-others',
    covers: ['R-DA-122'],
    given: mixed('scatter d8', 'plasma d8', asteroids),
    dice: [6, 2, 2, 3, 3],
    when: together(['F'], ['F']),
    then: {
      events: [{ kind: 'fire-declared', cover: { sides: 10 }, scattered: false }],
      ...stone('onyx', { fireControl: 'on' }),
    },
  },
  {
    id: 'scatter-has-to-be-there-to-be-declared',
    covers: ['R-DA-122'],
    given: mixed('beam d8', 'plasma d8', asteroids),
    when: together(['F'], ['F'], { scatter: true }),
    rejects: { code: 'no-scatter', rule: 'R-DA-122' },
  },
];

const disruptor: ArmadaCase[] = [
  {
    id: 'a-disruptor-breaks-a-generator-and-overloads',
    covers: ['DA-12.5.7', 'R-DA-129', 'R-DA-146'],
    given: duel({ F: 'disruptor d8' }, { ...far, equipment: { E1: 'shield generator' }, shields: { E1: 'aft' } }),
    dice: [4, 3, 15],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'critical-hit', space: 'E1', rolls: [], shieldDropped: 'aft' },
        { kind: 'hyperdrive-overloaded', face: 15, distanceMils: 0 },
      ],
      ...stone('onyx', { destroyed: ['E1'], disorder: 1, shields: { E1: null } }),
    },
  },
  {
    id: 'a-disruptor-overloads-without-a-generator',
    covers: ['R-DA-129'],
    given: duel({ F: 'disruptor d8' }, far),
    dice: [4, 3, 20],
    when: fires(['F']),
    then: stone('onyx', { destroyed: [], disorder: 1 }),
  },
  {
    id: 'a-disruptor-does-not-overload-what-is-destroyed',
    covers: ['R-DA-129'],
    given: duel({ F: 'disruptor d8' }, { ...far, destroyed: ['HY'] }),
    dice: [4, 3],
    when: fires(['F']),
    then: stone('onyx', { disorder: 0 }),
  },
];

const moves = (course: number, inches: number, facing: number): NonNullable<ArmadaCase['when']> =>
  by('seat-1', {
    kind: 'displace-target',
    courseCdeg: course * 100,
    distanceMils: Math.round(inches * 1000),
    facingCdeg: facing * 100,
  });
const gravity = (table: Fields = {}, target: Fields = {}): Fields =>
  duel({ F: 'gravitational d8' }, { ...far, ...target }, {}, table);
const gravitational: ArmadaCase[] = [
  {
    id: 'gravity-moves-the-target-and-turns-it',
    covers: ['DA-12.5.9', 'R-DA-128', 'R-DA-10'],
    given: gravity(),
    dice: [4, 3],
    when: [...(fires(['F']) ?? []), ...moves(90, 6, 45)],
    then: stone('onyx', { at: [16, 30], facing: 45 }),
  },
  {
    id: 'gravity-moves-six-inches-at-most',
    covers: ['DA-12.5.9', 'R-DA-128'],
    given: gravity(),
    dice: [4, 3],
    when: [...(fires(['F']) ?? []), ...moves(90, 6.1, 45)],
    rejects: { code: 'too-far', rule: 'DA-12.5.9' },
  },
  {
    id: 'gravity-pushes-nobody-off-the-table',
    covers: ['R-DA-128', 'R-DA-79'],
    given: gravity({}, { at: [4, 28] }),
    dice: [4, 3],
    when: [...(fires(['F']) ?? []), ...moves(270, 4, 0)],
    rejects: { code: 'off-table', rule: 'R-DA-128' },
  },
  {
    id: 'gravity-moves-nobody-through-a-planet',
    covers: ['R-DA-128'],
    given: gravity({ terrain: [{ kind: 'planet', at: [13.5, 30], size: 'small' }] }),
    dice: [4, 3],
    when: [...(fires(['F']) ?? []), ...moves(90, 6, 0)],
    rejects: { code: 'planet', rule: 'R-DA-128' },
  },
  {
    id: 'terrain-acts-on-what-is-moved-into-it',
    covers: ['R-DA-128', 'R-DA-73'],
    given: gravity({ terrain: [{ kind: 'particle cloud', at: [15, 30], size: 'small' }] }),
    dice: [4, 3],
    when: [...(fires(['F']) ?? []), ...moves(90, 5, 0)],
    then: stone('onyx', { at: [15, 30], disorder: 1 }),
  },
  {
    id: 'a-station-is-not-moved',
    covers: ['R-DA-128'],
    given: gravity({}, { class: 'SSA', rank: 'captain' }),
    dice: [4, 3],
    when: fires(['F']),
    then: stone('onyx', { hull: 19, at: [10, 30] }),
  },
];

const criticals: ArmadaCase[] = [
  {
    id: 'a-railgun-strikes-the-next-lower-space-too',
    covers: ['DA-12.5.10', 'R-DA-127', 'R-DA-118'],
    given: duel({ F: 'high velocity railgun d10' }, { ...far, weapons: { P: 'beam d4' } }),
    dice: [10, 4, 7],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'critical-hit', space: 'DF', rolls: [{ face: 7 }] },
        { kind: 'critical-hit', space: 'P', rolls: [] },
      ],
      ...stone('onyx', { hull: 12, destroyed: ['P', 'DF'] }),
    },
  },
  {
    id: 'a-polaron-ray-shifts-the-location',
    covers: ['DA-12.5.12', 'R-DA-127', 'R-DA-10'],
    given: duel({ F: 'polaron ray d8' }),
    dice: [6, 3, 9],
    when: [...(fires(['F']) ?? []), ...by('seat-1', { kind: 'shift-location', by: -2 })],
    then: {
      events: [
        { kind: 'location-shifted', from: 9, to: 7 },
        { kind: 'critical-hit', space: 'DF' },
      ],
    },
  },
  {
    id: 'a-polaron-ray-shifts-by-two-at-most',
    covers: ['DA-12.5.12', 'R-DA-127'],
    given: duel({ F: 'polaron ray d8' }),
    dice: [6, 3, 9],
    when: [...(fires(['F']) ?? []), ...by('seat-1', { kind: 'shift-location', by: 3 })],
    rejects: { code: 'shift', rule: 'R-DA-127' },
  },
  {
    id: 'a-polaron-ray-stays-on-the-die',
    covers: ['R-DA-127'],
    given: duel({ F: 'polaron ray d8' }),
    dice: [6, 3, 20],
    when: [...(fires(['F']) ?? []), ...by('seat-1', { kind: 'shift-location', by: 1 })],
    rejects: { code: 'shift', rule: 'R-DA-127' },
  },
  {
    id: 'high-explosive-lowers-the-cr',
    covers: ['DA-12.6.5', 'R-DA-127'],
    given: duel({ T1: 'high explosive torpedo d8' }, far),
    dice: [5, 3, 6],
    when: fires(['T1']),
    then: { events: [{ kind: 'critical-hit', space: 'DF' }], ...stone('onyx', { hull: 16 }) },
  },
  {
    id: 'corrosion-takes-two-more-after-a-critical',
    covers: ['DA-12.6.7', 'R-DA-127', 'R-DA-120'],
    given: duel({ T1: 'corrosive torpedo d8' }, far),
    dice: [6, 3, 6],
    when: fires(['T1']),
    then: {
      events: [
        { kind: 'critical-hit', space: 'DF' },
        { kind: 'hull-lost', amount: 2, hull: 13 },
      ],
    },
  },
  {
    id: 'corrosion-needs-a-critical',
    covers: ['DA-12.6.7', 'R-DA-127'],
    given: duel({ T1: 'corrosive torpedo d8' }, far),
    dice: [5, 3],
    when: fires(['T1']),
    then: stone('onyx', { hull: 16 }),
  },
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...simple, ...chosen, ...disruptor, ...gravitational, ...criticals],
} satisfies CaseFile;
