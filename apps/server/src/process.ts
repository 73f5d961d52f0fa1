/** Starts a server process: settings, database, migrations, then one port for everything. */
import { join } from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { App } from './app.ts';
import { Closing } from './closing.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { PgBossJobs } from './jobs/jobs.ts';
import { createMetrics } from './metrics.ts';
import { migrations } from './places.ts';
import type { RoomCatalog } from './rooms/rooms.ts';
import { warmUp } from './rooms/warm-up.ts';
import { listenSentence, startSentence } from './start-failures.ts';
import { Claim } from './store/claim.ts';
import { openDatabase } from './store/database.ts';
import { DiskWatch } from './store/disk.ts';
import { startEmbedded } from './store/embedded.ts';
import { migrate } from './store/migrate.ts';
import { Outage, cutsAreWarnings } from './store/outage.ts';
import { PgJournal } from './store/pg-journal.ts';

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

/**
 * Runs until a signal stops it. Whoever calls names the module that exports the rulesets as `catalog`, so that tests and
 * benches run the same process.
 */
export async function runServer(catalogModule: URL): Promise<void> {
  const config = settings();
  const closing = new Closing();
  try {
    await serve(config, catalogModule, closing);
  } catch (error) {
    say(process.stderr, startSentence(error, config));
    await closing.run();
    process.exit(1);
  }
}

interface Store {
  readonly url: string;
  readonly claim: Claim;
  readonly disk: DiskWatch;
  /** Called after every transaction of the journal. */
  readonly worked: () => void;
}

/** The database, started where none is given, and this server's claim to it. */
async function openStore(config: Config, closing: Closing): Promise<Store> {
  const waitMs = config.takeoverMs;
  const seconds = String(Math.ceil(waitMs / 1000));
  const onWait = (): void =>
    say(process.stdout, `Another server still uses the database. Waiting up to ${seconds} s until it has stopped.`);
  if (config.databaseUrl !== undefined) {
    const claim = await Claim.take({ url: config.databaseUrl, waitMs, onWait });
    closing.add('the claim to the database', () => claim.release());
    return { url: config.databaseUrl, claim, disk: new DiskWatch(undefined), worked: () => undefined };
  }
  const embedded = await startEmbedded(join(config.dataDir, 'postgres'), 'broadside', { waitMs, onWait });
  const { url } = embedded;
  closing.add('PostgreSQL', () => embedded.stop());
  const claim = await Claim.take({ url, waitMs, onWait, revive: () => embedded.revive() });
  closing.add('the claim to the database', () => claim.release());
  return { url, claim, disk: new DiskWatch(embedded.dataDir), worked: () => embedded.worked() };
}

/** What is asked of the server itself before it listens; nothing of it is stored. */
const firstAsked = ['/api/rulesets', '/api/openapi.json', '/api/lobby', '/api/matches', '/api/matches/none'];

async function serve(config: Config, catalogModule: URL, closing: Closing): Promise<void> {
  const { catalog } = (await import(catalogModule.href)) as { readonly catalog: RoomCatalog };
  const logger = pino({ level: config.logLevel, hooks: cutsAreWarnings }, pino.destination(2));
  const { url, claim, disk, worked } = await openStore(config, closing);
  await migrate(url, migrations);
  const metrics = createMetrics();
  const outage = new Outage();
  const database = openDatabase(url);
  closing.add('the database', () => database.$disconnect());
  const journal = new PgJournal({
    url,
    onCommit(size, latencyMs) {
      disk.written();
      worked();
      metrics.onCommit(size, latencyMs);
    },
    onFailure: (error) => disk.refused(error),
  });
  closing.add('the journal', () => journal.close());
  const jobs = new PgBossJobs(url, logger);
  closing.add('the jobs', () => jobs.stop());
  const app = await buildApp({
    config,
    catalog,
    catalogModule,
    database,
    databaseUrl: url,
    journal,
    logger,
    metrics,
    jobs,
    outage,
    disk,
  });
  closing.add('the tables', () => app.drain());
  stopOnSignal(closing, outage);
  // What is slow the first time (loading every ruleset, describing every route, the first moves) is done before anybody waits.
  for (const path of firstAsked) await app.fastify.inject(path);
  await warmUp(catalog, config.warmUpMs, logger);
  await jobs.start(
    (id) => app.rooms.rouse(id),
    (id, attempt) => app.notices.send(id, attempt),
    (id) => app.clock.wake(id),
  );
  try {
    await app.fastify.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw new Error(listenSentence(error, config), { cause: error });
  }
  say(process.stdout, `Broadside is ready: ${shownAddress(config, portOf(app))}`);
  keepWatch({ claim, app, closing, logger, config });
  await takeUp(app, logger);
}

/** What was under way goes on. Where the database goes away meanwhile, this is done again when it is back. */
async function takeUp(app: App, logger: Logger): Promise<void> {
  try {
    await app.notices.resume();
    app.followers.start();
    await app.rooms.wake();
  } catch (error) {
    logger.error({ err: error }, 'not everything could be taken up again');
  }
}

interface Watched {
  readonly claim: Claim;
  readonly app: App;
  readonly closing: Closing;
  readonly logger: Logger;
  readonly config: Config;
}

/** The database goes away and comes back, or belongs to another server then. */
function keepWatch({ claim, app, closing, logger, config }: Watched): void {
  claim.watch({
    away() {
      logger.warn('the database is away: players are told, play goes on when it is back');
      app.databaseAway();
    },
    missed: (error) => logger.warn({ err: error }, 'the database is still away'),
    back() {
      logger.warn('the database is back');
      app.databaseBack();
      void takeUp(app, logger);
    },
    lost(sentence) {
      say(process.stderr, startSentence(new Error(sentence), config));
      void closing.run().then(() => process.exit(1));
    },
  });
}

/** The first signal drains and exits with 0; the second exits at once. */
function stopOnSignal(closing: Closing, outage: Outage): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(130);
    stopping = true;
    say(process.stdout, 'Broadside stops: players are told, the journal is written. Once more to stop at once.');
    void closing.run().then((failures) => {
      // What could not be closed because the database is away is closed with it.
      const failed = outage.on ? [] : failures;
      for (const failure of failed) say(process.stderr, String(failure));
      process.exit(failed.length === 0 ? 0 : 1);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
