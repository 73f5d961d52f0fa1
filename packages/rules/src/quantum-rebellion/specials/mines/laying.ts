/** Where a Minelayer lays and what becomes of it: QR-5.2.4, QR-11.6.22a, R-QR-53 to R-QR-56, R-QR-243. */
import { driftedTo, type DriftRow, driftRow } from '../../../mechanics/blueprint-fleets/drift.ts';
import { optionOf, type Ship, type Terrain } from '../../table.ts';
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import { attempted, heldIn, inTheWay, randomIn, shortened } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances, sizes } from '../../data/sizes.ts';
import { modules } from '../../data/modules.ts';
import type { Point, ShipId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import {
  type Base,
  placedTerrain,
  type PlacedTerrain,
  settingFault,
  type SettingDown,
  standing,
  tableFor,
  terrainAt,
} from '../../ship/clearance.ts';
import { workingSpaces } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { strikeEach } from '../../phases/movement/terrain.ts';

type Lay = CommandOf<'lay-mines'>;

export const fieldRadiusMils = sizes.laidMinefieldDiameterMils / 2;
/** R-QR-53: ships that end within an inch of each other's field lay one field. */
const MERGE_MILS = 1000;

/** Minelayers of `seat` that may still lay: off the table, their squadron not deployed. */
export const minelayers = (state: OpenTable, seat: Seat, declined: readonly ShipId[]): readonly Ship[] =>
  Object.values(state.ships).filter(
    (ship) =>
      ship.seat === seat &&
      ship.place === 'off' &&
      state.squadrons[ship.squadron]?.deployed === false &&
      !declined.includes(ship.id) &&
      workingSpaces(ship, 'minelayer').length > 0,
  );

/** The strength that the ship lays: 8 for each module (QR-11.6.22a). */
export function layingStrength(ship: Ship): number {
  const { effect } = modules['minelayer'];
  return effect.kind === 'mines' ? effect.strength * workingSpaces(ship, 'minelayer').length : 0;
}

const planetAt = (state: OpenTable, at: Point): PlacedTerrain | undefined =>
  terrainAt(state, at).find(({ kind }) => kind === 'planet');

const MEANT: SettingDown = {
  edge: ['QR-5.2.4a', 'Place it on the table.'],
  overlap: ['QR-8.2.3a', 'Place its base clear of it.'],
  planet: 'ship',
};

/** Why the ship cannot mean to lay there. */
export const layFault = (state: OpenTable, ship: Ship, { at }: Lay): Rejection | undefined =>
  settingFault(state, ship, { at, radiusMils: baseRadiusMils(ship) }, standing(state), MEANT);

const STEP_MILS = 10;

/**
 * The end of the drift: clamped to the table's edge, and shortened until clear of bases and planets, so that nothing is
 * lost before the game begins (R-QR-56, R-QR-243).
 */
function endOfDrift(state: OpenTable, base: Base, facingCdeg: number, row: DriftRow): { at: Point; mils: number } {
  const area = tableFor(state, base.radiusMils);
  const others = standing(state);
  const diagonals = optionOf(state.match, 'driftDiagonalDegrees');
  const endAfter = (mils: number) =>
    heldIn(area, driftedTo(diagonals, base.at, facingCdeg, { ...row, distanceMils: mils }));
  const end = shortened(
    row.distanceMils,
    STEP_MILS,
    endAfter,
    (at) => planetAt(state, at) === undefined && inTheWay({ ...base, at }, others) === undefined,
  );
  return end === undefined ? { at: base.at, mils: 0 } : { at: end.at, mils: distanceMils(base.at, end.at) };
}

/** The laid field whose centre is within an inch, the nearest one. */
function fieldNear(state: OpenTable, at: Point): Terrain | undefined {
  const [nearest] = placedTerrain(state)
    .filter(({ laid, at: centre }) => laid && distanceMils(centre, at) <= MERGE_MILS + distances.toleranceMils)
    .sort((a, b) => distanceMils(a.at, at) - distanceMils(b.at, at) || (a.id < b.id ? -1 : 1));
  return nearest && state.terrain[nearest.id];
}

function newField(state: OpenTable, at: Point, strength: number): Terrain {
  const number = Object.keys(state.terrain).filter((id) => id.startsWith('mines-')).length + 1;
  return {
    id: `mines-${number}`,
    kind: 'minefield',
    name: `Laid minefield ${number}`,
    footprint: { kind: 'circle', radiusMils: fieldRadiusMils },
    at,
    discarded: false,
    strength,
    laid: true,
  };
}

/** Places the ship, drifts it, lets the terrain that it drifted into act, and lays the field at its final place. */
export function resolveLay(p: Procedure, { ship: id, at: aimed, facingCdeg }: Lay, by: Seat): void {
  const ship = p.state.ships[id];
  if (ship === undefined) return;
  const [face = 20] = p.dice.roll(20, 1, `drift of ${ship.name}`);
  const base = { at: aimed, radiusMils: baseRadiusMils(ship) };
  const { at, mils } = endOfDrift(p.state, base, facingCdeg, driftRow(face));
  const already = new Set(terrainAt(p.state, aimed).map((terrain) => terrain.id));
  const near = fieldNear(p.state, at);
  const drifted = terrainAt(p.state, at).filter((terrain) => !already.has(terrain.id) && terrain.id !== near?.id);
  p.emit({ kind: 'minelayer-placed', by, ship: id, aimed, face, at, facingCdeg, driftMils: mils });
  const strength = layingStrength(ship);
  const field: Terrain =
    near === undefined ? newField(p.state, at, strength) : { ...near, strength: (near.strength ?? 0) + strength };
  p.emit({ kind: 'mines-laid', by, ship: id, field, merged: near !== undefined });
  strikeEach(
    p,
    id,
    drifted.map((feature) => ({ feature, at })),
  );
}

/** A legal place for the ship, anywhere by chance. */
export function randomLay(state: OpenTable, ship: Ship, random: Random): Lay | undefined {
  const area = tableFor(state, baseRadiusMils(ship));
  const drawn = (): Lay => {
    const at = randomIn(area, random);
    return { kind: 'lay-mines', ship: ship.id, at, facingCdeg: Math.floor(random() * 36_000) };
  };
  return attempted(60, drawn, (lay) => layFault(state, ship, lay) === undefined);
}
