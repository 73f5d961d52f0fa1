import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presses } from './presses.ts';
import { SceneStage } from './stage.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** An attack that cost something, in one entry. */
const attack = (seq: number) =>
  [
    {
      seq,
      parts: [{ record: 'a', name: 'A' }, ' at ', { record: 'b', name: 'B' }],
      rules: [],
      tone: 'act',
      cue: { is: 'attack' },
    },
    {
      seq,
      parts: [{ record: 'b', name: 'B' }, ' loses 1: 2 to 1'],
      rules: [],
      tone: 'harm',
      cue: { is: 'loss', what: 'hull' },
      rolls: [{ label: 'Guns', seat: null, sides: 6, need: 4, counted: 1, use: 'gun', faces: [6, 1, 1, 1] }],
    },
  ] as const;

function table() {
  const stage = new SceneStage(
    () => false,
    () => 'full',
  );
  stage.take({ log: attack(1), seq: 1 });
  return { stage, away: presses(() => stage) };
}
const press = { target: null } as unknown as Event;

it('has what lies out away a moment after a press, when the press has done what it does', () => {
  const { stage, away } = table();
  away.down(press);
  away.up(press);
  expect(stage.open).toBe(true);
  vi.runAllTimers();
  expect(stage.open).toBe(false);
});

it('plays what the press itself brought', () => {
  const { stage, away } = table();
  away.down(press);
  away.up(press);
  stage.take({ log: [...attack(1), ...attack(2)], seq: 2 });
  vi.advanceTimersByTime(100);
  expect([stage.scene?.id, stage.open, stage.playing]).toEqual(['2:0', true, true]);
});

it('shows the end of what plays, and leaves it for the next press', () => {
  const { stage, away } = table();
  stage.take({ log: [...attack(1), ...attack(2)], seq: 2 });
  away.down(press);
  away.up(press);
  vi.runAllTimers();
  expect([stage.settled, stage.open]).toEqual([true, true]);
  away.key({ target: null, key: 'Tab' } as unknown as KeyboardEvent);
  vi.runAllTimers();
  expect(stage.open).toBe(true);
  away.key({ target: null, key: ' ' } as unknown as KeyboardEvent);
  vi.runAllTimers();
  expect(stage.open).toBe(false);
});
