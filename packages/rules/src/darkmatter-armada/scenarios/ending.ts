/**
 * Crossing the table's edge, the end of a ship or the way out of a freighter (DA-9.2.8, R-DA-79, DA-15.4a, R-DA-160), and who has won:
 * the scenario decides (DA-2.0, DA-15.1, DA-15.2b, DA-15.3a, DA-15.4a, DA-10.1a, DA-10.1d, R-DA-154 to R-DA-160, R-DA-181).
 */
import { exitBy } from '../../mechanics/blueprint-fleets/scenarios/exit.ts';
import type { ScenarioVictory } from '../../mechanics/blueprint-fleets/scenarios/plans.ts';
import { victoryBy } from '../../mechanics/blueprint-fleets/scenarios/victory.ts';
import { distances } from '../data/sizes.ts';
import { classOf } from '../ship/ships.ts';
import { baseRadiusMils } from '../ship/stats.ts';
import type { OpenTable } from '../state.ts';
import { optionOf, type Ship } from '../table.ts';
import { scenarios } from './schema.ts';

export { type MatchEnding, reasons } from '../../mechanics/blueprint-fleets/scenarios/victory.ts';

export const { inConvoy, overExitEdge, leaveTable } = exitBy<Ship>({
  civilian: (ship) => classOf(ship).civilian,
  baseRadiusMils,
  toleranceMils: distances.toleranceMils,
});

/** How many freighters have to come through, the players may agree on (R-DA-160). */
function victoryOf({ match }: OpenTable): ScenarioVictory {
  const { victory } = scenarios[match.scenario];
  return victory.kind === 'convoy' ? { ...victory, exits: optionOf(match, 'convoyExitsNeeded') } : victory;
}

export const { endOfMatch, measureOf, outcomeOf } = victoryBy<Ship, OpenTable>({
  victoryOf,
  inConvoy,
  freighter: (ship) => ship.class === 'AFL',
});
