/** Special actions (8.3): Full Thrust, Split-S, launching fighters, leaving by a portal. */
import type { Case, CaseFile } from '../../kernel/index.ts';

type Json = { readonly [field: string]: unknown };
const stones = { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 }] };

const position = (written: Json) => JSON.parse(JSON.stringify(written)) as Case['given'];

function table(segment: 'movement' | 'special', ships: readonly Json[], more: Json = {}): Case['given'] {
  const squadrons = [{ name: 'Waders', seat: 'seat-1', ships }, stones];
  return position({ active: 'Waders', segment, squadrons, ...more });
}

const tern = (change: Json = {}): Json => ({ name: 'Tern', class: 'CR', at: [10, 10], facing: 0, ...change });
const knot = (change: Json = {}): Json => ({ name: 'Knot', class: 'FF', at: [14, 10], facing: 0, ...change });
const carrier = (change: Json = {}): Json => tern({ class: 'CV', ...change });

const leg = (kind: string, course: number, inches: number, ship = 'tern'): Json => ({
  kind,
  ship,
  courseCdeg: course * 100,
  distanceMils: Math.round(inches * 1000),
  facingCdeg: course * 100,
  carry: [],
});
const splitS = (ship = 'tern', carry: readonly string[] = []): Json => ({ kind: 'split-s', ship, carry });
const leave = (ship = 'tern'): Json => ({ kind: 'leave-by-portal', ship });

/** Touching a base of radius 1" at [10, 10]: the bow first, then clockwise every 45 degrees. */
const ring = [
  [10000, 11500],
  [11061, 11061],
  [11500, 10000],
  [11061, 8939],
  [10000, 8500],
  [8939, 8939],
  [8500, 10000],
] as const;
const token = (number: number) => `tern-f${String(number).padStart(2, '0')}`;
/** The first `count` tokens, placed around the carrier. */
const launch = (count: number, kind = 'launch-fighters'): Json => ({
  kind,
  ship: 'tern',
  fighters: ring.slice(0, count).map(([xMils, yMils], index) => ({ fighter: token(index + 1), at: { xMils, yMils } })),
});

const orders = (commands: readonly Json[]): Case['when'] =>
  commands.map((command) => ({ by: 'seat-1', command: JSON.parse(JSON.stringify(command)) as Json & null }));
type Told = Pick<Case, 'id' | 'covers' | 'dice'> & { given: Case['given']; commands: readonly Json[] };
const accepted = ({ commands, ...told }: Told, then: Json): Case => ({
  ...told,
  when: orders(commands),
  then: JSON.parse(JSON.stringify(then)) as Case['then'],
});
const refused = ({ commands, ...told }: Told, code: string, rule: string): Case => ({
  ...told,
  when: orders(commands),
  rejects: { code, rule },
});
const ship = (id: string, is: Json) => ({ position: { squadrons: [{ id: 'waders', ships: [{ id, ...is }] }] } });

