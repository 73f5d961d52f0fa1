/** How measures are told to players. */

/** Inches to a tenth, as players read them: 13.5″. What decides is never rounded: hundredths appear where they count. */
export function inches(mils: number): string {
  const hundredths = Math.round(Math.abs(mils) / 10);
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths % 100;
  const sign = mils < 0 ? '−' : '';
  const decimals = rest % 10 === 0 ? String(rest / 10) : String(rest).padStart(2, '0');
  return `${sign}${whole}.${decimals}″`;
}

/** A bearing in three figures: 062°. */
export const bearing = (cdeg: number): string => `${String(Math.round(cdeg / 100) % 360).padStart(3, '0')}°`;
