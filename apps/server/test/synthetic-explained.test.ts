/** [WATCH-30] The game of the server's tests explains itself as others do, so that pages of watching can be tried with it. */
import { synthetic } from '@broadside/bench/synthetic';
import { play, SeededDice, seededRandom, type View } from '@broadside/rules/kernel';
import { expect, it } from 'vitest';

it('says whose turn it is, what a ship has suffered, and who has won', async () => {
  const explaining = await synthetic.explaining?.();
  if (explaining === undefined) throw new Error('It explains nothing.');
  const match = play(synthetic, {}, new SeededDice(seededRandom(1)));
  const view = (): View => match.view({ kind: 'public' });
  expect(explaining.happening(view())).toMatchObject({
    round: 1,
    of: null,
    sentence: ['First moves a ship or fires a volley.'],
  });
  match.apply({ kind: 'volley', target: 12 }, 'seat-1');
  expect(explaining.ship(view(), 'ship-12')?.suffered[0]).toMatch(/^It has \d+ of 100 left\.$/);
  expect(explaining.ship(view(), 'turn')).toBeUndefined();
  expect(explaining.happening(view()).sentence).toEqual(['Second moves a ship or fires a volley.']);
  match.apply({ kind: 'concede' }, 'seat-2');
  expect(explaining.happening(view())).toMatchObject({ over: true, sentence: ['First has won: Second has conceded.'] });
  const phases = explaining.primer.phases.map(({ name }) => name);
  expect(phases).toContain(explaining.happening(view()).phase);
});
