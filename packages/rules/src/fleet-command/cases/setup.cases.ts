/** Components, setting up and seats (sections 1 and 2), deployment (R-FC-207). */
import type { CaseFile } from '../../kernel/index.ts';
import type { FleetCase, Fields } from './written.ts';

/** So many dice of 1: a shuffle that changes nothing. */
const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
/** All 16 asteroid tokens, then the 52 cards. */
const stockAndDeck = ones(15 + 51);
/** `fields` asteroid tokens, then the 52 cards. */
const fieldsAndDeck = (fields: number): number[] => ones(Math.max(0, fields - 1) + 51);

const interceptor = (change: Fields): Fields => ({ card: 'interceptor', side: 'kushan', ...change });
const noCards = { kushan: [], taiidan: [] };

/** The Kushan place next; two units a side wait. */
const placing = (change: Fields = {}): Fields => ({
  scenario: 'freeform-battle',
  step: 'deployment',
  hands: noCards,
  units: [
    interceptor({}),
    interceptor({}),
    interceptor({ side: 'taiidan' }),
    interceptor({ side: 'taiidan', at: [12, 4], facing: 5 }),
  ],
  ...change,
});
const place = (unit: string, col: number, row: number, facing = 2) => ({
  kind: 'deploy-unit',
  unit,
  at: { col, row },
  facing,
});

