/** Ordnance: what each kind does beyond its hits (11.5). Torpedoes have a file of their own. */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, fire, guns, hullLost, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

type Fields = ReturnType<typeof ship>;
/** Tern fires its fore weapon at a cruiser with DEF 3. */
const shot = [fire('onyx', [guns('tern', 'F')])];
const push = (...bearings: number[]) => answer({ kind: 'push-target', bearings }, 'seat-1');
const generators = {
  equipment: { E1: 'shield generator', E2: 'shield generator' },
  shields: { E1: 'aft', E2: 'port' },
};

const lasting = [
  shown({
    id: 'antimatter-takes-the-next-bonus',
    covers: ['QR-11.5.2a', 'R-QR-133', 'R-QR-144'],
    note: 'Two results do no more than one.',
    given: scene([tern({ F: 'antimatter 2' })], [onyx(20)]),
    dice: [6, 6, 1, 1, 1],
    when: shot,
    events: [hullLost('onyx', 2, 14), { kind: 'ship-impaired', ship: 'onyx', of: 'optimal-range', amount: 1 }],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', antimatter: true }] }] } },
  }),
  shown({
    id: 'antimatter-counts-for-one-attack',
    covers: ['QR-11.5.2a', 'R-QR-133'],
    note: 'The first attack has no bonus, the second has it again.',
    given: scene([tern({ F: 'autocannon 2', T1: 'autocannon 1' }, { antimatter: true })], [onyx(20)]),
    dice: [3, 4, 1, 1, 1, 3, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), fire('onyx', [guns('tern', 'T1')])],
    events: [
      { kind: 'attack-rolled', hits: 0, rolls: [{ need: 5 }] },
      { kind: 'attack-rolled', hits: 1, rolls: [{ need: 3 }] },
    ],
    after: { position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', antimatter: false }] }] } },
  }),
  shown({
    id: 'antimatter-leaves-the-others-their-bonus',
    covers: ['R-QR-133'],
    given: scene(
      [
        tern({ F: 'autocannon 1' }, { antimatter: true }),
        ship('Knot', 'DD', [26, 20], 0, { weapons: { F: 'autocannon 1' } }),
      ],
      [onyx(20)],
    ),
    dice: [1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F'), guns('knot', 'F')])],
    events: [{ kind: 'attack-rolled', rolls: [{ need: 5 }, { need: 3 }] }],
  }),
  shown({
    id: 'biohazard-costs-two-crew',
    covers: ['QR-11.5.5a', 'R-QR-136'],
    given: scene([tern({ F: 'biohazard 1' })], [onyx(20)]),
    dice: [6, 1, 1, 1],
    when: shot,
    events: [hullLost('onyx', 1, 15), { kind: 'crew-lost', amount: 2, crew: 2, cause: { rule: 'QR-11.5.5a' } }],
  }),
  shown({
    id: 'cyberwarfare-counts-on-the-next-initiative',
    covers: ['QR-11.5.6a', 'R-QR-67'],
    note: 'The last attack of the round. Waders roll 12 and 3, Stones 15 and 4, less 4 for two results: 12 beats 11.',
    given: {
      active: 'Waders',
      squadrons: [
        { name: 'Waders', seat: 'seat-1', ships: [tern({ F: 'cyberwarfare 2' })] },
        { name: 'Stones', seat: 'seat-2', activated: true, ships: [onyx(10)] },
      ],
    },
    dice: [6, 6, 1, 1, 1, 12, 3, 15, 4],
    when: shot,
    events: [
      { kind: 'initiative-jammed', seat: 'seat-2', results: 2 },
      { kind: 'initiative-rolled', winner: 'seat-1', rolls: [{ total: 12 }, { modifier: -4, total: 11 }] },
    ],
    after: { position: { sides: { 'seat-2': { cyberwarfare: 0 } } } },
  }),
  shown({
    id: 'dark-matter-costs-two-hull',
    covers: ['QR-11.5.7a', 'R-QR-136', 'R-QR-131'],
    note: 'One hit and a result that nothing reduces; the two hull do not count against CR 3.',
    given: scene([tern({ F: 'dark matter 1' })], [onyx(20, {}, 'DD')]),
    dice: [6, 1, 1],
    when: shot,
    events: [hullLost('onyx', 1, 13), { kind: 'hull-lost', amount: 2, hull: 11, cause: { rule: 'QR-11.5.7a' } }],
  }),
  shown({
    id: 'emp-costs-two-defense',
    covers: ['QR-11.5.9a', 'R-QR-138'],
    given: scene([tern({ F: 'emp 1', T1: 'emp 1' })], [onyx(10)]),
    dice: [6, 1, 1, 1, 3, 1],
    when: [fire('onyx', [guns('tern', 'F')]), fire('onyx', [guns('tern', 'T1')])],
    events: [
      { kind: 'ship-impaired', of: 'defense', amount: 2, left: 1 },
      { kind: 'defence-rolled', faces: [1], sources: [{ dice: 1 }] },
    ],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', defLost: 2 }] }] } },
  }),
  shown({
    id: 'high-velocity-lowers-the-rating-first',
    covers: ['QR-11.5.11a', 'R-QR-131', 'R-QR-140', 'QR-8.4.5.3n'],
    note: 'Three hits do not reach CR 4, but the result lowers it to 3 before the test.',
    given: scene([tern({ F: 'high velocity 3' })], [onyx(20)]),
    dice: [6, 3, 3, 1, 1, 1, 2],
    when: shot,
    events: [
      hullLost('onyx', 3, 13),
      { kind: 'ship-impaired', of: 'critical-rating', amount: 1, left: 3 },
      { kind: 'critical-hit', space: 'BR', result: 'offline' },
    ],
  }),
  shown({
    id: 'critical-rating-zero-destroys',
    covers: ['QR-8.4.8.5a', 'R-QR-140'],
    given: scene([tern({ F: 'high velocity 1' })], [onyx(20, { crLost: 3 })], {
      squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [4, 44], 180)] }],
    }),
    dice: [6, 1, 1, 1],
    when: shot,
    events: [
      { kind: 'ship-impaired', left: 0 },
      { kind: 'ship-removed', ship: 'onyx', how: 'destroyed', cause: { rule: 'QR-8.4.8.5a' } },
    ],
  }),
  shown({
    id: 'nuclear-gives-disorder',
    covers: ['QR-11.5.12a', 'QR-11.5b', 'R-QR-144'],
    given: scene([tern({ F: 'nuclear 2' })], [onyx(20)]),
    dice: [6, 6, 1, 1, 1],
    when: shot,
    events: [{ kind: 'disorder-gained', markers: 2, disorder: 2, cause: { rule: 'QR-11.5.12a' } }],
  }),
  shown({
    id: 'plasma-slows-for-the-game',
    covers: ['QR-11.5.13a', 'QR-11.5b', 'R-QR-141'],
    given: scene([tern({ F: 'plasma 2' })], [onyx(10)]),
    dice: [6, 6, 1, 1, 1],
    when: shot,
    events: [{ kind: 'ship-impaired', of: 'plasma-effects', amount: 2, left: 12000 }],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', plasma: 2 }] }] } },
  }),
  shown({
    id: 'plasma-never-below-one-inch',
    covers: ['QR-11.5.13a', 'R-QR-141'],
    given: scene([tern({ F: 'plasma 1' })], [onyx(10, { plasma: 7 })]),
    dice: [6, 1, 1, 1],
    when: shot,
    events: [{ kind: 'ship-impaired', left: 1000 }],
  }),
];

