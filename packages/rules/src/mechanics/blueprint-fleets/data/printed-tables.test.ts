/** The family's tables against the rows of the second book: DA-12.3.1 to 9, DA-6.1, DA-6.2.3a, DA-6.2.4b, DA-4.4. */
import { expect, it } from 'vitest';
import { driftedTo, driftRow } from '../drift.ts';
import { footprints, randomTerrainWith, tables } from './terrain-tables.ts';
import { spaceStruck, warships } from './warships.ts';

/** As the book prints them: a location and the faces of the d20 that strike it. */
const printed = {
  DN: 'F 1, BR 2, P 3, LS 4, S 5, T1 6, DF 7, T2 8, RE1 9, HY 10, RE2 11, E1 12-13, E2 14-15, E3 16-17, DR 18, A 19, DR 20',
  BB: 'F 1, BR 2, P 3, LS 4, S 5, T1 6, DF 7, T2 8, RE1 9, HY 10, RE2 11, E1 12-13, E2 14-15, E3 16-17, DR 18, A 19, DR 20',
  CV: 'F 1, BR 2, P 3-4, LS 5, S 6-7, DF 8, T1 9, RE1 10, HY 11, RE2 12, E1 13-14, HG 15-16, E2 17-18, DR 19, DR 20',
  BC: 'F 1, BR 2, P 3, LS 4, S 5, T1 6-7, DF 8, T2 9-10, RE1 11, HY 12, RE2 13, E1 14-15, A 16, E2 17-18, DR 19, DR 20',
  CH: 'F 1, BR 2, LS 3, P 4, DF 5-6, S 7, T1 8-9, HY 10, T2 11-12, E1 13-14, RE 15, DR 16-17, A 18, DR 19-20',
  CVL: 'F 1, BR 2, LS 3, P 4-5, DF 6-7, S 8-9, RE1 10-11, HY 12-13, RE2 14-15, E1 16, DR 17, HG 18-19, DR 20',
  CR: 'F 1, BR 2, LS 3, P 4, DF 5-6, S 7, T1 8-9, HY 10, E1 11-12, RE 13, E2 14-15, DR 16-17, A 18, DR 19-20',
  DD: 'F 1, BR 2, LS 3, P 4-5, DF 6-7, S 8-9, T1 10-11, HY 12-13, E1 14-15, RE 16-17, A 18-19, DR 20',
  FF: 'F 1-2, BR 3, P 4-5, DF 6-7, S 8-9, E1 10-11, LS 12, E2 13-14, RE 15-16, HY 17-18, DR 19-20',
  K: 'F 1-2, BR 3, P 4-5, DF 6-7, S 8-9, E1 10-12, LS 13-14, RE 15-16, HY 17-18, DR 19-20',
} as const satisfies Record<keyof typeof warships, string>;

it.each(Object.entries(printed))('the blueprint of %s is the printed one, face by face', (code, row) => {
  const blueprint = warships[code as keyof typeof warships];
  const faces = row.split(', ').flatMap((each) => {
    const [space = '', range = ''] = each.split(' ');
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => [from + index, space] as const);
  });
  expect(faces.map(([face]) => face)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  // A lone reactor has no number in print, and drives have none.
  const unnumbered = (space: string) => space.replace(/^(RE|DR)\d$/, '$1');
  for (const [face, space] of faces) expect(unnumbered(spaceStruck(blueprint, face))).toBe(unnumbered(space));
  const drawn = blueprint.layout.flat().filter((space) => space !== null);
  expect([...drawn].sort()).toEqual([...new Set(blueprint.criticals.map(({ space }) => space))].sort());
});

it('lays as much terrain as a table of each size has, by 2d6 with the second game’s own kind of gas', () => {
  const amounts = Object.values(tables).map(({ id, terrain: { small, medium, large } }) => [id, small, medium, large]);
  expect(amounts).toEqual([
    ['36x60', 1, 2, 0],
    ['48x48', 1, 1, 1],
    ['72x48', 2, 2, 1],
    ['60x96', 2, 3, 2],
  ]);
  const byRoll = randomTerrainWith('emission-nebula').flatMap(({ from, to, terrain }) =>
    Array.from({ length: to - from + 1 }, () => terrain),
  );
  expect(byRoll).toEqual([
    'minefield',
    'asteroids',
    'asteroids',
    'emission-nebula',
    'emission-nebula',
    'asteroids',
    'particle-cloud',
    'particle-cloud',
    'planet',
    'planet',
    'minefield',
  ]);
  expect(footprints.large).toContainEqual({ shape: 'rectangle', widthMils: 5000, lengthMils: 12_000 });
});

it('drifts as the table says, by the facing that was declared', () => {
  const at = { xMils: 20_000, yMils: 20_000 };
  const end = (face: number, facingCdeg: number) => driftedTo(60, at, facingCdeg, driftRow(face));
  expect(end(5, 0)).toEqual({ xMils: 20_000, yMils: 26_000 });
  expect(end(2, 9000)).toEqual({ xMils: 14_000, yMils: 20_000 });
  expect(end(12, 18_000)).toEqual({ xMils: 20_000, yMils: 17_000 });
  expect(end(15, 0)).toEqual(at);
  // Six inches to fore-port: up and to the left by the half and the rest of a triangle.
  expect(end(6, 0).xMils).toBeLessThan(at.xMils);
  expect(end(6, 0).yMils - at.yMils).toBe(3000);
});
