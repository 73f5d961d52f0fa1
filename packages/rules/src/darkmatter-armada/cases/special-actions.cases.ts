/** Split-S (9.3.9), what evading ships do (9.3.6), and fighters beside ships that meet distortion fields (4.5). */
import type { CaseFile } from '../../kernel/index.ts';
import { duel, fires } from './gunnery.ts';
import { acting, type ArmadaCase, by, type Fields, knot, move, ship, squadron, stones, tern } from './written.ts';

const low: Fields = { speed: 'low' };
const about = (carry: string[] = []): Fields => ({ kind: 'split-s', ship: 'tern', carry });
/** Somebody is the flagship. */
const lead = (mover: Fields): Fields => (mover['rank'] === 'captain' ? { rank: 'admiral' } : {});
const splits = (
  id: string,
  covers: string[],
  mover: Fields,
  then: Fields,
  change: Fields = {},
  orders: Fields[] = [about()],
  dice?: number[],
): ArmadaCase => ({
  id,
  covers,
  given: acting('movement', [mover, knot({ at: [30, 10], ...lead(mover) })], change),
  when: by('seat-1', ...orders),
  ...(dice === undefined ? {} : { dice }),
  ...('code' in then ? { rejects: then } : { then }),
});
const not = (code: string, rule: string): Fields => ({ code, rule });

const turns: ArmadaCase[] = [
  splits(
    'a-split-s-goes-six-inches-ahead-and-turns-about',
    ['DA-9.3.9a', 'DA-9.3.9b', 'R-DA-96', 'R-DA-80'],
    tern(low),
    ship('tern', { at: [10, 16], facing: 180, disorder: 2, activation: { special: 'split-s', movedMils: 6000 } }),
  ),
  ...(
    [
      ['K', 1],
      ['FF', 1],
      ['CVL', 2],
      ['CH', 2],
      ['BC', 3],
      ['CV', 3],
      ['DN', 3],
      ['AFS', 1],
      ['AFM', 2],
      ['AFL', 3],
    ] as const
  ).map(([code, disorder]) =>
    splits(
      `a-split-s-of-class-${code.toLowerCase()}-costs-${disorder}`,
      ['DA-9.3.9b', 'R-DA-96'],
      tern({ class: code, rank: 'captain', ...low }),
      ship('tern', { at: [10, 16], facing: 180, disorder }),
    ),
  ),
  splits(
    'expert-navigators-take-one-off-a-split-s',
    ['DA-12.4.6', 'DA-9.3.9b'],
    tern({ ...low, customizations: ['expert navigators'] }),
    ship('tern', { facing: 180, disorder: 1 }),
  ),
  splits('a-split-s-is-for-low-speed', ['DA-9.3.9a'], tern(), not('too-fast', 'DA-9.3.9a')),
  splits('a-split-s-takes-the-place-of-the-move', ['DA-9.3.9a', 'R-DA-80'], tern(low), not('moved', 'DA-9.2.4'), {}, [
    move(0, 4),
    about(),
  ]),
  splits('nobody-moves-after-a-split-s', ['DA-9.3.9a'], tern(low), not('moved', 'DA-9.2.4'), {}, [
    about(),
    move(180, 4),
  ]),
  splits(
    'a-split-s-is-the-one-special-action',
    ['DA-9.3', 'DA-9.3.9a'],
    tern({ ...low, equipment: { E1: 'maneuvering thrusters' } }),
    not('special-taken', 'DA-9.3'),
    {},
    [{ kind: 'pivot-ship', ship: 'tern', facingCdeg: 3000 }, about()],
  ),
  splits(
    'a-split-s-needs-a-drive',
    ['R-DA-151', 'R-DA-96'],
    tern({ ...low, destroyed: ['DR1', 'DR2'] }),
    not('no-drive', 'R-DA-151'),
  ),
  splits('a-split-s-onto-another-base-is-refused', ['R-DA-96', 'DA-9.2.5'], tern(low), not('overlap', 'DA-9.2.5'), {
    squadrons: [squadron('Waders', 'seat-1', [tern(low), knot({ at: [10, 16.5] })]), stones()],
  }),
  splits(
    'terrain-acts-on-the-way-of-a-split-s',
    ['R-DA-96', 'DA-4.5.4b'],
    tern(low),
    ship('tern', { at: [10, 16], facing: 180, disorder: 3 }),
    { terrain: [{ kind: 'particle cloud', at: [10, 14], size: 'small' }] },
  ),
  splits(
    'a-split-s-into-a-planet-ends-before-it',
    ['R-DA-96', 'R-DA-76'],
    tern(low),
    ship('tern', { at: [10, 12.25], facing: 180, hull: 16, disorder: 4 }),
    { terrain: [{ kind: 'planet', at: [10, 16], size: 'medium' }] },
    [about()],
    [4],
  ),
  splits(
    'a-split-s-over-the-edge-is-the-end',
    ['DA-9.3.9a', 'DA-9.2.8', 'R-DA-79'],
    tern({ ...low, at: [10, 42] }),
    { events: [{ kind: 'ship-removed', ship: 'tern', how: 'destroyed', cause: { rule: 'DA-9.2.8' } }] },
    { squadrons: [squadron('Waders', 'seat-1', [tern({ ...low, at: [10, 42] }), knot({ at: [30, 10] })]), stones()] },
  ),
];

