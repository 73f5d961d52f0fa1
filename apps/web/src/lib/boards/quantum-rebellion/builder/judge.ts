/** What the rules say of a ship on paper: where she breaks them, and which choices would. */
import type { Rejection } from '@broadside/rules/kernel';
import { newFault } from '#lib/builder/judging.ts';
import type { ListKind } from '#lib/builder/list-kind.ts';
import { keyOf, type Berth } from './edit.ts';
import { problems, type FleetDesign, type FleetLimits, type ItemPlace, type FleetProblem } from './rules.ts';

/** The Maximum Fleet Value in points, and whether the match provides for civilian squadrons. */
export type Terms = FleetLimits;

export const judge: Pick<ListKind<FleetDesign, Terms, FleetProblem>, 'faults' | 'where'> = {
  faults: ({ design, terms }) => problems(design, terms),
  where({ squadron, ship }) {
    if (squadron === null) return {};
    const group = String(squadron);
    return ship === null ? { group } : { group, entry: keyOf({ squadron, ship }) };
  },
};

/** Why a thing cannot be fitted to a ship: what the ship herself forbids. Points are the squadron's and the fleet's matter. */
export function whyNotFit(before: FleetDesign, after: FleetDesign, terms: Terms, at: Berth): Rejection | undefined {
  return newFault(
    judge,
    { design: before, terms },
    { design: after, terms },
    ({ squadron, ship }) => squadron === at.squadron && ship === at.ship,
  );
}

/** `T1` where the problem is that mount's, `E2` that space's, a number where it is a customization's. */
export function itemOf(problem: FleetProblem, part: ItemPlace['part']): string | number | undefined {
  const { item } = problem;
  return item?.part === part && 'at' in item ? item.at : undefined;
}
