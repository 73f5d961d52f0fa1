/** Who may enter a season, as people read it. */
import { checkInOf } from '@broadside/competition/season';
import type { Entrant, RegistrationTerms, Season } from '@broadside/competition/season';

/** As in `people with …`. */
export function conditionsInWords({ from, to, matches }: NonNullable<RegistrationTerms['conditions']>): string {
  const ends = [...(from === null ? [] : [`from ${String(from)}`]), ...(to === null ? [] : [`to ${String(to)}`])];
  const rated = ends.length === 0 ? [] : [`a rating ${ends.join(' ')}`];
  const played = matches === 0 ? [] : [`${String(matches)} rated ${matches === 1 ? 'match' : 'matches'} or more`];
  return `people with ${[...rated, ...played].join(' and ')} at this game`;
}

const behindWords = { missed: 'missed the check-in', passed: 'let a place pass' } as const;

/** What is to be known of an entrant's place beside the name; empty where nothing is. */
export function placeNotes(
  season: Season,
  { status, offered, behind, checkedIn, person, hidden, inPlaceOf }: Entrant,
): string {
  const window = checkInOf(season);
  const waits = status === 'waiting' ? [offered === undefined ? 'waits' : 'is offered a place'] : [];
  const there = window === undefined || person === null ? [] : [checkedIn ? 'checked in' : 'not checked in'];
  return [
    ...(status === 'left'
      ? ['left']
      : [
          ...waits,
          ...(inPlaceOf === undefined ? [] : [`in place of ${String(inPlaceOf)}`]),
          ...(behind === undefined ? [] : [behindWords[behind]]),
          ...there,
        ]),
    ...(hidden ? ['name hidden'] : []),
  ].join(', ');
}
