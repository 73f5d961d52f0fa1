/** Who may enter a season by themselves [LEAGUE-172]. */
import { conditionMissed } from '@broadside/competition/season';
import type { PersonId } from '@broadside/protocol';
import type { Ratings } from '../lobby/ratings.ts';
import { HttpProblem } from '../problem.ts';
import type { OpenSeason } from './seasons.ts';

/** Throws which condition of the registration somebody does not meet. */
export async function checkConditions(
  ratings: Pick<Ratings, 'of'>,
  { ledger: { season } }: OpenSeason,
  person: PersonId,
): Promise<void> {
  const { registration, ruleset } = season.terms;
  const missed = conditionMissed(registration, (await ratings.of(person, ruleset)) ?? null);
  if (missed !== undefined) throw new HttpProblem(403, 'conditions', missed);
}
