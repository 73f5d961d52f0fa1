/** People write inches and degrees; the table holds mils (1/1000 inch) and centidegrees (1/100 degree). */

/** Inches, decimals allowed, to the nearest mil. */
export function milsOfInches(inches: number): number {
  return Math.round(inches * 1000) + 0;
}

export function inchesOfMils(mils: number): number {
  return mils / 1000;
}

/** Degrees, decimals allowed and of any size, to 0..35999 centidegrees. */
export function cdegOfDegrees(degrees: number): number {
  return normaliseCdeg(Math.round(degrees * 100));
}

export function degreesOfCdeg(cdeg: number): number {
  return cdeg / 100;
}

/** The same angle between 0 and 35999. */
export function normaliseCdeg(cdeg: number): number {
  return ((cdeg % 36_000) + 36_000) % 36_000;
}
