/** Battles of two fleets that entrants of a league bring: one for each scenario of a game of the family. */
import { faultsAdded } from '../../../kernel/battles.ts';
import type { Battle, Battles, BattleTerms, GameOptions, Lists, Random, Rejection } from '../../../kernel/contract.ts';
import type { ScenarioPlan, ScenarioVictory } from '../scenarios/plans.ts';

export const fleetSeats = ['seat-1', 'seat-2'] as const;
export type FleetSeat = (typeof fleetSeats)[number];

export interface FleetBattleGame<Fleet, Setup, Id extends string> {
  readonly scenarios: Readonly<Record<Id, ScenarioPlan<Id>>>;
  readonly lists: Lists<Fleet>;
  /** The match of two fleets; an escort without freighters has been given some. */
  setupOf(scenario: Id, fleets: readonly [Fleet, Fleet], maxPoints: number): Setup;
  withOptions(setup: Setup, options: GameOptions): Setup;
  /** Everything that keeps the fleet of a seat out of the match. */
  faultsOf(setup: Setup, seat: FleetSeat): readonly Rejection[];
  /** A legal fleet of so many points at most. */
  byChance(points: number, random: Random): Fleet;
  /** What the freighters of a convoy cost. */
  readonly convoyPoints: number;
}

const prefix = 'own-fleets-';
const usualPoints = 500;
const leastPoints = 100;
/** The most that a setup takes. */
const mostPoints = 5000;
/** A fleet by chance for more has more ships than a deployment zone takes. */
const mostByChance = 1500;

const counted: Readonly<Record<ScenarioVictory['kind'], string>> = {
  points: 'Ships that are lost count what they cost.',
  divisions: 'Divisions on the planet count.',
  convoy: 'The first side brings freighters across the table, which count toward its points.',
};

function battleOf<Id extends string>(plan: ScenarioPlan<Id>, convoyPoints: number): Battle {
  const { id, name, rounds, victory } = plan;
  const extra = victory.kind === 'convoy' ? convoyPoints : 0;
  return {
    id: `${prefix}${id}`,
    name: `${name}, own fleets`,
    note: `Two fleets that the players bring, ${rounds} rounds. ${counted[victory.kind]}`,
    seats: fleetSeats.map((seat, team) => ({ seat, team, side: team === 0 ? 'First fleet' : 'Second fleet' })),
    brings: fleetSeats,
    points: { usual: usualPoints + extra, least: leastPoints + extra, most: mostPoints },
  };
}

export function fleetBattles<Fleet, Setup, Id extends string>(
  game: FleetBattleGame<Fleet, Setup, Id>,
): Battles<Fleet, Setup> {
  const plans = Object.values<ScenarioPlan<Id>>(game.scenarios);
  const planOf = (battle: string): ScenarioPlan<Id> => {
    const plan = plans.find(({ id }) => `${prefix}${id}` === battle);
    if (plan === undefined) throw new Error(`${battle} is no battle of fleets`);
    return plan;
  };
  const all = plans.map((plan) => battleOf(plan, game.convoyPoints));
  const pointsOf = ({ battle, points }: BattleTerms): number =>
    points ?? all.find(({ id }) => id === battle)?.points?.usual ?? usualPoints;
  const setup = (terms: BattleTerms, fleets: readonly [Fleet, Fleet]): Setup =>
    game.withOptions(game.setupOf(planOf(terms.battle).id, fleets, pointsOf(terms)), terms.options);
  return {
    all,
    faults: (terms, seat, fleet) =>
      faultsAdded(game.faultsOf(setup(terms, [fleet, fleet]), seat as FleetSeat), game.lists.faults(fleet)),
    setup: (terms, lists) => {
      const [one, other] = fleetSeats.map((seat) => lists[seat]);
      if (one === undefined || other === undefined) return { ok: false, problems: ['Bring a fleet for each side.'] };
      const made = setup(terms, [one, other]);
      const [wrong] = fleetSeats.flatMap((seat) => game.faultsOf(made, seat));
      return wrong === undefined ? { ok: true, value: made } : { ok: false, problems: [wrong.sentence] };
    },
    byChance: (terms, _seat, random) => {
      const convoy = planOf(terms.battle).deployment === 'convoy' ? game.convoyPoints : 0;
      return game.byChance(Math.min(mostByChance, pointsOf(terms) - convoy), random);
    },
  };
}
