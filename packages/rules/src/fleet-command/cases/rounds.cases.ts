/** The steps of a round, initiative, turns and passing (section 5). */
import { basic, does, file, k, kushan, spare, table, t, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const red = (more: Fields = {}) => kushan('Red', 'interceptor', [1, 2], 2, more);
const blue = (more: Fields = {}) => kushan('Blue', 'interceptor', [1, 6], 2, more);
const claw = (more: Fields = {}) => taiidan('Claw', 'interceptor', [11, 2], 4, more);
const both = [red(), blue(), claw(), taiidan('Fang', 'interceptor', [11, 6], 4)];
const at = (step: string, hands: Parameters<typeof table>[1] = {}, more: Fields = {}) =>
  table(both, hands, { step, ...more });
const draws = (list: readonly string[]) => k('discard-cards', { cards: [...list] });
const keeps = t('discard-cards', { cards: [] });
const bids = (...list: string[]) => k('bid-initiative', { cards: list });
const bidsToo = (...list: string[]) => t('bid-initiative', { cards: list });
const used = ['move', 'attack', 'repairs', 'counter-intelligence'];

export default file([
  {
    id: 'cards-put-away-are-turned-up-together-and-hands-are-filled',
    covers: ['FC-SEQ-2', 'R-FC-23', 'R-FC-223', 'FC-MISC-15', 'R-FC-22'],
    given: at(
      'draw',
      { kushan: { cards: ['intercept', 'target-bays'], hand: 3 }, taiidan: { cards: ['intercept'], hand: 2 } },
      { deck: ['all-ahead-full', 'hit-and-run', 'repel-boarders', 'target-weapons'] },
    ),
    when: [draws(['target-bays']), keeps],
    then: {
      events: [
        { kind: 'cards-committed', hand: 'kushan' },
        { kind: 'cards-committed', hand: 'taiidan' },
        { kind: 'commitments-revealed', discards: { kushan: ['target-bays'], taiidan: [] } },
        { kind: 'cards-drawn', dealt: { taiidan: ['all-ahead-full'], kushan: ['hit-and-run', 'repel-boarders'] } },
      ],
      position: {
        step: 'initiative',
        discards: ['target-bays'],
        hands: {
          kushan: { cards: ['hit-and-run', 'intercept', 'repel-boarders'] },
          taiidan: { cards: ['all-ahead-full', 'intercept'] },
        },
      },
    },
  },
  {
    id: 'only-own-cards-can-be-put-away',
    covers: ['R-FC-23', 'R-FC-225'],
    given: at('draw'),
    when: [draws(['target-bays'])],
    rejects: { code: 'not-in-hand', rule: 'FC-SEQ-2' },
  },
  {
    id: 'who-has-chosen-waits-for-the-other',
    covers: ['R-FC-223'],
    given: at('draw'),
    when: [draws([])],
    then: { awaiting: ['seat-2'], position: { step: 'draw', discards: [] } },
  },
  {
    id: 'an-empty-hand-has-no-window',
    covers: ['R-FC-24'],
    given: at('draw', { kushan: { cards: [] }, taiidan: { cards: ['intercept'] } }),
    when: [keeps],
    then: { position: { step: 'initiative' }, events: [{ kind: 'cards-drawn' }] },
  },
  {
    id: 'a-short-deck-takes-the-discard-pile-in-first',
    covers: ['FC-SEQ-17', 'R-FC-26'],
    given: at(
      'draw',
      { kushan: { cards: [], hand: 2 }, taiidan: { cards: ['intercept'], hand: 2 } },
      { deck: ['target-bays'], discards: ['hit-and-run', 'repel-boarders', 'target-weapons'] },
    ),
    dice: [1, 1, 1],
    when: [keeps],
    then: {
      events: [{ kind: 'deck-shuffled' }, { kind: 'cards-drawn' }],
      position: { discards: [] },
    },
  },
  {
    id: 'and-deals-one-by-one-where-even-that-is-too-few',
    covers: ['R-FC-26'],
    given: at(
      'draw',
      { kushan: { cards: [], hand: 4 }, taiidan: { cards: ['intercept'], hand: 4 } },
      { deck: ['target-bays', 'hit-and-run', 'repel-boarders'], discards: [] },
    ),
    when: [keeps],
    then: {
      events: [{ kind: 'cards-drawn', dealt: { taiidan: ['target-bays', 'repel-boarders'], kushan: ['hit-and-run'] } }],
    },
  },
  {
    id: 'the-higher-die-goes-first',
    covers: ['FC-SEQ-3', 'FC-SEQ-7', 'R-FC-21'],
    given: at('initiative'),
    dice: [2, 5],
    when: [bids(), bidsToo()],
    then: {
      events: [{ kind: 'initiative-rolled', winner: 'taiidan', order: ['taiidan', 'kushan'] }],
      position: { step: 'play', turn: 'taiidan' },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'each-card-given-adds-1',
    covers: ['FC-SEQ-4', 'R-FC-30', 'R-FC-29'],
    given: at('initiative'),
    dice: [3, 4],
    when: [bids('intercept', 'hit-and-run'), bidsToo()],
    then: {
      events: [
        {
          kind: 'initiative-rolled',
          rolls: [{ side: 'kushan', face: 3, bonus: 2, total: 5 }, { total: 4 }],
          winner: 'kushan',
        },
      ],
      position: { discards: ['hit-and-run', 'intercept'], hands: { kushan: { cards: [] } } },
    },
  },
  {
    id: 'never-more-than-6-and-a-tie-goes-again',
    covers: ['FC-SEQ-4', 'FC-SEQ-5', 'R-FC-31', 'R-FC-32'],
    given: at('initiative'),
    dice: [5, 6, 6, 1],
    when: [bids('intercept', 'hit-and-run'), bidsToo(), bidsToo()],
    then: {
      events: [
        { kind: 'initiative-rolled', rolls: [{ total: 6 }, { total: 6 }], winner: null },
        {
          kind: 'initiative-rolled',
          rolls: [
            { bonus: 0, total: 6 },
            { bonus: 0, total: 1 },
          ],
          winner: 'kushan',
        },
      ],
    },
  },
  {
    id: 'nothing-else-can-be-done-in-the-initiative-step',
    covers: ['FC-SEQ-4'],
    given: at('initiative'),
    when: [k('pass')],
    rejects: { code: 'not-now', rule: 'FC-SEQ-4' },
  },
  {
    id: 'the-loser-takes-a-valour-token-that-nobody-holds',
    covers: ['FC-SEQ-6', 'FC-SET-7', 'R-FC-122'],
    given: at('initiative'),
    dice: [6, 1],
    when: [bids(), bidsToo()],
    then: { position: { valour: 'taiidan' } },
  },
  {
    id: 'a-held-one-stays-where-it-is',
    covers: ['FC-VAL-3', 'FC-VAL-6'],
    given: at('initiative', {}, { valour: 'kushan' }),
    dice: [6, 1],
    when: [bids(), bidsToo()],
    then: { position: { valour: 'kushan' } },
  },
  {
    id: 'turns-alternate',
    covers: ['FC-SEQ-8', 'FC-SEQ-13'],
    given: at('play', { taiidan: { interrupts: used } }),
    when: [basic('move', 'red'), k('move', { path: [2] })],
    then: { awaiting: ['seat-2'], position: { turn: 'taiidan' } },
  },
  {
    id: 'who-has-passed-takes-no-more-turns-and-the-other-goes-on',
    covers: ['FC-SEQ-9', 'FC-SEQ-11', 'R-FC-34'],
    given: at('play', { kushan: { interrupts: used }, taiidan: { interrupts: used } }),
    when: [k('pass'), t('play-basic', { card: 'intercept', order: 'move', unit: 'claw' }), t('move', { path: [4] })],
    then: { awaiting: ['seat-2'], position: { hands: { kushan: { passed: true } } } },
  },
  {
    id: 'and-gives-no-order-any-more',
    covers: ['FC-SEQ-9', 'R-FC-34'],
    given: at('play', { kushan: { interrupts: used }, taiidan: { interrupts: used } }),
    when: [
      k('pass'),
      t('play-basic', { card: 'intercept', order: 'move', unit: 'claw' }),
      t('move', { path: [4] }),
      basic('move', 'red'),
    ],
    rejects: { code: 'not-awaited', rule: 'FC-SEQ-8' },
  },
  {
    id: 'the-winner-of-the-initiative-may-pass-at-once',
    covers: ['R-FC-240'],
    given: at('play'),
    when: [k('pass')],
    then: { awaiting: ['seat-2'] },
  },
  {
    id: 'the-play-step-ends-when-all-have-passed',
    covers: ['FC-SEQ-10', 'FC-SEQ-15', 'R-FC-28', 'FC-SEQ-1'],
    given: table(
      [
        red({ activated: true, launched: 1, attacked: true }),
        claw(),
        kushan('Pride', 'mothership', [0, 4], 1, { leader: 'vice-admiral' }),
        { name: 'Blue', card: 'interceptor', side: 'kushan', place: 'patrol', parent: 'Pride', patrolReady: false },
      ],
      {
        kushan: {
          used: 1,
          played: [{ card: 'ship-assault', face: 'front', interrupt: false }],
          interrupts: ['repairs'],
        },
        taiidan: { passed: true },
      },
      { roundsLeft: 3 },
    ),
    when: [k('pass')],
    then: {
      events: [
        { kind: 'passed', hand: 'kushan' },
        { kind: 'cleaned-up', roundsLeft: 2 },
        { kind: 'round-began', round: 2 },
      ],
      position: {
        step: 'draw',
        round: 2,
        roundsLeft: 2,
        discards: ['ship-assault'],
        hands: { kushan: { used: 0, played: [], interrupts: [], passed: false, hand: 6, play: 3 } },
        units: [
          { id: 'red', activated: false, launched: 0, attacked: false },
          { id: 'blue', patrolReady: true },
        ],
      },
    },
  },
  {
    id: 'the-last-round-ends-the-match',
    covers: ['FC-SEQ-16', 'R-FC-187'],
    given: at('play', { taiidan: { passed: true } }, { roundsLeft: 1 }),
    when: [k('pass')],
    then: { position: { step: 'over', roundsLeft: 0 }, awaiting: [] },
  },
  {
    id: 'at-the-play-value-a-hand-passes-by-itself',
    covers: ['FC-SEQ-12', 'R-FC-35'],
    given: at('play', { kushan: { used: 3, play: 4, interrupts: used }, taiidan: { interrupts: used } }),
    when: [
      basic('move', 'red'),
      k('move', { path: [2] }),
      t('play-basic', { card: 'intercept', order: 'move', unit: 'claw' }),
      t('move', { path: [4] }),
    ],
    then: { events: [{ kind: 'passed', hand: 'kushan', automatic: true }], awaiting: ['seat-2'] },
  },
  {
    id: 'no-order-without-play',
    covers: ['FC-SEQ-12'],
    given: table([red(), blue(), claw(), kushan('Anvil', 'heavy-corvette', [2, 4], 1, { focusFire: 1 })], {
      kushan: { used: 4, play: 4 },
    }),
    when: [basic('move', 'red')],
    rejects: { code: 'no-play-left', rule: 'FC-SEQ-12' },
  },
  {
    id: 'a-hand-without-cards-passes-by-itself',
    covers: ['R-FC-35'],
    given: at('play', { taiidan: { cards: [] } }),
    when: [basic('move', 'red'), k('move', { path: [2] })],
    then: { events: [{ kind: 'passed', hand: 'taiidan', automatic: true }], awaiting: ['seat-1'] },
  },
  {
    id: 'so-does-one-whose-units-have-all-had-their-order',
    covers: ['R-FC-35'],
    given: table([red(), blue(), claw({ activated: true })], { taiidan: { interrupts: used } }),
    when: [basic('move', 'red'), k('move', { path: [2] })],
    then: { events: [{ kind: 'passed', hand: 'taiidan', automatic: true }], awaiting: ['seat-1'] },
  },
  {
    id: 'a-unit-takes-one-order-a-round',
    covers: ['FC-SEQ-13', 'FC-ORD-8'],
    given: table([red({ activated: true }), blue(), claw()]),
    when: [basic('move', 'red')],
    rejects: { code: 'already-activated', rule: 'FC-SEQ-13' },
  },
  {
    id: 'played-orders-stay-on-the-table-and-count-the-play',
    covers: ['FC-SEQ-18', 'R-FC-29'],
    given: at('play', { taiidan: { interrupts: used } }),
    when: [basic('move', 'red'), k('move', { path: [2] })],
    then: {
      position: {
        discards: [],
        hands: {
          kushan: { used: 1, played: [{ card: 'intercept', face: 'back', interrupt: false }], cards: ['hit-and-run'] },
        },
      },
    },
  },
  {
    id: 'a-member-of-a-team-orders-own-units-only',
    covers: ['FC-SET-9', 'R-FC-203'],
    given: table([red(), blue({ seat: 'seat-3' }), claw()], {
      kushan: { side: 'kushan', seats: ['seat-1', 'seat-3'] },
    }),
    when: [basic('move', 'blue')],
    rejects: { code: 'not-your-unit', rule: 'R-FC-203' },
  },
  {
    id: 'whoever-is-first-gives-the-order-of-the-team',
    covers: ['FC-SET-9', 'R-FC-202', 'R-FC-203'],
    given: table([red(), blue({ seat: 'seat-3' }), claw()], {
      kushan: { side: 'kushan', seats: ['seat-1', 'seat-3'] },
      taiidan: { interrupts: used },
    }),
    when: [
      does('seat-3', 'play-basic', { card: 'intercept', order: 'move', unit: 'blue' }),
      does('seat-3', 'move', { path: [2] }),
    ],
    then: { position: { hands: { kushan: { used: 1, cards: ['hit-and-run'] } } }, awaiting: ['seat-2'] },
  },
  {
    id: 'a-team-passes-when-all-its-members-agree',
    covers: ['R-FC-203'],
    given: table([red(), blue({ seat: 'seat-3' }), claw()], {
      kushan: { side: 'kushan', seats: ['seat-1', 'seat-3'] },
    }),
    when: [k('pass')],
    then: { awaiting: ['seat-3'], position: { hands: { kushan: { passed: false } } } },
  },
  {
    id: 'sides-alternate-where-each-player-has-a-hand',
    covers: ['R-FC-203', 'R-FC-239', 'FC-SCN-16'],
    given: {
      step: 'initiative',
      hands: {
        kushan: { cards: [...spare], seats: ['seat-1'] },
        'taiidan-1': { cards: [], side: 'taiidan', seats: ['seat-2'] },
        'taiidan-2': { cards: [], side: 'taiidan', seats: ['seat-3'] },
      },
      units: [red(), claw(), taiidan('Fang', 'interceptor', [11, 6], 4, { seat: 'seat-3' })],
    },
    dice: [5, 1],
    when: [bids()],
    then: { events: [{ kind: 'initiative-rolled', order: ['kushan', 'taiidan-1', 'kushan', 'taiidan-2'] }] },
  },
  {
    id: 'who-concedes-loses',
    covers: ['FC-MISC-14', 'R-FC-226'],
    given: at('play'),
    when: [t('concede')],
    then: { outcome: { winner: 'seat-1' }, awaiting: [] },
  },
  {
    id: 'a-team-mate-takes-the-units-over',
    covers: ['R-FC-226'],
    given: table([red(), blue({ seat: 'seat-3' }), claw()], {
      kushan: { side: 'kushan', seats: ['seat-1', 'seat-3'] },
    }),
    when: [does('seat-3', 'concede')],
    then: { awaiting: ['seat-1'], ...units({ id: 'blue', seat: 'seat-1' }) },
  },
  {
    id: 'drawing-twice-where-the-game-says-so',
    covers: ['R-FC-22'],
    given: at(
      'play',
      { kushan: { cards: ['intercept'] }, taiidan: { cards: [], passed: true } },
      { options: { drawTwice: true } },
    ),
    when: [k('pass'), draws(['intercept']), keeps, draws([])],
    then: {
      events: [{ kind: 'round-began' }, { kind: 'cards-drawn' }, { kind: 'commitments-revealed' }],
      position: { step: 'initiative' },
    },
  },
]);
