import { describe, expect, it } from 'vitest';
import { attackBadge, wayPlot } from './way.ts';

const point = (x: number, y: number, r = 10) => ({ x, y, r });

describe('the way of a move', () => {
  it('runs from rim to rim, with its number in the middle and a head on each side of it', () => {
    const plot = wayPlot([point(0, 0), point(200, 0)]);
    expect(plot?.d).toBe('M10.0 0.0L186.0 0.0');
    expect(plot?.badge).toMatchObject({ x: 98, y: 0 });
    expect(plot?.heads.map(({ angle }) => angle)).toEqual([0, 0]);
    expect(plot?.stations).toEqual([
      { x: 0, y: 0, angle: 0, share: 0 },
      { x: 200, y: 0, angle: 0, share: 1 },
    ]);
  });

  it('turns where it was turned', () => {
    const plot = wayPlot([point(0, 0), point(100, 0), point(100, 300)]);
    expect(plot?.d).toBe('M10.0 0.0L100.0 0.0L100.0 286.0');
    expect(plot?.stations.map(({ share, angle }) => [share, angle])).toEqual([
      [0, 0],
      [0.25, 0],
      [1, 90],
    ]);
  });

  it('has no heads where there is no room, and is nothing where nothing went', () => {
    expect(wayPlot([point(0, 0), point(30, 0)])?.heads).toEqual([]);
    expect(wayPlot([point(5, 5)])).toBeUndefined();
    expect(wayPlot([point(5, 5), point(5, 5)])).toBeUndefined();
    expect(wayPlot([])).toBeUndefined();
  });
});

it('numbers of attacks on one line stand beside each other', () => {
  const [from, to] = [point(0, 0), point(300, 0)];
  const places = [1, 2, 3].map((number) => attackBadge(from, to, number).x);
  expect(new Set(places).size).toBe(3);
  for (const x of places) expect(x).toBeGreaterThan(100);
});
