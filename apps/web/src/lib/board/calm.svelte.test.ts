import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calm, hand } from './calm.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hand.drags = false;
  vi.useRealTimers();
});

/** A figure that a panel shows, with how often it was written. */
function panel() {
  let mils = $state(0);
  let written = 0;
  let shown = { now: 0 };
  const stop = $effect.root(() => {
    shown = calm(() => mils);
    $effect(() => {
      void shown.now;
      written += 1;
    });
  });
  flushSync();
  return {
    stop,
    drag(to: number): void {
      mils = to;
      flushSync();
    },
    get shown(): number {
      return shown.now;
    },
    get written(): number {
      return written;
    },
  };
}

it('follows at once while nothing is dragged', () => {
  const figure = panel();
  for (const mils of [10, 20, 30]) {
    figure.drag(mils);
    expect(figure.shown).toBe(mils);
  }
  figure.stop();
});

it('follows ten times a second while a hand drags, and has the last place when it lets go', () => {
  const figure = panel();
  hand.drags = true;
  flushSync();
  const before = figure.written;
  for (let mils = 1; mils <= 100; mils++) {
    figure.drag(mils);
    vi.advanceTimersByTime(10);
    flushSync();
    expect(mils - figure.shown).toBeLessThanOrEqual(10);
  }
  expect(figure.written - before).toBeGreaterThan(5);
  expect(figure.written - before).toBeLessThanOrEqual(12);
  figure.drag(200);
  hand.drags = false;
  flushSync();
  expect(figure.shown).toBe(200);
  figure.stop();
});

it('shows where it came to rest, though the hand still holds it', () => {
  const figure = panel();
  hand.drags = true;
  flushSync();
  figure.drag(1);
  figure.drag(2);
  vi.advanceTimersByTime(100);
  flushSync();
  expect(figure.shown).toBe(2);
  figure.stop();
});
