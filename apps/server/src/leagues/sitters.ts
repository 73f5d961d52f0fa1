/** Who sits where at a table of a season: people, members of teams at their boards, those who share a side [LEAGUE-118]. */
import { firstTeamAt } from '@broadside/competition';
import { isAlone, sharersOf } from '@broadside/competition/season';
import type { Entrant, Pairing, Season, SeasonTerms } from '@broadside/competition/season';
import type { SeatPlan } from '@broadside/rules/kernel';
import { HttpProblem } from '../problem.ts';

type KeptSeat = SeatPlan & { readonly kind: 'empty'; readonly token: null; readonly reservedFor: string };

/** Seats of a new match, each kept for somebody. Throws where a side has nobody with an account for one of its seats. */
export function reservedSeats(
  season: Season,
  pairing: Pairing,
  board: number | undefined,
  places: readonly SeatPlan[],
): readonly KeptSeat[] {
  const people = sittersAt(season, pairing, board, places);
  return places.map((place, index) => {
    const seat = places.slice(0, index).filter(({ team }) => team === place.team).length;
    const reservedFor = people[place.team]?.[seat] ?? null;
    if (reservedFor === null) throw nobodyAt(season.terms);
    return { ...place, kind: 'empty', token: null, reservedFor };
  });
}

/** Somebody would sit down for a team that shares a side. */
export const sharesSide = (season: Season, own: Entrant, person: string): boolean =>
  sharersOf(season, own, season.terms.teams?.boards ?? 0).some((member) => member?.person === person);

/** Who sits there, by team of the battle, and in each by seat. */
function sittersAt(
  season: Season,
  { sides, boards }: Pairing,
  board: number | undefined,
  places: readonly SeatPlan[],
): readonly (readonly (string | null)[])[] {
  const two = sides.map((number) => season.entrants.find((each) => each.number === number));
  if (season.terms.teams?.shared === true)
    return two.map((side, team) => {
      const seats = places.filter((place) => place.team === team).length;
      return side === undefined ? [] : sharersOf(season, side, seats).map((member) => member?.person ?? null);
    });
  const [one, other] = two;
  // Whichever side of the battle is played.
  if (isAlone({ sides })) return [[one?.person ?? null], [one?.person ?? null]];
  if (board === undefined) return [[one?.person ?? null], [other?.person ?? null]];
  const members = boards?.[board]?.members;
  const people = [one, other].map(
    (team, side) => team?.team?.members.find(({ number }) => number === members?.[side])?.person ?? null,
  );
  return (firstTeamAt(board) === 0 ? people : people.toReversed()).map((each) => [each]);
}

const nobodyAt = ({ teams }: SeasonTerms): HttpProblem =>
  teams?.shared === true
    ? new HttpProblem(
        409,
        'short-handed',
        'One side has fewer people with an account than this battle has seats for it. Ask the captain to bring somebody.',
      )
    : new HttpProblem(
        409,
        'no-account',
        'One side has no account here. Play where you like, and let an organiser enter the result.',
      );
