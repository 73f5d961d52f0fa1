/** Taking a name off what the public reads, and putting it back [LEAGUE-130]. */
import type { Act } from '../acts.ts';
import { entrantOf } from '../season.ts';
import { done, noEntrant, notOfficial, organises, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';

export function hideName(
  { ledger: { season }, by }: SeasonAsking,
  { entrant, hidden }: Extract<Act, { act: 'hide-name' }>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const who = entrantOf(season, entrant);
  if (who === undefined) return noEntrant(season, entrant);
  if ((who.hidden === true) === hidden)
    return refuse('as-it-is', 'LEAGUE-130', hidden ? 'This name is hidden already.' : 'This name is shown already.');
  return done({ kind: hidden ? 'name-hidden' : 'name-shown', entrant });
}
