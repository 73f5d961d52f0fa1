/** What belongs to a person, table by table: what moves when a guest is brought along, and what goes with an account. */
import type { PersonId } from '@broadside/protocol';
import type { Prisma } from '../store/generated/client.ts';

/**
 * Every column that refers to a person. A test compares this list with the database's foreign keys, so that no table is
 * forgotten. `moves`: a guest's rows become the account's. `seats`: the same, but one person has one seat in a match.
 * `ends`: they are the guest's alone, and go with it.
 * `goes`: with the account of its person, when that is deleted; all else stays under 'Deleted player'.
 */
interface Belonging {
  readonly table: string;
  readonly column: string;
  readonly fate: 'moves' | 'seats' | 'ends';
  readonly goes?: true;
}

const named = [
  { table: 'match', column: 'host_id', fate: 'moves' },
  { table: 'seat', column: 'person_id', fate: 'seats' },
  { table: 'fleet', column: 'owner_id', fate: 'moves', goes: true },
  { table: 'position', column: 'owner_id', fate: 'moves', goes: true },
  { table: 'filed_case', column: 'owner_id', fate: 'moves' },
  // Of accounts alone: a guest has none of these.
  { table: 'league', column: 'owner_id', fate: 'ends' },
  { table: 'league_official', column: 'person_id', fate: 'ends', goes: true },
  { table: 'league_official', column: 'invited_by', fate: 'ends' },
  { table: 'api_token', column: 'person_id', fate: 'ends', goes: true },
  { table: 'entrant', column: 'person_id', fate: 'ends' },
  { table: 'seat', column: 'reserved_for', fate: 'ends' },
  { table: 'hours', column: 'person_id', fate: 'ends', goes: true },
  { table: 'announcement_read', column: 'person_id', fate: 'ends', goes: true },
  { table: 'calendar_feed', column: 'person_id', fate: 'ends', goes: true },
  { table: 'judge_call', column: 'person_id', fate: 'moves', goes: true },
  { table: 'judge_call', column: 'taken_by_id', fate: 'ends' },
  { table: 'judge_visit', column: 'person_id', fate: 'ends', goes: true },
  { table: 'live_pass', column: 'person_id', fate: 'ends', goes: true },
  { table: 'live_pass', column: 'granted_by', fate: 'ends' },
  { table: 'clip', column: 'person_id', fate: 'ends', goes: true },
  { table: 'follow', column: 'person_id', fate: 'ends', goes: true },
  { table: 'follow', column: 'followed_id', fate: 'ends', goes: true },
  { table: 'overlay_pass', column: 'person_id', fate: 'moves', goes: true },
  // What was cast stays with the match, under 'Deleted player'.
  { table: 'cast', column: 'owner_id', fate: 'ends' },
  { table: 'cast_member', column: 'person_id', fate: 'ends' },
  { table: 'cast_report', column: 'person_id', fate: 'ends' },
  { table: 'cast_report', column: 'reporter_id', fate: 'moves' },
  { table: 'season_place', column: 'person_id', fate: 'ends' },
  { table: 'entry_invitation', column: 'person_id', fate: 'ends', goes: true },
  { table: 'entry_invitation', column: 'invited_by', fate: 'ends' },
  { table: 'entry_answer', column: 'person_id', fate: 'ends', goes: true },
  // What was decided on a report stands between the others.
  { table: 'dispute', column: 'by_id', fate: 'ends' },
  { table: 'dispute', column: 'decided_by_id', fate: 'ends' },
  { table: 'dispute', column: 'appealed_by_id', fate: 'ends' },
  { table: 'dispute', column: 'answered_by_id', fate: 'ends' },
  { table: 'chat_message', column: 'person_id', fate: 'moves' },
  { table: 'chat_report', column: 'person_id', fate: 'moves' },
  { table: 'chat_report', column: 'reporter_id', fate: 'moves' },
  // A silence comes along, or signing in would end it.
  { table: 'chat_silence', column: 'person_id', fate: 'moves' },
  { table: 'push_subscription', column: 'person_id', fate: 'moves', goes: true },
  { table: 'notice_choice', column: 'person_id', fate: 'ends', goes: true },
  { table: 'notice', column: 'person_id', fate: 'ends', goes: true },
  { table: 'chat_mute', column: 'person_id', fate: 'ends', goes: true },
  // How strong the guest was stays the guest's; what single matches did to it goes with them.
  { table: 'rating', column: 'person_id', fate: 'ends' },
  { table: 'rating_change', column: 'person_id', fate: 'seats' },
  { table: 'session', column: 'person_id', fate: 'ends' },
  { table: 'credential', column: 'person_id', fate: 'ends', goes: true },
  { table: 'passkey', column: 'person_id', fate: 'ends', goes: true },
] as const satisfies readonly Belonging[];

