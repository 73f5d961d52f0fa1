/** Focus Fire, tokens and buffs (section 11 of the checklist; damage control and engineers are among the orders). */
import type { CaseFile } from '../../kernel/index.ts';
import { attackBy, battle, by, far, heavy, here, holdFire, red, reroll, there } from './battle.ts';
import type { FleetCase, Fields } from './written.ts';

const blue: Fields = { card: 'interceptor', name: 'Blue', side: 'kushan', at: [6, 5], facing: 0 };
const target = (what: string, card: string, ...dice: number[]): Pick<FleetCase, 'given' | 'dice' | 'when'> => ({
  given: battle(
    [
      { card: 'ion-cannon-frigate', name: 'Ion', side: 'kushan', at: here, facing: 1 },
      { card, name: 'Prey', side: 'taiidan', at: there, facing: 4 },
      far,
    ],
    {
      hands: {
        kushan: {
          cards: [what, 'hit-and-run'],
          interrupts: ['move', 'attack', 'repairs', 'counter-intelligence'],
          play: 5,
        },
        taiidan: { cards: ['intercept'], interrupts: ['move', 'attack', 'repairs', 'counter-intelligence'] },
      },
    },
  ),
  dice,
  when: [
    by('seat-1', { kind: 'play-order', card: what, units: ['ion'] }),
    by('seat-1', { kind: 'attack', mode: 'weapon', target: 'prey', weapon: 'ion-cannon' }),
  ],
});

const cases: FleetCase[] = [
  {
    id: 'focus-fire-example-first-attack',
    title: '5, 4, 4, 3, 2, 1 against Armour 1: nothing lost, one point placed',
    covers: ['FC-DMG-8', 'FC-DMG-1', 'FC-DMG-7', 'R-FC-116'],
    given: battle([red, heavy, far]),
    dice: [5, 4, 4, 3, 2, 1],
    when: [...attackBy('red', 'heavy', 'projectile-cannon'), holdFire, reroll('seat-1')],
    then: {
      events: [{ kind: 'roll-resolved', successes: 1, remaining: 0 }],
      position: { units: [{ id: 'heavy', ships: 3, focusFire: 1 }] },
    },
  },
  {
    id: 'focus-fire-example-second-attack',
    title: '6, 5, 4, 4, 2, 1 against Armour 0: two ships, a new point, and two points go with the ships',
    covers: ['FC-DMG-8', 'FC-DMG-2', 'FC-DMG-4', 'FC-DMG-5', 'FC-RNG-26', 'R-FC-119'],
    given: battle([blue, { ...heavy, focusFire: 1 }, far]),
    dice: [6, 2, 4, 4, 2, 1, 5],
    when: [...attackBy('blue', 'heavy', 'projectile-cannon'), holdFire, reroll('seat-1', 1)],
    then: {
      events: [
        { kind: 'roll-resolved', armour: [{ amount: 1 }, { amount: -1, rule: 'FC-RNG-26' }], remaining: 2 },
        { kind: 'focus-fire-placed', points: 1, total: 2 },
        { kind: 'ships-lost', lost: 2 },
        { kind: 'focus-fire-removed', points: 2, total: 0 },
      ],
      position: { units: [{ id: 'heavy', ships: 1, focusFire: 0 }] },
    },
  },
  {
    id: 'fighters-never-take-focus-fire',
    covers: ['FC-DMG-3', 'R-FC-118'],
    given: battle([
      { card: 'light-corvette', name: 'Lit', side: 'kushan', at: here },
      { card: 'scout', name: 'Prey', side: 'taiidan', at: there },
      far,
    ]),
    dice: [1, 1, 1, 1, 2, 2],
    when: attackBy('lit', 'prey', 'light-projectile-cannon'),
    then: { position: { units: [{ id: 'prey', ships: 6, focusFire: 0 }] } },
  },
  {
    id: 'super-capitals-keep-their-points',
    title: 'Points are counted, not tokens: 3 points lower Armour 4 to 1',
    covers: ['FC-DMG-6', 'R-FC-107', 'FC-COMP-3'],
    given: battle([
      red,
      { card: 'destroyer', name: 'Des', side: 'taiidan', at: there, facing: 4, focusFire: 3, crippled: ['weapons'] },
      far,
    ]),
    dice: [5, 1, 1, 2, 2, 2],
    when: attackBy('red', 'des', 'projectile-cannon'),
    then: {
      events: [{ kind: 'roll-resolved', armour: [{ amount: 4 }, { amount: -3 }], remaining: 0 }],
      position: { units: [{ id: 'des', focusFire: 5 }] },
    },
  },
  {
    id: 'a-shot-at-the-engines-cripples-through-the-armour',
    covers: ['R-FC-73', 'R-FC-75', 'FC-DMG-11'],
    ...target('target-engines', 'assault-frigate', 5, 2, 2, 2, 2, 2, 3),
    then: {
      events: [
        { kind: 'roll-resolved', successes: 1, remaining: 0 },
        { kind: 'unit-crippled', crippling: 'engines' },
      ],
      position: { units: [{ id: 'prey', ships: 2, crippled: ['engines'] }] },
    },
  },
  {
    id: 'target-bays-needs-a-success',
    covers: ['R-FC-73', 'R-FC-76'],
    ...target('target-bays', 'assault-frigate', 2, 2, 2, 2, 2, 2, 3),
    then: { position: { units: [{ id: 'prey', crippled: [] }] } },
  },
  {
    id: 'fighters-cannot-be-crippled',
    covers: ['R-FC-77', 'R-FC-73'],
    ...target('target-weapons', 'scout', 5, 2, 2, 2, 2, 2),
    when: [
      by('seat-1', { kind: 'play-order', card: 'target-weapons', units: ['ion'] }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'prey', weapon: 'ion-cannon' }),
      reroll('seat-2'),
    ],
    then: { position: { units: [{ id: 'prey', ships: 5, crippled: [] }] } },
  },
];

export default { ruleset: 'fleet-command', cases } satisfies CaseFile;
