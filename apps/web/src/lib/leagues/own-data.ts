/** What leagues know of a person, in the words of the page. */
import type { LeagueData } from '@broadside/protocol';

/** How kinds of rows are called, in the order of the page; those without a line of their own are in the file alone. */
const kinds: readonly { readonly kind: string; readonly one: string; readonly many: string }[] = [
  { kind: 'leagues', one: 'league of yours', many: 'leagues of yours' },
  { kind: 'offices', one: 'office in a league', many: 'offices in leagues' },
  { kind: 'officesGiven', one: 'office that you gave', many: 'offices that you gave' },
  { kind: 'places', one: 'place among the first three', many: 'places among the first three' },
  { kind: 'lists', one: 'list submitted', many: 'lists submitted' },
  { kind: 'hours', one: 'week of hours and days away', many: 'weeks of hours and days away' },
  { kind: 'calendars', one: 'secret calendar', many: 'secret calendars' },
  { kind: 'atTables', one: 'time at a table of a season', many: 'times at tables of seasons' },
  { kind: 'asked', one: 'thing asked of a season', many: 'things asked of seasons' },
  { kind: 'calls', one: 'call for a judge', many: 'calls for a judge' },
  { kind: 'callsTaken', one: 'call that you answered as judge', many: 'calls that you answered as judge' },
  { kind: 'visits', one: 'match that you entered as judge', many: 'matches that you entered as judge' },
  { kind: 'reports', one: 'report on a table', many: 'reports on tables' },
  { kind: 'decisions', one: 'decision on a report', many: 'decisions on reports' },
  { kind: 'appeals', one: 'appeal', many: 'appeals' },
  { kind: 'answers', one: 'answer to an appeal', many: 'answers to appeals' },
  { kind: 'tokens', one: 'token of a program', many: 'tokens of programs' },
  { kind: 'webhooks', one: 'webhook of your leagues', many: 'webhooks of your leagues' },
  { kind: 'notices', one: 'notice', many: 'notices' },
];

/** "3 lists submitted", of those kinds that there are. */
export const countsOf = ({ rows }: LeagueData): readonly string[] =>
  kinds.flatMap(({ kind, one, many }) => {
    const count = rows[kind]?.length ?? 0;
    return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`];
  });

const outcomes = { won: 'won', drawn: 'drew', lost: 'lost' } as const;

/** "won 2, lost 1, 1 to play". */
export function recordOf({ tables }: LeagueData['entries'][number]): string {
  const words = (['won', 'drawn', 'lost'] as const).flatMap((outcome) => {
    const count = tables.filter((table) => table.outcome === outcome).length;
    return count === 0 ? [] : [`${outcomes[outcome]} ${String(count)}`];
  });
  const open = tables.filter(({ outcome }) => outcome === null).length;
  const all = [...words, ...(open === 0 ? [] : [`${String(open)} to play`])];
  return all.length === 0 ? 'no table yet' : all.join(', ');
}
