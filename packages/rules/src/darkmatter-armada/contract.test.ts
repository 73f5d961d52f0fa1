/** Matches that begin from a position (R-DA-165). */
import { describe } from 'vitest';
import { beginsFromPositions } from '../../test/suites.ts';
import { botMatchPlan } from './games/bot-match.ts';
import { darkmatterArmadaRuleset } from './index.ts';

describe('a match that begins from a moment of another', () => {
  beginsFromPositions(darkmatterArmadaRuleset, (seed) => {
    const { setup, bots } = botMatchPlan(seed);
    return { setup, bots: (seat) => (seat === 'seat-1' ? bots[0] : bots[1]) };
  });
});
