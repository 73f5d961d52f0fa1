/** Opening a portal: QR-8.1.2, R-QR-76. */
import { openingBy, type OpeningRules } from '../../../mechanics/blueprint-fleets/command/portal.ts';
import type { PortalRules } from '../../../mechanics/blueprint-fleets/portals.ts';
import { distances, sizes } from '../../data/sizes.ts';
import { ground } from '../../ship/clearance.ts';
import { canJump } from '../../ship/stats.ts';
import type { Ship } from '../../table.ts';

/** Ways in and ways out alike; the scenario keeps areas free of them (QR-8.1.2d, R-QR-70). */
export const portals: PortalRules = {
  ground,
  discRadiusMils: sizes.portalDiameterMils / 2,
  clearanceMils: distances.portalClearanceMils,
  area: 'QR-8.1.2d',
};
export const { discRadiusMils } = portals;

export const openings: OpeningRules = {
  portal: portals,
  reachMils: distances.portalReachMils,
  hyperdriveOf: (ship: Ship) => (ship.spaces.HY === undefined ? 'absent' : canJump(ship) ? 'working' : 'offline'),
  hyperdrive: 'QR-11.6.15a',
  one: 'QR-8.1.2c',
  reach: 'QR-8.1.2a',
  edge: 'R-QR-76',
};
export const { openerFault, discFault, portalSpot, samplePortal } = openingBy(openings);
