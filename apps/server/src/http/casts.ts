/** Casts: made, joined, ended; what was cast as pages, captions and a file. SPEC.md WATCH-52, WATCH-55. */
import {
  CastBody,
  CastDesk,
  CastExport,
  CastList,
  CastMemberBody,
  CastNews,
  CastParams,
  CastQuery,
  CueQuery,
  HttpError,
  NewCastBody,
  castLimits,
  castRights,
} from '@broadside/protocol';
import type { CastPage, MatchId } from '@broadside/protocol';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Casting } from '../casts/casting.ts';
import { captionsOf } from '../casts/captions.ts';
import { cueShown } from '../casts/stage.ts';
import type { CastStage } from '../casts/stage.ts';
import type { CastStore, StoredCast } from '../casts/store.ts';
import type { Audit } from '../identity/audit.ts';
import type { Officials } from '../leagues/officials.ts';
import type { LeagueStore } from '../leagues/store.ts';
import type { LivePasses } from '../passes/live-passes.ts';
import type { PassStore } from '../passes/store.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Spoilers } from '../spoilers/spoilers.ts';
import type { Journal } from '../store/journal.ts';
import type { Matches } from '../store/matches.ts';
import type { Television } from '../watch/television.ts';
import { moderates } from '../store/people.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import { noLeague } from './leagues.ts';
import { personOf, requireAccount } from './session.ts';
import { networkOf } from './sign-in.ts';
import { passing } from './watch.ts';
import { noChannel } from './watching.ts';

export interface CastDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Pick<Rooms, 'published'>;
  readonly journal: Pick<Journal, 'times'>;
  readonly casting: Casting;
  readonly castStore: CastStore;
  readonly passes: Pick<LivePasses, 'isAhead'>;
  readonly passStore: Pick<PassStore, 'leagueOf' | 'leaguesOf'>;
  readonly officials: Pick<Officials, 'officeOf' | 'officeAtMatch'>;
  readonly television: Pick<Television, 'channel' | 'onNow' | 'showing'>;
  readonly store: Pick<LeagueStore, 'bySlug'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly spoilers: Pick<Spoilers, 'demandTold'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const dayMs = 86_400_000;
export const noCast = (): HttpProblem => new HttpProblem(404, 'no-cast', 'There is no such cast.');
const answers = { 200: CastDesk, '4xx': HttpError };

export function registerCasts(fastify: FastifyInstance, deps: CastDeps): void {
  registerMaking(fastify, deps);
  registerMembers(fastify, deps);
  registerCues(fastify, deps);
}

/** A cast as everybody reads it; `all`: with those who were asked and have not answered. */
export const pageOf = (cast: StoredCast, status: CastPage['status'], all = false): CastPage => ({
  ...{ id: cast.id, match: cast.matchId, title: cast.title, language: cast.language, link: cast.link, status },
  league: cast.league && { slug: cast.league.slug, name: cast.league.name },
  channel: cast.channel,
  ...{ official: cast.official, since: cast.createdAt },
  casters: cast.members
    .filter(({ stands }) => stands === 'casts' || stands === 'left' || all)
    .map(({ number, personId, name, rights, stands }) => ({
      ...{ number, person: personId, name, rights: [...rights] },
      ...(stands === 'invited' ? { invited: true as const } : {}),
    })),
});

const mayEnd = async ({ officials }: CastDeps, cast: StoredCast, person: StoredPerson): Promise<boolean> => {
  if (moderates(person)) return true;
  const office = cast.league
    ? await officials.officeOf(cast.league, person.id)
    : await officials.officeAtMatch(cast.matchId ?? '', person.id);
  return office !== null && office !== undefined && office !== 'caster';
};

async function deskOf(
  deps: CastDeps,
  { cast, status }: CastStage,
  person: StoredPerson | undefined,
): Promise<CastDesk> {
  const own = cast.members.find(({ personId, stands }) => personId === person?.id && stands !== 'left');
  // Who casts knows that it is over; everybody else, when they have come as far.
  const shown = own === undefined || cast.status === 'running' ? status : cast.status;
  return {
    ...pageOf(cast, shown, own !== undefined),
    own: own?.number ?? null,
    mayEnd: person !== undefined && (own?.number === 1 || (await mayEnd(deps, cast, person))),
  };
}

export async function castAt({ casting }: Pick<CastDeps, 'casting'>, id: string): Promise<CastStage> {
  const stage = await casting.stage(id);
  if (stage === undefined) throw noCast();
  return stage;
}

