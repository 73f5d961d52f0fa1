import { degreeSines, hundredthCosines, hundredthSines } from './direction-table.ts';
import { roundedQuotient } from './integer.ts';
import { normaliseCdeg } from './units.ts';

/** The length of every direction vector. */
export const unitLength = 10_000_000;

/** Sines of the first quadrant for each centidegree, put together from the committed table by angle addition. */
const quadrantSines: readonly number[] = Array.from({ length: 9001 }, (_, cdeg) => {
  const degrees = Math.floor(cdeg / 100);
  const rest = cdeg % 100;
  const sine = tableEntry(degreeSines, degrees) * tableEntry(hundredthCosines, rest);
  const cosine = tableEntry(degreeSines, 90 - degrees) * tableEntry(hundredthSines, rest);
  return roundedQuotient(sine + cosine, unitLength);
});

function tableEntry(table: readonly number[], index: number): number {
  const entry = table[index];
  if (entry === undefined) throw new Error(`The direction table has no entry ${index}; angles are whole centidegrees.`);
  return entry;
}

/** Sine of 0..9000 centidegrees, times `unitLength`. */
export function quadrantSine(cdeg: number): number {
  return tableEntry(quadrantSines, cdeg);
}

/** The vector of length `unitLength` that points to a bearing: x east, y north, bearings clockwise from north. */
export function direction(bearingCdeg: number): { readonly x: number; readonly y: number } {
  const bearing = normaliseCdeg(bearingCdeg);
  const rest = bearing % 9000;
  const sine = quadrantSine(rest);
  const cosine = quadrantSine(9000 - rest);
  if (bearing < 9000) return { x: sine, y: cosine };
  if (bearing < 18_000) return { x: cosine, y: 0 - sine };
  if (bearing < 27_000) return { x: 0 - sine, y: 0 - cosine };
  return { x: 0 - cosine, y: sine };
}
