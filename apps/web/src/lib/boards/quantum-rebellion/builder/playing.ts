/** A match with this fleet: against whom, in which scenario, for how many points. */
import type { FleetDesign, ScenarioId } from './rules.ts';

export interface MatchPlan {
  readonly mine: FleetDesign;
  readonly theirs: FleetDesign;
  readonly scenario: ScenarioId;
  readonly maxPoints: number;
  /** The seat whose fleet protects the convoy, where the scenario has one. */
  readonly civilians: boolean;
}

/** What `POST /api/matches` takes as a setup: the maker sits on seat-1. */
export function setupFor({ mine, theirs, scenario, maxPoints, civilians }: MatchPlan) {
  return {
    scenario,
    fleets: [mine, theirs] as const,
    maxPoints,
    ...(civilians ? { options: { civiliansInFleets: true } } : {}),
  };
}
