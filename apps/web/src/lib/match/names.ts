import type { MatchHeader, Outcome, Seat } from '@broadside/protocol';
import { outcomeOf, winnersOf } from '#lib/watch/spoiler.ts';

/** Who sits in a seat, in words for a list. */
export function seatName(seat: Pick<MatchHeader['seats'][number], 'kind' | 'name'>): string {
  if (seat.kind === 'bot') return botTitle(seat.name);
  return seat.name ?? 'free seat';
}

/** Why a match ended, as its ruleset says it, with who sits there in place of the ids of seats. */
export const reasonNamed = (
  { seats }: { readonly seats: readonly Pick<MatchHeader['seats'][number], 'seat' | 'kind' | 'name'>[] },
  reason: string,
): string =>
  reason.replaceAll(/\bseat-\d+\b/g, (id) => {
    const sits = seats.find(({ seat }) => seat === id);
    return sits === undefined ? id : seatName(sits);
  });

/** A bot is called as a person would be: 'Captain'. */
export const botTitle = (name: string | null): string =>
  name ? name.charAt(0).toUpperCase() + name.slice(1) : 'The computer';

/** How a match stands for whoever looks at the list. */
export function standing(match: MatchHeader, mine: Seat | undefined): string {
  if (match.status === 'open') return mine ? 'Waits for an opponent' : 'Open';
  if (match.status === 'frozen') return 'Stopped by a fault, which we know of';
  if (match.status === 'aborted') return 'Aborted';
  if (match.status === 'finished') {
    const outcome = outcomeOf(match);
    return outcome ? verdict(match, outcome, mine) : 'Over';
  }
  return match.round ?? 'About to begin';
}

/** Who won, for whoever looks: a side names all its people, an automated enemy has none. */
export function verdict(match: Pick<MatchHeader, 'seats'>, outcome: Outcome, mine: Seat | null | undefined): string {
  const winners = winnersOf(outcome);
  if (winners === 'nobody') return 'Drawn';
  if (mine && winners.includes(mine)) return winners.length > 1 ? 'Your side won' : 'You won';
  if (winners.length === 0) return mine ? 'You lost' : 'The automated enemy won';
  const names = winners.map((winner) => match.seats.find((each) => each.seat === winner));
  return `${names.map((seat, index) => (seat ? seatName(seat) : winners[index])).join(', ')} won`;
}

/** Points as they stand at the end: `85 : 40`. */
export function score(match: MatchHeader): string | undefined {
  const points = outcomeOf(match)?.points;
  return points
    ? sidesOf(match)
        .map(([first]) => String(points[first?.seat ?? ''] ?? 0))
        .join(' : ')
    : undefined;
}

/** The seats by their sides, in the order of the teams. */
export function sidesOf(match: Pick<MatchHeader, 'seats'>): MatchHeader['seats'][] {
  const teams = [...new Set(match.seats.map((seat) => seat.team))].sort((a, b) => a - b);
  return teams.map((team) => match.seats.filter((seat) => seat.team === team));
}

/** `3 min ago`, `2 h ago`, `4 d ago`. */
export function ago(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${String(minutes)} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${String(hours)} h ago` : `${String(Math.floor(hours / 24))} d ago`;
}
