/** What leagues know of a person, put together for that person [LEAGUE-131]. */
import { automatedEnemy, enemyName, peopleOf } from '@broadside/competition/season';
import type { Season } from '@broadside/competition/season';
import type { LeagueData, LeagueEntry, PersonId } from '@broadside/protocol';
import { entrantsOf, ownRowsOf } from '../identity/belongings.ts';
import type { NamedColumn, ofEntrants } from '../identity/belongings.ts';
import type { Database } from '../store/database.ts';
import type { OpenSeason, Seasons } from './seasons.ts';
import type { LeagueStore } from './store.ts';

interface Told {
  readonly as: string;
  /** SQL of what is told of a row `t`. Never a secret, nor what is somebody else's. */
  readonly columns: string;
}

const league = '(select l.slug from league l where l.id = t.league_id) as league';

const ofTable = 't.season_id as season, t.round, t.pairing + 1 as "table"';

/** What each column that names a person tells them. Null: no data of leagues, or told by another column of its row. */
export const toldBy: { readonly [K in NamedColumn]: Told | null } = {
  'league.owner_id': { as: 'leagues', columns: 't.slug, t.name, t.about, t.created_at, t.archived_at' },
  'league_official.person_id': { as: 'offices', columns: `${league}, t.office, t.accepted_at, t.created_at` },
  'league_official.invited_by': { as: 'officesGiven', columns: `${league}, t.office, t.accepted_at, t.created_at` },
  'api_token.person_id': {
    as: 'tokens',
    columns: `${league}, t.name, t.scope, t.created_at, t.last_used_at, t.revoked_at`,
  },
  'entrant.person_id': { as: 'competes', columns: 't.season_id as season, t.number' },
  'hours.person_id': { as: 'hours', columns: 't.zone, t.weekly, t.away' },
  'announcement_read.person_id': { as: 'announcementsRead', columns: 't.season_id as season, t.at' },
  'calendar_feed.person_id': { as: 'calendars', columns: 't.created_at' },
  'judge_call.person_id': { as: 'calls', columns: 't.match_id as match, t.kind, t.text, t.created_at, t.closed_at' },
  'judge_call.taken_by_id': { as: 'callsTaken', columns: 't.match_id as match, t.kind, t.taken_at, t.closed_at' },
  'judge_visit.person_id': { as: 'visits', columns: 't.match_id as match, t.role, t.sees, t.entered_at, t.left_at' },
  'live_pass.person_id': { as: 'passes', columns: `${league}, t.match_id as match, t.kind, t.created_at, t.ended_at` },
  'cast.owner_id': {
    as: 'casts',
    columns: `${league}, t.match_id as match, t.title, t.language, t.link, t.status, t.created_at, t.ended_at`,
  },
  'cast_member.person_id': {
    as: 'castsJoined',
    columns: `t.cast_id as cast, t.rights, t.accepted_at, t.left_at, (select coalesce(json_agg(c.data order by c.ordinal), '[]')
      from cast_cue c where c.cast_id = t.cast_id and c.by = t.number and c.kind in ('text', 'label', 'poll')) as written`,
  },
  'cast_report.reporter_id': { as: 'cueReports', columns: 't.cast_id as cast, t.reason, t.at, t.verdict' },
  // What others say of them.
  'cast_report.person_id': null,
  'cast_report.settled_by': null,
  'live_pass.granted_by': {
    as: 'passesGiven',
    columns: `${league}, t.match_id as match, t.kind, t.created_at, t.ended_at`,
  },
  'clip.person_id': {
    as: 'clips',
    columns: 't.match_id as match, t.from_seq, t.to_seq, t.title, t.camera, t.created_at, t.removed_at',
  },
  'follow.person_id': {
    as: 'follows',
    columns: `${league}, t.season_id as season, t.match_id as match, t.tell, t.round, t.since,
      (select p.handle from person p where p.id = t.followed_id) as person`,
  },
  // Who follows them is those people's own.
  'follow.followed_id': null,
  'overlay_pass.person_id': {
    as: 'overlayPasses',
    columns: `${league}, t.match_id as match, t.created_at, t.revoked_at`,
  },
  'dispute.by_id': {
    as: 'reports',
    columns: `${ofTable}, t.text, t.created_at, t.decision, t.reason, t.decided_at, t.final_decision, t.final_reason, t.answered_at`,
  },
  'dispute.decided_by_id': { as: 'decisions', columns: `${ofTable}, t.decision, t.reason, t.decided_at` },
  'dispute.appealed_by_id': { as: 'appeals', columns: `${ofTable}, t.appeal, t.appealed_at` },
  'dispute.answered_by_id': { as: 'answers', columns: `${ofTable}, t.final_decision, t.final_reason, t.answered_at` },
  'entry_invitation.person_id': { as: 'invitations', columns: 't.season_id as season, t.created_at' },
  'entry_invitation.invited_by': { as: 'invitationsGiven', columns: 't.season_id as season, t.created_at' },
  'entry_answer.person_id': { as: 'entryAnswers', columns: 't.season_id as season, t.answers, t.updated_at' },
  'seat.reserved_for': { as: 'seats', columns: 't.match_id as match, t.number, t.side' },
  'season_entry.by_id': { as: 'asked', columns: 't.season_id as season, t.seq, t.at, t.act' },
  'notice.person_id': { as: 'notices', columns: 't.subject, t.kind, t.due_at, t.mailed_at, t.pushed_at' },
  // By their number, as it is told of who entered.
  'season_place.person_id': null,
  // Matches, fleets, chats and who somebody is.
  'match.host_id': null,
  'match.rematch_wanted_by': null,
  'seat.person_id': null,
  'fleet.owner_id': null,
  'position.owner_id': null,
  'filed_case.owner_id': null,
  'chat_message.person_id': null,
  'chat_report.person_id': null,
  'chat_report.reporter_id': null,
  'chat_report.settled_by': null,
  'chat_silence.person_id': null,
  'chat_silence.by': null,
  'chat_mute.person_id': null,
  'chat_mute.muted_id': null,
  'push_subscription.person_id': null,
  'notice_choice.person_id': null,
  'rating.person_id': null,
  'rating_change.person_id': null,
  'session.person_id': null,
  'session.guest_id': null,
  'credential.person_id': null,
  'passkey.person_id': null,
  'audit_entry.who_id': null,
};

