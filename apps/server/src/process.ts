/** Starts a server process: settings, database, migrations, then one port for everything. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import type { App } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { PgBossJobs } from './jobs/jobs.ts';
import { createMetrics } from './metrics.ts';
import type { Catalog } from './rooms/rooms.ts';
import { openDatabase } from './store/database.ts';
import { startEmbedded } from './store/embedded.ts';
import type { Embedded } from './store/embedded.ts';
import { migrate } from './store/migrate.ts';
import { PgJournal } from './store/pg-journal.ts';

const migrations = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

function say(stream: NodeJS.WriteStream, line: string): void {
  stream.write(`${line}\n`);
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const sentence of error.sentences) say(process.stderr, sentence);
    process.exit(1);
  }
}

/** The address that a person types: the machine itself where the server listens everywhere. */
function shownAddress(config: Config, port: number): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

function portOf(app: App): number {
  const address = app.fastify.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Why the server cannot listen, and what would help. */
function listenSentence(error: unknown, { host, port }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} of ${host} is taken. Stop what uses it, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${String(port)} may not be used by this account. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`;
  return `The server cannot listen on ${host}, port ${String(port)}: ${String(error)}`;
}

/**
 * Runs until a signal stops it. Whoever calls names the module that exports the rulesets as `catalog`, so that tests and
 * benches run the same process.
 */
export async function runServer(catalogModule: URL): Promise<void> {
  const { catalog } = (await import(catalogModule.href)) as { readonly catalog: Catalog };
  const config = settings();
  const logger = pino({ level: config.logLevel }, pino.destination(2));
  const embedded: Embedded | undefined =
    config.databaseUrl === undefined ? await startEmbedded(join(config.dataDir, 'postgres'), 'broadside') : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url, migrations);
  const metrics = createMetrics();
  const database = openDatabase(url);
  const journal = new PgJournal({ url, onCommit: metrics.onCommit });
  const jobs = new PgBossJobs(url, logger);
  const app = await buildApp({ config, catalog, catalogModule, database, journal, logger, metrics, jobs });
  const stop = async (): Promise<void> => {
    await app.drain();
    await jobs.stop();
    await journal.close();
    await database.$disconnect();
    await embedded?.stop();
  };
  stopOnSignal(stop);
  try {
    await app.fastify.listen({ host: config.host, port: config.port });
  } catch (error) {
    say(process.stderr, listenSentence(error, config));
    await stop();
    process.exit(1);
  }
  say(process.stdout, `Broadside is ready: ${shownAddress(config, portOf(app))}`);
  await jobs.start(
    (id) => app.rooms.rouse(id),
    (id, attempt) => app.notices.send(id, attempt),
  );
  await app.notices.resume();
  await app.rooms.wake();
}

/** The first signal drains and exits with 0; the second exits at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(130);
    stopping = true;
    say(process.stdout, 'Broadside stops: players are told, the journal is written. Once more to stop at once.');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(process.stderr, String(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
