/** A ship as ghosts draw it. */
import type { Ship, State } from '@broadside/rules/mechanics/blueprint-fleets';
import { sideOf } from '#lib/components/side.ts';
import type { Figure } from '#lib/open-table/overlays/figure.ts';
import type { FleetKit } from './kit.ts';
import { silhouetteOf } from './silhouettes.ts';

export const figureOf = (kit: FleetKit, state: State, ship: Ship): Figure => ({
  side: sideOf(ship.seat),
  glyph: silhouetteOf(kit, state, ship.seat, kit.classCode(ship)) ?? kit.glyphOf(ship),
  baseRadiusMils: kit.baseRadiusMils(ship),
  label: ship.name,
});
