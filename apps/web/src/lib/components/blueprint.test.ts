import { describe, expect, test } from 'vitest';
import { layOut, spaceHeight, type BlueprintRow } from './blueprint.ts';

const row = (...labels: string[]): BlueprintRow =>
  labels.map((label) => ({ label, name: label, faces: '1', state: 'working' }));

describe('layOut', () => {
  test('centres each row and keeps it inside the hull', () => {
    const { spaces, height } = layOut([row('F'), row('P', 'LS', 'S'), row('DR1', 'DR2')], 282);
    const [bow] = spaces;
    expect((bow?.x ?? 0) + (bow?.width ?? 0) / 2).toBeCloseTo(141, 6);
    for (const space of spaces) {
      expect(space.x).toBeGreaterThan(0);
      expect(space.x + space.width).toBeLessThan(282);
      expect(space.y + spaceHeight).toBeLessThan(height);
    }
  });

  test('lets no two spaces of a row overlap', () => {
    const { spaces } = layOut([row('P', 'LS', 'S')], 282);
    const ends = spaces.map((space) => [space.x, space.x + space.width] as const);
    expect(ends[1]?.[0]).toBeGreaterThan(ends[0]?.[1] ?? Infinity);
    expect(ends[2]?.[0]).toBeGreaterThan(ends[1]?.[1] ?? Infinity);
  });
});
