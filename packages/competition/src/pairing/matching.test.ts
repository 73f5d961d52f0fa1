import blossom from 'edmonds-blossom-fixed';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumPerfectMatching, maximumWeightMatching, minimumCostMatching } from './matching.ts';
import type { WeightedEdge, Matching } from './matching.ts';

/** The greatest sum over all matchings, or over all perfect ones, by trying every one. */
function bruteForce(vertices: number, edges: readonly WeightedEdge[], perfect: boolean): bigint | undefined {
  const weights = new Map(
    edges.flatMap(
      ({ a, b, weight }) =>
        [
          [`${a}-${b}`, weight],
          [`${b}-${a}`, weight],
        ] as const,
    ),
  );
  const best = (left: readonly number[]): bigint | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return 0n;
    const sums = others.flatMap((other) => {
      const weight = weights.get(`${first}-${other}`);
      const rest = weight === undefined ? undefined : best(others.filter((vertex) => vertex !== other));
      return weight === undefined || rest === undefined ? [] : [weight + rest];
    });
    const alone = perfect ? undefined : best(others);
    if (alone !== undefined) sums.push(alone);
    return sums.length === 0 ? undefined : sums.reduce((most, sum) => (sum > most ? sum : most));
  };
  return best(Array.from({ length: vertices }, (_, index) => index));
}

/** The sum of a matching that is one: partners are mutual and joined by an edge. */
function sumOf(matching: Matching, edges: readonly WeightedEdge[]): bigint {
  const weights = new Map(edges.map(({ a, b, weight }) => [`${Math.min(a, b)}-${Math.max(a, b)}`, weight]));
  let sum = 0n;
  for (const [vertex, partner] of matching.entries()) {
    if (partner === undefined) continue;
    expect(matching[partner]).toBe(vertex);
    const weight = weights.get(`${Math.min(vertex, partner)}-${Math.max(vertex, partner)}`);
    if (weight === undefined) throw new Error(`${vertex} and ${partner} are not joined.`);
    if (vertex < partner) sum += weight;
  }
  return sum;
}

const graph = (most: number, weight: fc.Arbitrary<bigint>) =>
  fc.integer({ min: 0, max: most }).chain((vertices) => {
    const pairs = Array.from({ length: vertices }, (_, b) => Array.from({ length: b }, (_a, a) => ({ a, b }))).flat();
    return fc.tuple(...pairs.map(() => fc.option(weight, { nil: undefined, freq: 3 }))).map((weights) => ({
      vertices,
      edges: pairs.flatMap((pair, at) => {
        const found = weights[at];
        return found === undefined ? [] : [{ ...pair, weight: found }];
      }),
    }));
  });

const small = fc.bigInt({ min: -6n, max: 9n });
const huge = fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n });

describe('a matching of greatest weight', () => {
  it('equals brute force on every small graph, also with weights below zero', () => {
    fc.assert(
      fc.property(fc.oneof(graph(10, small), graph(7, huge)), ({ vertices, edges }) => {
        expect(sumOf(maximumWeightMatching(vertices, edges), edges)).toBe(bruteForce(vertices, edges, false));
      }),
      { numRuns: 700 },
    );
  });

  it('pairs everybody where that is asked for, and says where it cannot', () => {
    fc.assert(
      fc.property(fc.oneof(graph(10, small), graph(6, huge)), ({ vertices, edges }) => {
        const matching = maximumPerfectMatching(vertices, edges);
        const best = bruteForce(vertices, edges, true);
        expect(matching === undefined ? undefined : sumOf(matching, edges)).toBe(best);
        if (matching !== undefined) expect(matching).not.toContain(undefined);
        const cheapest = minimumCostMatching(vertices, edges);
        const least = bruteForce(
          vertices,
          edges.map((edge) => ({ ...edge, weight: -edge.weight })),
          true,
        );
        expect(cheapest === undefined ? undefined : -sumOf(cheapest, edges)).toBe(least);
      }),
      { numRuns: 700 },
    );
  });

  it('equals a second implementation on graphs of up to 200 vertices', () => {
    const shape = fc.record({
      vertices: fc.integer({ min: 2, max: 200 }),
      percent: fc.integer({ min: 2, max: 100 }),
      most: fc.constantFrom(2, 10, 1000, 1_000_000),
      seed: fc.nat(),
      perfect: fc.boolean(),
    });
    fc.assert(
      fc.property(shape, ({ vertices, percent, most, seed, perfect }) => {
        const edges = randomEdges(vertices, percent, most, seed);
        const others = blossom(
          edges.map(({ a, b, weight }) => [a, b, Number(weight)]),
          perfect,
        );
        const second = Array.from({ length: vertices }, (_, at) => ((others[at] ?? -1) < 0 ? undefined : others[at]));
        const ours = perfect ? maximumPerfectMatching(vertices, edges) : maximumWeightMatching(vertices, edges);
        if (perfect && second.includes(undefined)) expect(ours).toBeUndefined();
        else expect(sumOf(ours ?? [], edges)).toBe(sumOf(second, edges));
      }),
      { numRuns: 40 },
    );
  });

  it('is the same each time, and refuses edges that no graph has', () => {
    const edges = randomEdges(40, 50, 3, 7);
    expect(maximumWeightMatching(40, edges)).toEqual(maximumWeightMatching(40, edges));
    expect(() => maximumWeightMatching(2, [{ a: 0, b: 0, weight: 1n }])).toThrow('two different vertices');
    expect(() => maximumWeightMatching(2, [{ a: 0, b: 2, weight: 1n }])).toThrow('0 to 1');
    expect(() => maximumWeightMatching(-1, [])).toThrow(RangeError);
    expect(
      maximumPerfectMatching(
        3,
        edges.filter(({ b }) => b < 3),
      ),
    ).toBeUndefined();
  });
});

/** Edges whose weights lie between -most / 4 and most, by a generator of its own so that large graphs need not be shrunk. */
function randomEdges(vertices: number, percent: number, most: number, seed: number): WeightedEdge[] {
  let state = BigInt(seed) + 1n;
  const next = (below: number): number => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & (2n ** 64n - 1n);
    return Number((state >> 33n) % BigInt(below));
  };
  const edges: WeightedEdge[] = [];
  for (let b = 1; b < vertices; b += 1) {
    for (let a = 0; a < b; a += 1) {
      if (next(100) >= percent) continue;
      edges.push({ a, b, weight: BigInt(next(most + Math.floor(most / 4)) - Math.floor(most / 4)) });
    }
  }
  return edges;
}
