/** Close quarters attacks and overrun (section 12 of the checklist). */
import type { CaseFile } from '../../kernel/index.ts';
import { attackBy, battle, by, far, heavy, here, holdFire, red, reroll, there } from './battle.ts';
import type { FleetCase } from './written.ts';

const last = { ...heavy, ships: 1, focusFire: 1 };
const kill = [...attackBy('red', 'heavy', 'projectile-cannon'), holdFire, reroll('seat-1')];
const dice = [5, 4, 4, 3, 3, 2];
const go = (yes: boolean) => by('seat-1', { kind: 'overrun', go: yes });

const cases: FleetCase[] = [
  {
    id: 'overrun-into-the-hex-of-the-destroyed-unit',
    covers: ['FC-CQ-5', 'R-FC-133', 'FC-UNIT-5', 'FC-WIN-3', 'R-FC-183'],
    given: battle([red, last, far]),
    dice,
    when: [...kill, go(true)],
    then: {
      events: [
        { kind: 'unit-destroyed', unit: 'heavy', to: 'kushan', stars: 2 },
        { kind: 'unit-stepped', unit: 'red', cost: 0 },
      ],
      position: {
        units: [
          { id: 'red', at: there, facing: 1 },
          { id: 'heavy', place: 'destroyed' },
        ],
        sides: { kushan: { stars: 2 } },
      },
    },
  },
  {
    id: 'overrun-is-optional',
    covers: ['FC-CQ-5', 'R-FC-133'],
    given: battle([red, last, far]),
    dice,
    when: [...kill, go(false)],
    then: { position: { units: [{ id: 'red', at: here }] } },
  },
  {
    id: 'crippled-engines-do-not-overrun',
    title: 'The attacker with crippled engines is not asked',
    covers: ['R-FC-75', 'R-FC-133'],
    given: battle([
      { card: 'light-corvette', name: 'Lit', side: 'kushan', at: here, crippled: ['engines'] },
      last,
      far,
    ]),
    dice: [5, 4, 4, 3, 3, 2],
    when: [
      by('seat-1', { kind: 'play-basic', card: 'all-ahead-full', order: 'attack', unit: 'lit' }),
      by('seat-1', { kind: 'damage-control', roll: false }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'heavy', weapon: 'light-projectile-cannon' }),
      holdFire,
    ],
    then: {
      position: {
        units: [
          { id: 'heavy', place: 'destroyed' },
          { id: 'lit', at: here },
        ],
        pending: [{ kind: 'turn' }],
      },
    },
  },
  {
    id: 'no-overrun-after-shots-from-a-ranged-weapon',
    covers: ['R-FC-133'],
    given: battle([{ card: 'ion-cannon-frigate', name: 'Ion', side: 'kushan', at: here, facing: 1 }, last, far]),
    dice: [5, 2, 2, 2, 2, 2],
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    then: { position: { units: [{ id: 'heavy', place: 'destroyed' }] }, awaiting: ['seat-2'] },
  },
  {
    id: 'overrun-into-an-asteroid-field-is-attacked',
    title: 'The field of the hex attacks the unit that overruns into it; Evasive works',
    covers: ['R-FC-133', 'R-FC-86', 'R-FC-87', 'FC-CQ-2', 'FC-TER-2', 'R-FC-98'],
    given: battle([red, last, far], { features: [{ kind: 'asteroids', at: there }] }),
    dice: [...dice, 5, 2, 2, 6],
    when: [...kill, go(true), reroll('seat-1', 0)],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 6 }] },
        { kind: 'attack-declared', mode: 'hazard', target: 'red' },
        { kind: 'dice-rerolled', ability: 'evasive', by: 'kushan', dice: [{ from: 5, to: 6 }] },
        { kind: 'ships-lost', unit: 'red', lost: 1 },
      ],
      position: { units: [{ id: 'red', at: there, ships: 5 }] },
    },
  },
  {
    id: 'units-aboard-are-lost-with-their-ship',
    title: 'A carrier goes down with an Interceptor unit aboard and its leaders: 6 + 2 + 2 + 1 stars',
    covers: ['FC-UNIT-8', 'R-FC-18', 'R-FC-177', 'FC-REI-16', 'FC-MISC-16', 'R-FC-183'],
    given: battle([
      { ...red, focusFire: 0 },
      { card: 'carrier', name: 'Car', side: 'taiidan', at: there, facing: 4, focusFire: 4, leader: 'carrier-captain' },
      { card: 'interceptor', name: 'Aboard', side: 'taiidan', parent: 'car', leader: 'squadron-leader' },
      far,
    ]),
    dice: [5, 4, 4, 3, 3, 2],
    when: [...attackBy('red', 'car', 'projectile-cannon'), go(false)],
    then: {
      events: [
        { kind: 'unit-destroyed', unit: 'aboard', stars: 3, leader: 'squadron-leader' },
        { kind: 'unit-destroyed', unit: 'car', stars: 8, leader: 'carrier-captain' },
      ],
      position: { sides: { kushan: { stars: 11 } } },
    },
  },
];

export default { ruleset: 'fleet-command', cases } satisfies CaseFile;
