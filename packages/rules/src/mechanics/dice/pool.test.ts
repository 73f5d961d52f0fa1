import { expect, it } from 'vitest';
import { atLeastEach, binomial, combined, expected, mixed, shifted } from '../../kernel/distributions.ts';
import { successOdds, tallies } from './pool.ts';

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
  const odds = successOdds({ dice: 2, need: 5, net: 0, sixesAdd: true });
  counts.forEach((count, hits) => expect(odds[hits] ?? 0).toBeCloseTo(count, 12));
});

it('counts successes in two tallies and sixes over all faces', () => {
  const dice = [
    { count: 1, need: 5, tally: 'first' },
    { count: 1, need: 3, tally: 'second' },
    { count: 1, need: 6, tally: 'first' },
  ] as const;
  const counts = new Map<string, number>();
  for (const a of faces)
    for (const b of faces)
      for (const c of faces) {
        const first = Number(a >= 5) + Number(c === 6);
        const key = [first, Number(b >= 3), [a, b, c].filter((face) => face === 6).length].join();
        counts.set(key, (counts.get(key) ?? 0) + 1 / 216);
      }
  const told = tallies(dice);
  expect(told).toHaveLength(counts.size);
  for (const { first, second, tops, chance } of told)
    expect(chance).toBeCloseTo(counts.get([first, second, tops].join()) ?? 0, 12);
});

it('reckons with distributions', () => {
  expect(expected(binomial(6, 1 / 3))).toBeCloseTo(2, 12);
  const halves = [
    { weight: 0.5, chances: [1] },
    { weight: 0.5, chances: [0, 1] },
  ];
  expect(mixed(halves)).toEqual([0.5, 0.5]);
  expect(shifted([0.5, 0.5], 2)).toEqual([0, 0, 0.5, 0.5]);
  expect(combined([0.5, 0.5], [0.25, 0.75], (one, other) => Math.max(0, one - other))).toEqual([0.875, 0.125]);
  expect(atLeastEach([0.25, 0.25, 0.5])).toEqual([1, 0.75, 0.5]);
});
