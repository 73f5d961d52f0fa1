/** Clips: made by accounts of what everybody may know, taken away by their makers and by those who see to order [WATCH-32 … WATCH-34]. */
import {
  ClipBody,
  ClipList,
  ClipParams,
  ClipShown,
  Done,
  HttpError,
  MatchParams,
  PlayerParams,
  ReportBody,
} from '@broadside/protocol';
import type { Clip } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Officials } from '../leagues/officials.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Chats } from '../store/chat.ts';
import type { Clips } from '../store/clips.ts';
import { moderates } from '../store/people.ts';
import type { People, StoredPerson } from '../store/people.ts';
import type { RemoveClip } from './clip-removal.ts';
import { reportsPerHour } from './report-limits.ts';
import { knownPlayer } from './players.ts';
import { personOf, requireAccount, requirePerson } from './session.ts';
import { networkOf } from './sign-in.ts';
import { nothingThere } from './watch.ts';

export interface ClipDeps {
  readonly people: People;
  readonly clips: Clips;
  readonly chats: Pick<Chats, 'reportClip' | 'silencedUntil'>;
  readonly rooms: Pick<Rooms, 'rowOf' | 'shownToAll'>;
  readonly officials: Pick<Officials, 'officeAtMatch'>;
  readonly removeClip: RemoveClip;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const noClip = (): HttpProblem =>
  new HttpProblem(404, 'no-clip', 'There is no such clip, or it was taken away. Check the link.');

/** Who made it, an official of the match's league, or a moderator. */
async function deletes({ officials }: Pick<ClipDeps, 'officials'>, clip: Clip, person: StoredPerson | undefined) {
  if (person === undefined) return false;
  if (person.id === clip.by.person || moderates(person)) return true;
  return typeof (await officials.officeAtMatch(clip.match, person.id)) === 'string';
}

async function foundClip({ clips }: Pick<ClipDeps, 'clips'>, id: string): Promise<Clip> {
  const clip = await clips.get(id);
  if (clip === undefined) throw noClip();
  return clip;
}

export function registerClips(fastify: FastifyInstance, deps: ClipDeps): void {
  registerMaking(fastify, deps);
  registerOrder(fastify, deps);
  registerLists(fastify, deps);
}

function registerMaking(fastify: FastifyInstance, deps: ClipDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, clips, chats, rooms, now } = deps;
  const answers = { 200: ClipShown, '4xx': HttpError };
  app.post('/api/clips', { schema: { body: ClipBody, response: answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const { match: id, ...asked } = request.body;
    const match = await rooms.rowOf(id);
    if (match === undefined) throw noMatch();
    // Of those who sit there too: whoever opens the clip is everybody.
    if (asked.toSeq > (await rooms.shownToAll(match)).seq) throw nothingThere();
    if ((await chats.silencedUntil(person.id)) !== undefined)
      throw new HttpProblem(
        403,
        'silenced',
        'A moderator has silenced you for a while: you give nothing a title till then.',
      );
    const clip = await clips.add({ ...asked, matchId: id, personId: person.id, at: now() });
    if (clip === undefined)
      throw new HttpProblem(
        429,
        'too-often',
        'You have made as many clips as one may in a day. Make this one tomorrow.',
      );
    return { clip, deletes: true };
  });
  app.get('/api/clips/:id', { schema: { params: ClipParams, response: answers } }, async (request) => {
    const clip = await foundClip(deps, request.params.id);
    return { clip, deletes: await deletes(deps, clip, await personOf(request, people)) };
  });
}

/** What becomes of clips that somebody does not want, or that are wrong. */
function registerOrder(fastify: FastifyInstance, deps: ClipDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, chats } = deps;
  const done = { done: true } as const;
  app.delete(
    '/api/clips/:id',
    { schema: { params: ClipParams, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const clip = await foundClip(deps, request.params.id);
      if (!(await deletes(deps, clip, person)))
        throw new HttpProblem(403, 'not-yours', 'Its maker, and officials of the match’s league, take a clip away.');
      await deps.removeClip(clip.id, person, networkOf(request));
      return done;
    },
  );
  app.post(
    '/api/clips/:id/report',
    {
      schema: { params: ClipParams, body: ReportBody, response: { 200: Done, 201: Done, '4xx': HttpError } },
      config: { rateLimit: { max: reportsPerHour, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const fresh = await chats.reportClip(await foundClip(deps, request.params.id), person, request.body.reason);
      return reply.code(fresh ? 201 : 200).send(done);
    },
  );
}

function registerLists(fastify: FastifyInstance, { people, clips, rooms }: ClipDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const lists = { 200: ClipList, '4xx': HttpError };
  app.get('/api/matches/:id/clips', { schema: { params: MatchParams, response: lists } }, async (request) => {
    const match = await rooms.rowOf(request.params.id);
    if (match === undefined) throw noMatch();
    return { clips: await clips.ofMatch(match.id) };
  });
  app.get('/api/players/:who/clips', { schema: { params: PlayerParams, response: lists } }, async (request) => ({
    clips: await clips.by((await knownPlayer(people, request.params.who)).id),
  }));
}
