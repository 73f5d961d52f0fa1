/** A match with this fleet: against whom, in which scenario, for how many points, and whether the rules let it begin. */
import { limitsOf, problems, setupOf, type FleetDesign, type Problem, type ScenarioId } from './rules.ts';

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
  readonly wrong: Problem | undefined;
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
