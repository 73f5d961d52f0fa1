/** The scenarios (12), their special actions, zones and victory, and the civilians that sail in them (2.3.4, 11.1). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

type Seat = 'seat-1' | 'seat-2';
const spot = (x: number, y: number) => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const by = (seat: Seat, command: Fields) => ({ by: seat, command });
const mils = (west: number, south: number, east: number, north: number): Fields => ({
  west: west * 1000,
  south: south * 1000,
  east: east * 1000,
  north: north * 1000,
});

/** Designs for a setup. */
const design = (name: string, code: string, rank = 'captain', rest: Fields = {}): Fields => ({
  name,
  class: code,
  rank,
  weapons: {},
  equipment: {},
  customizations: [],
  ...rest,
});
const fleet = (name: string, ...squadrons: Fields[][]): Fields => ({
  name,
  faction: 'Meridian',
  squadrons: squadrons.map((ships, index) => ({ name: `${name} ${index + 1}`, ships })),
});
const waders = fleet('Waders', [design('Tern', 'FF', 'admiral')]);
const stones = fleet('Stones', [design('Onyx', 'FF', 'admiral')]);
const freighters = ['Wheat', 'Barley', 'Rye', 'Oats', 'Millet'].map((name) => design(name, 'AFL'));
const convoy = fleet('Waders', [design('Tern', 'FF', 'admiral')], freighters);
const setup = (rest: Fields): Fields => ({ fleets: [waders, stones], maxPoints: 500, terrain: [], ...rest });
const started = (match: Fields, state: Fields = {}): Fields => ({ kind: 'match-started', state: { match, ...state } });

