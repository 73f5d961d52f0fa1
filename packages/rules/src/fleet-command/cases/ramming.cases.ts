/** Ramming (section 14 of the checklist). */
import type { CaseFile } from '../../kernel/index.ts';
import { battle, by, far, fire, heavy, here, home, ramBy, red, reroll, there } from './battle.ts';
import type { FleetCase, Fields } from './written.ts';

const light: Fields = { card: 'light-corvette', name: 'Lit', side: 'kushan', at: here, facing: 1 };
const ion: Fields = { card: 'ion-cannon-frigate', name: 'Ion', side: 'taiidan', at: there, facing: 4 };
const cripple = (crippling: string) => by('seat-1', { kind: 'cripple', crippling });

const cases: FleetCase[] = [
  {
    id: 'ramming-example-of-the-book',
    title: 'Seven dice, 2 successes against Armour 2, two points; four dice back against Armour 1 + 1: no loss',
    covers: [
      'FC-RAM-12',
      'FC-RAM-1',
      'FC-RAM-2',
      'FC-RAM-5',
      'FC-RAM-8',
      'FC-RAM-9',
      'FC-RAM-10',
      'R-FC-136',
      'R-FC-137',
      'R-FC-139',
      'R-FC-140',
      'R-FC-141',
      'R-FC-15',
      'R-FC-142',
    ],
    given: battle([light, { ...ion, focusFire: 0 }, far]),
    dice: [6, 5, 4, 2, 2, 1, 1, 5, 5, 4, 2],
    when: ramBy('lit', 'ion'),
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 6 }, { amount: 1, rule: 'R-FC-139' }] },
        { kind: 'roll-resolved', stage: 'attack', successes: 2, remaining: 0, marks: 2 },
        { kind: 'focus-fire-placed', unit: 'ion', points: 2 },
        { kind: 'pool-rolled', stage: 'impact', faces: [5, 5, 4, 2] },
        {
          kind: 'roll-resolved',
          stage: 'impact',
          successes: 2,
          armour: [{ amount: 1 }, { amount: 1, rule: 'FC-RAM-10' }],
          remaining: 0,
        },
      ],
      position: {
        units: [
          { id: 'lit', ships: 3, focusFire: 0 },
          { id: 'ion', ships: 2, focusFire: 2 },
        ],
      },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'a-fighter-ram-that-hits-cripples-and-destroys-the-fighters',
    title: 'Two successes against Armour 4: Crippled Engines; the frigate rolls; the unit is destroyed and scored',
    covers: ['FC-RAM-7', 'R-FC-143', 'R-FC-142', 'FC-RAM-6'],
    given: battle([
      { ...red, ships: 2, leader: 'squadron-leader' },
      { ...ion, card: 'destroyer', crippled: ['weapons'] },
      far,
      home,
    ]),
    dice: [5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    when: [...ramBy('red', 'ion'), cripple('engines')],
    then: {
      events: [
        {
          kind: 'pool-rolled',
          stage: 'attack',
          faces: [5, 5, 2, 2, 2],
          pool: [{ amount: 2 }, { amount: 2 }, { amount: 1, why: 'Ace Pilot' }],
        },
        { kind: 'crippling-chosen', crippling: 'engines' },
        { kind: 'pool-rolled', stage: 'impact', pool: [{ amount: 8 }] },
        { kind: 'unit-destroyed', unit: 'red', to: 'taiidan', stars: 3 },
      ],
      position: {
        units: [
          { id: 'ion', crippled: ['weapons', 'engines'] },
          { id: 'red', place: 'destroyed' },
        ],
      },
    },
  },
  {
    id: 'a-fighter-ram-that-misses-costs-only-the-answer',
    covers: ['R-FC-143'],
    given: battle([{ ...red, ships: 2 }, ion, far]),
    dice: [2, 2, 2, 2, 5, 2, 2, 2],
    when: ramBy('red', 'ion'),
    then: {
      events: [
        { kind: 'roll-resolved', stage: 'attack', successes: 0 },
        { kind: 'ships-lost', unit: 'red', lost: 1 },
      ],
      position: {
        units: [
          { id: 'red', ships: 1, place: 'board' },
          { id: 'ion', crippled: [] },
        ],
      },
    },
  },
  {
    id: 'no-evasive-against-the-answer',
    title: 'Red rerolls nothing although the answer hits',
    covers: ['FC-RAM-10', 'R-FC-141'],
    given: battle([{ ...red, ships: 3 }, ion, far]),
    dice: [2, 2, 2, 2, 3, 6, 6, 6, 2],
    when: ramBy('red', 'ion'),
    then: {
      events: [{ kind: 'unit-destroyed', unit: 'red', to: 'taiidan' }],
      position: { sides: { taiidan: { stars: 2 } } },
    },
  },
  {
    id: 'the-rammed-unit-answers-even-when-destroyed',
    title: 'Defensive fire first, then the ram, then the roll of the destroyed corvettes, then the overrun',
    covers: ['FC-RAM-4', 'FC-RAM-9', 'FC-RAM-11', 'R-FC-142'],
    given: battle([{ ...light, ships: 3 }, { ...heavy, ships: 1, facing: 4 }, far]),
    dice: [5, 5, 5, 5, 2, 6, 6],
    when: [...ramBy('lit', 'heavy'), fire('heavy-projectile-cannon'), by('seat-1', { kind: 'overrun', go: true })],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'defence', faces: [5, 5] },
        { kind: 'ships-lost', unit: 'lit', lost: 2, left: 1 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 2 }, { amount: 1 }] },
        { kind: 'unit-destroyed', unit: 'heavy' },
        { kind: 'pool-rolled', stage: 'impact', faces: [6, 6] },
        { kind: 'roll-resolved', stage: 'impact', remaining: 0 },
      ],
      position: { units: [{ id: 'lit', at: there, ships: 1 }] },
    },
  },
  {
    id: 'ship-assault-adds-a-die',
    covers: ['R-FC-65', 'R-FC-115'],
    given: battle([{ card: 'assault-frigate', name: 'Hex', side: 'kushan', at: here, facing: 1 }, ion, far]),
    dice: [5, 5, 5, 2, 2, 2, 2, 2, 2, 2, 2],
    when: ramBy('hex', 'ion', 'ship-assault'),
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 6 }, { amount: 1, rule: 'R-FC-115' }] },
        { kind: 'roll-resolved', stage: 'attack', remaining: 1 },
      ],
      position: { units: [{ id: 'ion', ships: 1 }] },
    },
  },
  {
    id: 'a-ram-from-behind-is-a-rear-shot',
    covers: ['R-FC-101', 'R-FC-140'],
    given: battle([light, { ...ion, facing: 1 }, far]),
    dice: [5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    when: ramBy('lit', 'ion'),
    then: {
      events: [
        {
          kind: 'roll-resolved',
          stage: 'attack',
          armour: [{ amount: 2 }, { amount: -1, rule: 'FC-RNG-25' }],
          remaining: 1,
        },
      ],
    },
  },
  {
    id: 'fighters-cannot-be-rammed',
    covers: ['FC-RAM-6', 'R-FC-138'],
    given: battle([
      { card: 'light-corvette', name: 'Lit', side: 'kushan', at: here, facing: 1 },
      { card: 'scout', name: 'Prey', side: 'taiidan', at: there },
      { ...ion, at: [5, 3] },
      far,
    ]),
    when: ramBy('lit', 'prey', 'ship-assault'),
    rejects: { code: 'cannot-be-rammed', rule: 'FC-RAM-6' },
  },
  {
    id: 'no-ram-by-a-basic-attack',
    covers: ['FC-RAM-1', 'R-FC-136'],
    given: battle([light, ion, far]),
    when: [
      by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'attack', unit: 'lit' }),
      by('seat-1', { kind: 'attack', mode: 'ram', target: 'ion' }),
    ],
    rejects: { code: 'no-run-up', rule: 'R-FC-137' },
  },
  {
    id: 'no-other-attack-after-a-ram',
    title: 'The crippled rammer may still have Redundant Systems used on it, but does not attack again',
    covers: ['FC-RAM-3', 'FC-ORD-20', 'R-FC-235'],
    given: battle([{ ...light, crippled: ['bays'] }, ion, far]),
    dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    when: [
      by('seat-1', { kind: 'play-order', card: 'ship-assault', units: ['lit'] }),
      by('seat-1', { kind: 'damage-control', roll: false }),
      by('seat-1', { kind: 'move', path: [] }),
      by('seat-1', { kind: 'attack', mode: 'ram', target: 'ion' }),
      by('seat-1', { kind: 'attack', mode: 'boarding', target: 'ion' }),
    ],
    rejects: { code: 'turn-used' },
  },
  {
    id: 'one-attack-in-a-ram-order',
    covers: ['FC-RAM-3', 'R-FC-235'],
    given: battle([light, ion, far]),
    dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    when: ramBy('lit', 'ion'),
    then: { position: { units: [{ id: 'lit', activated: true }] }, awaiting: ['seat-2'] },
  },
  {
    id: 'fourteen-dice-are-no-problem',
    title: 'The Bentusi ship answers with twice Armour 7',
    covers: ['FC-COMP-7', 'R-FC-14', 'R-FC-141'],
    given: battle([light, { card: 'bentusi-ship', name: 'Ben', side: 'taiidan', at: there, facing: 4 }, far]),
    dice: [2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    when: ramBy('lit', 'ben'),
    then: {
      events: [{ kind: 'pool-rolled', stage: 'impact', pool: [{ amount: 14 }] }],
      position: { units: [{ id: 'lit', ships: 2 }] },
    },
  },
  {
    id: 'a-ram-needs-to-face-the-target',
    covers: ['FC-RAM-2'],
    given: battle([{ ...light, facing: 0 }, ion, { ...ion, name: 'Front', at: [5, 3] }, far]),
    when: ramBy('lit', 'ion', 'ship-assault'),
    rejects: { code: 'not-facing', rule: 'FC-RAM-2' },
  },
  {
    id: 'evasive-works-for-a-rammed-unit-that-evades',
    covers: ['R-FC-139', 'R-FC-71'],
    given: battle([light, { ...ion, evading: true }, far]),
    dice: [6, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2],
    when: [...ramBy('lit', 'ion'), reroll('seat-2', 0)],
    then: {
      events: [
        { kind: 'dice-rerolled', ability: 'evasive' },
        { kind: 'roll-resolved', stage: 'attack', successes: 0 },
      ],
    },
  },
];

export default { ruleset: 'fleet-command', cases } satisfies CaseFile;
