/** Scenarios (15.1, 6.2.1): what each makes of the table, and what it counts. */
import type { CaseFile } from '../../kernel/index.ts';
import { accepted, alone, refused } from './drawn.ts';
import { type ArmadaCase, by, type Fields, squadron } from './written.ts';

const cruiser: Fields = { class: 'CR' };
const freighters = ['Rye', 'Oats', 'Wheat', 'Barley', 'Millet'].map((name): Fields => ({
  name,
  class: 'AFL',
  rank: 'captain',
}));
const escort = [...alone(cruiser), freighters];
const skirmish = { scenario: 'border-skirmish' };
const convoy = { scenario: 'convoy-escort' };

const begun: ArmadaCase[] = [
  accepted(
    'a-border-skirmish-has-a-planet-at-the-centre-and-six-rounds',
    ['DA-15.1', 'DA-6.2.1', 'R-DA-157', 'R-DA-42'],
    alone(cruiser),
    {
      match: { scenario: 'border-skirmish', rounds: 6, table: { widthMils: 48_000, heightMils: 48_000 } },
      terrain: {
        planet: {
          kind: 'planet',
          at: { xMils: 24_000, yMils: 24_000 },
          footprint: { kind: 'circle', radiusMils: 3000 },
        },
      },
    },
    skirmish,
  ),
  accepted(
    'the-planet-of-a-scenario-is-as-wide-as-is-agreed',
    ['R-DA-157', 'DA-15.1'],
    alone(cruiser),
    { terrain: { planet: { footprint: { radiusMils: 4000 } } } },
    { ...skirmish, options: { planetDiameterMils: 8000 } },
  ),
  accepted(
    'an-escort-brings-five-large-freighters-and-begins-in-the-west',
    ['DA-15.4a', 'DA-6.2.1', 'R-DA-160', 'R-DA-26'],
    escort,
    {
      match: { convoy: { escort: 'seat-1', exits: 0 }, table: { widthMils: 72_000, heightMils: 48_000 } },
      sides: {
        'seat-1': { zone: { west: 0, south: 0, east: 8000, north: 48_000 } },
        'seat-2': {
          zone: { west: 36_000, south: 0, east: 72_000, north: 8000 },
          otherZone: { west: 36_000, south: 40_000, east: 72_000, north: 48_000 },
        },
      },
    },
    convoy,
  ),
  refused(
    'an-escort-without-freighters-does-not-begin',
    ['DA-15.4a', 'R-DA-160'],
    alone(cruiser),
    { code: 'no-convoy', rule: 'DA-15.4a' },
    convoy,
  ),
  refused(
    'a-fleet-is-made-for-its-scenario-freighters-only-for-a-convoy',
    ['DA-6.2.1', 'R-DA-26'],
    escort,
    { code: 'civilian-not-provided', rule: 'R-DA-26' },
    skirmish,
  ),
];

const scored: ArmadaCase[] = [
  {
    id: 'points-decide-a-border-skirmish',
    covers: ['DA-15.1', 'R-DA-157', 'DA-10.1d'],
    given: {
      scenario: 'border-skirmish',
      round: 6,
      active: 'Waders',
      segment: 'special',
      sides: { 'seat-1': { score: 20 }, 'seat-2': { score: 35 } },
      squadrons: [
        squadron('Waders', 'seat-1', [{ name: 'Tern', class: 'CR', rank: 'admiral', at: [10, 4] }]),
        squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'CR', rank: 'admiral', at: [40, 44] }], {
          activated: true,
        }),
      ],
    },
    when: by('seat-1', { kind: 'end-segment', segment: 'special' }),
    then: {
      events: [
        {
          kind: 'match-ended',
          outcome: { winner: 'seat-2', reason: 'All rounds are played', points: { 'seat-1': 20 } },
        },
      ],
    },
  },
];

const troops = { E1: 'cargo space', E2: 'cargo space' };
const planet: Fields = { kind: 'planet', id: 'planet', at: [24, 24] };
/** In orbit 2" north of the planet's edge, clockwise, since its activation began. */
const lander = (change: Fields = {}): Fields => ({
  name: 'Tern',
  class: 'CR',
  rank: 'admiral',
  at: [24, 29],
  facing: 90,
  speed: 'low',
  equipment: troops,
  activation: { from: { at: [24, 29], facing: 90 } },
  ...change,
});
const onyx = (change: Fields = {}): Fields => ({
  name: 'Onyx',
  class: 'CR',
  rank: 'admiral',
  at: [40, 44],
  facing: 180,
  ...change,
});
const about = (scenario: string, tern: Fields, change: Fields = {}, stones: Fields = onyx()): Fields => ({
  scenario,
  terrain: [planet],
  active: 'Waders',
  segment: 'special',
  sides: { 'seat-1': { divisions: 1 }, 'seat-2': { divisions: 3 } },
  squadrons: [
    squadron('Waders', 'seat-1', [tern]),
    squadron('Stones', 'seat-2', [stones], { activated: change['round'] === 6 }),
  ],
  ...change,
});
const invasion = (tern: Fields, change: Fields = {}): Fields => about('planetary-invasion', tern, change);
const assault = (tern: Fields, change: Fields = {}): Fields => about('support-ground-assault', tern, change);
const land = () => by('seat-1', { kind: 'land-troops', ship: 'tern', space: 'E1' });
const bombard = () => by('seat-1', { kind: 'orbital-bombardment', ship: 'tern', mount: 'T1' });
const over = by('seat-1', { kind: 'end-segment', segment: 'special' });
const gun = (ordnance: string): Fields => ({ weapons: { T1: `${ordnance} d6` } });