const dice = [
  shown({
    id: 'autocannon-result-counts-as-two-hits',
    covers: ['QR-11.5.3a', 'R-QR-134', 'R-QR-131'],
    note: 'Three hits through, one of them a result: four hull. The fourth does not count against CR 4.',
    given: scene([tern({ F: 'autocannon 3' })], [onyx(20)]),
    dice: [6, 3, 3, 1, 1, 1],
    when: shot,
    events: [hullLost('onyx', 3, 13), hullLost('onyx', 1, 12)],
  }),
  shown({
    id: 'beam-result-rolls-two-more-dice',
    covers: ['QR-11.5.4a', 'R-QR-135', 'R-QR-12'],
    note: 'The extra dice hit on the number of the attack, 3+; their 6 starts nothing.',
    given: scene([tern({ F: 'beam 2' })], [onyx(10)]),
    dice: [6, 1, 1, 1, 1, 3, 6],
    when: shot,
    events: [
      hullLost('onyx', 1, 15),
      { kind: 'extra-dice-rolled', hits: 2, rolls: [{ faces: [3, 6], need: 3 }] },
      { kind: 'hull-lost', amount: 2, hull: 13, cause: { rule: 'QR-11.5.4a' } },
    ],
  }),
  shown({
    id: 'scatter-lowers-cover-for-the-attack',
    covers: ['QR-11.5.15a', 'R-QR-143'],
    note: 'Heavy counts as Light: the 3 of the defence intercepts nothing, even of the hits of the other weapon.',
    given: scene([tern({ F: 'scatter 1', T1: 'beam 2' })], [onyx(12)], {
      terrain: [{ kind: 'heavy asteroid field', at: [24, 26], size: 'small' }],
    }),
    dice: [6, 3, 3, 3, 3, 4],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [{ kind: 'hits-intercepted', cover: 'light', scatter: true, intercepts: 1, left: 2 }],
  }),
  shown({
    id: 'scatter-without-a-result-changes-nothing',
    covers: ['QR-11.5.15a', 'R-QR-143'],
    given: scene([tern({ F: 'scatter 2' })], [onyx(12)], {
      terrain: [{ kind: 'light asteroid field', at: [24, 26], size: 'small' }],
    }),
    dice: [6, 3, 4, 6, 1],
    when: shot,
    events: [
      { kind: 'results-cancelled', cancelled: [{ ordnance: 'scatter' }] },
      { kind: 'hits-intercepted', cover: 'light', scatter: false, intercepts: 2, left: 0 },
    ],
  }),
  shown({
    id: 'polaron-ray-one-critical-however-many-results',
    covers: ['QR-11.5.14a', 'R-QR-142', 'R-QR-144'],
    note: 'Two hits do not reach CR 4: one d20, for the two results together.',
    given: scene([tern({ F: 'polaron ray 2' })], [onyx(10)]),
    dice: [6, 6, 1, 1, 1, 4],
    when: shot,
    events: [hullLost('onyx', 2, 14), { kind: 'critical-hit', space: 'P', cause: { rule: 'QR-11.5.14a' } }],
  }),
  shown({
    id: 'polaron-critical-comes-on-top',
    covers: ['R-QR-142', 'R-QR-12', 'QR-8.4.5.3n'],
    given: scene([tern({ F: 'polaron ray 4' })], [onyx(10)]),
    dice: [6, 3, 3, 3, 1, 1, 1, 5, 10],
    when: shot,
    events: [
      { kind: 'critical-hit', space: 'DF', cause: { rule: 'QR-8.4.5.3n' } },
      { kind: 'critical-hit', space: 'HY', cause: { rule: 'QR-11.5.14a' } },
    ],
  }),
  refused({
    id: 'polaron-ray-only-inside-its-range',
    covers: ['QR-11.5.14b', 'R-QR-142'],
    given: scene([tern({ F: 'polaron ray 4', T1: 'autocannon 1' })], [onyx(16.02)]),
    when: shot,
    code: 'polaron-range',
    rule: 'QR-11.5.14b',
  }),
  shown({
    id: 'polaron-ray-at-sixteen-inches',
    covers: ['QR-11.5.14b', 'R-QR-07'],
    given: scene([tern({ F: 'polaron ray 1' })], [onyx(16)]),
    dice: [3, 1, 1, 1],
    when: shot,
    events: [hullLost('onyx', 1, 15)],
  }),
];