const fullThrust: Case[] = [
  accepted(
    {
      id: 'full-thrust-is-a-second-standard-movement',
      covers: ['QR-8.3.6a', 'QR-8.3b', 'R-QR-108'],
      given: table('movement', [tern(), knot()]),
      commands: [leg('move-ship', 0, 16), leg('full-thrust', 90, 16)],
    },
    ship('tern', { at: [26, 26], facing: 90, activation: { moves: 2, special: 'full-thrust' } }),
  ),
  refused(
    {
      id: 'full-thrust-has-the-same-maximum',
      covers: ['R-QR-108'],
      given: table('movement', [tern(), knot()]),
      commands: [leg('move-ship', 0, 4), leg('full-thrust', 90, 16.1)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
  refused(
    {
      id: 'full-thrust-comes-after-the-standard-movement',
      covers: ['QR-8.3.6a', 'R-QR-108'],
      given: table('movement', [tern(), knot()]),
      commands: [leg('full-thrust', 0, 4)],
    },
    'not-after-move',
    'R-QR-108',
  ),
  refused(
    {
      id: 'full-thrust-follows-the-ships-own-move-at-once',
      covers: ['R-QR-94', 'R-QR-108'],
      given: table('movement', [tern(), knot()]),
      commands: [leg('move-ship', 0, 4), leg('move-ship', 0, 4, 'knot'), leg('full-thrust', 0, 4)],
    },
    'not-after-move',
    'R-QR-108',
  ),
  refused(
    {
      id: 'a-ship-has-one-special-action',
      covers: ['QR-8.3a', 'QR-8.2a'],
      given: table('special', [
        carrier({ activation: { special: 'full-thrust', moves: 2 } }),
        carrier({ name: 'Gull', at: [20, 10] }),
      ]),
      commands: [launch(1)],
    },
    'special-taken',
    'QR-8.3a',
  ),
  refused(
    {
      id: 'after-full-thrust-a-ship-fires-nothing',
      covers: ['QR-8.3.6b'],
      given: {
        ...table('movement', [
          tern({ at: [30, 10], weapons: { F: 'beam 4' } }),
          knot({ at: [34, 20], weapons: { F: 'beam 3' } }),
        ]),
      },
      commands: [
        leg('move-ship', 0, 8),
        leg('full-thrust', 0, 8),
        { kind: 'end-segment', segment: 'movement' },
        { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: [{ mount: 'F' }], arcs: 'one' }] },
      ],
    },
    'full-thrust',
    'QR-8.3.6b',
  ),
];

const afterFullThrust: Case[] = [
  accepted(
    {
      id: 'after-full-thrust-a-ship-may-board',
      covers: ['QR-8.3.6b', 'R-QR-108'],
      given: position({
        active: 'Waders',
        segment: 'combat',
        squadrons: [
          {
            name: 'Waders',
            seat: 'seat-1',
            ships: [
              tern({
                equipment: { E1: 'space marines' },
                activation: { moves: 2, movementOver: true, special: 'full-thrust' },
              }),
            ],
          },
          { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [10, 13], facing: 180 }] },
        ],
      }),
      commands: [{ kind: 'board', assaults: [{ target: 'onyx', ships: ['tern'] }] }],
      dice: [1, 1, 1, 1, 1, 1, 1],
    },
    { events: [{ kind: 'boarding-declared' }] },
  ),
];

const splits: Case[] = [
  accepted(
    {
      id: 'a-split-s-goes-half-ahead-and-about',
      covers: ['QR-8.3.8a', 'QR-8.3.8b', 'R-QR-103'],
      given: table('movement', [tern(), knot()]),
      commands: [splitS()],
    },
    ship('tern', { at: [10, 18], facing: 180, disorder: 1, activation: { movementOver: true, special: 'split-s' } }),
  ),
  accepted(
    {
      id: 'a-split-s-is-free-for-a-destroyer',
      covers: ['QR-8.3.8b'],
      given: table('movement', [tern({ class: 'DD' }), knot()]),
      commands: [splitS()],
    },
    ship('tern', { at: [10, 19], facing: 180, disorder: 0 }),
  ),
  accepted(
    {
      id: 'a-split-s-costs-a-battleship-two-disorder',
      covers: ['QR-8.3.8b'],
      given: table('movement', [tern({ class: 'BB' }), knot()]),
      commands: [splitS()],
    },
    ship('tern', { at: [10, 16], facing: 180, disorder: 2 }),
  ),
  accepted(
    {
      id: 'expert-navigators-pay-nothing-for-a-split-s',
      covers: ['QR-11.4.8a'],
      given: table('movement', [tern({ class: 'BB', customizations: ['expert navigators'] }), knot()]),
      commands: [splitS()],
    },
    ship('tern', { facing: 180, disorder: 0 }),
  ),
  accepted(
    {
      id: 'a-split-s-carries-fighters-about',
      covers: ['R-QR-86', 'R-QR-103'],
      given: table('movement', [carrier({ class: 'CVL' }), knot()], {
        fighters: [{ carrier: 'Tern', at: [11.25, 10] }],
      }),
      commands: [splitS('tern', ['tern-f01'])],
    },
    { position: { fighters: [{ id: 'tern-f01', at: [8.75, 17] }] } },
  ),
  refused(
    {
      id: 'a-ship-that-has-moved-makes-no-split-s',
      covers: ['QR-8.3.8a', 'R-QR-103'],
      given: table('movement', [tern(), knot()]),
      commands: [leg('move-ship', 0, 0), splitS()],
    },
    'moved',
    'QR-8.3.8a',
  ),
  refused(
    {
      id: 'after-a-split-s-a-ship-does-not-move',
      covers: ['QR-8.3.8a', 'QR-8.2a'],
      given: table('movement', [tern(), knot()]),
      commands: [splitS(), leg('move-ship', 180, 4)],
    },
    'moved',
    'QR-8.2a',
  ),
  refused(
    {
      id: 'a-split-s-does-not-end-on-a-base',
      covers: ['QR-8.2.3a', 'R-QR-103'],
      given: table('movement', [tern(), knot({ at: [10, 18] })]),
      commands: [splitS()],
    },
    'overlap',
    'QR-8.2.3a',
  ),
  refused(
    {
      id: 'an-unmanned-ship-does-not-pay-for-a-split-s',
      covers: ['R-QR-158', 'R-QR-103'],
      given: table('movement', [tern({ class: 'CVL', customizations: ['unmanned'] }), knot()]),
      commands: [splitS()],
    },
    'unmanned',
    'R-QR-158',
  ),
];

