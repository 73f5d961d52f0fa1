/** Weapons fire: 8.4.1 to 8.4.5, with the customizations and modules that change it. */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, fire, guns, hullLost, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

const autocannon = tern({ F: 'autocannon 4' });
const planet = (at: [number, number]) => ({ kind: 'planet', at, size: 'small' });
const field = (kind: string, at: [number, number] = [24, 30]) => ({ terrain: [{ kind, at, size: 'small' }] });

const dice = [
  shown({
    id: 'single-fire-inside-optimal-range',
    covers: [
      'QR-8.4.4.1a',
      'QR-8.4.5.3g',
      'QR-8.4.5.2a',
      'QR-8.4.5.3h',
      'QR-8.4.5.3j',
      'QR-8.4.5.3l',
      'QR-8.4a',
      'QR-1.2a',
    ],
    note: 'Four dice at 3+ make three hits; DEF 3 intercepts one of them on 5+.',
    given: scene([autocannon], [onyx(20)]),
    dice: [1, 3, 4, 5, 1, 4, 5],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'attack-rolled', hits: 3, rolls: [{ need: 3, optimal: true, results: 0 }] },
      { kind: 'defence-rolled', faces: [1, 4, 5] },
      { kind: 'hits-intercepted', cover: 'none', intercepts: 1, left: 2 },
      hullLost('onyx', 2, 14),
    ],
    after: { awaiting: ['seat-2'] },
  }),
  shown({
    id: 'single-fire-outside-optimal-range',
    covers: ['QR-8.4.5.2a', 'QR-8.4.5.3g', 'QR-1.4.2a', 'R-QR-117'],
    note: 'At 10 inches an autocannon is too near for its bonus: 5+.',
    given: scene([autocannon], [onyx(10)]),
    dice: [3, 4, 4, 5, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'attack-rolled', hits: 1, rolls: [{ need: 5, optimal: false }] }, hullLost('onyx', 1, 15)],
  }),
  shown({
    id: 'band-ends-are-inside',
    covers: ['R-QR-07', 'QR-11.5.1b'],
    note: '16.0 inches lie inside 16 to 32 and inside 0 to 16.',
    given: scene([tern({ F: 'autocannon 2', T1: 'beam 2' })], [onyx(16)]),
    dice: [1, 1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [
      {
        kind: 'attack-rolled',
        rolls: [
          { ordnance: 'autocannon', need: 3 },
          { ordnance: 'beam', need: 3 },
        ],
      },
    ],
  }),
  shown({
    id: 'squadron-mates-add-defence-dice',
    covers: ['QR-8.4.5.3j', 'R-QR-125'],
    given: scene([autocannon], [onyx(20), ship('Flint', 'DD', [5, 44], 180), ship('Chert', 'DD', [40, 44], 180)]),
    dice: [5, 5, 5, 5, 5, 5, 5, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'defence-rolled', sources: [{ dice: 3 }, { from: 'squadron', dice: 2 }] },
      { kind: 'hits-intercepted', hits: 4, intercepts: 3, left: 1 },
    ],
  }),
  shown({
    id: 'natural-six-is-hit-and-result',
    covers: ['QR-8.4.5.2b', 'QR-8.4.5.1b'],
    note: 'A fore autocannon and a turret beam roll apart; each natural 6 keeps its type.',
    given: scene([tern({ F: 'autocannon 2', T1: 'beam 1' })], [onyx(10)]),
    dice: [6, 1, 6, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [
      {
        kind: 'attack-rolled',
        hits: 2,
        rolls: [
          { ordnance: 'autocannon', results: 1 },
          { ordnance: 'beam', results: 1 },
        ],
      },
      hullLost('onyx', 2, 14),
      { kind: 'hull-lost', amount: 1, hull: 13, cause: { by: 'Autocannon' } },
      { kind: 'extra-dice-rolled', rolls: [{ faces: [1, 1] }], hits: 0 },
    ],
  }),
  shown({
    id: 'damage-control-cancels-one-result',
    covers: ['QR-8.4.5.2e', 'QR-8.4.5.3m'],
    given: scene([autocannon], [onyx(20)]),
    dice: [6, 6, 5, 5, 6, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'results-cancelled', cancelled: [{ ordnance: 'autocannon', results: 1 }] },
      hullLost('onyx', 3, 13),
      { kind: 'hull-lost', amount: 1, hull: 12 },
    ],
  }),
  shown({
    id: 'defender-assigns-cancels-between-types',
    covers: ['QR-8.4.5.2e', 'R-QR-130', 'R-QR-187'],
    given: scene([tern({ F: 'autocannon 2', T1: 'beam 1' })], [onyx(10)]),
    dice: [6, 1, 6, 6, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')]), answer({ kind: 'assign-cancels', cancels: { beam: 1 } })],
    events: [
      { kind: 'results-cancelled', by: 'seat-2', cancelled: [{ ordnance: 'beam', results: 1 }] },
      hullLost('onyx', 1, 15),
      { kind: 'hull-lost', amount: 1, hull: 14, cause: { by: 'Autocannon' } },
    ],
  }),
  refused({
    id: 'cancels-must-all-be-assigned',
    covers: ['R-QR-130'],
    given: scene([tern({ F: 'autocannon 2', T1: 'beam 1' })], [onyx(10)]),
    dice: [6, 1, 6, 6, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')]), answer({ kind: 'assign-cancels', cancels: {} })],
    code: 'cancels-differ',
    rule: 'R-QR-130',
  }),
  shown({
    id: 'results-need-a-hit-that-gets-through',
    covers: ['QR-8.4.5.3m', 'R-QR-129'],
    given: scene([autocannon], [onyx(10)]),
    dice: [6, 1, 1, 1, 5, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      { kind: 'hits-intercepted', left: 0 },
      { kind: 'results-ignored', results: 1 },
    ],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', hull: 16 }] }] } },
  }),
  shown({
    id: 'damage-counts-before-the-next-attack',
    covers: ['QR-8.4.5.1a', 'QR-8.4.5.3a', 'QR-11.6.11a', 'QR-8.4.5.3n'],
    note: 'Four hits reach CR 4: the d20 of 5 takes the Defense Network, and the turret meets no defence die.',
    given: scene([tern({ F: 'autocannon 4', T1: 'autocannon 2' })], [onyx(20)]),
    dice: [3, 3, 4, 5, 1, 1, 1, 5, 3, 3],
    when: [fire('onyx', [guns('tern', 'F')]), fire('onyx', [guns('tern', 'T1')])],
    events: [
      hullLost('onyx', 4, 12),
      { kind: 'critical-hit', space: 'DF', result: 'offline' },
      { kind: 'defence-rolled', faces: [], sources: [{ dice: 0, rule: 'QR-11.6.11a' }] },
      hullLost('onyx', 2, 10),
    ],
  }),
];

const arcs = [
  refused({
    id: 'target-outside-the-arc',
    covers: ['QR-8.4.5.3c'],
    given: scene([tern({ P: 'autocannon 4', F: 'autocannon 1' })], [onyx(20)]),
    when: [fire('onyx', [guns('tern', 'P')])],
    code: 'out-of-arc',
    rule: 'QR-8.4.5.3c',
  }),
  shown({
    id: 'port-battery-fires-to-port',
    covers: ['QR-8.4.5.3c', 'QR-1.3a'],
    given: scene([tern({ P: 'autocannon 2' })], [ship('Onyx', 'CR', [4, 20], 90)]),
    dice: [3, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'P')])],
    events: [
      { kind: 'fire-declared', rangeMils: 20000, shooters: [{ arc: 'port', targetArc: 'fore' }] },
      hullLost('onyx', 1, 15),
    ],
  }),
  shown({
    id: 'attacker-picks-on-an-arc-line',
    covers: ['QR-8.4.5.3d', 'R-QR-08'],
    note: 'Onyx lies at 045 degrees: in the fore and in the starboard arc.',
    given: scene([tern({ F: 'autocannon 1', S: 'autocannon 3' })], [ship('Onyx', 'CR', [38, 34], 225)]),
    dice: [1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [{ ...guns('tern', 'S'), arc: 'starboard' }])],
    events: [{ kind: 'fire-declared', shooters: [{ arc: 'starboard' }] }],
  }),
  refused({
    id: 'no-arc-to-pick-off-the-line',
    covers: ['QR-8.4.5.3d', 'R-QR-08'],
    given: scene([autocannon], [onyx(20)]),
    when: [fire('onyx', [{ ...guns('tern', 'F'), arc: 'fore' }])],
    code: 'not-on-arc-line',
    rule: 'R-QR-08',
  }),
  refused({
    id: 'no-target-arc-to-pick-off-the-line',
    covers: ['R-QR-08'],
    given: scene([autocannon], [onyx(20)]),
    when: [fire('onyx', [guns('tern', 'F')], { targetArc: 'aft' })],
    code: 'not-on-arc-line',
    rule: 'R-QR-08',
  }),
  refused({
    id: 'one-arc-at-one-target',
    covers: ['QR-8.4.5.3e'],
    note: 'On the line between two arcs the first shot fixes the arc for that target.',
    given: scene([tern({ F: 'autocannon 1', S: 'autocannon 3', T1: 'beam 1' })], [ship('Onyx', 'CR', [38, 34], 225)]),
    dice: [1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')], { arcs: 'several' }), fire('onyx', [guns('tern', 'S')])],
    code: 'other-arc-fired',
    rule: 'QR-8.4.5.3e',
  }),
  refused({
    id: 'two-arc-mounts-in-one-attack',
    covers: ['QR-8.4.5.3e'],
    given: scene([tern({ F: 'autocannon 1', S: 'autocannon 3' })], [ship('Onyx', 'CR', [38, 34], 225)]),
    when: [fire('onyx', [guns('tern', 'F', 'S')])],
    code: 'two-arcs',
    rule: 'QR-8.4.5.3e',
  }),
  shown({
    id: 'several-arcs-lose-the-bonus',
    covers: ['QR-8.4.3a', 'R-QR-112', 'QR-8.4.5.3i', 'QR-8.4.5.3e'],
    note: 'Declared with the first shot: both arcs hit on 5+, the turret still on 3+.',
    given: scene(
      [tern({ F: 'autocannon 2', P: 'autocannon 2', T1: 'autocannon 1' })],
      [onyx(20), ship('Flint', 'DD', [4, 20], 90)],
    ),
    dice: [4, 5, 3, 1, 1, 1, 1, 4, 5, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')], { arcs: 'several' }), fire('flint', [guns('tern', 'P')])],
    events: [
      {
        kind: 'attack-rolled',
        hits: 2,
        rolls: [
          { mount: 'F', need: 5 },
          { mount: 'T1', need: 3 },
        ],
      },
      { kind: 'attack-rolled', hits: 1, rolls: [{ mount: 'P', need: 5 }] },
    ],
  }),
  refused({
    id: 'one-arc-declared-bars-the-others',
    covers: ['QR-8.4.3a', 'R-QR-112'],
    given: scene(
      [tern({ F: 'autocannon 2', P: 'autocannon 2', T1: 'beam 1' })],
      [onyx(20), ship('Flint', 'DD', [4, 20], 90)],
    ),
    dice: [1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), fire('flint', [guns('tern', 'P')])],
    code: 'one-arc-declared',
    rule: 'R-QR-112',
  }),
  refused({
    id: 'a-declaration-stands',
    covers: ['R-QR-112'],
    given: scene([tern({ F: 'autocannon 2', P: 'autocannon 2' })], [onyx(20), ship('Flint', 'DD', [4, 20], 90)]),
    dice: [1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')], { arcs: 'several' }), fire('flint', [guns('tern', 'P')], { arcs: 'one' })],
    code: 'arcs-declared',
    rule: 'R-QR-112',
  }),
  refused({
    id: 'a-weapon-fires-once',
    covers: ['QR-8.4.5.3i'],
    given: scene([tern({ F: 'autocannon 2', T1: 'autocannon 2' })], [onyx(20)]),
    dice: [1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), fire('onyx', [guns('tern', 'F')])],
    code: 'weapon-fired',
    rule: 'QR-8.4.5.3i',
  }),
  shown({
    id: 'line-into-the-aft-arc-adds-a-die',
    covers: ['QR-8.4.2a', 'R-QR-119', 'R-QR-12'],
    note: 'Fore weapon, turret, then one Vulnerable Sector die of the fore weapon.',
    given: scene([tern({ F: 'autocannon 1', T1: 'beam 1' })], [onyx(20, { facing: 0 })]),
    dice: [1, 1, 6, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [
      {
        kind: 'attack-rolled',
        hits: 1,
        rolls: [
          { mount: 'F', source: 'weapon' },
          { mount: 'T1', source: 'weapon' },
          { mount: 'F', source: 'vulnerable-sector', dice: 1, faces: [6], results: 1 },
        ],
      },
      hullLost('onyx', 1, 15),
      hullLost('onyx', 1, 14),
    ],
  }),
  shown({
    id: 'no-vulnerable-sector-gives-no-die',
    covers: ['QR-11.4.10a'],
    given: scene([autocannon], [onyx(20, { facing: 0, customizations: ['no vulnerable sector'] })]),
    dice: [1, 1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'attack-rolled', rolls: [{ source: 'weapon' }] }],
  }),
];