const no = (
  id: string,
  covers: string[],
  given: Fields,
  when: ArmadaCase['when'],
  code: string,
  rule: string,
): ArmadaCase => ({
  id,
  covers,
  given,
  when,
  rejects: { code, rule },
});

const landed: ArmadaCase[] = [
  accepted(
    'a-planetary-invasion-begins-without-divisions-on-its-planet',
    ['DA-15.2a', 'DA-15.0', 'R-DA-158'],
    alone(cruiser),
    {
      match: { scenario: 'planetary-invasion', rounds: 6 },
      sides: { 'seat-1': { divisions: 0 }, 'seat-2': { divisions: 0 } },
      terrain: { planet: { at: { xMils: 24_000, yMils: 24_000 } } },
    },
    { scenario: 'planetary-invasion' },
  ),
  {
    id: 'a-ship-in-orbit-lands-as-many-divisions-as-its-hull-size',
    covers: ['DA-15.2a', 'DA-12.7.7b', 'R-DA-158'],
    given: invasion(lander()),
    when: land(),
    then: {
      events: [{ kind: 'troops-landed', by: 'seat-1', ship: 'tern', space: 'E1', landed: 4, divisions: 5 }],
      position: {
        sides: { 'seat-1': { divisions: 5 }, 'seat-2': { divisions: 3 } },
        squadrons: [
          { id: 'waders', ships: [{ id: 'tern', destroyed: ['E1'], activation: { special: 'land-troops' } }] },
        ],
      },
    },
  },
  no(
    'troops-are-landed-once-in-a-round',
    ['DA-15.2a', 'DA-9.3'],
    invasion(lander(), {
      squadrons: [
        // Knot may evade yet, so that the segment goes on.
        squadron('Waders', 'seat-1', [
          lander({ activation: { special: 'evade' } }),
          { name: 'Knot', class: 'FF', rank: 'captain', at: [6, 6] },
        ]),
        squadron('Stones', 'seat-2', [onyx()]),
      ],
    }),
    land(),
    'special-taken',
    'DA-9.3',
  ),
  no(
    'troops-are-landed-from-orbit',
    ['DA-15.2a', 'R-DA-158'],
    invasion(lander({ at: [24, 31] })),
    land(),
    'not-in-orbit',
    'DA-15.2a',
  ),
  no(
    'troops-are-not-landed-on-the-turn-of-entry',
    ['DA-15.2a', 'R-DA-158'],
    invasion(lander({ activation: { from: { at: [18, 29], facing: 90 } } })),
    land(),
    'entered-orbit',
    'DA-15.2a',
  ),
  no(
    'troops-need-a-working-cargo-space',
    ['DA-15.2a', 'R-DA-158'],
    invasion(lander({ destroyed: ['E1'] })),
    land(),
    'no-cargo',
    'DA-15.2a',
  ),
  no(
    'nobody-lands-troops-in-a-border-skirmish',
    ['DA-15.2a'],
    about('border-skirmish', lander()),
    land(),
    'not-in-scenario',
    'DA-9.3',
  ),
  no(
    'nobody-fires-at-troops-in-a-planetary-invasion',
    ['DA-15.3b'],
    invasion(lander(gun('autocannon'))),
    bombard(),
    'not-in-scenario',
    'DA-9.3',
  ),
];