const launches: Case[] = [
  accepted(
    {
      id: 'a-carrier-launches-three-fighters',
      covers: ['QR-8.3.7a', 'QR-8.4.6a', 'QR-8.3a', 'R-QR-102'],
      given: table('special', [carrier(), knot()]),
      commands: [launch(3)],
    },
    {
      events: [{ kind: 'fighters-launched', ship: 'tern', catapult: false }],
      position: {
        fighters: [
          { id: 'tern-f01', at: [10, 11.5] },
          { id: 'tern-f03', at: [11.5, 10] },
          { id: 'tern-f04', at: null },
        ],
        squadrons: [{ id: 'waders', ships: [{ id: 'tern', disorder: 0, hangar: { launched: true } }] }],
      },
    },
  ),
  accepted(
    {
      id: 'a-launch-of-six-costs-one-disorder',
      covers: ['QR-8.3.7b', 'R-QR-102'],
      given: table('special', [carrier(), knot()]),
      commands: [launch(6)],
    },
    ship('tern', { disorder: 1 }),
  ),
  refused(
    {
      id: 'no-more-than-six-fighters-are-launched',
      covers: ['QR-8.3.7b', 'QR-8.3.7a'],
      given: table('special', [carrier({ equipment: { E1: 'hangar bay' } }), knot()]),
      commands: [launch(7)],
    },
    'too-many-fighters',
    'QR-8.3.7b',
  ),
  refused(
    {
      id: 'an-unmanned-carrier-launches-three-at-most',
      covers: ['R-QR-102', 'R-QR-158'],
      given: table('special', [carrier({ class: 'CVL', customizations: ['unmanned'] }), knot()]),
      commands: [launch(4)],
    },
    'unmanned',
    'R-QR-158',
  ),
  refused(
    {
      id: 'a-fighter-is-launched-touching-its-carrier',
      covers: ['QR-8.3.7a'],
      given: table('special', [carrier(), knot()]),
      commands: [
        {
          kind: 'launch-fighters',
          ship: 'tern',
          fighters: [{ fighter: 'tern-f01', at: { xMils: 10000, yMils: 12000 } }],
        },
      ],
    },
    'not-touching',
    'QR-8.3.7a',
  ),
  refused(
    {
      id: 'launched-fighters-do-not-overlap',
      covers: ['R-QR-162'],
      given: table('special', [carrier(), knot()]),
      commands: [
        {
          kind: 'launch-fighters',
          ship: 'tern',
          fighters: [
            { fighter: 'tern-f01', at: { xMils: 10000, yMils: 11500 } },
            { fighter: 'tern-f02', at: { xMils: 10100, yMils: 11497 } },
          ],
        },
      ],
    },
    'overlap',
    'R-QR-162',
  ),
  refused(
    {
      id: 'no-fighter-is-launched-that-is-not-aboard',
      covers: ['QR-8.3.7a', 'QR-1.10.7a'],
      given: table('special', [carrier(), knot()], { fighters: [{ carrier: 'Tern', place: 'lost' }] }),
      commands: [launch(1)],
    },
    'not-aboard',
    'QR-8.3.7a',
  ),
  accepted(
    {
      id: 'a-carrier-has-as-many-fighters-as-its-capacity',
      covers: ['QR-1.10.7a', 'QR-11.6.14a'],
      given: table('special', [carrier({ equipment: { E1: 'hangar bay' } }), knot()]),
      commands: [launch(1)],
    },
    { position: { fighters: [{ id: 'tern-f10', at: null }] } },
  ),
  refused(
    {
      id: 'a-ship-without-crew-launches-nothing',
      covers: ['QR-1.10.4b', 'R-QR-102'],
      given: table('special', [carrier({ crew: 0 }), carrier({ name: 'Gull', at: [20, 10] })]),
      commands: [launch(1)],
    },
    'no-crew',
    'QR-1.10.4b',
  ),
  refused(
    {
      id: 'a-hangar-that-is-offline-launches-nothing',
      covers: ['R-QR-152', 'R-QR-102'],
      given: table('special', [carrier({ offline: ['HG'] }), carrier({ name: 'Gull', at: [20, 10] })]),
      commands: [launch(1)],
    },
    'hangar-offline',
    'R-QR-152',
  ),
  refused(
    {
      id: 'a-restricted-hangar-does-not-launch-after-recovering',
      covers: ['QR-11.4.14a', 'R-QR-166'],
      given: table('special', [
        carrier({ customizations: ['restricted hangar'], hangar: { recovered: true } }),
        carrier({ name: 'Gull', at: [20, 10] }),
      ]),
      commands: [launch(1)],
    },
    'restricted-hangar',
    'QR-11.4.14a',
  ),
  refused(
    {
      id: 'a-ship-without-a-hangar-launches-nothing',
      covers: ['QR-8.3.7a', 'QR-8.4.6a'],
      given: table('special', [carrier({ name: 'Gull', at: [20, 10] }), tern()]),
      commands: [{ ...launch(0), ship: 'tern' }],
    },
    'not-a-carrier',
    'QR-8.4.6a',
  ),
];

