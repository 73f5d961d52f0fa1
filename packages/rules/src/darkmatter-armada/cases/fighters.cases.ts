/** Fighters (9.4.9, 12.4.7, 12.4.12, 12.4.18, 12.7.8): they are launched, fly, attack, fight each other and go home. */
import type { CaseFile } from '../../kernel/index.ts';
import { type ArmadaCase, by, ends, type Fields, squadron } from './written.ts';

type At = readonly [number, number];
/** A fleet carrier has six tokens; its DEF is a d6, one step more for its commander. */
const osprey = (change: Fields = {}): Fields => ({ name: 'Osprey', class: 'CV', at: [24, 10], facing: 0, ...change });
/** A captain's cruiser: DEF d4, CR 4. */
const onyx = (change: Fields = {}): Fields => ({ name: 'Onyx', class: 'CR', at: [24, 24], facing: 180, ...change });
const lead: Fields = { name: 'Flint', class: 'DD', at: [44, 44], facing: 180 };
const hawks = (...ships: Fields[]): Fields => squadron('Hawks', 'seat-1', ships.length > 0 ? ships : [osprey()]);
const stones = (...ships: Fields[]): Fields =>
  squadron('Stones', 'seat-2', [lead, ...(ships.length > 0 ? ships : [onyx()])]);
/** Places where a token touches a ship at (24, 24), each one also the next. */
const around: readonly At[] = [
  [25.25, 24],
  [24.85, 24.92],
  [23.9, 25.25],
  [23.03, 24.8],
];
const out = (count: number, carrier = 'Osprey', more: Fields = {}): Fields[] =>
  around.slice(0, count).map(([x, y]) => ({ carrier, at: [x, y], ...more }));
const ids = (count: number, carrier = 'osprey', from = 1): string[] =>
  Array.from({ length: count }, (_, index) => `${carrier}-f0${index + from}`);
const given = (segment: string, fighters: Fields[], change: Fields = {}): Fields => ({
  active: 'Hawks',
  segment,
  squadrons: [hawks(), stones()],
  fighters,
  ...change,
});
const attack = (fighters: readonly string[], target = 'onyx'): Fields => ({
  kind: 'attack-with-fighters',
  target,
  fighters,
});
const lands = (id: string, place: string): Fields => ({ position: { fighters: [{ id, place }] } });

