/** The golden games that both games of the family keep: each scenario, each way to end it, and what is seldom done. */
import type { Bot, Outcome, Ruleset, Seat, View } from '../../kernel/contract.ts';
import { type GoldenPlan, playersOf } from '../../kernel/testing/golden-plans.ts';
import type { goldenFleets } from './golden-fleets.testing.ts';
import type { SharedScenarioId } from './scenarios/plans.ts';
import { reasons } from './scenarios/victory.ts';
import type { State } from './table.ts';

type FleetKind = keyof ReturnType<typeof goldenFleets>;
type Player =
  | 'captain'
  | 'chance'
  | 'idler'
  | 'quitter'
  | { readonly likes: readonly string[] }
  | { readonly only: readonly string[] };

interface FamilyPlan {
  readonly name: string;
  readonly scenario: SharedScenarioId;
  readonly fleets: readonly [south: FleetKind, north: FleetKind];
  /** Six unless given. */
  readonly rounds?: number;
  readonly escort?: 'seat-1' | 'seat-2';
  readonly players: readonly [south: Player, north: Player];
  readonly shows: (outcome: Outcome, state: State, given: ReadonlySet<string>) => boolean;
}

const by =
  (reason: string, winner: Seat | null) =>
  (outcome: Outcome): boolean =>
    outcome.reason === reason && outcome.winner === winner;
const likeBoth = (...likes: string[]): FamilyPlan['players'] => [{ likes }, { likes }];
const captains = ['captain', 'captain'] as const;

const adventures: readonly FamilyPlan[] = [
  {
    name: 'hyperspace-reserve',
    scenario: 'border-skirmish',
    fleets: ['reserves', 'reserves'],
    rounds: 4,
    players: likeBoth('reserve-squadron', 'place-entry-portal', 'enter-squadron'),
    shows: (_outcome, _state, given) => given.has('enter-squadron'),
  },
  {
    name: 'reserve-lost',
    scenario: 'border-skirmish',
    fleets: ['reserves', 'reserves'],
    players: [{ only: ['reserve-squadron', 'pass-reserve'] }, 'idler'],
    shows: (_outcome, { match, ships }, given) =>
      given.has('reserve-squadron') &&
      match.round >= 5 &&
      Object.values(ships).some(({ place, fate }) => place === 'off' || fate?.how === 'stranded'),
  },
  {
    name: 'jumps-and-beacons',
    scenario: 'border-skirmish',
    fleets: ['wayfarers', 'wayfarers'],
    rounds: 4,
    players: likeBoth('deploy-beacon', 'hack-beacon', 'attack-beacon', 'matrix-jump', 'short-range-jump'),
    shows: (_outcome, _state, given) =>
      ['deploy-beacon', 'hack-beacon', 'matrix-jump'].every((kind) => given.has(kind)),
  },
  {
    name: 'cloaks-and-mines',
    scenario: 'border-skirmish',
    fleets: ['prowlers', 'prowlers'],
    rounds: 4,
    players: likeBoth('engage-cloak', 'disengage-cloak', 'lay-mines'),
    shows: (_outcome, { terrain }, given) =>
      given.has('engage-cloak') && given.has('disengage-cloak') && Object.hasOwn(terrain, 'mines-1'),
  },
  {
    name: 'ambush',
    scenario: 'border-skirmish',
    fleets: ['lurkers', 'lurkers'],
    rounds: 3,
    players: likeBoth('hide-squadron', 'hold-scouts'),
    shows: (_outcome, { discs }, given) =>
      given.has('hold-scouts') && given.has('spring-ambush') && Object.keys(discs).length === 0,
  },
];

const landing: Player = { likes: ['enter-orbit', 'land-troops', 'orbital-bombardment'] };

const landings: readonly FamilyPlan[] = (['seat-1', 'seat-2'] as const).flatMap((winner): FamilyPlan[] => {
  const seen = winner === 'seat-1' ? 'south' : 'north';
  const players = winner === 'seat-1' ? ([landing, 'chance'] as const) : (['chance', landing] as const);
  return [
    {
      name: `planetary-invasion-${seen}`,
      scenario: 'planetary-invasion',
      fleets: ['landers', 'landers'],
      rounds: 4,
      players,
      shows: (outcome, _state, given) => given.has('land-troops') && by(reasons.divisions, winner)(outcome),
    },
    {
      name: `support-ground-assault-${seen}`,
      scenario: 'support-ground-assault',
      fleets: ['landers', 'landers'],
      rounds: 4,
      players,
      shows: (outcome, _state, given) => given.has('orbital-bombardment') && by(reasons.divisions, winner)(outcome),
    },
  ];
});

