/** Seasons keep the edition of the rules by which they were opened, until an official takes the next one [LEAGUE-170]. */
import { randomUUID } from 'node:crypto';
import { listKey } from '@broadside/competition/season';
import type { By } from '@broadside/competition/season';
import { HttpProblem } from '../problem.ts';
import { faultsIn, judge } from './lists.ts';
import type { ListDeps } from './lists.ts';
import type { OpenSeason } from './seasons.ts';

/** Throws where a new match would be played by other rules than the season's. */
export function requireEdition(
  { name, edition }: { readonly name: string; readonly edition: string },
  { ledger: { season } }: OpenSeason,
): void {
  const { edition: own } = season.terms;
  if (own === edition) return;
  throw new HttpProblem(
    409,
    'other-edition',
    `This season is played by edition ${own} of ${name}, and the site has edition ${edition} now. An organiser accepts it on the desk; then you can sit down.`,
  );
}

/** What an official's yes to another edition entails: every list is judged again, and what breaks its rules is unlocked. */
export async function judgeListsAgain(deps: ListDeps, open: OpenSeason, by: By, who: string): Promise<void> {
  const { season } = open.ledger;
  const { edition } = season.terms;
  if (season.terms.lists.most === 0) return;
  for (const row of await deps.lists.ofSeason(open.stored.id)) {
    const { name, points, faults } = await judge(deps, season, row.design, who);
    await deps.lists.judgedAgain(open.stored.id, row, { name, points, faults, edition });
    const [fault] = faultsIn({ faults });
    if (fault === undefined || season.lists[listKey(row)] === undefined) continue;
    const { entrant, ordinal } = row;
    // Everybody reads the reason: what is wrong with a closed list, its owner alone reads under the lists.
    const reason = `Edition ${edition} does not allow it.`;
    await deps.seasons.act(open.stored.id, by, randomUUID(), { act: 'unlock-list', entrant, ordinal, reason });
  }
}
