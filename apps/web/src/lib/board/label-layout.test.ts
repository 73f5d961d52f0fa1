import { describe, expect, test } from 'vitest';
import { layLabels, type LabelSubject } from './label-layout.ts';

const ship = (id: string, x: number, y: number): LabelSubject => ({ id, name: 'Resolute', x, y, reach: 12 });

describe('layLabels', () => {
  test('puts a lone name to the right of its ship', () => {
    expect(layLabels([ship('a', 100, 100)], 600).get('a')).toEqual({ dx: 15, dy: 4, anchor: 'start' });
  });

  test('keeps a name on the table at its eastern edge', () => {
    expect(layLabels([ship('a', 590, 100)], 600).get('a')?.anchor).toBe('end');
  });

  test('does not lay a name over the neighbour to the right', () => {
    const places = layLabels([ship('a', 100, 100), ship('b', 130, 100)], 600);
    expect(places.get('a')?.anchor).toBe('end');
    expect(places.get('b')?.anchor).toBe('start');
  });

  test('gives every ship of a crowd a place', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => ship(String(i), 100 + (i % 4) * 9, 100 + Math.floor(i / 4) * 9));
    expect(layLabels(crowd, 600).size).toBe(12);
  });
});
