/** The Valour token and Ferocious Attack (section 10 of the checklist; Redundant Systems is among the orders). */
import type { CaseFile } from '../../kernel/index.ts';
import { attackBy, battle, by, far, fire, heavy, here, holdFire, ramBy, red, reroll, there } from './battle.ts';
import type { FleetCase, Fields } from './written.ts';

const attack = attackBy('red', 'heavy', 'projectile-cannon');
const again = (seat: 'seat-1' | 'seat-2', how: string | null) => by(seat, { kind: 'roll-again', by: how });
const mine: Fields = { valour: 'kushan' };
/** The same fight with Taiidan to order. */
const theirs = (change: Fields = {}): Fields =>
  battle(
    [
      { ...red, side: 'taiidan' },
      { ...heavy, side: 'kushan' },
      { ...far, side: 'kushan' },
      { ...far, name: 'Wide', at: [0, 0] },
    ],
    { turn: 'taiidan', order: ['taiidan', 'kushan'], ...change },
  );
const theirAttack = [
  by('seat-2', { kind: 'play-basic', card: 'all-ahead-full', order: 'attack', unit: 'red' }),
  by('seat-2', { kind: 'attack', mode: 'weapon', target: 'heavy', weapon: 'projectile-cannon' }),
  by('seat-1', { kind: 'defensive-fire', weapon: null }),
];

