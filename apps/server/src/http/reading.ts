/** Sends what was read; who has it already is told so, and nothing is worked out. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../reading/readings.ts';

export interface Sending {
  readonly type: string;
  /** For how long whoever has it need not ask again. */
  readonly cache: string;
}

/** Who has it asks each time whether it is still so: the answer depends on who asks, and costs nothing. */
export const ownJson: Sending = { type: 'application/json; charset=utf-8', cache: 'private, no-cache' };

export async function sendReading(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: Reading<string | Buffer>,
  { type, cache }: Sending,
): Promise<FastifyReply> {
  const known = request.headers['if-none-match'] === etag;
  const payload = known ? undefined : await body();
  reply.header('etag', etag).header('cache-control', cache);
  if (known) return reply.code(304).send();
  return reply.type(type).serializer(asItIs).send(payload);
}

const asItIs = (payload: unknown): string => payload as string;
