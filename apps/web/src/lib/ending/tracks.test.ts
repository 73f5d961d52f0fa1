import type { MatchStory } from '@broadside/match';
import { describe, expect, it } from 'vitest';
import { labelsOf } from './track-labels.ts';
import { closeUp, filmOf, tracksOf, tracksUntil, trackLimits, type TrackMark } from './tracks.ts';

const mark = (id: string, x: number, y: number): TrackMark => ({
  id,
  name: id,
  side: 'a',
  glyph: 'CR',
  bearing: 0,
  x,
  y,
});
const story = (lost: readonly string[], target?: string): Pick<MatchStory, 'rounds' | 'turns' | 'sides'> =>
  ({
    sides: [{ seats: [], name: 'Red', score: [] }],
    rounds: [{ round: 2, seq: 9, score: [], whole: true, lost: lost.map((id) => ({ record: `ship:${id}` })) }],
    turns: target ? [{ attack: { actors: [], target: { record: `ship:${target}`, name: target } } }] : [],
  }) as unknown as Pick<MatchStory, 'rounds' | 'turns' | 'sides'>;

describe('tracks', () => {
  it('go through every place where a ship was, once for each stay', () => {
    const seen = [
      { round: 0, marks: [mark('tern', 1, 1), mark('onyx', 9, 9)] },
      { round: 1, marks: [mark('tern', 1, 1), mark('onyx', 9, 9)] },
      { round: 1, marks: [mark('tern', 4, 1), mark('onyx', 9, 9)] },
      { round: 2, marks: [mark('tern', 4, 7)] },
    ];
    const [tern, onyx] = tracksOf(seen, story(['onyx'], 'onyx'));
    expect(tern?.stops).toEqual([
      { x: 1, y: 1, round: 0 },
      { x: 4, y: 1, round: 1 },
      { x: 4, y: 7, round: 2 },
    ]);
    expect(tern).toMatchObject({ lost: undefined, strong: false, last: { x: 4, y: 7 } });
    expect(onyx).toMatchObject({ lost: 2, strong: true, last: undefined });
  });

  it('are named without whose they are: their colour says it', () => {
    const marks = [
      { ...mark('x', 1, 1), name: 'Red Carrier A' },
      { ...mark('y', 1, 2), name: 'Redoubt' },
    ];
    expect(tracksOf([{ round: 1, marks }], story([])).map(({ name }) => name)).toEqual(['Carrier A', 'Redoubt']);
  });

  it('are bounded', () => {
    const seen = Array.from({ length: 300 }, (_, at) => ({
      round: 1,
      marks: Array.from({ length: 100 }, (__, id) => mark(`s${id}`, at, id)),
    }));
    const tracks = tracksOf(seen, story([]));
    expect(tracks).toHaveLength(trackLimits.ships);
    expect(tracks[0]?.stops).toHaveLength(trackLimits.stops);
  });
});

describe('a film of the tracks', () => {
  const seen = [
    { round: 1, marks: [mark('tern', 1, 1), mark('onyx', 9, 9), mark('knot', 5, 5)] },
    { round: 1, marks: [mark('tern', 4, 1), mark('onyx', 9, 9)] },
    { round: 2, marks: [mark('tern', 4, 7), mark('knot', 5, 6)] },
    { round: 3, marks: [mark('tern', 4, 9)] },
  ];
  const at = (count: number) => {
    const tracks = tracksUntil(seen, story(['onyx', 'knot']), count);
    return Object.fromEntries(
      tracks.map(({ id, stops, last, lost }) => [id, `${stops.length}${last ? '' : lost ? ' lost' : ' away'}`]),
    );
  };

  it('shows each ship as far as it has come, and lost when it is', () => {
    expect(at(1)).toEqual({ tern: '1', onyx: '1', knot: '1' });
    // Knot is away and comes back before it is lost.
    expect(at(2)).toEqual({ tern: '2', onyx: '1', knot: '1 away' });
    expect(at(3)).toEqual({ tern: '3', onyx: '1 lost', knot: '2' });
  });
  it('ends with the whole chart', () => {
    expect(tracksUntil(seen, story(['onyx', 'knot']), 4)).toEqual(tracksOf(seen, story(['onyx', 'knot'])));
  });
  it('has every moment of few, at most a hundred of many, and one of each round for less motion', () => {
    expect(filmOf(seen, false)).toEqual([1, 2, 3, 4]);
    expect(filmOf(seen, true)).toEqual([2, 3, 4]);
    const long = Array.from({ length: 950 }, () => ({ round: 1, marks: [] }));
    expect(filmOf(long, false).length).toBeLessThanOrEqual(100);
    expect(filmOf(long, false).at(-1)).toBe(950);
    expect(filmOf([], false)).toEqual([]);
  });
});

describe('names on the chart', () => {
  it('stand clear of each other, and those without room are left out, the weightiest first', () => {
    const seen = [{ round: 1, marks: Array.from({ length: 30 }, (_, at) => mark(`ship-${at}`, 50 + at / 10, 50)) }];
    const tracks = tracksOf(seen, story([], 'ship-29'));
    const labels = labelsOf(tracks, { width: 100, height: 100, size: 5, gap: 4 });
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(30);
    expect(labels[0]?.id).toBe('ship-29');
    const tops = labels.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    expect(new Set(tops).size).toBe(labels.length);
  });
});

describe('a close-up', () => {
  const drawn = { width: 240, height: 240, hull: 16, marks: [] };
  it('holds what it is about, in its shape, within the board', () => {
    const [x = 0, y = 0, w = 0, h = 0] = closeUp(drawn, [mark('a', 5, 5), mark('b', 60, 20)], 2)
      .split(' ')
      .map(Number);
    expect([x, y]).toEqual([0, 0]);
    expect(w / h).toBeCloseTo(2, 1);
    expect(x + w).toBeGreaterThan(60);
    expect(y + h).toBeGreaterThan(20);
  });
  it('is never larger than the board', () => {
    const [, , w = 0, h = 0] = closeUp(drawn, [mark('a', 0, 0), mark('b', 240, 240)], 2)
      .split(' ')
      .map(Number);
    expect([w, h]).toEqual([240, 120]);
  });
});