/** Throws where somebody would tell watchers what these have not seen: a title is no cue, and waits for nothing. */
async function demandLevel(
  { matches, passes, passStore, television }: CastDeps,
  cast: Pick<StoredCast, 'matchId' | 'channel'>,
  league: string | null,
  person: StoredPerson,
) {
  const id = cast.channel === null ? cast.matchId : await television.onNow(cast.channel);
  const match = id === null ? undefined : await matches.get(id);
  const ahead = match
    ? await passes.isAhead(match, person.id)
    : (await passStore.leaguesOf(person.id)).some(({ id }) => id === league);
  if (ahead)
    throw new HttpProblem(409, 'ahead', 'You are ahead of the watchers. Do this before you are given a live pass.');
}

/** What a new cast is of, and whether it is the league's own. */
async function subjectOf(deps: CastDeps, { match: id, league: slug, channel }: NewCastBody, person: StoredPerson) {
  const { matches, officials, store } = deps;
  if (channel !== undefined) {
    const found = await deps.television.channel(channel);
    if (found === undefined) throw noChannel();
    if (found.kind === 'league')
      throw new HttpProblem(409, 'of-league', 'Cast the nights of the league: they are what its channel shows.');
    return { matchId: null, leagueId: null, channel, official: false };
  }
  if (id !== undefined) {
    const match = await matches.get(id);
    if (match === undefined) throw noMatch();
    if (seatOf(match, person) !== null && !(await deps.rooms.published(match)))
      throw new HttpProblem(409, 'own-match', 'You play in this match. Cast it when everybody knows its end.');
    const office = (await officials.officeAtMatch(id, person.id)) ?? null;
    return { matchId: id, leagueId: null, channel: null, official: office !== null };
  }
  const league = await store.bySlug(slug ?? '');
  if (league === undefined) throw noLeague();
  if ((await officials.officeOf(league, person.id)) === null)
    throw new HttpProblem(
      403,
      'not-official',
      'Only officials of the league cast its nights. Cast one of its matches.',
    );
  return { matchId: null, leagueId: league.id, channel: null, official: true };
}

function registerMaking(fastify: FastifyInstance, deps: CastDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, casting, castStore, passStore, audit, now } = deps;
  app.post(
    '/api/casts',
    { schema: { body: NewCastBody, response: { 201: CastDesk, '4xx': HttpError } } },
    async (request, reply) => {
      const person = await requireAccount(request, people);
      const { title, language, link = null } = request.body;
      const subject = await subjectOf(deps, request.body, person);
      await demandLevel(deps, subject, subject.leagueId, person);
      const { running, lately } = await castStore.made(person.id, now() - dayMs);
      if (running >= castLimits.running)
        throw new HttpProblem(409, 'full', `You run ${String(running)} casts. End one of them first.`);
      if (lately >= castLimits.perDay)
        throw new HttpProblem(429, 'too-often', 'You have made many casts today. Go on tomorrow.', 3600);
      const made = { ...subject, title, language, link, ownerId: person.id, at: now() };
      const stage = await castAt(deps, await castStore.add(made, castRights));
      return reply.code(201).send(await deskOf(deps, stage, person));
    },
  );
  app.get(
    '/api/casts',
    { schema: { querystring: CastQuery, response: { 200: CastList, '4xx': HttpError } } },
    async (request) => {
      const { match } = request.query;
      const [leagueId, channels] = await Promise.all([passStore.leagueOf(match), deps.television.showing(match)]);
      const all = await castStore.ofMatch(match, { leagueId, channels }, castLimits.listed);
      const stages = await Promise.all(all.map(({ id }) => casting.stage(id)));
      return {
        casts: stages.flatMap((stage) =>
          stage && castsHere(stage, match, channels) ? [pageOf(stage.cast, stage.status)] : [],
        ),
      };
    },
  );
  app.get('/api/casts/:id', { schema: { params: CastParams, response: answers } }, async (request) =>
    deskOf(deps, await castAt(deps, request.params.id), await personOf(request, people)),
  );
  app.put('/api/casts/:id', { schema: { params: CastParams, body: CastBody, response: answers } }, async (request) => {
    const { stage, person } = await owned(deps, request, request.params.id);
    await demandLevel(deps, stage.cast, stage.cast.league?.id ?? null, person);
    await castStore.change(stage.cast.id, request.body);
    return deskOf(deps, (await casting.reread(stage.cast.id)) ?? stage, person);
  });
  app.delete('/api/casts/:id', { schema: { params: CastParams, response: answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const stage = await castAt(deps, request.params.id);
    const { cast } = stage;
    if (cast.ownerId === person.id) await casting.end(stage, randomUUID());
    else if (await mayEnd(deps, cast, person)) {
      await casting.remove(stage, 'removed');
      const on = `${cast.id}: ${cast.title}`;
      await audit.record({ what: 'cast-ended', by: person, on, from: networkOf(request) });
    } else throw new HttpProblem(403, 'not-allowed', 'Who made it ends a cast, or an official of the league.');
    return deskOf(deps, stage, person);
  });
}

