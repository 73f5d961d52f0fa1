/**
 * What a league tells whoever reads it elsewhere, as an Atom feed (RFC 4287) [WATCH-29]: rounds, results, announcements, seasons.
 * Made of the seasons as everybody may know them, so that what is taken back goes, and a correction is the same entry.
 */
import { isAlone, journalFor } from '@broadside/competition/season';
import type { SeasonEvent, SeasonLedger } from '@broadside/competition/season';
import { saysSomething } from './announcements.ts';
import type { SeenByAll } from './seen-by-all.ts';
import { namesAt, resultWords } from '../webhooks/news.ts';

/** Entries of a feed: the newest ones. */
const most = 50;

export interface FeedSeason extends SeenByAll {
  readonly id: string;
  readonly ledger: SeasonLedger;
  /** Of results no more is told than that there are some. */
  readonly hides: boolean;
}

export interface LeagueFeed {
  readonly league: { readonly slug: string; readonly name: string; readonly about: string };
  readonly seasons: readonly FeedSeason[];
  /** The site's address, without a path. */
  readonly site: string;
  /** The address of the feed itself, from the site on. */
  readonly self: string;
}

interface FeedEntry {
  /** What never changes of its address. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  /** From the site on. */
  readonly path: string;
}

export function leagueFeed({ league, seasons, site, self }: LeagueFeed): string {
  const host = new URL(site).hostname;
  const idOf = (of: string): string => `tag:${host},2026:${of}`;
  const entries = seasons.flatMap(entriesOf).sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
  const shown = entries.slice(0, most);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${xml(league.name)}</title>`,
    ...(league.about === '' ? [] : [`  <subtitle>${xml(league.about)}</subtitle>`]),
    `  <id>${xml(idOf(`league/${league.slug}`))}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(site + self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(`${site}/league/${league.slug}`)}"/>`,
    `  <updated>${new Date(shown[0]?.at ?? 0).toISOString()}</updated>`,
    `  <author><name>${xml(league.name)}</name></author>`,
    ...shown.flatMap(({ id, at, title, text, path }) => [
      '  <entry>',
      `    <id>${xml(idOf(id))}</id>`,
      `    <title>${xml(title)}</title>`,
      `    <updated>${new Date(at).toISOString()}</updated>`,
      `    <link rel="alternate" type="text/html" href="${xml(site + path)}"/>`,
      `    <content type="text">${xml(text)}</content>`,
      '  </entry>',
    ]),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Text in XML: what XML 1.0 has no sign for is left out. */
const xml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function entriesOf(seen: FeedSeason): FeedEntry[] {
  const { id, season } = seen;
  const path = `/season/${id}`;
  const times = timesIn(seen.ledger);
  const said = season.announcements
    .filter(({ to }) => to === undefined)
    .map(({ at, text }) => ({
      ...{ id: `season/${id}/announced/${String(at)}`, at, title: season.name, path },
      text: seen.hides ? saysSomething : text,
    }));
  const stages = (['season-opened', 'closed'] as const).flatMap((kind) => {
    const at = times.get(kind);
    const text = kind === 'season-opened' ? 'A new season is opened.' : 'The season is closed.';
    return at === undefined ? [] : [{ id: `season/${id}/${kind}`, at, title: season.name, text, path }];
  });
  return [...said, ...stages, ...season.rounds.flatMap((round) => roundEntries(seen, round, times))];
}

function roundEntries(
  { id, season, nameOf, hides }: FeedSeason,
  { number, pairings }: FeedSeason['season']['rounds'][number],
  times: ReadonlyMap<string, number>,
): FeedEntry[] {
  const round = String(number);
  const namesOf = (sides: readonly number[]): string[] => namesAt(season, sides, { nameOf });
  const published = times.get(`round ${round}`) ?? 0;
  const tables = pairings.map(({ sides }, index) => `${String(index + 1)}. ${namesOf(sides).join(' – ')}`);
  const results = pairings.flatMap((pairing, index): FeedEntry[] => {
    const { sides, result, match } = pairing;
    const at = times.get(`result ${round}.${String(index)}`);
    if (result === null || at === undefined) return [];
    const names = namesOf(sides);
    const told = hides
      ? 'It is played. Its page asks before it tells the result.'
      : resultWords(result, names, isAlone(pairing));
    const title = `${season.name}, round ${round}, table ${String(index + 1)}: ${names.join(' – ')}`;
    const path = match === null ? `/season/${id}` : `/match/${match}`;
    return [{ id: `season/${id}/round/${round}/table/${String(index + 1)}`, at, title, text: told, path }];
  });
  const paired = { title: `${season.name}: round ${round}`, text: tables.join('\n'), path: `/season/${id}` };
  return [{ id: `season/${id}/round/${round}/${String(published)}`, at: published, ...paired }, ...results];
}

/** When each thing that stands was last done. */
function timesIn(ledger: SeasonLedger): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const entries = journalFor(ledger, 'public');
  const undone = new Set(entries.flatMap(({ events }) => events.flatMap((e) => (e.kind === 'reversed' ? e.seq : []))));
  for (const { seq, at, events } of entries)
    if (!undone.has(seq)) for (const event of events) for (const what of toldBy(event)) times.set(what, at);
  return times;
}

function toldBy(event: SeasonEvent): string[] {
  switch (event.kind) {
    case 'season-opened':
    case 'closed':
      return [event.kind];
    case 'round-published':
      return [`round ${String(event.round.number)}`];
    case 'result-posted':
      // Not who sits out: that stands with the round.
      return [`result ${String(event.round)}.${String(event.pairing)}`];
    default:
      return [];
  }
}