const hangars: Case[] = [
  accepted(
    {
      id: 'a-ship-with-one-crew-point-launches',
      covers: ['QR-1.10.4b'],
      given: table('special', [carrier({ crew: 1 }), knot()]),
      commands: [launch(1)],
    },
    { events: [{ kind: 'fighters-launched' }] },
  ),
  accepted(
    {
      id: 'a-restricted-hangar-launches-in-a-round-without-recovery',
      covers: ['QR-11.4.14a', 'R-QR-166'],
      given: table('special', [carrier({ customizations: ['restricted hangar'] }), knot()]),
      commands: [launch(1)],
    },
    ship('tern', { hangar: { launched: true } }),
  ),
];

const catapults: Case[] = [
  accepted(
    {
      id: 'catapulted-fighters-move-in-the-same-activation',
      covers: ['QR-11.6.9a', 'R-QR-94', 'R-QR-102'],
      given: table('movement', [carrier({ equipment: { E1: 'catapult launchers' } }), knot()]),
      commands: [
        launch(2, 'catapult-fighters'),
        { kind: 'move-fighter', fighter: 'tern-f01', to: { xMils: 10000, yMils: 30000 } },
      ],
    },
    {
      events: [
        { kind: 'fighters-launched', catapult: true },
        { kind: 'fighter-moved', fighter: 'tern-f01' },
      ],
      position: {
        squadrons: [{ id: 'waders', ships: [{ id: 'tern', activation: { special: 'catapult-fighters' } }] }],
      },
    },
  ),
  refused(
    {
      id: 'catapults-launch-before-the-carrier-moves',
      covers: ['QR-11.6.9a', 'R-QR-94'],
      given: table('movement', [carrier({ equipment: { E1: 'catapult launchers' } }), knot()]),
      commands: [leg('move-ship', 0, 0), launch(1, 'catapult-fighters')],
    },
    'moved',
    'R-QR-94',
  ),
  refused(
    {
      id: 'without-catapults-fighters-are-launched-after-the-movement',
      covers: ['QR-11.6.9a', 'R-QR-94'],
      given: table('movement', [carrier(), knot()]),
      commands: [launch(1, 'catapult-fighters')],
    },
    'no-catapult',
    'QR-11.6.9a',
  ),
];

