/** What the rules say of a ship on paper. */
import { judgeOf } from '#lib/blueprint-fleets/builder/judge.ts';
import { problems, type FleetLimits } from './rules.ts';

/** The Maximum Fleet Value in points, and whether the match provides for civilian squadrons. */
export type Terms = FleetLimits;

export const { judge, whyNotFit } = judgeOf(problems);
