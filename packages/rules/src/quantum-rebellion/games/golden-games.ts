/**
 * The golden games: a whole match for each way to end, kept in `<name>.json` beside this file with its dice and events.
 * Where a rule is changed on purpose (and the edition with it), `node --import tsx tools/golden-games.ts` plays them anew.
 */
import { type Outcome, type Seat, seededRandom, type View } from '../../kernel/index.ts';
import * as golden from '../../kernel/testing/golden-plans.ts';
import { type Command, type Offer, quantumRebellion, type DrawnSetup, type Setup, type State } from '../index.ts';
import { fleetPoints } from '../fleet/index.ts';
import { reasons } from '../phases/end/score.ts';
import { convoy, landers, lone, lurkers, patrol, prowlers, reserves, wayfarers } from './golden-fleets.ts';
import { randomFleet } from './random-fleet.ts';

type Fleets = DrawnSetup['fleets'];

export type GoldenPlan = golden.GoldenPlan<State, Command, View, Offer, Setup>;
type QuantumBot = ReturnType<GoldenPlan['bots']>;

const { chance, idler, quitter, adventurer: adventurerOf } = golden.playersOf(quantumRebellion);
const captain = quantumRebellion.bots[0] ?? chance;
/** A captain that likes to do what is seldom done. */
const adventurer = (liked: readonly Offer['kind'][]): QuantumBot => adventurerOf(captain, liked);

/** Leaves its squadrons in hyperspace. */
const dawdler: QuantumBot = {
  name: 'dawdler',
  choose: (view, offers, by, random) => {
    const wanted = offers.filter(({ kind }) => kind === 'reserve-squadron' || kind === 'pass-reserve');
    return chance.choose(view, wanted.length > 0 ? wanted : offers, by, random);
  },
};

function small(points: number, rounds: number): Setup {
  const random = seededRandom(points);
  const fleets: DrawnSetup['fleets'] = [randomFleet('Oak', points, random), randomFleet('Elm', points, random)];
  return { scenario: 'border-skirmish', fleets, maxPoints: points, terrain: 'random', layout: [], rounds };
}

