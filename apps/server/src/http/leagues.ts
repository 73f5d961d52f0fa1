/** Leagues and their seasons. What a season makes of an act, packages/competition says [LEAGUE-1 … LEAGUE-20]. */
import { entrantOfPerson, everybodyOf, seqFor, viewOf } from '@broadside/competition/season';
import type { Act, By, ServerAct } from '@broadside/competition/season';
import {
  HttpError,
  LeagueList,
  LeaguePage,
  LeagueParams,
  NewLeagueBody,
  NewSeasonBody,
  OwnTables,
  SatDown,
  SeasonActBody,
  SeasonFileParams,
  SeasonJournal,
  SeasonPage,
  SeasonParams,
  SitBody,
  SitParams,
} from '@broadside/protocol';
import type { LeagueSummary, Office } from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { seasonFile } from '../leagues/files.ts';
import { journalLines } from '../leagues/journal-lines.ts';
import type { Hall } from '../leagues/hall.ts';
import { runsLeague } from '../leagues/officials.ts';
import type { Officials } from '../leagues/officials.ts';
import type { OpenSeason } from '../leagues/seasons.ts';
import type { ListedLeague, StoredLeague } from '../leagues/store.ts';
import { ownTables } from '../leagues/own-tables.ts';
import { sitDown } from '../leagues/tables.ts';
import type { TableDeps } from '../leagues/tables.ts';
import { checkAdmission, checkAnswers } from '../leagues/admission.ts';
import type { AdmissionDeps } from '../leagues/admission.ts';
import { checkConditions } from '../leagues/conditions.ts';
import { judgeListsAgain } from '../leagues/editions.ts';
import { battleNames, checkTerms } from '../leagues/terms.ts';
import type { Ratings } from '../lobby/ratings.ts';
import { HttpProblem } from '../problem.ts';
import { seatOfPerson } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { sendTagged } from './tagged.ts';
import { rulesetOf } from './match-making.ts';
import { personOf, requireAccount } from './session.ts';

export interface LeagueDeps extends TableDeps, Pick<AdmissionDeps, 'entry'> {
  readonly people: People;
  readonly ratings: Pick<Ratings, 'of'>;
  readonly officials: Officials;
  readonly hall: Hall;
  /** Leagues and seasons that may be made in an hour from one address. */
  readonly perHour: number;
}

const listLength = 30;
const leaguesPerPerson = 20;
const hourly = (max: number) => ({ rateLimit: { max, timeWindow: '1 hour' } });

export function registerLeagues(fastify: FastifyInstance, deps: LeagueDeps): void {
  registerLeagueRoutes(fastify, deps);
  registerSeasonRoutes(fastify, deps);
  registerActs(fastify, deps);
  registerFiles(fastify, deps);
}

function registerLeagueRoutes(fastify: FastifyInstance, deps: LeagueDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, store, seasons, officials } = deps;
  const config = hourly(deps.perHour);
  app.get('/api/leagues', { schema: { response: { 200: LeagueList } } }, async (request) => {
    const person = await personOf(request, people);
    const [leagues, run, play, welcome, invited] = await Promise.all([
      store.newest(listLength),
      person === undefined ? [] : store.runBy(person.id, listLength),
      person === undefined ? [] : store.playedBy(person.id, listLength),
      person === undefined ? [] : store.welcoming(person.id, listLength),
      person === undefined ? [] : officials.askedOf(person.id),
    ]);
    return { leagues: leagues.map(summaryOf), run: run.map(summaryOf), play, welcome, invited };
  });
  app.post(
    '/api/leagues',
    { schema: { body: NewLeagueBody, response: { 201: LeaguePage, '4xx': HttpError } }, config },
    async (request, reply) => {
      const person = await requireAccount(request, people);
      if ((await store.countOf(person.id)) >= leaguesPerPerson)
        throw new HttpProblem(
          409,
          'too-many-leagues',
          `You own ${String(leaguesPerPerson)} leagues, which is the most.`,
        );
      const { name, slug, about } = request.body;
      const made = await store.create({ name, slug, about, ownerId: person.id });
      if (made === undefined)
        throw new HttpProblem(409, 'taken', `Another league has the address "${slug}". Choose another one.`);
      return reply.code(201).send(await leaguePage(deps, slug, person));
    },
  );
  app.get(
    '/api/leagues/:slug',
    { schema: { params: LeagueParams, response: { 200: LeaguePage, '4xx': HttpError } } },
    async (request) => leaguePage(deps, request.params.slug, await personOf(request, people)),
  );
  app.post(
    '/api/leagues/:slug/seasons',
    { schema: { params: LeagueParams, body: NewSeasonBody, response: { 201: SeasonPage, '4xx': HttpError } }, config },
    async (request, reply) => {
      const { league, person, by } = await leagueForSeasons(deps, request, request.params.slug);
      const { name, terms } = request.body;
      await checkTerms(deps, league, terms, request.ip);
      const id = await seasons.open(league, name, terms, by);
      return reply.code(201).send(await seasonPage(deps, await openSeason(deps, id), person));
    },
  );
}

