/** A ship on paper as her blueprint shows her. */
import { blueprintRows as rowsOf } from '#lib/blueprint-fleets/builder/blueprint-rows.ts';
import type { BlueprintRow } from '#lib/components/blueprint.ts';
import { spaceLabel } from '../spaces.ts';
import { shipCard, type FleetProblem, type ShipDesign } from './rules.ts';

export const blueprintRows = (ship: ShipDesign, wrong: readonly FleetProblem[]): readonly BlueprintRow[] =>
  rowsOf(
    shipCard(ship).blueprint.map((row) => row.map((cell) => cell && { ...cell, label: spaceLabel(cell.space) })),
    wrong,
  );