const choosing: RebellionCase[] = [
  {
    id: 'a-scenario-is-agreed',
    covers: ['QR-5.2.1a', 'QR-12.2a', 'R-QR-48'],
    start: setup({ scenario: 'planetary-invasion' }),
    dice: [15, 5],
    then: {
      events: [
        started(
          { scenario: 'planetary-invasion', rounds: 6 },
          {
            terrain: { planet: { at: spot(24, 24), footprint: { radiusMils: 3000 } } },
            sides: {
              'seat-1': { divisions: 0, zone: mils(0, 0, 48, 8), otherZone: null },
              'seat-2': { divisions: 0, zone: mils(0, 40, 48, 48) },
            },
          },
        ),
      ],
    },
  },
  {
    id: 'the-competitive-table-knows-one-scenario-and-is-thrown-again',
    covers: ['QR-12.0a', 'QR-5.2.1a', 'R-QR-48'],
    start: setup({ scenario: 'competitive' }),
    dice: [2, 3, 4, 5, 6, 1, 15, 5],
    then: {
      events: [
        started({ scenario: 'border-skirmish' }),
        { kind: 'scenario-rolled', table: 'competitive', faces: [2, 3, 4, 5, 6, 1], scenario: 'border-skirmish' },
      ],
    },
  },
  {
    id: 'the-narrative-table-shows-an-invasion',
    covers: ['QR-12.0b', 'QR-5.2.1a', 'R-QR-48'],
    start: setup({ scenario: 'narrative' }),
    dice: [1, 3, 5, 6, 2, 15, 5],
    then: {
      events: [
        started({ scenario: 'planetary-invasion' }),
        { kind: 'scenario-rolled', table: 'narrative', faces: [1, 3, 5, 6, 2], scenario: 'planetary-invasion' },
      ],
    },
  },
  {
    id: 'the-narrative-table-shows-a-convoy-that-these-fleets-have',
    covers: ['QR-12.0b', 'R-QR-48', 'R-QR-242'],
    start: setup({ scenario: 'narrative', fleets: [convoy, stones] }),
    // Without its freighters the fleet could play 2, which it cannot with them.
    dice: [2, 4, 15, 5],
    then: {
      events: [
        started({ scenario: 'convoy-escort' }),
        { kind: 'scenario-rolled', faces: [2, 4], scenario: 'convoy-escort' },
      ],
    },
  },
  {
    id: 'a-convoy-that-nobody-brings-is-thrown-again',
    covers: ['QR-12.0b', 'R-QR-242'],
    start: setup({ scenario: 'narrative' }),
    dice: [4, 2, 15, 5],
    then: { events: [started({ scenario: 'planetary-invasion' }), { kind: 'scenario-rolled', faces: [4, 2] }] },
  },
  {
    id: 'set-up-goes-in-its-order',
    covers: ['QR-5.2a'],
    start: setup({
      scenario: 'competitive',
      terrain: [{ kind: 'minefield', footprint: { kind: 'circle', radiusMils: 2000 } }],
      fleets: [
        fleet('Waders', [design('Tern', 'FF', 'admiral', { equipment: { E1: 'minelayer' } })]),
        fleet(
          'Stones',
          [design('Onyx', 'FF', 'admiral')],
          [design('Opal', 'K', 'commander', { customizations: ['scout'] })],
        ),
      ],
    }),
    // The scenario; who places terrain; the drift of the mines; who deploys first; initiative.
    dice: [1, 15, 5, 20, 4, 11, 10, 4, 3, 2],
    when: [
      by('seat-1', { kind: 'place-terrain', terrain: 'terrain-01', at: spot(10, 24) }),
      by('seat-1', { kind: 'lay-mines', ship: 's1-01-1', at: spot(38, 24), facingCdeg: 0 }),
      by('seat-1', { kind: 'stay-on-field', ship: 's1-01-1' }),
      by('seat-2', { kind: 'choose-deployer', first: true }),
      by('seat-2', {
        kind: 'deploy-squadron',
        squadron: 's2-01',
        ships: [{ ship: 's2-01-1', at: spot(24, 44), facingCdeg: 18000 }],
        fighters: [],
      }),
      by('seat-2', { kind: 'hold-scouts' }),
      by('seat-2', {
        kind: 'deploy-squadron',
        squadron: 's2-02',
        ships: [{ ship: 's2-02-1', at: spot(30, 44), facingCdeg: 18000 }],
        fighters: [],
      }),
    ],
    then: {
      events: [
        { kind: 'match-started' },
        { kind: 'scenario-rolled' },
        { kind: 'terrain-placed' },
        { kind: 'mines-laid' },
        { kind: 'deployment-rolled' },
        { kind: 'squadron-deployed', squadron: 's2-01' },
        { kind: 'scouts-held' },
        { kind: 'squadron-deployed', squadron: 's2-02' },
        { kind: 'round-began', round: 1 },
      ],
    },
  },
  {
    id: 'support-ground-assault-begins-with-ten-divisions-each',
    covers: ['QR-12.3a', 'R-QR-183'],
    start: setup({ scenario: 'support-ground-assault' }),
    dice: [15, 5],
    then: {
      events: [
        started(
          { scenario: 'support-ground-assault', rounds: 6 },
          { sides: { 'seat-1': { divisions: 10 }, 'seat-2': { divisions: 10 } }, terrain: { planet: {} } },
        ),
      ],
    },
  },
];

const agreed: RebellionCase[] = [
  {
    id: 'zones-are-as-deep-as-agreed',
    covers: ['R-QR-49'],
    start: setup({ options: { deploymentDepthMils: 12000 } }),
    dice: [15, 5],
    then: {
      events: [
        started(
          { options: { deploymentDepthMils: 12000 } },
          { sides: { 'seat-1': { zone: mils(0, 0, 48, 12) }, 'seat-2': { zone: mils(0, 36, 48, 48) } } },
        ),
      ],
    },
  },
  {
    id: 'the-planet-is-as-large-as-agreed',
    covers: ['R-QR-91'],
    start: setup({ options: { planetDiameterMils: 8000 } }),
    dice: [15, 5],
    then: { events: [started({}, { terrain: { planet: { footprint: { radiusMils: 4000 } } } })] },
  },
  {
    id: 'civilians-sail-in-ordinary-fleets-by-agreement',
    covers: ['R-QR-45'],
    start: setup({ options: { civiliansInFleets: true }, fleets: [convoy, stones] }),
    dice: [15, 5],
    then: { events: [started({ scenario: 'border-skirmish' })] },
  },
  {
    id: 'without-agreement-they-do-not',
    covers: ['R-QR-45'],
    start: setup({ fleets: [convoy, stones] }),
    rejects: { code: 'civilian-not-provided', rule: 'R-QR-45' },
  },
];

