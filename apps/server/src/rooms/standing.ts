/** How a match stands, as it travels at the end of every frame and snapshot. */
import { answersUntilClaim, deadlineOf, standsStill, takeBackOffers } from '@broadside/match';
import type { Ledger } from '@broadside/match';
import type { TableShown } from '@broadside/protocol';
import type { Seat, Viewer } from '@broadside/rules/kernel';

/** What of a ledger everybody is told at the end of a frame. */
export type TableStands = Pick<Ledger, 'table' | 'awaiting' | 'outcome' | 'seats'>;

/** As those are told it who are late: what waits for an answer is none of their business. */
export const withoutRequest = ({ table, awaiting, outcome, seats }: TableStands): TableStands => ({
  ...{ awaiting, outcome, seats },
  table: { ...table, request: null },
});

/** The parts of a frame's end that are the same for all audiences. */
export interface FrameEnd {
  /** Who is awaited. */
  readonly awaiting: string;
  /** How it ended. */
  readonly outcome: string;
  /** The table beside the game. */
  readonly table: string;
  /** All that `table` was made of. */
  readonly parts: readonly unknown[];
}

/** `awaiting`, `outcome` and `table` as JSON fields, each with a comma before it. `before`: how it stood an entry ago. */
export function standingOf({ table, awaiting: asked, outcome: end, seats }: TableStands, before?: FrameEnd): FrameEnd {
  const awaited = standsStill(table) ? nobody : asked;
  const awaiting = awaited.length === 0 ? ',"awaiting":[]' : `,"awaiting":["${awaited.join('","')}"]`;
  const outcome = end === undefined ? ',"outcome":null' : `,"outcome":${JSON.stringify(end)}`;
  const { tempo, clock, paused, stopped, judging, request, unanswered } = table;
  const decided = decidedSeats(table, seats).join(' ');
  const parts = [tempo, clock, paused, stopped, judging, request, unanswered, decided, clock === null ? '' : awaiting];
  if (before !== undefined && sameParts(parts, before.parts)) {
    const { table: shown, parts: held } = before;
    return { awaiting, outcome, table: shown, parts: held };
  }
  return { awaiting, outcome, table: `,"table":${JSON.stringify(tableShown(table, seats, awaited))}`, parts };
}

const nobody: readonly Seat[] = [];

function sameParts(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

/** What of it stands at the end of a frame: what changed [WS-16]. */
export function endOf(now: FrameEnd, before: FrameEnd): string {
  let end = now.awaiting === before.awaiting ? '' : now.awaiting;
  if (now.outcome !== before.outcome) end += now.outcome;
  if (now.table !== before.table) end += now.table;
  return end;
}

const decidedSeats = ({ decisions }: Ledger['table'], seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => (decisions[seat]?.length ?? 0) > 0);

/** The table as it travels, at a ledger. */
export const shownTable = ({ table, seats, awaiting }: Pick<Ledger, 'table' | 'seats' | 'awaiting'>): TableShown =>
  tableShown(table, seats, standsStill(table) ? [] : awaiting);

/** What everybody may know of the table: hours off show only in when the time is up. */
function tableShown(table: Ledger['table'], seats: readonly Seat[], asked: readonly Seat[]): TableShown {
  const { tempo, clock, paused, stopped, judging, request, unanswered } = table;
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
    ...(judging === null ? {} : { judging }),
    request,
    decided: decidedSeats(table, seats),
    absent: seats.filter((seat) => (unanswered[seat] ?? 0) >= answersUntilClaim),
  };
}

/** What a seat may take back: nobody else's business, because it tells whether something was revealed to it. */
export function takeBackText(ledger: Ledger, viewer: Viewer): string {
  if (viewer.kind !== 'seat') return '';
  const { free, ask } = takeBackOffers(ledger, viewer.seat);
  const offer = free !== null ? `"free":${String(free)}` : ask !== null ? `"ask":${String(ask)}` : '';
  return `,"takeBack":{${offer}}`;
}
