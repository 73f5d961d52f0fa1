/**
 * How long the organiser's desk waits: a real server, a season of many entrants that is entered, paired and played by an
 * organiser who enters each result by hand. Times are those of answers on this machine, so they hold the server's work,
 * HTTP and the database's write.
 *
 *   npm run seasons -- [--entrants 128] [--rounds 9]
 */
import { parseArgs } from 'node:util';
import { api, leaguesApi } from '@broadside/client';
import { blankTerms } from '@broadside/competition/season';
import type { Act } from '@broadside/competition/season';
import type { SeasonPage } from '@broadside/protocol';
import { openDatabase } from '../apps/server/src/store/database.ts';
import { becomeGuest, openLimits } from './drivers/ours.ts';
import { ourServer } from './measure/built-server.ts';
import { startDatabase } from './measure/database.ts';
import { startServer } from './measure/processes.ts';
import { step } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { median, percentile, rounded } from './measure/statistics.ts';

const { values } = parseArgs({
  options: { entrants: { type: 'string', default: '128' }, rounds: { type: 'string', default: '9' } },
});
const [entrants, rounds] = [Number(values.entrants), Number(values.rounds)];
const postgres = await startDatabase();
const url = await postgres.create();
const server = await startServer(await ourServer(), { ...openLimits, LEAGUES_PER_HOUR: '1000', DATABASE_URL: url });

/** Milliseconds of each kind of answer. */
const took = new Map<string, number[]>();
async function timed<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  took.set(kind, [...(took.get(kind) ?? []), performance.now() - began]);
  return done;
}

/** Somebody with an account, who runs a league. */
async function organiser() {
  const cookie = await becomeGuest(server.address, 'Olga');
  const headers = { cookie };
  const { person } = await api(server.address, { headers }).me();
  const database = openDatabase(url);
  await database.person.update({ where: { id: person?.id ?? '' }, data: { handle: 'olga', handleKey: 'olga' } });
  await database.$disconnect();
  return { headers, leagues: leaguesApi(server.address, { headers }) };
}

async function play(): Promise<void> {
  const { leagues, headers } = await organiser();
  const { rulesets } = await api(server.address, { headers }).rulesets();
  const [game] = rulesets;
  const battle = game?.battles.find(({ seats }) => seats.length === 2)?.id ?? '';
  const terms = {
    ...blankTerms,
    ...{ ruleset: game?.id ?? '', edition: game?.edition ?? '' },
    battles: { choice: 'fixed' as const, battle },
    format: { kind: 'swiss' as const, rounds },
    registration: { limit: entrants, lateUntil: 0 },
  };
  await leagues.createLeague({ name: 'Bench', slug: 'bench' });
  const { id } = await leagues.openSeason('bench', { name: 'Season', terms });
  let acts = 0;
  const act = async (one: Act): Promise<SeasonPage> => {
    acts += 1;
    const name = one.act === 'edit-draft' ? `edit-draft ${one.change.edit}` : one.act;
    return timed(name, () => leagues.seasonAct(id, { id: `act-${String(acts).padStart(6, '0')}`, act: one }));
  };
  await act({ act: 'open-registration' });
  const names = Array.from({ length: entrants }, (_, at) => `Entrant ${String(at + 1)}`);
  await act({ act: 'enter-by-name', names });
  for (let round = 1; round <= rounds; round += 1) {
    step(`round ${String(round)} of ${String(rounds)}`);
    const { season } = await act({ act: 'draft-round' });
    const [first, second] = season.draft?.pairs ?? [];
    if (first === undefined || second === undefined) throw new Error('A round has two tables at least.');
    await act({ act: 'edit-draft', change: { edit: 'force', entrants: [first.sides[0], second.sides[0]] } });
    const published = await act({ act: 'publish-round' });
    for (const { sides } of published.season.rounds.at(-1)?.pairings ?? []) {
      const [drawn, first] = [(sides[0] + sides[1] + round) % 5 === 0, sides[0] < sides[1]];
      const winner = drawn ? null : first ? 0 : 1;
      const result = { how: 'played', winner, book: null, reason: 'Bench' } as const;
      await act({ act: 'enter-result', round, entrant: sides[0], result });
      await timed('desk', () => leagues.season(id));
    }
  }
  const page = await fetch(`${server.address}/api/seasons/${id}`, { headers });
  const bytes = (await page.text()).length;
  const all = [...took.values()].flat();
  const line = {
    ...{ bench: 'seasons', entrants, rounds, acts, pageBytes: bytes },
    ...{ p50Ms: rounded(median(all)), p99Ms: rounded(percentile(all, 0.99)), maxMs: rounded(Math.max(...all)) },
    each: Object.fromEntries(
      [...took].map(([kind, times]) => [kind, [rounded(median(times)), rounded(Math.max(...times))]]),
    ),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  record(line);
}

try {
  await play();
} finally {
  await server.stop();
  await postgres.stop();
}
process.exit(0);
