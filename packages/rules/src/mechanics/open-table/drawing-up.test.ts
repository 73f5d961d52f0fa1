import { describe, expect, it } from 'vitest';
import { baseGapMils, distanceMils, insideTable, overlaps } from '../../geometry/table/index.ts';
import { awayFromAreaSquared, awayFromOwnEdge, heldIn, insetArea, insideArea, standsInOwn } from './area.ts';
import { around, type DrawingUp, drawnUp, firstFit, frontOf, inwardCdeg } from './drawing-up.ts';
import type { Obstacle } from './footing.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const table = { widthMils: 72_000, heightMils: 48_000 };
const south = { west: 0, south: 0, east: 72_000, north: 8000 };
const west = { west: 0, south: 0, east: 8000, north: 48_000 };

describe('a deployment zone', () => {
  it('looks across the table from the edge that it lies along', () => {
    expect(
      [south, west, { ...south, south: 40_000, north: 48_000 }, { ...west, west: 64_000, east: 72_000 }].map((zone) =>
        inwardCdeg(zone, table),
      ),
    ).toEqual([0, 9000, 18_000, 27_000]);
    expect([awayFromOwnEdge(south, table, at(3000, 2000)), awayFromOwnEdge(west, table, at(3000, 2000))]).toEqual([
      2000, 3000,
    ]);
    expect(awayFromOwnEdge({ west: 5, south: 5, east: 9, north: 9 }, table, at(7, 7))).toBe(Infinity);
  });

  it('holds points inside, and tells how far those outside are', () => {
    expect(heldIn(south, at(-5, 9000))).toEqual(at(0, 8000));
    expect([at(10, 10), at(30_000, 11_000), at(72_003, 8004)].map((each) => awayFromAreaSquared(south, each))).toEqual([
      0, 9_000_000, 25,
    ]);
    expect(insetArea(south, 500)).toEqual({ west: 500, south: 500, east: 71_500, north: 7500 });
  });
});

describe('a group', () => {
  it('has its leader on the front, the others abreast and behind', () => {
    expect(frontOf(south, 0, 20_000, 2000).slice(0, 3)).toEqual([at(20_000, 6000), at(20_000, 6000), at(20_500, 6000)]);
    expect(frontOf(west, 9000, 20_000, 2000)[0]).toEqual(at(6000, 20_000));
    const places = around(at(20_000, 6000), 0, 6000);
    expect(places.slice(0, 3)).toEqual([at(20_000, 6000), at(20_500, 6000), at(19_500, 6000)]);
    expect(places.every(({ yMils }) => yMils <= 6000)).toBe(true);
    expect(around(at(20_000, 20_000), 27_000, 6000).every(({ xMils }) => xMils >= 20_000)).toBe(true);
  });

  it('stands with room where it can, without where it must, anywhere at last', () => {
    const places = [at(1000, 1000), at(2000, 1000)];
    expect(firstFit(places, [], 500, ({ xMils }, room) => room === 0 || xMils > 1500)).toEqual(at(2000, 1000));
    expect(firstFit(places, [], 500, (_, room) => room === 0)).toEqual(at(1000, 1000));
    expect(firstFit(places, [south], 500, ({ xMils, yMils }) => xMils === 750 && yMils === 250)).toEqual(at(750, 250));
    expect(firstFit(places, [south], 500, () => false)).toBeUndefined();
  });

  const drawing = (standing: Obstacle[], areaNorth = 8000): DrawingUp<string, Obstacle> => {
    const area = { ...south, north: areaNorth };
    return {
      area,
      aheadCdeg: 0,
      alongMils: 20_000,
      behindMils: 2100,
      reachMils: 6000,
      elbowMils: 500,
      areas: [area],
      standing,
      radiusOf: (name) => (name === 'lead' ? 1000 : 600),
      fits: (_, base) =>
        insideTable(base, table) && insideArea(base, area, 10) && !standing.some((other) => overlaps(base, other.base)),
      stands: (_, base) => ({ base }),
    };
  };

  it('is drawn up with its screens before the leader and the rest around, each with elbow room', () => {
    const standing: Obstacle[] = [];
    const placed = drawnUp({ lead: 'lead', screens: ['screen'], rest: ['a', 'b'] }, drawing(standing));
    expect(placed.map(({ member }) => member)).toEqual(['lead', 'screen', 'a', 'b']);
    const [lead, screen, ...rest] = standing.map(({ base }) => base);
    if (lead === undefined || screen === undefined) throw new Error('nobody stands');
    expect(lead.at).toEqual(at(20_000, 5900));
    expect([baseGapMils(lead, screen), screen.at.yMils > lead.at.yMils]).toEqual([0, true]);
    for (const each of rest) {
      expect(distanceMils(each.at, lead.at)).toBeLessThanOrEqual(6000);
      expect(Math.min(...[lead, screen].map((other) => baseGapMils(each, other)))).toBeGreaterThanOrEqual(500);
    }
  });

  it('ends before a member that finds no room', () => {
    const narrow = drawing([], 2000);
    const crowded = { ...narrow, areas: [], fits: (name: string) => name !== 'b' };
    const placed = drawnUp({ lead: 'lead', screens: [], rest: ['a', 'b', 'c'] }, crowded);
    expect(placed.map(({ member }) => member)).toEqual(['lead', 'a']);
    expect(drawnUp({ lead: 'lead', screens: [], rest: [] }, { ...narrow, areas: [], fits: () => false })).toEqual([]);
  });
});

describe('a base in its own area', () => {
  const strip = { west: 0, south: 0, east: 72_000, north: 2000 };
  const stands = (yMils: number, radiusMils: number, free: boolean) =>
    standsInOwn({ at: at(10_000, yMils), radiusMils }, [strip], table, () => free);

  it('stands wholly inside', () => {
    expect([stands(1010, 1000, true), stands(1011, 1000, true)]).toEqual([true, false]);
  });

  it('touches its own edge of the table only where the area has no room for it', () => {
    expect([stands(1500, 1500, true), stands(1550, 1500, false), stands(1551, 1500, false)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([stands(1489, 1500, false), stands(1000, 1000, false), stands(1020, 1000, true)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
