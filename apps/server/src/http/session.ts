/** Who asks, what they may do, and whether the request comes from this site's own pages. */
import { roles } from '@broadside/protocol';
import type { Role } from '@broadside/protocol';
import type { FastifyRequest } from 'fastify';
import type { People, StoredPerson } from '../store/people.ts';
import { HttpProblem } from '../problem.ts';

/** The person of this request; undefined without a valid cookie. */
export async function personOf(request: FastifyRequest, people: People): Promise<StoredPerson | undefined> {
  return people.whoAsks(request);
}

export async function requirePerson(request: FastifyRequest, people: People): Promise<StoredPerson> {
  const person = await personOf(request, people);
  if (person === undefined) throw new HttpProblem(401, 'no-guest', 'Choose a name first.');
  return person;
}

/** Somebody with an account; a guest is told how to make one. */
export async function requireAccount(request: FastifyRequest, people: People): Promise<StoredPerson> {
  const person = await requirePerson(request, people);
  if (person.handle === null)
    throw new HttpProblem(403, 'no-account', 'You are a guest. Make an account first: your matches stay yours.');
  return person;
}

/** Somebody whose role is `role` or above it. */
export async function requireRole(request: FastifyRequest, people: People, role: Role): Promise<StoredPerson> {
  const person = await requirePerson(request, people);
  if (roles.indexOf(person.role) < roles.indexOf(role))
    throw new HttpProblem(403, 'not-allowed', `Only ${role === 'admin' ? 'an' : 'a'} ${role} may do this.`);
  return person;
}

/** False where a browser says that another site's page sends this. Programs that are no browsers send no origin. */
export function sameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