const cases: FleetCase[] = [
  {
    id: 'valour-rolls-the-whole-pool-again-and-passes-on',
    title: 'After Rapid Fire; then all dice, then Rapid Fire again; the token goes to Taiidan',
    covers: ['FC-VAL-1', 'FC-VAL-2', 'FC-VAL-4', 'FC-RNG-22', 'R-FC-120', 'R-FC-122'],
    given: battle([red, heavy, far], mine),
    dice: [2, 2, 2, 2, 2, 2, 3, 5, 5, 4, 4, 2, 2, 6],
    when: [...attack, holdFire, reroll('seat-1', 0), again('seat-1', 'valour'), reroll('seat-1', 2)],
    then: {
      events: [
        { kind: 'dice-rerolled', ability: 'rapid-fire', dice: [{ to: 3 }] },
        { kind: 'valour-used', side: 'kushan', to: 'taiidan' },
        { kind: 'rolled-again', by: 'valour', faces: [5, 5, 4, 4, 2, 2] },
        { kind: 'dice-rerolled', ability: 'rapid-fire', dice: [{ from: 4, to: 6 }] },
        { kind: 'roll-resolved', successes: 3, remaining: 2, marks: 0 },
      ],
      position: { valour: 'taiidan', sides: { kushan: { valourUsed: true } } },
    },
  },
  {
    id: 'valour-can-be-kept',
    covers: ['FC-VAL-3', 'R-FC-58'],
    given: battle([red, heavy, far], mine),
    dice: [2, 2, 2, 2, 2, 2],
    when: [...attack, holdFire, reroll('seat-1'), again('seat-1', null)],
    then: { position: { valour: 'kushan', sides: { kushan: { valourUsed: false } } } },
  },
  {
    id: 'the-second-use-puts-valour-beside-the-deck',
    covers: ['FC-VAL-2', 'R-FC-122', 'R-FC-121'],
    given: battle([red, heavy, far], { valour: 'taiidan', sides: { kushan: { valourUsed: true } } }),
    dice: [5, 5, 5, 5, 5, 5, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3],
    // Taiidan rolls its own defensive fire again; it may not touch the attack.
    when: [...attack, fire('heavy-projectile-cannon'), reroll('seat-1'), again('seat-2', 'valour'), reroll('seat-1')],
    then: {
      events: [
        { kind: 'valour-used', side: 'taiidan', to: 'beside' },
        { kind: 'rolled-again', stage: 'defence' },
        { kind: 'pool-rolled', stage: 'attack' },
      ],
      position: { valour: 'beside', units: [{ id: 'red', ships: 6 }] },
    },
  },
  {
    id: 'not-twice-in-a-round',
    title: 'Kushan holds the token, but has used it this round: not asked',
    covers: ['FC-VAL-1'],
    given: battle([red, heavy, far], { valour: 'kushan', sides: { kushan: { valourUsed: true } } }),
    dice: [2, 2, 2, 2, 2, 2],
    when: [...attack, holdFire, reroll('seat-1')],
    then: { position: { valour: 'kushan' }, awaiting: ['seat-2'] },
  },
  {
    id: 'valour-on-the-answer-of-a-rammed-unit',
    title: 'In its own roll, not in that of the enemy',
    covers: ['R-FC-121'],
    given: battle(
      [
        { card: 'light-corvette', name: 'Lit', side: 'kushan', at: here, facing: 1 },
        { card: 'ion-cannon-frigate', name: 'Ion', side: 'taiidan', at: there, facing: 4 },
        far,
      ],
      { valour: 'taiidan' },
    ),
    dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 2],
    when: [...ramBy('lit', 'ion'), again('seat-2', 'valour')],
    then: {
      events: [
        { kind: 'rolled-again', stage: 'impact' },
        { kind: 'ships-lost', unit: 'lit', lost: 1 },
      ],
      position: { valour: 'kushan' },
    },
  },
  {
    id: 'ferocious-attack-once-in-a-battle',
    covers: ['FC-VAL-7', 'FC-VAL-9', 'R-FC-123'],
    given: theirs(),
    dice: [2, 2, 2, 2, 2, 2, 5, 5, 2, 2, 2, 2],
    when: [
      ...theirAttack,
      by('seat-2', { kind: 'reroll', dice: [] }),
      again('seat-2', 'ferocious'),
      by('seat-2', { kind: 'reroll', dice: [] }),
    ],
    then: {
      events: [
        { kind: 'faction-card-used', side: 'taiidan' },
        { kind: 'rolled-again', by: 'ferocious' },
        { kind: 'roll-resolved', successes: 2, remaining: 1 },
      ],
      position: { sides: { taiidan: { factionCardUsed: true } }, units: [{ id: 'heavy', ships: 2 }] },
    },
  },
  {
    id: 'never-ferocious-and-valour-on-one-roll',
    title: 'After Valour nothing more is asked',
    covers: ['FC-VAL-7', 'R-FC-123'],
    given: theirs({ valour: 'taiidan' }),
    dice: [2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2],
    when: [
      ...theirAttack,
      by('seat-2', { kind: 'reroll', dice: [] }),
      again('seat-2', 'valour'),
      by('seat-2', { kind: 'reroll', dice: [] }),
    ],
    then: {
      position: { sides: { taiidan: { factionCardUsed: false, valourUsed: true } }, valour: 'kushan' },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'valour-used-this-round-is-refused',
    title: 'Taiidan holds the token, but has used it: only Ferocious Attack is left',
    covers: ['FC-VAL-1', 'R-FC-122'],
    given: theirs({ valour: 'taiidan', sides: { taiidan: { valourUsed: true } } }),
    dice: [2, 2, 2, 2, 2, 2],
    when: [...theirAttack, by('seat-2', { kind: 'reroll', dice: [] }), again('seat-2', 'valour')],
    rejects: { code: 'no-reroll', rule: 'R-FC-123' },
  },
  {
    id: 'ferocious-attack-a-second-time-is-refused',
    covers: ['FC-VAL-7', 'R-FC-123'],
    given: theirs({ valour: 'taiidan', sides: { taiidan: { factionCardUsed: true } } }),
    dice: [2, 2, 2, 2, 2, 2],
    when: [...theirAttack, by('seat-2', { kind: 'reroll', dice: [] }), again('seat-2', 'ferocious')],
    rejects: { code: 'no-reroll', rule: 'R-FC-123' },
  },
  {
    id: 'valour-works-in-an-interrupt-attack',
    title: 'Heavy interrupts the move of Red with an attack and rolls it again',
    covers: ['FC-VAL-5', 'R-FC-50', 'R-FC-54'],
    given: battle([{ ...red, at: [5, 5], facing: 0 }, { ...heavy, at: [5, 2] }, far], {
      valour: 'taiidan',
      sides: { taiidan: { factionCardUsed: true } },
      hands: {
        kushan: {
          cards: ['intercept', 'hit-and-run'],
          interrupts: ['move', 'attack', 'repairs', 'counter-intelligence'],
          play: 5,
        },
        taiidan: {
          cards: ['interrupt-attack', 'intercept'],
          interrupts: ['move', 'repairs', 'counter-intelligence'],
          play: 5,
        },
      },
    }),
    dice: [2, 2, 2, 2, 2, 2, 5, 5, 5, 2, 2, 2],
    when: [
      by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'move', unit: 'red' }),
      by('seat-1', { kind: 'move', path: [0] }),
      by('seat-2', {
        kind: 'play-interrupt',
        card: 'interrupt-attack',
        use: { use: 'attack', unit: 'heavy', mode: 'weapon', target: 'red', weapon: 'heavy-projectile-cannon' },
      }),
      again('seat-2', 'valour'),
      reroll('seat-1'),
    ],
    then: {
      events: [
        { kind: 'rolled-again', by: 'valour' },
        { kind: 'ships-lost', unit: 'red', lost: 3 },
      ],
      position: { units: [{ id: 'heavy', attacked: false, activated: false }] },
    },
  },
  {
    id: 'kushan-has-no-ferocious-attack',
    covers: ['R-FC-123'],
    given: battle([red, heavy, far], mine),
    dice: [2, 2, 2, 2, 2, 2],
    when: [...attack, holdFire, reroll('seat-1'), again('seat-1', 'ferocious')],
    rejects: { code: 'no-reroll', rule: 'R-FC-123' },
  },
  {
    id: 'ferocious-attack-is-not-for-defensive-fire',
    covers: ['R-FC-123'],
    given: battle([red, heavy, far]),
    dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    when: [...attack, fire('heavy-projectile-cannon'), reroll('seat-1')],
    then: { position: { sides: { taiidan: { factionCardUsed: false } } } },
  },
  {
    id: 'added-dice-are-rolled-again-with-the-rest',
    title: 'H.E. Rounds: three dice with the added one; a 6 in the second roll adds nothing',
    covers: ['R-FC-111'],
    given: battle([{ card: 'assault-frigate', name: 'Hex', side: 'kushan', at: here }, heavy, far], mine),
    dice: [6, 2, 2, 6, 6, 6],
    when: [...attackBy('hex', 'heavy', 'frigate-projectile-cannon'), again('seat-1', 'valour')],
    then: {
      events: [
        { kind: 'rolled-again', faces: [6, 6, 6] },
        { kind: 'roll-resolved', successes: 3, remaining: 2 },
      ],
    },
  },
];

export default { ruleset: 'fleet-command', cases } satisfies CaseFile;