function presetSetup(id: string): Setup {
  const preset = quantumRebellion.presets.find((each) => each.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return preset.setup;
}

/** A match of two small fleets on a small table without terrain of their own. */
function staged(scenario: DrawnSetup['scenario'], fleets: Fleets, more: Partial<DrawnSetup> = {}): Setup {
  const maxPoints = Math.max(...fleets.map(fleetPoints));
  return { scenario, fleets, maxPoints, terrain: [], layout: [], rounds: 6, ...more };
}

const skirmishes: readonly GoldenPlan[] = [
  {
    name: 'all-rounds-played',
    setup: small(200, 2),
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons.rounds && winner !== null,
  },
  {
    name: 'draw-on-points',
    setup: small(180, 1),
    bots: () => chance,
    shows: ({ reason, winner }) => reason === reasons.rounds && winner === null,
  },
  {
    name: 'no-ships-left',
    setup: { ...small(160, 6), table: '48x48' },
    bots: () => captain,
    shows: ({ reason, winner }) => reason === reasons['no-ships'] && winner !== null,
  },
  {
    name: 'concession',
    setup: small(200, 3),
    bots: (seat) => (seat === 'seat-1' ? quitter(captain) : captain),
    shows: ({ reason, winner, points }) =>
      reason === reasons.concession && winner !== null && (points['seat-1'] ?? 0) >= (points['seat-2'] ?? 0),
  },
];

/** What ships do beside moving and firing. */
const adventures: readonly GoldenPlan[] = [
  {
    name: 'hyperspace-reserve',
    setup: staged('border-skirmish', [reserves('Oak'), reserves('Elm')], { rounds: 4 }),
    bots: () => adventurer(['reserve-squadron', 'place-entry-portal', 'enter-squadron']),
    shows: (_outcome, _state, given) => given.has('enter-squadron'),
  },
  {
    name: 'reserve-lost',
    setup: staged('border-skirmish', [reserves('Oak'), reserves('Elm')]),
    bots: (seat) => (seat === 'seat-1' ? dawdler : idler),
    shows: (_outcome, { match, ships }, given) =>
      given.has('reserve-squadron') && match.round >= 5 && Object.values(ships).some(({ fate }) => fate?.how === 'stranded'),
  },
  {
    name: 'jumps-and-beacons',
    setup: staged('border-skirmish', [wayfarers('Oak'), wayfarers('Elm')], { rounds: 4 }),
    bots: () => adventurer(['deploy-beacon', 'hack-beacon', 'attack-beacon', 'matrix-jump', 'short-range-jump']),
    shows: (_outcome, _state, given) => given.has('deploy-beacon') && given.has('hack-beacon') && given.has('matrix-jump'),
  },
  {
    name: 'cloaks-and-mines',
    setup: staged('border-skirmish', [prowlers('Oak'), prowlers('Elm')], { rounds: 4 }),
    bots: () => adventurer(['engage-cloak', 'disengage-cloak', 'lay-mines']),
    shows: (_outcome, { terrain }, given) =>
      given.has('engage-cloak') && given.has('disengage-cloak') && Object.keys(terrain).includes('mines-1'),
  },
  {
    name: 'ambush',
    setup: staged('border-skirmish', [lurkers('Oak'), lurkers('Elm')], { rounds: 3 }),
    bots: () => adventurer(['hide-squadron', 'hold-scouts']),
    shows: (_outcome, { discs }, given) =>
      given.has('hold-scouts') && given.has('spring-ambush') && Object.keys(discs).length === 0,
  },
];

const landing = () => adventurer(['enter-orbit', 'land-troops', 'orbital-bombardment']);
const by =
  (reason: string, winner?: Seat | null) =>
  (outcome: Outcome): boolean =>
    outcome.reason === reason && (winner === undefined || outcome.winner === winner);

/** Each scenario and each way to win, to lose and to draw it. */
const ofScenarios: readonly GoldenPlan[] = [
  ...(['seat-1', 'seat-2'] as const).flatMap((winner): GoldenPlan[] => {
    const seen = winner === 'seat-1' ? 'south' : 'north';
    const lands = (seat: Seat) => (seat === winner ? landing() : chance);
    return [
      {
        name: `planetary-invasion-${seen}`,
        setup: staged('planetary-invasion', [landers('Oak'), landers('Elm')], { rounds: 4 }),
        bots: lands,
        shows: (outcome, _state, given) => given.has('land-troops') && by(reasons.divisions, winner)(outcome),
      },
      {
        name: `support-ground-assault-${seen}`,
        setup: staged('support-ground-assault', [landers('Oak'), landers('Elm')], { rounds: 4 }),
        bots: lands,
        shows: (outcome, _state, given) => given.has('orbital-bombardment') && by(reasons.divisions, winner)(outcome),
      },
    ];
  }),
  {
    name: 'planetary-invasion-level',
    setup: staged('planetary-invasion', [landers('Oak'), landers('Elm')], { rounds: 5 }),
    bots: landing,
    shows: ({ reason, points }) => reason === reasons['divisions-level'] && points['seat-1'] !== 0,
  },
  {
    name: 'support-ground-assault-level',
    setup: staged('support-ground-assault', [patrol('Oak'), patrol('Elm')], { rounds: 1 }),
    bots: () => captain,
    shows: by(reasons['divisions-level'], null),
  },
  {
    name: 'planetary-invasion-no-ships-left',
    setup: staged('planetary-invasion', [patrol('Oak'), lone('Elm')]),
    bots: () => captain,
    shows: (_outcome, { match, ships }) =>
      match.round < match.rounds && Object.values(ships).every(({ seat, place }) => seat === 'seat-1' || place === 'gone'),
  },
  {
    name: 'convoy-through',
    setup: staged('convoy-escort', [convoy('Oak'), patrol('Elm')]),
    bots: () => captain,
    shows: ({ reason, points }) => reason === reasons['convoy-through'] && (points['seat-1'] ?? 0) < 5,
  },
  {
    name: 'convoy-through-unopposed',
    setup: staged('convoy-escort', [lone('Elm'), convoy('Oak')], { escort: 'seat-2' }),
    bots: () => captain,
    shows: (outcome, { match }) =>
      by(reasons['convoy-through'], 'seat-2')(outcome) && (match.convoy?.exits ?? 0) < (outcome.points['seat-2'] ?? 0),
  },
  {
    name: 'convoy-stopped',
    setup: staged('convoy-escort', [convoy('Oak'), patrol('Elm')], { rounds: 2 }),
    bots: () => captain,
    shows: by(reasons['convoy-stopped'], 'seat-2'),
  },
  {
    name: 'convoy-conceded',
    setup: staged('convoy-escort', [convoy('Oak'), patrol('Elm')]),
    bots: (seat) => (seat === 'seat-1' ? quitter(captain) : captain),
    shows: by(reasons.concession, 'seat-2'),
  },
];

/** A ready-made match as people play it. */
const readyMade: readonly GoldenPlan[] = [
  {
    name: 'preset-to-the-end',
    setup: presetSetup('pack-court'),
    bots: () => captain,
    shows: (outcome, state) => state.match.round >= 3 && outcome.winner !== null,
  },
];

export const goldenPlans: readonly GoldenPlan[] = [...skirmishes, ...adventures, ...ofScenarios, ...readyMade];

export const playGoldenGame = (plan: GoldenPlan) => golden.playPlanned(quantumRebellion, plan);
