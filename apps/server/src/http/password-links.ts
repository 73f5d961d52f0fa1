/** Links by e-mail, or by the operator: a new password, a confirmed address. SPEC.md HTTP-44, HTTP-45. */
import { Done, EmailBody, EmailTokenBody, ForgottenBody, HttpError, ResetBody } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import { confirmEmail, emailLink, passwordLink, personOfPasswordLink } from '../identity/links.ts';
import { refuseWeak } from '../identity/passwords.ts';
import { asking } from './accounts.ts';
import { libraryCode } from './library-answer.ts';
import { HttpProblem } from '../problem.ts';
import { hourly, networkOf } from './sign-in.ts';

const done = { done: true as const };
const noMail = (): HttpProblem =>
  new HttpProblem(404, 'no-mail', 'This server sends no e-mail. Ask who runs it for a link to set a new password.');
const oldLink = (): HttpProblem =>
  new HttpProblem(400, 'old-link', 'This link was used, or is too old. Ask for a new one.');

export function registerPasswordLinks(fastify: FastifyInstance, identity: Identity, signInsPerHour: number): void {
  registerReset(fastify, identity, signInsPerHour);
  registerEmail(fastify, identity, signInsPerHour);
}

function registerReset(fastify: FastifyInstance, identity: Identity, signInsPerHour: number): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { auth, sessions, people, audit, accounts, send } = identity;
  const config = hourly(signInsPerHour);
  app.post(
    '/api/password/forgotten',
    { schema: { body: ForgottenBody, response: { 200: Done, '4xx': HttpError } }, config },
    async (request) => {
      if (send === undefined) throw noMail();
      const { email } = request.body;
      const person = await accounts.byEmail(email);
      // Known or not, the answer is the same; the letter goes out after it.
      if (person !== undefined) {
        const url = await passwordLink(identity, person.id);
        const text = `Somebody, we hope you, wants to set a new password for ${person.handle ?? person.name} on Broadside.\n\n${url}\n\nThe link works once, for an hour. If it was not you, do nothing.\n`;
        send({ to: email, subject: 'A new password for Broadside', text });
        await audit.record({ what: 'password-link-made', on: person.handle ?? person.name, from: networkOf(request) });
      }
      return done;
    },
  );
  app.post(
    '/api/password/reset',
    { schema: { body: ResetBody, response: { 200: Done, '4xx': HttpError } }, config },
    async (request) => {
      const { token, password } = request.body;
      const id = await personOfPasswordLink(identity, token);
      const person = id === undefined ? undefined : await people.get(id);
      if (person === undefined) throw oldLink();
      refuseWeak(password, [person.handle, person.name]);
      await auth.api.resetPassword({ body: { newPassword: password, token } }).catch((error: unknown) => {
        throw libraryCode(error) === undefined ? error : oldLink();
      });
      await sessions.endAllOf(person.id);
      await audit.record({ what: 'password-reset', by: person, from: networkOf(request) });
      return done;
    },
  );
}

function registerEmail(fastify: FastifyInstance, identity: Identity, signInsPerHour: number): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { audit, accounts, people, send } = identity;
  const config = hourly(signInsPerHour);
  app.post(
    '/api/account/email',
    { schema: { body: EmailBody, response: { 200: Done, '4xx': HttpError } }, config },
    async (request) => {
      const { person } = await asking(request, identity);
      if (person.handle === null)
        throw new HttpProblem(403, 'no-account', 'You are a guest. Make an account first: your matches stay yours.');
      if (send === undefined) throw noMail();
      const { email } = request.body;
      const url = await emailLink(identity, person.id, email);
      const text = `Open this link to confirm that ${person.handle} on Broadside may be reached here.\n\n${url}\n\nIf it was not you, do nothing.\n`;
      send({ to: email, subject: 'Confirm your address for Broadside', text });
      return done;
    },
  );
  app.post(
    '/api/account/email/confirm',
    { schema: { body: EmailTokenBody, response: { 200: Done, '4xx': HttpError } }, config },
    async (request) => {
      const waiting = await confirmEmail(identity, request.body.token);
      if (waiting === undefined) throw oldLink();
      if (!(await accounts.setEmail(waiting.personId, waiting.email)))
        throw new HttpProblem(409, 'taken-email', 'Another account has this address. Use another one.');
      const by = await people.get(waiting.personId);
      await audit.record({ what: 'email-set', by, from: networkOf(request) });
      return done;
    },
  );
}
