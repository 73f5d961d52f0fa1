/** Condition checks, emergency jumps, losses and what follows from them (8.4.8, 2.3, R-QR-155 to R-QR-161). */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, defend, fire, guns, hullLost, onyx, scene, ship, shown, tern } from './gunnery.ts';

type Fields = ReturnType<typeof ship>;
const shot = [fire('onyx', [guns('tern', 'F')])];
/** Another squadron of seat-2, so that Onyx holds the rank the case wants and the match goes on. */
const slates = (rank = 'admiral', more: Fields[] = []) => ({
  squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [4, 44], 180, { rank }), ...more] }],
});
/** One autocannon hit on a cruiser (DEF 3, CR 4, 5 shaded hull boxes) that holds this rank. */
const one = (rest: Fields, rank = 'captain', weapons: Record<string, string> = { F: 'autocannon 1' }) =>
  scene([tern(weapons)], [onyx(20, { rank, ...rest })], slates(rank === 'admiral' ? 'commander' : 'admiral'));
const hit = [3, 1, 1, 1];
const gone = (how: string, rest: Fields = {}): Fields => ({ kind: 'ship-removed', ship: 'onyx', how, ...rest });
const check = (total: number, need: number, passed: boolean): Fields => ({
  kind: 'condition-checked',
  ship: 'onyx',
  total,
  need,
  passed,
});

const checks = [
  shown({
    id: 'no-hull-left-is-destroyed',
    covers: ['QR-1.9a', 'QR-1.5b', 'R-QR-181'],
    note: 'A cruiser of 35 points: the other side scores all of them.',
    given: one({ hull: 1 }),
    dice: hit,
    when: shot,
    events: [hullLost('onyx', 1, 0), gone('destroyed', { to: 'seat-1', halfPoints: 70, cause: { rule: 'QR-1.9a' } })],
    after: {
      position: {
        sides: { 'seat-1': { score: 35 } },
        squadrons: [{ id: 'stones', ships: [{ id: 'onyx', gone: { how: 'destroyed', points: 35 } }] }],
      },
    },
  }),
  shown({
    id: 'no-check-in-the-white-boxes',
    covers: ['QR-8.4.8.2a', 'QR-1.10.8a', 'R-QR-36'],
    note: 'From 6 to 5: the fifth box from the end is the first shaded one, and it is not marked yet.',
    given: one({ hull: 6 }),
    dice: hit,
    when: shot,
    events: [hullLost('onyx', 1, 5)],
  }),
  shown({
    id: 'the-first-shaded-box-calls-a-check',
    covers: ['QR-8.4.8.2a', 'QR-8.4.8.2b', 'QR-1.10.8b', 'QR-1.10.8a', 'R-QR-36', 'R-QR-155'],
    given: one({ hull: 5 }),
    dice: [...hit, 3, 3],
    when: shot,
    events: [hullLost('onyx', 1, 4), check(6, 6, true)],
  }),
  shown({
    id: 'every-further-shaded-box-calls-one',
    covers: ['QR-8.4.8.2a', 'R-QR-155'],
    given: one({ hull: 3 }),
    dice: [...hit, 5, 1],
    when: shot,
    events: [hullLost('onyx', 1, 2), check(6, 6, true)],
  }),
  shown({
    id: 'one-check-for-the-whole-attack',
    covers: ['R-QR-155', 'R-QR-12'],
    note: 'Three boxes of hull and, by Life Support after the critical, a shaded box of crew: one check, last of all.',
    given: one({ hull: 7, crew: 2, crLost: 1 }, 'captain', { F: 'autocannon 3' }),
    dice: [3, 3, 3, 1, 1, 1, 3, 4, 4],
    when: shot,
    events: [
      hullLost('onyx', 3, 4),
      { kind: 'critical-hit', space: 'LS' },
      { kind: 'crew-lost', crew: 0 },
      check(8, 6, true),
    ],
  }),
  shown({
    id: 'disorder-counts-against-the-check',
    covers: ['QR-8.4.8.2a', 'QR-8.4.8.2c', 'QR-8.4.8.3a', 'QR-1.5d', 'R-QR-181'],
    given: one({ hull: 5, disorder: 2 }),
    dice: [...hit, 4, 3],
    when: shot,
    events: [
      check(5, 6, false),
      gone('emergency-jump', { to: 'seat-1', halfPoints: 70, cause: { rule: 'QR-8.4.8.2c' } }),
    ],
    after: { position: { sides: { 'seat-1': { score: 35 } } } },
  }),
  shown({
    id: 'new-disorder-counts-at-once',
    covers: ['R-QR-155', 'QR-11.5.12a'],
    given: one({ hull: 5 }, 'captain', { F: 'nuclear 1' }),
    dice: [6, 1, 1, 1, 3, 3],
    when: shot,
    events: [{ kind: 'disorder-gained', disorder: 1 }, check(5, 6, false), gone('emergency-jump')],
  }),
  ...(
    [
      ['captain', 6],
      ['commander', 5],
      ['admiral', 4],
    ] as const
  ).flatMap(([rank, need]) => [
    shown({
      id: `check-of-a-${rank}-holds`,
      covers: ['QR-8.4.8.2b'],
      given: one({ hull: 5 }, rank),
      dice: [...hit, 1, need - 1],
      when: shot,
      events: [check(need, need, true)],
    }),
    shown({
      id: `check-of-a-${rank}-fails`,
      covers: ['QR-8.4.8.2b', 'QR-8.4.8.2c'],
      given: one({ hull: 5 }, rank),
      dice: [...hit, 1, need - 2],
      when: shot,
      events: [check(need - 1, need, false), gone('emergency-jump')],
    }),
  ]),
  shown({
    id: 'shaded-crew-calls-a-check',
    covers: ['QR-1.10.4d', 'QR-1.10.4a', 'R-QR-155', 'R-QR-157'],
    note: 'A cruiser has one shaded crew box: 0 CP is it. It stays aboard at 0.',
    given: one({ crew: 2 }, 'captain', { F: 'biohazard 1' }),
    dice: [6, 1, 1, 1, 3, 3],
    when: shot,
    events: [{ kind: 'crew-lost', crew: 0 }, check(6, 6, true)],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', crew: 0 }] }] } },
  }),
];

