/** Combat air patrol (section 15 of the checklist). */
import type { CaseFile } from '../../kernel/index.ts';
import { attackBy, battle, boardBy, by, far, here, home, ramBy, red, reroll, there } from './battle.ts';
import type { FleetCase, Fields } from './written.ts';

/** A carrier whose guns are silent, so that only the patrol answers; and its patrol. */
const carrier: Fields = { card: 'carrier', name: 'Car', side: 'taiidan', at: there, facing: 4, crippled: ['weapons'] };
const guard: Fields = { card: 'interceptor', name: 'Guard', side: 'taiidan', place: 'patrol', parent: 'car' };
const send = by('seat-2', { kind: 'send-patrol', card: 'intercept' });
const keepTaiidan = by('seat-2', { kind: 'roll-again', by: null });
const decline = by('seat-2', { kind: 'decline' });

const reactions: FleetCase[] = [
  {
    id: 'fighters-against-the-patrol-fight-at-the-same-time',
    title: 'Six against six: both lose, the survivors go on against the carrier',
    covers: [
      'FC-CAP-4',
      'FC-CAP-6',
      'FC-CAP-5',
      'R-FC-160',
      'R-FC-162',
      'R-FC-159',
      'R-FC-21',
      'R-FC-161',
      'R-FC-41',
      'FC-CQ-3',
    ],
    given: battle([red, carrier, guard, far], { sides: { taiidan: { factionCardUsed: true } } }),
    // Rapid Fire 1 and Evasive 1 cancel out on both sides.
    dice: [5, 5, 2, 2, 2, 2, 6, 6, 6, 2, 2, 2, 5, 5, 5],
    when: [...attackBy('red', 'car', 'projectile-cannon'), send],
    then: {
      events: [
        { kind: 'patrol-sent', hand: 'taiidan', card: 'intercept' },
        { kind: 'patrol-reacted', unit: 'guard' },
        { kind: 'pool-rolled', stage: 'initiator', unit: 'red', against: 'guard', faces: [5, 5, 2, 2, 2, 2] },
        { kind: 'pool-rolled', stage: 'patrol', unit: 'guard', against: 'red', faces: [6, 6, 6, 2, 2, 2] },
        { kind: 'ships-lost', unit: 'guard', lost: 2, left: 4 },
        { kind: 'ships-lost', unit: 'red', lost: 3, left: 3 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 3 }] },
        { kind: 'roll-resolved', stage: 'attack', successes: 3, remaining: 0 },
      ],
      position: {
        units: [
          { id: 'guard', ships: 4, patrolReady: false, activated: false },
          { id: 'red', ships: 3 },
        ],
        hands: { taiidan: { used: 1 } },
      },
    },
  },
  {
    id: 'an-initiator-that-dies-does-not-go-on',
    covers: ['FC-CAP-6', 'R-FC-162'],
    given: battle([{ ...red, ships: 2 }, carrier, guard, far, home], { sides: { taiidan: { factionCardUsed: true } } }),
    dice: [5, 5, 6, 6, 2, 2, 2, 2],
    when: [...attackBy('red', 'car', 'projectile-cannon'), send],
    then: {
      events: [
        { kind: 'ships-lost', unit: 'guard', lost: 2 },
        { kind: 'unit-destroyed', unit: 'red' },
      ],
      position: { units: [{ id: 'car', focusFire: 0 }] },
    },
  },
  {
    id: 'the-owner-may-keep-the-patrol',
    covers: ['FC-CAP-4', 'R-FC-160'],
    given: battle([red, carrier, guard, far]),
    dice: [2, 2, 2, 2, 2, 2],
    when: [...attackBy('red', 'car', 'projectile-cannon'), decline],
    then: { position: { units: [{ id: 'guard', patrolReady: true }], hands: { taiidan: { used: 0 } } } },
  },
  {
    id: 'a-patrol-reacts-once-in-a-round',
    title: 'A flipped token: nobody is asked',
    covers: ['FC-CAP-5', 'R-FC-159', 'R-FC-160'],
    given: battle([red, carrier, { ...guard, patrolReady: false }, far]),
    dice: [2, 2, 2, 2, 2, 2],
    when: attackBy('red', 'car', 'projectile-cannon'),
    then: { position: { units: [{ id: 'car', ships: 1 }] } },
  },
  {
    id: 'only-the-patrol-rolls-against-a-ram',
    title: 'Light corvettes lose two ships before the ram, and one point of Focus Fire with each',
    covers: ['FC-CAP-10', 'R-FC-163', 'R-FC-117'],
    given: battle([{ card: 'light-corvette', name: 'Lit', side: 'kushan', at: here, facing: 1 }, carrier, guard, far], {
      sides: { taiidan: { factionCardUsed: true } },
    }),
    dice: [5, 5, 6, 1, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    when: [...ramBy('lit', 'car', 'ship-assault'), send, reroll('seat-2', 4)],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'patrol', against: 'lit' },
        { kind: 'roll-resolved', stage: 'patrol', successes: 3, armour: [{ amount: 1 }], remaining: 2, marks: 1 },
        { kind: 'focus-fire-placed', unit: 'lit', points: 1 },
        { kind: 'ships-lost', unit: 'lit', lost: 2 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 2 }, { amount: 1 }, { amount: 1 }] },
        { kind: 'pool-rolled', stage: 'impact', pool: [{ amount: 6 }] },
      ],
      position: { units: [{ id: 'lit', ships: 1, focusFire: 0 }] },
    },
  },
  {
    id: 'a-patrol-takes-dice-off-torpedoes',
    title: 'Each success removes one die',
    covers: ['FC-CAP-9', 'R-FC-161', 'R-FC-132'],
    given: battle(
      [
        { card: 'torpedo-frigate', name: 'Torp', side: 'kushan', at: [5, 6], facing: 0 },
        { ...carrier, at: [5, 4] },
        guard,
        far,
      ],
      { sides: { taiidan: { factionCardUsed: true } } },
    ),
    dice: [5, 5, 5, 2, 2, 2, 3, 3, 3],
    when: [...attackBy('torp', 'car', 'torpedo-launcher'), send],
    then: {
      events: [
        { kind: 'roll-resolved', stage: 'patrol', against: null, reduces: 3 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 6 }, { amount: -3 }] },
      ],
      position: { units: [{ id: 'torp', ships: 2 }] },
    },
  },
  {
    id: 'boarding-meets-the-patrol-and-can-end-there',
    covers: ['FC-CAP-10', 'R-FC-163', 'FC-BRD-4'],
    given: battle([
      { card: 'salvage-corvette', name: 'Sal', side: 'kushan', at: here, ships: 1, leader: 'marine-captain' },
      carrier,
      guard,
      far,
      home,
    ]),
    dice: [5, 5, 2, 2, 2, 2],
    when: [...boardBy('sal', 'car'), send, reroll('seat-2'), keepTaiidan],
    then: {
      events: [{ kind: 'unit-destroyed', unit: 'sal', to: 'taiidan', stars: 4 }],
      position: { units: [{ id: 'car', crewDamage: 0 }] },
    },
  },
];

