/** Fire of several ships, and what customizations and modules do to an attack (8.4.1, 8.4.4, 11.4, 11.6). */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, defend, fire, guns, hullLost, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

type Fields = ReturnType<typeof ship>;
const knot = (at: [number, number], weapons: Record<string, string>, rest: Fields = {}) =>
  ship('Knot', 'DD', at, 0, { weapons, ...rest });

const coordinated = [
  shown({
    id: 'coordinated-fire-by-the-shortest-distance',
    covers: ['QR-8.4.4.2a', 'QR-8.4.4.2b', 'R-QR-113', 'R-QR-114', 'R-QR-12'],
    note: 'Tern is 20 inches away, Knot 15: by the 15 neither autocannon has its bonus, though Tern alone had it.',
    given: scene([tern({ F: 'autocannon 2' }), knot([24, 25], { F: 'autocannon 2' })], [onyx(20)]),
    dice: [4, 5, 4, 5, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    events: [
      { kind: 'fire-declared', rangeMils: 15000 },
      {
        kind: 'attack-rolled',
        hits: 2,
        rolls: [
          { ship: 'tern', need: 5 },
          { ship: 'knot', need: 5 },
        ],
      },
      hullLost('onyx', 2, 14),
    ],
  }),
  shown({
    id: 'coordinated-cover-is-the-worst-line',
    covers: ['QR-8.4.4.2c', 'R-QR-115'],
    given: scene([tern({ F: 'autocannon 2' }), knot([29, 20], { F: 'autocannon 2' })], [onyx(20)], {
      terrain: [{ kind: 'corrosive gas', at: [29, 24], diameter: 3 }],
    }),
    dice: [3, 3, 3, 3, 3, 1, 1],
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    events: [
      { kind: 'fire-declared', cover: { level: 'heavy', steps: [{ rule: 'QR-3.4.2a' }] } },
      { kind: 'hits-intercepted', intercepts: 1, left: 3 },
    ],
  }),
  refused({
    id: 'out-of-command-cannot-join',
    covers: ['QR-2.4d', 'QR-2.4a', 'R-QR-79'],
    given: scene([tern({ F: 'autocannon 2' }), knot([30.02, 20], { F: 'autocannon 2' })], [onyx(20)]),
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    code: 'out-of-command',
    rule: 'QR-2.4d',
  }),
  shown({
    id: 'six-inches-from-the-commander-is-in-command',
    covers: ['QR-2.4d', 'QR-2.4a', 'QR-8.4.4.2a'],
    given: scene([tern({ F: 'autocannon 1' }), knot([30, 20], { F: 'autocannon 1' })], [onyx(20)]),
    dice: [1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    events: [{ kind: 'attack-rolled', hits: 0 }],
  }),
  refused({
    id: 'no-commander-no-coordinated-fire',
    covers: ['QR-8.4.4.1a', 'QR-8.4.4.2a', 'QR-2.3.2b', 'R-QR-78'],
    given: scene(
      [
        ship('Erne', 'DD', [24, 10], 0, { rank: 'admiral', gone: { how: 'destroyed' } }),
        tern({ F: 'autocannon 2' }),
        knot([25.6, 20], { F: 'autocannon 2' }),
      ],
      [onyx(20)],
    ),
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    code: 'no-commander',
    rule: 'QR-2.3.2b',
  }),
  shown({
    id: 'without-a-commander-ships-fire-singly',
    covers: ['QR-8.4.4.1a', 'QR-2.3.2b'],
    given: scene(
      [
        ship('Erne', 'DD', [24, 10], 0, { rank: 'admiral', gone: { how: 'destroyed' } }),
        tern({ F: 'autocannon 1' }),
        knot([25.6, 20], { F: 'autocannon 1' }),
      ],
      [onyx(20)],
    ),
    dice: [3, 1, 1, 1, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), fire('onyx', [guns('knot', 'F')])],
    events: [hullLost('onyx', 1, 15), hullLost('onyx', 1, 14)],
  }),
  shown({
    id: 'the-commander-need-not-fire',
    covers: ['R-QR-79', 'QR-8.4.4.2a'],
    given: scene(
      [ship('Erne', 'DD', [24, 17], 0), tern({ F: 'autocannon 1' }), knot([26, 20], { F: 'autocannon 1' })],
      [onyx(20)],
    ),
    dice: [1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    events: [{ kind: 'attack-rolled' }],
  }),
  refused({
    id: 'a-blocked-ship-cannot-join',
    covers: ['R-QR-115'],
    given: scene([tern({ F: 'autocannon 2' }), knot([29, 20], { F: 'autocannon 2' })], [onyx(20)], {
      terrain: [{ kind: 'planet', at: [29, 24], diameter: 3 }],
    }),
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    code: 'line-blocked',
    rule: 'QR-8.4.5.3b',
  }),
  refused({
    id: 'one-turret-a-ship',
    covers: ['QR-8.4.4.2d', 'R-QR-113'],
    given: scene([tern({ T1: 'autocannon 2', T2: 'autocannon 2' }, {}, 'CH')], [onyx(20)]),
    when: [fire('onyx', [guns('tern', 'T1', 'T2')])],
    code: 'one-turret',
    rule: 'QR-8.4.4.2d',
  }),
  shown({
    id: 'one-turret-joins-the-arc-weapon',
    covers: ['QR-8.4.4.2d', 'R-QR-113'],
    given: scene([tern({ F: 'autocannon 1', T1: 'autocannon 1', T2: 'autocannon 1' }, {}, 'CH')], [onyx(20)]),
    dice: [3, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [hullLost('onyx', 2, 14)],
  }),
  refused({
    id: 'ships-of-another-squadron-do-not-fire',
    covers: ['QR-8.4.4.2a'],
    given: scene([tern({ F: 'autocannon 2' })], [onyx(20)], {
      squadrons: [
        { name: 'Plovers', seat: 'seat-1', ships: [ship('Dunlin', 'DD', [26, 20], 0, { weapons: { F: 'beam 2' } })] },
      ],
    }),
    when: [fire('onyx', [guns('dunlin', 'F')])],
    code: 'not-in-squadron',
    rule: 'QR-8.4.4.2a',
  }),
];

const stealth: [inches: number, state: Fields, cover: string][] = [
  [20, {}, 'light'],
  [20.02, {}, 'heavy'],
  [10, { offline: ['DR1', 'DR2'] }, 'heavy'],
  [10, { fullStop: true }, 'light'],
];

const customizations = [
  shown({
    id: 'pack-hunters-add-a-die-for-each-other',
    covers: ['QR-11.4.12a', 'R-QR-120', 'R-QR-12'],
    note: 'Three hunters, of which two fire: two more dice of the first one, rolled last.',
    given: scene(
      [
        tern({ F: 'autocannon 1' }, { customizations: ['pack hunters'] }),
        knot([26, 20], { F: 'autocannon 1' }, { customizations: ['pack hunters'] }),
        ship('Dunlin', 'DD', [22, 20], 0, { customizations: ['pack hunters'] }),
      ],
      [onyx(20)],
    ),
    dice: [1, 1, 3, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    events: [
      { kind: 'attack-rolled', hits: 2, rolls: [{}, {}, { ship: 'tern', source: 'pack-hunters', dice: 2 }] },
      hullLost('onyx', 2, 14),
    ],
  }),
  shown({
    id: 'target-resolution-lowers-cover',
    covers: ['QR-11.4.18a', 'R-QR-121'],
    given: scene(
      [tern({ F: 'autocannon 2' }), ship('Knot', 'DD', [25.5, 20], 0, { customizations: ['target resolution'] })],
      [onyx(20)],
      { terrain: [{ kind: 'heavy asteroid field', at: [24, 30], size: 'small' }] },
    ),
    dice: [3, 3, 3, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')], { targetResolution: 'knot' })],
    events: [
      { kind: 'fire-declared', cover: { level: 'light' }, targetResolution: 'knot' },
      { kind: 'hits-intercepted', intercepts: 0, left: 2 },
    ],
  }),
  refused({
    id: 'target-resolution-once-per-activation',
    covers: ['QR-11.4.18a', 'R-QR-121', 'R-QR-17'],
    given: scene(
      [
        tern({ F: 'autocannon 1', T1: 'autocannon 1' }),
        ship('Knot', 'DD', [25.5, 20], 0, { customizations: ['target resolution'] }),
      ],
      [onyx(20)],
    ),
    dice: [1, 1, 1, 1],
    when: [
      fire('onyx', [guns('tern', 'F')], { targetResolution: 'knot' }),
      fire('onyx', [guns('tern', 'T1')], { targetResolution: 'knot' }),
    ],
    code: 'target-resolution-used',
    rule: 'QR-11.4.18a',
  }),
  refused({
    id: 'target-resolution-does-not-help-its-own-ship',
    covers: ['R-QR-121', 'QR-11.4.18a'],
    given: scene([tern({ F: 'autocannon 1' }, { customizations: ['target resolution'] })], [onyx(20)]),
    when: [fire('onyx', [guns('tern', 'F')], { targetResolution: 'tern' })],
    code: 'target-resolution-apart',
    rule: 'R-QR-121',
  }),
  shown({
    id: 'difficult-target-is-in-heavy-cover',
    covers: ['QR-11.4.5b', 'R-QR-116'],
    given: scene([tern({ F: 'autocannon 3' })], [onyx(20, { customizations: ['difficult target'] }, 'DD')]),
    dice: [3, 3, 3, 3, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'fire-declared', cover: { level: 'heavy', steps: [{ rule: 'QR-11.4.5b' }] } },
      { kind: 'hits-intercepted', intercepts: 1, left: 2 },
    ],
  }),
  shown({
    id: 'a-customization-outlasts-the-shaded-boxes',
    covers: ['QR-11.4a', 'R-QR-47'],
    note: 'Compromised, Onyx is a difficult target all the same.',
    given: scene([tern({ F: 'autocannon 1' })], [onyx(20, { hull: 2, customizations: ['difficult target'] }, 'DD')]),
    dice: [3, 3, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'fire-declared', cover: { level: 'heavy' } },
      { kind: 'hits-intercepted', intercepts: 1, left: 0 },
    ],
  }),
  shown({
    id: 'a-screen-without-defence-cannot-be-used',
    covers: ['R-QR-203'],
    note: 'Flint has lost its DEF to EMP: nobody is asked, and it counts as a squadron mate.',
    given: scene(
      [tern({ F: 'autocannon 1' })],
      [onyx(20), ship('Flint', 'FF', [22.75, 40], 180, { customizations: ['defensive screen'], defLost: 2 })],
    ),
    dice: [3, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'defence-rolled', sources: [{ dice: 3 }, { from: 'squadron', dice: 1 }] },
      hullLost('onyx', 1, 15),
    ],
  }),
  shown({
    id: 'target-resolution-against-countermeasures',
    covers: ['R-QR-204', 'QR-11.6.12a'],
    given: scene(
      [
        tern({ T1: 'explosive torpedo 1' }),
        ship('Knot', 'DD', [25.5, 20], 0, { customizations: ['target resolution'] }),
      ],
      [onyx(20, { equipment: { E1: 'electronic countermeasures' } })],
    ),
    dice: [3, 3, 1, 1],
    when: [fire('onyx', [guns('tern', 'T1')], { targetResolution: 'knot' })],
    events: [{ kind: 'fire-declared', cover: { level: 'light' } }, hullLost('onyx', 1, 15)],
  }),
  shown({
    id: 'cover-sources-do-not-add',
    covers: ['R-QR-116'],
    note: 'Light from asteroids, Light from Stealth: still Light.',
    given: scene([tern({ F: 'autocannon 2' })], [onyx(18, { equipment: { E1: 'stealth systems' } })], {
      terrain: [{ kind: 'light asteroid field', at: [24, 30], size: 'small' }],
    }),
    dice: [1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'fire-declared', cover: { level: 'light' } }],
  }),
  ...stealth.map(([distance, state, level], index) =>
    shown({
      id: `stealth-systems-${index + 1}`,
      covers: ['QR-11.6.31a', 'R-QR-124'],
      note: 'Light up to 20 inches, Heavy beyond, Heavy with the drive offline; Full Stop then takes a level.',
      given: scene([tern({ F: 'autocannon 2' })], [onyx(distance, { equipment: { E1: 'stealth systems' }, ...state })]),
      dice: [1, 1, 1, 1, 1],
      when: [fire('onyx', [guns('tern', 'F')])],
      events: [{ kind: 'fire-declared', cover: { level } }],
    }),
  ),
];

/** Onyx with a frigate in base contact to its west. */
const screened = (weapons: Record<string, string>, ours: Fields = {}) =>
  scene(
    [tern(weapons, ours)],
    [onyx(20), ship('Flint', 'FF', [22.75, 40], 180, { customizations: ['defensive screen'] })],
  );

const screens = [
  shown({
    id: 'screen-adds-its-defence-and-takes-a-hit',
    covers: ['QR-8.4.5.3k', 'QR-11.4.4b', 'QR-8.4.1a', 'R-QR-125', 'R-QR-126', 'R-QR-187'],
    note: 'DEF 3 of Onyx and 2 of Flint, which gives no squadron die; one of the two hits left goes to Flint.',
    given: screened({ F: 'autocannon 3' }),
    dice: [3, 3, 3, 5, 1, 1, 1, 1],
    when: [
      fire('onyx', [guns('tern', 'F')]),
      defend(['flint']),
      answer({ kind: 'assign-screen-hits', hits: [{ ship: 'flint', hits: 1 }] }),
    ],
    events: [
      { kind: 'defence-committed', screens: ['flint'] },
      { kind: 'defence-rolled', sources: [{ dice: 3 }, { from: 'screen of Flint', dice: 2 }] },
      { kind: 'hits-intercepted', left: 2 },
      { kind: 'screen-hits-assigned', shares: [{ ship: 'flint', hits: 1 }] },
      hullLost('onyx', 1, 15),
      hullLost('flint', 1, 11),
    ],
  }),
  refused({
    id: 'screen-takes-at-least-one-hit',
    covers: ['QR-8.4.1a', 'R-QR-126'],
    given: screened({ F: 'autocannon 3' }),
    dice: [3, 3, 3, 5, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), defend(['flint']), answer({ kind: 'assign-screen-hits', hits: [] })],
    code: 'screen-hits',
    rule: 'QR-8.4.1a',
  }),
  shown({
    id: 'screen-takes-the-only-hit',
    covers: ['QR-8.4.1a', 'QR-8.4.5.3m', 'R-QR-126'],
    note: "Nothing to choose: the one hit left is the screen's, and no Ordnance result reaches Onyx.",
    given: screened({ F: 'autocannon 2' }),
    dice: [6, 3, 5, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), defend(['flint'])],
    events: [
      { kind: 'screen-hits-assigned', shares: [{ ship: 'flint', hits: 1 }] },
      hullLost('flint', 1, 11),
      { kind: 'results-ignored', results: 1 },
    ],
  }),
  shown({
    id: 'defender-may-leave-the-screen-out',
    covers: ['QR-8.4.5.3k', 'R-QR-125'],
    given: screened({ F: 'autocannon 2' }),
    dice: [3, 3, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), defend([])],
    events: [
      { kind: 'defence-rolled', sources: [{ dice: 3 }, { from: 'squadron', dice: 1 }] },
      hullLost('onyx', 2, 14),
    ],
  }),
  refused({
    id: 'a-screen-must-touch-the-target',
    covers: ['QR-8.4.5.3k', 'QR-11.4.4b', 'R-QR-125'],
    given: scene(
      [tern({ F: 'autocannon 3' })],
      [
        onyx(20),
        ship('Flint', 'FF', [22.75, 40], 180, { customizations: ['defensive screen'] }),
        ship('Chert', 'FF', [20, 40], 180, { customizations: ['defensive screen'] }),
      ],
    ),
    when: [fire('onyx', [guns('tern', 'F')]), defend(['chert'])],
    code: 'no-screen',
    rule: 'QR-8.4.5.3k',
  }),
  shown({
    id: 'hits-on-a-screen-can-be-critical',
    covers: ['R-QR-126', 'R-QR-12'],
    note: "Three hits reach the frigate's CR 3; the d20 comes after the target has been dealt with.",
    given: screened({ F: 'autocannon 4' }),
    dice: [3, 3, 3, 3, 1, 1, 1, 1, 1, 17],
    when: [
      fire('onyx', [guns('tern', 'F')]),
      defend(['flint']),
      answer({ kind: 'assign-screen-hits', hits: [{ ship: 'flint', hits: 3 }] }),
    ],
    events: [hullLost('onyx', 1, 15), hullLost('flint', 3, 9), { kind: 'critical-hit', ship: 'flint', space: 'HY' }],
  }),
];

