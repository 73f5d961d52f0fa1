/** What Darkmatter Armada tells the family that it shares rules with: which of its own rules applies where. */
import type { Book } from '../mechanics/blueprint-fleets/book.ts';
import { canJump } from './ship/stats.ts';
import type { Ship } from './table.ts';

/**
 * Losses: condition checks DA-9.4.11.2a-b, R-DA-139, emergency jumps DA-9.4.11.3, R-DA-140, without crew DA-9.4.11.6b,
 * R-DA-141, officers DA-3.3.1c, DA-3.3.2c, R-DA-143, fighters R-DA-135; points DA-1.5b, DA-1.5c.
 */
export const book: Book = {
  losses: {
    noHull: 'DA-9.4.11.4',
    noCrew: 'DA-9.4.11.6b',
    disorderWithoutCrew: 'DA-9.4.11.6b',
    checkFailed: 'DA-9.4.11.2b',
    flagshipGone: 'DA-3.3.1c',
    commanderGone: 'DA-3.3.2c',
    noWayOut: 'DA-9.4.11.6b',
    noHyperdrive: 'DA-9.4.11.3',
    told: {
      check: ['DA-9.4.11.2a', 'DA-9.4.11.2b', 'R-DA-139'],
      jumpBlocked: ['DA-9.4.11.3', 'R-DA-140'],
      removed: ['DA-1.5b', 'R-DA-153'],
      fightersAboard: ['R-DA-135'],
      commandLost: ['R-DA-143'],
    },
  },
  // Every ship here has a crew.
  unmanned: () => false,
  canJump: (ship) => canJump(ship as Ship),
  // What is left of a loss once nobody is aboard is ignored; the next loss leaves no choice (R-DA-141).
  crewGone: (before) => before === 0,
  checksNoMore: () => false,
};