const bombers: Fields = { card: 'attack-bomber', name: 'Bomb', side: 'kushan', at: here };
const parents: FleetCase[] = [
  {
    id: 'the-patrol-returns-to-the-hex-of-its-destroyed-ship',
    title: 'No overrun: the patrol takes the hex; its token is ready and the ship was not activated',
    covers: ['FC-CAP-13', 'R-FC-166', 'R-FC-133'],
    given: battle([bombers, { ...carrier, focusFire: 3 }, { ...guard, ships: 4 }, far]),
    dice: [5, 2, 2, 2, 2, 2, 2, 2],
    when: [...attackBy('bomb', 'car', 'plasma-bombs'), decline],
    then: {
      events: [
        { kind: 'patrol-stranded', unit: 'guard' },
        { kind: 'unit-destroyed', unit: 'car' },
        { kind: 'patrol-released', unit: 'guard' },
      ],
      position: {
        units: [
          { id: 'guard', place: 'board', at: there, parent: null, activated: false },
          { id: 'bomb', at: here },
        ],
      },
    },
  },
  {
    id: 'a-patrol-of-an-activated-ship-returns-activated',
    covers: ['FC-CAP-13', 'R-FC-166'],
    given: battle([bombers, { ...carrier, focusFire: 3, activated: true }, { ...guard, patrolReady: false }, far]),
    dice: [5, 2, 2, 2, 2, 2, 2, 2],
    when: attackBy('bomb', 'car', 'plasma-bombs'),
    then: { position: { units: [{ id: 'guard', place: 'board', at: there, activated: true }] } },
  },
  {
    id: 'the-patrol-of-a-hulk-goes-to-a-free-hex-of-its-choice',
    covers: ['R-FC-166', 'R-FC-155'],
    given: battle([
      { card: 'salvage-corvette', name: 'Sal', side: 'kushan', at: here },
      { ...carrier, crewDamage: 3 },
      { ...guard, patrolReady: false },
      far,
    ]),
    dice: [1, 2, 2, 2, 2, 3, 3],
    when: [...boardBy('sal', 'car'), by('seat-2', { kind: 'place-patrol', at: { col: 7, row: 3 } })],
    then: {
      position: {
        units: [
          { id: 'guard', place: 'board', at: [7, 3], activated: true },
          { id: 'car', hulk: true },
        ],
      },
    },
  },
  {
    id: 'not-just-any-hex',
    covers: ['R-FC-166'],
    given: battle([
      { card: 'salvage-corvette', name: 'Sal', side: 'kushan', at: here },
      { ...carrier, crewDamage: 3 },
      { ...guard, patrolReady: false },
      far,
    ]),
    dice: [1, 2, 2, 2, 2, 3, 3],
    when: [...boardBy('sal', 'car'), by('seat-2', { kind: 'place-patrol', at: { col: 9, row: 3 } })],
    rejects: { code: 'wrong-hex', rule: 'R-FC-166' },
  },
  {
    id: 'the-patrol-can-be-shot-at-the-hex-of-its-ship',
    title: 'Heavy corvettes at range 2: the parent does not fire in defence',
    covers: ['FC-CAP-12', 'R-FC-165', 'R-FC-241'],
    given: battle([
      { card: 'heavy-corvette', name: 'Gun', side: 'kushan', at: [5, 6] },
      { ...carrier, at: [5, 4], crippled: [] },
      { ...guard, leader: 'wing-commander' },
      far,
    ]),
    dice: [6, 6, 2, 2, 2, 2, 3],
    when: [...attackBy('gun', 'guard', 'heavy-projectile-cannon'), reroll('seat-2', 0)],
    then: {
      events: [{ kind: 'ships-lost', unit: 'guard', lost: 1, left: 5 }],
      position: { units: [{ id: 'guard', place: 'patrol', ships: 5, leader: 'wing-commander' }] },
    },
  },
  {
    id: 'a-patrol-cannot-be-boarded',
    covers: ['R-FC-165'],
    given: battle([{ card: 'salvage-corvette', name: 'Sal', side: 'kushan', at: here }, carrier, guard, far]),
    when: boardBy('sal', 'guard'),
    rejects: { code: 'cannot-be-boarded', rule: 'FC-BRD-10' },
  },
];