const disruptors = [
  shown({
    id: 'disruptor-hits-cost-no-hull',
    covers: ['QR-11.5.8b', 'R-QR-137'],
    given: scene([tern({ F: 'disruptor 3' })], [onyx(10, generators)]),
    dice: [3, 3, 6, 1, 1, 1],
    when: shot,
    events: [
      { kind: 'attack-rolled', hits: 0, disruptorHits: 3 },
      { kind: 'hits-intercepted', disruptorLeft: 3 },
    ],
    after: {
      position: {
        squadrons: [
          { id: 'stones', ships: [{ id: 'onyx', hull: 16, destroyed: [], shields: { E1: 'aft', E2: 'port' } }] },
        ],
      },
    },
  }),
  shown({
    id: 'two-disruptor-results-destroy-a-generator',
    covers: ['QR-11.5.8a', 'R-QR-137', 'R-QR-148', 'R-QR-187'],
    note: 'The owner gives up the one in E2; its port shield drops with it.',
    given: scene([tern({ F: 'disruptor 3' })], [onyx(10, generators)]),
    dice: [3, 6, 6, 1, 1, 1],
    when: [...shot, answer({ kind: 'choose-generator', space: 'E2' })],
    events: [{ kind: 'generator-destroyed', ship: 'onyx', space: 'E2', shieldDropped: 'port' }],
    after: {
      position: {
        squadrons: [
          { id: 'stones', ships: [{ id: 'onyx', hull: 16, destroyed: ['E2'], shields: { E1: 'aft', E2: null } }] },
        ],
      },
    },
  }),
  refused({
    id: 'only-a-generator-can-be-given-up',
    covers: ['R-QR-137'],
    given: scene([tern({ F: 'disruptor 3' })], [onyx(10, generators)]),
    dice: [3, 6, 6, 1, 1, 1],
    when: [...shot, answer({ kind: 'choose-generator', space: 'F' })],
    code: 'no-generator',
    rule: 'R-QR-137',
  }),
  shown({
    id: 'intercepts-take-damaging-hits-first',
    covers: ['R-QR-137'],
    note: 'One beam hit and two Disruptor hits, two intercepts: one Disruptor hit is left, enough for the hit test.',
    given: scene([tern({ F: 'disruptor 2', T1: 'emp 1' })], [onyx(10)]),
    dice: [3, 3, 6, 5, 5, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [
      { kind: 'hits-intercepted', hits: 1, disruptorHits: 2, left: 0, disruptorLeft: 1 },
      { kind: 'ship-impaired', of: 'defense', left: 1 },
    ],
  }),
];

const orders = [
  shown({
    id: 'disruptor-hits-stay-with-the-target',
    covers: ['R-QR-200', 'R-QR-126', 'R-QR-137'],
    note: "The one damaging hit is the screen's; the Disruptor hit that is left lets the EMP result work.",
    given: scene(
      [tern({ F: 'disruptor 1', T1: 'emp 1' })],
      [onyx(10), ship('Flint', 'FF', [22.75, 30], 180, { customizations: ['defensive screen'] })],
    ),
    dice: [3, 6, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')]), answer({ kind: 'defend', screens: ['flint'], escorts: [] })],
    events: [
      { kind: 'screen-hits-assigned', shares: [{ ship: 'flint', hits: 1 }] },
      hullLost('flint', 1, 11),
      { kind: 'ship-impaired', ship: 'onyx', of: 'defense', left: 1 },
    ],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', hull: 16 }] }] } },
  }),
  shown({
    id: 'effects-in-the-order-of-the-table',
    covers: ['R-QR-201', 'R-QR-129'],
    note: 'Autocannon and nuclear results on a ship with two hull: the second hull goes first, and nobody is left to be shaken.',
    given: scene([tern({ F: 'nuclear 1', T1: 'autocannon 1' })], [onyx(20, { hull: 3 })]),
    dice: [6, 6, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F', 'T1')])],
    events: [
      hullLost('onyx', 2, 1),
      { kind: 'hull-lost', amount: 1, hull: 0, cause: { by: 'Autocannon' } },
      { kind: 'ship-removed', ship: 'onyx', how: 'destroyed' },
    ],
  }),
  shown({
    id: 'the-push-settles-before-the-attack',
    covers: ['R-QR-201', 'R-QR-12', 'R-QR-155'],
    note: 'Onyx marks a shaded box by the hit and two more by gas on its way: a check for the gas, then one for the attack.',
    given: scene([tern({ F: 'gravitational 1' })], [onyx(20, { hull: 5, rank: 'captain' })], {
      terrain: [{ kind: 'corrosive gas', at: [29, 40], size: 'small' }],
      squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [4, 44], 180, { rank: 'admiral' })] }],
    }),
    dice: [6, 1, 1, 1, 6, 6, 1, 5],
    when: [...shot, push(9000)],
    events: [
      hullLost('onyx', 1, 4),
      { kind: 'ship-pushed' },
      hullLost('onyx', 2, 2),
      { kind: 'condition-checked', faces: [6, 6] },
      { kind: 'condition-checked', faces: [1, 5] },
    ],
  }),
];

