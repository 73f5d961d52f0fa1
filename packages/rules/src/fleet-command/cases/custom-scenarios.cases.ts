/** Scenarios of the players' own, larger boards, escape zones, other decks (sections 21 and 2, R-FC-27, R-FC-232). */
import { basic, file, k, kushan, table, taiidan, units } from './play.ts';
import type { FleetCase, Fields } from './written.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const objectives: Fields[] = ['kushan', 'taiidan'].flatMap((side) => [
  { side, text: 'Destroy 6★.', medals: 2, target: 6, rule: { kind: 'stars' } },
  { side, text: 'Destroy 4★.', medals: 1, target: 4, rule: { kind: 'stars' } },
]);
const west: Fields = {
  zone: [{ cols: [0, 1], rows: [0, 8] }],
  units: [{ card: 'interceptor', leader: 'wing-commander', at: [1, 4], facing: 2 }],
};
const east: Fields = {
  zone: [{ cols: [24, 25], rows: [0, 8] }],
  units: [
    { card: 'carrier', leader: 'vice-admiral', at: [24, 4], facing: 5 },
    { card: 'attack-bomber', aboard: 'carrier' },
    { card: 'ion-cannon-frigate', reserve: true },
  ],
  reserve: { fromRound: 3 },
};
/** Two boards side by side. */
const gates = (change: Fields = {}): Fields => ({
  name: 'Two gates',
  briefing: 'Two squadrons meet between two gates.',
  board: [26, 9],
  kushan: west,
  taiidan: east,
  features: [
    { kind: 'planet', at: [13, 4] },
    { kind: 'asteroids', at: [6, 4] },
  ],
  asteroids: [3],
  objectives,
  ...change,
});
const custom = (change: Fields = {}, setup: Fields = {}): Fields => ({
  scenario: 'custom',
  custom: gates(change),
  ...setup,
});
const refused = (id: string, rule: string, change: Fields, covers: string[] = []): FleetCase => ({
  id,
  covers: ['FC-FB-19', ...covers],
  start: custom(change),
  rejects: { code: 'faulty-scenario', rule },
});

/** A match between two gates, with the Kushan to order; nobody interrupts. */
const between = (list: Fields[], escape: Fields = {}, more: Fields = {}): Fields =>
  table(
    [...list, taiidan('Claw', 'gun-platform', [25, 8], 5)],
    { kushan: { interrupts: used }, taiidan: { interrupts: used } },
    {
      scenario: 'custom',
      custom: gates({ kushan: { ...west, escape: [{ cols: [6, 8], rows: [0, 2] }] }, ...escape }),
      sides: { kushan: { factionCardUsed: true } },
      ...more,
    },
  );
const red = (at: [number, number] = [5, 2]) => kushan('Red', 'interceptor', at, 1);
const home = kushan('Home', 'scout', [0, 8], 0);
const leave = (path: number[], more: Fields = {}) => [basic('move', 'red'), k('move', { path, leave: true, ...more })];
const escape: Fields = {
  objectives: [
    { side: 'kushan', text: 'Bring a unit away.', medals: 2, target: 1, rule: { kind: 'escape' } },
    ...objectives.slice(1),
  ],
};

/** A relic to bring home, in a scenario of the players' own. */
const relic = {
  features: [{ kind: 'artifact', id: 'relic', name: 'Relic', at: [13, 7] }],
  asteroids: [],
  rules: { artifacts: true },
  objectives: [
    { side: 'kushan', text: 'Bring it home.', medals: 3, target: 1, rule: { kind: 'artifacts-home' } },
    { side: 'taiidan', text: 'Destroy 3★.', medals: 3, target: 3, rule: { kind: 'stars' } },
  ],
} satisfies Fields;

