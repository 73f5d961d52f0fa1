/** Critical hits: the map of every class and what each kind of space does when it is struck (11.2, 11.3, 8.4.8.7). */
import type { CaseFile } from '../../kernel/index.ts';
import { fire, guns, hullLost, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

type Fields = ReturnType<typeof ship>;
const shot = [fire('onyx', [guns('tern', 'F')])];
/** Another squadron of seat-2, with its flagship, so that Onyx is no officer and the match goes on without it. */
const others = {
  squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [4, 44], 180, { rank: 'admiral' })] }],
};

/** One Polaron result from 10 inches: one hull, and a d20 for a critical. */
const polaron = (code: string, rest: Fields = {}, weapons: Record<string, string> = { F: 'polaron ray 1' }) =>
  scene([tern(weapons)], [onyx(10, { rank: 'captain', ...rest }, code)], others);

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Class, its DEF, a face of the d20 that tells its map from others, the space it strikes. */
const maps = [
  ['DN', 6, 16, 'E3', 'QR-11.3.1a'],
  ['BB', 6, 14, 'E2', 'QR-11.3.1a'],
  ['CV', 5, 15, 'HG', 'QR-11.3.2a'],
  ['BC', 4, 16, 'A', 'QR-11.3.3a'],
  ['CH', 3, 11, 'T2', 'QR-11.3.4a'],
  ['CVL', 4, 18, 'HG', 'QR-11.3.5a'],
  ['CR', 3, 12, 'E1', 'QR-11.3.6a'],
  ['DD', 2, 17, 'RE1', 'QR-11.3.7a'],
  ['FF', 2, 12, 'LS', 'QR-11.3.8a'],
  ['K', 2, 4, 'P', 'QR-11.3.9a'],
  ['LS', 8, 20, 'T2', 'QR-11.3.10a'],
  ['SS', 6, 20, 'A', 'QR-11.3.11a'],
  ['AFL', 4, 2, 'LS', 'QR-11.3.12a'],
  ['AFM', 3, 7, 'T1', 'QR-11.3.13a'],
  ['AFS', 2, 12, 'LS', 'QR-11.3.14a'],
] as const;

const classMaps = maps.map(([code, def, face, space, rule]) =>
  shown({
    id: `critical-map-${code.toLowerCase()}`,
    covers: [rule, 'QR-11.2a', 'R-QR-38', ...(code === 'K' ? ['R-QR-39'] : []), ...(code === 'AFL' ? ['R-QR-40'] : [])],
    given: polaron(code),
    dice: [6, ...ones(def), face],
    when: shot,
    events: [{ kind: 'critical-hit', ship: 'onyx', rolls: [{ face, space }], space }],
  }),
);

const hit = (id: string, covers: string[], rest: Fields, faces: number[], result: Fields, more: Fields[] = []) =>
  shown({
    id,
    covers,
    given: polaron('CR', rest),
    dice: [6, 1, 1, 1, ...faces],
    when: shot,
    events: [{ kind: 'critical-hit', ...result }, ...more],
  });

