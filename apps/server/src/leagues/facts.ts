/** What the server knows of a table beside its season: who was there when, and whether its match was begun. */
import { matchesOf } from '@broadside/competition/season';
import type { TableFacts } from '@broadside/competition/season';
import type { SeasonTable } from './pairing-page.ts';
import type { OpenSeason } from './seasons.ts';
import type { Stays } from './stays.ts';
import type { LeagueStore } from './store.ts';

export interface FactDeps {
  readonly stays: Stays;
  readonly store: LeagueStore;
}

export async function factsOf(
  { stays, store }: FactDeps,
  { stored: { id: seasonId } }: OpenSeason,
  { round, entrants: [first, second], pairing }: SeasonTable,
): Promise<TableFacts> {
  const of = ({ number: entrant }: { readonly number: number }) => stays.of({ seasonId, round: round.number, entrant });
  const [match] = matchesOf(pairing);
  const startedAt = match === undefined ? null : await store.begunAt(match);
  return {
    stays: [await of(first), await of(second)],
    match: startedAt === null ? null : { startedAt, book: null },
  };
}
