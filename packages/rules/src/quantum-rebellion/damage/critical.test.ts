import { describe, expect, it } from 'vitest';
import { blueprints } from '../data/blueprints.ts';
import { classCodes } from '../data/classes.ts';
import { buildShip } from '../ship/build.ts';
import { struckSpace } from './critical.ts';

/** The decoded maps of R-QR-38 to R-QR-40, as the rulings write them: space and faces, two of a kind in printed order. */
const maps = {
  DN: 'F1 BR2 P3 LS4 S5 T1:6 DF7 T2:8 RE9 HY10 RE11 E1:12-13 E2:14-15 E3:16-17 DR18 A19 DR20',
  BB: 'F1 BR2 P3 LS4 S5 T1:6 DF7 T2:8 RE9 HY10 RE11 E1:12-13 E2:14-15 E3:16-17 DR18 A19 DR20',
  CV: 'F1 BR2 P3-4 LS5 S6-7 DF8 T1:9 RE10 HY11 RE12 E1:13-14 HG15-16 E2:17-18 DR19 DR20',
  BC: 'F1 BR2 P3 LS4 S5 T1:6-7 DF8 T2:9-10 RE11 HY12 RE13 E1:14-15 A16 E2:17-18 DR19 DR20',
  CH: 'F1 BR2 LS3 P4 DF5-6 S7 T1:8-9 HY10 T2:11-12 E1:13-14 RE15 DR16-17 A18 DR19-20',
  CVL: 'F1 BR2 LS3 P4-5 DF6-7 S8-9 RE10-11 HY12-13 RE14-15 E1:16 DR17 HG18-19 DR20',
  CR: 'F1 BR2 LS3 P4 DF5-6 S7 T1:8-9 HY10 E1:11-12 RE13 E2:14-15 DR16-17 A18 DR19-20',
  DD: 'F1 BR2 LS3 P4-5 DF6-7 S8-9 T1:10-11 HY12-13 E1:14-15 RE16-17 A18-19 DR20',
  FF: 'F1-2 BR3 P4-5 DF6-7 S8-9 E1:10-11 LS12 E2:13-14 RE15-16 HY17-18 DR19-20',
  K: 'F1-2 BR3 P4-5 DF6-7 S8-9 E1:10-12 LS13-14 RE15-16 HY17-18 DR19-20',
  LS: 'T1:1 F2 E2:3-4 E1:5-6 DF7 RE8-9 P10 BR11 S12 RE13-14 LS15 HG16 E3:17-18 A19 T2:20',
  SS: 'T1:1-2 F3 E2:4-5 E1:6-7 DF8-9 RE10-11 P12 BR13 S14 RE15-16 LS17 HG18-19 A20',
  AFL: 'BR1 LS2-4 T1:5-6 DF7 T2:8-9 RE10 HY11 RE12 E1:13-14 E2:15-16 E3:17-18 DR19 DR20',
  AFM: 'BR1-2 LS3-4 DF5-6 T1:7 RE8-9 T2:10 E1:11-12 E2:13-14 DR15-16 HY17-18 DR19-20',
  AFS: 'BR1-2 T1:3-4 DF5-6 T2:7-8 E1:9-10 LS11-12 E2:13-14 RE15-16 HY17-18 DR19-20',
} as const;

/** 'E1:12-13' is E1 on 12 and 13; a lone RE or DR stands for the next one of that kind. */
function facesOf(map: string): Map<number, string> {
  const faces = new Map<number, string>();
  const seen = { RE: 0, DR: 0 };
  for (const word of map.split(' ')) {
    const [, printed = '', from = '', to = from] = /^([A-Z]+(?:\d:)?)(\d+)(?:-(\d+))?$/.exec(word) ?? [];
    const space = printed === 'RE' || printed === 'DR' ? `${printed}${++seen[printed]}` : printed.replace(':', '');
    for (let face = Number(from); face <= Number(to); face++) faces.set(face, space);
  }
  return faces;
}

describe('critical maps (QR-11.3)', () => {
  it.each(classCodes)('%s strikes on every face the space that the rulings decode', (code) => {
    const design = {
      name: 'Tern',
      class: code,
      rank: 'captain' as const,
      weapons: {},
      equipment: {},
      customizations: [],
    };
    const ship = buildShip(design, { id: 'tern', seat: 'seat-1', squadron: 'waders' });
    const expected = facesOf(maps[code]);
    expect(expected.size).toBe(20);
    for (const [face, space] of expected) expect([face, struckSpace(ship, face)]).toEqual([face, space]);
    expect(new Set(expected.values())).toEqual(
      new Set(blueprints[code].layout.flat().filter((space) => space !== null)),
    );
    for (const space of new Set(expected.values())) expect(ship.spaces).toHaveProperty(space);
  });
});
