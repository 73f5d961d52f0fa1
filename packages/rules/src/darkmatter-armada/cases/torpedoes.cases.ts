/** Torpedoes (12.6): salvos, range, what stops them and what does not. */
import type { CaseFile } from '../../kernel/index.ts';
import { defends, duel, fight, fires, onyx, stone, together } from './gunnery.ts';
import { type ArmadaCase, by, type Fields, knot, tern } from './written.ts';

const tubes = { T1: 'EMP torpedo d8' };
const far = { at: [10, 30] };
/** A battlecruiser has two turrets. */
const twoTubes: Fields = { class: 'BC', weapons: { T1: 'EMP torpedo d8', T2: 'nuclear torpedo d6' } };

const salvos: ArmadaCase[] = [
  {
    id: 'the-torpedoes-of-a-ship-add-up',
    covers: ['DA-12.6a', 'R-DA-124', 'R-DA-06'],
    given: duel({}, far, twoTubes),
    dice: [3, 2, 4],
    when: fires(['T1', 'T2']),
    then: {
      events: [
        { kind: 'fire-declared', mode: 'salvo', bonus: [] },
        { kind: 'attack-rolled', total: 5, kept: null },
        { kind: 'defence-rolled', hits: 1 },
      ],
    },
  },
  {
    id: 'one-effect-for-a-salvo',
    covers: ['DA-9.4.8i', 'R-DA-124', 'DA-12.6.6'],
    given: duel({}, far, twoTubes),
    dice: [3, 2, 4],
    when: [...(fires(['T1', 'T2']) ?? []), ...by('seat-1', { kind: 'choose-effect', ordnance: 'torpedo-nuclear' })],
    then: stone('onyx', { hull: 17, crew: 4, disorder: 1, gridFault: 0 }),
  },
  {
    id: 'torpedoes-do-not-fly-with-direct-fire',
    covers: ['R-DA-124'],
    given: duel({ ...tubes, F: 'beam d8' }, far),
    when: fires(['T1', 'F']),
    rejects: { code: 'torpedoes-alone', rule: 'R-DA-124' },
  },
  {
    id: 'torpedoes-of-two-ships-are-two-attacks',
    covers: ['DA-12.6b', 'DA-12.7.25'],
    given: fight(
      [
        tern({ rank: 'admiral', weapons: tubes }),
        tern({ name: 'Knot', at: [13, 10], rank: 'captain', weapons: tubes }),
      ],
      [onyx(far)],
    ),
    when: together(['T1'], ['T1']),
    rejects: { code: 'no-multiplex', rule: 'DA-12.6b' },
  },
  {
    id: 'multiplex-targeting-lets-them-add-up',
    covers: ['DA-12.7.25', 'DA-12.6b', 'R-DA-124'],
    given: fight(
      [
        tern({ rank: 'admiral', weapons: tubes, equipment: { E1: 'multiplex targeting' }, commsDown: 'on' }),
        tern({
          name: 'Knot',
          at: [13, 10],
          rank: 'captain',
          weapons: tubes,
          equipment: { E1: 'multiplex targeting' },
        }),
      ],
      [onyx(far)],
    ),
    dice: [2, 2, 4],
    when: together(['T1'], ['T1']),
    then: {
      events: [
        { kind: 'fire-declared', mode: 'salvo', bonus: [] },
        { kind: 'attack-rolled', total: 4 },
      ],
    },
  },
];

