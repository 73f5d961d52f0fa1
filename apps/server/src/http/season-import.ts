/** A season of another site, taken in from its file, or from a tournament report [LEAGUE-153, LEAGUE-166]. */
import type { By, Entrant, GivenReport, TakingIn } from '@broadside/competition/season';
import {
  HttpError,
  LeagueParams,
  Name,
  PersonName,
  ReportImportBody,
  SeasonImportBody,
  SeasonPage,
  maxSeasonBytes,
} from '@broadside/protocol';
import { battlesOf } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { newSeed } from '../dice/seed.ts';
import type { StoredLeague } from '../leagues/store.ts';
import { HttpProblem } from '../problem.ts';
import { leagueForSeasons, openSeason, seasonPage } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { rulesetOf } from './match-making.ts';

export function registerSeasonImport(fastify: FastifyInstance, deps: LeagueDeps): void {
  const { workers, now, perHour } = deps;
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: perHour, timeWindow: '1 hour' } };
  app.post(
    '/api/leagues/:slug/import',
    {
      bodyLimit: maxSeasonBytes,
      schema: { params: LeagueParams, body: SeasonImportBody, response: { 201: SeasonPage, '4xx': HttpError } },
      config,
    },
    async (request, reply) => {
      const { league, person, by } = await leagueForSeasons(deps, request, request.params.slug);
      const given = { file: request.body, now: now() };
      const taken = await workers.run('take-in-season', given, { who: request.ip, over: 'this season' });
      const id = await taking(deps, league, taken, by);
      return reply.code(201).send(await seasonPage(deps, await openSeason(deps, id), person));
    },
  );
  app.post(
    '/api/leagues/:slug/import/report',
    {
      schema: { params: LeagueParams, body: ReportImportBody, response: { 201: SeasonPage, '4xx': HttpError } },
      config,
    },
    async (request, reply) => {
      const { league, person, by } = await leagueForSeasons(deps, request, request.params.slug);
      const { report: text, ruleset } = request.body;
      const given = { text, game: await gameOf(deps, ruleset), seed: newSeed().toString('hex'), now: now() };
      const taken = await workers.run('take-in-report', given, { who: request.ip, over: 'this report' });
      const id = await taking(deps, league, taken, by);
      return reply.code(201).send(await seasonPage(deps, await openSeason(deps, id), person));
    },
  );
}

/** Takes it in where nothing is wrong with it; the id of the season here. */
async function taking(
  { catalog, seasons }: LeagueDeps,
  league: StoredLeague,
  taken: TakingIn,
  by: By,
): Promise<string> {
  if (!taken.ok) throw new HttpProblem(409, 'not-taken-in', taken.sentence);
  await rulesetOf(catalog, taken.season.terms.ruleset);
  requireReadable(taken.season.name, taken.season.entrants);
  return seasons.takeIn(league, taken, by);
}

/** What a report is said to have been played as: a battle that takes no lists, where there is one. */
async function gameOf({ catalog }: LeagueDeps, id: string): Promise<GivenReport['game']> {
  const ruleset = await rulesetOf(catalog, id);
  const { all } = await battlesOf<unknown>(ruleset);
  const battle = all.find(({ brings }) => brings.length === 0) ?? all[0];
  if (battle !== undefined)
    return { ruleset: id, edition: ruleset.edition, battles: { choice: 'fixed', battle: battle.id } };
  throw new HttpProblem(409, 'no-battles', `${ruleset.name} offers leagues no battle. Choose another game.`);
}

/** The names that people here may have, and no others. */
function requireReadable(season: string, entrants: readonly Entrant[]): void {
  const people = entrants.flatMap(({ name, team }) => [name, ...(team?.members ?? []).map((each) => each.name)]);
  const wrong = Name.safeParse(season).success ? people.find((name) => !PersonName.safeParse(name).success) : season;
  if (wrong === undefined) return;
  const sentence = `The name "${String(wrong)}" cannot be taken: others could not read it, or would think it official. Change it there first.`;
  throw new HttpProblem(409, 'not-taken-in', sentence);
}
