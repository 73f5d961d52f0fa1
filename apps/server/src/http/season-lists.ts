/** The lists that entrants of a season bring [LEAGUE-48 … LEAGUE-52]. */
import { bringsList, entrantOfPerson, listKey, listShown, whyNoRevision } from '@broadside/competition/season';
import { ChooseListBody, HttpError, ListBody, ListParams, SeasonLists, SeasonParams } from '@broadside/protocol';
import type { ListBody as GivenList } from '@broadside/protocol';
import type { Json } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { StoredList } from '../leagues/list-store.ts';
import { faultsIn, lockDue, lockList, submitList } from '../leagues/lists.ts';
import { runsLeague } from '../leagues/officials.ts';
import type { OpenSeason } from '../leagues/seasons.ts';
import { HttpProblem } from '../problem.ts';
import type { FleetStore } from '../store/fleets.ts';
import type { StoredPerson } from '../store/people.ts';
import { openSeason } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { personOf, requireAccount } from './session.ts';
import { sendTagged } from './tagged.ts';

export interface SeasonListDeps extends LeagueDeps {
  readonly fleets: FleetStore;
}

const answers = { 200: SeasonLists, '4xx': HttpError };

export function registerSeasonLists(fastify: FastifyInstance, deps: SeasonListDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people } = deps;
  const config = { rateLimit: { max: 300, timeWindow: '1 hour' } };
  const read = { params: SeasonParams, response: { ...answers, 304: z.undefined() } };
  app.get('/api/seasons/:id/lists', { schema: read }, async (request, reply) => {
    const [person, open] = await Promise.all([personOf(request, people), openSeason(deps, request.params.id)]);
    await lockDue(deps, open);
    return sendTagged(reply, await listsOf(deps, open, person));
  });
  app.put(
    '/api/seasons/:id/lists/:ordinal',
    { schema: { params: ListParams, body: ListBody, response: answers }, config },
    async (request) => {
      const person = await requireAccount(request, people);
      const { id, ordinal } = request.params;
      const open = await openSeason(deps, id);
      const entrant = ownNumber(open, person, ordinal);
      const design = await designOf(deps, open, request.body, person);
      // At the time of the terms the list that is there counts, whoever looked at it since.
      await lockDue(deps, open);
      await submitList(deps, open, { entrant, ordinal }, design, request.ip);
      return listsOf(deps, open, person);
    },
  );
  app.post(
    '/api/seasons/:id/lists/:ordinal/lock',
    { schema: { params: ListParams, response: answers }, config },
    async (request) => {
      const person = await requireAccount(request, people);
      const { id, ordinal } = request.params;
      const open = await openSeason(deps, id);
      await lockList(deps, open, { entrant: ownNumber(open, person, ordinal), ordinal }, request.ip);
      return listsOf(deps, open, person);
    },
  );
  app.post(
    '/api/seasons/:id/lists/:ordinal/choose',
    { schema: { params: ListParams, body: ChooseListBody, response: answers }, config },
    async (request) => {
      const person = await requireAccount(request, people);
      const { id, ordinal } = request.params;
      const open = await openSeason(deps, id);
      const entrant = ownNumber(open, person, ordinal);
      if (open.ledger.season.lists[listKey({ entrant, ordinal })] === undefined)
        throw new HttpProblem(409, 'not-locked', `List ${String(ordinal)} is not locked. Lock it first.`);
      await deps.lists.choose(id, entrant, ordinal, request.body.round);
      return listsOf(deps, open, person);
    },
  );
}

/** The number of whoever asks, or of their team; throws where they do not compete, or the list is another member's. */
function ownNumber({ ledger: { season } }: OpenSeason, person: StoredPerson, ordinal: number): number {
  const own = entrantOfPerson(season, person.id);
  if (own !== undefined && own.status !== 'left') {
    if (own.team === undefined || bringsList(own, ordinal, person.id)) return own.number;
    throw new HttpProblem(403, 'not-yours', 'This is the list of another member. Bring your own, or ask your captain.');
  }
  throw new HttpProblem(403, 'not-entrant', 'You do not compete in this season. Enter it first.');
}

/** What is submitted: a design as it is, or a copy of one's own saved fleet. */
async function designOf(
  { fleets }: SeasonListDeps,
  { ledger: { season } }: OpenSeason,
  body: GivenList,
  person: StoredPerson,
): Promise<unknown> {
  if ('design' in body) return body.design;
  const fleet = await fleets.get(body.fleet);
  if (fleet === undefined || fleet.ownerId !== person.id)
    throw new HttpProblem(404, 'no-fleet', 'You have no such saved fleet. Choose one of your own.');
  if (fleet.ruleset === season.terms.ruleset) return fleet.design;
  throw new HttpProblem(409, 'other-game', 'This fleet is of another game. Choose one of the season’s game.');
}

/** All that somebody may know of a season's lists. Drafts are nobody's business but their entrant's. */
async function listsOf(
  { lists, officials }: SeasonListDeps,
  { stored, ledger: { season } }: OpenSeason,
  person: StoredPerson | undefined,
): Promise<SeasonLists> {
  const rows = await lists.ofSeason(stored.id);
  const organises = runsLeague(await officials.officeOf(stored.league, person?.id));
  const own = person && entrantOfPerson(season, person.id);
  const isOwn = ({ entrant, ordinal }: StoredList): boolean =>
    own?.number === entrant && bringsList(own, ordinal, person?.id ?? null);
  const seen = (row: StoredList): boolean =>
    listShown(season, row) || isOwn(row) || (organises && season.terms.lists.organisersSee);
  return {
    mine: rows.filter(isOwn).map((row) => ownList(row, season)),
    locked: rows.flatMap((row) => {
      const locked = season.lists[listKey(row)];
      if (locked === undefined) return [];
      const { entrant, ordinal } = row;
      return [{ entrant, ordinal, ...locked, list: seen(row) ? shownList(row) : null }];
    }),
    submitted: organises ? rows.map((row) => submittedList(row, season)) : null,
  };
}

type Season = OpenSeason['ledger']['season'];

function ownList(row: StoredList, season: Season): SeasonLists['mine'][number] {
  const { entrant, ordinal, name, points, design, faults, chosenFor } = row;
  const locked = season.lists[listKey(row)] !== undefined;
  const kept = locked ? (whyNoRevision(season, row) ?? null) : null;
  return { entrant, ordinal, name, points, design, faults, locked, kept, chosenFor };
}

/** A locked list as it was locked, with the salt of its hash: whoever reads it can check it. */
function shownList({ name, points, locked, salt }: StoredList): SeasonLists['locked'][number]['list'] {
  return { name, points, design: JSON.parse(locked ?? 'null') as Json, salt: salt ?? '' };
}

function submittedList(row: StoredList, season: Season): NonNullable<SeasonLists['submitted']>[number] {
  const { entrant, ordinal } = row;
  const found = faultsIn(row);
  const rules = [...new Set(found.map(({ rule }) => rule))];
  return { entrant, ordinal, faults: found.length, rules, locked: season.lists[listKey(row)] !== undefined };
}
