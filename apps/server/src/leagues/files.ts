/** A season as files: what everybody may know of it, to take away [LEAGUE-21]. */
import { entrantsCsv, pairingsCsv, seasonTrf, standingsCsv } from '@broadside/competition/season';
import type { SeasonFileParams } from '@broadside/protocol';
import type * as z from 'zod';
import { HttpProblem } from '../problem.ts';
import type { OpenSeason } from './seasons.ts';
import { seenByAll } from './seen-by-all.ts';
import type { LeagueStore } from './store.ts';

export interface SeasonDownload {
  readonly type: string;
  readonly text: string;
}

/** Throws a problem where a season does not fit into a file. */
export async function seasonFile(
  store: LeagueStore,
  open: OpenSeason,
  file: z.infer<typeof SeasonFileParams>['file'],
): Promise<SeasonDownload> {
  const { season, journal, names, nameOf } = await seenByAll(store, open);
  switch (file) {
    case 'standings.csv':
      return { type: 'text/csv', text: standingsCsv(season, nameOf) };
    case 'entrants.csv':
      return { type: 'text/csv', text: entrantsCsv(season, nameOf) };
    case 'pairings.csv':
      return { type: 'text/csv', text: pairingsCsv(season, nameOf) };
    case 'season.json':
      return { type: 'application/json', text: JSON.stringify({ season, names, journal }) };
    case 'season.trf':
      return { type: 'text/plain', text: trf(season, nameOf, 'TRF26') };
    case 'season-16.trf':
      return { type: 'text/plain', text: trf(season, nameOf, 'TRF16') };
  }
}

function trf(
  season: Parameters<typeof seasonTrf>[0],
  nameOf: Parameters<typeof seasonTrf>[1],
  version: Parameters<typeof seasonTrf>[2],
): string {
  try {
    return seasonTrf(season, nameOf, version);
  } catch (error) {
    if (error instanceof RangeError) throw new HttpProblem(409, 'does-not-fit', error.message);
    throw error;
  }
}
