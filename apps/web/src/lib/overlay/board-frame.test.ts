import { expect, it } from 'vitest';
import type { Scene } from '#lib/boards/scene.ts';
import { frameIn, seenIn, wholeSight } from './board-frame.ts';

/** A table of two by one, drawn 240 units wide. */
const scene = { kind: 'chart', chart: { table: { widthMils: 48_000, heightMils: 24_000 } } } as unknown as Scene;
const room = { width: 560, height: 374 };

it('[WATCH-76] shows all of the table until a caster moves the camera', () => {
  const whole = { sight: wholeSight(scene), frame: frameIn(scene, room) };
  expect(seenIn(scene, room, undefined)).toEqual(whole);
  expect(seenIn(scene, room, { at: [0.1, 0.9], zoom: 1 })).toEqual(whole);
});

it('[WATCH-76] shows the part that the caster shows, and draws marks where the table lies then', () => {
  for (const at of [
    [0.5, 0.5],
    [0.3, 0.6],
  ] as [number, number][]) {
    const { sight, frame } = seenIn(scene, room, { at, zoom: 4 });
    const [x = 0, y = 0, wide = 0, high = 0] = sight.split(' ').map(Number);
    // In the proportions of the box, so that nothing is cut off or added.
    expect(wide / high).toBeCloseTo(room.width / room.height, 2);
    expect([(x + wide / 2) / 240, (y + high / 2) / 120].map((each) => Math.round(each * 100) / 100)).toEqual(at);
    expect(frame.left + at[0] * frame.width).toBeCloseTo(room.width / 2, 1);
    expect(frame.top + at[1] * frame.height).toBeCloseTo(room.height / 2, 1);
  }
});

it('[WATCH-76] goes no farther than the edge of the table', () => {
  const { sight, frame } = seenIn(scene, room, { at: [0, 1], zoom: 4 });
  const [x = 1, y = 0, , high = 0] = sight.split(' ').map(Number);
  expect(x).toBe(0);
  expect(y + high).toBeCloseTo(120, 2);
  expect([frame.left + 0, frame.top + frame.height]).toEqual([0, expect.closeTo(room.height, 1)]);
});
