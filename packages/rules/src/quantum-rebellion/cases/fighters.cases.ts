/** Fighter squadrons (8.4.6, 11.4.9, 11.4.14): attacks, dogfights, escorts, the way home. */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const osprey: Fields = { name: 'Osprey', class: 'CV', at: [24, 10] };
const onyx: Fields = { name: 'Onyx', class: 'BB', at: [24, 24], facing: 180, weapons: { F: 'beam 4' } };
/** Places where a token touches Onyx, whose base has a radius of 1": west, east, north, south. */
const beside: readonly [number, number][] = [
  [22.5, 24],
  [25.5, 24],
  [24, 25.5],
  [24, 22.5],
];

const hawks = (...ships: Fields[]): Fields => ({
  name: 'Hawks',
  seat: 'seat-1',
  ships: ships.length > 0 ? ships : [osprey],
});
const stones = (...ships: Fields[]): Fields => ({
  name: 'Stones',
  seat: 'seat-2',
  ships: ships.length > 0 ? ships : [onyx],
});
const out = (count: number, carrier = 'Osprey', more: Fields = {}): Fields[] =>
  beside.slice(0, count).map((at) => ({ carrier, at, ...more }));

/** Hawks are in their Combat segment, with tokens where `fighters` says. */
const combat = (fighters: Fields[], change: Fields = {}): Fields => ({
  active: 'Hawks',
  squadrons: [hawks(), stones()],
  fighters,
  ...change,
});

const ids = (count: number, carrier = 'osprey'): string[] =>
  Array.from({ length: count }, (_, index) => `${carrier}-f${String(index + 1).padStart(2, '0')}`);
const attack = (fighters: readonly string[], target = 'onyx') => ({
  by: 'seat-1' as const,
  command: { kind: 'attack-with-fighters', target, fighters: [...fighters] },
});
/** Six defence dice of a battleship that stop nobody. */
const misses = [1, 1, 2, 2, 1, 2];
const afterOnyx = (fields: Fields): Fields => ({ squadrons: [{ id: 'stones', ships: [{ id: 'onyx', ...fields }] }] });

