/**
 * What the world is told of an act of a season: what is different after it, of what everybody may know. So an undo tells
 * of what it changes as anything else does [LEAGUE-77].
 */
import {
  automatedEnemy,
  enemyName,
  isAlone,
  matchesOf,
  readable,
  tablesOf,
  viewOf,
} from '@broadside/competition/season';
import type { EntrantName, Pairing, Season, SeasonRound } from '@broadside/competition/season';
import type { Json } from '@broadside/rules/kernel';
import type { NewsKind } from '@broadside/protocol';

export interface News {
  readonly kind: NewsKind;
  /** News of one lane arrive in order: those of one pairing. Null: in any. */
  readonly lane: string | null;
  /** For people, as a message in a channel. */
  readonly title: string;
  readonly text: string;
  /** The page to look at. */
  readonly url: string;
  /** For programs. */
  readonly data: { readonly [field: string]: Json };
}

/** A season, and where it stands. */
export interface NewsScene {
  readonly season: { readonly id: string; readonly league: { readonly slug: string; readonly name: string } };
  readonly site: string;
  readonly nameOf: EntrantName;
}

/** Places that are told of each table. */
const shownPlaces = 10;

/** `before` and `after` may be as officials see them: only what is public of both is compared. */
export function newsOf(before: Season, after: Season, scene: NewsScene): News[] {
  const [was, is] = [viewOf(before, 'public'), viewOf(after, 'public')];
  const tables = tablesThatChanged(was, is, scene);
  const results = tables.some(({ kind }) => kind === 'result.posted' || kind === 'result.changed');
  return [
    ...ofSeason(was, is, scene),
    ...ofRounds(was, is, scene),
    ...agreedHours(was, is, scene),
    ...tables,
    ...(results ? [standingsNews(is, scene)] : []),
  ];
}

const pageOf = ({ site, season }: NewsScene): string => `${site}/season/${season.id}`;

/** What every piece of news of a season says. */
function about(scene: NewsScene, { name }: Season): Pick<News, 'url'> & { readonly base: News['data'] } {
  const url = pageOf(scene);
  const { id, league } = scene.season;
  return { url, base: { league: { ...league }, season: { id, name, url } } };
}

function ofSeason(was: Season, is: Season, scene: NewsScene): News[] {
  const { url, base } = about(scene, is);
  const say = (kind: NewsKind, text: string, data: News['data']): News => ({
    ...{ kind, lane: null, title: is.name, text, url },
    data: { ...base, ...data },
  });
  if (was.commitment === '') return [say('season.opened', 'A new season is opened.', { commitment: is.commitment })];
  const changed = was.name !== is.name || JSON.stringify(was.terms) !== JSON.stringify(is.terms);
  const said = is.announcements.filter(({ at }) => was.announcements.every((each) => each.at !== at));
  return [
    ...(changed ? [say('season.changed', 'Its terms or its name were changed.', {})] : []),
    ...(was.status === is.status ? [] : [say('season.status', statusWords[is.status], { status: is.status })]),
    ...said.map(({ text }) => say('season.announced', text, { text })),
  ];
}

const statusWords = {
  planned: 'The season is planned.',
  registration: 'Registration is open.',
  running: 'The season runs.',
  closed: 'The season is closed.',
} as const satisfies { [K in Season['status']]: string };

/** Who sits on the sides of a table. */
export function namesAt(season: Season, numbers: readonly number[], { nameOf }: Pick<NewsScene, 'nameOf'>): string[] {
  return numbers.map((number) => {
    if (number === automatedEnemy) return enemyName;
    const entrant = season.entrants.find((each) => each.number === number);
    return entrant === undefined ? `Entrant ${String(number)}` : nameOf(entrant);
  });
}

function ofRounds(was: Season, is: Season, scene: NewsScene): News[] {
  const { url, base } = about(scene, is);
  const [had, has] = [new Set(was.rounds.map(numberOf)), new Set(is.rounds.map(numberOf))];
  const published = is.rounds.filter(({ number }) => !had.has(number));
  const gone = was.rounds.filter(({ number }) => !has.has(number));
  return [
    ...gone.map(({ number }): News => ({
      ...{ kind: 'round.taken-back', lane: null, title: `${is.name}: round ${String(number)} is taken back`, url },
      ...{ text: 'It is paired again.', data: { ...base, round: number } },
    })),
    ...published.map((round): News => {
      const tables = round.pairings.map(({ sides }) => namesAt(is, sides, scene));
      return {
        ...{ kind: 'round.published', lane: null, title: `${is.name}: round ${String(round.number)}`, url },
        text: tables.map((names, index) => `${String(index + 1)}. ${names.join(' – ')}`).join('\n'),
        data: { ...base, round: round.number, opensAt: round.opensAt, endsAt: round.endsAt, tables },
      };
    }),
  ];
}

