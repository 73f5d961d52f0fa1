/**
 * An answer without what came of matches that are over [WATCH-21, WATCH-22]: found by the shape of what is told, so that no
 * route has to remember it. Answers of the API are plain data.
 */
import { isOver } from '@broadside/protocol';
import type { MatchHeader, SeasonPage, SeasonStandings } from '@broadside/protocol';

type Told = Readonly<Record<string, unknown>>;
/** Whether the asking person sat in a match, by its id: nothing of that is kept from them. */
export type IsOwn = (match: string) => boolean;

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && !Array.isArray(value);

const isHeader = (told: Told): told is Told & MatchHeader =>
  'outcome' in told && 'status' in told && 'seats' in told && 'dice' in told;

const isTable = (told: Told): told is Told & { sides: readonly number[]; result: unknown } =>
  'result' in told && Array.isArray(told['sides']);

const isStandings = (told: Told): told is Told & SeasonStandings =>
  Array.isArray(told['tables']) && Array.isArray(told['places']) && Array.isArray(told['tieBreaks']);

const isSeasonPage = (told: Told): told is Told & SeasonPage =>
  'season' in told && 'office' in told && 'entrant' in told && 'seq' in told;

/** The ids of all matches in an answer that are over. */
export function endedIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(endedIn);
  if (!isTold(answer)) return [];
  if (isHeader(answer)) return isOver(answer.status) ? [answer.id] : [];
  return Object.values(answer).flatMap(endedIn);
}

/**
 * The same answer without outcomes. Of a season, whoever runs it is told all, and whoever competes is told of their own tables
 * (`entrant`: their number there).
 */
export function withoutOutcomes(answer: unknown, isOwn: IsOwn, entrant: number | null = null): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withoutOutcomes(each, isOwn, entrant));
  if (!isTold(answer)) return answer;
  if (isHeader(answer)) return headerWithout(answer, isOwn);
  if (isStandings(answer)) return standingsWithout(answer);
  if (isSeasonPage(answer)) {
    if (answer.office !== null) return answer;
    return { ...answer, season: withoutOutcomes(answer.season, isOwn, answer.entrant) };
  }
  if (isTable(answer) && entrant !== null && answer.sides.includes(entrant)) return answer;
  const rest = Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, withoutOutcomes(value, isOwn, entrant)] as const),
  );
  return { ...rest, ...withoutResult(answer), ...withoutChange(answer, isOwn) };
}

/** A match that is over is one that is over: neither who won nor in which round, and no seed to play it again with. */
function headerWithout(header: MatchHeader, isOwn: IsOwn): MatchHeader {
  if (!isOver(header.status) || isOwn(header.id)) return header;
  return { ...header, round: null, outcome: null, dice: { ...header.dice, seed: null } };
}

function withoutResult(told: Told): Told {
  if (isTable(told)) return { result: null };
  // A board of a team's table.
  return 'result' in told && 'match' in told ? { result: null } : {};
}

/** What a match did to a rating stands beside it. */
function withoutChange({ match, change }: Told, isOwn: IsOwn): Told {
  if (change === undefined || !isTold(match) || !isHeader(match)) return {};
  return isOver(match.status) && !isOwn(match.id) ? { change: null } : {};
}

/** Everybody by name, as before the first round: even the order would tell. */
function standingsWithout(standings: SeasonStandings): SeasonStandings {
  const tables = standings.tables.map(({ rows }) => ({
    ...{ after: 0, open: 0 },
    rows: byName(rows).map((row) => ({
      ...{ ...row, place: null, placeText: '', won: 0, drawn: 0, lost: 0, points: '0', short: null },
      tieBreaks: row.tieBreaks.map(() => null),
    })),
  }));
  return { ...standings, tables, places: byName(standings.places).map((each) => ({ ...each, place: null })) };
}

const byName = <T extends { readonly name: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
