import { describe, expect, it } from 'vitest';
import { degreeSines, hundredthCosines, hundredthSines } from './direction-table.ts';
import { direction, unitLength } from './direction.ts';

describe('the committed direction table', () => {
  it('holds the rounded sine of every whole degree', () => {
    const recomputed = Array.from({ length: 91 }, (_, d) => Math.round(unitLength * Math.sin((d * Math.PI) / 180)));
    expect(degreeSines).toEqual(recomputed);
  });

  it('holds the rounded sine and cosine of every hundredth of a degree', () => {
    const angle = (c: number) => (c * Math.PI) / 18_000;
    const each = (of: (radians: number) => number) =>
      Array.from({ length: 100 }, (_, c) => Math.round(unitLength * of(angle(c))));
    expect(hundredthSines).toEqual(each(Math.sin));
    expect(hundredthCosines).toEqual(each(Math.cos));
  });
});

describe('direction', () => {
  it('is exact at the quarters and the thirds', () => {
    expect(direction(0)).toEqual({ x: 0, y: unitLength });
    expect(direction(9000)).toEqual({ x: unitLength, y: 0 });
    expect(direction(18_000)).toEqual({ x: 0, y: -unitLength });
    expect(direction(27_000)).toEqual({ x: -unitLength, y: 0 });
    expect(direction(3000).x).toBe(unitLength / 2);
    expect(direction(4500).x).toBe(direction(4500).y);
  });

  it('is within two units of the true vector and turns strictly clockwise, for every centidegree', () => {
    const strays = Array.from({ length: 36_000 }, (_, cdeg) => cdeg).filter((cdeg) => {
      const { x, y } = direction(cdeg);
      const next = direction(cdeg + 1);
      const radians = (cdeg * Math.PI) / 18_000;
      const error = Math.max(
        Math.abs(x - unitLength * Math.sin(radians)),
        Math.abs(y - unitLength * Math.cos(radians)),
      );
      return error >= 2 || next.x * y - next.y * x <= 0;
    });
    expect(strays).toEqual([]);
  });

  it('refuses an angle that is not a whole centidegree', () => {
    expect(() => direction(0.5)).toThrow('whole centidegrees');
  });
});
