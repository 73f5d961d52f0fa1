/** How a match stands, as it travels at the end of every frame and snapshot. */
import { answersUntilClaim, deadlineOf, standsStill, takeBackOffers } from '@broadside/match';
import type { Ledger } from '@broadside/match';
import type { TableShown } from '@broadside/protocol';
import type { Seat, Viewer } from '@broadside/rules/kernel';

/** The parts of a frame's end that are the same for all audiences. */
export interface Standing {
  /** Who is awaited, and how it ended. */
  readonly game: string;
  /** The table beside the game; in a frame only where it changed. */
  readonly table: string;
}

/** `awaiting`, `outcome` and `table` as JSON fields, each with a comma before it. */
export function standingOf({ table, awaiting, outcome, seats }: Ledger): Standing {
  const asked = standsStill(table) ? [] : awaiting;
  const shown = JSON.stringify(tableShown(table, seats, asked));
  return {
    game: `,"awaiting":${JSON.stringify(asked)},"outcome":${outcome === undefined ? 'null' : JSON.stringify(outcome)}`,
    table: `,"table":${shown}`,
  };
}

/** The table as it travels, at a ledger. */
export const shownTable = ({ table, seats, awaiting }: Ledger): TableShown =>
  tableShown(table, seats, standsStill(table) ? [] : awaiting);

/** What everybody may know of the table: hours off show only in when the time is up. */
function tableShown(table: Ledger['table'], seats: readonly Seat[], asked: readonly Seat[]): TableShown {
  const { tempo, clock, paused, stopped, request, decisions, unanswered } = table;
  return {
    tempo,
    clock:
      clock === null
        ? null
        : {
            left: clock.left,
            since: clock.since,
            overtime: clock.overtime,
            deadlines: Object.fromEntries(asked.map((seat) => [seat, deadlineOf(clock, tempo, seat)])),
          },
    paused,
    stopped,
    request,
    decided: seats.filter((seat) => (decisions[seat]?.length ?? 0) > 0),
    absent: seats.filter((seat) => (unanswered[seat] ?? 0) >= answersUntilClaim),
  };
}

/** What a seat may take back: nobody else's business, because it tells whether something was revealed to it. */
export function takeBackText(ledger: Ledger, viewer: Viewer): string {
  return viewer.kind === 'seat' ? `,"takeBack":${JSON.stringify(takeBackOffers(ledger, viewer.seat))}` : '';
}
