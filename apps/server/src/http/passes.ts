/** Live passes: given and ended by officials of the match's league, read by the seats [WATCH-49]. */
import { HttpError, MatchParams, PassBody, PassEndBody, PassList, passesPerLeague } from '@broadside/protocol';
import type { Office } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Audit } from '../identity/audit.ts';
import type { JudgeDuty } from '../judges/duty.ts';
import { judgesLeague } from '../leagues/officials.ts';
import type { Officials } from '../leagues/officials.ts';
import type { LivePasses } from '../passes/live-passes.ts';
import { passShown } from '../passes/store.ts';
import type { PassStore } from '../passes/store.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import { requirePerson } from './session.ts';
import { networkOf } from './sign-in.ts';

export interface PassDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly passes: LivePasses;
  readonly passStore: PassStore;
  readonly officials: Pick<Officials, 'officeAtMatch'>;
  readonly duty: Pick<JudgeDuty, 'barOf' | 'judgeOf'>;
  readonly audit: Pick<Audit, 'record'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Who asks, at which match, and what they are in its league. */
interface AtMatch {
  readonly match: ListedMatch;
  readonly person: StoredPerson;
  readonly office: Office | null;
}

const notOfficial = (): HttpProblem =>
  new HttpProblem(403, 'not-official', 'Only owner, organisers and judges of this match’s league give live passes.');

const judges = ({ duty }: PassDeps, { match, person }: AtMatch): Promise<boolean> =>
  duty.judgeOf(match, person).then(
    () => true,
    () => false,
  );

export function registerPasses(fastify: FastifyInstance, deps: PassDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, passes, passStore, officials, audit } = deps;
  const path = '/api/matches/:id/passes';
  const answers = { 200: PassList, '4xx': HttpError };
  const at = async (id: string, person: StoredPerson): Promise<AtMatch> => {
    const match = await matches.get(id);
    if (match === undefined) throw noMatch();
    return { match, person, office: (await officials.officeAtMatch(id, person.id)) ?? null };
  };
  const listed = async ({ match, office }: AtMatch): Promise<PassList> => ({
    passes: (await passes.at(match.id)).map(passShown),
    gives: judgesLeague(office),
  });
  app.get(path, { schema: { params: MatchParams, response: answers } }, async (request) => {
    const asked = await at(request.params.id, await requirePerson(request, people));
    const list = await listed(asked);
    const concerned = seatOf(asked.match, asked.person) !== null || asked.office !== null;
    // The site's judges read it on their page of a match that is of no league.
    if (!concerned && !(await judges(deps, asked)))
      throw new HttpProblem(403, 'not-seated', 'Players and officials of the league read who is ahead.');
    return list;
  });
  app.post(path, { schema: { params: MatchParams, body: PassBody, response: answers } }, async (request) => {
    const asked = await at(request.params.id, await requirePerson(request, people));
    const { handle, kind, of } = request.body;
    const { match, person } = asked;
    const leagueId = await passStore.leagueOf(match.id);
    if (!judgesLeague(asked.office) || leagueId === undefined) throw notOfficial();
    const who = await holderOf(deps, asked, request.body);
    const mine = (await passes.at(match.id)).some((each) => each.person === who.id && each.of === of);
    if (mine) return listed(asked);
    if ((await passStore.heldInLeague(leagueId)) >= passesPerLeague)
      throw new HttpProblem(409, 'full', `A league has at most ${String(passesPerLeague)} live passes. End one first.`);
    const matchId = of === 'match' ? match.id : null;
    await passStore.add({ matchId, leagueId, personId: who.id, kind, by: person.id, at: deps.now() });
    const on = `${handle}: ${kind}, ${of === 'match' ? match.id : 'all matches of the league'}`;
    await audit.record({ what: 'pass-given', by: person, on, from: networkOf(request) });
    await passes.changed(match.id, of, leagueId);
    return listed(asked);
  });
  app.delete(path, { schema: { params: MatchParams, body: PassEndBody, response: answers } }, async (request) => {
    const asked = await at(request.params.id, await requirePerson(request, people));
    const { match, person, office } = asked;
    const held = await passes.at(match.id);
    const pass = held.find(({ id }) => id === request.body.pass);
    const mine = pass?.person === person.id;
    if (!judgesLeague(office) && !mine) throw notOfficial();
    if (pass !== undefined) {
      await passStore.end(pass.id, deps.now());
      await passes.changed(match.id, pass.of, pass.leagueId);
      const on = `${pass.name}: ${pass.kind}, ${match.id}`;
      await audit.record({ what: 'pass-ended', by: person, on, from: networkOf(request) });
    }
    return listed(asked);
  });
}

/** An official of the league who has nothing to do with the match; throws what would be right. */
async function holderOf(
  { people, officials, duty }: PassDeps,
  { match }: AtMatch,
  { handle, kind }: PassBody,
): Promise<StoredPerson> {
  const who = await people.byHandle(handle);
  if (who === undefined)
    throw new HttpProblem(404, 'nobody', `Nobody has the handle "${handle}". It stands on a person's profile.`);
  const office = (await officials.officeAtMatch(match.id, who.id)) ?? null;
  if (office === null || (kind === 'judge' && !judgesLeague(office)))
    throw new HttpProblem(
      409,
      'no-office',
      `${who.name} is no ${kind} of this league. Give them that office on the league's page first.`,
    );
  const bar = await duty.barOf(match, who);
  if (bar !== undefined)
    throw new HttpProblem(409, bar.code, `${who.name} plays in this match or beside it. Ask somebody else.`);
  return who;
}
