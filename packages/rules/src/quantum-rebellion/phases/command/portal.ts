/** Opening a portal: QR-8.1.2, R-QR-76. */
import { distanceMils, gapBetweenMils, offset } from '../../../geometry/table/index.ts';
import type { Random, Rejection } from '../../../kernel/contract.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { attempted, firstFree, ringsAround } from '../../../mechanics/open-table/index.ts';
import { distances, sizes } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { areaFault, type PortalRules } from '../../../mechanics/blueprint-fleets/portals.ts';
import { ground, onTheTable, placedTerrain } from '../../ship/clearance.ts';
import { canJump } from '../../ship/stats.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';

/** Ways in and ways out alike; the scenario keeps areas free of them (QR-8.1.2d, R-QR-70). */
export const portals: PortalRules = {
  ground,
  discRadiusMils: sizes.portalDiameterMils / 2,
  clearanceMils: distances.portalClearanceMils,
  area: 'QR-8.1.2d',
};
export const { discRadiusMils } = portals;
const CLEARANCE = portals.clearanceMils;
const REACH = distances.portalReachMils;

/** Why this ship opens no portal, wherever. */
export function openerFault(state: OpenTable, ship: PlacedShip): Rejection | undefined {
  if (!canJump(ship)) {
    const sentence =
      ship.spaces.HY === undefined
        ? `${ship.name} has no Hyperdrive. Let a ship with one open the portal.`
        : `The Hyperdrive of ${ship.name} is offline. Let a ship with a working one open the portal.`;
    return refuse('no-hyperdrive', 'QR-11.6.15a', sentence);
  }
  if (!Object.values(state.portals).some((portal) => portal.opener === ship.id)) return undefined;
  return refuse(
    'portal-open',
    'QR-8.1.2c',
    `${ship.name} keeps a portal open already. It may open another when that has closed.`,
  );
}

/** Why the disc cannot lie there. */
export function discFault(state: OpenTable, ship: PlacedShip, at: Point): Rejection | undefined {
  const gap = distanceMils(ship.at, at) - discRadiusMils;
  if (gap > REACH + distances.toleranceMils) {
    const sentence = `The portal would open ${inches(gap)} from ${ship.name}. Place its edge within ${inches(REACH)} of the ship.`;
    return refuse('too-far', 'QR-8.1.2a', sentence);
  }
  if (!onTheTable(state, { at, radiusMils: discRadiusMils }))
    return refuse(
      'off-table',
      'R-QR-76',
      'The portal would reach over the table’s edge. Place it wholly on the table.',
    );
  const disc = { at, shape: { kind: 'circle', radiusMils: discRadiusMils } } as const;
  const near = placedTerrain(state).find(
    (terrain) => gapBetweenMils(disc, terrain) < CLEARANCE - distances.toleranceMils,
  );
  if (near === undefined) return areaFault(portals, state, at);
  const sentence = `The portal would open ${inches(gapBetweenMils(disc, near))} from ${near.name}. Keep ${inches(CLEARANCE)} from terrain.`;
  return refuse('too-near-terrain', 'QR-8.1.2a', sentence, { terrain: near.id });
}

const spots = keptUnder<OpenTable, string, Point | undefined>();

/** A legal place for the ship's portal, ahead of it if possible: every half inch outwards, every 10 degrees. */
export const portalSpot = (state: OpenTable, ship: PlacedShip): Point | undefined =>
  spots(state, ship.id, () => searchSpot(state, ship));

function searchSpot(state: OpenTable, ship: PlacedShip): Point | undefined {
  const outwards = { fromMils: 2500, toMils: REACH + discRadiusMils, stepMils: 500 };
  const rings = ringsAround(ship.at, outwards, { fromCdeg: ship.facingCdeg, stepCdeg: 1000 });
  const free = (at: Point) => discFault(state, ship, at) === undefined;
  return firstFree(rings, free) ?? firstFree([ship.at], free);
}

export function samplePortal(state: OpenTable, ship: PlacedShip, random: Random): Point {
  const drawn = (): Point => {
    const away = Math.floor(random() * (REACH + discRadiusMils));
    return offset(ship.at, Math.floor(random() * 36_000), away);
  };
  const spot = attempted(12, drawn, (at) => discFault(state, ship, at) === undefined) ?? portalSpot(state, ship);
  if (spot === undefined) throw new Error(`a portal of ${ship.name} is offered but fits nowhere`);
  return spot;
}
