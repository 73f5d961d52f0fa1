/** Where matches stand in the seasons of leagues, and which tables are about to begin: as everybody may know it. */
import { matchesOf, stageAt, tableTimes, viewOf } from '@broadside/competition/season';
import type { Season } from '@broadside/competition/season';
import type { MatchPlace, TableSoon, MatchId } from '@broadside/protocol';
import { seenByAll } from '../leagues/seen-by-all.ts';
import type { OpenSeason, Seasons } from '../leagues/seasons.ts';
import type { LeagueStore } from '../leagues/store.ts';

export interface SeasonPlacesDeps {
  readonly store: LeagueStore;
  readonly seasons: Seasons;
}

export interface PlacedMatch extends MatchPlace {
  /** The later in its season, the higher; from 1. */
  readonly stage: number;
}

/** Rounds of one stage. */
const mostRounds = 1024;
/** Seasons that run and whose agreed hours are told. */
const mostSeasons = 100;
/** Tables about to begin: from a quarter of an hour ago, since people come late, to a day ahead. */
const lateMs = 15 * 60_000;
const aheadMs = 24 * 3_600_000;

/** The matches of a season that everybody knows to be its. */
export function placesIn({ stored: { id, league }, ledger }: OpenSeason): ReadonlyMap<MatchId, PlacedMatch> {
  const season = viewOf(ledger.season, 'public');
  const of = { slug: league.slug, league: league.name, season: id };
  return new Map(
    season.rounds.flatMap(({ number: round, pairings }) => {
      const stage = stageAt(season, round) * mostRounds + round;
      return pairings.flatMap((pairing, index) =>
        matchesOf(pairing).map((match) => [match, { ...of, round, table: index + 1, stage }] as const),
      );
    }),
  );
}

/** The same of several seasons. */
export async function placesOf(
  { seasons }: SeasonPlacesDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<MatchId, PlacedMatch>> {
  const open = await Promise.all([...new Set(ids)].map((id) => seasons.get(id)));
  return new Map(open.flatMap((season) => (season === undefined ? [] : [...placesIn(season)])));
}

/** Tables of running seasons with an agreed hour that is near, the first one first. `played`: matches that are known to run. */
export async function tablesSoon(
  { store, seasons }: SeasonPlacesDeps,
  { now, played }: { readonly now: number; readonly played: ReadonlySet<MatchId> },
): Promise<TableSoon[]> {
  const open = await Promise.all((await store.running(mostSeasons)).map((id) => seasons.get(id)));
  const soon = await Promise.all(
    open.map(async (each) => {
      if (each === undefined || hoursNear(viewOf(each.ledger.season, 'public'), now).length === 0) return [];
      const { season, nameOf } = await seenByAll(store, each);
      const { id, league } = each.stored;
      return hoursNear(season, now)
        .filter(({ pairing }) => !matchesOf(pairing).some((match) => played.has(match)))
        .map(({ at, round, table, pairing: { sides } }): TableSoon => {
          const names = sides.map((number) => season.entrants.find((entrant) => entrant.number === number));
          return {
            ...{ slug: league.slug, league: league.name, season: id, round, table, at },
            ruleset: season.terms.ruleset,
            names: names.flatMap((entrant) => (entrant === undefined ? [] : nameOf(entrant))),
          };
        });
    }),
  );
  return soon.flat().sort((a, b) => a.at - b.at || a.table - b.table);
}

/** Tables of the season that begin near `now` and have no result. */
function hoursNear(season: Season, now: number) {
  return season.rounds.flatMap(({ number: round, pairings }) =>
    pairings.flatMap((pairing, index) => {
      const at = tableTimes(season, round, index).hour?.at;
      const near = at !== undefined && at > now - lateMs && at < now + aheadMs;
      return near && pairing.result === null ? [{ at, round, table: index + 1, pairing }] : [];
    }),
  );
}
