/**
 * An answer without what came of matches that are over [WATCH-21, WATCH-22]: found by the shape of what is told, so that no
 * route has to remember it. Answers of the API are plain data.
 */
import { isOver } from '@broadside/protocol';
import type {
  CastPage,
  ChannelLine,
  Clip,
  CueShown,
  MatchHeader,
  PairingPage,
  SeasonJournal,
  SeasonPage,
  SeasonRounds,
  SeasonStandings,
  ToldUpTo,
} from '@broadside/protocol';
import { roundUpTo, seasonUpTo } from './season-up-to.ts';
import type { UpTo } from './season-up-to.ts';
import { isHeader, isTold } from './shapes.ts';
import type { ToldObject } from './shapes.ts';

/** What is kept from who asks. */
export interface Keeping {
  /** Whether results of some season of a league, by its address, may be. */
  readonly hidesLeague: (league: string) => boolean;
  /** Whether the end of a match is. */
  readonly hides: (match: string) => boolean;
  /** Up to which round results of a season are told. */
  readonly upTo: (season: string) => ToldUpTo;
  /** The same of the season that the answer is about; `all` for who runs it, and where it is about none. */
  readonly here: UpTo | 'all';
}

const isClip = (told: ToldObject): told is ToldObject & Clip => 'fromSeq' in told && 'toSeq' in told && 'title' in told;

const isCast = (told: ToldObject): told is ToldObject & CastPage =>
  'casters' in told && 'title' in told && 'official' in told;

const isCue = (told: ToldObject): told is ToldObject & CueShown =>
  'cue' in told && 'match' in told && 'seq' in told && 'ms' in told;

/** A line of the chat of a channel. */
const isSaid = (told: ToldObject): told is ToldObject & ChannelLine =>
  'text' in told && 'person' in told && typeof told['match'] === 'string';

const isRound = (told: ToldObject): told is ToldObject & SeasonRounds['rounds'][number] =>
  'number' in told && Array.isArray(told['pairings']) && Array.isArray(told['byes']);

const isPairing = (told: ToldObject): told is ToldObject & PairingPage =>
  'result' in told && Array.isArray(told['sides']) && 'own' in told && 'office' in told;

const isStandings = (told: ToldObject): told is ToldObject & SeasonStandings =>
  Array.isArray(told['tables']) && Array.isArray(told['places']) && Array.isArray(told['tieBreaks']);

const isSeasonPage = (told: ToldObject): told is ToldObject & SeasonPage =>
  'season' in told && 'office' in told && 'entrant' in told && 'seq' in told;

const isJournalLine = (told: ToldObject): told is ToldObject & SeasonJournal['entries'][number] =>
  'act' in told && 'about' in told && 'undoneBy' in told;

/** The first places of a season, or somebody's place in one: `season` names it. */
const seasonOfPlaces = (told: ToldObject): string | undefined => {
  const { season, place, places } = told;
  if (!isTold(season) || typeof season['id'] !== 'string' || isPairing(told)) return undefined;
  return Array.isArray(places) || typeof place === 'number' ? season['id'] : undefined;
};

/** The ids of all matches that an answer names and that are over, and those of clips, casts and what is said on TV, which may be. */
export function endedIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(endedIn);
  if (!isTold(answer)) return [];
  if (isHeader(answer)) return isOver(answer.status) ? [answer.id] : [];
  if (isClip(answer) || isCue(answer) || isSaid(answer)) return [answer.match];
  if (isCast(answer)) return answer.match === null ? [] : [answer.match];
  return Object.values(answer).flatMap(endedIn);
}

/** Whether an answer has places of seasons of which they are kept, or titles of casts that may tell of them. */
export function tellsKept(answer: unknown, keeping: Keeping): boolean {
  if (Array.isArray(answer)) return answer.some((each) => leftOut(each, keeping) || tellsKept(each, keeping));
  if (!isTold(answer) || isHeader(answer)) return false;
  if (isCast(answer)) return tellsTitle(answer, keeping);
  return Object.values(answer).some((each) => tellsKept(each, keeping));
}

/** The same answer without outcomes. */
export function withoutOutcomes(answer: unknown, keeping: Keeping): unknown {
  if (Array.isArray(answer))
    return answer.flatMap((each) => (leftOut(each, keeping) ? [] : withoutOutcomes(each, keeping)));
  if (!isTold(answer)) return answer;
  if (isHeader(answer)) return headerWithout(answer, keeping);
  if (isClip(answer)) return keeping.hides(answer.match) ? { ...answer, title: untitled } : answer;
  if (isCast(answer)) return castWithout(answer, keeping);
  const { here } = keeping;
  if (here !== 'all') {
    if (isStandings(answer)) return here.upTo === 0 ? standingsWithout(answer) : answer;
    if (isSeasonPage(answer)) return pageWithout(answer, here);
    if (isRound(answer)) return roundUpTo(answer, here, null);
    if (isPairing(answer)) return pairingWithout(answer, here);
    if (isJournalLine(answer)) return { ...answer, about: '' };
  }
  const rest = Object.entries(answer).map(([key, value]) => [key, withoutOutcomes(value, keeping)] as const);
  return { ...Object.fromEntries(rest), ...withoutChange(answer, keeping) };
}

const untitled = 'A clip';

/** A title may tell the end: that of a match, or, where it is of many, of any in its league. Whoever casts knows it. */
const tellsTitle = (cast: ToldObject & CastPage, { hides, hidesLeague }: Keeping): boolean =>
  typeof cast['own'] !== 'number' && (cast.match === null ? hidesLeague(cast.league?.slug ?? '') : hides(cast.match));

const castWithout = (cast: ToldObject & CastPage, keeping: Keeping): CastPage =>
  tellsTitle(cast, keeping) ? { ...cast, title: 'A cast' } : cast;

/** Of a list, what tells by being there: clips, whose titles and ends do, cues, what is said on TV, and places of seasons. */
function leftOut(each: unknown, { hides, upTo }: Keeping): boolean {
  if (!isTold(each)) return false;
  if (isClip(each) || isCue(each) || isSaid(each)) return hides(each.match);
  const season = seasonOfPlaces(each);
  return season !== undefined && upTo(season) !== 'all';
}

/** A match that is over is one that is over: neither who won nor in which round, and no seed to play it again with. */
function headerWithout(header: MatchHeader, { hides }: Keeping): MatchHeader {
  if (!isOver(header.status) || !hides(header.id)) return header;
  return { ...header, round: null, outcome: null, dice: { ...header.dice, seed: null }, hidden: true };
}

/** Whoever runs the season is told all, and whoever competes is told of their own tables. What officials said may tell more. */
function pageWithout(page: SeasonPage, told: UpTo): SeasonPage {
  if (page.office !== null) return page;
  const announced = page.season.announcements.length;
  const season = { ...seasonUpTo(page.season, told, page.entrant), announcements: [] };
  return { ...page, season, hidden: { upTo: told.upTo, announced } };
}

const pairingWithout = (page: PairingPage, { upTo }: UpTo): PairingPage =>
  page.own !== null || page.office !== null || page.round <= upTo ? page : { ...page, result: null };

/** What a match did to a rating stands beside it. */
function withoutChange({ match, change }: ToldObject, { hides }: Keeping): ToldObject {
  if (change === undefined || !isTold(match) || !isHeader(match)) return {};
  return isOver(match.status) && hides(match.id) ? { change: null } : {};
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
