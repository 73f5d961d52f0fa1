import type { LogEntry } from '@broadside/protocol';
import type { MatchStanding } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { largeOf, markOf, type WallMark } from './wall-marks.ts';

const line = (tone: LogEntry['tone'], text: string): LogEntry => ({ seq: 1, at: 0, rules: [], tone, parts: [text] });
const standing = (...scores: number[]): MatchStanding => ({
  round: 1,
  counts: ['points'],
  sides: scores.map((score) => ({ seats: [], name: '', score: [score] })),
  ships: [],
});
const none = [undefined, undefined] as const;

describe('[WATCH-47] a mark of a board', () => {
  it('is the heaviest thing that was told, in one short sentence', () => {
    const lines = [line('score', 'Ann scores.'), line('loss', 'Sabot is lost. 3 crew.'), line('roll', 'Six dice.')];
    expect(markOf('a', lines, none, 7)).toEqual({ match: 'a', kind: 'loss', text: 'Sabot is lost', at: 7 });
    expect(markOf('a', [line('harm', 'Critical on Wren.')], none, 7)?.kind).toBe('harm');
    expect(markOf('a', [line('act', 'Wren moves.')], none, 7)).toBeUndefined();
    expect(markOf('a', [line('loss', 'x'.repeat(200))], none, 7)?.text).toHaveLength(60);
  });

  it('is a score that jumps, of two sides or four, where the log is silent', () => {
    expect(markOf('a', [], [standing(1, 2), standing(1, 12)], 7)?.text).toBe('10 points');
    expect(markOf('a', [], [standing(0, 0, 0, 0), standing(0, 0, 1, 0)], 7)?.text).toBe('1 point');
    expect(markOf('a', [], [standing(5, 5), standing(5, 5)], 7)).toBeUndefined();
    expect(markOf('a', [], [undefined, standing(5, 5)], 7)).toBeUndefined();
  });
});

describe('[WATCH-47] the large board', () => {
  const mark = (match: string, kind: WallMark['kind'], at: number): WallMark => ({ match, kind, text: '', at });
  it('is the first, until another is clearly heavier, and not at once again', () => {
    const first = largeOf(['a', 'b'], [], undefined, 0);
    expect(first).toEqual({ match: 'a', since: 0 });
    expect(largeOf(['a', 'b'], [mark('b', 'score', 25_000)], first, 25_000)).toBe(first);
    expect(largeOf(['a', 'b'], [mark('b', 'loss', 15_000)], first, 15_000)).toBe(first);
    expect(largeOf(['a', 'b'], [mark('b', 'loss', 15_000)], first, 25_000)).toEqual({ match: 'b', since: 25_000 });
    expect(largeOf(['a', 'b'], [mark('b', 'loss', 15_000)], first, 90_000)).toBe(first);
  });

  it('is another when it is gone, and none where there are none', () => {
    expect(largeOf(['b', 'c'], [mark('c', 'harm', 0)], { match: 'a', since: 0 }, 1)).toEqual({ match: 'c', since: 1 });
    expect(largeOf([], [], { match: 'a', since: 0 }, 1)).toBeUndefined();
  });
});
