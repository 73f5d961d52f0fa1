import { describe, expect, it } from 'vitest';
import { nextShown } from './pace.ts';

const at = (seq: number): number => [0, 1000, 1400, 90_000, 90_001][seq] ?? 0;

describe('a released bundle', () => {
  it('is played back with the times of its table, capped at both ends', () => {
    expect(nextShown(1, 4, at)).toEqual({ seq: 2, afterMs: 400 });
    expect(nextShown(2, 4, at)).toEqual({ seq: 3, afterMs: 3000 });
    expect(nextShown(3, 4, at)).toEqual({ seq: 4, afterMs: 250 });
    expect(nextShown(4, 4, at)).toBeUndefined();
  });

  it('is passed over by whoever comes, or was away for long', () => {
    expect(nextShown(0, 4, at)).toEqual({ seq: 4, afterMs: 0 });
    expect(nextShown(1, 302, at)).toEqual({ seq: 302, afterMs: 0 });
  });
});
