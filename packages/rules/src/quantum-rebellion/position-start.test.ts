/** Matches that begin from a position (R-QR-245). */
import { describe, expect, it } from 'vitest';
import { type Seat, walkPositions } from '../kernel/index.ts';
import { botMatchPlan } from './games/bot-match.ts';
import { quantumRebellion } from './index.ts';

describe('a match that begins from a moment of another', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

  it('is at that moment, and bots play it to its end', { timeout: 120_000 }, () => {
    const walks = seeds.map((seed) => {
      const { setup, bots } = botMatchPlan(seed);
      const seated = (seat: Seat) => (seat === 'seat-1' ? bots[0] : bots[1]);
      return walkPositions(quantumRebellion, { seed, setup, bots: seated, mostCommands: 6000, share: 0.04 });
    });
    expect(walks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(walks.reduce((sum, { begun }) => sum + begun, 0)).toBeGreaterThan(50);
  });
});