const jumps = [
  shown({
    id: 'no-hyperdrive-two-disorder',
    covers: ['QR-8.4.8.3b', 'QR-11.6.15a', 'R-QR-156'],
    given: one({ hull: 5, offline: ['HY'] }),
    dice: [...hit, 1, 1],
    when: shot,
    events: [
      check(2, 6, false),
      { kind: 'jump-blocked', ship: 'onyx' },
      { kind: 'disorder-gained', markers: 2, disorder: 2 },
    ],
  }),
  shown({
    id: 'a-station-cannot-jump',
    covers: ['QR-8.4.8.3b', 'R-QR-41', 'R-QR-156'],
    given: scene([tern({ F: 'autocannon 1' })], [onyx(20, { rank: 'captain', hull: 3 }, 'SS')], slates()),
    dice: [3, 1, 1, 1, 1, 1, 1, 1, 1],
    when: shot,
    events: [check(2, 6, false), { kind: 'jump-blocked' }, { kind: 'disorder-gained', markers: 2 }],
  }),
  shown({
    id: 'no-hyperdrive-and-no-crew-is-destroyed',
    covers: ['R-QR-156', 'QR-8.4.8.6a'],
    given: one({ hull: 5, crew: 0, offline: ['HY'] }),
    dice: [...hit, 1, 1],
    when: shot,
    events: [check(2, 6, false), gone('destroyed', { cause: { rule: 'R-QR-156' } })],
  }),
  shown({
    id: 'disorder-at-zero-crew-forces-a-jump',
    covers: ['QR-8.4.8.6a', 'R-QR-157'],
    given: one({ crew: 0, disorder: 1 }, 'captain', { F: 'nuclear 1' }),
    dice: [6, 1, 1, 1],
    when: shot,
    events: [{ kind: 'disorder-gained', disorder: 2 }, gone('emergency-jump', { cause: { rule: 'QR-8.4.8.6a' } })],
  }),
  shown({
    id: 'crew-loss-at-zero-crew-forces-a-jump',
    covers: ['QR-8.4.8.6a', 'R-QR-151', 'R-QR-157'],
    given: one({ crew: 0 }, 'captain', { F: 'biohazard 1' }),
    dice: [6, 1, 1, 1],
    when: shot,
    events: [{ kind: 'crew-lost', crew: 0 }, gone('emergency-jump')],
  }),
  shown({
    id: 'zero-crew-and-no-hyperdrive-is-destroyed',
    covers: ['QR-8.4.8.6a', 'R-QR-156'],
    given: one({ crew: 0, offline: ['HY'] }, 'captain', { F: 'nuclear 1' }),
    dice: [6, 1, 1, 1],
    when: shot,
    events: [gone('destroyed')],
  }),
  shown({
    id: 'crew-loss-past-zero-forces-a-jump',
    covers: ['R-QR-151', 'QR-11.6.17b'],
    given: one({ crew: 1 }, 'captain', { F: 'biohazard 1' }),
    dice: [6, 1, 1, 1],
    when: shot,
    events: [{ kind: 'crew-lost', amount: 2, crew: 0 }, gone('emergency-jump')],
  }),
  shown({
    id: 'a-ship-that-jumped-receives-nothing-more',
    covers: ['R-QR-13', 'R-QR-129'],
    note: 'Biohazard forces the jump; the Nuclear result, the critical and the check find nobody.',
    given: one({ crew: 1, hull: 5, crLost: 2 }, 'captain', { F: 'biohazard 1', T1: 'nuclear 1' }),
    dice: [6, 6, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [hullLost('onyx', 2, 3), { kind: 'crew-lost' }, gone('emergency-jump')],
  }),
];

const unmanned = (rest: Fields, weapons: Record<string, string>) =>
  scene([tern(weapons)], [onyx(20, { rank: 'captain', customizations: ['unmanned'], ...rest }, 'DD')], slates());

const crews = [
  shown({
    id: 'unmanned-takes-no-disorder',
    covers: ['QR-11.4.19d', 'R-QR-158'],
    given: unmanned({}, { F: 'nuclear 1' }),
    dice: [6, 1, 1],
    when: shot,
    events: [hullLost('onyx', 1, 13)],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', disorder: 0 }] }] } },
  }),
  shown({
    id: 'unmanned-suffers-nothing-from-zero-crew',
    covers: ['QR-11.4.19c', 'R-QR-151'],
    given: unmanned({ crew: 1 }, { F: 'biohazard 1' }),
    dice: [6, 1, 1],
    when: shot,
    events: [{ kind: 'crew-lost', crew: 0 }],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', crew: 0, hull: 13 }] }] } },
  }),
  shown({
    id: 'unmanned-checks-its-hull',
    covers: ['R-QR-155', 'R-QR-158'],
    given: unmanned({ hull: 4, offline: ['HY'] }, { F: 'autocannon 1' }),
    dice: [3, 1, 1, 1, 1],
    when: shot,
    events: [check(2, 6, false), { kind: 'jump-blocked' }],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', disorder: 0, hull: 3 }] }] } },
  }),
];

/** Onyx with one hull and Flint in its squadron; Chert and Slate in another, Chert in command there. */
const fleet = (rank: string, chert: string, rest: Fields = {}) =>
  scene([tern({ F: 'autocannon 1' })], [onyx(20, { rank, hull: 1 }), ship('Flint', 'DD', [12, 40], 180)], {
    squadrons: [
      {
        name: 'Slates',
        seat: 'seat-2',
        ships: [ship('Chert', 'DD', [4, 44], 180, { rank: chert, ...rest }), ship('Gneiss', 'DD', [8, 46], 180)],
      },
    ],
  });

const officers = [
  shown({
    id: 'loss-of-the-flagship',
    covers: ['QR-2.3.1c', 'QR-2.3.2c', 'R-QR-160', 'R-QR-13'],
    note: 'Chert, a Squadron Commander, gains two; Flint, whose own commander the flagship was, gains one.',
    given: fleet('admiral', 'commander'),
    dice: [3, 1, 1, 1, 1],
    when: shot,
    events: [
      gone('destroyed'),
      { kind: 'command-lost', ship: 'onyx', rank: 'admiral' },
      { kind: 'disorder-gained', ship: 'chert', markers: 2 },
      { kind: 'disorder-gained', ship: 'flint', markers: 1 },
    ],
    after: { position: { squadrons: [{ id: 'slates', ships: [{ id: 'gneiss', disorder: 0 }] }] } },
  }),
  shown({
    id: 'loss-of-a-commander',
    covers: ['QR-2.3.2c', 'R-QR-160'],
    given: fleet('commander', 'admiral'),
    dice: [3, 1, 1, 1, 1],
    when: shot,
    events: [
      { kind: 'command-lost', rank: 'commander' },
      { kind: 'disorder-gained', ship: 'flint', markers: 1 },
    ],
    after: { position: { squadrons: [{ id: 'slates', ships: [{ id: 'chert', disorder: 0 }] }] } },
  }),
  shown({
    id: 'losses-chain-first-in-first-out',
    covers: ['R-QR-13', 'R-QR-157', 'R-QR-160'],
    note: 'The flagship goes; Chert, without crew, jumps on its new markers, and its squadron loses its commander in turn.',
    given: fleet('admiral', 'commander', { crew: 0 }),
    dice: [3, 1, 1, 1, 1],
    when: shot,
    events: [
      { kind: 'disorder-gained', ship: 'chert', markers: 2 },
      { kind: 'ship-removed', ship: 'chert', how: 'emergency-jump' },
      { kind: 'disorder-gained', ship: 'flint', markers: 1 },
      { kind: 'command-lost', ship: 'chert', rank: 'commander' },
      { kind: 'disorder-gained', ship: 'gneiss', markers: 1 },
    ],
    after: { position: { sides: { 'seat-1': { score: 60 } } } },
  }),
  shown({
    id: 'checks-target-first-then-screens',
    covers: ['R-QR-12', 'R-QR-155', 'R-QR-126'],
    given: scene(
      [tern({ F: 'autocannon 2' })],
      [
        onyx(20, { hull: 5, rank: 'captain' }),
        ship('Flint', 'FF', [22.75, 40], 180, { hull: 4, rank: 'captain', customizations: ['defensive screen'] }),
      ],
      slates(),
    ),
    dice: [3, 3, 1, 1, 1, 1, 1, 6, 1, 5, 5],
    when: [...shot, defend(['flint']), answer({ kind: 'assign-screen-hits', hits: [{ ship: 'flint', hits: 1 }] })],
    events: [
      { kind: 'condition-checked', ship: 'onyx', faces: [6, 1] },
      { kind: 'condition-checked', ship: 'flint', faces: [5, 5] },
    ],
  }),
  shown({
    id: 'fighters-aboard-are-lost-with-their-carrier',
    covers: ['QR-8.4.6.5a', 'R-QR-161'],
    note: 'The one that is out stays on the table.',
    given: scene([tern({ F: 'autocannon 1' })], [onyx(20, { hull: 1, rank: 'captain' }, 'CVL')], {
      ...slates(),
      fighters: [{ carrier: 'Onyx', at: [30, 40] }],
    }),
    dice: [3, 1, 1, 1, 1],
    when: shot,
    events: [gone('destroyed', { fighters: ['onyx-f02', 'onyx-f03', 'onyx-f04'] })],
    after: {
      position: {
        fighters: [
          { id: 'onyx-f01', at: [30, 40] },
          { id: 'onyx-f02', place: 'lost' },
        ],
      },
    },
  }),
];

const repair = (rest: Fields) => ({
  given: {
    turn: 'seat-1',
    squadrons: [
      {
        name: 'Waders',
        seat: 'seat-1',
        ships: [tern({ F: 'beam 1' }, { equipment: { E1: 'automated repair', E2: 'space marines' }, ...rest }, 'CR')],
      },
      { name: 'Stones', seat: 'seat-2', ships: [onyx(10)] },
    ],
  },
  when: [{ by: 'seat-1', command: { kind: 'activate-squadron', squadron: 'waders' } }] as const,
});

const repairs = [
  { id: 'automated-repair-two', rest: { hull: 10 }, amount: 2, hull: 12 },
  {
    id: 'automated-repair-three-with-auxiliary-power',
    rest: { hull: 10, equipment: { E1: 'automated repair', E2: 'auxiliary power unit' } },
    amount: 3,
    hull: 13,
  },
  {
    id: 'automated-repair-adds-up',
    rest: { hull: 10, equipment: { E1: 'automated repair', E2: 'automated repair' } },
    amount: 4,
    hull: 14,
  },
  { id: 'automated-repair-never-above-the-maximum', rest: { hull: 15 }, amount: 1, hull: 16 },
].map(({ id, rest, amount, hull }) =>
  shown({
    id,
    covers: ['QR-11.6.4a', 'R-QR-75', 'R-QR-30'],
    given: repair(rest).given,
    when: [...repair(rest).when],
    events: [{ kind: 'activation-began' }, { kind: 'hull-restored', ship: 'tern', amount, hull }],
  }),
);

export default {
  ruleset: 'quantum-rebellion',
  cases: [...checks, ...jumps, ...crews, ...officers, ...repairs],
} satisfies CaseFile;
