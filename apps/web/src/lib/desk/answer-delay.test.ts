import { describe, expect, it } from 'vitest';
import { delayRange, drawDelay } from './answer-delay.ts';

describe('the delay of an answer', () => {
  it('spans the whole range evenly', () => {
    expect(drawDelay(() => 0)).toBe(delayRange.least);
    expect(drawDelay(() => 0.5)).toBe((delayRange.least + delayRange.most) / 2);
    expect(drawDelay(() => 1)).toBe(delayRange.most);
  });

  it('comes from the randomness of the browser', () => {
    const drawn = Array.from({ length: 200 }, () => drawDelay());
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(delayRange.least);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(delayRange.most);
    expect(new Set(drawn).size).toBeGreaterThan(50);
  });
});
