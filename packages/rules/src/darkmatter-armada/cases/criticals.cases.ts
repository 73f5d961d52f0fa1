/** Damage effects (9.4.11, 12.7): what critical hits strike and what follows from them. */
import type { CaseFile } from '../../kernel/index.ts';
import { duel, fires, stone } from './gunnery.ts';
import { type ArmadaCase, by, type Fields } from './written.ts';

const cannon = { F: 'autocannon d8' };
/** Three hits on Onyx, whose CR is 3: one critical hit, by these dice. */
const critical = (
  id: string,
  covers: string[],
  target: Fields,
  dice: number[],
  then: Fields,
  table: Fields = {},
): ArmadaCase => ({
  id,
  covers,
  given: duel(cannon, target, {}, table),
  dice: [6, 3, ...dice],
  when: fires(['F']),
  then,
});
const struck = (change: Fields): Fields => ({ events: [{ kind: 'critical-hit', ship: 'onyx', ...change }] });

const scored: ArmadaCase[] = [
  critical('three-hits-reach-the-cr', ['DA-9.4.8k', 'DA-1.8.5', 'DA-9.4.11.7a', 'R-DA-118'], {}, [6], {
    ...struck({ rolls: [{ face: 6, space: 'DF' }], space: 'DF', result: 'destroyed' }),
    ...stone('onyx', { hull: 15, destroyed: ['DF'] }),
  }),
  {
    id: 'two-hits-do-not-reach-the-cr',
    covers: ['DA-9.4.8k', 'DA-1.8.5'],
    given: duel(cannon),
    dice: [5, 3],
    when: fires(['F']),
    then: stone('onyx', { hull: 16, destroyed: [] }),
  },
  {
    id: 'a-critical-for-each-full-multiple',
    covers: ['DA-9.4.8k', 'R-DA-118', 'R-DA-06', 'DA-9.4.8j', 'R-DA-120'],
    given: duel(cannon),
    dice: [8, 2, 6, 20],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'hull-lost', amount: 6 },
        { kind: 'critical-hit', space: 'DF' },
        { kind: 'critical-hit', space: 'DR1' },
      ],
      ...stone('onyx', { hull: 12, destroyed: ['DF', 'DR1'], speed: 'low' }),
    },
  },
  critical('expert-engineers-raise-the-cr', ['DA-12.4.5'], { customizations: ['Expert Engineers'] }, [], {
    ...stone('onyx', { hull: 15, destroyed: [] }),
  }),
];

const passing: ArmadaCase[] = [
  critical('an-empty-space-passes-the-hit-down', ['DA-9.4.11.7b', 'R-DA-144'], {}, [9], {
    ...struck({ rolls: [{ face: 9, space: 'S' }], passed: ['S'], space: 'DF' }),
  }),
  critical('a-destroyed-space-passes-the-hit-down', ['DA-9.4.11.7b', 'R-DA-144'], { destroyed: ['DF'] }, [9], {
    ...struck({ passed: ['S', 'DF', 'P'], space: 'LS', result: 'crew' }),
  }),
  critical('below-the-lowest-space-it-is-a-miss', ['DA-9.4.11.7c'], {}, [1], {
    ...struck({ passed: ['F'], space: null, result: 'missed' }),
    ...stone('onyx', { destroyed: [] }),
  }),
  {
    id: 'armor-plating-is-rolled-again',
    covers: ['DA-12.7.2b', 'R-DA-145'],
    given: duel(cannon, { equipment: { E1: 'armor plating' } }),
    dice: [8, 2, 3, 14, 6],
    when: fires(['F']),
    then: struck({ rolls: [{ face: 14, space: 'E1' }, { face: 6 }], space: 'DF' }),
  },
  {
    id: 'reinforced-hull-adds-two-to-the-cr',
    covers: ['DA-12.7.30'],
    given: duel(cannon, { equipment: { E1: 'reinforced hull' } }),
    dice: [7, 3],
    when: fires(['F']),
    then: stone('onyx', { hull: 14, destroyed: [] }),
  },
  {
    id: 'reinforced-hull-is-rolled-again',
    covers: ['DA-12.7.30', 'R-DA-145'],
    given: duel(cannon, { equipment: { E1: 'reinforced hull' } }),
    dice: [8, 3, 15, 14, 6],
    when: fires(['F']),
    then: struck({ rolls: [{ face: 15 }, { face: 14 }, { face: 6 }], space: 'DF' }),
  },
  {
    id: 'armor-on-the-way-down-is-passed',
    covers: ['R-DA-145'],
    given: duel({ F: 'autocannon d10' }, { class: 'BC', def: 6, equipment: { E1: 'armor plating' } }),
    dice: [10, 2, 2, 18],
    when: fires(['F']),
    then: struck({ passed: ['E2', 'A', 'E1'], space: 'RE2', result: 'struck' }),
  },
];