const spaces = [
  hit('weapon-mount-goes-offline', ['QR-8.4.8.7a', 'QR-8.4.8.7b'], { weapons: { S: 'beam 2' } }, [7], {
    space: 'S',
    result: 'offline',
  }),
  hit('empty-space-takes-no-harm', ['R-QR-147'], {}, [7], { space: 'S', result: 'no-effect', rule: 'R-QR-147' }),
  hit('offline-space-takes-no-more', ['R-QR-147'], { offline: ['HY'] }, [10], { space: 'HY', result: 'no-effect' }),
  hit('hyperdrive-goes-offline', ['QR-8.4.8.7a', 'QR-11.6.15a'], {}, [10], { space: 'HY', result: 'offline' }),
  hit('main-drive-goes-offline', ['R-QR-154', 'R-QR-42'], {}, [16], { space: 'DR1', result: 'offline' }),
  hit('first-bridge-hit', ['QR-11.6.6a', 'R-QR-149'], {}, [2], { space: 'BR', result: 'offline' }),
  hit('second-bridge-hit-forces-a-jump', ['QR-11.6.6a', 'R-QR-149'], { offline: ['BR'] }, [2], { result: 'fatal' }, [
    { kind: 'ship-removed', how: 'emergency-jump' },
  ]),
  hit(
    'second-bridge-hit-without-hyperdrive',
    ['QR-11.6.6a', 'R-QR-149', 'R-QR-156'],
    { offline: ['BR', 'HY'] },
    [2],
    { result: 'fatal' },
    [{ kind: 'ship-removed', how: 'destroyed' }],
  ),
  hit('first-reactor-hit', ['QR-11.6.26a', 'R-QR-150'], {}, [13], {
    space: 'RE1',
    result: 'offline',
    rule: 'QR-11.6.26a',
  }),
  hit('second-reactor-hit-destroys', ['QR-11.6.26b', 'R-QR-150'], { offline: ['RE1'] }, [13], { result: 'fatal' }, [
    { kind: 'ship-removed', how: 'destroyed', cause: { rule: 'QR-11.6.26b' } },
  ]),
  hit('life-support-costs-crew', ['QR-11.6.17a', 'R-QR-151'], {}, [3], { space: 'LS', result: 'crew' }, [
    { kind: 'crew-lost', amount: 2, crew: 2, cause: { rule: 'QR-11.6.17a' } },
  ]),
  hit('life-support-again-and-not-offline', ['QR-11.6.17a'], { crew: 3 }, [3], { space: 'LS', result: 'crew' }, [
    { kind: 'crew-lost', amount: 2, crew: 1 },
  ]),
  hit('life-support-below-zero-forces-a-jump', ['QR-11.6.17b', 'R-QR-151'], { crew: 1 }, [3], { result: 'crew' }, [
    { kind: 'crew-lost', amount: 2, crew: 0 },
    { kind: 'ship-removed', how: 'emergency-jump', cause: { rule: 'QR-11.6.17b' } },
  ]),
  hit(
    'life-support-below-zero-without-hyperdrive',
    ['QR-11.6.17b', 'R-QR-156'],
    { crew: 1, offline: ['HY'] },
    [3],
    { result: 'crew' },
    [{ kind: 'ship-removed', how: 'destroyed' }],
  ),
  hit(
    'armor-plating-is-rolled-again',
    ['QR-11.6.2b', 'R-QR-132', 'R-QR-12'],
    { hull: 4, equipment: { E1: 'armor plating', E2: 'armor plating' } },
    [11, 15, 10, 6, 6],
    {
      rolls: [
        { face: 11, space: 'E1' },
        { face: 15, space: 'E2' },
        { face: 10, space: 'HY' },
      ],
      space: 'HY',
      result: 'offline',
    },
    [{ kind: 'condition-checked', passed: true }],
  ),
  hit('reinforced-hull-ignores-it', ['QR-11.6.27b', 'R-QR-147'], { equipment: { E1: 'reinforced hull' } }, [11], {
    space: 'E1',
    result: 'no-effect',
    rule: 'QR-11.6.27b',
  }),
  hit('cargo-space-is-lost-for-good', ['QR-11.6.8b', 'R-QR-148'], { equipment: { E1: 'cargo space' } }, [11], {
    space: 'E1',
    result: 'destroyed',
    rule: 'QR-11.6.8b',
  }),
  hit('lost-cargo-takes-no-more', ['R-QR-147'], { equipment: { E1: 'cargo space' }, destroyed: ['E1'] }, [11], {
    space: 'E1',
    result: 'no-effect',
  }),
  hit(
    'a-generator-offline-drops-its-shield',
    ['R-QR-80', 'QR-8.4.8.7b'],
    { equipment: { E1: 'shield generator' }, shields: { E1: 'aft' } },
    [11],
    { space: 'E1', result: 'offline', shieldDropped: 'aft' },
  ),
];