/** What each table of entrants tells the person of an entrant. */
const toldOfEntrants: { readonly [K in keyof typeof ofEntrants]: Told } = {
  list_submission: {
    as: 'lists',
    columns: `t.season_id as season, t.entrant as number, t.ordinal, t.version, t.name, t.points, t.edition, t.design, t.faults,
      t.locked is not null as locked, t.updated_at`,
  },
  season_place: { as: 'places', columns: 't.season_id as season, t.entrant as number, t.place' },
  table_stay: { as: 'atTables', columns: 't.season_id as season, t.round, t.entrant as number, t."from", t."to"' },
};

/** Rows of one kind: far more than a person has. */
const mostRows = 20_000;
/** Seasons of one person whose tables are told. */
const mostSeasons = 200;

export interface PersonDataDeps {
  readonly database: Database;
  readonly store: LeagueStore;
  readonly seasons: Seasons;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export async function leagueDataOf(
  deps: PersonDataDeps,
  person: { readonly id: PersonId; readonly name: string; readonly handle: string },
): Promise<LeagueData> {
  const { id, name, handle } = person;
  const [rows, entries] = [await rowsOf(deps.database, id), await entriesOf(deps, id)];
  const kept = { featured: true, followable: true, hidesResults: true } as const;
  const chosen = await deps.database.person.findUniqueOrThrow({ where: { id }, select: kept });
  return { person: { id, name, handle, ...chosen }, at: deps.now(), entries, rows };
}

async function rowsOf(db: Database, id: PersonId): Promise<LeagueData['rows']> {
  const all: { [as: string]: LeagueData['rows'][string] } = {};
  // All SQL is written above, none comes with a request.
  const ask = async ({ as, columns }: Told, from: string): Promise<void> => {
    const sql = `select to_jsonb(told) as row from (select ${columns} from ${from} limit ${String(mostRows)}) told`;
    const found = await db.$queryRawUnsafe<{ row: LeagueData['rows'][string][number] }[]>(sql, id);
    all[as] = found.map(({ row }) => row);
  };
  for (const [key, told] of Object.entries(toldBy)) {
    const [table = '', column = ''] = key.split('.');
    if (told !== null) await ask(told, `"${table}" t where t."${column}" = $1::uuid`);
  }
  for (const [table, told] of Object.entries(toldOfEntrants)) {
    const { own, on } = ownRowsOf(table);
    await ask(told, `"${table}" t join ${own} on ${on}`);
  }
  await ask(
    { as: 'webhooks', columns: `${league}, t.kind, t.url, t.news, t.created_at, t.stopped_at` },
    'webhook t where t.league_id in (select id from league where owner_id = $1::uuid)',
  );
  return all;
}

async function entriesOf({ database, store, seasons }: PersonDataDeps, id: PersonId): Promise<LeagueEntry[]> {
  // The journal knows who has left, the projection who is one of a team.
  const ever = `select season_id from (${entrantsOf}) own union select season_id from entrant where person_id = $1::uuid`;
  const sql = `${ever} limit ${String(mostSeasons)}`;
  const found = await database.$queryRawUnsafe<{ season_id: string }[]>(sql, id);
  const entries: LeagueEntry[] = [];
  for (const { season_id } of found) {
    const open = await seasons.get(season_id);
    const entry = open && (await entryOf(store, open, id));
    if (entry !== undefined) entries.push(entry);
  }
  return entries;
}

async function entryOf(
  store: LeagueStore,
  { stored, ledger: { season } }: OpenSeason,
  id: PersonId,
): Promise<LeagueEntry | undefined> {
  const own = season.entrants.find((each) => peopleOf(each).includes(id));
  if (own === undefined) return undefined;
  const tables = tablesOf(season, own.number);
  const met = season.entrants.filter(({ number }) => tables.some(({ opponent }) => opponent === number));
  const names = await store.names(met.flatMap(({ person }) => person ?? []));
  const nameOf = (number: number): string => {
    if (number === automatedEnemy) return enemyName;
    const { person = null, name = null } = met.find((each) => each.number === number) ?? {};
    return (person === null ? name : names[person]) ?? `Entrant ${String(number)}`;
  };
  return {
    ...{ season: stored.id, name: season.name, league: stored.league.name },
    ...{ number: own.number, status: own.status, hidden: own.hidden === true },
    tables: tables.map(({ opponent, ...table }) => ({ ...table, opponent: nameOf(opponent) })),
  };
}

type OwnTable = Omit<LeagueEntry['tables'][number], 'opponent'> & { readonly opponent: number };

function tablesOf({ rounds }: Season, number: number): OwnTable[] {
  return rounds.flatMap(({ number: round, pairings }) =>
    pairings.flatMap(({ sides, match, result }, index): OwnTable[] => {
      const side = sides.indexOf(number);
      if (side < 0) return [];
      const nobody = result?.how === 'forfeit' ? 'lost' : 'drawn';
      const outcome = result?.winner === null ? nobody : result?.winner === side ? 'won' : 'lost';
      return [
        {
          ...{ round, table: index + 1, match, opponent: sides[side === 0 ? 1 : 0] },
          ...{ outcome: result === null ? null : outcome, forfeit: result?.how === 'forfeit' },
        },
      ];
    }),
  );
}