export default file([
  {
    id: 'an-artifact-of-the-players-own-comes-home-in-the-first-hex-of-the-zone',
    covers: ['FC-FB-19', 'R-FC-245'],
    given: between([kushan('Tug', 'salvage-corvette', [2, 4], 5, { artifact: 'relic' }), home], relic, {
      features: [{ kind: 'artifact', id: 'relic', name: 'Relic' }],
    }),
    when: [basic('move', 'tug'), k('move', { path: [5, 1] })],
    then: { events: [{ kind: 'unit-left', unit: 'tug', why: 'artifact-home' }], outcome: { winner: 'seat-1' } },
  },
  {
    id: 'a-scenario-of-the-players-own-is-laid-out',
    covers: ['FC-FB-19', 'FC-FB-21', 'FC-SET-2', 'R-FC-20', 'R-FC-188', 'R-FC-231'],
    start: custom(),
    dice: ones(51),
    then: {
      position: {
        scenario: 'custom',
        board: [26, 9],
        roundsLeft: null,
        hands: { kushan: { hand: 4, play: 2 }, taiidan: { hand: 6, play: 3 } },
        units: [
          { id: 'kushan-interceptor-a', at: [1, 4], leader: 'wing-commander', seat: 'seat-1' },
          { id: 'taiidan-carrier-a', at: [24, 4], seat: 'seat-2' },
          { id: 'taiidan-attack-bomber-a', place: 'embarked', parent: 'taiidan-carrier-a' },
          { id: 'taiidan-ion-cannon-frigate-a', place: 'reserve' },
        ],
        features: [
          { id: 'planet-1', at: [13, 4] },
          { id: 'asteroids-1', value: 3 },
        ],
        objectives: [
          { id: 'kushan-1', target: 6, medals: 2 },
          { id: 'taiidan-2', target: 4, medals: 1 },
        ],
      },
      awaiting: ['seat-1', 'seat-2'],
    },
  },
  {
    id: 'it-may-give-stars-to-build-with',
    covers: ['FC-REI-12'],
    start: custom({ taiidan: { ...east, units: [{ card: 'carrier', at: [24, 4], facing: 5, stars: 6 }] } }),
    dice: ones(51),
    then: { position: { units: [{ id: 'taiidan-carrier-a', stars: 6 }] } },
  },
  refused(
    'to-a-unit-with-a-factory',
    'FC-REI-12',
    { kushan: { ...west, units: [{ card: 'interceptor', at: [1, 4], facing: 2, stars: 3 }] } },
    ['FC-REI-12'],
  ),
  {
    id: 'it-may-have-a-limit-and-units-that-are-placed',
    covers: ['FC-FB-19', 'FC-SET-6', 'FC-FB-12'],
    start: custom({ rounds: 6, kushan: { ...west, units: [{ card: 'interceptor' }] } }),
    dice: [...ones(51), 5, 2],
    when: [
      { by: 'seat-2', command: { kind: 'bid-initiative', cards: [] } },
      { by: 'seat-1', command: { kind: 'bid-initiative', cards: [] } },
    ],
    then: {
      position: { roundsLeft: 6, step: 'deployment', units: [{ id: 'kushan-interceptor-a', at: null }] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'its-players-may-buy-their-forces',
    covers: ['FC-FB-19', 'FC-FB-2'],
    start: custom(
      { kushan: { zone: west['zone'] ?? [], stars: 11 } },
      { forces: { kushan: { units: [{ card: 'mothership', leader: 'vice-admiral' }] } } },
    ),
    dice: ones(51),
    then: { position: { units: [{ id: 'kushan-mothership-a', leader: 'vice-admiral', place: 'board' }] } },
  },
  {
    id: 'within-its-stars',
    covers: ['FC-FB-19', 'FC-FB-2'],
    start: custom(
      { kushan: { zone: west['zone'] ?? [], stars: 10 } },
      { forces: { kushan: { units: [{ card: 'mothership', leader: 'vice-admiral' }] } } },
    ),
    rejects: { code: 'too-many-stars', rule: 'FC-FB-2' },
  },
  refused('a-zone-lies-on-the-board', 'FC-SET-2', { kushan: { ...west, zone: [{ cols: [0, 1], rows: [0, 9] }] } }),
  refused('and-does-not-run-backwards', 'FC-SET-2', { kushan: { ...west, zone: [{ cols: [1, 0], rows: [0, 8] }] } }),
  refused('what-lies-there-lies-on-the-board', 'FC-COMP-1', { features: [{ kind: 'planet', at: [26, 4] }] }),
  refused('one-thing-in-a-hex', 'FC-MOV-6', { features: [{ kind: 'planet', at: [1, 4] }] }),
  refused(
    'a-leader-sits-on-its-type',
    'FC-FB-3',
    { kushan: { ...west, units: [{ card: 'interceptor', leader: 'captain', at: [1, 4] }] } },
    ['FC-SET-5'],
  ),
  refused('strike-craft-start-aboard-ships-with-bays', 'FC-FB-8', {
    kushan: { ...west, units: [{ card: 'destroyer' }, { card: 'interceptor', aboard: 'destroyer' }] },
  }),
  refused('a-reserve-needs-a-round', 'FC-REI-1', {
    kushan: { ...west, units: [{ card: 'destroyer' }, { card: 'ion-cannon-frigate', reserve: true }] },
  }),
  refused('fighters-do-not-arrive-by-themselves', 'R-FC-180', {
    kushan: { ...west, units: [{ card: 'interceptor', reserve: true }] },
  }),
  refused('a-side-has-units-or-stars', 'FC-FB-19', { kushan: { zone: west['zone'] ?? [] } }),
  refused('each-field-has-a-value', 'FC-HAR-4', { asteroids: [] }),
  refused(
    'each-side-can-win-three-medals',
    'FC-WIN-6',
    { objectives: [...objectives.slice(0, 2), ...objectives.slice(3)] },
    ['FC-WIN-6'],
  ),
  refused('an-objective-has-what-it-asks-for', 'FC-FB-19', {
    objectives: [
      { side: 'kushan', text: 'Take it.', medals: 2, target: 1, rule: { kind: 'capture', card: 'carrier' } },
      ...objectives.slice(1),
    ],
  }),
  {
    id: 'a-scenario-of-ones-own-has-to-be-there',
    covers: ['FC-FB-19'],
    start: { scenario: 'custom' },
    rejects: { code: 'no-scenario', rule: 'FC-FB-19' },
  },
  {
    id: 'and-not-beside-one-of-the-book',
    covers: ['FC-FB-19'],
    start: { ...custom(), scenario: 'first-contact' },
    rejects: { code: 'two-scenarios', rule: 'FC-FB-19' },
  },
  {
    id: 'units-move-all-over-a-large-board',
    covers: ['FC-FB-21', 'FC-MOV-11', 'R-FC-81'],
    given: between([kushan('Red', 'interceptor', [20, 4], 1), home]),
    when: [basic('move', 'red'), k('move', { path: [1, 1, 2] })],
    then: units({ id: 'red', at: [23, 3] }),
  },
  {
    id: 'but-not-beyond-it',
    covers: ['FC-FB-21', 'FC-MOV-11', 'R-FC-81'],
    given: between([kushan('Red', 'interceptor', [25, 4], 1), home]),
    when: [basic('move', 'red'), k('move', { path: [1] })],
    rejects: { code: 'way-barred', rule: 'R-FC-81' },
  },
  {
    id: 'a-freeform-battle-on-two-boards-has-its-zones-at-their-ends',
    covers: ['FC-FB-21', 'FC-FB-20', 'R-FC-20'],
    start: {
      scenario: 'freeform-battle',
      board: { cols: 26 },
      forces: {
        kushan: { units: [{ card: 'mothership', leader: 'vice-admiral' }] },
        taiidan: { units: [{ card: 'destroyer', leader: 'vice-admiral' }] },
      },
    },
    dice: [...ones(5 + 51), 2, 5],
    when: [
      { by: 'seat-2', command: { kind: 'bid-initiative', cards: [] } },
      { by: 'seat-1', command: { kind: 'bid-initiative', cards: [] } },
      {
        by: 'seat-1',
        command: { kind: 'deploy-unit', unit: 'kushan-mothership-a', at: { col: 1, row: 4 }, facing: 1 },
      },
      {
        by: 'seat-2',
        command: { kind: 'deploy-unit', unit: 'taiidan-destroyer-a', at: { col: 25, row: 4 }, facing: 5 },
      },
    ],
    then: { position: { board: [26, 9], units: [{ id: 'taiidan-destroyer-a', at: [25, 4] }] } },
  },
  {
    id: 'a-unit-that-ends-in-an-escape-zone-may-leave',
    covers: ['R-FC-232', 'FC-SET-2', 'FC-MISC-20'],
    given: between([red(), home], escape),
    when: leave([1]),
    then: {
      events: [
        { kind: 'unit-left', unit: 'red', why: 'escape' },
        { kind: 'objective-judged', objective: 'kushan-1', status: 'won' },
      ],
      position: { units: [{ id: 'red', place: 'left', ships: 6 }], sides: { taiidan: { stars: 0 } } },
      outcome: null,
    },
  },
  {
    id: 'or-stay',
    covers: ['R-FC-232'],
    given: between([red(), home], escape),
    when: [basic('move', 'red'), k('move', { path: [1] })],
    then: units({ id: 'red', place: 'board', at: [6, 2] }),
  },
  {
    id: 'nobody-leaves-from-anywhere-else',
    covers: ['R-FC-232'],
    given: between([red(), home]),
    when: leave([2]),
    rejects: { code: 'no-escape', rule: 'R-FC-232' },
  },
  {
    id: 'nor-by-the-zone-of-the-other-side',
    covers: ['R-FC-232'],
    given: between([red(), home], { kushan: west, taiidan: { ...east, escape: [{ cols: [6, 8], rows: [0, 2] }] } }),
    when: leave([1]),
    rejects: { code: 'no-escape', rule: 'R-FC-232' },
  },
  {
    id: 'who-leaves-joins-no-patrol',
    covers: ['R-FC-232', 'R-FC-158'],
    given: between([red(), kushan('Hammer', 'destroyer', [6, 1])], {
      kushan: { ...west, escape: [{ cols: [6, 8], rows: [0, 2] }] },
    }),
    when: leave([1], { patrol: 'hammer' }),
    rejects: { code: 'leave-or-join', rule: 'R-FC-232' },
  },
  {
    id: 'players-may-shuffle-another-deck',
    covers: ['R-FC-27', 'R-FC-59'],
    start: {
      scenario: 'nova-raid',
      commandDeck: [
        { card: 'intercept', copies: 12 },
        { card: 'interrupt-move', copies: 12 },
      ],
    },
    dice: ones(23),
    then: { events: [{ kind: 'match-started', state: { match: { deckCards: 24 } } }] },
  },
  {
    id: 'of-twenty-cards-or-more',
    covers: ['R-FC-27'],
    start: { scenario: 'nova-raid', commandDeck: [{ card: 'intercept', copies: 19 }] },
    rejects: { code: 'faulty-deck', rule: 'R-FC-27' },
  },
  {
    id: 'with-a-special-order-for-an-automated-enemy',
    covers: ['R-FC-27', 'R-FC-210'],
    start: {
      scenario: 'nova-raid',
      players: { kushan: 1, taiidan: 0 },
      commandDeck: [{ card: 'interrupt-move', copies: 20 }],
    },
    rejects: { code: 'faulty-deck', rule: 'R-FC-27' },
  },
]);