/** A carrier with a token on either side runs north into a field at (10, 20), four inches across. */
const carrier = (
  kind: string,
  change: Fields = {},
  at: number[][] = [
    [11.25, 10],
    [8.75, 10],
  ],
): Fields => ({
  active: 'Hawks',
  segment: 'movement',
  squadrons: [
    squadron('Hawks', 'seat-1', [{ name: 'Osprey', class: 'CVL', at: [10, 10], facing: 0, ...change }]),
    stones(),
  ],
  fighters: at.map((place) => ({ carrier: 'Osprey', at: place })),
  terrain: [{ kind, at: [10, 20], size: 'small' }],
});
const sail = (inches: number, more: Fields = {}): Fields =>
  move(0, inches, 0, { ship: 'osprey', carry: ['osprey-f01', 'osprey-f02'], ...more });
const riders: ArmadaCase[] = [
  {
    id: 'tokens-are-left-at-the-edge-of-a-distortion-field',
    covers: ['DA-4.5', 'R-DA-75', 'DA-9.2.7'],
    given: carrier('distortion field'),
    when: by('seat-1', sail(10)),
    then: {
      position: {
        squadrons: [{ id: 'hawks', ships: [{ id: 'osprey', at: [10, 20] }] }],
        fighters: [
          { id: 'osprey-f01', at: [11.25, 17.83] },
          { id: 'osprey-f02', at: [8.75, 17.83] },
        ],
      },
    },
  },
  {
    id: 'tokens-at-the-edge-of-a-distortion-field-stay-there-when-a-ship-crosses-it',
    covers: ['DA-4.5', 'R-DA-75'],
    given: carrier('distortion field', { class: 'K', equipment: {}, speed: 'high' }, []),
    when: by('seat-1', move(0, 30, 0, { ship: 'osprey' })),
    then: { position: { squadrons: [{ id: 'hawks', ships: [{ id: 'osprey', at: [10, 40] }] }] } },
  },
  {
    id: 'a-nebula-takes-the-tokens-that-are-carried-into-it',
    covers: ['DA-4.5', 'R-DA-78', 'DA-9.2.7'],
    given: carrier('emission nebula'),
    dice: [2],
    when: by('seat-1', sail(10)),
    then: {
      events: [
        { kind: 'tokens-lost', fighters: ['osprey-f01'] },
        { kind: 'tokens-lost', fighters: ['osprey-f02'] },
      ],
    },
  },
  {
    id: 'no-token-is-carried-across-a-planet',
    covers: ['DA-4.5', 'R-DA-78'],
    given: { ...carrier('planet'), terrain: [{ kind: 'planet', at: [13.2, 16], size: 'small' }] },
    when: by('seat-1', sail(10)),
    rejects: { code: 'fighter-planet', rule: 'DA-4.5' },
  },
  {
    id: 'on-a-way-round-a-planet-a-distortion-field-holds-the-tokens',
    covers: ['DA-4.5', 'R-DA-75', 'R-DA-97'],
    given: {
      ...carrier('planet', { at: [18, 29], facing: 90, ...low }, [[18, 30.25]]),
      terrain: [
        { kind: 'planet', at: [24, 24] },
        { kind: 'distortion field', diameter: 2, at: [29, 24] },
      ],
    },
    when: by('seat-1', {
      kind: 'enter-orbit',
      ship: 'osprey',
      planet: 'planet',
      segments: 4,
      courseCdeg: 9000,
      distanceMils: 6000,
      carry: ['osprey-f01'],
    }),
    then: {
      position: {
        squadrons: [{ id: 'hawks', ships: [{ id: 'osprey', at: [28.33, 21.5] }] }],
        fighters: [{ id: 'osprey-f01' }],
      },
    },
  },
];

const evading: ArmadaCase[] = [
  {
    id: 'evasion-counts-against-torpedoes',
    covers: ['DA-9.3.6a', 'R-DA-92'],
    given: duel({ T1: 'EMP torpedo d8' }, { at: [10, 30], evasive: true, speed: 'medium' }),
    dice: [5, 2, 3],
    when: fires(['T1']),
    then: { events: [{ kind: 'defence-rolled', dice: [{ source: 'def' }, { source: 'evasive', sides: 6 }] }] },
  },
  {
    id: 'the-fighters-of-a-ship-that-skips-combat-attack',
    covers: ['DA-9.3.6b', 'R-DA-93'],
    given: {
      active: 'Hawks',
      squadrons: [
        squadron('Hawks', 'seat-1', [
          { name: 'Osprey', class: 'CV', at: [24, 10], facing: 0, activation: { skipsCombat: true, special: 'evade' } },
        ]),
        squadron('Stones', 'seat-2', [
          { name: 'Flint', class: 'DD', at: [44, 44], facing: 180 },
          { name: 'Onyx', class: 'CR', at: [24, 24], facing: 180 },
        ]),
      ],
      fighters: [{ carrier: 'Osprey', at: [25.25, 24] }],
    },
    dice: [2, 2],
    when: by('seat-1', { kind: 'attack-with-fighters', target: 'onyx', fighters: ['osprey-f01'] }),
    then: { events: [{ kind: 'fighters-struck', hit: false }] },
  },
  {
    id: 'evasion-ends-when-the-ship-acts-again',
    covers: ['DA-9.3.6b'],
    given: {
      squadrons: [squadron('Waders', 'seat-1', [tern({ evasive: true }), knot()]), stones({ activated: true })],
    },
    when: by('seat-1', { kind: 'activate-squadron', squadron: 'waders' }),
    then: { events: [{ kind: 'evasion-ended', ship: 'tern' }], ...ship('tern', { evasive: false }) },
  },
  {
    id: 'a-ship-without-a-drive-does-not-evade',
    covers: ['R-DA-93', 'R-DA-151'],
    given: acting('special', [tern({ destroyed: ['DR1', 'DR2'] }), knot()]),
    when: by('seat-1', { kind: 'evade', ship: 'tern', keepCombat: true }),
    rejects: { code: 'no-drive', rule: 'R-DA-93' },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...turns, ...riders, ...evading] };
export default cases;
