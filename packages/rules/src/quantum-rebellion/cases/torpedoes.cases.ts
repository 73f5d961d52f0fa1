/** Torpedoes: 8.4.4.3, 11.5.16 to 11.5.21, and escorts against them (8.4.6.7). */
import type { CaseFile } from '../../kernel/index.ts';
import { defend, fire, guns, hullLost, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

type Fields = ReturnType<typeof ship>;
const shot = [fire('onyx', [guns('tern', 'T1')])];
const explosive = (rest: Fields = {}) => tern({ T1: 'explosive torpedo 2', F: 'autocannon 1' }, rest);
const spread = (inches: number, theirs: Fields = {}, rest: Fields = {}, ours: Fields = {}) =>
  scene([explosive(ours)], [onyx(inches, theirs)], rest);

/** Erne, a light carrier behind Onyx, whose first fighter stands beside Onyx. */
const escorted = (weapons: Record<string, string>, erne: Fields = {}) =>
  scene([tern(weapons)], [onyx(20), ship('Erne', 'CVL', [40, 44], 180, erne)], {
    fighters: [{ carrier: 'Erne', at: [25.25, 40] }],
  });

const rules = [
  shown({
    id: 'torpedoes-hit-on-three',
    covers: ['QR-11.5.16c', 'QR-11.5.1b', 'R-QR-118'],
    given: spread(48, {}, { table: [60, 70] }),
    dice: [3, 2, 1, 1, 1],
    when: shot,
    events: [
      { kind: 'fire-declared', torpedo: true, rangeMils: 48000 },
      { kind: 'attack-rolled', rolls: [{ need: 3 }] },
      hullLost('onyx', 1, 15),
    ],
  }),
  shown({
    id: 'torpedoes-from-twelve-inches',
    covers: ['QR-11.5.16c', 'R-QR-07'],
    given: spread(12),
    dice: [3, 2, 1, 1, 1],
    when: shot,
    events: [hullLost('onyx', 1, 15)],
  }),
  refused({
    id: 'torpedoes-too-near',
    covers: ['QR-11.5.16c', 'R-QR-118'],
    given: spread(11.98),
    when: shot,
    code: 'torpedo-range',
    rule: 'QR-11.5.16c',
  }),
  refused({
    id: 'torpedoes-too-far',
    covers: ['QR-11.5.16c', 'QR-8.4.5.3f'],
    given: scene([explosive()], [onyx(48.02), ship('Flint', 'DD', [24, 50], 180)], { table: [60, 70] }),
    when: shot,
    code: 'out-of-range',
    rule: 'QR-8.4.5.3f',
  }),
  shown({
    id: 'torpedoes-need-no-line-and-ignore-cover',
    covers: ['QR-11.5.16b'],
    note: 'A planet stands in between and Onyx in heavy asteroids: on 5+ only.',
    given: spread(
      20,
      {},
      {
        terrain: [
          { kind: 'planet', at: [24, 28], size: 'small' },
          { kind: 'heavy asteroid field', at: [24, 40], size: 'small' },
        ],
      },
    ),
    dice: [3, 3, 3, 4, 1],
    when: shot,
    events: [{ kind: 'fire-declared', cover: { level: 'none' } }, hullLost('onyx', 2, 14)],
  }),
  refused({
    id: 'direct-fire-needs-the-line-that-torpedoes-do-not',
    covers: ['QR-11.5.16b', 'QR-3.1a'],
    given: spread(20, {}, { terrain: [{ kind: 'planet', at: [24, 28], size: 'small' }] }),
    when: [fire('onyx', [guns('tern', 'F')])],
    code: 'line-blocked',
    rule: 'QR-8.4.5.3b',
  }),
  shown({
    id: 'countermeasures-are-heavy-cover-against-torpedoes',
    covers: ['QR-11.6.12a', 'QR-11.5.16b'],
    given: spread(20, { equipment: { E1: 'electronic countermeasures' } }),
    dice: [3, 3, 3, 1, 1],
    when: shot,
    events: [
      { kind: 'fire-declared', cover: { level: 'heavy' } },
      { kind: 'hits-intercepted', intercepts: 1, left: 1 },
    ],
  }),
  shown({
    id: 'countermeasures-do-nothing-against-guns',
    covers: ['QR-11.6.12a'],
    given: spread(20, { equipment: { E1: 'electronic countermeasures' } }),
    dice: [3, 3, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'fire-declared', cover: { level: 'none' } }],
  }),
  shown({
    id: 'torpedoes-never-strike-the-vulnerable-sector',
    covers: ['QR-8.4.2b', 'R-QR-118'],
    given: spread(20, { facing: 0 }),
    dice: [1, 1, 1, 1, 1],
    when: shot,
    events: [{ kind: 'attack-rolled', rolls: [{ source: 'weapon' }] }],
  }),
  shown({
    id: 'full-stop-does-not-touch-torpedoes',
    covers: ['R-QR-118', 'R-QR-81'],
    given: spread(20, { fullStop: true, equipment: { E1: 'electronic countermeasures' } }, {}, { fullStop: true }),
    dice: [3, 1, 3, 1, 1],
    when: shot,
    events: [
      { kind: 'fire-declared', cover: { level: 'heavy' } },
      { kind: 'attack-rolled', hits: 1, rolls: [{ need: 3 }] },
    ],
  }),
  shown({
    id: 'antimatter-takes-the-bonus-of-torpedoes',
    covers: ['R-QR-118', 'R-QR-133'],
    given: spread(20, {}, {}, { antimatter: true }),
    dice: [3, 5, 1, 1, 1],
    when: shot,
    events: [{ kind: 'attack-rolled', hits: 1, rolls: [{ need: 5 }] }],
  }),
  refused({
    id: 'torpedoes-never-join-guns',
    covers: ['QR-8.4.4.3a'],
    given: spread(20),
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    code: 'torpedoes-alone',
    rule: 'QR-8.4.4.3a',
  }),
  refused({
    id: 'torpedoes-of-two-warheads-stay-apart',
    covers: ['QR-8.4.4.3a', 'R-QR-118'],
    given: scene([tern({ T1: 'explosive torpedo 2', T2: 'nuclear torpedo 2' }, {}, 'CH')], [onyx(20)]),
    when: [fire('onyx', [guns('tern', 'T1', 'T2')])],
    code: 'warheads-differ',
    rule: 'R-QR-118',
  }),
  shown({
    id: 'two-turrets-of-one-warhead',
    covers: ['QR-8.4.4.3a', 'R-QR-118'],
    given: scene([tern({ T1: 'nuclear torpedo 1', T2: 'nuclear torpedo 1' }, {}, 'CH')], [onyx(20)]),
    dice: [3, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'T1', 'T2')])],
    events: [hullLost('onyx', 2, 14)],
  }),
  shown({
    id: 'ships-launch-torpedoes-together',
    covers: ['R-QR-118', 'R-QR-114'],
    given: scene(
      [tern({ T1: 'nuclear torpedo 1' }), ship('Knot', 'DD', [26, 20], 180, { weapons: { T1: 'nuclear torpedo 1' } })],
      [onyx(20)],
    ),
    dice: [3, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'T1'), guns('knot', 'T1')])],
    events: [hullLost('onyx', 2, 14)],
  }),
  refused({
    id: 'each-torpedo-ship-in-its-own-band',
    covers: ['R-QR-114'],
    given: scene(
      [tern({ T1: 'nuclear torpedo 1' }), ship('Knot', 'DD', [24, 26], 0, { weapons: { T1: 'nuclear torpedo 1' } })],
      [onyx(17)],
    ),
    when: [fire('onyx', [guns('tern', 'T1'), guns('knot', 'T1')])],
    code: 'torpedo-range',
    rule: 'QR-11.5.16c',
  }),
];

