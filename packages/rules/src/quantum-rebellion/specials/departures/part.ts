/**
 * Departures in the Special Actions segment, launched fighters and ships that leave by a portal: QR-8.3, QR-8.3.4b,
 * R-QR-76, R-QR-94.
 */
import { overlaps } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { distances, sizes } from '../../data/sizes.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip, specialFault, type PlacedShip } from '../../ship/ships.ts';
import { baseOf } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { escape } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { squadronShips, worthHalfPoints } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { canLaunch, checkLaunch, launchTerms, resolveLaunch, sampleLaunch } from './launch.ts';
import type { LaunchFightersOffer } from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import type { DepartureOffer, LeaveByPortalOffer } from './effects.ts';
import type { ShipId } from '../../ids.ts';

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
export function checkLeave(state: OpenTable, squadron: Squadron, id: ShipId): Rejection | undefined {
  const absent = actingFault(state, squadron, id);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, id);
  const taken = specialFault(ship);
  if (taken !== undefined) return taken;
  if (portalBeside(state, ship) !== undefined) return undefined;
  const sentence = `${ship.name} touches no open portal of its side. Open one in the Command segment and move to it.`;
  return refuse('no-portal', 'QR-8.3.4b', sentence);
}

const launchOffer = (state: OpenTable, ship: PlacedShip): LaunchFightersOffer => ({
  kind: 'launch-fighters',
  label: `Launch fighters from ${ship.name}`,
  about: [`ship:${ship.id}`],
  rule: 'QR-8.3.7a',
  ...launchTerms(state, ship),
});

const leaveOffer = (ship: PlacedShip, portal: Portal): LeaveByPortalOffer => ({
  kind: 'leave-by-portal',
  label: `${ship.name} leaves by the portal`,
  about: [`ship:${ship.id}`, `portal:${portal.id}`],
  rule: 'QR-8.3.4b',
  ship: ship.id,
  portal: portal.id,
  halfPoints: worthHalfPoints(ship, false),
});

const launch: Order<'launch-fighters'> = {
  check: checkLaunch,
  resolve: (p, _squadron, command) => resolveLaunch(p, command),
  sample: (state, _squadron, offer, _by, random) => ({
    kind: offer.kind,
    ship: offer.ship,
    fighters: sampleLaunch(state, offer, random),
  }),
};

const leave: Order<'leave-by-portal'> = {
  check: (state, squadron, command) => checkLeave(state, squadron, command.ship),
  resolve: (p, _squadron, { ship }) => {
    const portal = portalBeside(p.state, actingShip(p.state, ship));
    if (portal === undefined) return;
    p.emit({ kind: 'portal-taken', ship, portal: portal.id });
    escape(p, ship, { rule: 'QR-8.3.4b', by: 'a hyperspace portal' });
    settle(p);
  },
  sample: (_state, _squadron, { kind, ship }) => ({ kind, ship }),
};

export const departurePart: SegmentPart = {
  segment: 'special',
  orders: { 'launch-fighters': launch, 'leave-by-portal': leave },
  *offers(state, squadron): Generator<() => DepartureOffer> {
    for (const ship of squadronShips(state, squadron)) {
      if (canLaunch(state, ship)) yield () => launchOffer(state, ship);
      const portal = specialFault(ship) === undefined ? portalBeside(state, ship) : undefined;
      if (portal !== undefined) yield () => leaveOffer(ship, portal);
    }
  },
};