const divided = (
  id: string,
  covers: string[],
  tern: Fields,
  scenario: string,
  sides: Fields,
  outcome: Fields,
): ArmadaCase => ({
  id,
  covers,
  given: about(scenario, tern, { round: 6, sides }),
  when: over,
  then: { events: [{ kind: 'match-ended', outcome }] },
});
const won: ArmadaCase[] = [
  divided(
    'most-divisions-win-whatever-the-points',
    ['DA-15.2b', 'R-DA-158', 'R-DA-181'],
    lander(),
    'planetary-invasion',
    { 'seat-1': { divisions: 4 }, 'seat-2': { divisions: 3, score: 200 } },
    { winner: 'seat-1', reason: 'More divisions are on the planet', points: { 'seat-1': 4, 'seat-2': 3 } },
  ),
  divided(
    'as-many-divisions-are-a-draw',
    ['DA-15.2b', 'R-DA-158'],
    lander(),
    'planetary-invasion',
    { 'seat-1': { divisions: 4, score: 20 }, 'seat-2': { divisions: 4 } },
    { winner: null, reason: 'Both sides have as many divisions on the planet' },
  ),
  divided(
    'most-divisions-win-a-ground-assault',
    ['DA-15.3a', 'R-DA-159'],
    lander(),
    'support-ground-assault',
    { 'seat-1': { divisions: 9 }, 'seat-2': { divisions: 10 } },
    { winner: 'seat-2', points: { 'seat-1': 9, 'seat-2': 10 } },
  ),
];

const assaults: ArmadaCase[] = [
  accepted(
    'a-ground-assault-begins-with-ten-divisions-each',
    ['DA-15.3a', 'DA-15.0', 'R-DA-159'],
    alone(cruiser),
    { sides: { 'seat-1': { divisions: 10 }, 'seat-2': { divisions: 10 } } },
    { scenario: 'support-ground-assault' },
  ),
  {
    id: 'troops-are-landed-in-a-ground-assault-too',
    covers: ['DA-15.3a', 'DA-15.2a', 'R-DA-159'],
    given: assault(lander()),
    when: land(),
    then: { events: [{ kind: 'troops-landed', divisions: 5 }] },
  },
  {
    id: 'a-twelve-from-orbit-removes-a-division-instead-of-the-fire-of-the-turret',
    covers: ['DA-15.3b', 'DA-9.3.11', 'R-DA-100', 'R-DA-159', 'R-DA-173'],
    given: assault(lander(gun('autocannon'))),
    dice: [12],
    when: bombard(),
    then: {
      events: [{ kind: 'planet-bombarded', face: 12, lost: 1, divisions: 2, against: 'seat-2' }],
      position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', activation: { fired: ['T1'] } }] }] },
    },
  },
  {
    id: 'an-eleven-from-orbit-removes-nothing',
    covers: ['DA-15.3b', 'DA-9.3.11', 'R-DA-100', 'R-DA-159', 'R-DA-173'],
    given: assault(lander(gun('scatter'))),
    dice: [11],
    when: bombard(),
    then: { events: [{ kind: 'planet-bombarded', lost: 0, divisions: 3 }] },
  },
  {
    id: 'nobody-has-fewer-than-no-divisions',
    covers: ['DA-15.3a', 'R-DA-159'],
    given: assault(lander(gun('autocannon')), { sides: { 'seat-1': { divisions: 1 }, 'seat-2': { divisions: 0 } } }),
    dice: [20],
    when: bombard(),
    then: { events: [{ kind: 'planet-bombarded', lost: 0, divisions: 0 }] },
  },
  no(
    'a-beam-fires-at-no-troops',
    ['DA-15.3b', 'DA-9.3.11', 'R-DA-159', 'R-DA-173'],
    assault(lander(gun('beam'))),
    bombard(),
    'no-turret',
    'DA-15.3b',
  ),
  no(
    'a-bombardment-begins-in-orbit',
    ['DA-15.3b', 'DA-9.3.11', 'R-DA-159', 'R-DA-173'],
    assault(lander({ ...gun('autocannon'), activation: { from: { at: [18, 29], facing: 90 } } })),
    bombard(),
    'entered-orbit',
    'DA-15.3b',
  ),
  no(
    'a-bombardment-ends-in-orbit',
    ['DA-15.3b', 'DA-9.3.11', 'R-DA-159', 'R-DA-173'],
    assault(lander({ ...gun('autocannon'), at: [24, 40] })),
    bombard(),
    'not-in-orbit',
    'DA-15.3b',
  ),
  no(
    'nobody-bombards-under-a-cloak',
    ['DA-9.3.11', 'DA-15.3b', 'DA-12.7.10', 'R-DA-173'],
    assault(lander({ ...gun('autocannon'), cloaked: true, equipment: { E1: 'cloaking device' } })),
    bombard(),
    'cloaked',
    'DA-12.7.10',
  ),
];

/** A Mass Driver with one Cargo Space: four units in the hull of a cruiser. */
const driver = (change: Fields = {}): Fields =>
  lander({ equipment: { E1: 'mass driver', E2: 'cargo space' }, ...change });
const strike = () => by('seat-1', { kind: 'fire-mass-driver', ship: 'tern' });

