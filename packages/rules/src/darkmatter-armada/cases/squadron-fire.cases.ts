/** Coordinated Fire (9.4.6), Pack Hunters and Target Resolution (12.4): ships that help each other to hit. */
import type { CaseFile } from '../../kernel/index.ts';
import { fight, fires, onyx, together } from './gunnery.ts';
import { type ArmadaCase, by, type Fields, knot, ship, squadron, tern } from './written.ts';

/** Tern commands and carries a beam, Knot beside it an autocannon. */
const pair = (ternIs: Fields = {}, knotIs: Fields = {}, target: Fields = {}, table: Fields = {}): Fields =>
  fight(
    [
      tern({ rank: 'admiral', weapons: { F: 'beam d6', T1: 'beam d4' }, ...ternIs }),
      knot({ rank: 'captain', weapons: { F: 'autocannon d8' }, ...knotIs }),
    ],
    [onyx({ at: [12, 20], ...target })],
    table,
  );

const coordinated: ArmadaCase[] = [
  {
    id: 'the-highest-die-and-the-die-of-the-squadron',
    covers: ['DA-9.4.6a', 'DA-9.4.6b', 'DA-12.1r', 'DA-9.4.8e', 'DA-12.5.3', 'R-DA-122', 'R-DA-06'],
    given: pair(),
    dice: [7, 5, 4, 3, 6, 20],
    when: together(['F'], ['F']),
    then: {
      events: [
        {
          kind: 'fire-declared',
          mode: 'coordinated',
          weapons: [
            { ship: 'tern', sides: 10 },
            { ship: 'knot', sides: 8 },
          ],
          bonus: [{ source: 'squadron', sides: 6 }],
        },
        { kind: 'attack-rolled', kept: 0, total: 11 },
        { kind: 'defence-rolled', hits: 8 },
      ],
    },
  },
  {
    id: 'a-d16-is-the-largest-die',
    covers: ['DA-1.2.1c', 'R-DA-07'],
    given: pair({ weapons: { F: 'beam d16' } }),
    dice: [2, 3, 2, 4],
    when: together(['F'], ['F']),
    then: { events: [{ kind: 'fire-declared', weapons: [{ ship: 'tern', sides: 16 }, {}] }] },
  },
  {
    id: 'a-turret-joins-the-weapon-of-a-quadrant',
    covers: ['R-DA-105'],
    given: pair(),
    dice: [2, 3, 4, 1, 5, 4, 6, 20],
    when: together(['F', 'T1'], ['F']),
    then: { events: [{ kind: 'attack-rolled', kept: 2, total: 10 }] },
  },
  {
    id: 'two-quadrants-of-a-ship-do-not-join',
    covers: ['DA-9.4.8b', 'R-DA-105'],
    given: pair({ weapons: { F: 'beam d6', S: 'beam d6' } }),
    when: together(['F', 'S'], ['F']),
    rejects: { code: 'two-quadrants', rule: 'DA-9.4.8b' },
  },
  {
    id: 'a-squadron-coordinates-once',
    covers: ['DA-9.4.6c'],
    given: pair({}, {}, {}, { coordinatedFire: true }),
    when: together(['F'], ['F']),
    rejects: { code: 'coordinated', rule: 'DA-9.4.6c' },
  },
  {
    id: 'coordinated-fire-is-noted',
    covers: ['DA-9.4.6c'],
    given: pair(),
    dice: [2, 3, 2, 4],
    when: together(['F'], ['F']),
    then: { position: { coordinatedFire: true } },
  },
  {
    id: 'a-ship-out-of-command-does-not-join',
    covers: ['DA-3.4b', 'DA-3.4a', 'DA-9.4.6a'],
    given: pair({}, { at: [16.1, 10] }),
    when: together(['F'], ['F']),
    rejects: { code: 'out-of-command', rule: 'DA-3.4b' },
  },
  {
    id: 'six-inches-are-in-command',
    covers: ['DA-3.4a', 'DA-3.4b', 'DA-3.3.2d', 'DA-9.4.6a', 'R-DA-04'],
    given: pair({}, { at: [16, 10] }),
    dice: [2, 3, 2, 4],
    when: together(['F'], ['F']),
    then: { events: [{ kind: 'fire-declared', mode: 'coordinated' }] },
  },
  {
    id: 'without-a-commander-nobody-coordinates',
    covers: ['DA-3.3.2d'],
    given: fight(
      [
        tern({ rank: 'captain', weapons: { F: 'beam d6' } }),
        knot({ rank: 'captain', weapons: { F: 'beam d6' } }),
        { name: 'Ruff', class: 'DD', rank: 'admiral', gone: { how: 'destroyed' } },
      ],
      [onyx()],
    ),
    when: together(['F'], ['F']),
    rejects: { code: 'no-commander', rule: 'DA-3.3.2d' },
  },
  {
    id: 'comms-down-keeps-a-ship-out',
    covers: ['DA-1.7.4', 'R-DA-17'],
    given: pair({}, { commsDown: 'on' }),
    when: together(['F'], ['F']),
    rejects: { code: 'comms-down', rule: 'DA-1.7.4' },
  },
  {
    id: 'comms-down-of-the-commander-silences-all',
    covers: ['DA-1.7.4', 'R-DA-17'],
    given: fight(
      [
        tern({ rank: 'captain', weapons: { F: 'beam d6' } }),
        knot({ rank: 'captain', weapons: { F: 'beam d6' } }),
        { name: 'Ruff', class: 'DD', at: [12, 8], facing: 0, rank: 'admiral', commsDown: 'on' },
      ],
      [onyx()],
    ),
    when: together(['F'], ['F']),
    rejects: { code: 'comms-down', rule: 'DA-1.7.4' },
  },
  {
    id: 'comms-down-does-not-keep-a-ship-from-firing-alone',
    covers: ['DA-1.7.4'],
    given: pair({ commsDown: 'on' }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', mode: 'single' }] },
  },
  {
    id: 'the-shortest-distance-counts-for-all',
    covers: ['DA-9.4.2', 'R-DA-106'],
    given: pair({ at: [12, 4] }, { at: [12, 8], facing: 0 }),
    dice: [2, 3, 2, 4],
    when: together(['F'], ['F']),
    then: { events: [{ kind: 'fire-declared', rangeMils: 12_000, weapons: [{ sides: 10, inBand: true }, {}] }] },
  },
  {
    id: 'each-ship-needs-a-line-of-its-own',
    covers: ['DA-9.4.3', 'R-DA-106'],
    given: pair({}, {}, {}, { terrain: [{ kind: 'planet', at: [9.5, 15], size: 'small' }] }),
    when: together(['F'], ['F']),
    rejects: { code: 'no-line', rule: 'DA-9.4.3' },
  },
  {
    id: 'fire-control-offline-takes-two-once',
    covers: ['DA-1.7.10', 'R-DA-15', 'R-DA-16', 'DA-9.4.8e'],
    given: pair({ fireControl: 'on' }, { fireControl: 'on' }),
    dice: [7, 5, 4, 3, 6, 20],
    when: together(['F'], ['F']),
    then: { events: [{ kind: 'attack-rolled', fireControl: true, total: 9 }] },
  },
  {
    id: 'fire-control-offline-leaves-nothing-below-zero',
    covers: ['DA-1.7.10', 'R-DA-15'],
    given: pair({ fireControl: 'on', weapons: { F: 'autocannon d4' } }),
    dice: [2, 2],
    when: fires(['F']),
    then: { events: [{ kind: 'attack-rolled', total: 0 }] },
  },
  {
    id: 'all-have-to-be-aft-for-the-aft-die',
    covers: ['DA-9.4.5', 'R-DA-112'],
    given: pair({}, { at: [15.9, 10] }, { at: [13, 14], facing: 300 }),
    dice: [2, 3, 2, 4],
    when: together(['F'], ['F']),
    then: { events: [{ kind: 'fire-declared', bonus: [{ source: 'squadron' }] }] },
  },
  {
    id: 'a-group-that-is-aft-adds-one-die',
    covers: ['DA-9.4.5', 'R-DA-112'],
    given: pair({}, {}, { facing: 0 }),
    dice: [2, 3, 2, 3, 4, 4],
    when: together(['F'], ['F']),
    then: { events: [{ kind: 'fire-declared', bonus: [{ source: 'squadron' }, { source: 'aft', sides: 6 }] }] },
  },
];

const hunters = { customizations: ['Pack Hunters'] };
const helper = (change: Fields = {}): Fields => ({
  targetResolution: { helper: 'knot', ship: 'tern', mount: 'F', ...change },
});
const resolving = { at: [11.5, 10], customizations: ['Target Resolution'] };
const helped: ArmadaCase[] = [
  {
    id: 'pack-hunters-add-a-die',
    covers: ['DA-12.4.10', 'R-DA-126'],
    given: pair(hunters, hunters),
    dice: [2, 3, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', bonus: [{ source: 'pack-hunters', sides: 4 }] }] },
  },
  {
    id: 'one-ship-that-is-none-spoils-the-pack',
    covers: ['DA-12.4.10', 'R-DA-126'],
    given: pair(hunters),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', bonus: [] }] },
  },
  {
    id: 'target-resolution-rolls-a-die-twice',
    covers: ['DA-12.4.16', 'R-DA-126', 'R-DA-06'],
    given: pair({}, resolving),
    dice: [2, 5, 3],
    when: fires(['F'], helper()),
    then: {
      events: [
        { kind: 'fire-declared', targetResolution: 'knot', weapons: [{ twice: true }] },
        { kind: 'attack-rolled', total: 5 },
      ],
    },
  },
  {
    id: 'target-resolution-helps-once',
    covers: ['DA-12.4.16'],
    given: pair({}, resolving),
    dice: [2, 3, 4],
    when: [...(fires(['F'], helper()) ?? []), ...(fires(['T1'], helper({ mount: 'T1' })) ?? [])],
    rejects: { code: 'target-resolution-used', rule: 'DA-12.4.16' },
  },
  {
    id: 'target-resolution-that-was-lent-stays-used-in-its-own-activation',
    covers: ['DA-12.4.16', 'R-DA-11', 'R-DA-126'],
    given: {
      squadrons: [
        squadron('Waders', 'seat-1', [tern({ activation: { targetResolutionUsed: true } })]),
        squadron('Stones', 'seat-2', [onyx({ rank: 'admiral' })]),
      ],
    },
    when: by('seat-1', { kind: 'activate-squadron', squadron: 'waders' }),
    then: ship('tern', { activation: { targetResolutionUsed: true } }),
  },
  {
    id: 'target-resolution-helps-in-base-contact',
    covers: ['DA-12.4.16', 'R-DA-126'],
    given: pair({}, { customizations: ['Target Resolution'] }),
    when: fires(['F'], helper()),
    rejects: { code: 'target-resolution-apart', rule: 'R-DA-126' },
  },
  {
    id: 'target-resolution-does-not-help-its-own-ship',
    covers: ['R-DA-126'],
    given: pair({}, resolving),
    when: by('seat-1', {
      kind: 'fire',
      target: 'onyx',
      shooters: [{ ship: 'knot', mounts: ['F'] }],
      ...helper({ ship: 'knot' }),
    }),
    rejects: { code: 'target-resolution-apart', rule: 'R-DA-126' },
  },
];

export default { ruleset: 'darkmatter-armada', cases: [...coordinated, ...helped] } satisfies CaseFile;
