/** Reports on tables: told, decided, appealed, answered. SPEC.md LEAGUE-132, LEAGUE-133. */
import { DisputeBody, DisputeList, HttpError, SeasonParams, TableParams } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import type { DisputeNotices } from '../leagues/dispute-notices.ts';
import { mayDo, readsDisputes, shownDispute } from '../leagues/disputes.ts';
import type { DisputeReader, Disputes, DisputeTable } from '../leagues/disputes.ts';
import { judgesLeague } from '../leagues/officials.ts';
import { sideOf, tableOf } from '../leagues/pairing-page.ts';
import type { SeasonTable } from '../leagues/pairing-page.ts';
import type { OpenSeason } from '../leagues/seasons.ts';
import { HttpProblem } from '../problem.ts';
import type { StoredPerson } from '../store/people.ts';
import { openSeason } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { requireAccount } from './session.ts';

export interface DisputeDeps extends LeagueDeps {
  readonly disputes: Disputes;
  readonly disputeNotices: DisputeNotices;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Asked {
  readonly open: OpenSeason;
  readonly table: SeasonTable;
  readonly key: DisputeTable;
  readonly person: StoredPerson;
  readonly reader: DisputeReader;
}

const path = '/api/seasons/:id/rounds/:round/tables/:table/disputes';
const answers = { response: { 200: DisputeList, '4xx': HttpError } };
/** What one address may say in an hour. */
const config = { rateLimit: { max: 60, timeWindow: '1 hour' } };

export function registerDisputes(fastify: FastifyInstance, deps: DisputeDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, officials, disputes, now } = deps;
  app.get(path, { schema: { params: TableParams, ...answers } }, async (request) =>
    listFor(deps, await asked(deps, request.params, await requireAccount(request, people))),
  );
  app.post(path, { schema: { params: TableParams, body: DisputeBody, ...answers }, config }, async (request) => {
    const who = await asked(deps, request.params, await requireAccount(request, people));
    await does(deps, who, request.body);
    return listFor(deps, who);
  });
  app.get('/api/seasons/:id/disputes', { schema: { params: SeasonParams, ...answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const open = await openSeason(deps, request.params.id);
    const office = await officials.officeOf(open.stored.league, person.id);
    if (!judgesLeague(office))
      throw new HttpProblem(403, 'not-official', 'Only judges and organisers of this league read its reports.');
    const rows = await disputes.openIn(open.stored.id);
    const shown = rows.flatMap((row) => {
      const reader = readerOf(open, tableOf(open, row.round, row.pairing + 1), person, office);
      return reader.plays ? [] : shownDispute(row, reader, now());
    });
    return { disputes: shown.filter(({ may }) => may.length > 0), mayReport: false };
  });
}

function readerOf(
  { stored }: OpenSeason,
  table: SeasonTable,
  { id }: StoredPerson,
  office: DisputeReader['office'],
): DisputeReader {
  const ownerPlays = sideOf(table, stored.league.ownerId) !== null;
  return { person: id, office, plays: sideOf(table, id) !== null, ownerPlays };
}

async function asked(
  deps: DisputeDeps,
  { id, round, table: number }: z.infer<typeof TableParams>,
  person: StoredPerson,
): Promise<Asked> {
  const open = await openSeason(deps, id);
  const table = tableOf(open, round, number);
  const office = await deps.officials.officeOf(open.stored.league, person.id);
  const reader = readerOf(open, table, person, office);
  if (!readsDisputes(reader))
    throw new HttpProblem(
      403,
      'not-entrant',
      'Reports on a table are between its two and the judges and organisers of the league.',
    );
  return { open, table, person, reader, key: { seasonId: id, round, pairing: table.index } };
}

async function listFor({ disputes, now }: DisputeDeps, { key, reader }: Asked): Promise<DisputeList> {
  const rows = await disputes.of(key);
  const open = rows.some(({ byId, decidedAt }) => byId === reader.person && decidedAt === null);
  return { disputes: rows.map((row) => shownDispute(row, reader, now())), mayReport: reader.plays && !open };
}

const decidedMeanwhile = (): HttpProblem =>
  new HttpProblem(409, 'decided', 'Somebody was faster: this has been done. Load the page again.');

async function does(deps: DisputeDeps, who: Asked, body: z.infer<typeof DisputeBody>): Promise<void> {
  const { disputes, disputeNotices, now } = deps;
  const { person, reader, key } = who;
  if (body.do === 'report') {
    if (!reader.plays)
      throw new HttpProblem(403, 'not-entrant', 'Only the two of this table report here. You decide on reports.');
    const id = await disputes.report(key, person.id, body.text, now());
    return disputeNotices.tell(id, 'reported', await told(deps, who, 'judges'));
  }
  const row = await disputes.get(body.dispute);
  if (row?.seasonId !== key.seasonId || row.round !== key.round || row.pairing !== key.pairing)
    throw new HttpProblem(404, 'no-dispute', 'There is no such report on this table. Load the page again.');
  if (!mayDo(row, reader, now()).includes(body.do)) throw mayNot(body.do);
  if (body.do === 'appeal') {
    if (!(await disputes.appeal(row.id, person.id, body.text, now()))) throw decidedMeanwhile();
    return disputeNotices.tell(row.id, 'appealed', await told(deps, who, 'owner'));
  }
  const [change, step] = body.do === 'decide' ? (['decide', 'decided'] as const) : (['answer', 'answered'] as const);
  if (!(await disputes[change](row.id, person.id, body.decision, body.reason, now()))) throw decidedMeanwhile();
  return disputeNotices.tell(row.id, step, await told(deps, who, 'nobody'));
}

const mayNot = (what: 'decide' | 'appeal' | 'answer'): HttpProblem =>
  new HttpProblem(
    409,
    'not-now',
    {
      decide: 'It is decided already, or you play at this table: another judge or organiser decides.',
      appeal: 'One of the two appeals once, within seven days of the decision.',
      answer: 'The owner answers an appeal, once; where the owner plays here, an organiser who did not decide it.',
    }[what],
  );

/** The two and these officials, without who does it. */
async function told(
  { officials }: DisputeDeps,
  { open, table, person }: Asked,
  whom: 'judges' | 'owner' | 'nobody',
): Promise<string[]> {
  const two = table.entrants.flatMap((each) => each.person ?? []);
  const all = whom === 'nobody' ? [] : await officials.of(open.stored.league);
  const ownerPlays = two.includes(open.stored.league.ownerId);
  const lastWord = ownerPlays ? 'organiser' : 'owner';
  const those = all.filter(({ accepted, office }) =>
    whom === 'judges' ? accepted && judgesLeague(office) : accepted && office === lastWord,
  );
  const everybody = new Set([...two, ...those.map((each) => each.person)]);
  return [...everybody].filter((each) => each !== person.id);
}
