/** A season as everybody may know of it: what files, parts and embeds are made of. */
import { everybodyOf, journalFor, viewOf } from '@broadside/competition/season';
import type { EntrantName, Season, SeasonEntry } from '@broadside/competition/season';
import type { OpenSeason } from './seasons.ts';
import type { LeagueStore } from './store.ts';

export interface SeenByAll {
  readonly season: Season;
  readonly journal: readonly SeasonEntry[];
  /** Names of accounts, by their ids. */
  readonly names: { readonly [person: string]: string };
  readonly nameOf: EntrantName;
}

export async function seenByAll(store: LeagueStore, { ledger }: OpenSeason): Promise<SeenByAll> {
  const season = viewOf(ledger.season, 'public');
  const names = await store.names(season.entrants.flatMap(everybodyOf));
  const nameOf: EntrantName = ({ person, name, number }) =>
    name ?? (person === null ? undefined : names[person]) ?? `Entrant ${String(number)}`;
  return { season, journal: journalFor(ledger, 'public'), names, nameOf };
}
