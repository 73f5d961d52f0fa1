/** Leaving through an open portal: QR-8.3.4b, R-QR-76. */
import { overlaps } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { distances, sizes } from '../../data/sizes.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip, specialFault } from '../../ship/acting.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { baseOf } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';

/** The side's own way out that the ship's base touches or overlaps, the first by id. */
export const portalBeside = (state: OpenTable, ship: PlacedShip): Portal | undefined => {
  const reach = distances.contactMils;
  return (
    Object.values(state.portals)
      .filter((portal) => portal.seat === ship.seat && portal.entry === null)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      // Grown by the tolerance of contact, "overlaps" means "touches or overlaps".
      .find(({ at }) => overlaps(baseOf(ship), { at, radiusMils: sizes.portalDiameterMils / 2 + reach + 1 }, 0))
  );
};

/** Why the ship cannot leave now, or undefined. */
export function checkLeave(state: OpenTable, squadron: Squadron, id: string): Rejection | undefined {
  const absent = actingFault(state, squadron, id);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, id);
  const taken = specialFault(ship);
  if (taken !== undefined) return taken;
  if (portalBeside(state, ship) !== undefined) return undefined;
  const sentence = `${ship.name} touches no open portal of its side. Open one in the Command segment and move to it.`;
  return refuse('no-portal', 'QR-8.3.4b', sentence);
}
