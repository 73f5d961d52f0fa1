import { describe, expect, it } from 'vitest';
import { audienceCurve } from './audience-curve.ts';

const box = { width: 100, height: 10 };
const at = (minute: number, viewers: number) => ({ at: minute * 60_000, viewers });

describe('the curve of who watched', () => {
  it('[WATCH-17] tells the most and the present number, and lies at the foot while nobody was counted', () => {
    const curve = audienceCurve([at(0, 5), at(1, 10), at(4, 3)], 5.5 * 60_000, box);
    expect(curve).toMatchObject({ most: at(1, 10), now: 3, from: 0, to: 300_000 });
    expect(curve?.path).toBe('M0.0 5.0L20.0 5.0L20.0 0.0L40.0 0.0L40.0 10.0L80.0 10.0L80.0 7.0L100.0 7.0');
  });
  it('says 0 once the last count is old, and nothing where no number can be shown', () => {
    expect(audienceCurve([at(0, 5)], 10 * 60_000, box)).toMatchObject({ most: at(0, 5), now: 0 });
    expect(audienceCurve([], 0, box)).toBeUndefined();
    expect(audienceCurve([at(0, 0), at(1, 0)], 60_000, box)).toBeUndefined();
  });
});
