/** What strangers can learn over HTTP: every route that is read, by somebody who is nobody and by somebody with an account. */
import { setTimeout as pause } from 'node:timers/promises';
import { catalog } from '@broadside/rules/catalog';
import type { TestServer } from './harness.ts';

/** What the paths of the routes name. */
export interface Named {
  readonly match: string;
  /** Those who sit there, by id or handle. */
  readonly players: readonly string[];
  readonly league?: string;
  readonly season?: string;
  /** One of the match. */
  readonly cast?: string;
  /** One of the match, once there is any. */
  readonly clip?: string;
  /** Under which its segments stand. */
  readonly version?: string;
}

/** Of the server itself, for operators: what it says changes by itself. */
const notOfMatches = new Set(['GET /metrics', 'GET /healthz', 'GET /readyz', 'GET /api/openapi.json']);

/** Headers that differ from one answer to the next by themselves. */
const passing = /^(date|x-request-id|ratelimit.*|x-ratelimit.*|retry-after|connection|keep-alive|set-cookie)$/;

/** The addresses of a route, with what it names filled in. Every route has some: none is left out. */
function pathsOf(
  route: string,
  { match, players, league, season, cast = '0000000000', clip = '0000000000', version = '1' }: Named,
): string[] {
  const path = route.slice(route.indexOf(' ') + 1);
  const of = (fill: (name: string) => string): string => path.replaceAll(/:(\w+)/g, (_, name: string) => fill(name));
  if (path.startsWith('/watch/wall/')) return [`${match},`, 'nothing'].flatMap((id) => channelPaths(of, id));
  if (path.includes(':channel')) return channels.flatMap((id) => channelPaths(of, id));
  if (path.startsWith('/watch/cast/')) return ['0', '1', '2', '9'].map((n) => of((name) => (name === 'id' ? cast : n)));
  if (path === '/api/casts') return [`${path}?match=${match}`];
  if (path.startsWith('/api/casts/')) return [of(() => cast)];
  if (/^(\/api\/clips|\/clip|\/embed\/clip)\//.test(path)) return [of(() => clip)];
  if (path.startsWith('/watch/')) return watchPaths(of, match, version);
  if (path === '/api/oembed') return oembedPaths(match);
  if (path === '/api/follows')
    return ['', `?kind=match&id=${match}`, ...players.map((who) => `?kind=person&id=${who}`)].map(
      (of) => `${path}${of}`,
    );
  const rest: Readonly<Record<string, string>> = { seat: 'seat-1', seq: '1', round: '1', table: '1', number: '1' };
  if (path.startsWith('/api/players/:who')) return players.map((who) => of(() => who));
  const first = path.startsWith('/api/leagues/')
    ? (league ?? 'nothing')
    : path.startsWith('/api/seasons/')
      ? (season ?? '000000000000')
      : match;
  const filled = of((name) => rest[name] ?? (name === 'id' || name === 'slug' ? first : '1'));
  const moments = /picture/.test(path) ? [1, 2, 5, 9, 40].map((at) => `${filled}?at=${String(at)}`) : [];
  return [filled.replaceAll('*', ''), ...moments];
}

/** Of its pages, where they have an address: the oracle names its site so. */
export const strangersSite = 'http://games.example';
const oembedPaths = (match: string): string[] =>
  ['', '/replay', '?at=5'].map(
    (part) => `/api/oembed?url=${encodeURIComponent(`${strangersSite}/match/${match}${part}`)}`,
  );

/** Channels of every kind, and one that is not there. */
const channels = ['best', 'under-1500', 'bots', ...Object.keys(catalog), 'league-nothing'];
/** From the first place, and from long ago: what is on is told at once. */
const channelPaths = (of: (fill: (name: string) => string) => string, id: string): string[] => [
  ...new Set(['0', '1000'].map((n) => of((name) => (name === 'channel' ? id : n)))),
];

/** What is there, what will be, and what never is. Nobody waits for news: the server is told to let nobody wait. */
function watchPaths(of: (fill: (name: string) => string) => string, match: string, version: string): string[] {
  const places = [0, 1, 2, 5, 9, 40, 70].map(String);
  const named = (place: string) => (name: string) => (name === 'match' ? match : name === 'version' ? version : place);
  return [...new Set(places.map((place) => of(named(place))))];
}

/** What a stranger may ask a match to do: each is refused, and the refusal tells nothing either. */
export const actingRoutes = (server: TestServer): string[] =>
  [...server.app.routes].filter((route) => /^(POST|PUT|DELETE) \/api\/matches\/:id\//.test(route));

export const readRoutes = (server: TestServer): string[] =>
  [...server.app.routes].filter((route) => route.startsWith('GET ') && !notOfMatches.has(route));

/** So many questions are open at once. */
const atOnce = 32;
/** How often somebody asks again who was told to come back in a moment. */
const mostTries = 200;

/** Every answer, with its status, headers and bytes, by path and asker. What several matches share is asked once. */
export async function everything(
  server: TestServer,
  named: readonly Named[],
  cookies: readonly (string | undefined)[],
  routes = readRoutes(server),
): Promise<ReadonlyMap<string, string>> {
  const asked = new Map<string, () => Promise<string>>();
  for (const route of routes)
    for (const path of named.flatMap((each) => pathsOf(route, each)))
      for (const [asker, cookie] of cookies.entries()) {
        const method = route.slice(0, route.indexOf(' '));
        asked.set(`${method} ${path} ${String(asker)}`, () => answerTo(`${server.url}${path}`, method, cookie));
      }
  const told = new Map<string, string>();
  const left = [...asked];
  const askOn = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) told.set(next[0], await next[1]());
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return told;
}

/** The answer once there is one: what is worked out for many at once may have to be asked for again. */
async function answerTo(url: string, method: string, cookie: string | undefined): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const answer = await firstAnswerTo(url, method, cookie);
    if (method !== 'GET' || !tooOften(answer)) return answer;
    if (tries === mostTries) throw new Error(`${url} is never answered: ${answer}`);
    await pause(50);
  }
}

async function firstAnswerTo(url: string, method: string, cookie: string | undefined): Promise<string> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
    redirect: 'manual',
  });
  const headers = [...response.headers].filter(([name]) => !passing.test(name));
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const told = url.endsWith('/api/account') ? withoutOwnMoment(body) : body;
  return `${String(response.status)} ${JSON.stringify(headers)}\n${told}`;
}

/** When the asker's own device was last in use: it moves every few minutes with what they ask, whatever they ask. */
const withoutOwnMoment = (body: string): string => body.replace(/"seenAt":\d+/, '"seenAt":0');

/** Asked too often within the hour: that says nothing of a match. */
const tooOften = (answer: string | undefined): boolean => answer?.startsWith('429 ') ?? false;

/** The paths whose answers differ. */
export const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after]
    .filter(([path, answer]) => before.get(path) !== answer && !tooOften(answer) && !tooOften(before.get(path)))
    .map(([path]) => path)
    .sort();

/** For lists that are held for a moment, and sockets that are told a moment later. */
export const aMoment = (): Promise<void> => pause(350);
