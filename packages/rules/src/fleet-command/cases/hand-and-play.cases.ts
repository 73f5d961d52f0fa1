/** Hand and Play values (section 4). */
import { basic, file, k, kushan, table, t, taiidan } from './play.ts';
import type { Fields } from './written.ts';

const flagship = (more: Fields = {}) => kushan('Pride', 'mothership', [1, 4], 1, more);
const wing = (more: Fields = {}) => kushan('Red', 'interceptor', [1, 2], 2, more);
const enemy = taiidan('Claw', 'interceptor', [11, 4], 5);

/** Both hands are empty; the pass of the Kushan ends the round. */
const lastPass = (list: readonly Fields[], more: Fields = {}): Fields =>
  table(list, { kushan: { cards: ['intercept'] }, taiidan: { cards: [], passed: true } }, more);
const pass = k('pass');

export default file([
  {
    id: 'hand-7-and-play-4-by-faction-card-and-two-leaders',
    covers: ['FC-HP-1', 'FC-HP-3', 'FC-UNIT-9'],
    given: lastPass([flagship({ leader: 'vice-admiral' }), wing({ leader: 'squadron-leader' }), enemy]),
    when: [pass],
    then: { events: [{ kind: 'round-began', values: { kushan: { hand: 7, play: 4 } } }] },
  },
  {
    id: 'leaders-aboard-and-in-reserve-do-not-count',
    covers: ['FC-HP-2', 'FC-REI-13', 'R-FC-179'],
    given: lastPass([
      flagship({ leader: 'vice-admiral' }),
      { name: 'Red', card: 'interceptor', side: 'kushan', parent: 'Pride', leader: 'wing-commander' },
      { name: 'Anvil', card: 'assault-frigate', side: 'kushan', place: 'reserve', leader: 'captain' },
      enemy,
    ]),
    when: [pass],
    then: { events: [{ kind: 'round-began', values: { kushan: { hand: 6, play: 3 } } }] },
  },
  {
    id: 'a-leader-on-patrol-counts',
    covers: ['R-FC-241'],
    given: lastPass([
      flagship({ leader: 'vice-admiral' }),
      { name: 'Red', card: 'interceptor', side: 'kushan', place: 'patrol', parent: 'Pride', leader: 'wing-commander' },
      enemy,
    ]),
    when: [pass],
    then: { events: [{ kind: 'round-began', values: { kushan: { hand: 8, play: 4 } } }] },
  },
  {
    id: 'without-leaders-the-faction-card-alone-counts',
    covers: ['FC-HP-5'],
    given: lastPass([flagship(), enemy]),
    when: [pass],
    then: {
      events: [{ kind: 'round-began', values: { kushan: { hand: 2, play: 1 }, taiidan: { hand: 2, play: 1 } } }],
    },
  },
  {
    id: 'a-leader-lost-in-the-round-still-counts-for-it',
    covers: ['FC-HP-4', 'R-FC-25'],
    given: table([flagship(), wing(), enemy], { kushan: { hand: 7, play: 4, used: 3 } }),
    when: [basic('move', 'red'), k('move', { path: [2] })],
    then: { position: { hands: { kushan: { play: 4, used: 4 } }, units: [{ id: 'red', at: [2, 3] }] } },
  },
  {
    id: 'and-no-longer-from-the-clean-up-on',
    covers: ['FC-HP-4', 'FC-SEQ-15', 'R-FC-25'],
    given: table([flagship(), enemy], {
      kushan: { cards: ['intercept'], hand: 7, play: 4 },
      taiidan: { cards: [], passed: true },
    }),
    when: [pass],
    then: { events: [{ kind: 'cleaned-up' }, { kind: 'round-began', values: { kushan: { hand: 2, play: 1 } } }] },
  },
  {
    id: 'a-hand-above-its-value-has-to-shrink',
    covers: ['FC-HP-7', 'R-FC-25', 'R-FC-23'],
    given: table(
      [flagship(), enemy],
      { kushan: { cards: ['intercept', 'intercept', 'target-bays'], hand: 2 }, taiidan: { cards: [] } },
      { step: 'draw' },
    ),
    when: [k('discard-cards', { cards: [] })],
    rejects: { code: 'hand-too-large', rule: 'FC-HP-7' },
  },
  {
    id: 'by-the-cards-that-its-owner-chooses',
    covers: ['FC-HP-7', 'R-FC-25'],
    given: table(
      [flagship(), enemy],
      { kushan: { cards: ['intercept', 'intercept', 'target-bays'], hand: 2 }, taiidan: { cards: [] } },
      { step: 'draw' },
    ),
    when: [k('discard-cards', { cards: ['intercept'] })],
    then: {
      events: [{ kind: 'commitments-revealed', discards: { kushan: ['intercept'] } }],
      position: { step: 'initiative', hands: { kushan: { cards: ['intercept', 'target-bays'] } } },
    },
  },
  {
    id: 'nobody-acts-for-the-other-side',
    covers: ['FC-ORD-3'],
    given: table([flagship(), enemy]),
    when: [t('pass')],
    rejects: { code: 'not-awaited', rule: 'FC-SEQ-8' },
  },
  {
    id: 'a-leader-that-arrives-counts-from-the-next-draw',
    covers: ['FC-HP-6', 'R-FC-179'],
    given: table([flagship(), wing({ leader: 'wing-commander', activated: true }), enemy], {
      kushan: { cards: ['intercept', 'target-bays'], hand: 2, play: 2 },
    }),
    when: [basic('attack', 'pride')],
    then: {
      position: { hands: { kushan: { hand: 2, play: 2, used: 1 } }, units: [{ id: 'pride', activated: true }] },
    },
  },
]);
