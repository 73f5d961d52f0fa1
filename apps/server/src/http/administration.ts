/** What admins may: read the audit log and give roles. SPEC.md HTTP-46, HTTP-47, HTTP-49. */
import {
  AuditPage,
  AuditQuery,
  HandleParams,
  HttpError,
  Official,
  OfficialList,
  RoleBody,
  RoleGiven,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import type { StoredPerson } from '../store/people.ts';
import { HttpProblem } from '../problem.ts';
import { requireRole } from './session.ts';
import { networkOf } from './sign-in.ts';

const nobody = (handle: string): HttpProblem =>
  new HttpProblem(404, 'no-person', `Nobody is called ${handle}. Check the handle.`);

/** A guest has no handle, and so no role. */
const official = ({ handle, ...person }: StoredPerson): Official[] => (handle === null ? [] : [{ ...person, handle }]);

export function registerAdministration(fastify: FastifyInstance, identity: Identity): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, audit, accounts } = identity;
  app.get(
    '/api/audit',
    { schema: { querystring: AuditQuery, response: { 200: AuditPage, '4xx': HttpError } } },
    async (request) => {
      await requireRole(request, people, 'admin');
      const { handle } = request.query;
      const person = handle === undefined ? undefined : await people.byHandle(handle);
      return { entries: await audit.page(request.query, person?.id) };
    },
  );
  app.get('/api/people', { schema: { response: { 200: OfficialList, '4xx': HttpError } } }, async (request) => {
    await requireRole(request, people, 'admin');
    return { people: (await people.officials()).flatMap(official) };
  });
  app.get(
    '/api/people/:handle',
    { schema: { params: HandleParams, response: { 200: Official, '4xx': HttpError } } },
    async (request) => {
      await requireRole(request, people, 'admin');
      const { handle } = request.params;
      const person = await people.byHandle(handle);
      const [found] = person === undefined ? [] : official(person);
      if (found === undefined) throw nobody(handle);
      return found;
    },
  );
  app.put(
    '/api/people/:handle/role',
    { schema: { params: HandleParams, body: RoleBody, response: { 200: RoleGiven, '4xx': HttpError } } },
    async (request) => {
      const admin = await requireRole(request, people, 'admin');
      const person = await people.byHandle(request.params.handle);
      if (typeof person?.handle !== 'string') throw nobody(request.params.handle);
      if (person.id === admin.id)
        throw new HttpProblem(409, 'own-role', 'You cannot change your own role. Ask another admin.');
      const { role } = request.body;
      await accounts.setRole(person.id, role);
      await audit.record({
        what: 'role-changed',
        by: admin,
        on: `${person.handle}: ${person.role} to ${role}`,
        from: networkOf(request),
      });
      return { handle: person.handle, role };
    },
  );
}
