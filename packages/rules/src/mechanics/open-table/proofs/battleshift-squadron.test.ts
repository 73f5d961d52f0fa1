/**
 * The movement of a Battleshift squadron from parameters and tables alone: BS-MOV-1 to 8, 11 and 13, spacing by R-BS-05,
 * turns by R-BS-17, the flagship's way by R-BS-11. Measured from centre to centre with a tolerance of one mil.
 */
import { describe, expect, it } from 'vitest';
import {
  angleBetween,
  type Envelope,
  type Leg,
  legEnd,
  legFault,
  type Tolerance,
} from '../../../geometry/table/index.ts';
import { areaHolds, formationFault, type Pose, tableArea } from '../index.ts';

const exact: Tolerance = { distanceMils: 1, angleCdeg: 1, contactMils: 1 };
const table = { widthMils: 72_000, heightMils: 48_000 };
const spacing = { pairMils: 6000, linkMils: 2000 };

/** By size: the movement arc, and the turn after it to either side of the line of movement. */
const sizes = [
  { from: 1, to: 1, arcCdeg: 36_000, turnCdeg: 18_000, speedMils: 18_000 },
  { from: 2, to: 3, arcCdeg: 18_000, turnCdeg: 18_000, speedMils: 12_000 },
  { from: 4, to: 7, arcCdeg: 9000, turnCdeg: 9000, speedMils: 12_000 },
  { from: 8, to: 21, arcCdeg: 9000, turnCdeg: 4500, speedMils: 12_000 },
] as const;
const drives = { fast: 6000, normal: 0, slow: -6000 } as const;

interface Ship extends Pose {
  readonly size: number;
  readonly drive: keyof typeof drives;
  readonly disabled?: boolean;
}
type Order = Pick<Leg, 'courseCdeg' | 'distanceMils'>;

const rowOf = (size: number) => sizes.find(({ from, to }) => from <= size && size <= to) ?? sizes[3];

const envelopeOf = ({ at, facingCdeg, size, drive }: Ship): Envelope => {
  const { arcCdeg, turnCdeg, speedMils } = rowOf(size);
  return {
    from: at,
    facingCdeg,
    turningArcCdeg: arcCdeg,
    minMils: 0,
    maxMils: speedMils + drives[drive],
    finalTurnCdeg: turnCdeg,
    restingTurnCdeg: turnCdeg,
  };
};

/** What is wrong with the move of a squadron that ends on one facing, or undefined. */
function squadronFault(ships: readonly Ship[], orders: readonly Order[], facingCdeg: number): string | undefined {
  const able = ships.flatMap((ship, index) => {
    const order = orders[index];
    return ship.disabled === true || order === undefined
      ? []
      : [{ envelope: envelopeOf(ship), leg: { ...order, facingCdeg } }];
  });
  for (const { envelope, leg } of able) {
    const fault = legFault(envelope, leg, exact);
    if (fault !== undefined) return fault;
    if (!areaHolds(tableArea(table), legEnd(envelope, leg))) return 'off-table';
  }
  const ends = able.map(({ envelope, leg }) => legEnd(envelope, leg));
  return formationFault(ends, spacing, exact.distanceMils)?.kind;
}

/** R-BS-11: it could follow the flagship. */
const follows = (size: number, facingCdeg: number, flagshipCdeg: number): boolean =>
  2 * angleBetween(facingCdeg, flagshipCdeg) <= rowOf(size).arcCdeg;

const line = (size: number, apartMils: number, count = 3, drive: Ship['drive'] = 'normal'): Ship[] =>
  Array.from({ length: count }, (_, index) => ({
    at: { xMils: 20_000 + index * apartMils, yMils: 20_000 },
    facingCdeg: 0,
    size,
    drive,
  }));
const all = (ships: readonly Ship[], courseCdeg: number, distanceMils: number): Order[] =>
  ships.map(() => ({ courseCdeg, distanceMils }));

describe('a Battleshift squadron', () => {
  it('moves as far and as far aside as its size and drive let it', () => {
    const cases = [
      [line(1, 2000), 18_000, 18_000, 0, undefined],
      [line(3, 2000), 9000, 12_000, 27_000, undefined],
      [line(3, 2000), 9100, 12_000, 9100, 'outside-turning-arc'],
      [line(4, 2000), 4500, 12_000, 13_500, undefined],
      [line(4, 2000), 4500, 12_000, 13_600, 'final-facing'],
      [line(8, 2000), 4500, 12_000, 9000, undefined],
      [line(8, 2000), 4500, 12_000, 9100, 'final-facing'],
      [line(5, 2000, 3, 'slow'), 0, 6001, 0, undefined],
      [line(5, 2000, 3, 'slow'), 0, 6002, 0, 'too-long'],
      [line(5, 2000, 3, 'fast'), 0, 18_000, 0, undefined],
    ] as const;
    for (const [ships, course, mils, facing, fault] of cases)
      expect(squadronFault(ships, all(ships, course, mils), facing), `${course} ${mils} ${facing}`).toBe(fault);
  });

  it('turns where it stands, within its limit', () => {
    expect(squadronFault(line(5, 2000), all(line(5, 2000), 0, 0), 9000)).toBeUndefined();
    expect(squadronFault(line(9, 2000), all(line(9, 2000), 0, 0), 4600)).toBe('final-facing');
  });

  it('may not go over the edge of the table', () => {
    const ships = line(2, 2000).map((ship) => ({ ...ship, facingCdeg: 27_000 }));
    expect(squadronFault(ships, all(ships, 27_000, 12_000), 0)).toBeUndefined();
    expect(
      squadronFault(
        ships.map((ship) => ({ ...ship, at: { xMils: 9000, yMils: 9000 } })),
        all(ships, 27_000, 9500),
        0,
      ),
    ).toBe('off-table');
  });

  it('stays together: all within 6 of each other, or one chain of links of 2', () => {
    const stay = (ships: readonly Ship[]) => squadronFault(ships, all(ships, 0, 1000), 0);
    expect(stay(line(2, 3000, 3))).toBeUndefined();
    expect(stay(line(2, 2000, 7))).toBeUndefined();
    expect(stay(line(2, 3001, 3))).toBe('scattered');
    const pairs = line(2, 2000, 4).map((ship, index) =>
      index < 2 ? ship : { ...ship, at: { xMils: 40_000 + index * 1000, yMils: 20_000 } },
    );
    expect(stay(pairs)).toBe('scattered');
    expect(stay(pairs.map((ship, index) => (index < 2 ? ship : { ...ship, disabled: true })))).toBeUndefined();
  });

  it('faces where it could follow its flagship', () => {
    expect([
      follows(1, 0, 18_000),
      follows(3, 0, 9000),
      follows(3, 0, 9100),
      follows(6, 0, 4500),
      follows(6, 0, 4600),
    ]).toEqual([true, true, false, true, false]);
  });
});