const more = [
  shown({
    id: 'other-reactor-counts-for-itself',
    covers: ['QR-11.6.26b', 'R-QR-42'],
    note: 'A battleship with Reactor 1 damaged is hit on Reactor 2.',
    given: polaron('BB', { offline: ['RE1'] }),
    dice: [6, ...ones(6), 11],
    when: shot,
    events: [{ kind: 'critical-hit', space: 'RE2', result: 'offline' }],
  }),
  shown({
    id: 'hangar-goes-offline-and-fighters-are-safe',
    covers: ['R-QR-152'],
    given: polaron('CVL'),
    dice: [6, ...ones(4), 19],
    when: shot,
    events: [{ kind: 'critical-hit', space: 'HG', result: 'offline' }],
    after: { position: { fighters: [{ id: 'onyx-f01', place: 'aboard' }] } },
  }),
  shown({
    id: 'unmanned-ignores-life-support',
    covers: ['QR-11.4.19c', 'R-QR-151'],
    given: polaron('DD', { customizations: ['unmanned'] }),
    dice: [6, 1, 1, 3],
    when: shot,
    events: [{ kind: 'critical-hit', space: 'LS', result: 'no-effect', rule: 'QR-11.4.19c' }],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', crew: 4 }] }] } },
  }),
  shown({
    id: 'lost-power-suspends-a-module',
    covers: ['R-QR-29', 'QR-11.6.5a', 'QR-11.6.25a'],
    note: 'The Auxiliary Power Unit goes offline: the Point Defense Screen gives its two dice to the first attack only.',
    given: scene(
      [tern({ F: 'polaron ray 1', T1: 'beam 1' })],
      [onyx(10, { rank: 'captain', equipment: { E1: 'auxiliary power unit', E2: 'point defense screen' } })],
      others,
    ),
    dice: [6, ...ones(5), 11, 1, ...ones(3)],
    when: [...shot, fire('onyx', [guns('tern', 'T1')])],
    events: [
      { kind: 'defence-rolled', sources: [{ dice: 5 }] },
      { kind: 'critical-hit', space: 'E1', result: 'offline' },
      { kind: 'defence-rolled', sources: [{ dice: 3 }] },
    ],
  }),
  shown({
    id: 'hits-reach-the-critical-rating',
    covers: ['QR-8.4.5.3n', 'QR-8.4.8.7a', 'R-QR-131'],
    given: polaron('CR', {}, { F: 'autocannon 4' }),
    dice: [5, 5, 5, 5, 1, 1, 1, 1],
    when: shot,
    events: [hullLost('onyx', 4, 12), { kind: 'critical-hit', space: 'F', cause: { rule: 'QR-8.4.5.3n' } }],
  }),
  shown({
    id: 'hits-short-of-the-critical-rating',
    covers: ['QR-8.4.5.3n'],
    given: polaron('CR', {}, { F: 'autocannon 4' }),
    dice: [5, 5, 5, 1, 1, 1, 1],
    when: shot,
    events: [hullLost('onyx', 3, 13)],
  }),
  refused({
    id: 'a-weapon-struck-does-not-fire-back',
    covers: ['QR-8.4.8.7b'],
    note: 'Onyx loses its fore beam; in its own activation only the starboard one is left.',
    given: scene([tern({ F: 'polaron ray 1' })], [onyx(10, { weapons: { F: 'beam 2', T1: 'beam 2' } })]),
    dice: [6, 1, 1, 1, 1],
    when: [
      ...shot,
      { by: 'seat-2', command: { kind: 'activate-squadron', squadron: 'stones' } },
      { by: 'seat-2', command: { kind: 'end-segment', segment: 'command' } },
      { by: 'seat-2', command: { kind: 'end-segment', segment: 'movement' } },
      { by: 'seat-2', command: { kind: 'fire', target: 'tern', shooters: [guns('onyx', 'F')] } },
    ],
    code: 'weapon-offline',
    rule: 'QR-8.4.8.7b',
  }),
];

export default { ruleset: 'quantum-rebellion', cases: [...classMaps, ...spaces, ...more] } satisfies CaseFile;
