import { describe, expect, it } from 'vitest';
import { spaceStruck } from '../../mechanics/blueprint-fleets/data/warships.ts';
import { jumpDrift } from './action-tables.ts';
import { blueprints, equipmentSpaceIds } from './blueprints.ts';
import { type ClassCode, classCodes, classes, mountIds } from './classes.ts';
import { customizations } from './customizations.ts';
import { dieSizes, powerByDie } from './dice.ts';
import { fixedModules, lifeSupports, modules, reactors } from './modules.ts';
import { ordnance } from './ordnance.ts';
import { randomTerrain, terrain } from './terrain.ts';

/**
 * The rows of the book: cost, squadron die, modules, SCRs, DEF, MV in inches, template, CP, CR, HP, power, auxiliary
 * power, hull size, then the critical map as it is printed.
 */
// prettier-ignore
const printed: Readonly<Record<ClassCode, readonly [figures: string, map: string]>> = {
  DN: ['180 10 3 3 8 12 A 8 7 30 30 6 9', 'F 1, BR 2, P 3, LS 4, S 5, T1 6, DF 7, T2 8, RE1 9, HY 10, RE2 11, E1 12-13, E2 14-15, E3 16-17, DR 18, A 19, DR 20'],
  BB: ['120 8 3 3 6 12 A 7 6 26 28 5 8', 'F 1, BR 2, P 3, LS 4, S 5, T1 6, DF 7, T2 8, RE1 9, HY 10, RE2 11, E1 12-13, E2 14-15, E3 16-17, DR 18, A 19, DR 20'],
  CV: ['90 6 2 3 6 12 A 6 6 22 17 4 7', 'F 1, BR 2, P 3-4, LS 5, S 6-7, DF 8, T1 9, RE1 10, HY 11, RE2 12, E1 13-14, HG 15-16, E2 17-18, DR 19, DR 20'],
  BC: ['80 8 2 3 6 14 B 5 6 22 22 5 7', 'F 1, BR 2, P 3, LS 4, S 5, T1 6-7, DF 8, T2 9-10, RE1 11, HY 12, RE2 13, E1 14-15, A 16, E2 17-18, DR 19, DR 20'],
  CH: ['50 6 1 2 6 16 B 5 5 22 18 4 5', 'F 1, BR 2, LS 3, P 4, DF 5-6, S 7, T1 8-9, HY 10, T2 11-12, E1 13-14, RE 15, DR 16-17, A 18, DR 19-20'],
  CVL: ['50 4 1 2 4 14 C 4 4 18 14 3 5', 'F 1, BR 2, LS 3, P 4-5, DF 6-7, S 8-9, RE1 10-11, HY 12-13, RE2 14-15, E1 16, DR 17, HG 18-19, DR 20'],
  CR: ['35 6 2 2 4 16 C 4 4 20 15 3 4', 'F 1, BR 2, LS 3, P 4, DF 5-6, S 7, T1 8-9, HY 10, E1 11-12, RE 13, E2 14-15, DR 16-17, A 18, DR 19-20'],
  DD: ['25 6 1 2 4 18 D 4 3 18 13 3 3', 'F 1, BR 2, LS 3, P 4-5, DF 6-7, S 8-9, T1 10-11, HY 12-13, E1 14-15, RE 16-17, A 18-19, DR 20'],
  FF: ['20 4 2 1 4 20 D 3 3 16 10 2 2', 'F 1-2, BR 3, P 4-5, DF 6-7, S 8-9, E1 10-11, LS 12, E2 13-14, RE 15-16, HY 17-18, DR 19-20'],
  K: ['10 4 1 1 4 24 D 2 3 12 9 2 1', 'F 1-2, BR 3, P 4-5, DF 6-7, S 8-9, E1 10-12, LS 13-14, RE 15-16, HY 17-18, DR 19-20'],
  LSA: ['130 10 3 3 10 0 - 10 8 30 30 6 7', 'W1 1, BR 2, T3 3-4, LS 5, T4 6-7, T1 8-9, DF 10, T2 11-12, RE1 13, HG 14, RE2 15, E1 16, E2 17-18, E3 19, W2 20'],
  LSB: ['130 10 3 3 10 0 - 10 8 30 30 6 7', 'W1 1, BR 2, T3 3-4, LS 5, T4 6-7, T1 8-9, DF 10, T2 11-12, RE1 13, HG 14, RE2 15, E1 16, E2 17-18, E3 19, HG 20'],
  SSA: ['80 6 2 1 6 0 - 6 6 20 18 4 5', 'W1 1, BR 2, LS 3, T1 4-5, DF 6, T2 7-8, RE1 9-10, HG 11-12, RE2 13-14, E1 15-16, W2 17-18, E2 19-20'],
  SSB: ['80 6 2 1 6 0 - 6 6 20 18 4 5', 'W1 1, BR 2, LS 3, T1 4-5, DF 6, T2 7-8, RE1 9-10, HG 11-12, RE2 13-14, E1 15-16, HG 17-18, E2 19-20'],
  AFL: ['50 - 3 0 6 10 A 5 4 20 10 3 6', 'BR 1, LS 2-4, T1 5-6, DF 7, T2 8-9, RE1 10, CG 11, RE2 12, E1 13-14, E2 15-16, E3 17-18, DR 19, DR 20'],
  AFM: ['35 - 2 0 4 12 B 4 3 16 8 2 4', 'BR 1-2, LS 3-4, DF 5-6, T1 7, RE 8-9, T2 10, E1 11-12, E2 13-14, DR 15-16, CG 17-18, DR 19-20'],
  // The book counts the hold of the small freighter as its second module (R-DA-31).
  AFS: ['20 - 1 0 4 14 C 3 3 12 6 1 2', 'BR 1-2, T1 3-4, DF 5-6, T2 7-8, LS 9-11, RE 12-13, CG 14-15, E1 16-18, DR 19-20'],
};