/** A cruiser in orbit north of the planet, flying east with two Cargo Spaces, in its Special Actions. */
const tern = (rest: Fields = {}, code = 'CR'): Fields => ({
  name: 'Tern',
  class: code,
  at: [24, 29],
  facing: 90,
  equipment: { E1: 'cargo-space', E2: 'cargo-space' },
  weapons: { T1: 'autocannon 3' },
  ...rest,
});
const onyx: Fields = { name: 'Onyx', class: 'CR', at: [24, 44], facing: 180 };
/** Another ship in orbit, so that the segment does not pass by itself. */
const knot: Fields = { ...tern(), name: 'Knot', rank: 'captain', at: [24, 19], facing: 270 };
const overPlanet = (ship: Fields, rest: Fields = {}, mates: Fields[] = []): Fields => ({
  scenario: 'planetary-invasion',
  active: 'Waders',
  segment: 'special',
  terrain: [{ kind: 'planet', at: [24, 24] }],
  sides: { 'seat-1': { divisions: 0 }, 'seat-2': { divisions: 4 } },
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [ship, ...mates] },
    { name: 'Stones', seat: 'seat-2', ships: [onyx] },
  ],
  ...rest,
});
const land = (space = 'E1') => by('seat-1', { kind: 'land-troops', ship: 'tern', space });
const bombard = (mount = 'T1') => by('seat-1', { kind: 'orbital-bombardment', ship: 'tern', mount });
const assault = (ship: Fields, rest: Fields = {}, mates: Fields[] = []): Fields =>
  overPlanet(ship, { scenario: 'support-ground-assault', ...rest }, mates);

const landing: RebellionCase[] = [
  {
    id: 'a-medium-hull-lands-two-divisions-from-a-cargo-space',
    covers: ['QR-12.2b', 'QR-11.6.8a', 'R-QR-183'],
    given: overPlanet(tern()),
    when: [land('E2')],
    then: {
      events: [{ kind: 'troops-landed', ship: 'tern', space: 'E2', landed: 2, divisions: 2 }],
      position: {
        sides: { 'seat-1': { divisions: 2 }, 'seat-2': { divisions: 4 } },
        squadrons: [{ ships: [{ name: 'Tern', destroyed: ['E2'], activation: { special: 'land-troops' } }] }, {}],
      },
    },
  },
  {
    id: 'a-large-hull-lands-three-divisions',
    covers: ['QR-11.6.8a', 'QR-12.2b'],
    given: overPlanet(tern({ weapons: {} }, 'BB')),
    when: [land()],
    then: { events: [{ kind: 'troops-landed', landed: 3, divisions: 3 }] },
  },
  {
    id: 'a-small-hull-lands-one-division',
    covers: ['QR-11.6.8a', 'QR-12.2b'],
    given: overPlanet(tern({ weapons: {} }, 'FF')),
    when: [land()],
    then: { events: [{ kind: 'troops-landed', landed: 1, divisions: 1 }] },
  },
  {
    id: 'a-ship-out-of-orbit-lands-nobody',
    covers: ['QR-12.2b'],
    given: overPlanet(tern({ at: [24, 30.5] }), {}, [knot]),
    when: [land()],
    rejects: { code: 'not-in-orbit', rule: 'QR-12.2b' },
  },
  {
    id: 'a-ship-that-does-not-face-along-the-planet-is-in-no-orbit',
    covers: ['QR-12.2b'],
    given: overPlanet(tern({ facing: 45 }), {}, [knot]),
    when: [land()],
    rejects: { code: 'not-in-orbit', rule: 'QR-12.2b' },
  },
  {
    id: 'a-lost-cargo-space-lands-nobody',
    covers: ['QR-12.2b', 'R-QR-183'],
    given: overPlanet(tern({ destroyed: ['E1'] })),
    when: [land()],
    rejects: { code: 'no-cargo', rule: 'QR-12.2b' },
  },
  {
    id: 'one-landing-is-the-special-action-of-the-ship',
    covers: ['QR-12.2b', 'QR-8.3a'],
    given: overPlanet(tern(), {}, [knot]),
    when: [land('E1'), land('E2')],
    rejects: { code: 'special-taken', rule: 'QR-8.3a' },
  },
  {
    id: 'in-a-skirmish-nobody-lands',
    covers: ['QR-8.3b', 'QR-12.2b'],
    given: overPlanet(tern({ equipment: { E1: 'cargo-space', E2: 'beacon-deployment' } }), {
      scenario: 'border-skirmish',
      sides: {},
    }),
    when: [land()],
    rejects: { code: 'not-in-scenario', rule: 'QR-8.3b' },
  },
];