export const belongings: readonly Belonging[] = named;

/**
 * Columns that name a person without referring to one, so that a journal and reports outlive whoever they tell of. All stay:
 * once the account is gone, the id leads to "Deleted player".
 */
export const namedBeside = [
  'audit_entry.who_id',
  'chat_mute.muted_id',
  'cast_report.settled_by',
  'chat_report.settled_by',
  'chat_silence.by',
  'match.rematch_wanted_by',
  'season_entry.by_id',
  'session.guest_id',
] as const;

type Keyed<B> = B extends { readonly table: infer T extends string; readonly column: infer C extends string }
  ? `${T}.${C}`
  : never;
/** Every column that names a person. */
export type NamedColumn = Keyed<(typeof named)[number]> | (typeof namedBeside)[number];

/** Tables of entrants, who are known by their numbers: which of their rows go with the account of their person. */
export const ofEntrants = {
  // A locked list is part of what was played.
  list_submission: 't.locked is null',
  table_stay: 'true',
  // A result.
  season_place: 'false',
} as const satisfies { readonly [table: string]: string };

/** The entrants that a person was, by the journal; a number that somebody else has by now is theirs. */
export const entrantsOf = `select e.season_id, (event -> 'entrant' ->> 'number')::int as number,
    event -> 'entrant' -> 'team' is not null as team
  from season_entry e cross join jsonb_array_elements(e.events) event
  where e.by_id = $1::uuid and event ->> 'kind' = 'entered' and event -> 'entrant' ->> 'person' = $1::text
    and not exists (select 1 from entrant n where n.season_id = e.season_id
      and n.number = (event -> 'entrant' ->> 'number')::int and n.person_id <> $1::uuid)`;

/** The members of teams that a person is or was, who have a list each: its ordinal is their number in the team. */
const membersOf = `select e.season_id, (event ->> 'entrant')::int as number, (event -> 'member' ->> 'number')::int as ordinal
  from season_entry e cross join jsonb_array_elements(e.events) event
  where e.by_id = $1::uuid and event ->> 'kind' = 'member-joined' and event -> 'member' ->> 'person' = $1::text`;

const listsOf = `select season_id, number, null::int as ordinal from (${entrantsOf}) entrants where not team
  union select season_id, number, ordinal from (${membersOf}) members`;

/** What to join rows `t` of a table of entrants with, and on what, so that they are a person's own; each row once. */
export const ownRowsOf = (table: string): { readonly own: string; readonly on: string } => {
  const on = 't.season_id = own.season_id and t.entrant = own.number';
  return table === 'list_submission'
    ? { own: `(${listsOf}) own`, on: `${on} and t.ordinal = coalesce(own.ordinal, t.ordinal)` }
    : { own: `(${entrantsOf}) own`, on };
};

type Tx = Prisma.TransactionClient;

/** Takes away what goes with an account. */
export async function removeBelongings(tx: Tx, id: PersonId): Promise<void> {
  for (const { table, column, goes } of belongings)
    // Names of tables and columns are those above, never a request's.
    if (goes === true) await tx.$executeRawUnsafe(`delete from "${table}" where "${column}" = $1::uuid`, id);
  for (const [table, which] of Object.entries(ofEntrants)) {
    const { own, on } = ownRowsOf(table);
    await tx.$executeRawUnsafe(`delete from "${table}" t using ${own} where ${on} and ${which}`, id);
  }
}

/** Gives the guest's things to the account. A match in which both sit stays as it is, and so does its host. */
export async function moveBelongings(tx: Tx, guestId: PersonId, personId: PersonId): Promise<void> {
  for (const { table, column, fate } of belongings) {
    if (fate === 'ends') continue;
    const match = table === 'match' ? 't.id' : 't.match_id';
    const both = `exists (select 1 from seat a join seat b on a.match_id = b.match_id
      where a.match_id = ${match} and a.person_id = $1::uuid and b.person_id = $2::uuid)`;
    const guard = fate === 'seats' || table === 'match' ? `and not ${both}` : '';
    // Names of tables and columns are those above, never a request's.
    await tx.$executeRawUnsafe(
      `update "${table}" t set "${column}" = $2::uuid where "${column}" = $1::uuid ${guard}`,
      guestId,
      personId,
    );
  }
}
