import type { CueData, CueShown } from '@broadside/protocol';
import { describe, expect, it } from 'vitest';
import { castAt, nextCueIn } from './fold.ts';
import { thinned } from './thinning.ts';

let made = 0;
const cue = (seq: number, ms: number, data: CueData, by = 1, match = 'here'): CueShown => ({
  ...{ id: `cue-${String((made += 1)).padStart(4, '0')}`, by, match, seq, ms, cue: data },
});
const ring: CueData = { kind: 'ring', at: [0.5, 0.5], radius: 0.1 };
const at = (seq: number, ms: number) => ({ match: 'here', seq, ms });

describe('[WATCH-58] a cast at a moment', () => {
  const first = cue(2, 1000, ring);
  const other = cue(2, 1040, ring, 2);
  const cues = [
    first,
    other,
    cue(2, 1500, { kind: 'text', text: 'Look.' }),
    cue(3, 10, { kind: 'undo', cue: first.id }, 2),
    cue(3, 20, { kind: 'undo', cue: first.id }),
    cue(4, 0, { kind: 'clear' }),
    cue(9, 0, ring, 1, 'elsewhere'),
  ];

  it('shows each cue at its millisecond, forward and back', () => {
    const marks = [999, 1000, 1039, 1040].map((ms) => castAt(cues, at(2, ms)).marks.length);
    expect(marks).toEqual([0, 1, 1, 2]);
    expect(castAt(cues, at(2, 1499)).text).toBeUndefined();
    expect(castAt(cues, at(2, Infinity)).text?.cue.text).toBe('Look.');
    expect(castAt(cues, at(1, Infinity)).marks).toEqual([]);
  });

  it('lets each take back their own, and who made the cast all', () => {
    expect(castAt(cues, at(3, 10)).marks).toHaveLength(2);
    expect(castAt(cues, at(3, 20)).marks.map(({ by }) => by)).toEqual([2]);
    expect(castAt(cues, at(9, 0)).marks).toEqual([]);
  });

  it('knows when the next one comes', () => {
    expect(nextCueIn(cues, at(2, 1000))).toBe(40);
    expect(nextCueIn(cues, at(5, 0))).toBeUndefined();
  });

  it('has the votes of a poll once it is over, and of no other', () => {
    const poll = cue(1, 0, { kind: 'poll', question: 'Who?', options: ['Red', 'Blue'] });
    const tally = cue(1, 9, { kind: 'tally', poll: poll.id, votes: [1, 2] });
    expect(castAt([poll, tally], at(1, 8)).poll?.votes).toBeUndefined();
    expect(castAt([poll, tally], at(1, 9)).poll?.votes).toEqual([1, 2]);
  });
});

describe('a stroke', () => {
  it('keeps its ends and its corners within 64 points', () => {
    const round = Array.from({ length: 1000 }, (_, i): [number, number] => [
      0.5 + 0.4 * Math.cos(i / 159),
      0.5 + 0.4 * Math.sin(i / 159),
    ]);
    const kept = thinned(round);
    expect(kept.length).toBeLessThanOrEqual(64);
    expect([kept[0], kept.at(-1)]).toEqual([round[0], round.at(-1)]);
    const corner = thinned([
      [0, 0],
      [0.25, 0],
      [0.5, 0],
      [0.5, 0.5],
    ]);
    expect(corner).toEqual([
      [0, 0],
      [0.5, 0],
      [0.5, 0.5],
    ]);
  });
});
