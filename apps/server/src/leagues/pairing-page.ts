/** A pairing as its page shows it, to the two, to organisers, and to everybody else [LEAGUE-61, LEAGUE-65]. */
import {
  automatedEnemy,
  battleAt,
  contactUntil,
  dueAtOf,
  enemyName,
  publicTimes,
  tableTimes,
  timesOf,
  untimed,
  viewOf,
} from '@broadside/competition/season';
import type { Entrant, Pairing, Season, SeasonRound } from '@broadside/competition/season';
import { tempo } from '@broadside/match';
import type { PairingPage, PersonId } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import type { RoomCatalog } from '../rooms/rooms.ts';
import { rulesetOf } from '../http/match-making.ts';
import { runsLeague } from './officials.ts';
import type { Officials } from './officials.ts';
import type { HoursStore } from './playing-hours.ts';
import type { OpenSeason } from './seasons.ts';
import type { Stays } from './stays.ts';
import type { LeagueStore } from './store.ts';
import { battleNames } from './terms.ts';

export interface PairingDeps {
  readonly catalog: RoomCatalog;
  readonly store: LeagueStore;
  readonly officials: Officials;
  readonly hours: HoursStore;
  readonly stays: Stays;
  readonly now: () => number;
}

export interface SeasonTable {
  readonly round: SeasonRound;
  readonly index: number;
  readonly pairing: Pairing;
  readonly entrants: readonly [Entrant, Entrant];
}

/** Stands for the side that nobody plays. */
const enemy: Entrant = {
  ...{ number: automatedEnemy, person: null, name: enemyName, lot: 1, seed: null },
  ...{ status: 'playing', from: 1, until: null, absences: {} },
};

/** Throws where there is no such table. */
export function tableOf({ ledger: { season } }: OpenSeason, round: number, table: number): SeasonTable {
  return tableIn(season, round, table);
}

function tableIn(season: Season, round: number, table: number): SeasonTable {
  const of = season.rounds.find(({ number }) => number === round);
  const pairing = of?.pairings[table - 1];
  const [first, second] = (pairing?.sides ?? []).map((each) =>
    each === automatedEnemy ? enemy : season.entrants.find(({ number }) => number === each),
  );
  if (of === undefined || pairing === undefined || first === undefined || second === undefined)
    throw new HttpProblem(404, 'no-table', 'There is no such table in this season. Look at its rounds.');
  return { round: of, index: table - 1, pairing, entrants: [first, second] };
}

/** The side that a person plays; of a team, its captain acts for it. */
export function sideOf({ entrants }: SeasonTable, person: PersonId | undefined): 0 | 1 | null {
  if (person === undefined) return null;
  const side = entrants.findIndex((each) => each.person === person);
  return side === 0 || side === 1 ? side : null;
}

export async function pairingPage(
  deps: PairingDeps,
  open: OpenSeason,
  table: SeasonTable,
  person: PersonId | undefined,
): Promise<PairingPage> {
  const { season } = open.ledger;
  const { store, officials, catalog, now } = deps;
  const office = await officials.officeOf(open.stored.league, person);
  const own = sideOf(table, person);
  const inside = own !== null || runsLeague(office);
  // A name that is hidden is known to the two, who meet; nobody else is told which match it was.
  const shown = inside ? season : viewOf(season, 'public');
  const seen = tableIn(shown, table.round.number, table.index + 1);
  const accounts = seen.entrants.flatMap((each) => each.person ?? []);
  const [names, ruleset, between] = await Promise.all([
    store.names(accounts),
    rulesetOf(catalog, season.terms.ruleset),
    inside ? betweenThem(deps, open, table) : null,
  ]);
  const { battle } = battleAt(season, table.round.number, table.index);
  const battleNamed = await battleNames(ruleset, season.terms);
  const side = ({ number: entrant, person: account, name }: Entrant) => ({
    entrant,
    name: name ?? (account === null ? undefined : names[account]) ?? `Entrant ${String(entrant)}`,
    account: account !== null,
  });
  const { slug, name } = open.stored.league;
  return {
    season: { id: open.stored.id, name: season.name },
    league: { slug, name },
    game: { name: ruleset.name, battle: battle === null ? null : (battleNamed[battle] ?? battle) },
    table: table.index + 1,
    sides: [side(seen.entrants[0]), side(seen.entrants[1])],
    ...whenOf(season, table),
    match: seen.pairing.match,
    result: table.pairing.result as PairingPage['result'],
    times: timesFor(season, table, inside),
    own,
    office,
    between,
    now: now(),
  };
}

/** The window and the terms by which it counts. */
function whenOf(
  { terms, ...season }: Season,
  { round, index }: SeasonTable,
): Pick<PairingPage, 'round' | 'opensAt' | 'endsAt' | 'contactUntil' | 'dueAt' | 'terms'> {
  const { zone, noticeHours, matchMinutes, reviewHours, startHours, policy } = timesOf(terms);
  const { kind } = tempo.parse(terms.tempo);
  const dueAt = dueAtOf({ ...season, terms }, round, index);
  const begins = kind === 'correspondence' && startHours !== null;
  return {
    ...{ round: round.number, opensAt: round.opensAt, endsAt: round.endsAt, dueAt },
    contactUntil: contactUntil(round, timesOf(terms)),
    terms: {
      ...{ zone, noticeHours, matchMinutes, reviewHours, waitingMinutes: policy.waitingMinutes, tempo: kind },
      beginsAt: begins ? Math.max(round.opensAt, dueAt - startHours * 3_600_000) : null,
    },
  };
}

function timesFor(season: Season, { round, index }: SeasonTable, inside: boolean): PairingPage['times'] {
  const all = tableTimes(season, round.number, index);
  return inside ? all : (publicTimes([all])[0] ?? untimed(round.number, index));
}

async function betweenThem(
  { hours, stays, now }: PairingDeps,
  { stored: { id: seasonId } }: OpenSeason,
  { round, entrants }: SeasonTable,
): Promise<NonNullable<PairingPage['between']>> {
  const said = await hours.ofAll(entrants.flatMap(({ person }) => person ?? []));
  const of = ({ person }: Entrant) => (person === null ? null : (said.get(person) ?? null));
  const since = ({ number: entrant }: Entrant) => stays.since({ seasonId, round: round.number, entrant }, now());
  const [first, second] = entrants;
  return { hours: [of(first), of(second)], here: [await since(first), await since(second)] };
}