const bombarding: RebellionCase[] = [
  {
    id: 'twelve-from-orbit-removes-a-division',
    covers: ['QR-12.3b', 'R-QR-184'],
    given: assault(tern()),
    dice: [12],
    when: [bombard()],
    then: {
      events: [{ kind: 'planet-bombarded', face: 12, lost: 1, divisions: 3 }],
      position: { sides: { 'seat-2': { divisions: 3 } } },
    },
  },
  {
    id: 'eleven-from-orbit-does-nothing',
    covers: ['QR-12.3b'],
    given: assault(tern()),
    dice: [11],
    when: [bombard()],
    then: { events: [{ kind: 'planet-bombarded', lost: 0, divisions: 4 }] },
  },
  {
    id: 'divisions-never-fall-below-none',
    covers: ['QR-12.3a', 'QR-12.3b', 'R-QR-184'],
    given: assault(tern(), { sides: { 'seat-1': { divisions: 3 }, 'seat-2': { divisions: 0 } } }),
    dice: [20],
    when: [bombard()],
    then: { events: [{ kind: 'planet-bombarded', lost: 0, divisions: 0 }] },
  },
  {
    id: 'troops-land-beyond-ten',
    covers: ['QR-12.3a', 'QR-12.2b'],
    given: assault(tern(), { sides: { 'seat-1': { divisions: 10 }, 'seat-2': { divisions: 10 } } }),
    when: [land()],
    then: { events: [{ kind: 'troops-landed', divisions: 12 }] },
  },
  {
    id: 'a-beam-does-not-bombard',
    covers: ['QR-12.3b'],
    given: assault(tern({ weapons: { T1: 'beam 3' } })),
    when: [bombard()],
    rejects: { code: 'no-turret', rule: 'QR-12.3b' },
  },
  {
    id: 'a-turret-that-is-offline-does-not-bombard',
    covers: ['QR-12.3b', 'R-QR-184'],
    given: assault(tern({ offline: ['T1'] })),
    when: [bombard()],
    rejects: { code: 'no-turret', rule: 'QR-12.3b' },
  },
  {
    id: 'out-of-orbit-nobody-bombards',
    covers: ['QR-12.3b'],
    given: assault(tern({ at: [24, 31] }), {}, [knot]),
    when: [bombard()],
    rejects: { code: 'not-in-orbit', rule: 'QR-12.3b' },
  },
  {
    id: 'nobody-bombards-under-a-cloak',
    covers: ['QR-12.3b', 'QR-11.6.10b'],
    given: assault(tern({ equipment: { E1: 'cloaking device', E2: 'auxiliary power unit' }, cloak: 'on' }), {}, [knot]),
    when: [bombard()],
    rejects: { code: 'cloaked', rule: 'QR-11.6.10b' },
  },
  {
    id: 'the-turret-that-bombarded-does-not-fire',
    covers: ['QR-12.3b', 'R-QR-184'],
    given: assault(tern({ weapons: { T1: 'autocannon 3', S: 'beam 4' }, facing: 270 })),
    dice: [3],
    when: [
      bombard(),
      by('seat-1', { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: [{ mount: 'T1' }] }] }),
    ],
    rejects: { code: 'weapon-fired', rule: 'QR-8.4.5.3i' },
  },
  {
    id: 'an-invasion-knows-no-bombardment',
    covers: ['QR-12.3b', 'QR-12.2a', 'QR-8.3b'],
    given: overPlanet(tern()),
    when: [bombard()],
    rejects: { code: 'not-in-scenario', rule: 'QR-8.3b' },
  },
];

