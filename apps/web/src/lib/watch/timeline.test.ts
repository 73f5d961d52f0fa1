/** The bar of a watched match: rounds, marks, where catching up stops. */
import type { LogLine } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { beatOf, catchUpMs, catchUpStops, dwellMs, nearest, stretchAt, timelineOf } from './timeline.ts';

const ship = (seat: 'seat-1' | 'seat-2') => ({ record: `ship:${seat}`, name: 'Halberd', seat });
const line = (of: Partial<LogLine>): LogLine => ({ parts: ['Something happens.'], rules: [], tone: 'act', ...of });
const entry = (seq: number, ...log: readonly Partial<LogLine>[]) => ({
  seq,
  at: seq * 1000,
  log: log.map((of) => ({ ...line(of), seq, at: seq * 1000 })),
});
const begins = { tone: 'phase', cue: { is: 'round' } } as const;

describe('the beats of a match', () => {
  it('ask for the round only where one may begin', () => {
    const never = (): number => {
      throw new Error('Nobody asks.');
    };
    expect(beatOf(entry(1, {}), never)).toEqual({ seq: 1, at: 1000, turn: false, marks: [] });
    expect(beatOf(entry(2, begins), () => 3)).toMatchObject({ round: 3, turn: true });
    expect(beatOf(entry(3, { cue: { is: 'turn' } }), never).turn).toBe(true);
  });

  it('mark a loss, a critical and points once for each side', () => {
    const lost = { tone: 'loss', parts: [ship('seat-2'), ' is lost.'] } as const;
    const hit = { tone: 'harm', cue: { is: 'effect' }, parts: ['Fire aboard ', ship('seat-1'), '.'] } as const;
    const { marks } = beatOf(entry(4, lost, lost, hit, { tone: 'score' }, { tone: 'harm' }), () => 1);
    expect(marks.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['loss', 'seat-2'],
      ['critical', 'seat-1'],
      ['points', null],
    ]);
    expect(marks[1]?.words).toBe('Fire aboard Halberd.');
  });
});

const beats = [
  { seq: 1, at: 0, turn: true, marks: [] },
  { seq: 5, at: 0, round: 1, turn: true, marks: [] },
  { seq: 6, at: 0, round: 1, turn: true, marks: [] },
  { seq: 9, at: 0, round: 2, turn: true, marks: [] },
  // Taken back over the end of the round, and played once more.
  { seq: 11, at: 0, round: 1, turn: true, marks: [] },
  { seq: 12, at: 0, round: 2, turn: false, marks: [] },
];

describe('the bar', () => {
  it('has a stretch for each round, which ends where the next begins', () => {
    const timeline = timelineOf(beats, 20);
    expect(timeline.rounds).toEqual([
      { from: 1, to: 4, round: 0 },
      { from: 5, to: 8, round: 1 },
      { from: 9, to: 20, round: 2 },
    ]);
    expect([1, 4, 5, 20].map((seq) => stretchAt(timeline, seq))).toEqual([0, 0, 1, 2]);
    expect(timelineOf([], 3).rounds).toEqual([{ from: 1, to: 3, round: 0 }]);
    expect(timelineOf([{ seq: 1, at: 0, round: 1, turn: true, marks: [] }], 3).rounds).toEqual([
      { from: 1, to: 3, round: 1 },
    ]);
  });

  it('finds the turn before and after', () => {
    const { turns } = timelineOf(beats, 20);
    expect([nearest(turns, 6, 1), nearest(turns, 6, -1), nearest(turns, 11, 1), nearest(turns, 1, -1)]).toEqual([
      9,
      5,
      undefined,
      undefined,
    ]);
  });
});

describe('catching up', () => {
  const marked = (count: number) =>
    timelineOf(
      Array.from({ length: count }, (_, i) =>
        beatOf(entry(i + 1, i % 2 === 0 ? { tone: 'loss' } : { tone: 'score' }), () => 1),
      ),
      count,
    );

  it('stops at what was lost and scored, in order, and ends at the public moment', () => {
    const { seqs, eachMs } = catchUpStops(marked(10), 4, 10);
    expect(seqs).toEqual([5, 6, 7, 8, 9, 10]);
    expect(eachMs).toBe(3000);
  });

  it('takes no longer than a minute and a half, and keeps what weighs most', () => {
    const { seqs, eachMs } = catchUpStops(marked(1000), 0, 1000);
    expect(seqs.length * eachMs).toBeLessThanOrEqual(catchUpMs);
    expect(seqs.at(-1)).toBe(1000);
    expect(seqs.slice(0, -1).every((seq) => seq % 2 === 1)).toBe(true);
    expect(seqs.toSorted((one, other) => one - other)).toEqual(seqs);
  });

  it('plays an entry as long as the players thought, but never much longer', () => {
    expect([dwellMs(0, 1200, 1), dwellMs(0, 600_000, 1), dwellMs(0, 600_000, 4), dwellMs(5, 5, 1)]).toEqual([
      1200, 3000, 750, 350,
    ]);
  });
});