const numberOf = ({ number }: SeasonRound): number => number;

/** Matches that are made, and results that are new or other ones. */
function tablesThatChanged(was: Season, is: Season, scene: NewsScene): News[] {
  const before = new Map(was.rounds.map((round) => [round.number, round.pairings]));
  return is.rounds.flatMap(({ number, pairings }) =>
    pairings.flatMap((pairing, index) => {
      const former = before.get(number)?.[index];
      if (former === pairing) return [];
      const tell = tableNews(is, number, index, pairing, scene);
      const same = JSON.stringify(former?.result ?? null) === JSON.stringify(pairing.result);
      const had = new Set(former === undefined ? [] : matchesOf(former));
      // With a result there it is a name that is shown again, and its match with it.
      const made = matchesGoingOn(pairing).filter((match) => !had.has(match));
      return [
        ...made.map((match) => startedNews(tell('match.started', 'The table is made.'), match, scene)),
        ...(same ? [] : [tell((former?.result ?? null) === null ? 'result.posted' : 'result.changed')]),
      ];
    }),
  );
}

/** Of a table, or of its boards. */
const matchesGoingOn = ({ match, result, boards = [] }: Pairing): string[] =>
  [{ match, result }, ...boards].flatMap((each) => (each.result === null ? (each.match ?? []) : []));

/** Between teams each board has a match of its own. */
const startedNews = (news: News, match: string, scene: NewsScene): News => ({
  ...{ ...news, url: `${scene.site}/match/${match}` },
  data: { ...news.data, match },
});

/** Hours that were agreed or set, or are other ones now. */
function agreedHours(was: Season, is: Season, scene: NewsScene): News[] {
  return is.times.flatMap(({ round, pairing: index, hour }) => {
    const former = was.times.find((each) => each.round === round && each.pairing === index)?.hour;
    const pairing = is.rounds.find(({ number }) => number === round)?.pairings[index];
    if (hour === null || pairing === undefined || hour.at === former?.at) return [];
    const at = new Date(hour.at).toISOString();
    const news = tableNews(is, round, index, pairing, scene)('pairing.agreed', `They play at ${at} (${hour.zone}).`);
    return [{ ...news, data: { ...news.data, at: hour.at, zone: hour.zone } }];
  });
}

function tableNews(
  is: Season,
  round: number,
  index: number,
  { sides, match, result }: Pairing,
  scene: NewsScene,
): (kind: NewsKind, text?: string) => News {
  const { base } = about(scene, is);
  const names = namesAt(is, sides, scene);
  const url = match === null ? pageOf(scene) : `${scene.site}/match/${match}`;
  const table = `${String(round)}.${String(index + 1)}`;
  const outcome: Json =
    result === null ? null : { ...result, ...('book' in result && result.book ? { book: [...result.book] } : {}) };
  return (kind, text = resultWords(result, names, isAlone({ sides }))) => ({
    ...{ kind, text, url, lane: `${scene.season.id} ${table}` },
    title: `${is.name}, round ${String(round)}: ${names.join(' – ')}`,
    data: { ...base, round, table: index + 1, sides: [...names], match, result: outcome },
  });
}

/** What came of a table, in words. */
export function resultWords(result: Pairing['result'], names: readonly string[], alone: boolean): string {
  if (result === null) return 'The result is taken back.';
  if (alone) return result.how === 'played' ? `${String(result.book?.[0] ?? 0)} points.` : 'Not played.';
  const by = result.how === 'forfeit' ? ' by forfeit' : '';
  const won = result.winner === null ? (by === '' ? 'A draw' : 'Both lose') : `${names[result.winner] ?? ''} wins`;
  const book = result.how === 'played' && result.book !== null ? `, ${result.book.map(String).join(' : ')}` : '';
  return `${won}${by}${book}.`;
}

function standingsNews(is: Season, scene: NewsScene): News {
  const { url, base } = about(scene, is);
  const tables = tablesOf(is, scene.nameOf).map(({ rows }) =>
    rows.slice(0, shownPlaces).map(({ placeText, name, points }) => ({
      ...{ place: placeText, name, points: readable(points.value) },
    })),
  );
  const lines = tables.map((rows) => rows.map((each) => `${each.place}. ${each.name}, ${each.points}`).join('\n'));
  return {
    ...{ kind: 'standings.changed', lane: scene.season.id, title: `${is.name}: standings`, url },
    ...{ text: lines.join('\n\n'), data: { ...base, standings: tables } },
  };
}
