/** Force building, terrain and objectives of freeform scenarios (section 21, scenarios 8 to 10). */
import type { CaseFile } from '../../kernel/index.ts';
import type { FleetCase, Fields } from './written.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const mothership: Fields = { card: 'mothership', leader: 'vice-admiral' };
const destroyer: Fields = { card: 'destroyer', leader: 'vice-admiral' };
const kushan = (...units: Fields[]): Fields => ({ units: [mothership, ...units] });
const taiidan = (...units: Fields[]): Fields => ({ units: [destroyer, ...units] });

const battle = (forces: Fields, change: Fields = {}): Fields => ({ scenario: 'freeform-battle', forces, ...change });
/** The Kushan build these besides the flagship; the Taiidan bring their flagship alone. */
const build = (...units: Fields[]): Fields => battle({ kushan: kushan(...units), taiidan: taiidan() });
const refused = (id: string, covers: string[], start: Fields, code: string, rule: string): FleetCase => ({
  id,
  covers,
  start,
  rejects: { code, rule },
});

const spread = [
  [2, 2],
  [2, 5],
  [4, 2],
  [4, 5],
  [8, 2],
  [8, 5],
].map(([col = 0, row = 0]) => ({ col, row }));
const fields = (...last: Fields[]): Fields =>
  battle({ kushan: kushan(), taiidan: taiidan() }, { asteroids: [...spread.slice(0, 6 - last.length), ...last] });

