/** What the rules say of a ship on paper: where it breaks them, and which choices would. */
import type { Rejection } from '@broadside/rules/kernel';
import type { FleetLimits, FleetProblem } from '@broadside/rules/mechanics/blueprint-fleets';
import { newFault } from '#lib/builder/judging.ts';
import type { ListKind } from '#lib/builder/list-kind.ts';
import { keyOf, type FleetBerth, type DesignedFleet, type DesignedShip } from './design.ts';

/** What is told of a part of a ship, and of a place in it. */
type Item = { readonly part: string; readonly at?: string | number };
export type DesignProblem = FleetProblem<Item, string>;

/** `T1` where the problem is that mount's, `E2` that space's, a number where it is a customization's. */
export function itemOf(problem: DesignProblem, part: string): string | number | undefined {
  const { item } = problem;
  return item?.part === part ? item.at : undefined;
}

export function judgeOf<Ship extends DesignedShip, P extends DesignProblem>(
  problems: (fleet: DesignedFleet<Ship>, terms: FleetLimits) => readonly P[],
) {
  const judge: Pick<ListKind<DesignedFleet<Ship>, FleetLimits, P>, 'faults' | 'where'> = {
    faults: ({ design, terms }) => problems(design, terms),
    where({ squadron, ship }) {
      if (squadron === null) return {};
      const group = String(squadron);
      return ship === null ? { group } : { group, entry: keyOf({ squadron, ship }) };
    },
  };
  /** Why a thing cannot be fitted to a ship: what the ship itself forbids. Points are the squadron's and the fleet's matter. */
  const whyNotFit = (
    before: DesignedFleet<Ship>,
    after: DesignedFleet<Ship>,
    terms: FleetLimits,
    at: FleetBerth,
  ): Rejection | undefined =>
    newFault(
      judge,
      { design: before, terms },
      { design: after, terms },
      ({ squadron, ship }) => squadron === at.squadron && ship === at.ship,
    );
  return { judge, whyNotFit };
}
