/** Tables that wait for a person: in every season of theirs, those of a round without a result [LEAGUE-22]. */
import { boardOf, enemyName, entrantOfPerson, isAlone, membersIn } from '@broadside/competition/season';
import type { Entrant, Pairing, Season } from '@broadside/competition/season';
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
    tables: first.map(({ opponent: { person, name, here }, ...table }) => ({
      ...table,
      here: here ?? person !== null,
      opponent: name ?? (person === null ? undefined : names[person]) ?? 'somebody',
    })),
  };
}

interface Waiting extends Omit<OwnTable, 'opponent' | 'here'> {
  /** `here`: what does not follow from the account. */
  readonly opponent: Pick<Entrant, 'person' | 'name'> & { readonly here?: true };
}

function tablesIn({ stored, ledger: { season } }: OpenSeason, personId: string): Waiting[] {
  const own = entrantOfPerson(season, personId);
  if (own === undefined || own.status === 'left') return [];
  return season.rounds.flatMap(({ number: round, endsAt, pairings }) =>
    pairings.flatMap((pairing) => {
      const place = placeAt(season, pairing, own, personId);
      if (place === undefined || place.result !== null) return [];
      const of = { season: stored.id, name: season.name, league: stored.league.name, round, endsAt };
      return [{ ...of, match: place.match, opponent: place.opponent }];
    }),
  );
}

/** Where a person sits at a table, and against whom; undefined where they do not. */
function placeAt(
  { entrants }: Season,
  pairing: Pairing,
  own: Entrant,
  personId: string,
): (Pick<Pairing, 'match' | 'result'> & Pick<Waiting, 'opponent'>) | undefined {
  const side = pairing.sides[0] === own.number ? 0 : pairing.sides[1] === own.number ? 1 : undefined;
  if (side === undefined) return undefined;
  const other = entrants.find(({ number }) => number === pairing.sides[1 - side]);
  const { match, result, boards } = pairing;
  const { person = null, name = null } = other ?? {};
  if (isAlone(pairing)) return { match, result, opponent: { person: null, name: enemyName, here: true } };
  if (boards === undefined) return { match, result, opponent: { person, name } };
  const member = membersIn(own).find((each) => each.person === personId)?.number ?? 0;
  const board = boards[boardOf(pairing, side, member)];
  const opponent = other?.team?.members.find(({ number }) => number === board?.members[1 - side]);
  return board && { ...board, opponent: { person: opponent?.person ?? null, name: opponent?.name ?? null } };
}