const cases: FleetCase[] = [
  {
    id: 'a-built-force-waits-for-its-deployment-with-a-free-squadron-aboard',
    covers: [
      'FC-FB-1',
      'FC-FB-2',
      'FC-FB-3',
      'FC-FB-4',
      'FC-FB-5',
      'FC-FB-6',
      'FC-FB-7',
      'FC-FB-8',
      'FC-FB-9',
      'FC-FB-16',
      'FC-FB-17',
      'FC-MISC-12',
      'FC-SCN-12',
      'FC-UNIT-11',
      'R-FC-205',
      'R-FC-206',
      'R-FC-209',
      'R-FC-236',
    ],
    start: build({ card: 'interceptor', leader: 'wing-commander' }, { card: 'attack-bomber', aboard: 0 }),
    dice: ones(5 + 51),
    then: {
      position: {
        roundsLeft: 10,
        hands: { kushan: { hand: 8, play: 4 } },
        units: [
          { id: 'kushan-mothership-a', place: 'board', at: null },
          { id: 'kushan-interceptor-a', place: 'embarked', parent: 'kushan-mothership-a', free: true },
          { id: 'kushan-interceptor-b', place: 'board', at: null, leader: 'wing-commander', free: false },
          { id: 'kushan-attack-bomber-a', place: 'embarked', parent: 'kushan-mothership-a', free: false },
        ],
        objectives: [
          { id: 'kushan-major', target: 15, medals: 2 },
          { id: 'kushan-minor', target: 10, medals: 1 },
        ],
      },
    },
  },
  {
    id: 'objectives-are-60-and-40-in-a-hundred-of-the-force',
    covers: ['FC-FB-16', 'FC-MISC-26', 'FC-WIN-6', 'R-FC-181', 'R-FC-209'],
    start: battle({ kushan: kushan(), taiidan: taiidan() }, { freeform: { stars: 33, zones: 'opposite-sides' } }),
    dice: ones(5 + 51),
    then: {
      position: {
        objectives: [
          { id: 'kushan-major', target: 20, medals: 2 },
          { id: 'taiidan-minor', target: 14, medals: 1 },
        ],
      },
    },
  },
  {
    id: 'a-harvest-is-fought-for-on-a-field-of-the-players',
    covers: ['FC-FB-13', 'FC-FB-14', 'FC-FB-15', 'R-FC-208', 'R-FC-209'],
    start: battle({ kushan: kushan(), taiidan: taiidan() }, { freeform: { harvest: 'small' }, asteroids: spread }),
    dice: [6, ...ones(4), ...ones(51)],
    then: {
      position: {
        features: [
          { id: 'asteroids-1', at: [2, 2], value: 3 },
          { id: 'asteroids-2', at: [2, 5], value: 0 },
          { id: 'asteroids-6', at: [8, 5], value: 3 },
        ],
        objectives: [
          { id: 'kushan-harvest-major', target: 6, medals: 2 },
          { id: 'taiidan-harvest-minor', target: 4, medals: 1 },
        ],
      },
    },
  },
  {
    id: 'freighters-come-free-with-their-captains',
    covers: ['R-FC-199', 'R-FC-237'],
    start: {
      scenario: 'convoy',
      forces: {
        kushan: { units: [destroyer, { card: 'ion-cannon-frigate', leader: 'captain' }] },
        taiidan: taiidan({ card: 'ion-cannon-frigate', reserve: true }, { card: 'ion-cannon-frigate', reserve: true }),
      },
    },
    dice: ones(6 + 51),
    then: {
      position: {
        units: [
          { id: 'kushan-bulk-freighter-a', at: [0, 2], leader: 'captain', free: true, ships: 2 },
          { id: 'kushan-bulk-freighter-c', at: [0, 6], leader: 'captain', free: true },
          { id: 'taiidan-ion-cannon-frigate-b', place: 'reserve' },
        ],
      },
    },
  },
  {
    id: 'the-last-stand-gives-each-player-a-hand',
    covers: ['FC-SCN-16', 'R-FC-200', 'R-FC-201', 'R-FC-202'],
    start: {
      scenario: 'last-stand',
      players: { kushan: 2, taiidan: 1 },
      forces: {
        kushan: {
          units: [
            { ...mothership, player: 1 },
            { card: 'interceptor', leader: 'wing-commander', player: 2 },
          ],
        },
        taiidan: { units: [{ card: 'carrier', leader: 'vice-admiral' }] },
      },
    },
    dice: ones(5 + 51),
    then: {
      position: {
        options: { playCap: 5 },
        hands: {
          'kushan-1': { seats: ['seat-1'], hand: 6, play: 3 },
          'kushan-2': { seats: ['seat-2'], hand: 4, play: 2 },
          taiidan: { seats: ['seat-3'], hand: 6, play: 3 },
        },
        units: [
          { id: 'kushan-mothership-a', seat: 'seat-1' },
          { id: 'kushan-interceptor-a', seat: 'seat-1', parent: 'kushan-mothership-a' },
          { id: 'kushan-interceptor-b', seat: 'seat-2' },
        ],
      },
    },
  },
  {
    id: 'forces-may-have-any-size',
    covers: ['FC-FB-18', 'FC-FB-20', 'R-FC-236'],
    start: battle({ kushan: kushan(), taiidan: taiidan() }, { freeform: { stars: 100, zones: 'gauntlet' } }),
    // Nobody gives cards for the roll; the Taiidan lose it with 1 against 2 and place first.
    dice: [...ones(5 + 51), 2, 1],
    when: [
      { by: 'seat-1', command: { kind: 'bid-initiative', cards: [] } },
      { by: 'seat-2', command: { kind: 'bid-initiative', cards: [] } },
      {
        by: 'seat-2',
        command: { kind: 'deploy-unit', unit: 'taiidan-destroyer-a', at: { col: 1, row: 4 }, facing: 1 },
      },
      {
        by: 'seat-1',
        command: { kind: 'deploy-unit', unit: 'kushan-mothership-a', at: { col: 5, row: 8 }, facing: 5 },
      },
    ],
    then: {
      events: [
        { kind: 'initiative-rolled', winner: 'kushan' },
        { kind: 'deployment-began', first: 'taiidan' },
        { kind: 'unit-deployed', unit: 'taiidan-destroyer-a' },
        { kind: 'unit-deployed', unit: 'kushan-mothership-a' },
      ],
      position: {
        objectives: [
          { id: 'kushan-major', target: 60 },
          { id: 'kushan-minor', target: 40 },
        ],
        units: [
          { id: 'kushan-mothership-a', at: [5, 8] },
          { id: 'kushan-interceptor-a', place: 'embarked' },
        ],
      },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'the-loser-of-the-first-roll-places-first',
    covers: ['FC-FB-12', 'FC-SEQ-7', 'R-FC-24', 'R-FC-207'],
    start: battle({ kushan: kushan(), taiidan: taiidan() }),
    dice: [...ones(5 + 51), 2, 5],
    when: [
      { by: 'seat-2', command: { kind: 'bid-initiative', cards: [] } },
      { by: 'seat-1', command: { kind: 'bid-initiative', cards: [] } },
    ],
    then: {
      events: [
        { kind: 'initiative-rolled', winner: 'taiidan' },
        { kind: 'deployment-began', first: 'kushan' },
      ],
      position: { step: 'deployment', order: ['taiidan', 'kushan'] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'one-player-against-two-takes-every-second-turn',
    covers: ['FC-SCN-16', 'R-FC-203', 'R-FC-239'],
    start: {
      scenario: 'last-stand',
      players: { kushan: 2, taiidan: 1 },
      forces: {
        kushan: {
          units: [
            { ...mothership, player: 1 },
            { card: 'interceptor', leader: 'wing-commander', player: 2 },
          ],
        },
        taiidan: { units: [{ card: 'carrier', leader: 'vice-admiral' }] },
      },
    },
    dice: [...ones(5 + 51), 2, 5],
    when: [
      { by: 'seat-1', command: { kind: 'bid-initiative', cards: [] } },
      { by: 'seat-2', command: { kind: 'bid-initiative', cards: [] } },
      { by: 'seat-3', command: { kind: 'bid-initiative', cards: [] } },
    ],
    then: {
      position: { order: ['taiidan', 'kushan-1', 'taiidan', 'kushan-2'] },
      awaiting: ['seat-1', 'seat-2'],
    },
  },
  refused(
    'a-fixed-scenario-is-played-as-it-is',
    ['FC-MISC-26'],
    { scenario: 'nova-raid', freeform: { stars: 30 } },
    'fixed-scenario',
    'FC-MISC-26',
  ),
  refused(
    'a-fixed-scenario-has-its-own-fields',
    ['FC-SET-1'],
    { scenario: 'fools-gold', asteroids: spread },
    'fixed-terrain',
    'FC-SET-1',
  ),
  refused(
    'a-force-buys-of-its-own-faction',
    ['FC-FB-1'],
    battle({ kushan: kushan(), taiidan: taiidan({ card: 'salvage-corvette' }) }),
    'not-of-faction',
    'FC-FB-1',
  ),
  refused(
    'a-force-stays-within-its-stars',
    ['FC-FB-2'],
    build({ card: 'assault-frigate' }, { card: 'assault-frigate' }, { card: 'assault-frigate' }),
    'too-many-stars',
    'FC-FB-2',
  ),
  refused(
    'a-leader-sits-on-a-unit-of-its-type',
    ['FC-FB-3', 'R-FC-206'],
    build({ card: 'heavy-corvette', leader: 'captain' }),
    'wrong-leader',
    'FC-FB-3',
  ),
  refused(
    'a-unit-needs-a-tab',
    ['FC-FB-4', 'FC-FB-6', 'R-FC-205'],
    build({ card: 'interceptor' }),
    'no-tab',
    'FC-FB-4',
  ),
  refused(
    'a-tab-for-fighters-buys-no-corvette',
    ['FC-FB-5'],
    build({ card: 'interceptor', leader: 'wing-commander' }, { card: 'heavy-corvette' }),
    'no-tab',
    'FC-FB-4',
  ),
  refused(
    'frigates-do-not-start-aboard',
    ['FC-FB-8'],
    build({ card: 'ion-cannon-frigate', aboard: 0 }),
    'cannot-embark',
    'FC-FB-8',
  ),
  refused(
    'a-battle-without-a-reserve-has-none',
    ['FC-REI-1'],
    build({ card: 'ion-cannon-frigate', reserve: true }),
    'no-reserve',
    'FC-REI-1',
  ),
  refused(
    'strike-craft-do-not-arrive-by-themselves',
    ['R-FC-180'],
    {
      scenario: 'last-stand',
      forces: {
        kushan: { units: [mothership, { card: 'interceptor', leader: 'squadron-leader', reserve: true }] },
        taiidan: { units: [{ card: 'carrier', leader: 'vice-admiral' }] },
      },
    },
    'cannot-arrive',
    'R-FC-180',
  ),
  refused(
    'stations-do-not-arrive',
    ['R-FC-230'],
    {
      scenario: 'last-stand',
      forces: {
        kushan: { units: [mothership, { card: 'space-station', leader: 'vice-admiral', reserve: true }] },
        taiidan: { units: [{ card: 'carrier', leader: 'vice-admiral' }] },
      },
    },
    'cannot-arrive',
    'R-FC-230',
  ),
  refused(
    'the-flagship-must-start',
    ['R-FC-201'],
    {
      scenario: 'last-stand',
      forces: { kushan: kushan(), taiidan: taiidan() },
    },
    'must-start',
    'R-FC-201',
  ),
  refused(
    'there-is-one-destroyer-in-the-box',
    ['FC-COMP-5'],
    battle({ kushan: kushan(), taiidan: taiidan(destroyer) }),
    'too-few-models',
    'FC-COMP-5',
  ),
  {
    id: 'players-may-lift-the-cap-on-models',
    covers: ['FC-COMP-5'],
    start: battle({ kushan: kushan(), taiidan: taiidan(destroyer) }, { options: { modelCap: false } }),
    dice: ones(5 + 51),
    then: { position: { units: [{ id: 'taiidan-destroyer-b', leader: 'vice-admiral' }] } },
  },
  refused(
    'fields-keep-two-hexes-off-the-edges',
    ['FC-FB-13', 'R-FC-208'],
    fields({ col: 11, row: 4 }),
    'asteroid-edge',
    'R-FC-208',
  ),
  refused(
    'fields-leave-a-clear-hex-between-them',
    ['FC-FB-13', 'R-FC-208'],
    fields({ col: 8, row: 3 }),
    'asteroid-crowded',
    'R-FC-208',
  ),
  refused(
    'fields-do-not-lie-on-the-planet',
    ['FC-FB-13', 'R-FC-208'],
    fields({ col: 6, row: 4 }),
    'asteroid-taken',
    'R-FC-208',
  ),
  refused(
    'the-field-has-its-number-of-tokens',
    ['FC-FB-13'],
    battle({ kushan: kushan(), taiidan: taiidan() }, { asteroids: spread.slice(0, 4) }),
    'asteroid-count',
    'FC-FB-13',
  ),
  refused(
    'fixed-scenarios-bring-their-forces',
    ['FC-SET-1'],
    { scenario: 'first-contact', forces: { kushan: kushan() } },
    'fixed-forces',
    'FC-SET-1',
  ),
  refused('a-freeform-battle-needs-two-forces', ['FC-FB-2'], battle({ kushan: kushan() }), 'no-force', 'FC-FB-2'),
];

export default { ruleset: 'fleet-command', cases } satisfies CaseFile;
