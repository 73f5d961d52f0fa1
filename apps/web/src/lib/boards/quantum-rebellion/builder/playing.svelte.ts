/** A match with this fleet: against whom, in which scenario, for how many points, and whether the rules let it begin. */
import type { MatchPlan } from '#lib/builder/plan.ts';
import type { Terms } from './judge.ts';
import {
  fleetPoints,
  limitsOf,
  problems,
  setupOf,
  type FleetDesign,
  type FleetProblem,
  type ScenarioId,
} from './rules.ts';

export interface Wish {
  readonly mine: FleetDesign;
  readonly theirs: FleetDesign;
  readonly scenario: ScenarioId;
  /** The Maximum Fleet Value; what the dearer fleet costs unless given. */
  readonly maxPoints?: number | undefined;
  /** Who brings the convoy, where the scenario has one; the maker sits on seat-1. */
  readonly escort: 'seat-1' | 'seat-2';
  /** Civilian squadrons take part whatever the scenario. */
  readonly civilians: boolean;
}

const seats = ['seat-1', 'seat-2'] as const;

/** What `POST /api/matches` takes as a setup, and the first thing that keeps one of the fleets out of it. */
export function planOf(wish: Wish): {
  readonly setup: ReturnType<typeof setupOf>;
  readonly wrong: FleetProblem | undefined;
} {
  const { mine, theirs, scenario, maxPoints, escort, civilians } = wish;
  const setup = setupOf(mine, theirs, {
    scenario,
    escort,
    ...(maxPoints === undefined ? {} : { maxPoints }),
    ...(civilians ? { options: { civiliansInFleets: true } } : {}),
  });
  const wrong = seats.flatMap((seat, i) => {
    const fleet = setup.fleets[i];
    return fleet ? problems(fleet, limitsOf(setup, seat)) : [];
  })[0];
  return { setup, wrong };
}

/** What is chosen for the match. */
export class Battle {
  scenario = $state<ScenarioId>('border-skirmish');
  escort = $state<'seat-1' | 'seat-2'>('seat-1');
  /** What was typed; nothing: as many as the fleets need. */
  points = $state<number | undefined>();

  #wish(mine: FleetDesign, theirs: FleetDesign, { civilians = false }: Terms): Wish {
    return { mine, theirs, scenario: this.scenario, escort: this.escort, civilians };
  }
  /** The limit of the drawing, or more where the fleets and a convoy need it. */
  maxPoints(mine: FleetDesign, theirs: FleetDesign | undefined, terms: Terms): number {
    const needed = theirs ? planOf(this.#wish(mine, theirs, terms)).setup.maxPoints : 0;
    return this.points ?? Math.max(terms.maxPoints, needed);
  }
  plan(mine: FleetDesign, theirs: FleetDesign, terms: Terms): MatchPlan {
    const maxPoints = this.maxPoints(mine, theirs, terms);
    const { setup, wrong } = planOf({ ...this.#wish(mine, theirs, terms), maxPoints });
    const sides = setup.fleets.map((fleet, i) => ({
      name: fleet.name,
      cost: fleetPoints(fleet),
      most: maxPoints,
      mine: i === 0,
    }));
    return { setup, wrong, sides };
  }
}
