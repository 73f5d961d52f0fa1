/** What Quantum Rebellion tells the family that it shares rules with: which of its own rules applies where. */
import type { Book } from '../mechanics/blueprint-fleets/book.ts';
import { optionOf, type Ship } from './table.ts';
import { canJump, unmanned } from './ship/stats.ts';
import type { State } from './state.ts';

/**
 * Losses, in the order R-QR-13: crew R-QR-151 and R-QR-157, condition checks QR-8.4.8.2a-c and R-QR-155, for shaded CP
 * boxes QR-1.10.4d, jumps R-QR-156, after QR-8.4.8.3a, shaded boxes QR-1.10.8b, officers R-QR-160, fighters R-QR-161,
 * unmanned ships QR-11.4.19c. Points by R-QR-181: all for the destroyed (QR-1.5b) and those who jump in an emergency
 * (QR-1.5d), half for those who leave of their own will (QR-1.5c).
 */
export const book: Book = {
  losses: {
    noHull: 'QR-1.9a',
    noCrew: 'QR-11.6.17b',
    disorderWithoutCrew: 'QR-8.4.8.6a',
    checkFailed: 'QR-8.4.8.2c',
    flagshipGone: 'QR-2.3.1c',
    commanderGone: 'QR-2.3.2c',
    noWayOut: 'R-QR-156',
    noHyperdrive: 'QR-8.4.8.3b',
    told: {
      check: ['QR-8.4.8.2a', 'QR-8.4.8.2b', 'R-QR-155'],
      jumpBlocked: ['QR-8.4.8.3b', 'R-QR-156'],
      removed: ['R-QR-181'],
      fightersAboard: ['QR-8.4.6.5a'],
      commandLost: ['R-QR-160'],
    },
  },
  // Who is unmanned never gains Disorder (QR-11.4.19d).
  unmanned,
  canJump,
  // A loss that would pass below 0, or any at 0 (R-QR-151, R-QR-157).
  crewGone: (before, amount) => amount > before,
  checksNoMore: ({ match }: State, { checked }: Ship) => optionOf(match, 'oneCheckOnly') && checked,
};
