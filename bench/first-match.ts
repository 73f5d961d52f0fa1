/**
 * What the first match after a start costs: server CPU per move of it, beside that of the last ones of a few, played one
 * after the other by bots. With the warm-up and without it, each in a server of its own.
 *
 *   npm run first-match -- [--ruleset ID] [--matches 6]
 */
import { parseArgs } from 'node:util';
import { catalog } from '@broadside/rules/catalog';
import { becomeGuest, openLimits } from './drivers/ours.ts';
import { oneMatch, Tally } from './measure/bot-matches.ts';
import { ourServer } from './measure/built-server.ts';
import { startDatabase } from './measure/database.ts';
import { cpuSeconds, startServer } from './measure/processes.ts';
import { step, within } from './measure/progress.ts';
import { record } from './measure/record.ts';
import { median, rounded } from './measure/statistics.ts';

const { values } = parseArgs({
  options: { ruleset: { type: 'string' }, matches: { type: 'string', default: '6' } },
});
/** So many of the last matches are taken for steady. */
const STEADY = 3;
const database = await startDatabase();
const script = await ourServer();

async function measure(id: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const ruleset = await catalog[id]?.();
  if (ruleset === undefined) throw new Error(`No ruleset ${id}. Choose one of ${Object.keys(catalog).join(', ')}.`);
  const began = performance.now();
  const server = await startServer(script, { ...openLimits, ...settings, DATABASE_URL: await database.create() });
  const startMs = performance.now() - began;
  const cookies = [await becomeGuest(server.address, 'Ada'), await becomeGuest(server.address, 'Bob')] as const;
  const perMove: number[] = [];
  for (let match = 0; match < Number(values.matches); match += 1) {
    const tally = new Tally();
    const before = cpuSeconds(server.pid);
    step(`${id} ${JSON.stringify(settings)}: match ${String(match + 1)} of ${values.matches}`);
    await within(
      300,
      'A match',
      oneMatch(server.address, cookies, ruleset, tally, () => false),
    );
    perMove.push(((cpuSeconds(server.pid) - before) * 1e6) / tally.latencies.length);
  }
  await server.stop();
  const [first = 0] = perMove;
  const steady = median(perMove.slice(-STEADY));
  const line = {
    bench: 'first-match',
    ruleset: id,
    ...settings,
    startMs: rounded(startMs),
    firstUsPerMove: rounded(first),
    steadyUsPerMove: rounded(steady),
    ratio: rounded(first / steady),
    all: perMove.map(rounded),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  record(line);
}

for (const id of values.ruleset === undefined ? Object.keys(catalog) : [values.ruleset])
  for (const settings of [{ WARM_UP_MS: '0' }, {}]) await measure(id, settings);
await database.stop();
process.exit(0);
