/** Matches that begin from a position (R-QR-245). */
import { describe } from 'vitest';
import { beginsFromPositions } from '../../test/suites.ts';
import { botMatchPlan } from './games/bot-match.ts';
import { quantumRebellion } from './index.ts';

describe('a match that begins from a moment of another', () => {
  beginsFromPositions(quantumRebellion, (seed) => {
    const { setup, bots } = botMatchPlan(seed);
    return { setup, bots: (seat) => (seat === 'seat-1' ? bots[0] : bots[1]) };
  });
});
