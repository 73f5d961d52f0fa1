/**
 * The table as people write it in a position: inches from the south-west corner (x east, y north), decimals allowed,
 * degrees clockwise from north. Codecs settle the shape; the functions turn it into mils and centidegrees and back.
 */
import * as z from 'zod';
import {
  cdegOfDegrees,
  type CircleBase,
  contains,
  degreesOfCdeg,
  inchesOfMils,
  insideTable,
  milsOfInches,
  overlaps,
  type PlacedShape,
  type Point,
  type Shape,
  type TableSize,
  type Tolerance,
} from '../../geometry/table/index.ts';
import type { Area } from './area.ts';

const inches = (least: number, most: number) => {
  const right = `write inches, ${least} to ${most}`;
  return z.number(right).min(least, right).max(most, right);
};

export const writtenInches = inches(-200, 200);
/** [x, y]: inches east and north of the south-west corner. */
export const writtenPoint = z
  .tuple([writtenInches, writtenInches], 'write [x, y] in inches')
  .describe('[x, y] in inches east and north of the south-west corner');
const ANGLE = 'write degrees, -360 to 360';
export const writtenDegrees = z.number(ANGLE).min(-360, ANGLE).max(360, ANGLE).describe('degrees clockwise from north');
export const writtenArea = z.strictObject({
  west: writtenInches,
  south: writtenInches,
  east: writtenInches,
  north: writtenInches,
});
export const writtenTable = z.tuple([inches(12, 120), inches(12, 120)], 'write [width, height] in inches');

const SIDE = 'write inches, more than 0 and at most 60';
const side = z.number(SIDE).positive(SIDE).max(60, SIDE);
/** The outline of a piece of terrain: fields of its record. */
export const writtenOutline = {
  diameter: side.optional().describe('of a circle of another size'),
  rectangle: z
    .tuple([side, side], 'write [width, height] in inches')
    .optional()
    .describe('[width, height] in inches instead of a circle'),
  facing: writtenDegrees.optional().describe('how a rectangle is turned'),
};
export type WrittenOutline = z.infer<z.ZodObject<typeof writtenOutline>>;

export const pointRead = ([x, y]: readonly [number, number]): Point => ({
  xMils: milsOfInches(x),
  yMils: milsOfInches(y),
});
export const pointWritten = ({ xMils, yMils }: Point): [number, number] => [inchesOfMils(xMils), inchesOfMils(yMils)];

/** North where none is written. */
export const facingRead = (degrees: number | undefined): number => cdegOfDegrees(degrees ?? 0);

export const tableRead = ([width, height]: readonly [number, number]): TableSize => ({
  widthMils: milsOfInches(width),
  heightMils: milsOfInches(height),
});
export const tableWritten = ({ widthMils, heightMils }: TableSize): [number, number] => [
  inchesOfMils(widthMils),
  inchesOfMils(heightMils),
];

const eachEdge = ({ west, south, east, north }: Area, of: (edge: number) => number): Area => ({
  west: of(west),
  south: of(south),
  east: of(east),
  north: of(north),
});
export const areaRead = (written: Area): Area => eachEdge(written, milsOfInches);
export const areaWritten = (area: Area): Area => eachEdge(area, inchesOfMils);

/** True where the area lies between the edges of the table, its west before its east and its south before its north. */
export const areaOnTable = ({ west, south, east, north }: Area, { widthMils, heightMils }: TableSize): boolean =>
  west >= 0 && south >= 0 && west <= east && south <= north && east <= widthMils && north <= heightMils;

/** The outline that is written; a circle of `usualRadiusMils` where none is. */
export function outlineRead({ rectangle, diameter, facing }: WrittenOutline, usualRadiusMils: number): Shape {
  if (rectangle !== undefined) {
    const [widthMils, heightMils] = [milsOfInches(rectangle[0]), milsOfInches(rectangle[1])];
    return { kind: 'rectangle', widthMils, heightMils, facingCdeg: facingRead(facing) };
  }
  return {
    kind: 'circle',
    radiusMils: diameter === undefined ? usualRadiusMils : Math.round(milsOfInches(diameter) / 2),
  };
}
export const outlineWritten = (shape: Shape): WrittenOutline =>
  shape.kind === 'circle'
    ? { diameter: inchesOfMils(shape.radiusMils * 2) }
    : {
        rectangle: [inchesOfMils(shape.widthMils), inchesOfMils(shape.heightMils)],
        facing: degreesOfCdeg(shape.facingCdeg),
      };

/** The first of `word`, `word-2`, `word-3`, … that is no key of the records known. */
export function freeId(word: string, known: Readonly<Record<string, unknown>>): string {
  let id = word;
  for (let number = 2; known[id] !== undefined; number++) id = `${word}-${number}`;
  return id;
}

export type StandingFault<P, F> =
  | { readonly kind: 'off-table'; readonly piece: P }
  | { readonly kind: 'overlap'; readonly piece: P; readonly other: P }
  | { readonly kind: 'barred'; readonly piece: P; readonly terrain: F };

/**
 * What cannot stand as it is written: over the edge, on each other, with the post in terrain that bears nobody (only
 * those that `falls` into it). A written place may be off by as much as bases in contact are.
 */
export function standingFaults<P extends { readonly base: CircleBase }, F extends PlacedShape>(
  pieces: readonly P[],
  table: TableSize,
  barred: readonly F[],
  falls: (piece: P) => boolean,
  { contactMils, distanceMils }: Tolerance,
): readonly StandingFault<P, F>[] {
  const off = pieces.filter(({ base }) => !insideTable(base, table, contactMils));
  const overlapping = pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => overlaps(piece.base, other.base, contactMils + distanceMils))
      .map((other) => ({ kind: 'overlap' as const, piece, other })),
  );
  const fallen = barred.flatMap((terrain) =>
    pieces
      .filter((piece) => falls(piece) && contains(terrain, piece.base.at))
      .map((piece) => ({ kind: 'barred' as const, piece, terrain })),
  );
  return [...off.map((piece) => ({ kind: 'off-table' as const, piece })), ...overlapping, ...fallen];
}
