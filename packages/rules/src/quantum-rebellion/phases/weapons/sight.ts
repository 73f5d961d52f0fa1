/** Lines of sight between posts, and what terrain does to them: QR-3.1a, R-QR-10. */
import { crossings, distanceMils } from '../../../geometry/table/index.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as kinds, type TerrainSight } from '../../data/terrain.ts';
import { kept } from '../../../kernel/kept.ts';
import { placedTerrain } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { ShipId, TerrainId } from '../../ids.ts';

/** A stretch of a line inside one terrain feature, in mils from the shooter. */
export interface SightStretch {
  readonly terrain: TerrainId;
  readonly name: string;
  readonly sight: TerrainSight;
  readonly enterMils: number;
  readonly leaveMils: number;
  readonly insideMils: number;
  readonly rule: string;
}

export interface Sightline {
  readonly from: string;
  readonly target: ShipId;
  readonly rangeMils: number;
  /** Features that matter to the line, in the order in which it enters them. */
  readonly through: readonly SightStretch[];
  /** The first feature that blocks it. */
  readonly blockedBy: SightStretch | null;
  readonly cover: 'none' | 'light' | 'heavy';
}

/** The placed terrain that affects sight; kept by record, as it hardly ever changes. */
const features = kept((terrain: OpenTable['terrain']) =>
  placedTerrain({ terrain }).filter(({ kind }) => kinds[kind].sight !== 'none'),
);

/**
 * The line from the post of `from` to the post of `target`, whose length is their distance (QR-1.4.2a); only touching
 * an edge does not cross it.
 */
export function sightline(state: OpenTable, from: PlacedShip, target: PlacedShip): Sightline {
  const through = crossings(from.at, target.at, features(state.terrain), distances.toleranceMils).map(
    (crossing): SightStretch => {
      const terrain = crossing.shape;
      return {
        terrain: terrain.id,
        name: terrain.name,
        sight: kinds[terrain.kind].sight,
        enterMils: crossing.enterMils,
        leaveMils: crossing.leaveMils,
        insideMils: crossing.insideMils,
        rule: kinds[terrain.kind].sightRule,
      };
    },
  );
  const worst = (['heavy', 'light'] as const).find((level) => through.some(({ sight }) => sight === level));
  return {
    from: from.id,
    target: target.id,
    rangeMils: distanceMils(from.at, target.at),
    through,
    blockedBy: through.find(({ sight }) => sight === 'blocked') ?? null,
    cover: worst ?? 'none',
  };
}
