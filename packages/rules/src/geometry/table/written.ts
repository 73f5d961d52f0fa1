/** How people write an open table's measures: places as [x, y] in inches, lengths in inches, directions in degrees. */
import type { Json } from '../../kernel/contract.ts';
import type { FieldReader } from '../../kernel/writing.ts';
import type { Point } from './point.ts';
import { cdegOfDegrees, milsOfInches } from './units.ts';

const isPair = (value: Json): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

/** The place that `[x, y]` is; undefined where it is written otherwise. */
export const placeWritten = (written: Json): { xMils: number; yMils: number } | undefined =>
  isPair(written) ? ({ xMils: milsOfInches(written[0]), yMils: milsOfInches(written[1]) } satisfies Point) : undefined;

/** A field with a place, or with a list of places. */
export const placeField: FieldReader<unknown> = (written) => {
  const value = placeWritten(written);
  return value === undefined ? undefined : { value };
};

/** `distance` in inches is `distanceMils`. */
export const inchesField: FieldReader<unknown> = (written, field) =>
  typeof written === 'number' ? { field: `${field}Mils`, value: milsOfInches(written) } : undefined;

/** `facing` in degrees is `facingCdeg`. */
export const degreesField: FieldReader<unknown> = (written, field) =>
  typeof written === 'number' ? { field: `${field}Cdeg`, value: cdegOfDegrees(written) } : undefined;
