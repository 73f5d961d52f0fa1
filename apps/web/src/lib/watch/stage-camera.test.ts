import { expect, test } from 'vitest';
import { cameraFrom, cameraText, stageCameraOf, stageTransform } from './stage-camera.ts';

const table = { widthMils: 48_000, heightMils: 24_000 };

test('[WATCH-35] what a camera shows holds on every screen, and stands in an address', () => {
  // Twelve of 48 inches, from the 12th on; six of 24, from the northern edge.
  const looking = { width: 240, height: 120, ppi: 20, left: -240, top: 0, whole: false, table };
  const camera = stageCameraOf(looking);
  expect(camera).toEqual({ x: 0.375, y: 0.125, across: 0.25 });
  expect(camera && cameraFrom(cameraText(camera))).toEqual(camera);
  expect(stageCameraOf({ ...looking, whole: true })).toBeUndefined();
  expect(stageCameraOf({ ...looking, width: 0 })).toBeUndefined();
});

test('[WATCH-35] an address that asks for no camera shows the whole table', () => {
  for (const text of [null, '', '1', '0.5,0.5', '0.5,0.5,0', '2,0,1', 'a,b,c', '0,0,1,1', ',,', '0.5,,0.5'])
    expect(cameraFrom(text), String(text)).toBeUndefined();
});

test('[WATCH-33] a clip never shows what lies beyond the edge', () => {
  expect(stageTransform(null)).toBe('none');
  expect(stageTransform({ x: 0.5, y: 0.5, across: 0.5 })).toBe('scale(2.000) translate(0.00%, 0.00%)');
  expect(stageTransform({ x: 0, y: 1, across: 0.5 })).toBe('scale(2.000) translate(25.00%, -25.00%)');
});
