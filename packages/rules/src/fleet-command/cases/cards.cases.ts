/** Command cards: fronts, backs, spends, and the Faction card (section 6, R-FC-40). */
import { basic, file, front, k, kushan, spare, table, t, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const red = (more: Fields = {}) => kushan('Red', 'interceptor', [4, 4], 0, more);
const blue = (more: Fields = {}) => kushan('Blue', 'interceptor', [5, 4], 0, more);
const claw = taiidan('Claw', 'gun-platform', [12, 8], 5);
/** Nobody interrupts, and the Faction card is used. */
const calm = (list: readonly Fields[], cards: readonly string[], more: Fields = {}): Fields =>
  table(
    [...list, claw],
    { kushan: { cards: [...cards], interrupts: used }, taiidan: { interrupts: used } },
    { sides: { kushan: { factionCardUsed: true } }, ...more },
  );
const frigate = (name: string, at: [number, number], more: Fields = {}) =>
  kushan(name, 'ion-cannon-frigate', at, 0, more);

export default file([
  {
    id: 'an-interrupt-has-no-order-on-its-front',
    covers: ['FC-ORD-1'],
    given: calm([red()], ['interrupt-move']),
    when: [front('interrupt-move', 'red')],
    rejects: { code: 'no-order', rule: 'FC-ORD-1' },
  },
  {
    id: 'a-special-order-is-played-by-its-front-on-the-own-turn',
    covers: ['FC-ORD-1', 'FC-ORD-3'],
    given: calm([red()], ['intercept', 'target-bays']),
    when: [front('intercept', 'red'), k('move', { path: [0] })],
    then: {
      events: [{ kind: 'order-declared', hand: 'kushan', card: 'intercept', face: 'front', units: ['red'] }],
      position: { hands: { kushan: { used: 1, cards: ['target-bays'] } }, units: [{ id: 'red', at: [4, 3] }] },
    },
  },
  {
    id: 'no-order-on-the-turn-of-the-other-side',
    covers: ['FC-ORD-3', 'FC-MISC-14', 'R-FC-225'],
    given: calm([red()], spare),
    when: [t('play-order', { card: 'intercept', units: ['claw'] })],
    rejects: { code: 'not-awaited', rule: 'FC-SEQ-8' },
  },
  {
    id: 'but-its-back-is-a-basic-order-and-leaves-the-type-unused',
    covers: ['FC-ORD-2', 'R-FC-39', 'FC-SEQ-18'],
    given: table([red(), claw], { kushan: { cards: ['interrupt-move', 'intercept'] }, taiidan: { interrupts: used } }),
    when: [basic('move', 'red', 'interrupt-move'), k('move', { path: [0] })],
    then: {
      position: {
        hands: {
          kushan: { used: 1, interrupts: [], played: [{ card: 'interrupt-move', face: 'back', interrupt: false }] },
        },
      },
    },
  },
  {
    id: 'only-cards-of-the-own-hand',
    covers: ['FC-ORD-3', 'R-FC-225'],
    given: calm([red()], spare),
    when: [front('all-ahead-full', 'red')],
    rejects: { code: 'not-in-hand', rule: 'FC-ORD-3' },
  },
  {
    id: 'only-own-units',
    covers: ['FC-ORD-8'],
    given: calm([red()], spare),
    when: [basic('move', 'claw')],
    rejects: { code: 'not-your-unit', rule: 'FC-ORD-8' },
  },
  {
    id: 'no-embarked-units-but-to-bring-them-on',
    covers: ['FC-ORD-8'],
    given: calm(
      [kushan('Pride', 'mothership', [1, 4]), { name: 'Red', card: 'interceptor', side: 'kushan', parent: 'Pride' }],
      spare,
    ),
    when: [basic('move', 'red')],
    rejects: { code: 'not-on-board', rule: 'FC-ORD-8' },
  },
  {
    id: 'but-an-embarked-unit-is-named-to-bring-it-on',
    covers: ['FC-ORD-8'],
    given: calm(
      [kushan('Pride', 'mothership', [1, 4]), { name: 'Red', card: 'interceptor', side: 'kushan', parent: 'Pride' }],
      spare,
    ),
    when: [basic('reinforce', 'red'), k('reinforce', { at: { col: 1, row: 3 }, facing: 1 })],
    then: units({ id: 'red', place: 'board', at: [1, 3], activated: true }),
  },
  {
    id: 'no-unit-that-had-its-order',
    covers: ['FC-ORD-8', 'FC-SEQ-13'],
    given: calm([red({ activated: true }), blue()], spare),
    when: [basic('move', 'red')],
    rejects: { code: 'already-activated', rule: 'FC-SEQ-13' },
  },
  {
    id: 'no-unit-that-waits-in-reserve',
    covers: ['FC-ORD-8'],
    given: calm([red(), { name: 'Anvil', card: 'ion-cannon-frigate', side: 'kushan', place: 'reserve' }], spare),
    when: [basic('attack', 'anvil')],
    rejects: { code: 'not-on-board', rule: 'FC-ORD-8' },
  },
  {
    id: 'an-order-without-a-unit-is-none',
    covers: ['R-FC-36'],
    given: calm([red()], ['pincer-attack']),
    when: [front('pincer-attack', null, null)],
    rejects: { code: 'no-unit', rule: 'R-FC-36' },
  },
  {
    id: 'a-card-has-as-many-lines-as-it-has',
    covers: ['FC-ORD-6'],
    given: calm([red(), blue()], ['intercept']),
    when: [front('intercept', 'red', 'blue')],
    rejects: { code: 'wrong-lines', rule: 'FC-ORD-6' },
  },
  {
    id: 'one-unit-cannot-take-both-lines',
    covers: ['FC-ORD-6', 'R-FC-38'],
    given: calm([red(), blue()], ['pincer-attack']),
    when: [front('pincer-attack', 'red', 'red')],
    rejects: { code: 'same-unit', rule: 'FC-ORD-6' },
  },
  {
    id: 'each-unit-takes-its-line-from-top-to-bottom',
    covers: ['FC-ORD-6', 'FC-ORD-4'],
    given: calm([red(), blue()], ['stay-in-formation', 'target-bays']),
    when: [front('stay-in-formation', 'red', 'blue'), k('move', { path: [0] }), k('move', { path: [0, 0] })],
    then: {
      events: [
        { kind: 'unit-stepped', unit: 'red', to: { col: 4, row: 3 } },
        { kind: 'unit-stepped', unit: 'blue', to: { col: 5, row: 3 } },
        { kind: 'unit-stepped', unit: 'blue', to: { col: 5, row: 2 } },
      ],
    },
  },
  {
    id: 'the-second-unit-does-not-act-before-the-first',
    covers: ['FC-ORD-6'],
    given: calm([red(), blue()], ['stay-in-formation', 'target-bays']),
    when: [front('stay-in-formation', 'red', 'blue'), k('attack', { mode: 'weapon', target: 'claw' })],
    rejects: { code: 'not-now', rule: 'FC-ORD-4' },
  },
  {
    id: 'both-units-are-activated-before-either-acts',
    covers: ['FC-ORD-7', 'R-FC-38'],
    given: calm([red(), blue()], ['pincer-attack', 'intercept']),
    when: [front('pincer-attack', 'red', 'blue')],
    then: { ...units({ id: 'red', activated: true }, { id: 'blue', activated: true }), awaiting: ['seat-1'] },
  },
  {
    id: 'a-card-for-two-can-be-played-for-one',
    covers: ['R-FC-38'],
    given: calm([red(), blue()], ['pincer-attack', 'intercept']),
    when: [front('pincer-attack', 'red', null), k('move', { path: [0] })],
    then: { ...units({ id: 'red', at: [4, 3] }, { id: 'blue', activated: false }), awaiting: ['seat-2'] },
  },
  {
    id: 'a-practice-game-has-basic-orders-only',
    covers: ['FC-ORD-19'],
    given: calm([red()], ['intercept'], { options: { basicOrdersOnly: true } }),
    when: [front('intercept', 'red')],
    rejects: { code: 'basic-only', rule: 'FC-ORD-19' },
  },
  {
    id: 'which-every-card-gives-by-its-back',
    covers: ['FC-ORD-19', 'FC-ORD-2'],
    given: calm([red()], ['intercept'], { options: { basicOrdersOnly: true } }),
    when: [basic('move', 'red'), k('move', { path: [0] })],
    then: {
      position: {
        hands: { kushan: { used: 1, played: [{ card: 'intercept', face: 'back', interrupt: false }] } },
        units: [{ id: 'red', at: [4, 3] }],
      },
    },
  },
  {
    id: 'a-spend-discards-one-card-uses-1-play-and-activates',
    covers: ['FC-ORD-9', 'R-FC-40', 'R-FC-29', 'FC-BRD-19'],
    given: calm([frigate('Anvil', [4, 4]), frigate('Hammer', [4, 3], { crewDamage: 2 })], spare),
    when: [
      k('spend-card', {
        card: 'intercept',
        unit: 'anvil',
        purpose: { to: 'transfer-crew', from: 'hammer', points: 1, leader: false },
      }),
    ],
    then: {
      position: {
        discards: ['intercept'],
        hands: { kushan: { used: 1, cards: ['hit-and-run'], played: [] } },
        units: [
          { id: 'anvil', activated: true, crewDamage: 1 },
          { id: 'hammer', activated: false, crewDamage: 1 },
        ],
      },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'not-by-a-unit-that-had-its-order',
    covers: ['R-FC-40'],
    given: calm([frigate('Anvil', [4, 4], { activated: true }), frigate('Hammer', [4, 3], { crewDamage: 2 })], spare),
    when: [
      k('spend-card', {
        card: 'intercept',
        unit: 'anvil',
        purpose: { to: 'transfer-crew', from: 'hammer', points: 1, leader: false },
      }),
    ],
    rejects: { code: 'already-activated', rule: 'R-FC-40' },
  },
  {
    id: 'two-cards-where-the-game-says-so',
    covers: ['R-FC-40'],
    given: calm([frigate('Anvil', [4, 4]), frigate('Hammer', [4, 3], { crewDamage: 2 })], spare, {
      options: { spendCostsTwoCards: true },
    }),
    when: [
      k('spend-card', {
        card: 'intercept',
        also: 'hit-and-run',
        unit: 'anvil',
        purpose: { to: 'transfer-crew', from: 'hammer', points: 1, leader: false },
      }),
    ],
    then: { position: { discards: ['intercept', 'hit-and-run'], hands: { kushan: { cards: [], used: 1 } } } },
  },
  {
    id: 'redundant-systems-takes-a-token-off-and-works-once',
    covers: ['FC-VAL-8', 'FC-VAL-9', 'R-FC-124'],
    given: table([red(), frigate('Anvil', [1, 1], { focusFire: 2, activated: true }), claw], {
      kushan: { interrupts: used },
    }),
    when: [
      k('redundant-systems', { unit: 'anvil', remove: 'focus-fire' }),
      k('redundant-systems', { unit: 'anvil', remove: 'focus-fire' }),
    ],
    rejects: { code: 'no-faction-card', rule: 'R-FC-124' },
  },
  {
    id: 'and-leaves-the-turn-to-an-order',
    covers: ['FC-VAL-8', 'R-FC-124'],
    given: table([red(), frigate('Anvil', [1, 1], { crippled: ['engines'], activated: true }), claw], {
      kushan: { interrupts: used },
      taiidan: { interrupts: used },
    }),
    when: [
      k('redundant-systems', { unit: 'anvil', remove: 'engines' }),
      basic('move', 'red'),
      k('move', { path: [0] }),
    ],
    then: {
      position: { sides: { kushan: { factionCardUsed: true } }, units: [{ id: 'anvil', crippled: [] }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'it-can-still-be-used-after-the-order',
    covers: ['R-FC-124'],
    given: table([red(), frigate('Anvil', [1, 1], { crippled: ['engines'], activated: true }), claw], {
      kushan: { interrupts: used },
      taiidan: { interrupts: used },
    }),
    when: [
      basic('move', 'red'),
      k('move', { path: [0] }),
      k('redundant-systems', { unit: 'anvil', remove: 'engines' }),
    ],
    then: { ...units({ id: 'anvil', crippled: [] }), awaiting: ['seat-2'] },
  },
  {
    id: 'but-no-second-order',
    covers: ['FC-SEQ-8', 'R-FC-124'],
    given: table([red(), blue(), frigate('Anvil', [1, 1], { crippled: ['engines'], activated: true }), claw], {
      kushan: { interrupts: used, cards: [...spare] },
      taiidan: { interrupts: used },
    }),
    when: [basic('move', 'red'), k('move', { path: [0] }), basic('move', 'blue', 'hit-and-run')],
    rejects: { code: 'turn-used', rule: 'FC-SEQ-8' },
  },
  {
    id: 'the-other-fleet-has-no-such-card',
    covers: ['R-FC-124'],
    given: table(
      [red(), taiidan('Fang', 'heavy-corvette', [11, 4], 5, { focusFire: 1 })],
      { kushan: { interrupts: used }, taiidan: { interrupts: used } },
      { turn: 'taiidan' },
    ),
    when: [t('redundant-systems', { unit: 'fang', remove: 'focus-fire' })],
    rejects: { code: 'no-faction-card', rule: 'R-FC-124' },
  },
  {
    id: 'a-patrol-given-an-order-leaves-its-ship-first',
    covers: ['FC-CAP-11', 'R-FC-164'],
    given: calm(
      [
        kushan('Pride', 'mothership', [4, 4]),
        { name: 'Red', card: 'interceptor', side: 'kushan', place: 'patrol', parent: 'Pride' },
      ],
      spare,
    ),
    when: [basic('move', 'red'), k('leave-patrol', { at: { col: 4, row: 3 }, facing: 0 }), k('move', { path: [0] })],
    then: units({ id: 'red', place: 'board', at: [4, 2], activated: true }, { id: 'pride', activated: false }),
  },
  {
    id: 'not-when-the-ship-was-activated',
    covers: ['FC-CAP-11', 'R-FC-164'],
    given: calm(
      [
        kushan('Pride', 'mothership', [4, 4], 0, { activated: true }),
        { name: 'Red', card: 'interceptor', side: 'kushan', place: 'patrol', parent: 'Pride' },
        blue(),
      ],
      spare,
    ),
    when: [basic('move', 'red')],
    rejects: { code: 'patrol-bound', rule: 'R-FC-164' },
  },
]);
