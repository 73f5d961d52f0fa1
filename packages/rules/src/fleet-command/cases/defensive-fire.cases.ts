/** Defensive fire (section 13 of the checklist). */
import type { CaseFile } from '../../kernel/index.ts';
import { attackBy, battle, by, far, fire, heavy, here, red, reroll, there } from './battle.ts';
import type { FleetCase } from './written.ts';

const guns = fire('heavy-projectile-cannon');
const attack = attackBy('red', 'heavy', 'projectile-cannon');

const cases: FleetCase[] = [
  {
    id: 'hull-defence-guns-roll-four-dice',
    covers: ['R-FC-13', 'FC-DF-1'],
    given: battle([red, { card: 'carrier', name: 'Car', side: 'taiidan', at: there, facing: 4 }, far]),
    dice: [5, 2, 2, 2, 2, 2, 2, 2, 2],
    when: [...attackBy('red', 'car', 'projectile-cannon'), fire('hull-defence-guns'), reroll('seat-1')],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'defence', pool: [{ amount: 4 }] },
        { kind: 'ships-lost', unit: 'red', lost: 1 },
      ],
      position: { units: [{ id: 'red', ships: 5 }] },
    },
  },
  {
    id: 'defensive-fire-example-of-the-book',
    title: 'Three dice 6, 3, 1; the 6 becomes a 5; one fighter lost; five dice destroy both corvettes; overrun',
    covers: [
      'FC-DF-9',
      'FC-DF-1',
      'FC-DF-2',
      'FC-DF-3',
      'FC-DF-5',
      'FC-CQ-3',
      'FC-CQ-4',
      'R-FC-09',
      'R-FC-127',
      'R-FC-128',
      'R-FC-130',
      'R-FC-117',
      'R-FC-116',
    ],
    given: battle([red, { ...heavy, ships: 2, focusFire: 1 }, far]),
    dice: [6, 3, 1, 5, 5, 5, 4, 3, 2],
    when: [...attack, guns, reroll('seat-1', 0), reroll('seat-1'), by('seat-1', { kind: 'overrun', go: true })],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'defence', faces: [6, 3, 1], pool: [{ amount: 4 }, { amount: -1 }] },
        { kind: 'dice-rerolled', ability: 'evasive', dice: [{ from: 6, to: 5 }] },
        { kind: 'ships-lost', unit: 'red', lost: 1, left: 5 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 5 }] },
        { kind: 'roll-resolved', armour: [{ amount: 1 }, { amount: -1 }], remaining: 2 },
        { kind: 'unit-destroyed', unit: 'heavy' },
      ],
      position: { units: [{ id: 'red', at: there, ships: 5, focusFire: 0 }] },
    },
  },
  {
    id: 'adjacent-allies-add-a-die-each',
    title: 'Two neighbours with the icon, one of them activated, one with crippled weapons who adds nothing',
    covers: ['FC-DF-3', 'FC-DF-7', 'R-FC-129', 'R-FC-74', 'FC-SEQ-14', 'FC-MISC-11'],
    given: battle([
      red,
      { ...heavy, ships: 1, activated: true },
      { ...heavy, name: 'Left', at: [6, 3], activated: true },
      { ...heavy, name: 'Right', at: [7, 3], crippled: ['weapons'] },
      far,
    ]),
    dice: [1, 1, 1, 3, 3, 3, 2, 2, 2],
    when: [...attack, guns, reroll('seat-1')],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'defence', pool: [{ amount: 2 }, { amount: 1, why: 'Left', rule: 'R-FC-129' }] },
      ],
      position: {
        units: [
          { id: 'red', ships: 6 },
          { id: 'heavy', ships: 1, activated: true },
        ],
      },
    },
  },
  {
    id: 'no-dice-left-for-defensive-fire',
    title: 'As many Focus Fire points as dice: nothing is asked',
    covers: ['R-FC-128'],
    given: battle([red, { ...heavy, ships: 1, focusFire: 2 }, far]),
    dice: [3, 3, 3, 2, 2, 2],
    when: [...attack, reroll('seat-1')],
    then: { position: { units: [{ id: 'heavy', ships: 1 }] }, awaiting: ['seat-2'] },
  },
  {
    id: 'crippled-weapons-do-not-fire-in-defence',
    covers: ['R-FC-74', 'R-FC-127'],
    given: battle([red, { ...heavy, crippled: ['weapons'] }, far]),
    dice: [3, 3, 3, 2, 2, 2],
    when: [...attack, reroll('seat-1')],
    then: { position: { units: [{ id: 'heavy', ships: 3 }] } },
  },
  {
    id: 'a-turret-does-not-fire-on-its-blind-line',
    covers: ['R-FC-104', 'FC-RNG-8', 'FC-MISC-10'],
    given: battle([red, { card: 'carrier', name: 'Car', side: 'taiidan', at: there, facing: 1 }, far]),
    dice: [5, 5, 5, 2, 2, 2],
    when: attackBy('red', 'car', 'projectile-cannon'),
    then: {
      events: [{ kind: 'roll-resolved', stage: 'attack', armour: [{ amount: 3 }, { amount: -1 }], remaining: 1 }],
      position: { units: [{ id: 'car', place: 'destroyed' }] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'a-weapon-that-is-not-there',
    covers: ['R-FC-127'],
    given: battle([red, heavy, far]),
    when: [...attack, fire('hull-defence-guns')],
    rejects: { code: 'no-defensive-fire', rule: 'R-FC-127' },
  },
  {
    id: 'drones-on-a-power-attack-evade-defensive-fire',
    title: 'One success against the drones is rolled again',
    covers: ['FC-DF-8', 'R-FC-132'],
    given: battle([{ card: 'drone-frigate', name: 'Dro', side: 'kushan', at: here, facing: 1 }, heavy, far]),
    dice: [6, 2, 2, 2, 2, 2, 2, 6, 3, 3, 3, 3, 3],
    when: [
      by('seat-1', { kind: 'play-order', card: 'weapons-to-maximum', units: ['dro'] }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'heavy', weapon: 'drone-pod' }),
      guns,
      reroll('seat-1', 0),
    ],
    then: {
      events: [
        { kind: 'dice-rerolled', stage: 'defence', ability: 'evasive', by: 'kushan', dice: [{ from: 6, to: 2 }] },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 6 }] },
      ],
    },
  },
  {
    id: 'an-attacker-shot-down-does-not-attack',
    covers: ['FC-DF-2', 'FC-CQ-4', 'FC-UNIT-5'],
    given: battle([{ ...red, ships: 1 }, heavy, far]),
    dice: [5, 5, 2, 2, 2, 2, 6],
    when: [...attack, guns, reroll('seat-1', 0)],
    then: {
      events: [{ kind: 'unit-destroyed', unit: 'red', to: 'taiidan', stars: 2 }],
      position: { units: [{ id: 'heavy', ships: 3 }] },
    },
  },
  {
    id: 'high-explosive-works-in-defence',
    covers: ['R-FC-111', 'R-FC-130', 'FC-DF-4', 'R-FC-131'],
    given: battle([red, { card: 'assault-frigate', name: 'Hex', side: 'taiidan', at: there }, far], {
      features: [{ kind: 'asteroids', at: here }],
    }),
    dice: [1, 1, 1, 6, 2, 6, 3, 3, 3, 3],
    // The field where it stands attacks first (3 dice), then the two dice of the frigate.
    when: [...attackBy('red', 'hex', 'projectile-cannon'), fire('frigate-projectile-cannon'), reroll('seat-1')],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'defence', faces: [6, 2, 6], added: 1 },
        { kind: 'ships-lost', unit: 'red', lost: 2 },
      ],
    },
  },
];

export default { ruleset: 'fleet-command', cases } satisfies CaseFile;