/** Tern pushes Onyx with one Gravitational result from 20 inches; DEF 3 does nothing. */
const gravity = (rest: Fields = {}, theirs: Fields = {}) =>
  scene([tern({ F: 'gravitational 1' })], [onyx(20, theirs)], {
    squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [4, 44], 180)] }],
    ...rest,
  });
const pull = [6, 1, 1, 1];

const pushes = [
  shown({
    id: 'gravitational-pushes-six-inches',
    covers: ['QR-11.5.10a', 'R-QR-139'],
    given: gravity(),
    dice: pull,
    when: [...shot, push(9000)],
    events: [
      hullLost('onyx', 1, 15),
      { kind: 'ship-pushed', distanceMils: 6000, to: { xMils: 30000, yMils: 40000 }, stoppedBy: null },
    ],
    after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', at: [30, 40], facing: 180 }] }] } },
  }),
  refused({
    id: 'one-bearing-for-each-result',
    covers: ['R-QR-139'],
    given: gravity(),
    dice: pull,
    when: [...shot, push(9000, 9000)],
    code: 'pushes-differ',
    rule: 'R-QR-139',
  }),
  shown({
    id: 'two-results-push-twice',
    covers: ['QR-11.5.10a', 'R-QR-139', 'R-QR-144'],
    given: scene([tern({ F: 'gravitational 2' })], [onyx(20)]),
    dice: [6, 6, 1, 1, 1],
    when: [...shot, push(9000, 18000)],
    events: [
      { kind: 'ship-pushed', bearingCdeg: 9000 },
      { kind: 'ship-pushed', bearingCdeg: 18000, to: { xMils: 30000, yMils: 34000 } },
    ],
  }),
  shown({
    id: 'a-base-shortens-the-push',
    covers: ['R-QR-139'],
    note: 'A destroyer stands 5 inches east: bases of 0.75 touch at 3.5 inches, within the 0.05 of contact.',
    given: gravity({ squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [29, 40], 180)] }] }),
    dice: pull,
    when: [...shot, push(9000)],
    events: [{ kind: 'ship-pushed', distanceMils: 3550, stoppedBy: 'Chert' }],
  }),
  shown({
    id: 'pushed-through-a-base',
    covers: ['R-QR-139'],
    note: 'Only the end counts: a base in mid-path does not stop it.',
    given: gravity({ squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [27, 40], 180)] }] }),
    dice: pull,
    when: [...shot, push(9000)],
    events: [{ kind: 'ship-pushed', distanceMils: 6000, stoppedBy: null }],
  }),
  shown({
    id: 'pushed-into-a-planet',
    covers: ['R-QR-139', 'R-QR-91'],
    given: gravity({ terrain: [{ kind: 'planet', at: [29, 40], size: 'small' }] }),
    dice: pull,
    when: [...shot, push(9000)],
    events: [{ kind: 'ship-pushed' }, { kind: 'ship-removed', ship: 'onyx', how: 'destroyed', halfPoints: 70 }],
  }),
  shown({
    id: 'pushed-off-the-table',
    covers: ['R-QR-139', 'QR-8.2.5a', 'R-QR-85'],
    given: scene(
      [ship('Tern', 'DD', [24, 24], 0, { weapons: { F: 'gravitational 1' } })],
      [ship('Onyx', 'CR', [24, 44], 180)],
      {
        squadrons: [{ name: 'Slates', seat: 'seat-2', ships: [ship('Chert', 'DD', [4, 44], 180)] }],
      },
    ),
    dice: pull,
    when: [...shot, push(0)],
    events: [
      { kind: 'ship-pushed' },
      { kind: 'ship-removed', ship: 'onyx', how: 'destroyed', cause: { rule: 'QR-8.2.5a' } },
    ],
  }),
  shown({
    id: 'pushed-through-asteroids',
    covers: ['R-QR-139', 'R-QR-89'],
    note: 'Light asteroids: 1d6 + 2, less MR 2.',
    given: gravity({ terrain: [{ kind: 'light asteroid field', at: [29, 40], size: 'small' }] }),
    dice: [...pull, 2],
    when: [...shot, push(9000)],
    events: [{ kind: 'ship-pushed' }, hullLost('onyx', 2, 13)],
  }),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...lasting, ...dice, ...disruptors, ...orders, ...pushes],
} satisfies CaseFile;
