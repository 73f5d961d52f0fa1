import type { Seat } from '@broadside/rules/kernel';

/** How a seat is drawn: side A solid and round, side B hatched and a diamond, N neutral. */
export type Side = 'a' | 'b' | 'n';

/** Odd seats are side A, even seats side B; no seat is neutral. */
export function sideOf(seat: Seat | null | undefined): Side {
  if (!seat) return 'n';
  return Number(seat.slice('seat-'.length)) % 2 === 1 ? 'a' : 'b';
}

/** The class that sets the colours of glyphs beneath it. */
export function sideClass(side: Side): 'A' | 'B' | 'N' {
  return side === 'a' ? 'A' : side === 'b' ? 'B' : 'N';
}

/** The class that sets the colour of a name in running text. */
export function nameClass(side: Side): string {
  return side === 'a' ? 'ca' : side === 'b' ? 'cb' : '';
}

/** The symbol in the sprite that stands for a side. */
export function sideMark(side: Side): string {
  return side === 'b' ? 'sB' : 'sA';
}