const lines = [
  refused({
    id: 'farther-than-48-inches',
    covers: ['QR-8.4.5.3f', 'R-QR-07'],
    given: scene(
      [ship('Tern', 'DD', [10, 2], 0, { weapons: { F: 'autocannon 4' } })],
      [ship('Onyx', 'CR', [10, 50.02], 180), ship('Flint', 'DD', [12, 40], 180)],
      { table: [48, 60] },
    ),
    when: [fire('onyx', [guns('tern', 'F')])],
    code: 'out-of-range',
    rule: 'QR-8.4.5.3f',
  }),
  shown({
    id: 'exactly-48-inches',
    covers: ['QR-8.4.5.3f', 'R-QR-07', 'R-QR-03'],
    given: scene(
      [ship('Tern', 'DD', [10, 2], 0, { weapons: { F: 'autocannon 4' } })],
      [ship('Onyx', 'CR', [10, 50.01], 180)],
      {
        table: [48, 60],
      },
    ),
    dice: [5, 1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [hullLost('onyx', 1, 15)],
  }),
  refused({
    id: 'planet-blocks-the-line',
    covers: ['QR-3.1a', 'QR-3.4.6a', 'QR-8.4.5.3b'],
    given: scene([autocannon], [onyx(20), ship('Flint', 'DD', [14, 40], 180)], { terrain: [planet([24, 30])] }),
    when: [fire('onyx', [guns('tern', 'F')])],
    code: 'line-blocked',
    rule: 'QR-8.4.5.3b',
  }),
  shown({
    id: 'line-touching-an-edge-is-clear',
    covers: ['QR-8.4.5.3b', 'R-QR-10', 'QR-3.4.6a'],
    note: 'The planet of 4 inches stands 2 inches beside the line: its edge touches it.',
    given: scene([autocannon], [onyx(20)], { terrain: [planet([26, 30])] }),
    dice: [3, 1, 1, 1, 4, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'fire-declared', cover: { level: 'none' } }, hullLost('onyx', 1, 15)],
  }),
  shown({
    id: 'light-cover-intercepts-on-four',
    covers: ['QR-8.4.5.2c', 'QR-3.4.1a', 'QR-3.1a'],
    given: scene([autocannon], [onyx(20)], field('light asteroid field')),
    dice: [3, 3, 3, 5, 3, 4, 5],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      {
        kind: 'fire-declared',
        cover: { level: 'light', steps: [{ effect: 'light', insideMils: 4000, rule: 'QR-3.4.1a' }] },
      },
      { kind: 'hits-intercepted', cover: 'light', intercepts: 2, left: 2 },
    ],
  }),
  shown({
    id: 'heavy-cover-intercepts-on-three',
    covers: ['QR-8.4.5.2c', 'QR-3.4.1a'],
    given: scene([autocannon], [onyx(20)], field('heavy asteroid field')),
    dice: [3, 3, 3, 5, 3, 4, 2],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [{ kind: 'hits-intercepted', cover: 'heavy', intercepts: 2, left: 2 }],
  }),
  ...(
    [
      ['corrosive gas', 'heavy', 'QR-3.4.2a'],
      ['distortion field', 'light', 'QR-3.4.3a'],
      ['particle cloud', 'light', 'QR-3.4.4a'],
      ['minefield', 'none', 'QR-3.4.5a'],
      ['beacon target', 'none', 'QR-3.4.7a'],
    ] as const
  ).map(([kind, level, rule]) =>
    shown({
      id: `sight-through-${kind.replace(' ', '-')}`,
      covers: [rule],
      given: scene([autocannon], [onyx(20)], field(kind)),
      dice: [1, 1, 1, 1, 1, 1, 1],
      when: [fire('onyx', [guns('tern', 'F')])],
      events: [{ kind: 'fire-declared', cover: { level } }],
    }),
  ),
  shown({
    id: 'attacker-at-full-stop',
    covers: ['QR-8.1.1d', 'R-QR-117'],
    note: 'Inside the band 4+, outside 6.',
    given: scene([tern({ F: 'autocannon 2', T1: 'beam 2' }, { fullStop: true })], [onyx(20)]),
    dice: [3, 4, 5, 6, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [{ kind: 'attack-rolled', hits: 2, rolls: [{ need: 4 }, { need: 6 }] }],
  }),
  shown({
    id: 'target-at-full-stop-loses-a-level',
    covers: ['QR-8.1.1e', 'R-QR-116'],
    given: scene([autocannon], [onyx(20, { fullStop: true })], field('heavy asteroid field')),
    dice: [3, 3, 3, 5, 3, 4, 5],
    when: [fire('onyx', [guns('tern', 'F')])],
    events: [
      {
        kind: 'fire-declared',
        cover: { level: 'light', steps: [{ effect: 'heavy' }, { effect: -1, rule: 'QR-8.1.1e' }] },
      },
      { kind: 'hits-intercepted', intercepts: 2 },
    ],
  }),
  refused({
    id: 'full-thrust-forbids-fire',
    covers: ['QR-8.3.6b', 'R-QR-108'],
    given: scene(
      [
        tern({ F: 'autocannon 4' }, { activation: { special: 'full-thrust' } }),
        ship('Knot', 'DD', [26, 20], 0, { weapons: { F: 'beam 1' } }),
      ],
      [onyx(20)],
    ),
    when: [fire('onyx', [guns('tern', 'F')])],
    code: 'full-thrust',
    rule: 'QR-8.3.6b',
  }),
  refused({
    id: 'offline-weapon-cannot-fire',
    covers: ['QR-8.4.8.7b'],
    given: scene([tern({ F: 'autocannon 4', T1: 'beam 1' }, { offline: ['F'] })], [onyx(20)]),
    when: [fire('onyx', [guns('tern', 'F')])],
    code: 'weapon-offline',
    rule: 'QR-8.4.8.7b',
  }),
  refused({
    id: 'own-ships-are-no-targets',
    covers: ['R-QR-111'],
    given: scene([autocannon, ship('Knot', 'DD', [26, 25], 0)], [onyx(20)]),
    when: [fire('knot', [guns('tern', 'F')])],
    code: 'own-ship',
    rule: 'R-QR-111',
  }),
  refused({
    id: 'weapons-are-over-once-fighters-began',
    covers: ['QR-8.4b', 'R-QR-111'],
    given: scene([autocannon, ship('Erne', 'CVL', [30, 20], 0, { weapons: { F: 'beam 1' } })], [onyx(20)], {
      combatMode: 'fighters',
      combatModesOver: ['weapons'],
      fighters: [{ carrier: 'Erne', at: [24, 38.75] }],
    }),
    when: [fire('onyx', [guns('tern', 'F')])],
    code: 'combat-mode-over',
    rule: 'QR-8.4b',
  }),
];

export default { ruleset: 'quantum-rebellion', cases: [...dice, ...arcs, ...lines] } satisfies CaseFile;