const cases: FleetCase[] = [
  {
    id: 'the-players-agree-who-begins',
    covers: ['R-FC-248'],
    start: { scenario: 'first-contact', options: { begins: 'taiidan' } },
    dice: stockAndDeck,
    then: {
      awaiting: ['seat-2'],
      position: { step: 'play', round: 1, turn: 'taiidan', valour: 'kushan' },
    },
  },
  {
    id: 'first-contact-is-laid-out',
    covers: [
      'FC-COMP-1',
      'FC-COMP-2',
      'FC-COMP-6',
      'FC-COMP-8',
      'FC-SET-1',
      'FC-SET-2',
      'FC-SET-3',
      'FC-SET-4',
      'FC-SET-5',
      'FC-SET-6',
      'FC-SET-7',
      'FC-SET-11',
      'FC-MISC-28',
      'R-FC-02',
      'R-FC-04',
      'R-FC-17',
      'R-FC-20',
      'R-FC-24',
      'R-FC-27',
      'R-FC-188',
      'R-FC-227',
      'R-FC-231',
    ],
    start: { scenario: 'first-contact' },
    dice: stockAndDeck,
    then: {
      position: {
        board: [13, 9],
        step: 'initiative',
        round: 1,
        roundsLeft: 7,
        valour: 'beside',
        hands: {
          kushan: { seats: ['seat-1'], hand: 5, play: 3 },
          taiidan: { seats: ['seat-2'], hand: 5, play: 3 },
        },
        units: [
          {
            id: 'kushan-interceptor-a',
            letter: 'A',
            seat: 'seat-1',
            at: [11, 2],
            facing: 4,
            ships: 6,
            leader: 'wing-commander',
            activated: false,
          },
          { id: 'kushan-interceptor-b', letter: 'B', at: [11, 4], leader: 'squadron-leader', activated: false },
          { id: 'kushan-interceptor-c', letter: 'C', at: [11, 6], leader: null, activated: false },
          { id: 'taiidan-interceptor-a', letter: 'A', seat: 'seat-2', at: [1, 2], facing: 2, leader: 'wing-commander' },
          { id: 'taiidan-interceptor-b', at: [1, 4], leader: 'squadron-leader' },
          { id: 'taiidan-interceptor-c', at: [1, 6], facing: 1, leader: null },
        ],
        features: [
          { id: 'planet-1', name: 'Kharak', at: [9, 4] },
          { id: 'asteroids-1', at: [3, 4], harvested: false, shownValue: null },
          { id: 'asteroids-7', at: [8, 7] },
        ],
      },
      awaiting: ['seat-1', 'seat-2'],
    },
  },
  {
    id: 'a-match-needs-a-player',
    covers: ['FC-COMP-8'],
    start: { scenario: 'first-contact', players: { kushan: 0, taiidan: 0 } },
    rejects: { code: 'player-count', rule: 'FC-COMP-8' },
  },
  {
    id: 'five-are-too-many',
    covers: ['FC-COMP-8'],
    start: { scenario: 'first-contact', players: { kushan: 3, taiidan: 2 } },
    rejects: { code: 'player-count', rule: 'FC-COMP-8' },
  },
  {
    id: 'two-players-of-a-side-share-a-hand-and-divide-the-units',
    covers: ['FC-SET-8', 'FC-SET-9', 'R-FC-202'],
    start: {
      scenario: 'first-contact',
      players: { kushan: 2, taiidan: 1 },
      owners: { 'kushan-interceptor-b': 1, 'kushan-interceptor-c': 2 },
    },
    dice: stockAndDeck,
    then: {
      position: {
        hands: {
          kushan: { seats: ['seat-1', 'seat-2'], hand: 5, play: 3 },
          taiidan: { seats: ['seat-3'] },
        },
        units: [
          { id: 'kushan-interceptor-a', seat: 'seat-1' },
          { id: 'kushan-interceptor-b', seat: 'seat-1' },
          { id: 'kushan-interceptor-c', seat: 'seat-2' },
          { id: 'taiidan-interceptor-a', seat: 'seat-3' },
        ],
      },
    },
  },
  {
    id: 'the-wrecks-belong-to-nobody-and-hold-the-artifacts',
    covers: ['FC-SET-10', 'R-FC-16', 'R-FC-197'],
    start: { scenario: 'relic-raid' },
    dice: fieldsAndDeck(7),
    then: {
      position: {
        units: [
          { id: 'neutral-wrecked-ship-a', side: 'neutral', seat: null, at: [6, 2], artifact: 'artifact-1' },
          { id: 'neutral-wrecked-ship-b', side: 'neutral', at: [6, 6], artifact: 'artifact-2' },
          { id: 'taiidan-interceptor-a', place: 'embarked', parent: 'taiidan-carrier-a', leader: 'wing-commander' },
          { id: 'kushan-assault-frigate-a', place: 'reserve' },
        ],
      },
    },
  },
  {
    id: 'asteroid-tokens-are-mixed-and-lie-face-down',
    covers: ['FC-HAR-4', 'FC-COMP-9', 'R-FC-220'],
    start: { scenario: 'fools-gold' },
    // The last of ten tokens comes first, the others keep their order.
    dice: [10, ...ones(8), ...ones(51)],
    then: {
      position: {
        features: [
          { id: 'asteroids-1', value: 0, shownValue: null },
          { id: 'asteroids-2', value: 3, shownValue: null },
          { id: 'asteroids-3', value: 2, shownValue: null },
          { id: 'asteroids-10', value: 0, shownValue: null },
        ],
      },
    },
  },
  {
    id: 'nine-minefields-close-a-column',
    covers: ['FC-COMP-4', 'R-FC-94', 'R-FC-96'],
    start: { scenario: 'nova-raid' },
    dice: ones(51),
    then: {
      position: {
        features: [
          { id: 'minefield-1', at: [6, 0], side: 'taiidan', strength: 5 },
          { id: 'minefield-9', at: [6, 8], side: 'taiidan', strength: 5 },
        ],
        units: [{ id: 'taiidan-space-station-a', at: [9, 4], leader: 'vice-admiral', ships: 1 }],
      },
    },
  },
  {
    id: 'units-begin-with-the-ships-of-their-cards',
    covers: ['FC-UNIT-1', 'FC-UNIT-9', 'R-FC-04', 'R-FC-16', 'R-FC-228'],
    start: { scenario: 'nova-raid' },
    dice: ones(51),
    then: {
      position: {
        units: [
          { id: 'kushan-mothership-a', ships: 1, leader: 'vice-admiral', focusFire: 0, crewDamage: 0, crippled: [] },
          { id: 'kushan-destroyer-a', ships: 1, leader: null },
          { id: 'kushan-interceptor-a', ships: 6 },
          { id: 'kushan-salvage-corvette-b', ships: 3, leader: 'marine-captain' },
          { id: 'taiidan-ion-cannon-frigate-a', ships: 2, leader: 'captain' },
          { id: 'taiidan-gun-platform-c', ships: 1 },
        ],
      },
    },
  },
  {
    id: 'eight-cryo-trays-in-four-units',
    covers: ['R-FC-192'],
    start: { scenario: 'icebreaker' },
    dice: stockAndDeck,
    then: {
      position: {
        units: [
          { id: 'kushan-cryo-tray-a', ships: 2, at: [6, 1] },
          { id: 'kushan-cryo-tray-d', ships: 2, at: [6, 7] },
          { id: 'taiidan-ion-cannon-frigate-a', place: 'reserve', leader: 'captain' },
        ],
        objectives: [{ id: 'taiidan-major', target: 5, medals: 2 }],
      },
    },
  },
  {
    id: 'the-bentusi-ship-stands-with-the-kushan',
    covers: ['R-FC-14', 'R-FC-195'],
    start: { scenario: 'save-the-bentusi' },
    dice: fieldsAndDeck(2),
    then: {
      position: {
        units: [
          { id: 'kushan-bentusi-ship-a', side: 'kushan', seat: 'seat-1', at: [6, 4] },
          { id: 'kushan-heavy-corvette-a', leader: 'commander' },
        ],
      },
    },
  },
  {
    id: 'raiders-are-taiidan',
    covers: ['R-FC-191'],
    start: { scenario: 'khar-selim' },
    dice: stockAndDeck,
    then: {
      position: {
        hands: { taiidan: { hand: 6, play: 4 }, kushan: { hand: 8, play: 5 } },
        units: [{ id: 'taiidan-heavy-corvette-b', at: [0, 6] }],
        features: [{ id: 'khar-selim', kind: 'wreckage', at: [6, 4] }],
      },
    },
  },
  {
    id: 'a-side-without-players-is-automated',
    covers: ['FC-MISC-21'],
    start: { scenario: 'first-contact', players: { kushan: 1, taiidan: 0 } },
    dice: stockAndDeck,
    then: {
      position: {
        sides: { kushan: { automated: false }, taiidan: { automated: true } },
        hands: { kushan: { hand: 5, play: 3 } },
        units: [{ id: 'taiidan-interceptor-a', seat: null }],
      },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'a-unit-is-placed-in-its-zone-then-the-other-side-places',
    covers: ['FC-FB-10', 'FC-FB-12', 'R-FC-207', 'R-FC-234', 'R-FC-236'],
    given: placing(),
    when: [{ by: 'seat-1', command: place('kushan-interceptor-a', 1, 4, 1) }],
    then: {
      events: [{ kind: 'unit-deployed', unit: 'kushan-interceptor-a', by: 'seat-1' }],
      position: { units: [{ id: 'kushan-interceptor-a', at: [1, 4], facing: 1, activated: false }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'a-side-with-units-left-places-them-all',
    covers: ['FC-FB-12', 'R-FC-207'],
    given: placing({ turn: 'kushan' }),
    when: [
      { by: 'seat-1', command: place('kushan-interceptor-a', 1, 4) },
      { by: 'seat-2', command: place('taiidan-interceptor-a', 11, 4, 5) },
      { by: 'seat-1', command: place('kushan-interceptor-b', 0, 0) },
    ],
    then: { position: { units: [{ id: 'kushan-interceptor-b', at: [0, 0] }] } },
  },
  {
    id: 'nobody-is-placed-outside-the-zone',
    covers: ['FC-FB-10'],
    given: placing(),
    when: [{ by: 'seat-1', command: place('kushan-interceptor-a', 2, 4) }],
    rejects: { code: 'outside-zone', rule: 'FC-FB-10' },
  },
  {
    id: 'nobody-is-placed-on-another-unit',
    covers: ['FC-MOV-6', 'R-FC-85'],
    given: placing(),
    when: [
      { by: 'seat-1', command: place('kushan-interceptor-a', 1, 4) },
      { by: 'seat-2', command: place('taiidan-interceptor-a', 12, 4) },
    ],
    rejects: { code: 'hex-taken', rule: 'FC-MOV-6' },
  },
  {
    id: 'nobody-places-units-of-the-other-side',
    covers: ['R-FC-207'],
    given: placing(),
    when: [{ by: 'seat-1', command: place('taiidan-interceptor-a', 1, 4) }],
    rejects: { code: 'nothing-to-deploy', rule: 'R-FC-207' },
  },
  {
    id: 'the-other-side-waits-for-its-unit',
    covers: ['R-FC-207'],
    given: placing(),
    when: [{ by: 'seat-2', command: place('taiidan-interceptor-a', 11, 4) }],
    rejects: { code: 'not-awaited' },
  },
];

export default { ruleset: 'fleet-command', cases } satisfies CaseFile;
