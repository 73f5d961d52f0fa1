/** From one season to the next: who comes along, in which order, and by which terms [LEAGUE-134, LEAGUE-136]. */
import { withoutHiddenNames } from './names.ts';
import { placesOf } from './places.ts';
import type { BroughtAlong, Season } from './season.ts';
import type { SeasonTerms } from './terms.ts';
import { nextPlaces } from './tiers.ts';

/** Who played to the end, in the order in which they begin a next season; who has no place follows by number. */
export function alongFrom(season: Season): readonly BroughtAlong[] {
  const order = nextPlaces(season).map(({ entrant }) => entrant);
  const rank = (number: number): number => (order.includes(number) ? order.indexOf(number) : order.length);
  return season.entrants
    .filter(({ status }) => status === 'playing')
    .toSorted((a, b) => rank(a.number) - rank(b.number) || a.number - b.number)
    .map(({ person, name, hidden, team }) => ({
      ...{ person, name },
      ...(hidden && { hidden }),
      ...(team && { team: { members: team.members, asked: [], lineUp: null } }),
    }));
}

/** The terms of a season for another one: by the present edition, and without instants that are over. */
export function termsAgain(terms: SeasonTerms, edition: string): SeasonTerms {
  const { checkIn: _over, ...registration } = terms.registration;
  return { ...terms, edition, registration, lists: { ...terms.lists, lockAt: null } };
}

/** Somebody on one of the first places, as everybody may read it. */
export interface PodiumPlace {
  readonly entrant: number;
  readonly place: number;
  /** Null: entered by name, or the name is hidden. */
  readonly person: string | null;
  readonly name: string | null;
}

const lastOfPodium = 3;

/** The first three places of a season that is closed; several may share one. Nobody of one that goes on. */
export function podiumOf(season: Season): readonly PodiumPlace[] {
  if (season.status !== 'closed') return [];
  const { entrants } = withoutHiddenNames(season, null);
  return placesOf(season).flatMap(({ entrant, place }) => {
    const who = entrants.find(({ number }) => number === entrant);
    if (who === undefined || place === null || place > lastOfPodium) return [];
    // A team is known by its name.
    return [{ entrant, place, person: who.team === undefined ? who.person : null, name: who.name }];
  });
}
