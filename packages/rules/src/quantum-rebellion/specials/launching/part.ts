/** The Special Actions segment: QR-8.3, R-QR-94. */
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { escape } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { actingShip, specialFault } from '../../ship/acting.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import { worthHalfPoints } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { checkLaunch, launchTerms, resolveLaunch, sampleLaunch } from './launch.ts';
import type { LaunchFightersOffer, LeaveByPortalOffer, SpecialOffer } from './schema.ts';
import { checkLeave, portalBeside } from './portal.ts';

function launchOffer(state: OpenTable, ship: PlacedShip): LaunchFightersOffer | undefined {
  const terms = launchTerms(state, ship);
  if (terms === undefined) return undefined;
  const label = `Launch fighters from ${ship.name}`;
  return { kind: 'launch-fighters', label, about: [`ship:${ship.id}`], rule: 'QR-8.3.7a', ...terms };
}

function leaveOffer(state: OpenTable, ship: PlacedShip): LeaveByPortalOffer | undefined {
  const portal = portalBeside(state, ship);
  if (portal === undefined || specialFault(ship) !== undefined) return undefined;
  return {
    kind: 'leave-by-portal',
    label: `${ship.name} leaves by the portal`,
    about: [`ship:${ship.id}`, `portal:${portal.id}`],
    rule: 'QR-8.3.4b',
    ship: ship.id,
    portal: portal.id,
    halfPoints: worthHalfPoints(ship, false),
  };
}

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

export const specialPart: SegmentPart = {
  segment: 'special',
  orders: { 'launch-fighters': launch, 'leave-by-portal': leave },
  offers: (state, squadron) =>
    squadronShips(state, squadron).flatMap((ship): SpecialOffer[] =>
      [launchOffer(state, ship), leaveOffer(state, ship)].filter((offer) => offer !== undefined),
    ),
};
