/** Opening a way out: DA-9.1.2a, DA-9.1.2b, R-DA-56, at most two portals to a side R-DA-57. */
import type { Rejection } from '../../../kernel/contract.ts';
import { openingBy, type OpeningRules } from '../../../mechanics/blueprint-fleets/command/portal.ts';
import type { PortalRules } from '../../../mechanics/blueprint-fleets/portals.ts';
import { fullFault } from '../../../mechanics/blueprint-fleets/reserve/waiting.ts';
import { distances, sizes } from '../../data/sizes.ts';
import { ground } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { canJump } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { reserves } from '../setup/deployment.ts';

export const portals: PortalRules = {
  ground,
  discRadiusMils: sizes.portalDiameterMils / 2,
  clearanceMils: distances.portalClearanceMils,
  area: 'DA-9.1.2a',
};
export const { discRadiusMils } = portals;

export const openings: OpeningRules = {
  portal: portals,
  reachMils: distances.portalReachMils,
  hyperdriveOf: (ship: Ship) => (ship.spaces.HY === undefined ? 'absent' : canJump(ship) ? 'working' : 'offline'),
  hyperdrive: 'DA-12.7.15a',
  one: 'DA-9.1.2b',
  reach: 'DA-9.1.2a',
  edge: 'R-DA-56',
};
const opening = openingBy(openings);
export const { discFault, portalSpot, samplePortal } = opening;

export const openerFault = (state: OpenTable, ship: PlacedShip): Rejection | undefined =>
  opening.openerFault(state, ship) ?? fullFault(reserves, state, ship.seat);