/** A league, for those who run it. */
export async function leagueToRun(
  { people, store, officials }: LeagueDeps,
  request: FastifyRequest,
  slug: string,
): Promise<{ readonly league: StoredLeague; readonly person: StoredPerson; readonly by: By }> {
  const person = await requireAccount(request, people);
  const league = await store.bySlug(slug);
  if (league === undefined) throw noLeague();
  const office = await officials.officeOf(league, person.id);
  if (!runsLeague(office)) throw new HttpProblem(403, 'not-official', 'Only an organiser of this league may do this.');
  return { league, person, by: { person: person.id, office } };
}

/** The same where another season may begin: not in a league that is set aside. */
export async function leagueForSeasons(
  ...given: Parameters<typeof leagueToRun>
): Promise<Awaited<ReturnType<typeof leagueToRun>>> {
  const found = await leagueToRun(...given);
  if (found.league.archivedAt !== null) throw setAside();
  return found;
}

function registerSeasonRoutes(fastify: FastifyInstance, deps: LeagueDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, store, officials } = deps;
  app.get('/api/pairings', { schema: { response: { 200: OwnTables } } }, async (request) => {
    const person = await personOf(request, people);
    return person === undefined ? { tables: [] } : ownTables(deps, person.id);
  });
  app.get(
    '/api/seasons/:id',
    { schema: { params: SeasonParams, response: { 200: SeasonPage, 304: z.undefined(), '4xx': HttpError } } },
    async (request, reply) => {
      const [person, open] = await Promise.all([personOf(request, people), openSeason(deps, request.params.id)]);
      return sendTagged(reply, await seasonPage(deps, open, person));
    },
  );
  app.get(
    '/api/seasons/:id/journal',
    { schema: { params: SeasonParams, response: { 200: SeasonJournal, '4xx': HttpError } } },
    async (request) => {
      const [person, open] = await Promise.all([personOf(request, people), openSeason(deps, request.params.id)]);
      const viewer = viewerOf(await officials.officeOf(open.stored.league, person?.id));
      return { entries: await journalLines(store, open.ledger, viewer) };
    },
  );
}

function registerActs(fastify: FastifyInstance, deps: LeagueDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, officials } = deps;
  app.post(
    '/api/seasons/:id/acts',
    { schema: { params: SeasonParams, body: SeasonActBody, response: { 200: SeasonPage, '4xx': HttpError } } },
    async (request) => {
      const person = await requireAccount(request, people);
      const { act } = request.body;
      const open = await openSeason(deps, request.params.id);
      const { stored } = open;
      const { edition } = open.ledger.season.terms;
      const by: By = { person: person.id, office: await officials.officeOf(stored.league, person.id) };
      if (act.act === 'change-terms') await checkTerms(deps, stored.league, act.terms, request.ip);
      await checkEntering(deps, open, person, request.body);
      await take(deps, stored.id, by, { ...request.body, act: await whomToAsk(deps, act) });
      if (act.act === 'change-terms' && act.terms.edition !== edition)
        await judgeListsAgain(deps, await openSeason(deps, stored.id), by, request.ip);
      return seasonPage(deps, await openSeason(deps, stored.id), person);
    },
  );
  app.post(
    '/api/seasons/:id/rounds/:round/sit',
    { schema: { params: SitParams, body: SitBody, response: { 200: SatDown, '4xx': HttpError } } },
    async (request) => {
      const person = await requireAccount(request, people);
      const { id, round } = request.params;
      const match = await sitDown(deps, await openSeason(deps, id), person, { round, table: request.body?.table });
      const seat = seatOfPerson(match, person.id);
      if (seat === null)
        throw new HttpProblem(409, 'not-seated', 'This match has ended, or its seats are taken. Ask an organiser.');
      return { match: match.id, seat };
    },
  );
}