const modules = [
  shown({
    id: 'multiplex-targeting-splits-an-arc',
    covers: ['QR-11.6.24a', 'R-QR-122'],
    note: 'Five dice of one arc: three at Onyx, two at Flint, and the arc still counts as one.',
    given: scene(
      [tern({ F: 'autocannon 5' }, { equipment: { E1: 'multiplex targeting' } })],
      [onyx(20), ship('Flint', 'DD', [30, 40], 180)],
    ),
    dice: [3, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1],
    when: [fire('onyx', [{ ship: 'tern', mounts: [{ mount: 'F', dice: 3 }] }]), fire('flint', [guns('tern', 'F')])],
    events: [
      { kind: 'attack-rolled', rolls: [{ dice: 3, need: 3 }] },
      { kind: 'attack-rolled', rolls: [{ dice: 2, need: 3 }] },
    ],
  }),
  refused({
    id: 'multiplex-dice-run-out',
    covers: ['QR-11.6.24a', 'R-QR-122'],
    given: scene(
      [tern({ F: 'autocannon 5' }, { equipment: { E1: 'multiplex targeting' } })],
      [onyx(20), ship('Flint', 'DD', [30, 40], 180)],
    ),
    dice: [3, 1, 1, 1, 1, 1, 1],
    when: [
      fire('onyx', [{ ship: 'tern', mounts: [{ mount: 'F', dice: 3 }] }]),
      fire('flint', [{ ship: 'tern', mounts: [{ mount: 'F', dice: 3 }] }]),
    ],
    code: 'too-many-dice',
    rule: 'QR-11.6.24a',
  }),
  refused({
    id: 'multiplex-splits-among-targets-only',
    covers: ['R-QR-122'],
    given: scene(
      [tern({ F: 'autocannon 5' }, { equipment: { E1: 'multiplex targeting' } })],
      [onyx(20), ship('Flint', 'DD', [30, 40], 180)],
    ),
    dice: [3, 1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [{ ship: 'tern', mounts: [{ mount: 'F', dice: 3 }] }]), fire('onyx', [guns('tern', 'F')])],
    code: 'same-target-again',
    rule: 'R-QR-122',
  }),
  refused({
    id: 'no-multiplex-no-split',
    covers: ['QR-11.6.24a'],
    given: scene([tern({ F: 'autocannon 5' })], [onyx(20)]),
    when: [fire('onyx', [{ ship: 'tern', mounts: [{ mount: 'F', dice: 3 }] }])],
    code: 'no-multiplex',
    rule: 'QR-11.6.24a',
  }),
  ...(
    [
      ['sensor-array-reaches-8-farther', ['enhanced sensor array', 'auxiliary power unit'], [], 3],
      ['sensor-array-without-power', ['enhanced sensor array', 'auxiliary power unit'], ['E2'], 5],
      ['no-sensor-array', ['space marines', 'auxiliary power unit'], [], 5],
    ] as const
  ).map(([id, [first, second], offline, need]) =>
    shown({
      id,
      covers: ['QR-11.6.13a', 'R-QR-123', 'R-QR-29'],
      note: 'A beam at 24 inches.',
      given: scene(
        [tern({ F: 'beam 2' }, { equipment: { E1: first, E2: second }, offline: [...offline] }, 'CR')],
        [onyx(24)],
      ),
      dice: [1, 1, 1, 1, 1],
      when: [fire('onyx', [guns('tern', 'F')])],
      events: [{ kind: 'attack-rolled', rolls: [{ need }] }],
    }),
  ),
  shown({
    id: 'armor-plating-stops-one-hit',
    covers: ['QR-11.6.2a', 'R-QR-132'],
    given: scene([tern({ F: 'autocannon 2' })], [onyx(20, { equipment: { E1: 'armor plating' } })]),
    dice: [3, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'armor-held', hits: 2, left: 1 }, hullLost('onyx', 1, 15)],
  }),
  shown({
    id: 'armor-plating-stops-the-only-hit-and-its-result',
    covers: ['QR-11.6.2a', 'R-QR-132'],
    given: scene([tern({ F: 'autocannon 2' })], [onyx(20, { equipment: { E1: 'armor plating' } })]),
    dice: [6, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'armor-held', left: 0 },
      { kind: 'results-ignored', results: 1 },
    ],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', hull: 16 }] }] } },
  }),
  shown({
    id: 'no-armor-once-compromised',
    covers: ['QR-11.6.2a', 'QR-1.10.8b'],
    note: 'A cruiser has 5 shaded boxes: at 4 hull it is Compromised, and each loss calls a check.',
    given: scene([tern({ F: 'autocannon 2' })], [onyx(20, { hull: 4, equipment: { E1: 'armor plating' } })]),
    dice: [3, 3, 1, 1, 1, 3, 3],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [hullLost('onyx', 2, 2), { kind: 'condition-checked', total: 6, passed: true }],
  }),
  shown({
    id: 'point-defense-adds-two-dice',
    covers: ['QR-11.6.25a', 'R-QR-153'],
    note: 'It works on with the Defense Network gone.',
    given: scene(
      [tern({ F: 'autocannon 1' })],
      [onyx(20, { equipment: { E1: 'point defense screen', E2: 'auxiliary power unit' }, offline: ['DF'] })],
    ),
    dice: [3, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'defence-rolled', sources: [{ dice: 2, rule: 'QR-11.6.11a' }] }],
  }),
  shown({
    id: 'reinforced-hull-raises-the-critical-rating',
    covers: ['QR-11.6.27a', 'R-QR-140'],
    note: 'Five hits against CR 4 + 2: no d20.',
    given: scene([tern({ F: 'autocannon 5' })], [onyx(20, { equipment: { E1: 'reinforced hull' } })]),
    dice: [3, 3, 3, 3, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [hullLost('onyx', 5, 11)],
  }),
];

