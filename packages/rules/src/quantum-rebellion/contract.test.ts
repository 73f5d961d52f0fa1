/** What the contract promises, and matches that begin from a position (R-QR-245). */
import { beginsFromPositions, keepsPromises } from '../../test/suites.ts';
import { quantumRebellion } from './index.ts';
import { describe } from 'vitest';
import { botMatchPlan } from './games/bot-match.ts';

keepsPromises(quantumRebellion, { matches: 1, firstSeed: 1, mostCommands: 6000, checkRate: 0.02 });

describe('a match that begins from a moment of another', () => {
  beginsFromPositions(quantumRebellion, (seed) => {
    const { setup, bots } = botMatchPlan(seed);
    return { setup, bots: (seat) => (seat === 'seat-1' ? bots[0] : bots[1]) };
  });
});