/** Faces from `from` to `to`, one by one. */
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** A lone reactor has no number in print; drives and hangars never have one. */
const unnumbered = (space: string): string => space.replace(/^(RE|DR|HG)\d$/, '$1');

describe.each(classCodes)('%s', (code) => {
  const row = classes[code];
  const [figures, map] = printed[code];
  const blueprint = blueprints[code];
  const spaces: string[] = [...new Set(blueprint.criticals.map(({ space }) => space))];

  it('has the figures of its row', () => {
    const { basePoints, squadronDie, equipmentSpaces, scrMax, def, moveMils, template, cp, cr, hp, power, auxiliaryPower, hullSize } = row;
    const told = [basePoints, squadronDie ?? '-', equipmentSpaces, scrMax, def, moveMils / 1000, template ?? '-', cp, cr, hp, power, auxiliaryPower, hullSize];
    expect(told.join(' ')).toBe(figures);
  });

  it('is struck by each face of the d20 as its map is printed', () => {
    const faces = map.split(', ').flatMap((each) => {
      const [space = '', numbers = ''] = each.split(' ');
      const [from = 0, to = from] = numbers.split('-').map(Number);
      return range(from, to).map((face) => [face, space] as const);
    });
    expect(faces.map(([face]) => face)).toEqual(range(1, 20));
    for (const [face, space] of faces) expect(unnumbered(spaceStruck(blueprint, face))).toBe(unnumbered(space));
  });

  it('draws exactly the spaces of its map', () => {
    const drawn = blueprint.layout.flat().filter((space) => space !== null);
    expect([...drawn].sort()).toEqual([...spaces].sort());
  });

  it('has the equipment spaces that its row counts, and every core system once', () => {
    expect(equipmentSpaceIds.filter((space) => spaces.includes(space))).toHaveLength(row.equipmentSpaces);
    for (const core of ['BR', 'LS', 'DF', 'RE1']) expect(spaces).toContain(core);
  });

  it('has a hangar, a hold, drives and a hyperdrive exactly where its kind has them (R-DA-30, R-DA-31)', () => {
    expect(spaces.includes('HG')).toBe(row.hangar > 0);
    expect(spaces.includes('CG')).toBe(row.civilian);
    expect(spaces.includes('DR1')).toBe(!row.station);
    expect(spaces.includes('HY')).toBe(!row.station && !row.civilian);
    expect(row.moveMils > 0).toBe(!row.station);
  });

  it('may buy DEF up to twice its baseline, and d16 (DA-12.1s)', () => {
    expect(row.defMost).toBe(Math.min(16, row.def * 2));
  });
});

it('doubles the hangar of a station that has a second one (DA-12.1q)', () => {
  expect(classes.LSB.hangar).toBe(2 * classes.LSA.hangar);
  expect(classes.SSB.hangar).toBe(2 * classes.SSA.hangar);
});

describe('the tables', () => {
  it('carry each row under its own id', () => {
    const named: readonly Readonly<Record<string, { id: string }>>[] = [
      ordnance,
      modules,
      fixedModules,
      lifeSupports,
      reactors,
      customizations,
    ];
    for (const table of named) for (const [key, row] of Object.entries(table)) expect(row.id).toBe(key);
    for (const [code, row] of Object.entries(classes)) expect(row.code).toBe(code);
    for (const [kind, row] of Object.entries(terrain)) expect(row.kind).toBe(kind);
  });

  it('give power by die as printed (DA-12.2.3c)', () => {
    const row = (system: keyof typeof powerByDie) => dieSizes.map((die) => powerByDie[system][die]).join('/');
    expect(row('defense')).toBe('2/4/6/8/11/14/17');
    expect(row('direct')).toBe('1/2/3/4/6/8/10');
    expect(row('torpedo')).toBe('2/3/4/5/6/7/8');
  });

  it('name every sum of 2d6 once, and every face of the d20 of a jump', () => {
    const faces = (rows: readonly { from: number; to: number | null }[]) =>
      rows.flatMap(({ from, to }) => range(from, to ?? 20));
    expect(faces(randomTerrain)).toEqual(range(2, 12));
    expect(faces(jumpDrift)).toEqual(range(1, 20));
  });

  it('put torpedoes into turrets, at 16" to 48" and nowhere else (DA-12.6)', () => {
    for (const row of Object.values(ordnance)) {
      expect(row.torpedo).toBe(row.id.startsWith('torpedo-'));
      if (!row.torpedo) continue;
      expect(row.mounts).toEqual(['T']);
      expect(row.effectiveMils).toEqual([16_000, 48_000]);
    }
  });

  it('shut out each other where modules exclude each other', () => {
    for (const { id, requirement } of Object.values(modules)) {
      if (requirement.kind !== 'without') continue;
      for (const other of requirement.modules) {
        const back = modules[other].requirement;
        expect(back.kind === 'without' && back.modules.includes(id)).toBe(true);
      }
    }
  });

  it('give a customization for nothing only to classes that could take it', () => {
    for (const { freeOn, requirement } of Object.values(customizations))
      if (requirement.kind === 'class') for (const code of freeOn) expect(requirement.classes).toContain(code);
  });

  it('have only mounts that some class has', () => {
    const mounted = new Set(classCodes.flatMap((code) => blueprints[code].criticals.map(({ space }) => space)));
    for (const mount of mountIds) expect(mounted).toContain(mount);
  });
});