const own: Fields = { ...carrier, side: 'kushan', at: here, crippled: [] };
const wing: Fields = { ...red, name: 'Wing', at: [5, 3] };
const ownGuard: Fields = { ...guard, side: 'kushan' };
const fly = (patrol: string) => [
  by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'move', unit: 'wing' }),
  by('seat-1', { kind: 'move', path: [], patrol }),
];
const order = by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'move', unit: 'guard' });

const duty: FleetCase[] = [
  {
    id: 'fighters-become-a-patrol-at-the-end-of-a-move',
    title: 'A move of 0 hexes next to the ship; the token is ready',
    covers: ['FC-CAP-1', 'FC-CAP-2', 'R-FC-158', 'R-FC-159'],
    given: battle([own, wing, far]),
    when: fly('car'),
    then: {
      events: [{ kind: 'patrol-assigned', unit: 'wing', parent: 'car', ready: true }],
      position: { units: [{ id: 'wing', place: 'patrol', parent: 'car', patrolReady: true, activated: true }] },
    },
  },
  {
    id: 'one-patrol-for-a-ship',
    covers: ['FC-CAP-2', 'R-FC-158'],
    given: battle([own, wing, ownGuard, far]),
    when: fly('car'),
    rejects: { code: 'no-patrol', rule: 'R-FC-158' },
  },
  {
    id: 'a-patrol-leaves-by-an-order',
    title: 'Into an empty hex next to its ship, then the actions of the order',
    covers: ['FC-CAP-11', 'R-FC-164'],
    given: battle([own, ownGuard, far]),
    when: [
      order,
      by('seat-1', { kind: 'leave-patrol', at: { col: 5, row: 3 }, facing: 0 }),
      by('seat-1', { kind: 'move', path: [0] }),
    ],
    then: {
      events: [{ kind: 'patrol-released', unit: 'guard' }],
      position: {
        units: [
          { id: 'guard', place: 'board', at: [5, 2], parent: null, activated: true },
          { id: 'car', activated: false },
        ],
      },
    },
  },
  {
    id: 'a-patrol-of-an-activated-ship-stays',
    covers: ['FC-CAP-11', 'R-FC-164'],
    given: battle([{ ...own, activated: true }, ownGuard, far, home]),
    when: [order],
    rejects: { code: 'patrol-bound', rule: 'R-FC-164' },
  },
];

export default { ruleset: 'fleet-command', cases: [...reactions, ...parents, ...duty] } satisfies CaseFile;