const core: ArmadaCase[] = [
  critical('the-bridge-takes-a-first-hit', ['DA-12.7.5', 'DA-1.7.5', 'R-DA-148'], {}, [2], {
    ...struck({ space: 'BR', result: 'struck' }),
    ...stone('onyx', { struck: ['BR'], crew: 4, disorder: 1 }),
  }),
  critical('a-second-hit-on-the-bridge-forces-a-jump', ['DA-12.7.5', 'R-DA-148'], { struck: ['BR'] }, [2], {
    events: [
      { kind: 'critical-hit', result: 'fatal' },
      { kind: 'ship-removed', how: 'emergency-jump' },
    ],
  }),
  critical('without-a-hyperdrive-the-ship-is-destroyed', ['DA-12.7.5'], { struck: ['BR'], destroyed: ['HY'] }, [2], {
    events: [{ kind: 'ship-removed', how: 'destroyed' }],
  }),
  critical('life-support-loses-crew', ['DA-12.7.18a', 'R-DA-148'], {}, [3], {
    ...stone('onyx', { crew: 3, disorder: 0, destroyed: [] }),
  }),
  critical('life-support-mk-2-adds-a-disorder', ['DA-12.7.18b'], { lifeSupport: 'Mk.2' }, [3], {
    ...stone('onyx', { crew: 5, disorder: 1 }),
  }),
  critical('life-support-mk-3-adds-two', ['DA-12.7.18c'], { lifeSupport: 'Mk.3' }, [3], {
    ...stone('onyx', { crew: 7, disorder: 2 }),
  }),
  critical('a-fusion-reactor-takes-a-first-hit', ['DA-12.7.27', 'R-DA-147'], {}, [16], {
    ...struck({ space: 'RE1', result: 'struck' }),
    ...stone('onyx', { struck: ['RE1'], disorder: 1 }),
  }),
  critical('a-second-hit-on-a-fusion-reactor-destroys', ['DA-12.7.27', 'R-DA-147'], { struck: ['RE1'] }, [16], {
    events: [
      { kind: 'critical-hit', result: 'fatal' },
      { kind: 'ship-removed', how: 'destroyed' },
    ],
  }),
  critical('an-antimatter-reactor-shakes-harder', ['DA-12.7.28'], { reactors: { RE1: 'antimatter' } }, [16], {
    ...stone('onyx', { struck: ['RE1'], disorder: 2 }),
  }),
  critical(
    'a-second-hit-on-an-antimatter-reactor-destroys',
    ['DA-12.7.28'],
    { reactors: { RE1: 'antimatter' }, struck: ['RE1'] },
    [17],
    { events: [{ kind: 'ship-removed', how: 'destroyed' }] },
  ),
  critical('a-quantum-reactor-is-lost-at-once', ['DA-12.7.29'], { reactors: { RE1: 'quantum' } }, [16], {
    events: [
      { kind: 'critical-hit', result: 'fatal' },
      { kind: 'ship-removed', how: 'destroyed' },
    ],
  }),
  critical(
    'an-auxiliary-power-unit-hits-the-reactor',
    ['DA-12.7.4', 'R-DA-147'],
    {
      equipment: { E1: 'auxiliary power unit' },
    },
    [14],
    {
      events: [
        { kind: 'critical-hit', space: 'E1', result: 'destroyed' },
        { kind: 'critical-hit', space: 'RE1', result: 'struck', rolls: [] },
      ],
      ...stone('onyx', { destroyed: ['E1'], struck: ['RE1'], disorder: 1 }),
    },
  ),
  critical(
    'a-destroyed-generator-drops-its-shield',
    ['R-DA-113', 'DA-1.7.2'],
    {
      equipment: { E1: 'shield generator' },
      shields: { E1: 'aft' },
    },
    [14],
    {
      ...struck({ space: 'E1', shieldDropped: 'aft' }),
      ...stone('onyx', { shields: { E1: null } }),
    },
  ),
];

