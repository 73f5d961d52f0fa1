/** The four interrupts and their windows (section 7; R-FC-45 to R-FC-58). */
import { basic, file, front, k, kushan, table, t, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const red = (at: [number, number] = [4, 6], more: Fields = {}) => kushan('Red', 'interceptor', at, 0, more);
const frigate = (name: string, at: [number, number], more: Fields = {}) =>
  kushan(name, 'ion-cannon-frigate', at, 0, more);
const foe = (name: string, at: [number, number], card = 'interceptor', more: Fields = {}) =>
  taiidan(name, card, at, 3, more);
const talon = (more: Fields = {}) => foe('Talon', [8, 4], 'interceptor', more);
/** The Taiidan hold these; the Kushan could only counter. */
const against = (cards: readonly string[], list: readonly Fields[], more: Fields = {}, hands: Fields = {}): Fields =>
  table(
    list,
    { kushan: { cards: ['intercept', 'target-bays'], ...hands }, taiidan: { cards: [...cards] } },
    { sides: { kushan: { factionCardUsed: true }, taiidan: { factionCardUsed: true } }, ...more },
  );
const go = (id: string, path: number[]) => [basic('move', id), k('move', { path })];
const plays = (card: string, use: Fields) => t('play-interrupt', { card, use });
const declines = t('decline');
const letsIt = k('decline');
const counter = (by: typeof k) =>
  by('play-interrupt', { card: 'interrupt-counter-intelligence', use: { use: 'counter-intelligence' } });

export default file([
  {
    id: 'a-window-opens-after-each-hex-of-an-enemy-move',
    covers: ['FC-INT-7', 'FC-INT-9', 'FC-INT-12', 'R-FC-46', 'R-FC-48'],
    given: against(['intercept'], [red(), talon()]),
    when: go('red', [0, 0]),
    then: { awaiting: ['seat-2'], ...units({ id: 'red', at: [4, 5] }) },
  },
  {
    id: 'for-who-holds-a-card-whatever-it-is',
    covers: ['R-FC-57', 'FC-COMP-9'],
    given: against(['intercept'], [red(), talon()]),
    when: [...go('red', [0, 0]), declines, declines],
    then: { ...units({ id: 'red', at: [4, 4] }), awaiting: ['seat-2'], position: { turn: 'taiidan' } },
  },
  {
    id: 'not-for-an-empty-hand',
    covers: ['R-FC-57'],
    given: against([], [red(), talon(), frigate('Anvil', [1, 1])]),
    when: go('red', [0, 0]),
    then: { ...units({ id: 'red', at: [4, 4] }), awaiting: ['seat-1'] },
  },
  {
    id: 'turning-opens-none',
    covers: ['FC-INT-9', 'R-FC-48'],
    given: against(['interrupt-move'], [red(), talon()]),
    when: [basic('move', 'red'), k('turn', { facing: 2 })],
    then: { position: { turn: 'taiidan' }, awaiting: ['seat-2'] },
  },
  {
    id: 'so-that-nothing-can-be-played-on-it',
    covers: ['FC-INT-9', 'R-FC-48'],
    given: against(['interrupt-move'], [red(), talon()]),
    when: [
      basic('move', 'red'),
      k('turn', { facing: 2 }),
      plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }),
    ],
    rejects: { code: 'not-at-this-moment', rule: 'R-FC-46' },
  },
  {
    id: 'none-in-the-hex-of-a-friend-but-after-it',
    covers: ['FC-INT-8', 'R-FC-49'],
    given: against(['intercept'], [red(), frigate('Anvil', [4, 5]), talon()]),
    when: go('red', [0, 0, 0]),
    then: { ...units({ id: 'red', at: [4, 4] }), awaiting: ['seat-2'] },
  },
  {
    id: 'one-at-the-end-of-the-move-where-the-game-says-so',
    covers: ['R-FC-46'],
    given: against(['intercept'], [red(), talon()], { options: { windowGranularity: 'end-of-move' } }),
    when: go('red', [0, 0, 0]),
    then: { ...units({ id: 'red', at: [4, 3] }), awaiting: ['seat-2'] },
  },
  {
    id: 'the-move-goes-on-when-all-decline',
    covers: ['FC-INT-7', 'R-FC-47'],
    given: against(['intercept'], [red(), talon()]),
    when: [...go('red', [0]), declines],
    then: { position: { turn: 'taiidan' } },
  },
  {
    id: 'interrupt-move-moves-a-unit-and-activates-nobody',
    covers: ['FC-INT-1', 'FC-INT-2', 'FC-INT-5', 'FC-INT-10', 'FC-INT-11', 'FC-INT-13', 'R-FC-51', 'FC-MISC-11'],
    given: against(['interrupt-move', 'intercept'], [red(), talon()]),
    when: [
      ...go('red', [0]),
      plays('interrupt-move', { use: 'move', unit: 'talon', path: [4, 4, 4] }),
      letsIt,
      declines,
    ],
    then: {
      position: {
        hands: {
          taiidan: {
            used: 0,
            interrupts: ['move'],
            played: [{ card: 'interrupt-move', face: 'front', interrupt: true }],
            cards: ['intercept'],
          },
        },
        units: [{ id: 'talon', activated: false, facing: 4 }],
      },
    },
  },
  {
    id: 'it-works-with-an-activated-unit',
    covers: ['FC-INT-5', 'FC-SEQ-14'],
    given: against(['interrupt-move', 'intercept'], [red(), talon({ activated: true }), foe('Fang', [12, 8])]),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }), letsIt, declines],
    then: units({ id: 'talon', at: [8, 5], activated: true }),
  },
  {
    id: 'after-passing-and-without-play',
    covers: ['FC-INT-6', 'FC-SEQ-9'],
    given: table([red(), talon()], {
      kushan: { cards: ['intercept', 'target-bays'] },
      taiidan: { cards: ['interrupt-move'], passed: true, used: 4 },
    }),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }), letsIt],
    then: units({ id: 'talon', at: [8, 5] }),
  },
  {
    id: 'not-on-the-own-turn',
    covers: ['FC-INT-2', 'R-FC-46'],
    given: table([red(), talon()], { kushan: { cards: ['interrupt-move', 'intercept'] } }),
    when: [k('play-interrupt', { card: 'interrupt-move', use: { use: 'move', unit: 'red', path: [0] } })],
    rejects: { code: 'not-at-this-moment', rule: 'R-FC-46' },
  },
  {
    id: 'one-of-each-type-in-a-round',
    covers: ['FC-INT-4', 'R-FC-45'],
    given: against(['interrupt-move', 'interrupt-move'], [red(), talon()]),
    when: [
      ...go('red', [0]),
      plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }),
      letsIt,
      plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }),
    ],
    rejects: { code: 'interrupt-used', rule: 'FC-INT-4' },
  },
  {
    id: 'but-one-of-another-type',
    covers: ['FC-INT-4', 'R-FC-45'],
    given: table([red(), talon()], {
      kushan: { cards: ['intercept', 'target-bays'] },
      taiidan: { cards: ['interrupt-move'], interrupts: ['attack', 'repairs'] },
    }),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] })],
    then: {
      position: {
        hands: { taiidan: { cards: [], interrupts: ['attack', 'repairs', 'move'] } },
      },
    },
  },
  {
    id: 'a-special-order-is-no-interrupt',
    covers: ['FC-ORD-1', 'FC-ORD-3'],
    given: against(['hit-and-run'], [red(), talon()]),
    when: [...go('red', [0]), plays('hit-and-run', { use: 'move', unit: 'talon', path: [3] })],
    rejects: { code: 'no-interrupt', rule: 'FC-ORD-1' },
  },
  {
    id: 'only-units-on-the-board',
    covers: ['R-FC-56'],
    given: against(
      ['interrupt-move'],
      [
        red(),
        foe('Nest', [8, 4], 'carrier'),
        { name: 'Talon', card: 'interceptor', side: 'taiidan', place: 'patrol', parent: 'Nest' },
      ],
    ),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] })],
    rejects: { code: 'not-your-unit', rule: 'R-FC-56' },
  },
  {
    id: 'crippled-engines-bar-an-interrupt-move',
    covers: ['R-FC-56', 'R-FC-75'],
    given: against(
      ['interrupt-move'],
      [red(), talon(), foe('Hull', [10, 4], 'heavy-corvette', { crippled: ['engines'] })],
    ),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'hull', path: [3] })],
    rejects: { code: 'cannot-move', rule: 'R-FC-51' },
  },
  {
    id: 'interrupt-attack-strikes-the-unit-that-moves',
    covers: ['FC-INT-2', 'FC-INT-7', 'FC-INT-13', 'R-FC-50', 'FC-VAL-5'],
    given: against(['interrupt-attack'], [red(), foe('Gun', [4, 3], 'gun-platform')]),
    dice: [2, 2, 2],
    when: [
      ...go('red', [0, 1]),
      plays('interrupt-attack', {
        use: 'attack',
        unit: 'gun',
        mode: 'weapon',
        target: 'red',
        weapon: 'platform-projectile-cannon',
      }),
      letsIt,
    ],
    then: {
      events: [
        { kind: 'unit-stepped' },
        { kind: 'attack-declared', attacker: 'gun', target: 'red', cause: 'interrupt' },
        { kind: 'unit-stepped', to: { col: 5, row: 4 } },
      ],
      ...units({ id: 'gun', activated: false, attacked: false }, { id: 'red', at: [5, 4] }),
    },
  },
  {
    id: 'and-no-other',
    covers: ['R-FC-50'],
    given: against(['interrupt-attack'], [red(), frigate('Anvil', [5, 3]), foe('Gun', [4, 3], 'gun-platform')]),
    when: [
      ...go('red', [0]),
      plays('interrupt-attack', {
        use: 'attack',
        unit: 'gun',
        mode: 'weapon',
        target: 'anvil',
        weapon: 'platform-projectile-cannon',
      }),
    ],
    rejects: { code: 'not-the-mover', rule: 'R-FC-50' },
  },
  {
    id: 'but-any-enemy-where-the-game-says-so',
    covers: ['R-FC-50'],
    given: against(['interrupt-attack'], [red(), frigate('Anvil', [5, 3]), foe('Gun', [4, 3], 'gun-platform')], {
      options: { interruptAttackAnyTarget: true },
    }),
    dice: [2, 2, 2],
    when: [
      ...go('red', [0]),
      plays('interrupt-attack', {
        use: 'attack',
        unit: 'gun',
        mode: 'weapon',
        target: 'anvil',
        weapon: 'platform-projectile-cannon',
      }),
      letsIt,
    ],
    then: { events: [{ kind: 'attack-declared', attacker: 'gun', target: 'anvil' }] },
  },
  {
    id: 'a-unit-destroyed-on-its-way-goes-no-farther',
    covers: ['R-FC-55'],
    given: against(
      ['interrupt-attack'],
      [red([4, 6], { ships: 1 }), frigate('Anvil', [0, 8]), foe('Gun', [4, 3], 'gun-platform')],
    ),
    dice: [6, 6, 6, 2],
    when: [
      ...go('red', [0, 0]),
      plays('interrupt-attack', {
        use: 'attack',
        unit: 'gun',
        mode: 'weapon',
        target: 'red',
        weapon: 'platform-projectile-cannon',
      }),
      letsIt,
      k('reroll', { dice: [0] }),
    ],
    then: { ...units({ id: 'red', place: 'destroyed' }), position: { units: [{ id: 'red', place: 'destroyed' }] } },
  },
  {
    id: 'interrupt-repairs-take-one-token-off',
    covers: ['FC-INT-3', 'FC-INT-13', 'R-FC-52', 'R-FC-46'],
    given: against(
      ['interrupt-repairs'],
      [red(), foe('Hull', [10, 4], 'heavy-corvette', { crippled: ['engines'], focusFire: 2 })],
    ),
    when: [...go('red', [0]), plays('interrupt-repairs', { use: 'repairs', unit: 'hull', remove: 'engines' }), letsIt],
    then: units({ id: 'hull', crippled: [], focusFire: 2 }),
  },
  {
    id: 'only-a-token-that-is-there',
    covers: ['R-FC-52'],
    given: against(['interrupt-repairs'], [red(), foe('Hull', [10, 4], 'heavy-corvette', { focusFire: 2 })]),
    when: [...go('red', [0]), plays('interrupt-repairs', { use: 'repairs', unit: 'hull', remove: 'engines' })],
    rejects: { code: 'nothing-to-repair', rule: 'R-FC-52' },
  },
  {
    id: 'on-the-own-turn-before-the-order',
    covers: ['FC-INT-3', 'R-FC-46', 'R-FC-52'],
    given: table([red(), frigate('Anvil', [1, 1], { focusFire: 1 }), talon()], {
      kushan: { cards: ['interrupt-repairs', 'intercept'] },
      taiidan: { interrupts: ['counter-intelligence'] },
    }),
    when: [
      k('play-interrupt', { card: 'interrupt-repairs', use: { use: 'repairs', unit: 'anvil', remove: 'focus-fire' } }),
    ],
    then: {
      ...units({ id: 'anvil', focusFire: 0 }),
      awaiting: ['seat-1'],
      position: { hands: { kushan: { used: 0 } } },
    },
  },
  {
    id: 'between-its-actions',
    covers: ['R-FC-46'],
    given: table([red(), frigate('Anvil', [1, 1], { focusFire: 1 }), talon()], {
      kushan: { cards: ['hit-and-run', 'interrupt-repairs', 'intercept'] },
      taiidan: { interrupts: ['counter-intelligence', 'move', 'attack'] },
    }),
    when: [
      front('hit-and-run', 'red'),
      k('play-interrupt', { card: 'interrupt-repairs', use: { use: 'repairs', unit: 'anvil', remove: 'focus-fire' } }),
      k('move', { path: [0] }),
    ],
    then: units({ id: 'anvil', focusFire: 0 }, { id: 'red', at: [4, 5] }),
  },
  {
    id: 'at-the-end-of-the-turn',
    covers: ['R-FC-46'],
    given: table([red(), foe('Hull', [10, 4], 'heavy-corvette', { focusFire: 1 })], {
      kushan: { cards: ['intercept', 'target-bays'], interrupts: ['counter-intelligence'] },
      taiidan: { cards: ['interrupt-repairs', 'intercept'], interrupts: ['counter-intelligence', 'move', 'attack'] },
    }),
    when: [
      basic('move', 'red'),
      k('turn', { facing: 1 }),
      plays('interrupt-repairs', { use: 'repairs', unit: 'hull', remove: 'focus-fire' }),
    ],
    then: { ...units({ id: 'hull', focusFire: 0 }), awaiting: ['seat-2'] },
  },
  {
    id: 'counter-intelligence-turns-a-special-order-into-a-basic-one',
    covers: ['FC-INT-3', 'FC-INT-13', 'R-FC-53', 'R-FC-42'],
    given: against(
      ['interrupt-counter-intelligence'],
      [red(), frigate('Anvil', [1, 1]), talon()],
      {},
      {
        cards: ['all-ahead-full', 'intercept'],
      },
    ),
    when: [
      front('all-ahead-full', 'red'),
      counter(t),
      k('choose-basic', { unit: 'red', order: 'move' }),
      k('move', { path: [0, 1] }),
    ],
    then: {
      events: [
        { kind: 'order-declared', card: 'all-ahead-full' },
        { kind: 'order-countered' },
        { kind: 'order-downgraded', unit: 'red', basic: 'move' },
        { kind: 'order-paid', units: ['red'] },
      ],
      position: { hands: { kushan: { used: 1 }, taiidan: { interrupts: ['counter-intelligence'] } } },
    },
  },
  {
    id: 'for-one-of-its-units-only',
    covers: ['R-FC-53'],
    given: against(
      ['interrupt-counter-intelligence'],
      [red(), frigate('Anvil', [1, 1]), talon()],
      {},
      {
        cards: ['all-ahead-full', 'intercept'],
      },
    ),
    when: [front('all-ahead-full', 'red'), counter(t), k('choose-basic', { unit: 'anvil', order: 'move' })],
    rejects: { code: 'wrong-unit', rule: 'R-FC-53' },
  },
  {
    id: 'or-stops-it-where-the-game-says-so',
    covers: ['R-FC-53'],
    given: against(
      ['interrupt-counter-intelligence', 'intercept'],
      [red(), frigate('Anvil', [1, 1]), talon()],
      { options: { counterIntelligence: 'cancel' } },
      { cards: ['all-ahead-full', 'intercept'] },
    ),
    when: [front('all-ahead-full', 'red'), counter(t)],
    then: {
      events: [{ kind: 'order-cancelled' }],
      position: { hands: { kushan: { used: 1 } }, units: [{ id: 'red', activated: false }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'it-has-no-window-at-a-basic-order',
    covers: ['R-FC-53'],
    given: against(['interrupt-counter-intelligence'], [red(), talon()]),
    when: [basic('move', 'red')],
    then: { awaiting: ['seat-1'] },
  },
  {
    id: 'an-interrupt-that-is-countered-has-no-effect-and-is-spent',
    covers: ['R-FC-53', 'R-FC-45', 'R-FC-54', 'FC-INT-3'],
    given: against(
      ['interrupt-move', 'intercept'],
      [red(), talon()],
      {},
      {
        cards: ['intercept', 'interrupt-counter-intelligence'],
      },
    ),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }), counter(k)],
    then: {
      events: [{ kind: 'interrupt-countered', type: 'move' }],
      position: {
        hands: { taiidan: { interrupts: ['move'], cards: ['intercept'] } },
        units: [{ id: 'talon', at: [8, 4] }],
      },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'counter-intelligence-cannot-be-answered',
    covers: ['R-FC-54'],
    given: against(
      ['interrupt-move', 'interrupt-counter-intelligence'],
      [red(), talon()],
      {},
      {
        cards: ['intercept', 'interrupt-counter-intelligence'],
      },
    ),
    when: [
      ...go('red', [0]),
      plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }),
      counter(k),
      counter(t),
    ],
    rejects: { code: 'not-at-this-moment', rule: 'R-FC-46' },
  },
  {
    id: 'a-move-by-interrupt-opens-no-window-for-others',
    covers: ['R-FC-48', 'R-FC-54'],
    given: against(
      ['interrupt-move'],
      [red(), frigate('Anvil', [1, 1]), talon()],
      {},
      {
        cards: ['intercept', 'interrupt-attack', 'target-bays'],
      },
    ),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'talon', path: [3, 3] }), letsIt],
    then: { ...units({ id: 'talon', at: [8, 6] }) },
  },
  {
    id: 'opponents-are-asked-before-the-side-in-turn',
    covers: ['R-FC-47'],
    given: table(
      [
        red(),
        frigate('Anvil', [1, 1], { focusFire: 1 }),
        talon(),
        foe('Hull', [10, 4], 'heavy-corvette', { focusFire: 1 }),
      ],
      { kushan: { cards: ['intercept', 'interrupt-repairs'] }, taiidan: { cards: ['intercept'] } },
    ),
    when: [...go('red', [0]), declines],
    then: { awaiting: ['seat-1'], ...units({ id: 'red', at: [4, 5] }) },
  },
  {
    id: 'the-window-is-offered-again-after-an-interrupt',
    covers: ['R-FC-47'],
    given: against(['interrupt-move', 'interrupt-attack'], [red(), talon()]),
    when: [...go('red', [0]), plays('interrupt-move', { use: 'move', unit: 'talon', path: [3] }), letsIt],
    then: { awaiting: ['seat-2'], position: { turn: 'kushan' } },
  },
  {
    id: 'a-patrol-is-sent-for-a-card-and-1-play',
    covers: ['FC-CAP-4', 'FC-CAP-5', 'R-FC-41', 'R-FC-160'],
    given: table(
      [
        red([4, 5]),
        foe('Nest', [4, 4], 'carrier'),
        { name: 'Talon', card: 'interceptor', side: 'taiidan', place: 'patrol', parent: 'Nest' },
      ],
      {
        kushan: { interrupts: ['repairs', 'counter-intelligence'] },
        taiidan: {
          cards: ['intercept'],
          passed: true,
          interrupts: ['move', 'attack', 'repairs', 'counter-intelligence'],
        },
      },
    ),
    when: [
      basic('attack', 'red'),
      k('attack', { mode: 'weapon', target: 'nest', weapon: 'projectile-cannon' }),
      t('send-patrol', { card: 'intercept' }),
    ],
    dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    then: {
      events: [
        { kind: 'patrol-sent', patrol: 'talon' },
        { kind: 'patrol-reacted', unit: 'talon' },
      ],
      position: {
        discards: ['intercept'],
        hands: { taiidan: { used: 1, cards: [] } },
        units: [{ id: 'talon', patrolReady: false }],
      },
    },
  },
  {
    id: 'not-without-play-left',
    covers: ['R-FC-41', 'R-FC-160'],
    given: table(
      [
        red([4, 5]),
        foe('Nest', [4, 4], 'carrier', { focusFire: 1 }),
        { name: 'Talon', card: 'interceptor', side: 'taiidan', place: 'patrol', parent: 'Nest' },
      ],
      {
        kushan: { interrupts: ['repairs', 'counter-intelligence'] },
        taiidan: { cards: ['intercept'], used: 4, interrupts: ['move', 'attack', 'counter-intelligence'] },
      },
    ),
    when: [
      basic('attack', 'red'),
      k('attack', { mode: 'weapon', target: 'nest', weapon: 'projectile-cannon' }),
      t('send-patrol', { card: 'intercept' }),
    ],
    rejects: { code: 'no-patrol-ready', rule: 'R-FC-160' },
  },
]);
