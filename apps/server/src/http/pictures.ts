/** Pictures of a match's board and of clips, and how pages of others show what they are of. */
import { ClipParams, HttpError, isOver, MatchParams, PictureQuery } from '@broadside/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Reading, Readings } from '../reading/readings.ts';
import type { Spoilers } from '../spoilers/spoilers.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { registerOembed } from './oembed.ts';
import type { OembedDeps } from './oembed.ts';
import { sendReading } from './reading.ts';

export interface PictureDeps extends OembedDeps {
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly readings: Readings;
  readonly spoilers: Pick<Spoilers, 'hides'>;
}

const noPicture = (): HttpProblem =>
  new HttpProblem(404, 'no-picture', 'There is no picture of this table: it has not begun, or its entry is not there.');

const types = { svg: 'image/svg+xml', png: 'image/png' } as const;

export function registerPictures(fastify: FastifyInstance, deps: PictureDeps): void {
  const { matches, rooms, readings, clips, spoilers } = deps;
  registerOembed(fastify, deps);
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const schema = { params: MatchParams, querystring: PictureQuery, response: { '4xx': HttpError } };
  for (const type of ['svg', 'png'] as const)
    app.get(`/match/:id/picture.${type}`, { schema }, async (request, reply) => {
      const match = await rooms.rowOf(request.params.id);
      if (match === undefined) throw noMatch();
      const { at } = request.query;
      const status = at === undefined ? (await rooms.headerFor(match, null)).status : undefined;
      const hidden = status !== undefined && isOver(status) && (await spoilers.hides(request, match.id));
      const before = at === 0 || status === 'open' || hidden ? await matches.get(match.id) : undefined;
      const picture = before
        ? await readings.setUp(before, type, request.ip)
        : await readings.picture(match, { at, type }, request.ip);
      if (picture === undefined) throw noPicture();
      // A moment never changes; the present does.
      const cache = hidden ? 'private, no-store' : at === undefined ? 'public, max-age=10' : 'public, max-age=86400';
      return sendPicture(request, reply, picture, { type: types[type], cache });
    });
  const clipSchema = { params: ClipParams, response: { '4xx': HttpError } };
  app.get('/clip/:id/picture.png', { schema: clipSchema }, async (request, reply) => {
    const clip = await clips.get(request.params.id);
    const match = clip && (await rooms.rowOf(clip.match));
    if (clip === undefined || match === undefined) throw noPicture();
    const before = (await spoilers.hides(request, match.id)) ? await matches.get(match.id) : undefined;
    // How it begins: what comes of it is for who plays it.
    const asked = { at: clip.fromSeq, type: 'png', camera: clip.camera ?? undefined } as const;
    const picture = before
      ? await readings.setUp(before, 'png', request.ip)
      : await readings.picture(match, asked, request.ip);
    if (picture === undefined) throw noPicture();
    // It may be taken away.
    const cache = before ? 'private, no-store' : 'public, max-age=300';
    return sendPicture(request, reply, picture, { type: types.png, cache });
  });
}

/** Any site may show them. */
function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Reading<Buffer | undefined>,
  sent: Parameters<typeof sendReading>[3],
) {
  const body = async (): Promise<Buffer> => {
    const drawn = await picture.body();
    if (drawn === undefined) throw noPicture();
    return drawn;
  };
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return sendReading(request, reply, { etag: picture.etag, body }, sent);
}