const warhead = (id: string, kind: string, covers: string[], dice: number[], events: Fields[]) =>
  shown({
    id,
    covers,
    given: scene([tern({ T1: `${kind} torpedo 1` })], [onyx(20)]),
    dice: [6, 1, 1, 1, ...dice],
    when: shot,
    events,
  });

const warheads = [
  warhead(
    'biohazard-torpedo',
    'biohazard',
    ['QR-11.5.17a'],
    [],
    [{ kind: 'crew-lost', amount: 2, crew: 2, cause: { rule: 'QR-11.5.17a' } }],
  ),
  warhead(
    'dark-matter-torpedo',
    'dark matter',
    ['QR-11.5.18a'],
    [],
    [hullLost('onyx', 1, 15), { kind: 'hull-lost', amount: 2, hull: 13, cause: { rule: 'QR-11.5.18a' } }],
  ),
  warhead(
    'emp-torpedo',
    'emp',
    ['QR-11.5.19a'],
    [],
    [{ kind: 'ship-impaired', of: 'defense', amount: 2, left: 1, ordnance: 'torpedo-emp' }],
  ),
  warhead(
    'explosive-torpedo',
    'explosive',
    ['QR-11.5.20a', 'R-QR-135'],
    [3, 1],
    [
      { kind: 'extra-dice-rolled', rolls: [{ faces: [3, 1], need: 3 }], hits: 1 },
      { kind: 'hull-lost', amount: 1, hull: 14, cause: { rule: 'QR-11.5.20a' } },
    ],
  ),
  warhead(
    'nuclear-torpedo',
    'nuclear',
    ['QR-11.5.21a'],
    [],
    [{ kind: 'disorder-gained', markers: 1, disorder: 1, cause: { rule: 'QR-11.5.21a' } }],
  ),
];