/** The last repair of round 6 is given up: the check of the End Phase comes next time. */
const lastRound = (scenario: string, divisions: readonly [number, number], rest: Fields = {}): Fields => ({
  scenario,
  round: 6,
  turn: 'seat-1',
  sides: { 'seat-1': { divisions: divisions[0] }, 'seat-2': { divisions: divisions[1], score: 100 } },
  squadrons: [
    { name: 'Waders', seat: 'seat-1', activated: true, ships: [{ name: 'Tern', class: 'CR', at: [10, 10] }] },
    {
      name: 'Reeds',
      seat: 'seat-1',
      ships: [{ name: 'Rail', class: 'FF', rank: 'commander', customizations: ['ambush'] }],
    },
    { name: 'Stones', seat: 'seat-2', activated: true, ships: [onyx] },
  ],
  discs: [{ squadron: 'Reeds', at: [20, 20] }],
  ...rest,
});
const done = by('seat-1', { kind: 'stay-hidden' });

const invasions: RebellionCase[] = [
  {
    id: 'after-round-six-the-most-divisions-win-whatever-the-points',
    covers: ['QR-12.2a', 'QR-1.6a', 'R-QR-183', 'R-QR-244'],
    given: lastRound('planetary-invasion', [5, 3]),
    when: [done],
    then: {
      outcome: {
        winner: 'seat-1',
        reason: 'More divisions are on the planet',
        points: { 'seat-1': 5, 'seat-2': 3 },
      },
    },
  },
  {
    id: 'a-ground-battle-that-is-given-up-is-told-in-divisions',
    covers: ['R-QR-180', 'R-QR-260', 'R-QR-244'],
    given: lastRound('planetary-invasion', [5, 3]),
    when: [by('seat-1', { kind: 'concede' })],
    then: { outcome: { winner: 'seat-2', reason: 'Concession', points: { 'seat-1': 5, 'seat-2': 3 } } },
  },
  {
    id: 'as-many-divisions-are-a-draw',
    covers: ['QR-12.3a', 'R-QR-183', 'R-QR-180'],
    given: lastRound('support-ground-assault', [9, 9]),
    when: [done],
    then: { outcome: { winner: null, reason: 'Both sides have as many divisions on the planet' } },
  },
  {
    id: 'before-round-six-the-invasion-goes-on',
    covers: ['QR-12.2a'],
    given: lastRound('planetary-invasion', [5, 3], { round: 5 }),
    dice: [10, 4, 3, 2],
    when: [done],
    then: { events: [{ kind: 'round-began', round: 6 }], outcome: null },
  },
];

const file: CaseFile = {
  ruleset: 'quantum-rebellion',
  cases: [...choosing, ...agreed, ...landing, ...bombarding, ...invasions],
};
export default file;
