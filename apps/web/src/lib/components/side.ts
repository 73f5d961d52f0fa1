import { getContext, setContext } from 'svelte';
import type { Seat } from '@broadside/rules/kernel';

/** How a seat is drawn: side A solid and round, side B hatched and a diamond, N neutral. */
export type SideColour = 'a' | 'b' | 'n';

interface Chair {
  readonly seat: Seat;
  readonly team: number;
}

/** The first team is side A, the second side B, and so on in turn. */
export function teamSide(team: number): SideColour {
  return team % 2 === 0 ? 'a' : 'b';
}

const SIDES = Symbol('the seats of the table');
/** Tells the parts of a table which team each seat plays for; the seats may change as people come. */
export function setSides(chairs: () => readonly Chair[]): void {
  setContext(SIDES, chairs);
}
/** How a seat of this table is drawn; away from a table, or for an unknown seat, by its number. */
export function sides(): (seat: Seat | null | undefined) => SideColour {
  const chairs = getContext<(() => readonly Chair[]) | undefined>(SIDES);
  return (seat) => {
    const chair = chairs?.().find((each) => each.seat === seat);
    return chair ? teamSide(chair.team) : sideOf(seat);
  };
}

/** Where each of two seats is a side: odd seats are side A, even seats side B; no seat is neutral. */
export function sideOf(seat: Seat | null | undefined): SideColour {
  if (!seat) return 'n';
  return Number(seat.slice('seat-'.length)) % 2 === 1 ? 'a' : 'b';
}

/** The class that sets the colours of glyphs beneath it. */
export function sideClass(side: SideColour): 'A' | 'B' | 'N' {
  return side === 'a' ? 'A' : side === 'b' ? 'B' : 'N';
}

/** The class that sets the colour of a name in running text. */
export function nameClass(side: SideColour): string {
  return side === 'a' ? 'ca' : side === 'b' ? 'cb' : '';
}

/** The symbol in the sprite that stands for a side. */
export function sideMark(side: SideColour): string {
  return side === 'b' ? 'sB' : 'sA';
}