const flights: ArmadaCase[] = [
  {
    id: 'torpedoes-of-a-ship-that-has-come-in-from-hyperspace-are-not-impaired',
    covers: ['DA-8.3c', 'R-DA-61'],
    given: duel(tubes, far, {
      gridFault: 2,
      fireControl: 'on',
      activation: { special: 'enter-squadron', movementOver: true },
    }),
    dice: [3, 2],
    when: fires(['T1']),
    then: { events: [{ kind: 'attack-rolled', total: 3 }] },
  },
  {
    id: 'direct-fire-of-a-ship-that-has-come-in-from-hyperspace-is-impaired',
    covers: ['DA-8.3c', 'DA-1.7.10'],
    given: duel(
      { F: 'beam d8' },
      {},
      {
        fireControl: 'on',
        activation: { special: 'enter-squadron', movementOver: true },
      },
    ),
    dice: [5, 2],
    when: fires(['F']),
    then: { events: [{ kind: 'attack-rolled', total: 3 }] },
  },
  {
    id: 'torpedoes-are-not-fired-near',
    covers: ['DA-1.8.18d'],
    given: duel(tubes, { at: [10, 25.9] }),
    when: fires(['T1']),
    rejects: { code: 'torpedo-range', rule: 'DA-1.8.18d' },
  },
  {
    id: 'torpedoes-reach-from-sixteen-inches',
    covers: ['DA-1.8.18d', 'R-DA-04'],
    given: duel(tubes, { at: [10, 26] }),
    dice: [2, 4],
    when: fires(['T1']),
    then: { events: [{ kind: 'fire-declared', rangeMils: 16_000 }] },
  },
  {
    id: 'torpedoes-reach-no-farther-than-forty-eight-inches',
    covers: ['DA-1.8.18d'],
    given: duel(tubes, { at: [10, 50.1] }, { at: [10, 2] }, { table: [72, 72] }),
    when: fires(['T1']),
    rejects: { code: 'torpedo-range', rule: 'DA-1.8.18d' },
  },
  {
    id: 'torpedoes-pass-shields',
    covers: ['DA-1.8.3'],
    given: duel(tubes, { ...far, equipment: { E1: 'shield generator' }, shields: { E1: 'fore' } }),
    dice: [2, 4],
    when: fires(['T1']),
    then: { events: [{ kind: 'fire-declared' }] },
  },
  {
    id: 'a-planet-blocks-torpedoes',
    covers: ['DA-4.5.6a', 'R-DA-110'],
    given: duel(tubes, far, {}, { terrain: [{ kind: 'planet', at: [10, 20], size: 'small' }] }),
    when: fires(['T1']),
    rejects: { code: 'no-line', rule: 'R-DA-110' },
  },
  {
    id: 'a-cloud-impedes-torpedoes',
    covers: ['DA-4.5.4a', 'R-DA-110'],
    given: duel(tubes, far, {}, { terrain: [{ kind: 'particle cloud', die: 8, at: [10, 20], size: 'small' }] }),
    dice: [2, 4, 3],
    when: fires(['T1']),
    then: { events: [{ kind: 'fire-declared', cover: { sides: 8 } }] },
  },
  {
    id: 'asteroids-do-not-impede-torpedoes',
    covers: ['DA-4.5.1a', 'DA-4.5.2a', 'R-DA-110'],
    given: duel(
      tubes,
      far,
      {},
      {
        terrain: [
          { kind: 'asteroid field', at: [10, 16], size: 'small' },
          { kind: 'emission nebula', at: [10, 22], size: 'small' },
        ],
      },
    ),
    dice: [2, 4],
    when: fires(['T1']),
    then: { events: [{ kind: 'fire-declared', cover: null }] },
  },
  {
    id: 'the-aft-die-is-none-of-theirs',
    covers: ['DA-12.6c'],
    given: duel(tubes, { ...far, facing: 0 }),
    dice: [2, 4],
    when: fires(['T1']),
    then: { events: [{ kind: 'fire-declared', bonus: [] }] },
  },
  {
    id: 'nobody-screens-against-torpedoes',
    covers: ['DA-12.6c'],
    given: fight(
      [
        tern({ rank: 'captain', weapons: tubes }),
        knot({ at: [40, 4], rank: 'admiral', weapons: { F: 'autocannon d4' } }),
      ],
      [onyx({ ...far, equipment: { E1: 'chaff launcher' } }), onyx({ name: 'Opal', class: 'FF', at: [11.5, 30] })],
    ),
    dice: [2],
    when: [...(fires(['T1']) ?? []), ...by('seat-2', defends({ screen: 'opal' }))],
    rejects: { code: 'screen', rule: 'DA-12.6c' },
  },
  {
    id: 'torpedoes-score-critical-hits',
    covers: ['DA-12.6d', 'R-DA-119'],
    given: duel(tubes, far),
    dice: [5, 2, 6],
    when: fires(['T1']),
    then: { events: [{ kind: 'critical-hit', ship: 'onyx', space: 'DF', result: 'destroyed' }] },
  },
];

export default { ruleset: 'darkmatter-armada', cases: [...salvos, ...flights] } satisfies CaseFile;
