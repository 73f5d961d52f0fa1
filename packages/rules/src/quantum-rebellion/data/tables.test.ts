import { describe, expect, it } from 'vitest';
import { blueprints, equipmentSpaceIds } from './blueprints.ts';
import { classCodes, classes, mountIds } from './classes.ts';
import { customizations } from './customizations.ts';
import { drift } from '../../mechanics/blueprint-fleets/drift.ts';
import { modules } from './modules.ts';
import { ordnance } from './ordnance.ts';
import { competitiveScenarios, narrativeScenarios, scenarios } from './scenarios.ts';
import { footprints, tables } from '../../mechanics/blueprint-fleets/data/terrain-tables.ts';
import { asteroidDensity, randomTerrain, terrain } from './terrain.ts';

/** Every face that the rows name, in order. */
const faces = (rows: readonly { from: number; to: number }[]): number[] =>
  rows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)).sort((a, b) => a - b);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe.each(classCodes)('%s', (code) => {
  const shipClass = classes[code];
  const { criticals, layout } = blueprints[code];
  const spaces: string[] = criticals.map(({ space }) => space);

  it('has a critical map that names every face of a d20 once (QR-11.2a)', () => {
    expect(faces(criticals)).toEqual(range(1, 20));
  });

  it('draws exactly the spaces of its critical map', () => {
    expect(
      layout
        .flat()
        .filter((space) => space !== null)
        .sort(),
    ).toEqual([...spaces].sort());
  });

  it('has the mounts, turrets and equipment spaces that its table row counts', () => {
    expect(mountIds.filter((mount) => spaces.includes(mount))).toEqual(shipClass.mounts);
    expect(shipClass.mounts.filter((mount) => mount === 'T1' || mount === 'T2')).toHaveLength(shipClass.turrets);
    expect(equipmentSpaceIds.filter((space) => spaces.includes(space))).toHaveLength(shipClass.equipmentSpaces);
  });

  it('has a hangar space exactly where it has a hangar, and drives exactly where it moves', () => {
    expect(spaces.includes('HG')).toBe(shipClass.hangar > 0);
    expect(spaces.includes('DR1')).toBe(!shipClass.station);
    expect(spaces.includes('HY')).toBe(!shipClass.station);
    expect(shipClass.moveMils > 0).toBe(!shipClass.station);
  });

  it('shades a third of its boxes, at least one (R-QR-36), and turns as its MR says (R-QR-34)', () => {
    expect(shipClass.shadedHull).toBe(Math.max(1, Math.floor(shipClass.hp / 3)));
    expect(shipClass.shadedCrew).toBe(Math.max(1, Math.floor(shipClass.cp / 3)));
    expect(shipClass.turningArcCdeg).toBe(shipClass.station ? 0 : (shipClass.mr + 1) * 9000);
  });
});

describe('the tables', () => {
  it('carry each row under its own id', () => {
    const named: readonly Readonly<Record<string, { id: string }>>[] = [ordnance, modules, customizations, scenarios, tables];
    for (const table of named) for (const [key, row] of Object.entries(table)) expect(row.id).toBe(key);
    for (const [code, row] of Object.entries(classes)) expect(row.code).toBe(code);
    for (const [kind, row] of Object.entries(terrain)) expect(row.kind).toBe(kind);
  });

  it('name every face of their dice once', () => {
    expect(faces(drift)).toEqual(range(1, 20));
    expect(faces(randomTerrain)).toEqual(range(2, 12));
    expect(faces(asteroidDensity)).toEqual(range(1, 6));
    expect(competitiveScenarios.map(({ face }) => face)).toEqual(range(1, 6));
    expect(narrativeScenarios.map(({ face }) => face)).toEqual(range(1, 6));
  });

  it('put torpedoes into turrets, at 12" to 48" and nowhere else (QR-11.5.16a, QR-11.5.16c)', () => {
    for (const row of Object.values(ordnance)) {
      expect(row.torpedo).toBe(row.id.startsWith('torpedo-'));
      if (!row.torpedo) continue;
      expect(row.mounts).toEqual(['T']);
      expect(row.optimalMils).toEqual([12_000, 48_000]);
      expect(row.onlyInOptimalRange).toBe(true);
    }
  });

  it('give every terrain size a circle, which a planet needs (R-QR-11)', () => {
    for (const shapes of Object.values(footprints)) expect(shapes.map(({ shape }) => shape)).toContain('circle');
  });
});
