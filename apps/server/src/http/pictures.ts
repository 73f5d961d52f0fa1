/** Pictures of a match's board, and what a link to it says of itself where links are previewed. */
import { HttpError, MatchParams, PictureQuery } from '@broadside/protocol';
import type { MatchHeader } from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Readings } from '../reading/readings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { escaped } from './problem.ts';
import { sendReading } from './reading.ts';

export interface PictureDeps {
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly readings: Readings;
  /** The site's address where it is set. What a request calls the site is whatever its sender likes. */
  readonly site: string | undefined;
}

const noPicture = (): HttpProblem =>
  new HttpProblem(404, 'no-picture', 'There is no picture of this table: it has not begun, or its entry is not there.');

const types = { svg: 'image/svg+xml', png: 'image/png' } as const;

export function registerPictures(fastify: FastifyInstance, { matches, rooms, readings }: PictureDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const schema = { params: MatchParams, querystring: PictureQuery, response: { '4xx': HttpError } };
  for (const type of ['svg', 'png'] as const)
    app.get(`/match/:id/picture.${type}`, { schema }, async (request, reply) => {
      const match = await rooms.rowOf(request.params.id);
      if (match === undefined) throw noMatch();
      const { at } = request.query;
      const open = at === undefined && (await rooms.headerFor(match, null)).status === 'open';
      const before = at === 0 || open ? await matches.get(match.id) : undefined;
      const picture = before
        ? await readings.setUp(before, type, request.ip)
        : await readings.picture(match, at, type, request.ip);
      if (picture === undefined) throw noPicture();
      const body = async (): Promise<Buffer> => {
        const drawn = await picture.body();
        if (drawn === undefined) throw noPicture();
        return drawn;
      };
      // A moment never changes; the present does. Any site may show them.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const cache = at === undefined ? 'public, max-age=10' : 'public, max-age=86400';
      return sendReading(request, reply, { etag: picture.etag, body }, { type: types[type], cache });
    });
}

const matchPath = /^\/match\/([0-9a-hjkmnp-tv-z]{12})(\/replay|\/ending|\/join)?\/?$/;

/** The meta tags of a page of this site; nothing for one that is no match. */
export type PagePreview = (request: FastifyRequest) => Promise<string>;

export function previews({ matches, rooms, site }: PictureDeps): PagePreview {
  return async (request) => {
    const url = new URL(request.url, 'http://site');
    const [, id, part] = matchPath.exec(url.pathname) ?? [];
    const match = id === undefined ? undefined : await matches.get(id);
    if (match === undefined) return '';
    const asked = PictureQuery.safeParse({ at: url.searchParams.get('at') ?? undefined }).data?.at;
    const header = await rooms.headerFor(match, null);
    // A site that shows previews keeps them by address: the table of an invitation is not to stand for the match later on.
    const at = asked ?? (header.status === 'open' ? 0 : undefined);
    const query = at === undefined ? '' : `?at=${String(at)}`;
    const invites = part === '/join' && header.status === 'open';
    const game = (await rooms.ruleset(match.ruleset))?.name ?? match.ruleset;
    const tags: Readonly<Record<string, string>> = {
      'og:site_name': 'Broadside',
      'og:type': 'website',
      'og:title': invites ? invitationOf(header) : titleOf(header),
      'og:description': [game, header.summary, standingOf(header), header.imported ? importedWords : '']
        .filter((each) => each !== '')
        .join(' · '),
      // An invitation holds only with its token, which is nobody's to pass on but who was given the link.
      ...(site === undefined || part === '/join'
        ? {}
        : { 'og:url': `${site}${url.pathname}${asked === undefined ? '' : query}` }),
      ...(site === undefined
        ? {}
        : {
            'og:image': `${site}/match/${match.id}/picture.png${query}`,
            'og:image:alt': at === 0 ? 'The table as it may be set up' : 'The table',
            'twitter:card': 'summary_large_image',
          }),
    };
    return Object.entries(tags)
      .map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`)
      .join('');
  };
}

/** A record that somebody brought says by itself who played. */
const importedWords = 'From a record, which gives the names itself';

/** Who plays whom. */
function titleOf({ name, seats }: MatchHeader): string {
  const teams = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b);
  const sides = teams.map((of) =>
    seats
      .filter(({ team }) => team === of)
      .map((seat) => seat.name ?? 'Nobody yet')
      .join(', '),
  );
  return sides.length > 1 ? `${name}: ${sides.join(' against ')}` : name;
}

/** Who asks whom to sit down. */
function invitationOf({ name, seats }: MatchHeader): string {
  const host = seats.find(({ kind }) => kind === 'person')?.name;
  return `${host ?? 'Somebody'} invites you: ${name}`;
}

function standingOf({ status, round, outcome, seats }: MatchHeader): string {
  if (status === 'open') return 'Waits for players';
  if (status === 'aborted') return 'Aborted';
  if (status !== 'finished' || outcome === null) return round ?? 'Being played';
  const winners = outcome.winners ?? (outcome.winner === null ? [] : [outcome.winner]);
  const names = seats.filter(({ seat }) => winners.includes(seat)).map((seat) => seat.name ?? seat.side);
  return names.length === 0 ? `Over: ${outcome.reason}` : `${names.join(', ')} won: ${outcome.reason}`;
}
