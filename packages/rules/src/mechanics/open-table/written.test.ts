import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Shape, tape } from '../../geometry/table/index.ts';
import { placedSentences } from '../../kernel/issues.ts';
import {
  areaOnTable,
  areaRead,
  areaWritten,
  facingRead,
  freeId,
  outlineRead,
  outlineWritten,
  pointRead,
  pointWritten,
  standingFaults,
  tableRead,
  tableWritten,
  writtenArea,
  writtenDegrees,
  writtenOutline,
  writtenPoint,
  writtenTable,
} from './written.ts';

const table = { widthMils: 48_000, heightMils: 36_000 };

describe('what people write of a table', () => {
  it('is inches from the south-west corner, to the nearest mil', () => {
    expect(pointRead([12.5, -0.0004])).toEqual({ xMils: 12_500, yMils: 0 });
    expect(pointRead([0.1 + 0.2, 47.9996])).toEqual({ xMils: 300, yMils: 48_000 });
    expect(pointWritten({ xMils: 12_501, yMils: 36_000 })).toEqual([12.501, 36]);
    expect(tableRead([48, 36])).toEqual(table);
    expect(tableWritten(table)).toEqual([48, 36]);
  });

  it('is degrees clockwise from north, of any turn, north where none is written', () => {
    expect([undefined, 90, -90, 360, 359.996].map(facingRead)).toEqual([0, 9000, 27_000, 0, 0]);
  });

  it('is areas by their four edges, each by its own', () => {
    const written = { west: 1, south: 2, east: 30.5, north: 8 };
    const area = { west: 1000, south: 2000, east: 30_500, north: 8000 };
    expect(areaRead(written)).toEqual(area);
    expect(areaWritten(area)).toEqual(written);
  });

  it('is an area of the table only where every edge is on it and in order', () => {
    const whole = { west: 0, south: 0, east: 48_000, north: 36_000 };
    expect(areaOnTable(whole, table)).toBe(true);
    const wrong = [{ west: -1 }, { south: -1 }, { east: 48_001 }, { north: 36_001 }, { east: -1 }];
    expect(wrong.map((edge) => areaOnTable({ ...whole, ...edge }, table))).toEqual(wrong.map(() => false));
    const strip = { west: 10_000, south: 10_000, east: 20_000, north: 20_000 };
    expect(areaOnTable(strip, table)).toBe(true);
    expect(areaOnTable({ ...strip, west: 20_001 }, table)).toBe(false);
    expect(areaOnTable({ ...strip, south: 20_001 }, table)).toBe(false);
  });
});

describe('a written outline', () => {
  it('is a circle by its diameter, the usual one, or a rectangle that is turned', () => {
    expect(outlineRead({}, 3000)).toEqual({ kind: 'circle', radiusMils: 3000 });
    expect(outlineRead({ diameter: 5.001 }, 3000)).toEqual({ kind: 'circle', radiusMils: 2501 });
    expect(outlineRead({ rectangle: [4, 12], facing: -30, diameter: 5 }, 3000)).toEqual({
      kind: 'rectangle',
      widthMils: 4000,
      heightMils: 12_000,
      facingCdeg: 33_000,
    });
  });

  it('is read again as it was written', () => {
    const shapes: readonly Shape[] = [
      { kind: 'circle', radiusMils: 2250 },
      { kind: 'rectangle', widthMils: 4000, heightMils: 12_500, facingCdeg: 33_050 },
    ];
    for (const shape of shapes) expect(outlineRead(outlineWritten(shape), 9)).toEqual(shape);
  });
});

describe('what is written wrongly', () => {
  const codec = z.strictObject({
    at: writtenPoint,
    course: writtenDegrees,
    zone: writtenArea,
    table: writtenTable,
    ...writtenOutline,
  });
  const right = { at: [4, 4.5], course: 90, zone: { west: 0, south: 0, east: 48, north: 8 }, table: [48, 36] };
  const found = (field: Readonly<Record<string, unknown>>): readonly string[] => {
    const parsed = codec.safeParse({ ...right, ...field });
    return parsed.success ? [] : placedSentences(parsed.error, '');
  };

  it.each([
    [{}, []],
    [{ at: { x: 4, y: 4 } }, ['.at: write [x, y] in inches']],
    [{ at: [4] }, ['.at: write [x, y] in inches']],
    [{ at: ['4″', 4] }, ['.at[0]: write inches, -200 to 200']],
    [{ at: [4, 201] }, ['.at[1]: write inches, -200 to 200']],
    [{ at: [4, -201] }, ['.at[1]: write inches, -200 to 200']],
    [{ at: [4, NaN] }, ['.at[1]: write inches, -200 to 200']],
    [{ facing: 361 }, ['.facing: write degrees, -360 to 360']],
    [{ course: 'north' }, ['.course: write degrees, -360 to 360']],
    [{ zone: { ...right.zone, north: null } }, ['.zone.north: write inches, -200 to 200']],
    [{ table: [48, 11.9] }, ['.table[1]: write inches, 12 to 120']],
    [{ table: [121, 48] }, ['.table[0]: write inches, 12 to 120']],
    [{ table: 48 }, ['.table: write [width, height] in inches']],
    [{ diameter: 0 }, ['.diameter: write inches, more than 0 and at most 60']],
    [{ rectangle: [4, 60.1] }, ['.rectangle[1]: write inches, more than 0 and at most 60']],
    [{ rectangle: 4 }, ['.rectangle: write [width, height] in inches']],
  ])('%j is told with what would be right', (field, sentences) => {
    expect(found(field)).toEqual(sentences);
  });
});

describe('a free id', () => {
  it('is the word, or the first number after it that is not taken', () => {
    expect(freeId('reef', {})).toBe('reef');
    expect(freeId('reef', { reef: 1 })).toBe('reef-2');
    expect(freeId('reef', { reef: 1, 'reef-2': 1, 'reef-4': 1 })).toBe('reef-3');
  });
});

describe('what stands as it cannot', () => {
  const piece = (name: string, xMils: number, yMils: number, radiusMils = 600) => ({
    name,
    base: { at: { xMils, yMils }, radiusMils },
  });
  const rock = {
    name: 'rock',
    at: { xMils: 20_000, yMils: 20_000 },
    shape: { kind: 'circle', radiusMils: 2000 },
  } as const;
  const faults = (...pieces: readonly ReturnType<typeof piece>[]) =>
    standingFaults(pieces, table, [rock], ({ name }) => name !== 'glider', tape);

  it('reaches over the edge of the table by more than contact', () => {
    const [on, off] = [piece('on', 550, 20_000), piece('off', 549, 30_000)];
    expect(faults(on, off)).toEqual([{ kind: 'off-table', piece: off }]);
    expect(faults(piece('on', 47_450, 35_450))).toEqual([]);
  });

  it('overlaps another by more than contact and a tape can tell', () => {
    const [one, near, other] = [piece('one', 5000, 5000), piece('near', 6140, 5000), piece('other', 5000, 6139)];
    expect(faults(one, near)).toEqual([]);
    expect(faults(one, other)).toEqual([{ kind: 'overlap', piece: one, other }]);
  });

  it('has its post in terrain that bears nobody, its edge included, unless it does not fall', () => {
    const [edge, clear, glider] = [
      piece('edge', 22_000, 20_000),
      piece('clear', 20_000, 22_001),
      piece('glider', 20_000, 18_500),
    ];
    expect(faults(edge, clear, glider)).toEqual([{ kind: 'barred', piece: edge, terrain: rock }]);
  });
});
