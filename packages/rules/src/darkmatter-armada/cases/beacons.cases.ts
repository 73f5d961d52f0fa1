/** Beacons (5.0, 9.3.1, 9.3.2, 12.7.6): laid, hacked, jammed, attacked by fighters, switched in the End Phase. */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, ends, type Fields, knot, ship, squadron, tern } from './written.ts';

const layer = (change: Fields = {}): Fields => tern({ equipment: { E1: 'beacon deployment' }, ...change });
const lay = (x: number, y: number): Fields => ({
  kind: 'deploy-beacon',
  ship: 'tern',
  at: { xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) },
});
const hack: Fields = { kind: 'hack-beacon', ship: 'tern', beacon: 'beacon-1' };
const enemy = (y: number, change: Fields = {}): Fields => ({ seat: 'seat-2', at: [10, y], ...change });
const stands = (...beacons: Fields[]): Fields => ({ position: { beacons } });
const one = (
  id: string,
  covers: string[],
  ships: Fields[],
  order: Fields,
  then: Fields,
  change: Fields = {},
  dice: number[] = [],
): ArmadaCase => ({
  id,
  covers,
  given: acting('special', ships, change),
  ...(dice.length === 0 ? {} : { dice }),
  when: by('seat-1', order),
  ...('code' in then ? { rejects: then } : { then }),
});
const not = (code: string, rule: string): Fields => ({ code, rule });

const laid: ArmadaCase[] = [
  one(
    'a-beacon-is-laid-within-three-inches-and-is-off',
    ['DA-9.3.1', 'R-DA-81', 'DA-1.7.6'],
    [layer(), knot()],
    lay(10, 13.5),
    stands({ id: 'beacon-1', at: [10, 13.5], seat: 'seat-1', status: 'offline', starting: true }),
  ),
  one('a-beacon-is-not-laid-farther-away', ['DA-9.3.1'], [layer(), knot()], lay(10, 13.6), not('too-far', 'DA-9.3.1')),
  one('a-beacon-is-not-laid-under-a-base', ['R-DA-81'], [layer(), knot()], lay(13, 10), not('overlap', 'R-DA-81')),
  one('without-the-module-nobody-lays', ['DA-9.3.1'], [tern(), knot()], lay(10, 13), not('no-layer', 'DA-9.3.1')),
  one(
    'a-module-holds-three-beacons',
    ['DA-12.7.6'],
    [layer({ spent: { E1: 3 } }), knot({ equipment: { E1: 'beacon deployment' } })],
    lay(10, 13),
    not('no-stock', 'DA-12.7.6'),
  ),
];

const stocks: ArmadaCase[] = [
  one(
    'the-third-beacon-of-a-module-is-its-last',
    ['DA-12.7.6'],
    [layer({ spent: { E1: 2 } }), knot()],
    lay(10, 13),
    ship('tern', { spent: { E1: 3 } }),
  ),
  one(
    'two-modules-hold-three-beacons-each',
    ['DA-12.7.6'],
    [layer({ equipment: { E1: 'beacon deployment', E2: 'beacon deployment' }, spent: { E1: 3 } }), knot()],
    lay(10, 13),
    ship('tern', { spent: { E1: 3, E2: 1 } }),
  ),
];

const hacked: ArmadaCase[] = [
  one(
    'a-six-turns-a-beacon',
    ['DA-9.3.2', 'R-DA-82'],
    [tern(), knot()],
    hack,
    {
      events: [{ kind: 'beacon-hacked', face: 6, modules: 0, success: true }],
      ...stands({ id: 'beacon-1', seat: 'seat-1', status: 'offline' }),
    },
    { beacons: [enemy(16.5)] },
    [6],
  ),
  one(
    'each-countermeasure-adds-one',
    ['DA-9.3.2', 'R-DA-82'],
    [tern({ equipment: { E1: 'electronic countermeasures', E2: 'electronic countermeasures' } }), knot()],
    hack,
    { events: [{ kind: 'beacon-hacked', face: 4, modules: 2, success: true }] },
    { beacons: [enemy(16.5)] },
    [4],
  ),
  one(
    'a-five-without-countermeasures-fails',
    ['DA-9.3.2'],
    [tern(), knot()],
    hack,
    { events: [{ kind: 'beacon-hacked', success: false }], ...stands({ id: 'beacon-1', seat: 'seat-2' }) },
    { beacons: [enemy(16.5)] },
    [5],
  ),
  one(
    'nobody-hacks-farther-than-six-inches',
    ['DA-9.3.2'],
    [tern(), knot({ at: [10, 14] })],
    hack,
    not('out-of-reach', 'DA-9.3.2'),
    { beacons: [enemy(16.6)] },
  ),
  one(
    'a-beacon-that-is-off-is-not-hacked',
    ['DA-5.2a', 'DA-9.3.2'],
    [tern(), knot()],
    hack,
    not('beacon-offline', 'DA-5.2a'),
    { beacons: [enemy(14, { status: 'offline' }), enemy(8)] },
  ),
  one('a-jammed-beacon-is-not-hacked', ['DA-5.4', 'R-DA-83'], [tern(), knot()], hack, not('beacon-jammed', 'R-DA-83'), {
    beacons: [enemy(14), { seat: 'seat-1', at: [11, 14] }, enemy(8)],
  }),
];

