import { classes, fleets } from '@broadside/rules/quantum-rebellion/data';
import { fleetCards, shipCard, type ShipDesign } from '@broadside/rules/quantum-rebellion/fleet';
import { expect, it } from 'vitest';
import { bandWords, drawnSpaces, fitted, healthBoxes, inchWords, inner, pages } from '#lib/builder/cards/layout.ts';

const bare = (code: ShipDesign['class']): ShipDesign => ({
  name: 'Tern',
  class: code,
  rank: 'captain',
  weapons: {},
  equipment: {},
  customizations: [],
});

it('spaces of every class lie inside the hull and beside one another', () => {
  for (const { code } of Object.values(classes)) {
    const { spaces, height } = drawnSpaces(shipCard(bare(code)).blueprint);
    for (const [index, one] of spaces.entries()) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x + one.width).toBeLessThan(inner);
      expect(one.y + one.height).toBeLessThan(height);
      for (const other of spaces.slice(index + 1)) {
        const apart = other.y >= one.y + one.height || other.x >= one.x + one.width || other.x + other.width <= one.x;
        expect(apart, `${code} ${one.space.space} ${other.space.space}`).toBe(true);
      }
    }
  }
});

it('boxes of the largest hull stand in one row, the last ones shaded', () => {
  const boxes = healthBoxes({ boxes: 26, shaded: 8 }, 800);
  const last = boxes.at(-1);
  expect(boxes.filter(({ shaded }) => shaded)).toHaveLength(8);
  expect([boxes[17]?.shaded, boxes[18]?.shaded]).toEqual([false, true]);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(800);
  expect(healthBoxes({ boxes: 3, shaded: 1 }, 800)[0]?.width).toBe(39);
});

it('words are cut where they would run over, figures are inches', () => {
  expect(fitted('Enhanced sensor array', 30, 900)).toBe('Enhanced sensor array');
  expect(fitted('Enhanced sensor array', 30, 160)).toBe('Enhanced…');
  expect([inchWords(14000), inchWords(13500), bandWords([12000, 48000])]).toEqual(['14″', '13.5″', '12–48″']);
});

it('four cards make a page', () => {
  expect(pages([1, 2, 3, 4, 5])).toEqual([[1, 2, 3, 4], [5]]);
  expect(pages([])).toEqual([]);
  for (const { design } of fleets) expect(pages(fleetCards(design)).flat()).toEqual(fleetCards(design));
});