/** Onyx as a cruiser, without navigators, whose hyperdrive is hit; its CR is 4. */
const overload = (id: string, covers: string[], target: Fields, dice: number[], then: Fields, table: Fields = {}) => ({
  id,
  covers: ['R-DA-146', ...covers],
  given: duel(cannon, { class: 'CR', customizations: ['High Bypass Engines'], ...target }, {}, table),
  dice: [7, 3, 10, ...dice],
  when: fires(['F']),
  then,
});
const overloads: ArmadaCase[] = [
  overload('a-hyperdrive-overloads-and-stays', ['DA-12.7.15b'], {}, [15], {
    events: [
      { kind: 'critical-hit', space: 'HY', result: 'destroyed' },
      { kind: 'hyperdrive-overloaded', face: 15, bearingCdeg: null, distanceMils: 0 },
    ],
    ...stone('onyx', { destroyed: ['HY'], disorder: 1, at: [10, 20] }),
  }),
  overload('a-hyperdrive-throws-its-ship', ['DA-12.7.15b', 'DA-12.7.17b'], {}, [7], {
    events: [{ kind: 'hyperdrive-overloaded', rolledMils: 16_000, bearingCdeg: 9000, distanceMils: 16_000 }],
    ...stone('onyx', { at: [26, 20], facing: 180, disorder: 1 }),
  }),
  overload('a-drift-may-add-a-disorder', ['DA-12.7.17b'], { facing: 135 }, [3], {
    ...stone('onyx', { at: [10, 36], disorder: 2 }),
  }),
  overload('a-drift-may-add-a-critical', ['DA-12.7.17b'], { facing: 45 }, [1, 6], {
    events: [
      { kind: 'hyperdrive-overloaded', face: 1 },
      { kind: 'critical-hit', space: 'DF' },
    ],
    ...stone('onyx', { at: [10, 36], disorder: 1 }),
  }),
  overload(
    'terrain-near-the-end-adds-a-disorder',
    ['DA-12.7.17c'],
    {},
    [7],
    { ...stone('onyx', { at: [26, 20], disorder: 2 }) },
    { terrain: [{ kind: 'minefield', at: [26, 28], size: 'small' }] },
  ),
  overload('an-overload-off-the-table-is-the-end', ['R-DA-79'], {}, [8], {
    events: [{ kind: 'ship-removed', how: 'destroyed', cause: { rule: 'DA-9.2.8' } }],
  }),
  overload(
    'an-overload-ends-at-the-edge-of-a-planet',
    ['R-DA-91'],
    {},
    [7, 4],
    {
      events: [{ kind: 'terrain-met', trigger: 'collided', hits: 4 }],
      ...stone('onyx', { hull: 12, at: [23.25, 20] }),
    },
    { terrain: [{ kind: 'planet', at: [26, 20], size: 'small' }] },
  ),
  critical('navigators-add-five', ['DA-12.4.6', 'R-DA-146', 'R-DA-90'], {}, [12, 10], {
    events: [{ kind: 'hyperdrive-overloaded', face: 10, bonus: 5, distanceMils: 0 }],
  }),
];

const vulnerable = {
  customizations: ['Vulnerable Design'],
  equipment: { E1: 'cargo space' },
  weapons: { A: 'beam d4' },
};
const designs: ArmadaCase[] = [
  {
    id: 'a-vulnerable-design-loses-a-neighbour',
    covers: ['DA-12.4.20', 'R-DA-149', 'R-DA-10', 'DA-9.4a'],
    given: duel(cannon, vulnerable),
    dice: [6, 3, 16],
    when: [...(fires(['F']) ?? []), ...by('seat-2', { kind: 'choose-neighbour', space: 'A' })],
    then: {
      events: [
        { kind: 'critical-hit', space: 'RE1' },
        { kind: 'critical-hit', space: 'A', rolls: [] },
      ],
      ...stone('onyx', { struck: ['RE1'], destroyed: ['A'] }),
    },
  },
  {
    id: 'a-vulnerable-design-loses-what-is-beside',
    covers: ['DA-12.4.20', 'R-DA-149'],
    given: duel(cannon, vulnerable),
    dice: [6, 3, 16],
    when: [...(fires(['F']) ?? []), ...by('seat-2', { kind: 'choose-neighbour', space: 'DF' })],
    rejects: { code: 'neighbour', rule: 'R-DA-149' },
  },
  {
    id: 'the-only-neighbour-is-lost-without-a-question',
    covers: ['R-DA-149', 'R-DA-10'],
    given: duel(cannon, { customizations: ['Vulnerable Design'] }),
    dice: [6, 3, 20],
    when: fires(['F']),
    then: stone('onyx', { destroyed: ['DR1'] }),
  },
];

const checks: ArmadaCase[] = [
  {
    id: 'one-check-for-an-attack-after-everything-else',
    covers: ['DA-9.4.11.2a', 'DA-9.4.8j', 'R-DA-120', 'R-DA-139'],
    given: duel(cannon, { hull: 7 }),
    dice: [6, 3, 3, 3, 3],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'hull-lost', hull: 4 },
        { kind: 'crew-lost', crew: 3 },
        { kind: 'condition-checked', ship: 'onyx', total: 6, need: 6, passed: true },
      ],
    },
  },
  {
    id: 'fire-that-leaves-no-hull-destroys',
    covers: ['DA-9.4.11.4', 'R-DA-120'],
    given: duel(cannon, { hull: 3 }),
    dice: [6, 3],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'hull-lost', hull: 0 },
        { kind: 'ship-removed', how: 'destroyed' },
      ],
    },
  },
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...scored, ...passing, ...core, ...overloads, ...designs, ...checks],
} satisfies CaseFile;
