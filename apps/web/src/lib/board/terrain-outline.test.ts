import { describe, expect, test } from 'vitest';
import { numbersFor, scatter, waveOutline } from './terrain-outline.ts';

describe('chart symbols', () => {
  test('are the same for the same piece and differ for another', () => {
    expect(waveOutline('gas-1', 40)).toBe(waveOutline('gas-1', 40));
    expect(waveOutline('gas-1', 40)).not.toBe(waveOutline('gas-2', 40));
  });

  test('stay inside their piece', () => {
    for (const [x, y] of scatter('field', 20, 0.2, false)) expect(Math.hypot(x, y)).toBeLessThan(1);
    for (const [x, y] of scatter('field', 20, 0.2, true)) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
  });

  test('draw from numbers between 0 and 1', () => {
    const next = numbersFor('word');
    const drawn = Array.from({ length: 500 }, next);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBeGreaterThan(490);
  });
});
