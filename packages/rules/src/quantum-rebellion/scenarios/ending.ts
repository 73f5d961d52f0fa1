/**
 * Crossing the table's edge, the end of a ship or the way out of a freighter (QR-8.2.5a, R-QR-85, R-QR-173, R-QR-185), and who has
 * won: the scenario decides (QR-1.6a, QR-12.1a to QR-12.4d, R-QR-180, R-QR-244, R-QR-260).
 */
import { exitBy } from '../../mechanics/blueprint-fleets/scenarios/exit.ts';
import { victoryBy } from '../../mechanics/blueprint-fleets/scenarios/victory.ts';
import { scenarios } from '../data/scenarios.ts';
import { distances } from '../data/sizes.ts';
import { classOf } from '../ship/ships.ts';
import { baseRadiusMils } from '../ship/stats.ts';
import type { OpenTable } from '../state.ts';
import type { Ship } from '../table.ts';

export { type MatchEnding, reasons } from '../../mechanics/blueprint-fleets/scenarios/victory.ts';

export const { inConvoy, overExitEdge, leaveTable } = exitBy<Ship>({
  civilian: (ship) => classOf(ship).civilian,
  baseRadiusMils,
  toleranceMils: distances.toleranceMils,
});

export const { endOfMatch, measureOf, outcomeOf } = victoryBy<Ship, OpenTable>({
  victoryOf: ({ match }) => scenarios[match.scenario].victory,
  inConvoy,
  freighter: (ship) => ship.class === 'AFL',
});
