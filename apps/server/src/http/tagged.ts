/** An answer with its `ETag`: whoever has it already gets 304 and no body. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Answers that are to have a tag once they are written. */
const tagged = new WeakSet<FastifyReply>();
const cache = 'private, no-cache';

/** The tag is of all that the asker reads: of a season its entries, and how people are called by now. */
export function sendTagged(reply: FastifyReply, answer: object): FastifyReply {
  tagged.add(reply);
  reply.header('cache-control', cache).header('vary', 'cookie, authorization');
  return reply.send(answer);
}

/**
 * Tags answers as they are written, and nothing before: of what an answer is made of, the order of its fields and what its schema
 * leaves out tell of things that it does not, such as whether the room of a match is in memory. It comes before compression.
 */
export function registerTags(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload: unknown, done) => {
    // What was taken out for one person alone is not kept by their browser.
    if (!tagged.has(reply) || typeof payload !== 'string' || reply.getHeader('cache-control') !== cache)
      return done(null, payload);
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] !== etag) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    return done(null, null);
  });
}
