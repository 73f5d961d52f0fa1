/** Links and invitations into a season, and answers to its questions. SPEC.md LEAGUE-157 … LEAGUE-159. */
import { answersMissing, entrantOfPerson, everybodyOf } from '@broadside/competition/season';
import { EntryAnswersBody, HttpError, RegistrationBody, SeasonParams, SeasonRegistration } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { admissionRefused } from '../leagues/admission.ts';
import type { EntryNotices } from '../leagues/entry-notices.ts';
import { runsLeague } from '../leagues/officials.ts';
import type { OpenSeason } from '../leagues/seasons.ts';
import { HttpProblem } from '../problem.ts';
import type { StoredPerson } from '../store/people.ts';
import { openSeason } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { personOf, requireAccount } from './session.ts';

export interface RegistrationDeps extends LeagueDeps {
  readonly entryNotices: EntryNotices;
}

const answered = { 200: SeasonRegistration, '4xx': HttpError };
const config = { rateLimit: { max: 300, timeWindow: '1 hour' } };

export function registerRegistration(fastify: FastifyInstance, deps: RegistrationDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, officials, entry } = deps;
  const path = '/api/seasons/:id/registration';
  app.get(path, { schema: { params: SeasonParams, response: answered } }, async (request) => {
    const [person, open] = await Promise.all([personOf(request, people), openSeason(deps, request.params.id)]);
    return shownTo(deps, open, person);
  });
  app.post(
    path,
    { schema: { params: SeasonParams, body: RegistrationBody, response: answered }, config },
    async (request) => {
      const person = await requireAccount(request, people);
      const open = await openSeason(deps, request.params.id);
      if (!runsLeague(await officials.officeOf(open.stored.league, person.id)))
        throw new HttpProblem(403, 'not-official', 'Only an organiser of this league may do this.');
      await does(deps, open, person, request.body);
      return shownTo(deps, open, person);
    },
  );
  app.put(
    '/api/seasons/:id/answers',
    { schema: { params: SeasonParams, body: EntryAnswersBody, response: answered }, config },
    async (request) => {
      const person = await requireAccount(request, people);
      const open = await openSeason(deps, request.params.id);
      const { answers } = request.body;
      checkAsked(open, answers);
      await entry.answer(open.stored.id, person.id, answers);
      return shownTo(deps, open, person);
    },
  );
}

/** Throws where somebody answers what nobody asks, or with what is none of the choices. */
function checkAsked({ ledger: { season } }: OpenSeason, answers: EntryAnswersBody['answers']): void {
  const { questions = [] } = season.terms.registration;
  const other = Object.keys(answers).find((id) => !questions.some((each) => each.id === id));
  if (other !== undefined)
    throw new HttpProblem(
      409,
      'not-asked',
      `This season asks no question "${other}". ${questions.length === 0 ? 'It asks none.' : `Its questions: ${questions.map(({ id }) => id).join(', ')}.`}`,
    );
  const missing = Object.keys(answers).length === 0 ? undefined : answersMissing({ questions }, answers);
  if (missing !== undefined) throw new HttpProblem(409, 'no-answers', missing);
}

async function does(
  { entry, people, entryNotices }: RegistrationDeps,
  { stored: { id }, ledger: { season } }: OpenSeason,
  by: StoredPerson,
  body: z.infer<typeof RegistrationBody>,
): Promise<void> {
  if (body.do === 'renew-link') return entry.renewLink(id);
  if (body.do === 'take-back') return entry.takeBack(id, body.person);
  if (season.status === 'closed')
    throw new HttpProblem(409, 'closed', 'This season is closed. Invite people to another one.');
  const who = await people.byHandle(body.handle);
  if (who === undefined)
    throw new HttpProblem(404, 'nobody', `Nobody has the handle "${body.handle}". It stands on a person's profile.`);
  if (await entry.invite(id, who.id, by.id)) await entryNotices.invited(id, who.id);
}

async function shownTo(
  deps: RegistrationDeps,
  open: OpenSeason,
  person: StoredPerson | undefined,
): Promise<SeasonRegistration> {
  const { stored, ledger } = open;
  const { entry, officials } = deps;
  if (person === undefined)
    return {
      ...{ admitted: ledger.season.terms.registration.entry === undefined, invited: false },
      ...{ answers: {}, desk: null },
    };
  const official = runsLeague(await officials.officeOf(stored.league, person.id));
  return {
    admitted: (await admissionRefused(deps, open, person.id)) === undefined,
    invited: await entry.isInvited(stored.id, person.id),
    answers: await entry.answersOf(stored.id, person.id),
    desk: official ? await deskOf(deps, open) : null,
  };
}

async function deskOf(
  { entry, store }: RegistrationDeps,
  { stored: { id }, ledger: { season } }: OpenSeason,
): Promise<NonNullable<SeasonRegistration['desk']>> {
  const [link, invited, answers] = await Promise.all([entry.link(id), entry.invited(id), entry.answers(id)]);
  const compete = season.entrants.flatMap((each) =>
    everybodyOf(each).map((person) => ({ entrant: each.number, person })),
  );
  const given = compete.flatMap(({ entrant, person }) => {
    const of = answers.get(person);
    return of === undefined ? [] : [{ entrant, person, answers: of }];
  });
  const names = await store.names(given.map(({ person }) => person));
  const entered = (person: string): boolean => {
    const own = entrantOfPerson(season, person);
    return own !== undefined && own.status !== 'left';
  };
  return {
    link,
    invited: invited.map((each) => ({ ...each, entered: entered(each.person) })),
    answers: given.map(({ entrant, person, answers: of }) => ({ entrant, name: names[person] ?? '', answers: of })),
  };
}
