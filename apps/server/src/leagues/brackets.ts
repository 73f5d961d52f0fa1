/** The knockouts of a season as the API tells them [LEAGUE-31]. */
import { bracketsOf, placesOf } from '@broadside/competition/season';
import type { Season } from '@broadside/competition/season';
import type { SeasonBrackets } from '@broadside/protocol';

export const bracketsOfSeason = (season: Season): Omit<SeasonBrackets, 'seq'> => ({
  brackets: bracketsOf(season).map(({ stage, bracket }) => ({
    stage,
    matches: bracket.matches.map(({ id, bracket: of, round, sides, bestOf, won, state, winner = null }) => ({
      ...{ id, bracket: of, round, bestOf, state, winner },
      sides: [...sides],
      won: [...won],
    })),
  })),
  places: placesOf(season).map(({ entrant, place }) => ({ entrant, place })),
});
