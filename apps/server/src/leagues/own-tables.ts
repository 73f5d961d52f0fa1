/** Tables that wait for a person: in every season of theirs, those of a round without a result [LEAGUE-22]. */
import type { Season } from '@broadside/competition/season';
import type { OwnTables } from '@broadside/protocol';
import type { OpenSeason, Seasons } from './seasons.ts';
import type { LeagueStore } from './store.ts';

type OwnTable = OwnTables['tables'][number];

/** Seasons that are looked at for one person. */
const mostSeasons = 30;
/** Tables that are told, the one that ends first before the others. */
const mostTables = 12;

export async function ownTables(
  { store, seasons }: { readonly store: LeagueStore; readonly seasons: Seasons },
  personId: string,
): Promise<OwnTables> {
  const played = await store.playedBy(personId, mostSeasons);
  const open = await Promise.all(played.map(({ id }) => seasons.get(id)));
  const waiting = open.flatMap((each) => (each === undefined ? [] : tablesIn(each, personId)));
  const first = waiting.toSorted((a, b) => a.endsAt - b.endsAt).slice(0, mostTables);
  const names = await store.names(first.flatMap(({ opponent }) => opponent.person ?? []));
  return {
    tables: first.map(({ opponent: { person, name }, ...table }) => ({
      ...table,
      here: person !== null,
      opponent: person === null ? name : (names[person] ?? name),
    })),
  };
}

interface Waiting extends Omit<OwnTable, 'opponent' | 'here'> {
  readonly opponent: { readonly person: string | null; readonly name: string };
}

function tablesIn({ stored, ledger: { season } }: OpenSeason, personId: string): Waiting[] {
  const own = season.entrants.find(({ person, status }) => person === personId && status !== 'left')?.number;
  if (own === undefined) return [];
  return season.rounds.flatMap(({ number: round, endsAt, pairings }) =>
    pairings
      .filter(({ sides, result }) => sides.includes(own) && result === null)
      .map(({ sides: [first, second], match }) => ({
        ...{ season: stored.id, name: season.name, league: stored.league.name, round, endsAt, match },
        opponent: calledBy(season, first === own ? second : first),
      })),
  );
}

function calledBy({ entrants }: Season, number: number): Waiting['opponent'] {
  const { person = null, name } = entrants.find((each) => each.number === number) ?? {};
  return { person, name: name ?? `Entrant ${String(number)}` };
}
