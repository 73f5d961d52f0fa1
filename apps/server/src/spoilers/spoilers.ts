/** Whoever wants no outcomes sends that wish with each request, as a cookie: no page can forget it [WATCH-21]. */
import { hideSpoilersCookie } from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Matches } from '../store/matches.ts';
import { seatOfPerson } from '../store/matches.ts';
import type { People } from '../store/people.ts';
import { endedIn, withoutOutcomes } from './without-outcomes.ts';

export interface SpoilerDeps {
  readonly matches: Pick<Matches, 'byIds'>;
  readonly people: Pick<People, 'whoAsks'>;
}

/** Below `/watch` no cookie is read: pages do not go there for a match that is over before its watcher wants to see it. */
export function hidesOutcomes(request: FastifyRequest): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.includes(hideSpoilersCookie) && !request.url.startsWith('/watch/');
}

/** Every JSON answer of the API to whoever wants no outcomes goes through here, before it is written. */
export function registerSpoilers(fastify: FastifyInstance, { matches, people }: SpoilerDeps): void {
  fastify.addHook('onRequest', (request, _reply, next) => {
    // A copy of before the switch may have the outcome: nobody is told that it still holds.
    if (hidesOutcomes(request)) delete request.headers['if-none-match'];
    next();
  });
  fastify.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (!request.url.startsWith('/api/')) return payload;
    // What a browser keeps, be it for a second, is not shown to who has just asked for no outcomes.
    if (!hidesOutcomes(request)) {
      if (reply.hasHeader('cache-control') && !reply.hasHeader('vary')) reply.header('vary', 'cookie');
      return payload;
    }
    reply.removeHeader('etag');
    reply.header('cache-control', 'private, no-store');
    const ended = [...new Set(endedIn(payload))];
    const own = new Set<string>();
    const person = ended.length === 0 ? undefined : await people.whoAsks(request);
    if (person !== undefined)
      for (const match of await matches.byIds(ended)) if (seatOfPerson(match, person.id) !== null) own.add(match.id);
    return withoutOutcomes(payload, (id) => own.has(id));
  });
}
