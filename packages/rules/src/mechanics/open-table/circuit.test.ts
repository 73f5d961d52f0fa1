import { describe, expect, it } from 'vitest';
import { angleBetween, bearingCdeg, distanceMils, legEnd } from '../../geometry/table/index.ts';
import { circuitThrough, circuitWindows, placeAfter, type Ring, wayRound } from './circuit.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const centre = at(24_000, 24_000);
const mover = {
  from: at(16_000, 28_000),
  facingCdeg: 9000,
  turningArcCdeg: 9000,
  minMils: 0,
  maxMils: 9000,
  finalTurnCdeg: 4500,
};
const ring: Ring = { centre, innerMils: 3010, outerMils: 6000 };

describe('windows on a circle', () => {
  const windows = [...circuitWindows(ring, mover, 500)];

  it('are lengths that end in the ring within 45 degrees of the tangent, none of them longer than a move', () => {
    expect(windows.length).toBeGreaterThan(5);
    for (const { courseCdeg, fromMils, toMils } of windows) {
      expect(fromMils).toBeLessThanOrEqual(toMils);
      for (const mils of [fromMils, Math.floor((fromMils + toMils) / 2), toMils]) {
        const end = legEnd(mover, { courseCdeg, distanceMils: mils, facingCdeg: courseCdeg });
        const away = distanceMils(end, centre);
        expect(away >= ring.innerMils && away <= ring.outerMils && mils <= mover.maxMils).toBe(true);
        const out = bearingCdeg(centre, end);
        expect(
          Math.min(...[9000, -9000].map((turn) => angleBetween((out + turn + 36_000) % 36_000, courseCdeg))),
        ).toBeLessThanOrEqual(4510);
        expect(circuitThrough(centre, end, courseCdeg, 4510)).toBeDefined();
      }
    }
  });

  it('begin straight ahead, and are none where the circle is out of reach', () => {
    expect(windows[0]?.courseCdeg).toBe(9000);
    expect([...circuitWindows(ring, { ...mover, maxMils: 1000 }, 500)]).toEqual([]);
    expect([...circuitWindows(ring, { ...mover, maxMils: 0 }, 500)]).toEqual([]);
    expect([...circuitWindows(ring, { ...mover, facingCdeg: 27_000, turningArcCdeg: 3000 }, 500)]).toEqual([]);
  });
});

describe('a way round', () => {
  const circuit = circuitThrough(centre, at(24_000, 28_000), 9000, 100);
  if (circuit === undefined) throw new Error('no circle');

  it('goes straight, then in chords, then straight again', () => {
    const approach = { to: at(24_000, 28_000), distanceMils: 8000 };
    const exit = { courseCdeg: 18_000, distanceMils: 2000, facingCdeg: 17_000 };
    const way = wayRound(at(16_000, 28_000), approach, circuit, 9000, exit);
    expect(way).toHaveLength(1 + 36 + 1);
    expect(way[0]).toEqual({
      from: at(16_000, 28_000),
      to: { at: at(24_000, 28_000), facingCdeg: 9000 },
      arc: false,
      straightMils: 0,
    });
    expect(way.slice(1, -1).every(({ arc, straightMils }) => arc && straightMils === 8000)).toBe(true);
    expect(way.at(-2)?.to).toEqual(placeAfter(circuit, 9000));
    expect(way.at(-1)).toEqual({
      from: at(28_000, 24_000),
      to: { at: at(28_000, 22_000), facingCdeg: 17_000 },
      arc: false,
      straightMils: 8000,
    });
    expect(way.slice(1).every(({ from }, index) => from === way[index]?.to.at)).toBe(true);
  });

  it('may begin and end on the circle', () => {
    const way = wayRound(at(24_000, 28_000), { to: at(24_000, 28_000), distanceMils: 0 }, circuit, 300, null);
    expect(way.map(({ arc }) => arc)).toEqual([true, true]);
    expect(way.at(-1)?.to).toEqual(placeAfter(circuit, 300));
  });
});