/** Its weapons reach Onyx as well. */
const armed = osprey({ weapons: { F: 'beam d8', T1: 'beam d8' } });
const fires = (mount: string): Fields => ({
  kind: 'fire',
  target: 'onyx',
  shooters: [{ ship: 'osprey', mounts: [mount] }],
});
const attacks: ArmadaCase[] = [
  {
    id: 'a-stack-that-reaches-the-rating-picks-one-of-two-places-and-goes-home',
    covers: ['DA-9.4.9.8a', 'DA-9.4.9.8b', 'DA-9.4.9.8c', 'DA-9.4.9.7', 'DA-9.4a', 'R-DA-132'],
    given: given('combat', out(2)),
    dice: [2, 4, 16, 6],
    when: by('seat-1', attack(ids(2)), { kind: 'choose-location', face: 6 }),
    then: {
      events: [
        { kind: 'fighters-repelled', intercepts: 2, destroyed: 0, dice: [{ from: 'DEF', sides: 4, faces: [2] }] },
        { kind: 'fighters-struck', sides: 6, faces: [4], need: 4, hit: true, locations: [16, 6] },
        { kind: 'critical-hit', ship: 'onyx', space: 'DF' },
        { kind: 'fighters-returned' },
      ],
      position: {
        squadrons: [{ id: 'stones', ships: [{ id: 'onyx', destroyed: ['DF'], hull: 20 }] }],
        fighters: ids(2).map((id) => ({ id, place: 'aboard' })),
      },
    },
  },
  {
    id: 'every-three-intercepts-kill-one-and-the-rest-throw-a-smaller-die',
    covers: ['DA-9.4.9.8a', 'DA-9.4.9.7'],
    given: given('combat', out(2)),
    dice: [3, 2],
    when: by('seat-1', attack(ids(2))),
    then: {
      events: [
        { kind: 'fighters-repelled', intercepts: 3, destroyed: 1 },
        { kind: 'fighters-struck', sides: 4, hit: false },
      ],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'lost' },
          { id: 'osprey-f02', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'veteran-pilots-take-four-intercepts',
    covers: ['DA-12.4.18', 'R-DA-132'],
    given: given('combat', out(1), { squadrons: [hawks(osprey({ customizations: ['veteran-pilots'] })), stones()] }),
    dice: [3, 2],
    when: by('seat-1', attack(ids(1))),
    then: { events: [{ kind: 'fighters-repelled', intercepts: 3, destroyed: 0 }] },
  },
  {
    id: 'the-dice-of-both-sides-explode-and-evasion-and-grid-fault-count',
    covers: ['DA-9.4.9.8a', 'DA-9.3.6a', 'DA-1.7.8', 'DA-1.2.2a'],
    given: given('combat', out(3), {
      squadrons: [hawks(), stones(onyx({ evasive: true, speed: 'high', gridFault: 2 }))],
    }),
    dice: [1, 3, 5, 1, 2],
    when: by('seat-1', attack(ids(3))),
    then: {
      events: [
        {
          kind: 'fighters-repelled',
          dice: [
            { from: 'DEF', sides: 4, faces: [1, 3] },
            { from: 'evasion', sides: 8, faces: [5] },
          ],
          fault: 2,
          intercepts: 7,
          destroyed: 2,
        },
        { kind: 'fighters-struck', sides: 4, faces: [1, 2], hit: false },
      ],
    },
  },
  {
    id: 'a-patrol-adds-one-die-and-goes-home',
    covers: ['DA-9.4.9.4', 'R-DA-115', 'DA-9.4a'],
    given: given(
      'combat',
      [...out(1), { carrier: 'Basalt', at: [22.75, 24] }, { carrier: 'Basalt', at: [23.1, 23.07] }],
      { squadrons: [hawks(), stones(onyx(), { name: 'Basalt', class: 'CVL', at: [40, 30], facing: 180 })] },
    ),
    dice: [2, 4],
    when: [...by('seat-1', attack(ids(1))), ...by('seat-2', { kind: 'fly-patrol', fighters: ids(2, 'basalt') })],
    then: {
      events: [
        { kind: 'patrol-flown', fighters: ids(2, 'basalt') },
        {
          kind: 'fighters-repelled',
          dice: [{ from: 'DEF' }, { from: 'patrol', sides: 6 }],
          intercepts: 6,
          destroyed: 1,
        },
        { kind: 'fighters-returned' },
      ],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'lost' },
          { id: 'basalt-f01', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'only-tokens-in-contact-fly-patrol',
    covers: ['DA-9.4.9.4'],
    given: given('combat', [...out(1), { carrier: 'Basalt', at: [22.75, 24] }, { carrier: 'Basalt', at: [30, 30] }], {
      squadrons: [hawks(), stones(onyx(), { name: 'Basalt', class: 'CVL', at: [40, 30], facing: 180 })],
    }),
    when: [...by('seat-1', attack(ids(1))), ...by('seat-2', { kind: 'fly-patrol', fighters: ['basalt-f02'] })],
    rejects: { code: 'no-patrol', rule: 'DA-9.4.9.4' },
  },
  {
    id: 'shields-do-not-stop-fighters',
    covers: ['DA-9.4.9.8b', 'DA-9.4.9.6', 'DA-1.8.3'],
    given: given('combat', out(1), {
      squadrons: [hawks(), stones(onyx({ equipment: { E1: 'shield generator' }, shields: { E1: 'starboard' } }))],
    }),
    dice: [2, 4, 6, 6],
    when: by('seat-1', attack(ids(1))),
    then: {
      events: [
        { kind: 'fighters-struck', hit: true },
        { kind: 'critical-hit', space: 'DF' },
      ],
    },
  },
  {
    id: 'a-token-that-does-not-touch-the-ship-does-not-attack-it',
    covers: ['DA-9.4.9.6'],
    given: given('combat', [
      { carrier: 'Osprey', at: [25.6, 24] },
      { carrier: 'Osprey', at: [22.75, 24] },
    ]),
    when: by('seat-1', attack(ids(1))),
    rejects: { code: 'not-touching', rule: 'DA-9.4.9.6' },
  },
  {
    id: 'tokens-apart-are-no-stack',
    covers: ['R-DA-116', 'DA-11.0'],
    given: given('combat', [
      { carrier: 'Osprey', at: [25.25, 24] },
      { carrier: 'Osprey', at: [22.75, 24] },
    ]),
    when: by('seat-1', attack(ids(2))),
    rejects: { code: 'no-stack', rule: 'R-DA-116' },
  },
  {
    id: 'each-part-of-a-stack-attacks-by-itself',
    covers: ['DA-11.0', 'R-DA-116'],
    given: given('combat', out(3)),
    dice: [2, 2, 2, 3],
    when: by('seat-1', attack(['osprey-f01']), { kind: 'decline-relaunch' }, attack(['osprey-f02', 'osprey-f03'])),
    then: {
      events: [
        { kind: 'fighters-struck', sides: 4 },
        { kind: 'fighters-struck', sides: 6 },
      ],
    },
  },
  {
    id: 'nobody-attacks-a-cloaked-ship',
    covers: ['DA-12.7.10'],
    given: given('combat', [...out(1), { carrier: 'Osprey', at: [31.25, 24] }], {
      squadrons: [
        hawks(),
        stones(onyx({ equipment: { E1: 'cloaking device' }, cloaked: true }), {
          name: 'Chalk',
          class: 'CR',
          at: [30, 24],
        }),
      ],
    }),
    when: by('seat-1', attack(ids(1))),
    rejects: { code: 'target-cloaked', rule: 'DA-12.7.10' },
  },
  {
    id: 'fighters-may-attack-before-the-weapons-fire',
    covers: ['DA-9.4b', 'R-DA-103'],
    given: given('combat', out(1), { squadrons: [hawks(armed), stones()] }),
    dice: [2, 2, 2, 2],
    when: by('seat-1', attack(ids(1)), { kind: 'decline-relaunch' }, fires('F')),
    then: {
      events: [
        { kind: 'combat-mode-began', mode: 'fighters' },
        { kind: 'combat-mode-began', mode: 'weapons' },
      ],
    },
  },
  {
    id: 'a-mode-that-is-left-is-over',
    covers: ['DA-9.4b', 'R-DA-103'],
    given: given('combat', out(2), { squadrons: [hawks(armed), stones()] }),
    dice: [2, 2, 2, 2],
    when: by('seat-1', fires('F'), attack(ids(1)), { kind: 'decline-relaunch' }, fires('T1')),
    rejects: { code: 'combat-mode-over', rule: 'DA-9.4b' },
  },
  {
    id: 'no-fighter-attacks-in-the-first-round',
    covers: ['DA-9.4.1', 'R-DA-102'],
    given: given('movement', out(1), { round: 1 }),
    when: by('seat-1', attack(ids(1))),
    rejects: { code: 'no-combat', rule: 'DA-9.4.1' },
  },
];

/** A token of Osprey between its carrier and a token of Basalt, which it touches. */
const facing = (own: number, other: number): Fields[] => [
  ...(
    [
      [30, 30],
      [30, 31],
      [30, 32],
      [30, 33],
    ] as const
  )
    .slice(0, own)
    .map(([x, y]) => ({ carrier: 'Osprey', at: [x, y] })),
  ...(
    [
      [31, 30],
      [31, 31],
      [31, 32],
      [31, 33],
    ] as const
  )
    .slice(0, other)
    .map(([x, y]) => ({ carrier: 'Basalt', at: [x, y] })),
];
const basalt = (change: Fields = {}): Fields => ({
  name: 'Basalt',
  class: 'CVL',
  at: [40, 30],
  facing: 180,
  ...change,
});
const fight = (own: number, other: number): Fields => ({
  kind: 'dogfight',
  fighters: ids(own),
  enemies: ids(other, 'basalt'),
});
const dogfights: ArmadaCase[] = [
  {
    id: 'who-loses-more-goes-home-and-the-winner-may-stay',
    covers: ['DA-9.4.9.8d', 'DA-9.4.9.8e', 'DA-1.2.2b', 'R-DA-133'],
    given: given('combat', facing(3, 2), { squadrons: [hawks(), stones(basalt())] }),
    dice: [5, 1],
    when: by('seat-1', fight(3, 2), { kind: 'return-from-dogfight', fighters: ['osprey-f01'] }),
    then: {
      events: [
        {
          kind: 'dogfight-fought',
          sides: [
            { sides: 8, face: 5, destroys: 1 },
            { sides: 6, face: 1, destroys: 0 },
          ],
        },
      ],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'aboard' },
          { id: 'osprey-f02', at: [30, 31] },
          { id: 'basalt-f01', place: 'lost' },
          { id: 'basalt-f02', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'both-go-home-when-they-lose-as-many',
    covers: ['DA-9.4.9.8e', 'DA-9.4.9.8d'],
    given: given('combat', facing(2, 2), { squadrons: [hawks(), stones(basalt())] }),
    dice: [3, 5],
    when: by('seat-1', fight(2, 2)),
    then: {
      events: [{ kind: 'dogfight-fought', sides: [{ destroys: 1 }, { destroys: 1 }] }],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'lost' },
          { id: 'osprey-f02', place: 'aboard' },
          { id: 'basalt-f01', place: 'lost' },
          { id: 'basalt-f02', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'veteran-pilots-take-four-hits',
    covers: ['DA-12.4.18', 'R-DA-133'],
    given: given('combat', facing(2, 1), {
      squadrons: [hawks(), stones(basalt({ customizations: ['veteran-pilots'] }))],
    }),
    dice: [3, 3],
    when: by('seat-1', fight(2, 1)),
    then: { events: [{ kind: 'dogfight-fought', sides: [{ destroys: 0 }, { destroys: 1 }] }] },
  },
  {
    id: 'stacks-that-do-not-touch-do-not-fight',
    covers: ['R-DA-133', 'DA-9.4.9.6'],
    given: given('combat', [...facing(1, 1), { carrier: 'Basalt', at: [30, 28.5] }], {
      squadrons: [hawks(), stones(basalt())],
    }),
    when: by('seat-1', { kind: 'dogfight', fighters: ids(1), enemies: ['basalt-f02'] }),
    rejects: { code: 'not-in-contact', rule: 'R-DA-133' },
  },
];

const fly = (fighter: string, x: number, y: number): Fields => ({
  kind: 'move-fighter',
  fighter,
  to: { xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) },
});
const knot: Fields = { name: 'Knot', class: 'FF', at: [10, 30], facing: 0 };
/** Rovers of the same side act; Knot is theirs. */
const rovers = (fighters: Fields[], segment = 'movement', change: Fields = {}): Fields => ({
  active: 'Rovers',
  segment,
  squadrons: [hawks(), squadron('Rovers', 'seat-1', [knot]), stones()],
  fighters,
  ...change,
});
const flights: ArmadaCase[] = [
  {
    id: 'a-token-flies-twenty-inches-anywhere',
    covers: ['DA-9.4.9.2', 'R-DA-131'],
    given: given('movement', [{ carrier: 'Osprey', at: [10, 10] }]),
    when: by('seat-1', fly('osprey-f01', 10, 30)),
    then: { position: { fighters: [{ id: 'osprey-f01', at: [10, 30], moved: true }] } },
  },
  {
    id: 'a-token-flies-no-farther',
    covers: ['DA-9.4.9.2'],
    given: given('movement', [{ carrier: 'Osprey', at: [10, 10] }]),
    when: by('seat-1', fly('osprey-f01', 10, 30.01)),
    rejects: { code: 'too-long', rule: 'DA-9.4.9.2' },
  },
  {
    id: 'a-token-flies-with-a-friendly-ship-that-it-touches',
    covers: ['DA-9.4.9.2', 'R-DA-131'],
    given: rovers([{ carrier: 'Osprey', at: [11.25, 30] }]),
    when: by('seat-1', fly('osprey-f01', 20, 30)),
    then: { position: { fighters: [{ id: 'osprey-f01', at: [20, 30] }] } },
  },
  {
    id: 'a-token-elsewhere-waits-for-its-carrier',
    covers: ['DA-9.4.9.2'],
    given: rovers([
      { carrier: 'Osprey', at: [13, 30] },
      { carrier: 'Osprey', at: [11.25, 30] },
    ]),
    when: by('seat-1', fly('osprey-f01', 20, 30)),
    rejects: { code: 'not-its-fighter', rule: 'DA-9.4.9.2' },
  },
  {
    id: 'a-token-that-has-acted-does-not-act-again-with-its-carrier',
    covers: ['DA-9.4.9.2', 'R-DA-131'],
    given: rovers([{ carrier: 'Osprey', at: [11.25, 30] }], 'movement', { first: 'seat-2' }),
    when: [
      ...by('seat-1', fly('osprey-f01', 20, 30), ends('movement'), ends('special'), {
        kind: 'recall-fighters',
        fighters: [],
      }),
      ...by(
        'seat-2',
        { kind: 'activate-squadron', squadron: 'stones' },
        ends('command'),
        ends('movement'),
        ends('special'),
      ),
      ...by('seat-1', { kind: 'activate-squadron', squadron: 'hawks' }, ends('command'), fly('osprey-f01', 22, 30)),
    ],
    rejects: { code: 'fighter-moved', rule: 'DA-9.4.9.2' },
  },
  {
    id: 'tokens-whose-carrier-is-gone-fly-on-and-are-removed-when-they-must-return',
    covers: ['DA-9.4.9.5', 'R-DA-135', 'R-DA-131'],
    given: rovers([...out(1)], 'combat', {
      squadrons: [
        squadron('Hawks', 'seat-1', [{ name: 'Osprey', class: 'CV', gone: { how: 'destroyed' } }]),
        squadron('Rovers', 'seat-1', [knot]),
        stones(),
      ],
    }),
    dice: [2, 2],
    when: by('seat-1', attack(ids(1))),
    then: lands('osprey-f01', 'lost'),
  },
  {
    id: 'a-carrier-without-crew-takes-no-token-aboard',
    covers: ['DA-9.4.11.6a', 'R-DA-134', 'R-DA-141'],
    given: given('combat', out(1), { squadrons: [hawks(osprey({ crew: 0 })), stones()] }),
    dice: [2, 2],
    when: by('seat-1', attack(ids(1))),
    then: lands('osprey-f01', 'lost'),
  },
  {
    id: 'no-token-flies-across-a-planet',
    covers: ['DA-4.5'],
    given: given('movement', [{ carrier: 'Osprey', at: [10, 10] }], {
      terrain: [{ kind: 'planet', at: [10, 20], size: 'small' }],
    }),
    when: by('seat-1', fly('osprey-f01', 10, 29)),
    rejects: { code: 'fighter-planet', rule: 'DA-4.5' },
  },
];

const beside = (x: number, y: number, count: number, from = 1, carrier = 'osprey'): Fields[] =>
  [
    [x + 1.25, y],
    [x - 1.25, y],
    [x, y + 1.25],
    [x, y - 1.25],
  ]
    .slice(0, count)
    .map(([east = 0, north = 0], index) => ({
      fighter: `${carrier}-f0${index + from}`,
      at: { xMils: Math.round(east * 1000), yMils: Math.round(north * 1000) },
    }));
const launch = (count: number, kind = 'launch-fighters'): Fields => ({
  kind,
  ship: 'osprey',
  fighters: beside(24, 10, count),
});
const launches: ArmadaCase[] = [
  {
    id: 'three-tokens-are-launched-free-and-act-no-more-in-this-activation',
    covers: ['DA-9.3.7', 'DA-9.3', 'R-DA-94', 'DA-1.8.8'],
    given: given('special', []),
    when: by('seat-1', launch(3)),
    then: {
      position: {
        squadrons: [{ id: 'hawks', ships: [{ id: 'osprey', disorder: 0, hangar: { launched: true } }] }],
        fighters: [{ id: 'osprey-f01', at: [25.25, 10], moved: true, attacked: true }],
      },
    },
  },
  {
    id: 'more-than-three-cost-one-disorder',
    covers: ['DA-1.7.5', 'DA-9.3.7'],
    given: given('special', []),
    when: by('seat-1', launch(4)),
    then: { events: [{ kind: 'disorder-gained', ship: 'osprey', markers: 1, cause: { rule: 'DA-9.3.7' } }] },
  },
  {
    id: 'catapults-launch-before-the-move-and-the-tokens-fly-at-once',
    covers: ['DA-12.7.8', 'R-DA-80', 'R-DA-94'],
    given: given('movement', [], { squadrons: [hawks(osprey({ equipment: { E1: 'catapult launchers' } })), stones()] }),
    when: by('seat-1', launch(2, 'catapult-fighters'), fly('osprey-f01', 40, 12)),
    then: { position: { fighters: [{ id: 'osprey-f01', at: [40, 12], moved: true, attacked: false }] } },
  },
  {
    id: 'catapults-do-not-launch-after-the-move',
    covers: ['DA-12.7.8', 'R-DA-80'],
    given: given('movement', [], {
      squadrons: [hawks(osprey({ equipment: { E1: 'catapult launchers' }, activation: { moves: 1 } })), stones()],
    }),
    when: by('seat-1', launch(2, 'catapult-fighters')),
    rejects: { code: 'moved', rule: 'R-DA-80' },
  },
  {
    id: 'without-catapults-nobody-launches-before-the-move',
    covers: ['DA-12.7.8'],
    given: given('movement', []),
    when: by('seat-1', launch(2, 'catapult-fighters')),
    rejects: { code: 'no-catapult', rule: 'DA-12.7.8' },
  },
  {
    id: 'a-carrier-without-crew-launches-nothing',
    covers: ['DA-9.4.11.6a'],
    given: given('special', [], {
      squadrons: [hawks(osprey({ crew: 0 }), { name: 'Kite', class: 'CVL', at: [30, 10] }), stones()],
    }),
    when: by('seat-1', launch(1)),
    rejects: { code: 'no-crew', rule: 'DA-9.4.11.6a' },
  },
  {
    id: 'a-carrier-without-hangars-launches-nothing',
    covers: ['R-DA-135'],
    given: given('special', [], {
      squadrons: [hawks(osprey({ destroyed: ['HG'] }), { name: 'Kite', class: 'CVL', at: [30, 10] }), stones()],
    }),
    when: by('seat-1', launch(1)),
    rejects: { code: 'hangar-destroyed', rule: 'R-DA-135' },
  },
  {
    id: 'a-lost-hangar-bay-leaves-room-for-fewer',
    covers: ['DA-1.8.8', 'R-DA-135'],
    given: given(
      'special',
      [0, 1, 2, 3, 4].map((at) => ({ carrier: 'Osprey', at: [10 + 2 * at, 30] })),
      {
        squadrons: [hawks(osprey({ equipment: { E1: 'hangar bay' }, destroyed: ['E1'] })), stones()],
      },
    ),
    when: by('seat-1', { kind: 'launch-fighters', ship: 'osprey', fighters: beside(24, 10, 2, 6) }),
    rejects: { code: 'hangar-limit', rule: 'DA-1.8.8' },
  },
  {
    id: 'a-second-special-action-is-not-taken',
    covers: ['DA-9.3'],
    given: given('special', [], {
      squadrons: [hawks(osprey(), { name: 'Kite', class: 'CVL', at: [30, 10] }), stones()],
    }),
    when: by('seat-1', launch(1), { kind: 'launch-fighters', ship: 'osprey', fighters: beside(24, 10, 1, 2) }),
    rejects: { code: 'special-taken', rule: 'DA-9.3' },
  },
];

const homecomings: ArmadaCase[] = [
  {
    id: 'tokens-are-called-home-from-any-distance-when-they-act',
    covers: ['DA-9.4.9.3', 'R-DA-134'],
    given: given('combat', [{ carrier: 'Osprey', at: [47, 30] }], { round: 1 }),
    when: by('seat-1', { kind: 'recall-fighters', fighters: ids(1) }),
    then: lands('osprey-f01', 'aboard'),
  },
  {
    id: 'a-token-without-a-carrier-is-not-called-home',
    covers: ['DA-9.4.9.5', 'R-DA-134'],
    given: rovers(
      [
        { carrier: 'Osprey', at: [40, 30] },
        { carrier: 'Kite', at: [11.25, 30] },
      ],
      'combat',
      {
        round: 1,
        squadrons: [
          squadron('Hawks', 'seat-1', [
            { name: 'Osprey', class: 'CV', gone: { how: 'destroyed' } },
            { name: 'Kite', class: 'CVL', at: [30, 10] },
          ]),
          squadron('Rovers', 'seat-1', [knot]),
          stones(),
        ],
      },
    ),
    when: by('seat-1', { kind: 'recall-fighters', fighters: ['osprey-f01'] }),
    rejects: { code: 'cannot-return', rule: 'R-DA-134' },
  },
  {
    id: 'a-restricted-hangar-that-has-launched-recovers-in-the-end-phase',
    covers: ['DA-12.4.12', 'R-DA-134'],
    given: given('combat', out(1), {
      squadrons: [hawks(osprey({ customizations: ['restricted-hangar'], hangar: { launched: true } })), stones()],
    }),
    dice: [2, 2],
    when: by('seat-1', attack(ids(1))),
    then: lands('osprey-f01', 'waiting'),
  },
  {
    id: 'a-restricted-hangar-that-has-recovered-does-not-launch',
    covers: ['DA-12.4.12'],
    given: given('special', [], {
      squadrons: [
        hawks(osprey({ customizations: ['restricted-hangar'], hangar: { recovered: true } }), {
          name: 'Kite',
          class: 'CVL',
          at: [30, 10],
        }),
        stones(),
      ],
    }),
    when: by('seat-1', launch(1)),
    rejects: { code: 'restricted-hangar', rule: 'DA-12.4.12' },
  },
  {
    id: 'flight-deck-crews-bring-two-out-again',
    covers: ['DA-12.4.7', 'R-DA-134', 'DA-9.4a'],
    given: given('combat', out(3)),
    dice: [2, 2],
    when: by(
      'seat-1',
      attack(ids(3)),
      ...[1, 2].map((index) => ({ kind: 'relaunch-fighter', ...beside(24, 10, index)[index - 1] })),
    ),
    then: {
      position: {
        fighters: [
          { id: 'osprey-f01', at: [25.25, 10], attacked: true, relaunched: true },
          { id: 'osprey-f02', at: [22.75, 10], relaunched: true },
          { id: 'osprey-f03', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'flight-deck-crews-bring-out-only-what-has-just-returned',
    covers: ['R-DA-134', 'DA-12.4.7'],
    given: given('combat', out(1)),
    dice: [2, 2],
    when: by('seat-1', attack(ids(1)), { kind: 'relaunch-fighter', ...beside(24, 10, 1, 5)[0] }),
    rejects: { code: 'not-returned', rule: 'R-DA-134' },
  },
];

const file: CaseFile = {
  ruleset: 'darkmatter-armada',
  cases: [...attacks, ...dogfights, ...flights, ...launches, ...homecomings],
};

export default file;
