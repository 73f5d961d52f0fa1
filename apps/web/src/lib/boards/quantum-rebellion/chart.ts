/** The table's records as the generic board draws them. */
import type { Seat } from '@broadside/rules/kernel';
import { chartOf as fleetChartOf, terrainPiece as fleetTerrainPiece } from '#lib/blueprint-fleets/chart.ts';
import type { Chart, TerrainPiece } from '#lib/board/chart.ts';
import { kit } from './kit.ts';
import type { Ship, State, Terrain } from './rules.ts';

export const chartOf = (state: State, seat: Seat | null, active: Ship | undefined): Chart =>
  fleetChartOf(kit, state, seat, active);

/** A piece of terrain as it lies, or as it would. */
export const terrainPiece = (piece: Terrain, at: { xMils: number; yMils: number }, facingCdeg?: number): TerrainPiece =>
  fleetTerrainPiece(kit, piece, at, facingCdeg);

export { glyphOf, terrainNote } from './kit.ts';
