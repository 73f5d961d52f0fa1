/** The Special Actions segment: QR-8.3, R-QR-94. */
import { settle } from '../../damage/settle.ts';
import { escape } from '../../damage/withdrawal.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingShip, specialFault } from '../../ship/acting.ts';
import { type PlacedShip, squadronShips } from '../../ship/ships.ts';
import { worthHalfPoints } from '../../ship/stats.ts';
import type { State } from '../../state.ts';
import type { SegmentPart } from '../activation/part.ts';
import { checkLaunch, launchTerms, resolveLaunch, sampleLaunch } from './launch.ts';
import type { LaunchFightersOffer, LeaveByPortalOffer, SpecialOffer } from './offers.ts';
import { checkLeave, portalBeside } from './portal.ts';

function launchOffer(state: State, ship: PlacedShip): LaunchFightersOffer | undefined {
  const terms = launchTerms(state, ship);
  if (terms === undefined) return undefined;
  const label = `Launch fighters from ${ship.name}`;
  return { kind: 'launch-fighters', label, about: [`ship:${ship.id}`], rule: 'QR-8.3.7a', ...terms };
}

function leaveOffer(state: State, ship: PlacedShip): LeaveByPortalOffer | undefined {
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

export const specialPart: SegmentPart = {
  segment: 'special',
  kinds: ['launch-fighters', 'leave-by-portal'],
  offers: (state, squadron) =>
    squadronShips(state, squadron).flatMap((ship): SpecialOffer[] =>
      [launchOffer(state, ship), leaveOffer(state, ship)].filter((offer) => offer !== undefined),
    ),
  check: (state, squadron, command) => {
    if (command.kind === 'launch-fighters') return checkLaunch(state, squadron, command);
    if (command.kind === 'leave-by-portal') return checkLeave(state, squadron, command.ship);
    return refuse('not-now', 'QR-8.3b', 'This is the Special Actions segment. Give a special action.');
  },
  resolve: (p, _squadron, command) => {
    if (command.kind === 'launch-fighters') return resolveLaunch(p, command);
    if (command.kind !== 'leave-by-portal') return;
    const portal = portalBeside(p.state, actingShip(p.state, command.ship));
    if (portal === undefined) return;
    p.emit({ kind: 'portal-taken', ship: command.ship, portal: portal.id });
    escape(p, command.ship, { rule: 'QR-8.3.4b', by: 'a hyperspace portal' });
    settle(p);
  },
  sample: (state, _squadron, offer, _by, random) => {
    if (offer.kind === 'launch-fighters')
      return { kind: 'launch-fighters', ship: offer.ship, fighters: sampleLaunch(state, offer, random) };
    if (offer.kind === 'leave-by-portal') return { kind: 'leave-by-portal', ship: offer.ship };
    throw new Error(`special actions do not offer ${offer.kind}`);
  },
};
