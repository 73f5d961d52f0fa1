/** Who may enter a season, as people read it. */
import type { RegistrationTerms } from '@broadside/competition/season';

/** As in `people with …`. */
export function conditionsInWords({ from, to, matches }: NonNullable<RegistrationTerms['conditions']>): string {
  const ends = [...(from === null ? [] : [`from ${String(from)}`]), ...(to === null ? [] : [`to ${String(to)}`])];
  const rated = ends.length === 0 ? [] : [`a rating ${ends.join(' ')}`];
  const played = matches === 0 ? [] : [`${String(matches)} rated ${matches === 1 ? 'match' : 'matches'} or more`];
  return `people with ${[...rated, ...played].join(' and ')} at this game`;
}
