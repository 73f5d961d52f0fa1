import { expect, it } from 'vitest';
import { binomial, expected, lossOdds, mixed, successOdds } from './odds.ts';

const faces = [1, 2, 3, 4, 5, 6];

it('agrees with counting all faces of two dice', () => {
  const counts = [0, 0, 0];
  for (const a of faces) for (const b of faces) counts[[a, b].filter((face) => face >= 5).length]! += 1 / 36;
  successOdds({ dice: 2, need: 5, net: 0 }).forEach((chance, count) =>
    expect(chance).toBeCloseTo(counts[count] ?? 0, 12),
  );
});

it('counts one reroll of a success and of a failure over all faces', () => {
  for (const net of [-1, 1]) {
    const counts = [0, 0, 0];
    for (const a of faces)
      for (const b of faces)
        for (const again of faces) {
          const dice = [a, b];
          const at = dice.findIndex((face) => face >= 5 === net < 0);
          if (at >= 0) dice[at] = again;
          counts[dice.filter((face) => face >= 5).length]! += 1 / 216;
        }
    successOdds({ dice: 2, need: 5, net }).forEach((chance, count) =>
      expect(chance).toBeCloseTo(counts[count] ?? 0, 12),
    );
  }
});

it('counts the dice that sixes add over all faces', () => {
  const counts = [0, 0, 0, 0, 0];
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces) {
          const added = [c, d].slice(0, [a, b].filter((face) => face === 6).length);
          counts[[a, b, ...added].filter((face) => face >= 5).length]! += 1 / 1296;
        }
  const odds = successOdds({ dice: 2, need: 5, net: 0, highExplosive: true });
  counts.forEach((count, hits) => expect(odds[hits] ?? 0).toBeCloseTo(count, 12));
});

it('takes armour off and stops at the ships there are', () => {
  expect(lossOdds([0.1, 0.2, 0.3, 0.4], 1, 1)).toEqual([0.1 + 0.2, 0.3 + 0.4]);
  expect(expected(binomial(6, 1 / 3))).toBeCloseTo(2, 12);
  expect(
    mixed([
      { weight: 0.5, chances: [1] },
      { weight: 0.5, chances: [0, 1] },
    ]),
  ).toEqual([0.5, 0.5]);
});