const open = (x: number, y: number) => ({ portals: [{ at: [x, y], opener: 'Knot', id: 'portal-1' }] });

const portals: Case[] = [
  accepted(
    {
      id: 'a-ship-that-touches-a-portal-may-leave-for-half-its-points',
      covers: ['QR-8.3.4b', 'QR-8.1.2b', 'QR-8.1.2c', 'QR-1.5c', 'R-QR-76', 'R-QR-09'],
      given: table('special', [tern({ rank: 'captain' }), knot({ rank: 'admiral' })], open(10, 11.75)),
      commands: [leave()],
    },
    {
      events: [
        { kind: 'portal-taken', ship: 'tern', portal: 'portal-1' },
        { kind: 'ship-removed', ship: 'tern', how: 'escaped', halfPoints: 35 },
      ],
      position: { sides: { 'seat-2': { score: 17.5 } } },
    },
  ),
  accepted(
    {
      id: 'a-ship-without-a-hyperdrive-leaves-by-the-portal-of-a-friend',
      covers: ['QR-8.3.4b', 'QR-8.1.2c', 'R-QR-76'],
      given: table('special', [tern({ rank: 'captain', offline: ['HY'] }), knot({ rank: 'admiral' })], open(10, 11)),
      commands: [leave()],
    },
    { events: [{ kind: 'ship-removed', ship: 'tern', how: 'escaped' }] },
  ),
  accepted(
    {
      id: 'fighters-beside-a-ship-that-leaves-by-a-portal-stay-behind',
      covers: ['QR-8.3.4b', 'R-QR-261', 'R-QR-161', 'R-QR-86', 'QR-8.4.6.5b'],
      given: table('special', [carrier({ rank: 'captain' }), knot({ rank: 'admiral' })], {
        ...open(10, 12),
        fighters: [{ carrier: 'Tern', at: [11.5, 10] }],
      }),
      commands: [leave()],
    },
    {
      events: [{ kind: 'ship-removed', ship: 'tern', how: 'escaped' }],
      position: {
        fighters: [
          { id: 'tern-f01', at: [11.5, 10] },
          { id: 'tern-f02', place: 'lost' },
        ],
      },
    },
  ),
  refused(
    {
      id: 'a-ship-that-does-not-touch-a-portal-does-not-leave',
      covers: ['QR-8.3.4b'],
      given: table('special', [tern(), knot({ at: [14, 12] })], open(13, 12)),
      commands: [leave()],
    },
    'no-portal',
    'QR-8.3.4b',
  ),
  refused(
    {
      id: 'the-portal-of-the-enemy-is-closed-to-a-ship',
      covers: ['QR-8.3.4b', 'R-QR-76'],
      given: table('special', [tern(), carrier({ name: 'Gull', at: [20, 10] })], {
        portals: [{ at: [10, 11.75], opener: 'Onyx', id: 'portal-1' }],
      }),
      commands: [leave()],
    },
    'no-portal',
    'QR-8.3.4b',
  ),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...fullThrust, ...afterFullThrust, ...splits, ...launches, ...hangars, ...catapults, ...portals],
} satisfies CaseFile;