const attacks: RebellionCase[] = [
  {
    id: 'fighters-strike-critical-hits-and-go-home',
    covers: [
      'QR-1.1a',
      'QR-1.2a',
      'QR-8.4.6.2a',
      'QR-8.4.6.6a',
      'QR-8.4.6.7a',
      'QR-8.4.6.7b',
      'QR-8.4.6.7d',
      'QR-8.4.6.7e',
      'QR-8.4.6.4a',
      'R-QR-163',
    ],
    given: combat(out(2)),
    dice: [...misses, 3, 2, 18],
    when: [attack(ids(2))],
    then: {
      events: [
        { kind: 'fighters-repelled', faces: misses, destroyed: 0, sentHome: 0 },
        { kind: 'fighters-struck', faces: [3, 2], criticals: 1 },
        { kind: 'critical-hit', ship: 'onyx', space: 'DR1' },
        { kind: 'fighters-returned' },
      ],
      position: {
        ...afterOnyx({ offline: ['DR1'], hull: 22 }),
        fighters: ids(2).map((id) => ({ id, place: 'aboard' })),
      },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'a-six-destroys-and-a-three-to-five-sends-home',
    covers: ['QR-8.4.6.7c'],
    given: combat(out(3)),
    dice: [6, 4, 1, 1, 2, 2, 2],
    when: [attack(ids(3))],
    then: {
      events: [{ kind: 'fighters-repelled', destroyed: 1, sentHome: 1 }],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'lost' },
          { id: 'osprey-f02', place: 'aboard' },
          { id: 'osprey-f03', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'destructions-come-first-and-spare-results-are-wasted',
    covers: ['QR-8.4.6.7c', 'R-QR-163'],
    given: combat(out(2)),
    dice: [5, 5, 6, 5, 5, 5],
    when: [attack(ids(2))],
    then: { events: [{ kind: 'fighters-repelled', destroyed: 1, sentHome: 1 }, { kind: 'fighters-returned' }] },
  },
  {
    id: 'the-owner-picks-among-tokens-of-two-carriers',
    covers: ['R-QR-163', 'R-QR-187'],
    given: combat(
      [
        { carrier: 'Osprey', at: [22.5, 24] },
        { carrier: 'Kite', at: [25.5, 24] },
      ],
      { squadrons: [hawks(osprey, { name: 'Kite', class: 'CVL', at: [28, 10] }), stones()] },
    ),
    dice: [6, 1, 1, 1, 1, 1, 1],
    when: [
      attack(['osprey-f01', 'kite-f01']),
      { by: 'seat-1', command: { kind: 'choose-fighters-lost', destroyed: ['kite-f01'], sentHome: [] } },
    ],
    then: {
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'aboard' },
          { id: 'kite-f01', place: 'lost' },
        ],
      },
    },
  },
  {
    id: 'the-owner-picks-as-many-as-the-dice-took',
    covers: ['R-QR-163'],
    given: combat(
      [
        { carrier: 'Osprey', at: [22.5, 24] },
        { carrier: 'Kite', at: [25.5, 24] },
      ],
      { squadrons: [hawks(osprey, { name: 'Kite', class: 'CVL', at: [28, 10] }), stones()] },
    ),
    dice: [6, 1, 1, 1, 1, 1],
    when: [
      attack(['osprey-f01', 'kite-f01']),
      { by: 'seat-1', command: { kind: 'choose-fighters-lost', destroyed: [], sentHome: ['kite-f01'] } },
    ],
    rejects: { code: 'wrong-losses', rule: 'R-QR-163' },
  },
  {
    id: 'a-shield-does-not-stop-fighters',
    covers: ['QR-1.10.3b'],
    given: combat(out(1), {
      squadrons: [hawks(), stones({ ...onyx, equipment: { E1: 'shield-generator' }, shields: { E1: 'starboard' } })],
    }),
    dice: [...misses, 6, 2],
    when: [attack(ids(1))],
    then: { position: afterOnyx({ offline: ['BR'] }) },
  },
  {
    id: 'a-screen-in-contact-defends-against-fighters',
    covers: ['QR-8.4.6.7b', 'QR-11.4.4b', 'R-QR-210'],
    given: combat(out(1), {
      squadrons: [
        hawks(),
        stones(onyx, { name: 'Flint', class: 'FF', at: [24, 25.5], customizations: ['defensive-screen'] }),
      ],
    }),
    dice: [...misses, 1, 3],
    when: [attack(ids(1))],
    then: {
      events: [
        { kind: 'ship-covered', screens: ['flint'], escorts: [] },
        { kind: 'fighters-repelled', sentHome: 1 },
      ],
    },
  },
  {
    id: 'groups-attack-one-after-the-other',
    covers: ['R-QR-163'],
    given: combat(out(2)),
    dice: [...misses, 1, ...misses, 1],
    when: [attack(['osprey-f01']), attack(['osprey-f02'])],
    then: { position: { fighters: ids(2).map((id) => ({ id, place: 'aboard' })) }, awaiting: ['seat-2'] },
  },
  {
    id: 'a-token-that-does-not-touch-cannot-attack',
    covers: ['QR-8.4.6.6a'],
    given: combat([...out(1), { carrier: 'Osprey', at: [26, 24] }]),
    when: [attack(ids(2))],
    rejects: { code: 'not-touching', rule: 'QR-8.4.6.6a' },
  },
  {
    id: 'a-token-attacks-once-a-round',
    covers: ['R-QR-169'],
    given: combat([{ carrier: 'Osprey', at: [22.5, 24], attacked: true }, ...out(2).slice(1)]),
    when: [attack(['osprey-f01'])],
    rejects: { code: 'attacked-already', rule: 'R-QR-169' },
  },
  {
    id: 'a-token-acts-with-its-carrier-only',
    covers: ['QR-8.4.6.2a'],
    given: combat(
      [
        { carrier: 'Osprey', at: [22.5, 24] },
        { carrier: 'Kite', at: [25.5, 24] },
      ],
      {
        squadrons: [
          hawks(),
          { name: 'Kites', seat: 'seat-1', ships: [{ name: 'Kite', class: 'CVL', at: [28, 10] }] },
          stones(),
        ],
      },
    ),
    when: [attack(['kite-f01'])],
    rejects: { code: 'other-squadron', rule: 'QR-8.4.6.2a' },
  },
  {
    id: 'fighters-do-not-attack-their-own-side',
    covers: ['QR-8.4.6.7a'],
    given: combat([...out(1), { carrier: 'Osprey', at: [22.5, 10] }]),
    when: [attack(['osprey-f02'], 'osprey')],
    rejects: { code: 'not-an-enemy-ship', rule: 'QR-8.4.6.7a' },
  },
  {
    id: 'the-blocks-of-attacks-come-in-any-order',
    covers: ['QR-8.4a', 'QR-8.4b', 'R-QR-111'],
    given: combat(out(1), {
      squadrons: [hawks({ ...osprey, at: [24, 21], equipment: { E1: 'space-marines' } }), stones()],
    }),
    dice: [1, 1, 1, 1, ...misses, ...misses, 1],
    when: [
      { by: 'seat-1', command: { kind: 'board', assaults: [{ target: 'onyx', ships: ['osprey'] }] } },
      attack(ids(1)),
    ],
    then: {
      events: [
        { kind: 'combat-mode-began', mode: 'boarding' },
        { kind: 'assault-fought' },
        { kind: 'combat-mode-began', mode: 'fighters' },
        { kind: 'fighters-repelled' },
      ],
    },
  },
  {
    id: 'a-finished-block-of-attacks-stays-closed',
    covers: ['QR-8.4a', 'QR-8.4b', 'R-QR-111'],
    given: combat(out(1), {
      combatMode: 'boarding',
      combatModesOver: ['fighters'],
      squadrons: [hawks({ ...osprey, weapons: { F: 'beam 4' } }), stones()],
    }),
    when: [attack(ids(1))],
    rejects: { code: 'combat-mode-over', rule: 'QR-8.4b' },
  },
];

