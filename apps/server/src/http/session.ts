/** Who asks: the guest that the cookie names, and whether the request comes from this site's own pages. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People, StoredPerson } from '../store/people.ts';
import { HttpProblem } from './problem.ts';

const cookieName = 'broadside';
const cookieSeconds = 400 * 24 * 3600;

/** The guest of this request; undefined without a valid cookie. */
export async function personOf(request: FastifyRequest, people: People): Promise<StoredPerson | undefined> {
  const secret = request.cookies[cookieName];
  return secret === undefined ? undefined : people.bySecret(secret);
}

export async function requirePerson(request: FastifyRequest, people: People): Promise<StoredPerson> {
  const person = await personOf(request, people);
  if (person === undefined) throw new HttpProblem(401, 'no-guest', 'Give yourself a name first.');
  return person;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(cookieName, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: cookieSeconds,
  });
}

/** False where a browser says that another site's page sends this. Programs that are no browsers send no origin. */
export function sameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