const escorts = [
  shown({
    id: 'an-escort-adds-a-die-and-goes-home',
    covers: ['QR-8.4.6.7h', 'QR-8.4.6.7i', 'R-QR-164', 'R-QR-187'],
    given: escorted({ T1: 'explosive torpedo 2' }),
    dice: [3, 3, 5, 1, 1, 1, 1],
    when: [...shot, defend([], ['erne-f01'])],
    events: [
      { kind: 'defence-committed', escorts: ['erne-f01'] },
      { kind: 'defence-rolled', sources: [{ dice: 3 }, { from: 'squadron', dice: 1 }, { from: 'escorts', dice: 1 }] },
      hullLost('onyx', 1, 15),
      { kind: 'fighters-returned', homecomings: [{ fighter: 'erne-f01', to: 'aboard' }] },
    ],
    after: { position: { fighters: [{ id: 'erne-f01', place: 'aboard' }] } },
  }),
  shown({
    id: 'an-escort-may-stay-out-of-it',
    covers: ['QR-8.4.6.7h', 'R-QR-164'],
    given: escorted({ T1: 'explosive torpedo 2' }),
    dice: [3, 3, 5, 1, 1, 1],
    when: [...shot, defend([])],
    events: [{ kind: 'defence-rolled', sources: [{ dice: 3 }, { dice: 1 }] }],
    after: { position: { fighters: [{ id: 'erne-f01', at: [25.25, 40] }] } },
  }),
  shown({
    id: 'escorts-do-not-help-against-guns',
    covers: ['QR-8.4.6.7h', 'R-QR-125'],
    note: 'Nobody is asked: the dice fall at once.',
    given: escorted({ F: 'autocannon 2' }),
    dice: [3, 3, 5, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'defence-rolled', sources: [{ dice: 3 }, { dice: 1 }] }],
  }),
  refused({
    id: 'an-escort-must-touch-the-target',
    covers: ['QR-8.4.6.7h', 'R-QR-164'],
    given: escorted({ T1: 'explosive torpedo 2' }),
    when: [...shot, defend([], ['erne-f02'])],
    code: 'no-escort',
    rule: 'QR-8.4.6.7h',
  }),
];

export default { ruleset: 'quantum-rebellion', cases: [...rules, ...warheads, ...escorts] } satisfies CaseFile;