const raiders = (fighters: Fields[], beacons: Fields[]): Fields => ({
  active: 'Hawks',
  segment: 'combat',
  squadrons: [
    squadron('Hawks', 'seat-1', [{ name: 'Osprey', class: 'CV', at: [24, 10], facing: 0 }]),
    squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'DD', at: [40, 40], facing: 180 }]),
  ],
  fighters,
  beacons,
});
const raid = (...fighters: string[]): Fields => ({ kind: 'attack-beacon', beacon: 'beacon-1', fighters });
const raids: ArmadaCase[] = [
  {
    id: 'six-hits-of-a-stack-destroy-a-beacon-and-free-the-other',
    covers: ['DA-5.1', 'DA-5.4', 'R-DA-84', 'R-DA-83'],
    given: raiders(
      [
        { carrier: 'Osprey', at: [29, 30] },
        { carrier: 'Osprey', at: [29.1, 30.99] },
      ],
      [
        { seat: 'seat-2', at: [30, 30.4] },
        { seat: 'seat-1', at: [31, 30.4] },
      ],
    ),
    dice: [6],
    when: by('seat-1', raid('osprey-f01', 'osprey-f02'), { kind: 'return-from-dogfight', fighters: ['osprey-f01'] }),
    then: {
      events: [{ kind: 'beacon-attacked', sides: 6, destroyed: true }],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'aboard' },
          { id: 'osprey-f02', attacked: true },
        ],
      },
    },
  },
  {
    id: 'a-stack-that-does-not-touch-a-beacon-does-not-attack-it',
    covers: ['DA-5.1'],
    given: raiders(
      [
        { carrier: 'Osprey', at: [28, 30] },
        { carrier: 'Osprey', at: [29, 30] },
      ],
      [{ seat: 'seat-2', at: [30, 30] }],
    ),
    when: by('seat-1', raid('osprey-f01')),
    rejects: { code: 'not-touching', rule: 'DA-5.1' },
  },
];

/** The last squadron of the round ends its activation: the End Phase follows. */
const atTheEnd = (beacons: Fields[]): Fields => ({
  active: 'Waders',
  segment: 'movement',
  squadrons: [
    squadron('Waders', 'seat-1', [tern({ speed: 'low' })]),
    squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'DD', at: [40, 40], facing: 180 }], { activated: true }),
  ],
  beacons,
});
const power: ArmadaCase[] = [
  {
    id: 'a-beacon-that-its-owner-has-switched-off-jams-nobody',
    covers: ['DA-10.2a', 'DA-5.2a', 'R-DA-83'],
    given: atTheEnd([
      { seat: 'seat-1', at: [20, 20], status: 'offline' },
      { seat: 'seat-2', at: [21, 20] },
    ]),
    dice: [3, 4, 10, 12],
    when: [
      ...by('seat-1', ends('movement'), ends('special')),
      ...by('seat-1', { kind: 'switch-beacons', online: [] }),
      ...by('seat-2', { kind: 'switch-beacons', online: ['beacon-2'] }),
    ],
    then: {
      position: {
        beacons: [
          { id: 'beacon-1', status: 'offline' },
          { id: 'beacon-2', status: 'online' },
        ],
      },
    },
  },
  {
    id: 'a-jammed-beacon-stays-as-it-is',
    covers: ['DA-10.2a', 'R-DA-83'],
    given: atTheEnd([
      { seat: 'seat-1', at: [20, 20] },
      { seat: 'seat-2', at: [21, 20] },
      { seat: 'seat-1', at: [30, 20] },
    ]),
    dice: [3, 4, 10, 12],
    when: by('seat-1', ends('movement'), ends('special'), { kind: 'switch-beacons', online: [] }),
    then: {
      events: [{ kind: 'beacons-switched', off: ['beacon-3'] }],
      position: { beacons: [{ status: 'online' }, { status: 'online' }, { status: 'offline' }] },
    },
  },
  {
    id: 'a-jammed-beacon-is-not-switched',
    covers: ['DA-10.2a', 'DA-5.4', 'R-DA-83'],
    given: atTheEnd([
      { seat: 'seat-1', at: [20, 20] },
      { seat: 'seat-2', at: [21, 20] },
      { seat: 'seat-1', at: [30, 20] },
    ]),
    when: by('seat-1', ends('movement'), ends('special'), { kind: 'switch-beacons', online: ['beacon-1'] }),
    rejects: { code: 'beacon-jammed', rule: 'R-DA-83' },
  },
  {
    id: 'a-beacon-goes-online-in-the-end-phase-and-its-owner-switches-it',
    covers: ['DA-5.2b', 'DA-9.3.1', 'R-DA-81', 'R-DA-83'],
    given: atTheEnd([
      { seat: 'seat-1', at: [20, 20], status: 'offline', starting: true },
      { seat: 'seat-1', at: [24, 20] },
    ]),
    dice: [3, 4, 10, 12],
    when: [
      ...by('seat-1', ends('movement'), ends('special')),
      ...by('seat-1', { kind: 'switch-beacons', online: ['beacon-1'] }),
    ],
    then: {
      events: [
        { kind: 'beacons-started', beacons: ['beacon-1'] },
        { kind: 'beacons-switched', off: ['beacon-2'] },
      ],
      position: {
        beacons: [
          { id: 'beacon-1', status: 'online', starting: false },
          { id: 'beacon-2', status: 'offline' },
        ],
      },
    },
  },
  {
    id: 'nobody-switches-the-beacons-of-others',
    covers: ['DA-5.2b'],
    given: atTheEnd([
      { seat: 'seat-1', at: [20, 20] },
      { seat: 'seat-2', at: [24, 20] },
    ]),
    when: by('seat-1', ends('movement'), ends('special'), { kind: 'switch-beacons', online: ['beacon-2'] }),
    rejects: { code: 'not-your-beacon', rule: 'DA-5.2b' },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...laid, ...stocks, ...hacked, ...raids, ...power] };
export default cases;
