/** Sends what was read; who has it already is told so, and nothing is worked out. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../reading/readings.ts';

export interface Sending {
  readonly type: string;
  /** For how long whoever has it need not ask again. */
  readonly cache: string;
}

/** Who has it asks each time whether it is still so: the answer depends on who asks, and costs nothing. */
export const ownJson: Sending = { type: 'application/json; charset=utf-8', cache: 'private, no-cache' };

const unpacked = promisify(gunzip);

export async function sendReading(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: Reading<Buffer>,
  { type, cache }: Sending,
): Promise<FastifyReply> {
  const known = request.headers['if-none-match'] === etag;
  const made = known ? undefined : await body();
  reply.header('etag', etag).header('cache-control', cache).header('vary', 'accept-encoding');
  if (made === undefined) return reply.code(304).send();
  reply.type(type).serializer(asItIs);
  if (type === 'image/png') return reply.send(made);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  return takesGzip ? reply.header('content-encoding', 'gzip').send(made) : reply.send(await unpacked(made));
}

const asItIs = (payload: unknown): string => payload as string;