/** Of a channel: it shows the match, or did when something was cast that everybody has been told. */
const castsHere = ({ cast: { channel }, shown }: CastStage, match: MatchId, channels: readonly string[]): boolean =>
  channel === null || channels.includes(channel) || shown.some((cue) => cue.match === match);

/** A cast that somebody made who asks; throws who else would be right. */
async function owned(deps: CastDeps, request: FastifyRequest, id: string) {
  const person = await requireAccount(request, deps.people);
  const stage = await castAt(deps, id);
  if (stage.cast.ownerId !== person.id)
    throw new HttpProblem(403, 'not-allowed', 'Only who made the cast may do this.');
  return { stage, person };
}

function registerMembers(fastify: FastifyInstance, deps: CastDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/casts/:id/members',
    { schema: { params: CastParams, body: CastMemberBody, response: answers } },
    async (request) => {
      const { body, params } = request;
      const { people, castStore, casting, now } = deps;
      const person = await requireAccount(request, people);
      const stage = await castAt(deps, params.id);
      const { cast } = stage;
      const own = cast.members.find(({ personId, stands }) => personId === person.id && stands !== 'left');
      if (body.do === 'invite') await invite(deps, (await owned(deps, request, params.id)).stage.cast, body);
      else if (own === undefined) throw new HttpProblem(403, 'not-allowed', 'Nobody asks you to cast here.');
      else if (body.do === 'accept') await castStore.answer(cast.id, own.number, { acceptedAt: new Date(now()) });
      else if (body.member === 1)
        throw new HttpProblem(409, 'owner', 'Who made the cast does not leave it. End it instead.');
      else if (body.member !== own.number && own.number !== 1)
        throw new HttpProblem(403, 'not-allowed', 'Only who made the cast may do this.');
      else if (cast.members.some(({ number }) => number === body.member))
        await castStore.answer(cast.id, body.member, { leftAt: new Date(now()) });
      return deskOf(deps, (await casting.reread(cast.id)) ?? stage, person);
    },
  );
}

async function invite(
  { people, castStore, matches, rooms }: CastDeps,
  cast: StoredCast,
  { handle, rights }: Extract<CastMemberBody, { do: 'invite' }>,
): Promise<void> {
  const who = await people.byHandle(handle);
  if (who === undefined)
    throw new HttpProblem(404, 'nobody', `Nobody has the handle "${handle}". It stands on a person's profile.`);
  const match = cast.matchId === null ? undefined : await matches.get(cast.matchId);
  if (match && seatOf(match, who) !== null && !(await rooms.published(match)))
    throw new HttpProblem(409, 'own-match', `${who.name} plays in this match.`);
  if (cast.members.some(({ personId, stands }) => personId === who.id && stands !== 'left'))
    throw new HttpProblem(409, 'invited', `${who.name} casts here, or is asked to.`);
  if (cast.members.length >= castLimits.members)
    throw new HttpProblem(409, 'full', `A cast has at most ${String(castLimits.members)} casters.`);
  await castStore.invite(cast, who.id, [...new Set(rights)]);
}

function registerCues(fastify: FastifyInstance, deps: CastDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { casting, journal } = deps;
  app.get(
    '/api/casts/:id/cues',
    { schema: { params: CastParams, querystring: CueQuery, response: { 200: CastNews, '4xx': HttpError } } },
    async (request, reply) => {
      reply.header('cache-control', passing);
      return casting.news(await castAt(deps, request.params.id), request.query.after);
    },
  );
  app.get(
    '/api/casts/:id/cast.json',
    { schema: { params: CastParams, response: { 200: CastExport, '4xx': HttpError } } },
    async (request, reply) => {
      const stage = await castAt(deps, request.params.id);
      const { cast, status } = stage;
      reply.header('content-disposition', `attachment; filename="cast-${cast.id}.json"`);
      return { format: 1 as const, cast: pageOf(cast, status), cues: casting.news(stage, 0, castLimits.cues).cues };
    },
  );
  app.get(
    '/api/casts/:id/captions.vtt',
    { schema: { params: CastParams, response: { 200: z.string(), '4xx': HttpError } } },
    async (request, reply) => {
      const stage = await castAt(deps, request.params.id);
      const told = stage.status === 'removed' ? [] : stage.shown;
      const match = stage.cast.matchId ?? told[0]?.match ?? '';
      await deps.spoilers.demandTold(request, match);
      const times = match === '' ? [] : await journal.times(match, 0);
      const cues = told.filter((each) => each.match === match).map(cueShown);
      reply.type('text/vtt; charset=utf-8');
      return captionsOf(cues, new Map(times.map(({ seq, at }) => [seq, at])));
    },
  );
}
