/** The tables of a season: their pages, who waits there, and claims [LEAGUE-60 … LEAGUE-71]. */
import type { By } from '@broadside/competition/season';
import { checkHours } from '@broadside/competition';
import { ClaimBody, HttpError, NewFeed, OwnHours, PairingPage, PlayingHours, TableParams } from '@broadside/protocol';
import type { PersonId } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { factsOf } from '../leagues/facts.ts';
import { pairingPage, sideOf, tableOf } from '../leagues/pairing-page.ts';
import type { SeasonTable } from '../leagues/pairing-page.ts';
import type { OpenSeason } from '../leagues/seasons.ts';
import { HttpProblem } from '../problem.ts';
import type { StoredPerson } from '../store/people.ts';
import type { PairingRoutes } from './pairing-routes.ts';
import { registerCalendars } from './calendars.ts';
import { personOf, requireAccount } from './session.ts';

type Params = z.infer<typeof TableParams>;

const tablePath = '/api/seasons/:id/rounds/:round/tables/:table';
const hourly = (max: number) => ({ rateLimit: { max, timeWindow: '1 hour' } });

export function registerPairings(fastify: FastifyInstance, deps: PairingRoutes): void {
  registerTable(fastify, deps);
  registerHours(fastify, deps);
  registerCalendars(fastify, deps);
}

async function openTable({ seasons }: PairingRoutes, { id, round, table }: Params) {
  const open = await seasons.get(id);
  if (open === undefined)
    throw new HttpProblem(404, 'no-season', 'There is no such season. Look for its league under Leagues.');
  return { open, table: tableOf(open, round, table) };
}

/** The side of whoever asks; throws where they are none of the two. */
function ownSide(table: SeasonTable, { id }: StoredPerson): 0 | 1 {
  const side = sideOf(table, id);
  if (side !== null) return side;
  throw new HttpProblem(403, 'not-entrant', 'Only the two of this table wait here. You can watch the match.');
}

function registerTable(fastify: FastifyInstance, deps: PairingRoutes): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, seasons } = deps;
  const answers = { response: { 200: PairingPage, '4xx': HttpError } };
  app.get(tablePath, { schema: { params: TableParams, ...answers } }, async (request) => {
    const [person, { open, table }] = await Promise.all([personOf(request, people), openTable(deps, request.params)]);
    return pairingPage(deps, open, table, person?.id);
  });
  app.post(`${tablePath}/here`, { schema: { params: TableParams, ...answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const { open, table } = await openTable(deps, request.params);
    await comeIn(deps, open, table, ownSide(table, person));
    return pageAgain(deps, request.params, person.id);
  });
  app.post(`${tablePath}/claim`, { schema: { params: TableParams, body: ClaimBody, ...answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const { open, table } = await openTable(deps, request.params);
    const claimed = table.entrants[ownSide(table, person)].number;
    const by: By = { person: person.id, office: null };
    const facts = await factsOf(deps, open, table);
    const act = { act: 'propose', round: table.round.number, pairing: table.index, claimed, facts } as const;
    const answer = await seasons.act(open.stored.id, by, request.body.id, act);
    if (answer?.ok === false) throw new HttpProblem(409, answer.reason.code, answer.reason.sentence);
    return pageAgain(deps, request.params, person.id);
  });
}

/** They are there, and see what is offered to them. */
async function comeIn(
  { stays, seasons, now }: PairingRoutes,
  open: OpenSeason,
  table: SeasonTable,
  side: 0 | 1,
): Promise<void> {
  const [{ number: entrant }, round] = [table.entrants[side], table.round.number];
  await stays.touch({ seasonId: open.stored.id, round, entrant }, now());
  const { times } = open.ledger.season;
  const of = times.find((each) => each.round === round && each.pairing === table.index);
  const unseen = of?.offers.some((each) => each.by !== side && each.answer === null && each.seenAt === null) ?? false;
  if (!unseen || table.pairing.result !== null) return;
  const id = `seen-${String(round)}-${String(entrant)}-${String(of?.offers.length ?? 0)}`;
  await seasons.act(open.stored.id, { person: null, office: 'server' }, id, { act: 'offer-seen', round, entrant });
}

async function pageAgain(deps: PairingRoutes, params: Params, person: PersonId): Promise<PairingPage> {
  const { open, table } = await openTable(deps, params);
  return pairingPage(deps, open, table, person);
}

function registerHours(fastify: FastifyInstance, { people, hours, site }: PairingRoutes): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const answers = { response: { 200: OwnHours, '4xx': HttpError } };
  const own = async (id: PersonId): Promise<OwnHours> => ({ hours: await hours.of(id), feed: await hours.hasFeed(id) });
  app.get('/api/hours', { schema: answers }, async (request) => own((await requireAccount(request, people)).id));
  app.put('/api/hours', { schema: { body: PlayingHours, ...answers } }, async (request) => {
    const { id } = await requireAccount(request, people);
    try {
      checkHours(request.body);
    } catch (error) {
      if (error instanceof RangeError) throw new HttpProblem(400, 'bad-hours', error.message);
      throw error;
    }
    await hours.say(id, request.body);
    return own(id);
  });
  app.post(
    '/api/hours/feed',
    { schema: { response: { 201: NewFeed, '4xx': HttpError } }, config: hourly(60) },
    async (request, reply) => {
      const { id } = await requireAccount(request, people);
      return reply.code(201).send({ url: `${site}/api/feeds/${await hours.makeFeed(id)}.ics` });
    },
  );
  app.delete('/api/hours/feed', { schema: answers }, async (request) => {
    const { id } = await requireAccount(request, people);
    await hours.endFeed(id);
    return own(id);
  });
}