/** 8.4.9 as corrected: R-QR-145 and R-QR-146. */
const examples = [
  shown({
    id: 'book-example-one-recomputed',
    covers: ['R-QR-145', 'QR-8.4.4.2b', 'QR-8.4.4.2c', 'QR-11.5.9a', 'R-QR-138'],
    note:
      'Three destroyers fire port EMP cannon of 3 dice at a cruiser 13 inches off, one of three ships of its squadron. ' +
      'The seven dice of the example and two misses for the ones it lacks: 5 hits, 3 results. Heavy Cover, defence ' +
      '2,3,3,4,4: 4 intercepts, not 5. One hull lost, so the three results count: 2 DEF each (not 1), DEF 3 to 0.',
    given: scene(
      [
        ship('Tern', 'DD', [24, 20], 0, { weapons: { P: 'emp 3' } }),
        ship('Knot', 'DD', [24, 24], 0, { weapons: { P: 'emp 3' } }),
        ship('Dunlin', 'DD', [24, 16], 0, { weapons: { P: 'emp 3' } }),
      ],
      [ship('Onyx', 'CR', [11, 20], 90), ship('Basalt', 'CR', [6, 26], 90), ship('Flint', 'DD', [6, 14], 90)],
      {
        terrain: [
          { kind: 'light asteroid field', at: [17, 20], diameter: 2 },
          { kind: 'corrosive gas', at: [20.5, 22.92], diameter: 2 },
        ],
      },
    ),
    dice: [1, 2, 3, 3, 6, 6, 6, 1, 1, 2, 3, 3, 4, 4],
    when: [fire('onyx', [guns('tern', 'P'), guns('knot', 'P'), guns('dunlin', 'P')])],
    events: [
      { kind: 'fire-declared', rangeMils: 13000, cover: { level: 'heavy' } },
      { kind: 'attack-rolled', hits: 5 },
      { kind: 'defence-rolled', faces: [2, 3, 3, 4, 4], damageControl: 0 },
      { kind: 'hits-intercepted', intercepts: 4, left: 1 },
      hullLost('onyx', 1, 15),
      { kind: 'ship-impaired', of: 'defense', amount: 6, left: 0 },
    ],
  }),
  shown({
    id: 'book-example-two-recomputed',
    covers: ['R-QR-146', 'R-QR-125', 'R-QR-126', 'R-QR-131', 'R-QR-135', 'QR-8.4.5.3k'],
    note:
      'Two cruisers (High Velocity, 3 dice each) and a battleship (Beam, 6 dice) at 8 inches against a battleship ' +
      'screened by a frigate, in light asteroids. High Velocity 1,1,3,3,5,6 on 5+: 2 hits, 1 result. Beam 1,1,4,5,6 and ' +
      'a miss for the die it lacks, on 3+: 3 hits, 1 result; ones are not rolled again, the result gives two extra dice ' +
      '(the 3 and 5 of the example). Defence 6 + 2 dice 1,2,2,2,3,4,5,5: Light Cover intercepts on 4+, so 3, not 4. ' +
      "Two hits left: one is the frigate's (8.4.1), one the battleship's. CR 6 to 5, two more hull by the beam, no critical.",
    given: scene(
      [
        ship('Merlin', 'BB', [24, 20], 0, { weapons: { F: 'beam 6' } }),
        ship('Tern', 'CR', [27, 20], 0, { weapons: { F: 'high velocity 3' } }),
        ship('Knot', 'CR', [21, 20], 0, { weapons: { F: 'high velocity 3' } }),
      ],
      [
        ship('Onyx', 'BB', [24, 28], 180),
        ship('Flint', 'FF', [25.5, 28], 180, { customizations: ['defensive screen'] }),
      ],
      { terrain: [{ kind: 'light asteroid field', at: [24, 28], size: 'small' }] },
    ),
    dice: [1, 1, 3, 3, 5, 6, 1, 1, 4, 5, 6, 2, 1, 2, 2, 2, 3, 4, 5, 5, 3, 5],
    when: [
      fire('onyx', [guns('tern', 'F'), guns('knot', 'F'), guns('merlin', 'F')]),
      defend(['flint']),
      answer({ kind: 'assign-screen-hits', hits: [{ ship: 'flint', hits: 1 }] }),
    ],
    events: [
      { kind: 'fire-declared', rangeMils: 8000, cover: { level: 'light' } },
      { kind: 'attack-rolled', hits: 5, rolls: [{ need: 5 }, { need: 5, hits: 2 }, { need: 3, hits: 3 }] },
      { kind: 'defence-rolled', sources: [{ dice: 6 }, { from: 'screen of Flint', dice: 2 }] },
      { kind: 'hits-intercepted', intercepts: 3, left: 2 },
      hullLost('onyx', 1, 21),
      hullLost('flint', 1, 11),
      { kind: 'extra-dice-rolled', hits: 2 },
      hullLost('onyx', 2, 19),
      { kind: 'ship-impaired', of: 'critical-rating', amount: 1, left: 5 },
    ],
  }),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...coordinated, ...customizations, ...screens, ...modules, ...examples],
} satisfies CaseFile;