/** Onyx has a light carrier beside it whose token escorts it. */
const escorted = (change: Fields = {}): Fields =>
  combat([...out(1), { carrier: 'Jet', at: [24, 25.5], ...change }], {
    squadrons: [hawks(), stones(onyx, { name: 'Jet', class: 'CVL', at: [30, 30] })],
  });

const escorts: RebellionCase[] = [
  {
    id: 'the-defender-is-asked-for-escorts',
    covers: ['R-QR-164', 'R-QR-187'],
    given: escorted(),
    when: [attack(ids(1))],
    then: { awaiting: ['seat-2'] },
  },
  {
    id: 'an-escort-adds-a-die-against-fighters-and-goes-home',
    covers: ['QR-8.4.6.7h', 'QR-8.4.6.7i', 'QR-8.4.6.7e', 'R-QR-164'],
    given: escorted(),
    dice: [...misses, 6],
    when: [attack(ids(1)), { by: 'seat-2', command: { kind: 'cover-ship', screens: [], escorts: ['jet-f01'] } }],
    then: {
      events: [{ kind: 'fighters-repelled', destroyed: 1 }],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'lost' },
          { id: 'jet-f01', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'an-escort-that-is-not-committed-stays',
    covers: ['R-QR-164'],
    given: escorted(),
    dice: [...misses, 1],
    when: [attack(ids(1)), { by: 'seat-2', command: { kind: 'cover-ship', screens: [], escorts: [] } }],
    then: { position: { fighters: [{ id: 'jet-f01', at: [24, 25.5] }] } },
  },
  {
    id: 'only-a-token-in-contact-escorts',
    covers: ['QR-8.4.6.7h'],
    given: escorted(),
    when: [attack(ids(1)), { by: 'seat-2', command: { kind: 'cover-ship', screens: [], escorts: ['jet-f02'] } }],
    rejects: { code: 'no-escort', rule: 'QR-8.4.6.7h' },
  },
  {
    id: 'only-a-screen-in-contact-helps',
    covers: ['QR-11.4.4b'],
    given: escorted(),
    when: [attack(ids(1)), { by: 'seat-2', command: { kind: 'cover-ship', screens: ['jet'], escorts: [] } }],
    rejects: { code: 'no-screen', rule: 'QR-11.4.4b' },
  },
];

/** One token of each side touches one of the other; a second Hawk touches the first, a second of Jet's stands far off. */
const tangle = (change: Fields = {}): Fields =>
  combat(
    [
      { carrier: 'Osprey', at: [10, 10] },
      { carrier: 'Osprey', at: [10, 11] },
      { carrier: 'Jet', at: [11, 10] },
      { carrier: 'Jet', at: [40, 40] },
    ],
    { squadrons: [hawks(), stones({ name: 'Jet', class: 'CVL', at: [30, 30] })], ...change },
  );
const dogfight = (fighters: readonly string[], enemies: readonly string[]) => ({
  by: 'seat-1' as const,
  command: { kind: 'dogfight', fighters: [...fighters], enemies: [...enemies] },
});

const dogfights: RebellionCase[] = [
  {
    id: 'a-dogfight-takes-tokens-of-both-sides',
    covers: ['QR-8.4.6.7f', 'R-QR-165'],
    given: tangle(),
    dice: [6, 1, 4],
    when: [
      dogfight(ids(2), ['jet-f01']),
      { by: 'seat-1', command: { kind: 'choose-fighters-lost', destroyed: [], sentHome: ['osprey-f02'] } },
    ],
    then: {
      events: [
        {
          kind: 'dogfight-fought',
          sides: [
            { destroys: 1, sendsHome: 0 },
            { destroys: 0, sendsHome: 1 },
          ],
        },
        { kind: 'fighters-returned' },
        { kind: 'fighters-destroyed', fighters: ['jet-f01'] },
      ],
      position: {
        fighters: [
          { id: 'osprey-f01', at: [10, 10], attacked: true },
          { id: 'osprey-f02', place: 'aboard' },
          { id: 'jet-f01', place: 'lost' },
        ],
      },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'survivors-of-a-dogfight-stay-or-return-side-by-side',
    covers: ['QR-8.4.6.7g', 'R-QR-165', 'R-QR-187'],
    given: tangle(),
    dice: [1, 2],
    when: [
      dogfight(['osprey-f01'], ['jet-f01']),
      { by: 'seat-1', command: { kind: 'return-from-dogfight', fighters: [] } },
      { by: 'seat-2', command: { kind: 'return-from-dogfight', fighters: ['jet-f01'] } },
    ],
    then: {
      position: {
        fighters: [
          { id: 'osprey-f01', at: [10, 10] },
          { id: 'jet-f01', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'a-dogfight-is-one-chain-of-contacts',
    covers: ['R-QR-165'],
    given: tangle(),
    when: [dogfight(['osprey-f01'], ['jet-f01', 'jet-f02'])],
    rejects: { code: 'not-in-contact', rule: 'R-QR-165' },
  },
  {
    id: 'a-dogfight-is-against-the-other-side',
    covers: ['QR-8.4.6.7f'],
    given: tangle(),
    when: [dogfight(['osprey-f01'], ['osprey-f02'])],
    rejects: { code: 'not-enemy-fighters', rule: 'QR-8.4.6.7f' },
  },
  {
    id: 'only-tokens-that-fought-return-from-a-dogfight',
    covers: ['QR-8.4.6.7g'],
    given: tangle(),
    dice: [1, 2],
    when: [
      dogfight(['osprey-f01'], ['jet-f01']),
      { by: 'seat-1', command: { kind: 'return-from-dogfight', fighters: ['osprey-f02'] } },
    ],
    rejects: { code: 'cannot-return', rule: 'R-QR-166' },
  },
];

const endCombat = { by: 'seat-1' as const, command: { kind: 'end-segment', segment: 'combat' } };
const recall = (...fighters: string[]) => ({ by: 'seat-1' as const, command: { kind: 'recall-fighters', fighters } });
const gone: Fields = { name: 'Osprey', class: 'CV', gone: { how: 'destroyed' } };
const merlin: Fields = { name: 'Merlin', class: 'DD', at: [10, 10] };

const homes: RebellionCase[] = [
  {
    id: 'the-owner-recalls-tokens-when-the-carrier-has-acted',
    covers: ['QR-8.4.6.4b', 'QR-8.4.6.4a'],
    given: combat(out(2)),
    when: [endCombat, recall('osprey-f02')],
    then: {
      position: {
        fighters: [
          { id: 'osprey-f01', at: [22.5, 24] },
          { id: 'osprey-f02', place: 'aboard' },
        ],
      },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'a-return-that-cannot-be-received-is-refused',
    covers: ['R-QR-166', 'QR-1.10.4b', 'QR-8.4.6.4b'],
    given: combat([...out(1), { carrier: 'Kite', at: [25.5, 24] }], {
      squadrons: [hawks(osprey, { name: 'Kite', class: 'CVL', at: [28, 10], crew: 0 }), stones()],
    }),
    when: [endCombat, recall('kite-f01')],
    rejects: { code: 'cannot-return', rule: 'R-QR-166' },
  },
  {
    id: 'tokens-of-a-carrier-without-crew-are-lost-when-they-must-return',
    covers: ['R-QR-166', 'QR-1.10.4b'],
    given: combat(out(1), { squadrons: [hawks({ ...osprey, crew: 0 }), stones()] }),
    dice: [...misses, 1],
    when: [attack(ids(1))],
    then: { position: { fighters: [{ id: 'osprey-f01', place: 'lost' }] } },
  },
  {
    id: 'a-hangar-offline-takes-nobody',
    covers: ['R-QR-152', 'R-QR-166'],
    given: combat(out(1), { squadrons: [hawks({ ...osprey, offline: ['HG'] }), stones()] }),
    dice: [...misses, 1],
    when: [attack(ids(1))],
    then: { position: { fighters: [{ id: 'osprey-f01', place: 'lost' }] } },
  },
  {
    id: 'orphans-act-with-any-squadron-and-are-lost-when-they-return',
    covers: ['R-QR-161', 'QR-8.4.6.5b'],
    given: combat(out(1), { squadrons: [hawks(merlin, gone), stones()] }),
    dice: [...misses, 4, 18],
    when: [attack(ids(1))],
    then: {
      position: { ...afterOnyx({ offline: ['DR1'] }), fighters: [{ id: 'osprey-f01', place: 'lost' }] },
    },
  },
  {
    id: 'a-destroyed-carrier-takes-the-tokens-aboard-with-it',
    covers: ['QR-8.4.6.5a', 'QR-8.4.6.5b', 'QR-8.4.6a', 'QR-1.5b'],
    given: combat(
      [
        { carrier: 'Osprey', at: [39.25, 40] },
        { carrier: 'Jet', at: [10, 10] },
      ],
      {
        squadrons: [
          hawks(),
          stones(onyx, { name: 'Jet', class: 'DD', at: [40.5, 40], equipment: { E1: 'hangar-bay' }, offline: ['RE1'] }),
        ],
      },
    ),
    dice: [1, 1, 5, 16],
    when: [attack(ids(1), 'jet')],
    then: {
      events: [{ kind: 'ship-removed', ship: 'jet', how: 'destroyed', halfPoints: 70, fighters: ['jet-f02'] }],
      position: {
        sides: { 'seat-1': { score: 35 } },
        fighters: [
          { id: 'jet-f01', at: [10, 10] },
          { id: 'jet-f02', place: 'lost' },
        ],
      },
    },
  },
  {
    id: 'a-restricted-hangar-that-has-launched-takes-nobody-before-the-end-phase',
    covers: ['QR-11.4.14a', 'R-QR-166'],
    given: combat(out(1), {
      squadrons: [hawks({ ...osprey, customizations: ['restricted-hangar'], hangar: { launched: true } }), stones()],
    }),
    dice: [...misses, 1],
    when: [attack(ids(1))],
    then: { position: { fighters: [{ id: 'osprey-f01', place: 'waiting' }] } },
  },
  {
    id: 'a-restricted-hangar-that-has-launched-refuses-a-voluntary-return',
    covers: ['QR-11.4.14a', 'R-QR-166'],
    given: combat([...out(1), { carrier: 'Kite', at: [25.5, 24] }], {
      squadrons: [
        hawks(osprey, {
          name: 'Kite',
          class: 'CVL',
          at: [28, 10],
          customizations: ['restricted-hangar'],
          hangar: { launched: true },
        }),
        stones(),
      ],
    }),
    when: [endCombat, recall('kite-f01')],
    rejects: { code: 'cannot-return', rule: 'R-QR-166' },
  },
  {
    id: 'who-waited-for-a-restricted-hangar-comes-aboard-in-the-end-phase',
    covers: ['QR-11.4.14a', 'R-QR-166', 'R-QR-178'],
    given: {
      phase: 'end',
      squadrons: [
        hawks({ ...osprey, customizations: ['restricted-hangar'], hangar: { launched: true }, offline: ['HY'] }),
        stones(),
      ],
      fighters: [{ carrier: 'Osprey', place: 'waiting' }],
    },
    dice: [10, 12, 1, 2],
    when: [{ by: 'seat-1', command: { kind: 'end-damage-control' } }],
    then: {
      events: [{ kind: 'fighters-returned', homecomings: [{ fighter: 'osprey-f01', to: 'aboard' }] }],
      position: { round: 2, fighters: [{ id: 'osprey-f01', place: 'aboard' }] },
    },
  },
];

const crews: Fields = { ...osprey, customizations: ['flight-deck-crews'] };
const relaunch = (fighter: string, at: readonly [number, number]) => ({
  by: 'seat-1' as const,
  command: { kind: 'relaunch-fighter', fighter, at: { xMils: at[0], yMils: at[1] } },
});

const relaunches: RebellionCase[] = [
  {
    id: 'flight-deck-crews-bring-one-token-out-again',
    covers: ['QR-11.4.9a', 'R-QR-167'],
    given: combat(out(2), { squadrons: [hawks(crews), stones()] }),
    dice: [...misses, 1, 1],
    when: [attack(ids(2)), relaunch('osprey-f02', [24_000, 11_500])],
    then: {
      events: [{ kind: 'fighter-relaunched', fighter: 'osprey-f02' }],
      position: {
        fighters: [
          { id: 'osprey-f01', place: 'aboard' },
          { id: 'osprey-f02', at: [24, 11.5], attacked: true },
        ],
      },
    },
  },
  {
    id: 'flight-deck-crews-relaunch-in-the-enemys-activation',
    covers: ['R-QR-167', 'QR-11.4.9a'],
    given: combat([...out(1), { carrier: 'Jet', at: [24, 25.5] }], {
      squadrons: [
        hawks(),
        stones(onyx, { name: 'Jet', class: 'CVL', at: [30, 30], customizations: ['flight-deck-crews'] }),
      ],
    }),
    dice: [...misses, 3],
    when: [
      attack(ids(1)),
      { by: 'seat-2', command: { kind: 'cover-ship', screens: [], escorts: ['jet-f01'] } },
      { by: 'seat-2', command: { kind: 'decline-relaunch' } },
    ],
    then: { position: { fighters: [{ id: 'jet-f01', place: 'aboard' }] } },
  },
  {
    id: 'a-relaunched-token-touches-its-carrier',
    covers: ['QR-11.4.9a', 'R-QR-167'],
    given: combat(out(1), { squadrons: [hawks(crews), stones()] }),
    dice: [...misses, 1],
    when: [attack(ids(1)), relaunch('osprey-f01', [24_000, 12_000])],
    rejects: { code: 'not-touching', rule: 'QR-11.4.9a' },
  },
  {
    id: 'flight-deck-crews-relaunch-only-who-has-just-returned',
    covers: ['R-QR-167', 'QR-11.4.9a'],
    given: combat(out(1), { squadrons: [hawks(crews), stones()] }),
    dice: [...misses, 1],
    when: [attack(ids(1)), relaunch('osprey-f05', [24_000, 11_500])],
    rejects: { code: 'not-returned', rule: 'R-QR-167' },
  },
  {
    id: 'flight-deck-crews-work-once-a-round',
    covers: ['R-QR-167', 'QR-11.4.9a'],
    given: combat(out(1), { squadrons: [hawks({ ...crews, hangar: { relaunched: true } }), stones()] }),
    dice: [...misses, 1],
    when: [attack(ids(1))],
    then: { position: { fighters: [{ id: 'osprey-f01', place: 'aboard' }] }, awaiting: ['seat-2'] },
  },
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...attacks, ...escorts, ...dogfights, ...homes, ...relaunches],
} satisfies CaseFile;
