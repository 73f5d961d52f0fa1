/** What the rules say of a ship on paper. Power is no reason against a choice: it is asked for, and then refused with ways out. */
import type { Rejection } from '@broadside/rules/kernel';
import type { FleetBerth } from '#lib/blueprint-fleets/builder/design.ts';
import { judgeOf } from '#lib/blueprint-fleets/builder/judge.ts';
import { problems, type FleetDesign, type FleetLimits } from './rules.ts';

export const { judge } = judgeOf(problems);

const unpowered = judgeOf((fleet: FleetDesign, terms: FleetLimits) =>
  problems(fleet, terms).filter(({ code }) => code !== 'power-over'),
);
export const whyNotFit: (
  before: FleetDesign,
  after: FleetDesign,
  terms: FleetLimits,
  at: FleetBerth,
) => Rejection | undefined = unpowered.whyNotFit;