const driven: ArmadaCase[] = [
  {
    id: 'a-mass-driver-removes-a-division-without-a-roll',
    covers: ['DA-12.7.22', 'DA-9.3.11', 'R-DA-100', 'R-DA-159', 'R-DA-173'],
    given: assault(driver()),
    dice: [],
    when: strike(),
    then: {
      events: [{ kind: 'planet-struck', ship: 'tern', space: 'E2', against: 'seat-2', lost: 1, divisions: 2 }],
      position: {
        sides: { 'seat-1': { divisions: 1 }, 'seat-2': { divisions: 2 } },
        squadrons: [
          { id: 'waders', ships: [{ id: 'tern', spent: { E2: 1 }, activation: { special: 'fire-mass-driver' } }] },
        ],
      },
    },
  },
  {
    id: 'a-mass-driver-removes-nobody-where-no-division-is-left',
    covers: ['DA-12.7.22', 'DA-15.3a', 'R-DA-159'],
    given: assault(driver(), { sides: { 'seat-1': { divisions: 1 }, 'seat-2': { divisions: 0 } } }),
    when: strike(),
    then: { events: [{ kind: 'planet-struck', space: 'E2', lost: 0, divisions: 0 }] },
  },
  {
    id: 'a-mass-driver-fires-the-last-unit-of-its-ship-from-whichever-cargo-space-holds-it',
    covers: ['DA-12.7.22', 'DA-12.7.7b', 'R-DA-173'],
    given: assault(
      driver({
        class: 'BB',
        equipment: { E1: 'mass driver', E2: 'cargo space', E3: 'cargo space' },
        spent: { E2: 8, E3: 7 },
      }),
    ),
    when: strike(),
    then: {
      events: [{ kind: 'planet-struck', space: 'E3', lost: 1 }],
      position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', spent: { E2: 8, E3: 8 } }] }] },
    },
  },
  {
    id: 'what-a-mass-driver-has-fired-is-not-landed',
    covers: ['DA-15.2a', 'DA-12.7.22', 'R-DA-173'],
    given: assault(driver({ spent: { E2: 3 } })),
    when: by('seat-1', { kind: 'land-troops', ship: 'tern', space: 'E2' }),
    then: { events: [{ kind: 'troops-landed', landed: 1, divisions: 2 }] },
  },
  no(
    'a-mass-driver-fires-as-often-as-there-is-cargo',
    ['DA-12.7.22', 'R-DA-100'],
    assault(driver({ spent: { E2: 4 } })),
    strike(),
    'no-cargo',
    'DA-12.7.22',
  ),
  no(
    'cargo-that-is-destroyed-is-not-fired',
    ['DA-12.7.22', 'R-DA-173'],
    assault(driver({ destroyed: ['E2'] })),
    strike(),
    'no-cargo',
    'DA-12.7.22',
  ),
  no(
    'an-empty-cargo-space-lands-nobody',
    ['DA-15.2a', 'R-DA-173'],
    assault(driver({ spent: { E2: 4 } })),
    by('seat-1', { kind: 'land-troops', ship: 'tern', space: 'E2' }),
    'no-cargo',
    'DA-15.2a',
  ),
  no(
    'a-mass-driver-that-is-destroyed-fires-nothing',
    ['DA-12.7.22'],
    assault(driver({ destroyed: ['E1'] })),
    strike(),
    'no-mass-driver',
    'DA-12.7.22',
  ),
  no(
    'a-mass-driver-fires-in-place-of-another-special-action',
    ['DA-12.7.22', 'DA-9.3', 'R-DA-173'],
    assault(driver(gun('autocannon')), {
      squadrons: [
        // Knot may evade yet, so that the segment goes on.
        squadron('Waders', 'seat-1', [
          driver({ ...gun('autocannon'), activation: { special: 'orbital-bombardment', fired: ['T1'] } }),
          { name: 'Knot', class: 'FF', rank: 'captain', at: [6, 6] },
        ]),
        squadron('Stones', 'seat-2', [onyx()]),
      ],
    }),
    strike(),
    'special-taken',
    'DA-9.3',
  ),
  no(
    'a-mass-driver-fires-from-orbit',
    ['DA-12.7.22', 'DA-9.3.11', 'R-DA-100'],
    assault(driver({ at: [24, 40] })),
    strike(),
    'not-in-orbit',
    'DA-9.3.11',
  ),
  no(
    'a-mass-driver-does-not-fire-on-the-turn-of-entry',
    ['DA-12.7.22', 'DA-9.3.11', 'R-DA-100'],
    assault(driver({ activation: { from: { at: [18, 29], facing: 90 } } })),
    strike(),
    'entered-orbit',
    'DA-9.3.11',
  ),
  no(
    'a-mass-driver-has-no-target-in-a-planetary-invasion',
    ['DA-12.7.22', 'R-DA-100'],
    invasion(driver()),
    strike(),
    'not-in-scenario',
    'DA-9.3',
  ),
];

const cases: CaseFile = {
  ruleset: 'darkmatter-armada',
  cases: [...begun, ...scored, ...landed, ...won, ...assaults, ...driven],
};
export default cases;
