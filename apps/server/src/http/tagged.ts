/** An answer with its `ETag`: whoever has it already gets 304 and no body. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tag is of all that the asker reads: of a season its entries, and how people are called by now. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
  const etag = `"${hash}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie, authorization');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(answer);
}
