/**
 * W1 with a real game: matches of a ruleset of the catalog, both seats played by its bot through the headless client,
 * one watcher each. The bots think in this process; the server only judges.
 *
 *   npm run bots -- [--ruleset quantum-rebellion] [--matches 8] [--seconds 30]
 */
import { parseArgs } from 'node:util';
import { api, connect, socketUrl } from '@broadside/client';
import type { Answer, Connection, SocketConstructor } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset, Bot, Seat, View } from '@broadside/rules/kernel';
import WebSocket from 'ws';
import { becomeGuest, openLimits } from './drivers/ours.ts';
import { ourServer } from './measure/built-server.ts';
import { startDatabase } from './measure/database.ts';
import { cpuSeconds, cpuSecondsWithChildren, startServer } from './measure/processes.ts';
import { record } from './measure/record.ts';
import { percentile, rounded } from './measure/statistics.ts';

const sockets = { player: [] as WebSocket[], watcher: [] as WebSocket[] };

function socketFor(cookie: string, kind: keyof typeof sockets): SocketConstructor {
  return class extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie }, perMessageDeflate: false });
      sockets[kind].push(this);
    }
  };
}

function bytesRead(kind: keyof typeof sockets): number {
  const stream = (socket: WebSocket): { bytesRead: number } | undefined =>
    (socket as unknown as { _socket?: { bytesRead: number } })._socket;
  return sockets[kind].reduce((sum, socket) => sum + (stream(socket)?.bytesRead ?? 0), 0);
}

class Tally {
  readonly latencies: number[] = [];
  readonly refusals = new Map<string, number>();
  finished = 0;
  thinkingMs = 0;
}

/** Plays one seat until the match is over: chooses from its view and its offers, waits for the answer. */
async function play(
  table: Connection,
  seat: Seat,
  ruleset: AnyRuleset,
  tally: Tally,
  until: () => boolean,
): Promise<void> {
  const [bot] = ruleset.bots as readonly Bot<View, Readonly<Record<string, unknown>>, unknown>[];
  if (bot === undefined) throw new Error(`${ruleset.name} has no bot.`);
  let refused = 0;
  while (!until()) {
    const state = await table.when((each) => each.awaiting.includes(seat) || each.outcome !== null || until());
    if (state.outcome !== null || state.view === null || until()) return;
    const began = performance.now();
    const command =
      refused < 3
        ? bot.choose(state.view, table.offers(), seat, Math.random)
        : (ruleset.standingAnswer(state.view, seat) as Readonly<Record<string, unknown>>);
    const sent = performance.now();
    tally.thinkingMs += sent - began;
    const answer = await table.send(command);
    if (answer.kind === 'accepted') tally.latencies.push(performance.now() - sent);
    refused = answer.kind === 'accepted' ? 0 : refused + 1;
    if (answer.kind !== 'accepted') note(tally, answer);
    else await table.when((each) => each.seq >= answer.seq);
  }
}

function note(tally: Tally, answer: Exclude<Answer, { kind: 'accepted' }>): void {
  const code = answer.kind === 'rejected' ? answer.reason.code : answer.code;
  tally.refusals.set(code, (tally.refusals.get(code) ?? 0) + 1);
}

async function oneMatch(
  address: string,
  cookies: readonly [string, string],
  ruleset: AnyRuleset,
  tally: Tally,
  until: () => boolean,
): Promise<void> {
  const [ada, bob] = cookies.map((cookie) => api(address, { headers: { cookie } }));
  if (ada === undefined || bob === undefined) return;
  const { match, invitations } = await ada.createMatch({ ruleset: ruleset.id, opponent: 'friend' });
  await bob.join(match.id, 'seat-2', { token: invitations[0]?.token ?? '' });
  const open = (cookie: string, kind: keyof typeof sockets): Connection =>
    connect({ url: socketUrl(address, match.id), catalog, WebSocket: socketFor(cookie, kind) });
  const tables = [open(cookies[0], 'player'), open(cookies[1], 'player'), open('', 'watcher')] as const;
  await Promise.all(tables.map((table) => table.when((state) => state.seq > 0 && table.ruleset !== null)));
  await Promise.all([
    play(tables[0], 'seat-1', ruleset, tally, until),
    play(tables[1], 'seat-2', ruleset, tally, until),
  ]);
  if (tables[0].state.outcome !== null) tally.finished += 1;
  for (const table of tables) table.close();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string', default: 'quantum-rebellion' },
      matches: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '30' },
      profile: { type: 'string' },
    },
  });
  const ruleset = await catalog[values.ruleset]?.();
  if (ruleset === undefined)
    throw new Error(`No ruleset ${values.ruleset}. Choose one of ${Object.keys(catalog).join(', ')}.`);
  const database = await startDatabase();
  const nodeArgs = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const script = await ourServer();
  const server = await startServer(script, { ...openLimits, DATABASE_URL: await database.create() }, nodeArgs);
  const cookies = [await becomeGuest(server.address, 'Ada'), await becomeGuest(server.address, 'Bob')] as const;
  const tally = new Tally();
  const began = performance.now();
  const until = (): boolean => performance.now() - began > Number(values.seconds) * 1000;
  const [serverCpu, postgresCpu] = [cpuSeconds(server.pid), cpuSecondsWithChildren(database.pid)];
  const lane = async (): Promise<void> => {
    while (!until()) await oneMatch(server.address, cookies, ruleset, tally, until);
  };
  await Promise.all(Array.from({ length: Number(values.matches) }, lane));
  const seconds = (performance.now() - began) / 1000;
  const moves = tally.latencies.length;
  const result = {
    bench: 'w1-bots',
    ruleset: ruleset.id,
    edition: ruleset.edition,
    matches: Number(values.matches),
    seconds: rounded(seconds),
    movesPerSecond: rounded(moves / seconds),
    p50Ms: rounded(percentile(tally.latencies, 0.5)),
    p99Ms: rounded(percentile(tally.latencies, 0.99)),
    bytesPerMoveToPlayer: rounded(bytesRead('player') / moves / 2),
    bytesPerMoveToWatcher: rounded(bytesRead('watcher') / moves),
    serverCpuUsPerMove: rounded(((cpuSeconds(server.pid) - serverCpu) * 1e6) / moves),
    postgresCpuUsPerMove: rounded(((cpuSecondsWithChildren(database.pid) - postgresCpu) * 1e6) / moves),
    botUsPerMove: rounded((tally.thinkingMs * 1000) / moves),
    finished: tally.finished,
    refusals: Object.fromEntries(tally.refusals),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  record(result);
  await server.stop();
  await database.stop();
}

await main();
process.exit(0);
