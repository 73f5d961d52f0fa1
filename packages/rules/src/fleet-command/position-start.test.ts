/** Matches that begin from a position (R-FC-244). */
import { describe, expect, it } from 'vitest';
import { beginsFromPositions } from '../../test/suites.ts';
import { SeededDice, seededRandom } from '../kernel/index.ts';
import { botMatchPlan } from './games/bot-match.ts';
import { fleetCommand } from './index.ts';
import type { Position } from './position/index.ts';

describe('a match that begins from a moment of another', () => {
  beginsFromPositions(fleetCommand, (seed) => {
    const { setup, bots } = botMatchPlan(seed);
    return { setup, bots: (seat) => (Number(seat.slice('seat-'.length)) % 2 === 1 ? bots[0] : bots[1]) };
  });
});

describe('the deck of a position', () => {
  const units: Position['units'] = [
    { card: 'interceptor', side: 'kushan', at: [3, 4], facing: 1 },
    { card: 'destroyer', side: 'taiidan', at: [6, 4], facing: 5 },
  ];
  const deckOf = (position: Position, seed: number): readonly string[] => {
    const begun = fleetCommand.start({ position }, new SeededDice(seededRandom(seed)));
    if (!begun.ok) throw new Error(begun.reason.sentence);
    const [first] = begun.events;
    if (first?.kind !== 'match-started') throw new Error('the first event holds the state');
    return first.state.secrets.deck;
  };

  it('is shuffled where nobody has written its order', () => {
    const [one, other] = [deckOf({ units }, 1), deckOf({ units }, 2)];
    expect(one).not.toEqual(other);
    expect([...one].sort()).toEqual([...other].sort());
    expect(deckOf({ units, deck: ['intercept', 'hit-and-run'] }, 1)).toEqual(['hit-and-run', 'intercept']);
  });
});
