import { describe, expect, it } from 'vitest';
import type { SceneLine } from '../scene/scene.ts';
import { RoundBook } from './round-book.svelte.ts';

const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
const line = (seq: number, parts: SceneLine['parts'], more: Partial<SceneLine> = {}): SceneLine => ({
  seq,
  parts,
  rules: ['X-1'],
  tone: 'act',
  ...more,
});
const begins = (seq: number, round: number): SceneLine =>
  line(seq, [`Round ${round}.`], { tone: 'phase', cue: { is: 'round' } });
const loses = (seq: number, lost: number): SceneLine =>
  line(seq, [tern, ` loses ${lost} hull: 9 to ${9 - lost}`], { cue: { is: 'loss', what: 'hull' } });

function book(older: readonly SceneLine[] = []) {
  const asked: number[] = [];
  const points = { now: 0 };
  const made = new RoundBook({
    standing: () => ({ counts: ['points'], sides: [{ name: 'Terns', seats: ['seat-1'], score: [points.now] }] }),
    sides: () => [],
    ours: (seat) => seat === 'seat-1',
    older: (before) => {
      asked.push(before);
      return Promise.resolve(older.filter(({ seq }) => seq < before));
    },
  });
  return { made, asked, points };
}
/** What was asked for has come. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const view = {};

describe('the book of a round', () => {
  it('closes a round with what it came to, until its person goes on', async () => {
    const { made, points } = book();
    made.take({ log: [begins(1, 1)], seq: 1, view });
    made.take({ log: [begins(1, 1), loses(2, 3)], seq: 2, view });
    expect(made.closed).toBeUndefined();
    points.now = 20;
    made.take({ log: [begins(1, 1), loses(2, 3), begins(3, 2)], seq: 3, view });
    await settled();
    expect(made.closed).toMatchObject({ round: 1, score: { now: [20], got: undefined } });
    expect(made.closed?.rows).toEqual([{ label: 'hull lost', values: ['3'] }]);
    points.now = 25;
    made.take({ log: [begins(3, 2), loses(4, 1), begins(5, 3)], seq: 5, view });
    await settled();
    expect(made.closed).toMatchObject({ round: 2, score: { now: [25], got: [5] } });
    made.goOn();
    expect(made.closed).toBeUndefined();
  });

  it('goes on by itself when its person moves, and not when others do', async () => {
    const { made } = book();
    const moves = (seq: number, seat: 'seat-1' | 'seat-2'): SceneLine =>
      line(seq, [{ ...tern, seat }, ' moves 4″'], { cue: { is: 'move' } });
    made.take({ log: [begins(1, 1)], seq: 1, view });
    made.take({ log: [begins(1, 1), begins(2, 2)], seq: 2, view });
    await settled();
    made.take({ log: [begins(1, 1), begins(2, 2), moves(3, 'seat-2')], seq: 3, view });
    expect(made.closed?.round).toBe(1);
    made.take({ log: [begins(1, 1), begins(2, 2), moves(3, 'seat-2'), moves(4, 'seat-1')], seq: 4, view });
    expect(made.closed).toBeUndefined();
  });

  it('fetches the beginning of a round that the page has not seen', async () => {
    const { made, asked } = book([begins(1, 1), loses(2, 4), loses(3, 1)]);
    made.take({ log: [loses(3, 1)], seq: 3, view });
    made.take({ log: [loses(3, 1), begins(4, 2)], seq: 4, view });
    await settled();
    expect(asked).toEqual([3]);
    expect(made.closed?.rows).toEqual([{ label: 'hull lost', values: ['5'] }]);
  });

  it('closes the round though more comes while its beginning is fetched, unless its person went on', async () => {
    for (const goesOn of [false, true]) {
      const { made } = book([begins(1, 1), loses(2, 4), loses(3, 1)]);
      made.take({ log: [loses(3, 1)], seq: 3, view });
      made.take({ log: [loses(3, 1), begins(4, 2)], seq: 4, view });
      made.take({ log: [begins(4, 2), loses(5, 2)], seq: 5, view });
      if (goesOn) made.goOn();
      await settled();
      expect(made.closed?.rows).toEqual(goesOn ? undefined : [{ label: 'hull lost', values: ['5'] }]);
    }
  });

  it('says nothing of a round whose beginning cannot be had, nor of what was before the first', async () => {
    const { made } = book();
    made.take({ log: [loses(3, 1)], seq: 3, view });
    made.take({ log: [loses(3, 1), begins(4, 2)], seq: 4, view });
    await settled();
    expect(made.closed).toBeUndefined();
  });

  it('begins anew for who goes back', async () => {
    const { made } = book();
    made.take({ log: [begins(1, 1)], seq: 1, view });
    made.take({ log: [begins(1, 1), begins(2, 2)], seq: 2, view });
    await settled();
    made.take({ log: [begins(1, 1)], seq: 1, view });
    expect(made.closed).toBeUndefined();
  });
});
