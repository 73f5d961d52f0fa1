import type { Rejection } from '../../../kernel/contract.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { refuse } from '../../rejections.ts';
import type { State } from '../../state.ts';
import type { Zone } from '../../table.ts';

/** From a point to the nearest edge of a zone, squared; 0 inside. */
function awaySquared({ west, east, south, north }: Zone, { xMils, yMils }: Point): number {
  const dx = Math.max(west - xMils, 0, xMils - east);
  const dy = Math.max(south - yMils, 0, yMils - north);
  return dx * dx + dy * dy;
}

/** Why a portal's disc may not reach in there: the scenario keeps areas free of portals (QR-8.1.2d, R-QR-70). */
export function areaFault({ match }: State, at: Point, radiusMils: number): Rejection | undefined {
  const reach = radiusMils - distances.toleranceMils;
  if (!match.portalFree.some((zone) => awaySquared(zone, at) < reach * reach)) return undefined;
  return refuse(
    'restricted-area',
    'QR-8.1.2d',
    'The scenario lets no portal open there. Place it wholly outside the closed areas.',
  );
}
