/** A match with this fleet: against whom, in which scenario, for how many points, and whether the rules let it begin. */
import type { FleetLimits } from '@broadside/rules/mechanics/blueprint-fleets';
import type { MatchPlan } from '#lib/builder/plan.ts';
import type { DesignedFleet, DesignedShip } from './design.ts';
import type { DesignProblem } from './judge.ts';

export interface BattleWish<Ship extends DesignedShip, Id extends string> {
  readonly mine: DesignedFleet<Ship>;
  readonly theirs: DesignedFleet<Ship>;
  readonly scenario: Id;
  /** The Maximum Fleet Value; what the dearer fleet costs unless given. */
  readonly maxPoints?: number | undefined;
  /** Who brings the convoy, where the scenario has one; the maker sits on seat-1. */
  readonly escort: 'seat-1' | 'seat-2';
  /** Civilian squadrons take part whatever the scenario. */
  readonly civilians: boolean;
}

export interface BattleScenario<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly rounds: number;
  readonly rule: string;
  /** One of the sides brings ships that are to get across. */
  readonly convoy: boolean;
}

export interface BattlesOfGame<Ship extends DesignedShip, Id extends string> {
  readonly scenarios: readonly BattleScenario<Id>[];
  readonly usual: Id;
  fleetPoints(fleet: DesignedFleet<Ship>): number;
  /** What `POST /api/matches` takes as a setup, and the first thing that keeps one of the fleets out of it. */
  planOf(wish: BattleWish<Ship, Id>): {
    readonly setup: {
      readonly maxPoints: number;
      readonly fleets: readonly DesignedFleet<Ship>[];
    };
    readonly wrong: DesignProblem | undefined;
  };
}

/** What is chosen for the match. */
export class FleetBattle<Ship extends DesignedShip, Id extends string> {
  readonly game: BattlesOfGame<Ship, Id>;
  scenario = $state<Id>() as Id;
  escort = $state<'seat-1' | 'seat-2'>('seat-1');
  /** What was typed; nothing: as many as the fleets need. */
  points = $state<number | undefined>();

  constructor(game: BattlesOfGame<Ship, Id>) {
    this.game = game;
    this.scenario = game.usual;
  }

  #wish(
    mine: DesignedFleet<Ship>,
    theirs: DesignedFleet<Ship>,
    { civilians = false }: FleetLimits,
  ): BattleWish<Ship, Id> {
    return { mine, theirs, scenario: this.scenario, escort: this.escort, civilians };
  }
  /** The limit of the drawing, or more where the fleets and a convoy need it. */
  maxPoints(mine: DesignedFleet<Ship>, theirs: DesignedFleet<Ship> | undefined, terms: FleetLimits): number {
    const needed = theirs ? this.game.planOf(this.#wish(mine, theirs, terms)).setup.maxPoints : 0;
    return this.points ?? Math.max(terms.maxPoints, needed);
  }
  plan(mine: DesignedFleet<Ship>, theirs: DesignedFleet<Ship>, terms: FleetLimits): MatchPlan {
    const maxPoints = this.maxPoints(mine, theirs, terms);
    const { setup, wrong } = this.game.planOf({ ...this.#wish(mine, theirs, terms), maxPoints });
    const sides = setup.fleets.map((fleet, i) => ({
      name: fleet.name,
      cost: this.game.fleetPoints(fleet),
      most: maxPoints,
      mine: i === 0,
    }));
    return { setup, wrong, sides };
  }
}
