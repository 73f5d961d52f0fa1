/** Types of unit and the families that the rules name (R-FC-03), and where a datum comes from. */

/** Where a datum comes from: printed, drawn from the text, or put in its place (R-FC-16). */
export type ClassSource = 'book' | 'inferred' | 'proposed';

export const unitTypes = ['fighter', 'corvette', 'platform', 'frigate', 'super-capital', 'station', 'object'] as const;
export type UnitType = (typeof unitTypes)[number];

/** A family of types, as a filter; `any` is every unit that can act. */
export type Family = 'strike' | 'capital' | 'any';

export const families: Readonly<Record<'strike' | 'capital', readonly UnitType[]>> = {
  strike: ['fighter', 'corvette', 'platform'],
  capital: ['frigate', 'super-capital', 'station'],
};

/** FC-UNIT-3. */
export const isStrikeType = (type: UnitType): boolean => families.strike.includes(type);
export const isCapitalType = (type: UnitType): boolean => families.capital.includes(type);
