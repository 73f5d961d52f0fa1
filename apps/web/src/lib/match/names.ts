import type { MatchHeader, Seat } from '@broadside/protocol';

/** Who sits in a seat, in words for a list. */
export function seatName(seat: MatchHeader['seats'][number]): string {
  if (seat.kind === 'bot') return seat.name ?? 'The computer';
  return seat.name ?? 'an open seat';
}

/** How a match stands for whoever looks at the list. */
export function standing(match: MatchHeader, mine: Seat | undefined): string {
  if (match.status === 'open') return mine ? 'Waits for an opponent' : 'Open';
  if (match.status === 'frozen') return 'Held: we have a report';
  if (match.status === 'finished') {
    const winner = match.outcome?.winner;
    if (!winner) return 'Drawn';
    if (winner === mine) return 'You won';
    const seat = match.seats.find((each) => each.seat === winner);
    return `${seat ? seatName(seat) : winner} won`;
  }
  return match.round ?? 'About to begin';
}

/** Points as they stand at the end: `85 : 40`. */
export function score(match: MatchHeader): string | undefined {
  const points = match.outcome?.points;
  return points ? match.seats.map((seat) => String(points[seat.seat] ?? 0)).join(' : ') : undefined;
}

/** `3 min ago`, `2 h ago`, `4 d ago`. */
export function ago(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${String(minutes)} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${String(hours)} h ago` : `${String(Math.floor(hours / 24))} d ago`;
}
