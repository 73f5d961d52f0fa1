/** Scenario 10, reserves that the players agree on, and what a ready-made force need not have (sections 19, 21 and 23). */
import { file, k, kushan, table, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const waiting: Fields[] = [
  { card: 'destroyer', leader: 'vice-admiral', reserve: true },
  { card: 'ion-cannon-frigate', leader: 'captain', reserve: true },
  { card: 'assault-frigate', leader: 'captain', reserve: true },
  { card: 'ion-cannon-frigate', reserve: true },
];
/** 25★ on the board and 25★ in reserve each. */
const fleets = (more: Fields[] = []): Fields => ({
  kushan: {
    units: [
      { card: 'mothership', leader: 'vice-admiral' },
      { card: 'interceptor', leader: 'wing-commander' },
      { card: 'ion-cannon-frigate' },
      { card: 'heavy-corvette', leader: 'commander' },
      ...more,
      ...waiting,
    ],
  },
  taiidan: {
    units: [
      { card: 'carrier', leader: 'vice-admiral' },
      { card: 'assault-frigate', leader: 'captain' },
      { card: 'interceptor', leader: 'wing-commander' },
      { card: 'heavy-corvette', leader: 'commander' },
      { card: 'attack-bomber', aboard: 0 },
      ...waiting,
    ],
  },
});
const bombers: Fields[] = [{ card: 'attack-bomber', aboard: 0 }];
const start = (forces: Fields, change: Fields = {}): Fields => ({ scenario: 'last-stand', forces, ...change });

/** A turn of the Kushan in round `round` of scenario 10, with a frigate in reserve. */
const late = (round: number, partner?: string): Fields =>
  table(
    [
      kushan('Pride', 'mothership', [1, 1], 1),
      {
        name: 'Lance',
        card: 'ion-cannon-frigate',
        side: 'kushan',
        place: 'reserve',
        ...(partner === undefined ? {} : { seat: partner }),
      },
      taiidan('Claw', 'gun-platform', [12, 8], 5),
    ],
    {
      kushan: { interrupts: used, ...(partner === undefined ? {} : { seats: ['seat-1', partner] }) },
      taiidan: { interrupts: used, seats: [partner === undefined ? 'seat-2' : 'seat-3'] },
    },
    { scenario: 'last-stand', round, sides: { kushan: { factionCardUsed: true } } },
  );
/** The Kushan place their fleet: Pride of seat-1, Lance of `partner`; the Taiidan have placed theirs. */
const placing = (
  hands: Fields = {
    'kushan-1': { seats: ['seat-1'] },
    'kushan-2': { seats: ['seat-2'] },
    taiidan: { seats: ['seat-3'] },
  },
  partner = 'seat-2',
): Fields => ({
  scenario: 'last-stand',
  step: 'deployment',
  hands,
  units: [
    { name: 'Pride', card: 'mothership', side: 'kushan', place: 'board', seat: 'seat-1' },
    { name: 'Lance', card: 'ion-cannon-frigate', side: 'kushan', place: 'board', seat: partner },
    taiidan('Claw', 'gun-platform', [12, 8], 5),
  ],
  pending: [{ kind: 'deployment', side: 'kushan' }],
});
const calls = k('play-basic', { card: 'intercept', order: 'reinforce', unit: 'lance' });
const arrives = (col: number, row: number) => k('reinforce', { at: { col, row }, facing: 1 });

const held = (reserve: Fields): Fields => ({
  scenario: 'freeform-battle',
  freeform: { stars: 25, reserve },
  forces: {
    kushan: {
      units: [
        { card: 'mothership', leader: 'vice-admiral' },
        { card: 'ion-cannon-frigate', reserve: true },
      ],
    },
    taiidan: { units: [{ card: 'destroyer', leader: 'vice-admiral' }] },
  },
});
/** The same battle under way in round 1; reserves come from `from`. */
const agreed = (from: number): Fields =>
  table(
    [
      kushan('Pride', 'mothership', [1, 4], 1),
      { name: 'Lance', card: 'ion-cannon-frigate', side: 'kushan', place: 'reserve' },
      taiidan('Claw', 'gun-platform', [12, 8], 5),
    ],
    { kushan: { interrupts: used }, taiidan: { interrupts: used } },
    { scenario: 'freeform-battle', reserveFrom: from, sides: { kushan: { factionCardUsed: true } } },
  );

export default file([
  {
    id: 'the-last-stand-has-25-stars-on-the-board-and-25-in-reserve',
    covers: ['FC-SCN-15', 'R-FC-200', 'R-FC-201'],
    start: start(fleets(bombers)),
    dice: ones(5 + 51),
    then: {
      position: {
        roundsLeft: 10,
        options: { playCap: 5 },
        hands: { kushan: { seats: ['seat-1'] }, taiidan: { seats: ['seat-2'] } },
        units: [
          { id: 'kushan-mothership-a', place: 'board', leader: 'vice-admiral' },
          { id: 'kushan-attack-bomber-a', place: 'embarked' },
          { id: 'kushan-destroyer-a', place: 'reserve', leader: 'vice-admiral' },
          { id: 'kushan-ion-cannon-frigate-c', place: 'reserve' },
          { id: 'taiidan-assault-frigate-b', place: 'reserve', leader: 'captain' },
        ],
        objectives: [
          { id: 'kushan-major', target: 30, medals: 2 },
          { id: 'kushan-minor', target: 20, medals: 1 },
          { id: 'taiidan-major', target: 30, medals: 2 },
          { id: 'taiidan-minor', target: 20, medals: 1 },
        ],
      },
    },
  },
  {
    id: 'no-more-than-5-play-for-one-player',
    covers: ['FC-SCN-15', 'R-FC-200'],
    given: table(
      [
        kushan('Pride', 'mothership', [1, 1], 1, { leader: 'admiral' }),
        kushan('Hammer', 'destroyer', [1, 3], 1, { leader: 'vice-admiral' }),
        taiidan('Claw', 'carrier', [12, 8], 5, { leader: 'vice-admiral' }),
      ],
      { kushan: { cards: ['intercept'] }, taiidan: { cards: [], passed: true } },
      { scenario: 'last-stand' },
    ),
    when: [k('pass')],
    then: { events: [{ kind: 'round-began', values: { kushan: { hand: 11, play: 5 }, taiidan: { play: 3 } } }] },
  },
  {
    id: 'its-reserves-do-not-come-before-round-3',
    covers: ['FC-SCN-15', 'FC-REI-1'],
    given: late(2),
    when: [calls],
    rejects: { code: 'too-early', rule: 'FC-REI-1' },
  },
  {
    id: 'they-come-into-the-corners-from-then-on',
    covers: ['FC-SCN-15', 'FC-REI-5'],
    given: late(3),
    when: [calls, arrives(0, 8)],
    then: units({ id: 'lance', place: 'board', at: [0, 8], activated: true }),
  },
  {
    id: 'and-nowhere-between-them',
    covers: ['FC-SCN-15', 'FC-REI-5'],
    given: late(3),
    when: [calls, arrives(0, 4)],
    rejects: { code: 'wrong-hex', rule: 'FC-REI-5' },
  },
  {
    id: 'three-do-not-share-a-side-of-the-last-stand',
    covers: ['FC-SCN-15'],
    start: start(fleets(bombers), { players: { kushan: 3, taiidan: 1 } }),
    rejects: { code: 'player-count', rule: 'FC-SCN-15' },
  },
  {
    id: 'four-players-have-four-hands',
    covers: ['FC-SCN-15', 'FC-SCN-16', 'FC-COMP-8', 'R-FC-202'],
    start: start(
      {
        kushan: {
          units: [
            { card: 'mothership', leader: 'vice-admiral', player: 1 },
            { card: 'interceptor', leader: 'wing-commander', player: 2 },
          ],
        },
        taiidan: {
          units: [
            { card: 'carrier', leader: 'vice-admiral', player: 1 },
            { card: 'interceptor', leader: 'wing-commander', player: 2 },
          ],
        },
      },
      { players: { kushan: 2, taiidan: 2 } },
    ),
    dice: ones(5 + 51),
    then: {
      position: {
        hands: {
          'kushan-1': { seats: ['seat-1'] },
          'kushan-2': { seats: ['seat-2'] },
          'taiidan-1': { seats: ['seat-3'], hand: 6 },
          'taiidan-2': { seats: ['seat-4'], hand: 4 },
        },
      },
      awaiting: ['seat-1', 'seat-2', 'seat-3', 'seat-4'],
    },
  },
  {
    id: 'of-four-players-each-starts-in-a-corner-of-its-own',
    title: 'The first player of a side has the northern corner, the second the southern',
    covers: ['FC-SCN-15', 'R-FC-246', 'FC-FB-12'],
    given: placing(),
    when: [
      { by: 'seat-1', command: { kind: 'deploy-unit', unit: 'pride', at: { col: 1, row: 1 }, facing: 2 } },
      { by: 'seat-2', command: { kind: 'deploy-unit', unit: 'lance', at: { col: 0, row: 6 }, facing: 2 } },
    ],
    then: units({ id: 'pride', at: [1, 1] }, { id: 'lance', at: [0, 6] }),
  },
  {
    id: 'nobody-starts-in-the-corner-of-the-partner',
    covers: ['FC-SCN-15', 'R-FC-246'],
    given: placing(),
    when: [{ by: 'seat-1', command: { kind: 'deploy-unit', unit: 'pride', at: { col: 1, row: 7 }, facing: 2 } }],
    rejects: { code: 'outside-zone', rule: 'R-FC-246' },
  },
  {
    id: 'with-a-shared-hand-the-unit-still-goes-to-the-corner-of-its-player',
    covers: ['FC-SCN-15', 'R-FC-246'],
    given: placing({ kushan: { seats: ['seat-1', 'seat-2'] }, taiidan: { seats: ['seat-3'] } }),
    when: [{ by: 'seat-1', command: { kind: 'deploy-unit', unit: 'lance', at: { col: 0, row: 1 }, facing: 2 } }],
    rejects: { code: 'outside-zone', rule: 'R-FC-246' },
  },
  {
    id: 'a-reserve-of-four-players-arrives-in-the-corner-of-its-player',
    covers: ['FC-SCN-15', 'FC-REI-5', 'R-FC-246'],
    given: late(3, 'seat-2'),
    when: [
      { ...calls, by: 'seat-2' },
      { ...arrives(0, 8), by: 'seat-2' },
    ],
    then: units({ id: 'lance', place: 'board', at: [0, 8] }),
  },
  {
    id: 'and-not-in-that-of-the-partner',
    covers: ['FC-SCN-15', 'FC-REI-5', 'R-FC-246'],
    given: late(3, 'seat-2'),
    when: [
      { ...calls, by: 'seat-2' },
      { ...arrives(0, 1), by: 'seat-2' },
    ],
    rejects: { code: 'wrong-hex', rule: 'FC-REI-5' },
  },
  {
    id: 'who-stays-when-the-partner-leaves-has-both-corners',
    covers: ['R-FC-246', 'R-FC-226'],
    given: late(3, 'seat-2'),
    when: [
      { by: 'seat-1', command: { kind: 'concede' } },
      { ...calls, by: 'seat-2' },
      { ...arrives(0, 1), by: 'seat-2' },
    ],
    then: units({ id: 'lance', place: 'board', at: [0, 1] }),
  },
  {
    id: 'one-against-two-has-both-corners',
    covers: ['R-FC-239', 'R-FC-246'],
    given: placing(
      { kushan: { seats: ['seat-1'] }, 'taiidan-1': { seats: ['seat-2'] }, 'taiidan-2': { seats: ['seat-3'] } },
      'seat-1',
    ),
    when: [{ by: 'seat-1', command: { kind: 'deploy-unit', unit: 'lance', at: { col: 0, row: 1 }, facing: 2 } }],
    then: units({ id: 'lance', at: [0, 1] }),
  },
  {
    id: 'strike-craft-aboard-count-as-reserve',
    covers: ['FC-REI-7', 'FC-REI-1'],
    start: start(fleets([...bombers, { card: 'interceptor', aboard: 0 }]), {
      options: { modelCap: false },
    }),
    rejects: { code: 'too-many-stars', rule: 'FC-FB-2' },
  },
  {
    id: 'so-that-25-stars-stand-beside-them',
    covers: ['FC-REI-7'],
    start: start({
      kushan: {
        units: [
          { card: 'mothership', leader: 'vice-admiral' },
          { card: 'interceptor', leader: 'wing-commander' },
          { card: 'ion-cannon-frigate' },
          { card: 'ion-cannon-frigate' },
          { card: 'scout', leader: 'squadron-leader' },
          { card: 'attack-bomber', aboard: 0 },
        ],
      },
      taiidan: { units: [{ card: 'carrier', leader: 'vice-admiral' }] },
    }),
    dice: ones(5 + 51),
    then: { position: { units: [{ id: 'kushan-attack-bomber-a', place: 'embarked' }] } },
  },
  {
    id: 'and-no-more-than-those',
    covers: ['FC-REI-7', 'FC-REI-1'],
    start: start({
      kushan: {
        units: [
          { card: 'mothership', leader: 'vice-admiral' },
          { card: 'interceptor', leader: 'wing-commander' },
          { card: 'ion-cannon-frigate' },
          { card: 'ion-cannon-frigate' },
          { card: 'scout', leader: 'squadron-leader' },
          { card: 'heavy-corvette', leader: 'commander' },
        ],
      },
      taiidan: { units: [{ card: 'carrier', leader: 'vice-admiral' }] },
    }),
    rejects: { code: 'too-many-on-board', rule: 'FC-REI-1' },
  },
  {
    id: 'a-ready-made-force-needs-no-tabs',
    covers: ['FC-REI-14'],
    start: { scenario: 'icebreaker' },
    dice: ones(15 + 51),
    then: {
      position: {
        units: [
          { id: 'taiidan-assault-frigate-a', leader: 'captain', place: 'board' },
          { id: 'taiidan-assault-frigate-b', leader: null },
          { id: 'taiidan-assault-frigate-c', leader: null },
          { id: 'kushan-attack-bomber-a', place: 'embarked', parent: 'kushan-mothership-a' },
        ],
      },
    },
  },
  {
    id: 'which-a-bought-force-of-the-same-frigates-does',
    covers: ['FC-REI-14', 'FC-FB-4'],
    start: {
      scenario: 'freeform-battle',
      forces: {
        kushan: { units: [{ card: 'mothership', leader: 'vice-admiral' }] },
        taiidan: {
          units: [
            { card: 'assault-frigate', leader: 'captain' },
            { card: 'assault-frigate' },
            { card: 'assault-frigate' },
          ],
        },
      },
    },
    rejects: { code: 'no-tab', rule: 'FC-FB-4' },
  },
  {
    id: 'freeform-players-agree-on-a-reserve',
    covers: ['FC-REI-15', 'FC-REI-1'],
    start: held({ stars: 10, fromRound: 2 }),
    dice: ones(5 + 51),
    then: {
      position: {
        reserveFrom: 2,
        units: [
          { id: 'kushan-ion-cannon-frigate-a', place: 'reserve' },
          { id: 'kushan-mothership-a', place: 'board' },
        ],
      },
    },
  },
  {
    id: 'without-which-all-units-start',
    covers: ['FC-REI-15', 'FC-REI-1'],
    start: { ...held({ stars: 10 }), freeform: { stars: 25 } },
    rejects: { code: 'no-reserve', rule: 'FC-REI-1' },
  },
  {
    id: 'of-less-than-the-whole-force',
    covers: ['FC-REI-15'],
    start: held({ stars: 25 }),
    rejects: { code: 'reserve-too-large', rule: 'FC-REI-15' },
  },
  {
    id: 'which-leaves-less-for-the-board',
    covers: ['FC-REI-15', 'FC-REI-1'],
    start: held({ stars: 15 }),
    rejects: { code: 'too-many-on-board', rule: 'FC-REI-1' },
  },
  {
    id: 'an-agreed-reserve-comes-from-its-round',
    covers: ['FC-REI-15', 'FC-REI-1'],
    given: agreed(1),
    when: [calls, arrives(0, 4)],
    then: units({ id: 'lance', place: 'board', at: [0, 4] }),
  },
  {
    id: 'and-not-before',
    covers: ['FC-REI-15', 'FC-REI-1'],
    given: agreed(2),
    when: [calls],
    rejects: { code: 'too-early', rule: 'FC-REI-1' },
  },
]);
