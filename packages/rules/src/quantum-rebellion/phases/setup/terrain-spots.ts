/** Where a piece of terrain may lie: QR-5.2.3d, R-QR-52. */
import { corners, type PlacedShape, separationMils } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { areaShape } from '../../../mechanics/open-table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { inches } from '../../names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { seats } from '../../seats.ts';
import { placedTerrain } from '../../ship/clearance.ts';
import type { State } from '../../state.ts';
import type { Footprint, Terrain, Zone } from '../../table.ts';
import { zonesOfSide } from './zones.ts';

/** A footprint as it would lie. */
export interface Spot {
  readonly at: Point;
  readonly footprint: Footprint;
}

const CLEARANCE = distances.terrainClearanceMils;

/** The footprint turned to a facing; a circle has none. */
export const turned = (footprint: Footprint, facingCdeg: number): Footprint =>
  footprint.kind === 'circle' ? footprint : { ...footprint, facingCdeg };

/** The westernmost, easternmost, southernmost and northernmost mil of a footprint. */
function extent({ at, footprint }: Spot): Zone {
  if (footprint.kind === 'circle') {
    const { radiusMils } = footprint;
    return {
      west: at.xMils - radiusMils,
      east: at.xMils + radiusMils,
      south: at.yMils - radiusMils,
      north: at.yMils + radiusMils,
    };
  }
  const points = corners(footprint, at);
  const [xs, ys] = [points.map((each) => each.xMils), points.map((each) => each.yMils)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

function onTable(state: State, spot: Spot): boolean {
  const { west, east, south, north } = extent(spot);
  const { widthMils, heightMils } = state.match.table;
  return west >= 0 && south >= 0 && east <= widthMils && north <= heightMils;
}

const clearOf = (spot: Spot, other: PlacedShape): boolean =>
  separationMils({ at: spot.at, shape: spot.footprint }, other) >= CLEARANCE - distances.toleranceMils;

/** Why `terrain` may not lie so, or undefined. Terrain that is not on the table is in nobody's way. */
export function pieceFault(state: State, terrain: Terrain, spot: Spot): Rejection | undefined {
  if (!onTable(state, spot))
    return refuse(
      'off-table',
      'R-QR-52',
      `${terrain.name} would reach over the table's edge. Lay it wholly on the table.`,
    );
  const zoned = seats(state).find((side) => zonesOfSide(side).some((zone) => !clearOf(spot, areaShape(zone))));
  if (zoned !== undefined) {
    const sentence = `${terrain.name} would lie nearer than ${inches(CLEARANCE)} to the deployment zone of ${zoned.fleet}. Lay it farther towards the middle.`;
    return refuse('too-near-zone', 'QR-5.2.3d', sentence, { seat: zoned.seat });
  }
  const near = placedTerrain(state).find((other) => other.id !== terrain.id && !clearOf(spot, other));
  if (near === undefined) return undefined;
  const gap = separationMils({ at: spot.at, shape: spot.footprint }, near);
  const sentence = `${terrain.name} would lie ${inches(Math.max(0, gap))} from ${near.name}. Keep ${inches(CLEARANCE)} from other terrain.`;
  return refuse('too-near-terrain', 'QR-5.2.3d', sentence, { terrain: near.id });
}

/** The rectangle that pieces lie in: the table less what lies along a whole edge behind a deployment zone. */
export function terrainRegion(state: State): Zone {
  const { widthMils, heightMils } = state.match.table;
  const region = { west: 0, south: 0, east: widthMils, north: heightMils };
  for (const zone of seats(state).flatMap(zonesOfSide)) {
    const tall = zone.south <= 0 && zone.north >= heightMils;
    if (tall && zone.west <= 0) region.west = Math.max(region.west, zone.east + CLEARANCE);
    else if (tall) region.east = Math.min(region.east, zone.west - CLEARANCE);
    else if (zone.south <= 0) region.south = Math.max(region.south, zone.north + CLEARANCE);
    else if (zone.north >= heightMils) region.north = Math.min(region.north, zone.south - CLEARANCE);
  }
  return region;
}

const STEP = 500;
/** The last few: pieces and tables of a position may have any size, and each its own grid. */
const grids = new Map<string, readonly Point[]>();
const mostGrids = 8;

/** Points every half inch within `region`, those nearest to its centre first. */
export function grid(region: Zone): readonly Point[] {
  const key = `${region.west} ${region.south} ${region.east} ${region.north}`;
  const known = grids.get(key);
  if (known !== undefined) return known;
  const [cx, cy] = [(region.west + region.east) / 2, (region.south + region.north) / 2];
  const made: Point[] = [];
  for (let yMils = region.south; yMils <= region.north; yMils += STEP)
    for (let xMils = region.west; xMils <= region.east; xMils += STEP) made.push({ xMils, yMils });
  const away = (point: Point) => (point.xMils - cx) ** 2 + (point.yMils - cy) ** 2;
  const sorted = made.sort((a, b) => away(a) - away(b) || a.xMils - b.xMils || a.yMils - b.yMils);
  const [oldest] = grids.keys();
  if (grids.size >= mostGrids && oldest !== undefined) grids.delete(oldest);
  grids.set(key, sorted);
  return sorted;
}

/** Facings that are tried for a rectangle: every 15 degrees of the half circle after which it looks the same. */
const facings = Array.from({ length: 12 }, (_, step) => step * 1500);

/** The circle that lies in a footprint however it is turned: where this does not fit, nothing does. */
const inscribed = (footprint: Footprint): Footprint =>
  footprint.kind === 'circle'
    ? footprint
    : { kind: 'circle', radiusMils: Math.floor(Math.min(footprint.widthMils, footprint.heightMils) / 2) };

const innerRadiusMils = (footprint: Footprint): number =>
  footprint.kind === 'circle' ? footprint.radiusMils : Math.min(footprint.widthMils, footprint.heightMils) / 2;

/**
 * A quick look at the centres between which a piece would surely lie too near: it passes over points of the grid
 * without measuring them, and lets a point through in doubt.
 */
function surelyTaken(state: State, { id, footprint }: Terrain): (at: Point) => boolean {
  const own = innerRadiusMils(footprint);
  const room = own - distances.toleranceMils - 1;
  const { west, south, east, north } = terrainRegion(state);
  const others = placedTerrain(state)
    .filter((other) => other.id !== id)
    .map((other) => ({
      at: other.at,
      squared: (room + innerRadiusMils(other.footprint) + CLEARANCE - distances.toleranceMils) ** 2,
    }));
  return ({ xMils, yMils }) =>
    xMils < west + room ||
    xMils > east - room ||
    yMils < south + room ||
    yMils > north - room ||
    others.some(({ at, squared }) => (at.xMils - xMils) ** 2 + (at.yMils - yMils) ** 2 < squared);
}

/** Spots found, by the terrain that lay then: offers, answers and the sifting of what fits nowhere all ask for them. */
const found = new WeakMap<State['terrain'], Map<string, Spot | undefined>>();

/** The legal spot nearest to the middle of the table, searched every half inch; undefined where none is left. */
export function freeSpot(state: State, terrain: Terrain): Spot | undefined {
  const spots = found.get(state.terrain) ?? new Map<string, Spot | undefined>();
  if (!spots.has(terrain.id)) spots.set(terrain.id, searchSpot(state, terrain));
  found.set(state.terrain, spots);
  return spots.get(terrain.id);
}

function searchSpot(state: State, terrain: Terrain): Spot | undefined {
  const { footprint } = terrain;
  const core = inscribed(footprint);
  const taken = surelyTaken(state, terrain);
  for (const at of grid(terrainRegion(state))) {
    if (taken(at)) continue;
    if (pieceFault(state, terrain, { at, footprint: core }) !== undefined) continue;
    if (footprint.kind === 'circle') return { at, footprint };
    for (const facingCdeg of facings) {
      const spot = { at, footprint: turned(footprint, facingCdeg) };
      if (pieceFault(state, terrain, spot) === undefined) return spot;
    }
  }
  return undefined;
}

/** How a spot is written in a command. */
export const placeOf = ({ at, footprint }: Spot): { at: Point; facingCdeg?: number } =>
  footprint.kind === 'rectangle' ? { at, facingCdeg: footprint.facingCdeg } : { at };

/** A legal spot for a piece that is still to be placed, as near to the middle as may be: for a one-press placement. */
export function suggestTerrainSpot(state: State, terrainId: string): { at: Point; facingCdeg?: number } | undefined {
  const terrain = state.terrain[terrainId];
  const spot = terrain === undefined ? undefined : freeSpot(state, terrain);
  return spot === undefined ? undefined : placeOf(spot);
}