const landingsUndecided: readonly FamilyPlan[] = [
  {
    name: 'planetary-invasion-level',
    scenario: 'planetary-invasion',
    fleets: ['landers', 'landers'],
    rounds: 5,
    players: [landing, landing],
    shows: ({ reason, points }) => reason === reasons['divisions-level'] && points['seat-1'] !== 0,
  },
  {
    name: 'support-ground-assault-level',
    scenario: 'support-ground-assault',
    fleets: ['patrol', 'patrol'],
    rounds: 1,
    players: captains,
    shows: by(reasons['divisions-level'], null),
  },
  {
    name: 'planetary-invasion-no-ships-left',
    scenario: 'planetary-invasion',
    fleets: ['patrol', 'lone'],
    players: captains,
    shows: (_outcome, { match, ships }) =>
      match.round < match.rounds &&
      Object.values(ships).every(({ seat, place }) => seat === 'seat-1' || place === 'gone'),
  },
];

const convoys: readonly FamilyPlan[] = [
  {
    name: 'convoy-through',
    scenario: 'convoy-escort',
    fleets: ['convoy', 'patrol'],
    players: captains,
    shows: ({ reason, points }) => reason === reasons['convoy-through'] && (points['seat-1'] ?? 0) < 5,
  },
  {
    name: 'convoy-through-unopposed',
    scenario: 'convoy-escort',
    fleets: ['lone', 'convoy'],
    escort: 'seat-2',
    players: captains,
    shows: (outcome, { match }) =>
      by(reasons['convoy-through'], 'seat-2')(outcome) && (match.convoy?.exits ?? 0) < (outcome.points['seat-2'] ?? 0),
  },
  {
    name: 'convoy-stopped',
    scenario: 'convoy-escort',
    fleets: ['convoy', 'patrol'],
    rounds: 2,
    players: captains,
    shows: by(reasons['convoy-stopped'], 'seat-2'),
  },
  {
    name: 'convoy-conceded',
    scenario: 'convoy-escort',
    fleets: ['convoy', 'patrol'],
    players: ['quitter', 'captain'],
    shows: by(reasons.concession, 'seat-2'),
  },
];

interface Staged<Fleet> {
  scenario: SharedScenarioId;
  escort?: 'seat-1' | 'seat-2';
  fleets: [Fleet, Fleet];
  maxPoints: number;
  terrain: [];
  layout: [];
  rounds: number;
}

export interface FamilyFleets<Fleet> {
  readonly fleets: Readonly<Record<FleetKind, (word: string) => Fleet>>;
  readonly fleetPoints: (fleet: Fleet) => number;
}

/** A match of two small fleets on a small table without terrain of their own. */
function staged<Fleet>({ fleets, fleetPoints }: FamilyFleets<Fleet>, plan: FamilyPlan): Staged<Fleet> {
  const { scenario, escort, rounds = 6 } = plan;
  const [one, other] = escort === 'seat-2' ? ['Elm', 'Oak'] : ['Oak', 'Elm'];
  const two: [Fleet, Fleet] = [fleets[plan.fleets[0]](one ?? ''), fleets[plan.fleets[1]](other ?? '')];
  return {
    scenario,
    ...(escort === undefined ? {} : { escort }),
    fleets: two,
    maxPoints: Math.max(...two.map(fleetPoints)),
    terrain: [],
    layout: [],
    rounds,
  };
}

interface Kind {
  readonly kind: string;
}

export function familyPlans<Fleet, S extends State, C extends Kind, E, V extends View, O extends Kind, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  fleets: FamilyFleets<Fleet> & { readonly setup: (staged: Staged<Fleet>) => Setup },
): readonly GoldenPlan<S, C, V, O, Setup>[] {
  const players = playersOf(ruleset);
  const captain: Bot<V, C, O> = ruleset.bots[0] ?? players.chance;
  const bot = (player: Player): Bot<V, C, O> => {
    if (typeof player === 'object')
      return 'likes' in player ? players.adventurer(captain, player.likes) : players.only(player.only);
    if (player === 'quitter') return players.quitter(captain);
    return player === 'captain' ? captain : players[player];
  };
  return [...adventures, ...landings, ...landingsUndecided, ...convoys].map((plan) => {
    const [south, north] = [bot(plan.players[0]), bot(plan.players[1])];
    return {
      name: plan.name,
      setup: fleets.setup(staged(fleets, plan)),
      bots: (seat) => (seat === 'seat-1' ? south : north),
      shows: plan.shows,
    };
  });
}