/** Throws why somebody does not come in, where that is no matter of the journal. */
async function checkEntering(
  deps: LeagueDeps,
  open: OpenSeason,
  person: StoredPerson,
  { act, link }: z.infer<typeof SeasonActBody>,
): Promise<void> {
  const enters = act.act === 'enter' || act.act === 'enter-team';
  if (enters) {
    await checkAdmission(deps, open, person.id, link);
    await checkConditions(deps.ratings, open, person.id);
  }
  if (enters || (act.act === 'answer-team' && act.accept)) await checkAnswers(deps, open, person.id);
}

/** Somebody is asked by the handle, and known to the season by the id. */
async function whomToAsk({ people }: LeagueDeps, act: Act): Promise<Act | ServerAct> {
  const who = act.act === 'ask-member' ? await people.byHandle(act.handle) : undefined;
  return act.act === 'ask-member' && who !== undefined
    ? { act: 'member-asked', entrant: act.entrant, person: who.id }
    : act;
}

/** Asks it of the season; throws why it is not done. */
async function take(
  { seasons }: LeagueDeps,
  id: string,
  by: By,
  { id: actId, act }: { readonly id: string; readonly act: Act | ServerAct },
): Promise<void> {
  const answer = await seasons.act(id, by, actId, act);
  if (answer === undefined) throw noSeason();
  if (answer.ok) return;
  const { code, sentence } = answer.reason;
  throw new HttpProblem(code === 'not-official' ? 403 : 409, code, sentence);
}

function registerFiles(fastify: FastifyInstance, deps: LeagueDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/seasons/:id/files/:file',
    { schema: { params: SeasonFileParams, response: { 200: z.string(), '4xx': HttpError } } },
    async (request, reply) => {
      const { id, file } = request.params;
      const open = await openSeason(deps, id);
      const { type, text } = await seasonFile(deps.store, open, file);
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${id}-${file}"`)
        .send(text);
    },
  );
}

export const noLeague = (): HttpProblem =>
  new HttpProblem(404, 'no-league', 'There is no such league. Look for it under Leagues.');
const noSeason = (): HttpProblem =>
  new HttpProblem(404, 'no-season', 'There is no such season. Look for its league under Leagues.');

export async function openSeason({ seasons }: Pick<LeagueDeps, 'seasons'>, id: string): Promise<OpenSeason> {
  const open = await seasons.get(id);
  if (open === undefined) throw noSeason();
  return open;
}

export const setAside = (): HttpProblem =>
  new HttpProblem(409, 'archived', 'This league is set aside. Its owner takes it up again on its page.');

const viewerOf = (office: Office | null) => (runsLeague(office) ? 'official' : 'public');

const summaryOf = ({ slug, name, about, seasons }: ListedLeague): LeagueSummary => ({
  ...{ slug, name, about },
  seasons: [...seasons],
});

/** What a league's page is made of, for whoever asks. Who was asked and has not answered is nobody else's business. */
export async function leaguePage(
  { store, officials: offices, hall }: LeagueDeps,
  slug: string,
  person: StoredPerson | undefined,
): Promise<LeaguePage> {
  const league = await store.bySlug(slug);
  if (league === undefined) throw noLeague();
  const [all, seasons, famous] = await Promise.all([
    offices.of(league),
    store.seasonsOf(league.id),
    hall.of(league.id),
  ]);
  const own = all.find((each) => each.person === person?.id);
  const office = own?.accepted === true ? own.office : null;
  const officials = all.filter((each) => each.accepted || each === own || runsLeague(office));
  return {
    ...summaryOf(league),
    seasons,
    officials,
    office,
    hall: famous,
    archivedAt: league.archivedAt?.getTime() ?? null,
    invitation: office === null ? (own?.office ?? null) : null,
  };
}

/** What a season's page is made of, for whoever asks. */
export async function seasonPage(
  { store, catalog, officials }: LeagueDeps,
  { stored, ledger }: OpenSeason,
  person: StoredPerson | undefined,
): Promise<SeasonPage> {
  const office = await officials.officeOf(stored.league, person?.id);
  const viewer = viewerOf(office);
  const entrant = entrantOfPerson(ledger.season, person?.id)?.number ?? null;
  const season = viewOf(ledger.season, viewer, entrant, person?.id);
  const people = season.entrants.flatMap(everybodyOf);
  const [names, ruleset] = await Promise.all([store.names(people), rulesetOf(catalog, season.terms.ruleset)]);
  const { slug, name } = stored.league;
  return {
    id: stored.id,
    league: { slug, name },
    game: { name: ruleset.name, edition: ruleset.edition, battles: await battleNames(ruleset, season.terms) },
    seq: seqFor(ledger, viewer),
    season,
    names,
    office,
    entrant,
  };
}
