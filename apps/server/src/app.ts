/** The whole server on one port: API, websockets, web app, health and metrics. */
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { FollowNotices } from './follows/follow-notices.ts';
import { registerApi } from './http/api.ts';
import { createFastify } from './http/fastify.ts';
import { registerKept, registerKeptMatches } from './http/kept.ts';
import { registerLeagueParts } from './http/league-parts.ts';
import { registerHealth } from './http/health.ts';
import { registerPictures } from './http/pictures.ts';
import { previews } from './http/previews.ts';
import { registerOrder } from './http/order.ts';
import { registerNotices } from './http/notices.ts';
import { KnownOptions } from './http/match-options.ts';
import { registerIdentity } from './http/identity.ts';
import { SocketHall } from './http/socket-hall.ts';
import { registerSeasonSockets } from './http/season-sockets.ts';
import { registerSockets, websocketSettings } from './http/sockets.ts';
import { registerWatchStream } from './http/watch-stream.ts';
import { registerWatching } from './http/watching.ts';
import type { SeasonSocketDeps } from './http/season-sockets.ts';
import type { SocketDeps } from './http/sockets.ts';
import { createIdentity } from './identity/identity.ts';
import type { Send } from './identity/mail.ts';
import type { Jobs } from './jobs/jobs.ts';
import { Challenges } from './lobby/challenges.ts';
import { registerLobbyRoutes, sweepLobby } from './http/lobby-routes.ts';
import type { Sweeping } from './http/lobby-routes.ts';
import { leagueNotice, tellBy } from './leagues/notices.ts';
import type { PairElsewhere } from './leagues/judging.ts';
import { leagueParts } from './leagues/parts.ts';
import type { LeagueGiven } from './leagues/parts.ts';
import { SeasonClock } from './leagues/clock.ts';
import { Ratings } from './lobby/ratings.ts';
import { createMetrics } from './metrics.ts';
import type { WatchPlace } from './publication/public-news.ts';
import { publicationParts, toldFollowers } from './publication/parts.ts';
import type { Metrics } from './metrics.ts';
import type { Notices, NoticesOptions } from './notices/notices.ts';
import { ReadingBudget } from './reading/budget.ts';
import { Readings } from './reading/readings.ts';
import { createNotices } from './notices/setup.ts';
import { insiders, withCasts } from './casts/parts.ts';
import type { LivePasses } from './passes/live-passes.ts';
import type { NoticeParts } from './notices/setup.ts';
import { defaultRoomSettings, systemTime } from './rooms/ports.ts';
import type { RoomPorts, TimeOfDay } from './rooms/ports.ts';
import type { Room } from './rooms/room.ts';
import { Rooms } from './rooms/rooms.ts';
import type { SpeechLimits } from './rooms/speech-limits.ts';
import { chatPort } from './rooms/watchers-chat.ts';
import type { RoomCatalog } from './rooms/rooms.ts';
import type { Database } from './store/database.ts';
import { hideOutcomes } from './spoilers/parts.ts';
import { DiskWatch } from './store/disk.ts';
import { Chats } from './store/chat.ts';
import { Clips } from './store/clips.ts';
import type { Journal } from './store/journal.ts';
import { Outage } from './store/outage.ts';
import { Matches } from './store/matches.ts';
import { watchingParts } from './watch/parts.ts';
import { registerWeb } from './web.ts';
import { countingParts } from './watch/counting.ts';
import type { WatchCounts } from './watch/watch-counts.ts';
import { systemResolve } from './webhooks/addresses.ts';
import type { Resolve } from './webhooks/addresses.ts';
import { webhookParts } from './webhooks/parts.ts';
import type { WebhookSender } from './webhooks/sender.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export interface AppDeps {
  readonly config: Config;
  readonly catalog: RoomCatalog;
  /** The module that exports it as `catalog`, for the worker processes. */
  readonly catalogModule: URL;
  readonly database: Database;
  /** Its connection string: the process of readers has its own connection. */
  readonly databaseUrl: string;
  readonly journal: Journal;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  /** Without it, matches with a clock stay in memory until they are over. */
  readonly jobs?: Jobs;
  /** The system's unless given. */
  readonly time?: TimeOfDay;
  /** Whether the database is away; never, unless given. */
  readonly outage?: Outage;
  /** Whether there is room to write; unless given, nobody looks. */
  readonly disk?: DiskWatch;
  /** Sends e-mail instead of the SMTP server of the settings. */
  readonly send?: Send;
  /** Looks hosts of webhooks up; the system unless given. */
  readonly resolve?: Resolve;
}

/** A bot that has not chosen within this time gives its standing answer. */
const thinkingSeconds = 30;

export interface App {
  readonly fastify: FastifyInstance;
  readonly rooms: Rooms;
  readonly notices: Notices;
  /** Tells those who follow matches. */
  readonly followers: FollowNotices;
  /** Does what seasons do by themselves at their times. */
  readonly clock: SeasonClock;
  /** Every route that is served, as `METHOD /path`; a test holds them against the matrix of who may what. */
  readonly routes: ReadonlySet<string>;
  /** How many wait for news of matches over HTTP. */
  watching(): number;
  /** The database is away: players are told, and nobody is asked to wait for an answer. */
  databaseAway(): void;
  /** It is there again: whoever waited goes on. */
  databaseBack(): void;
  /** Sockets are told, what is under way is finished, the journal is flushed; then nothing listens any more. */
  drain(): Promise<void>;
}

/** Builds the server; the caller listens, and closes what it gave. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, catalog, database, logger, jobs } = deps;
  const metrics = deps.metrics ?? createMetrics();
  const outage = deps.outage ?? new Outage();
  const matches = new Matches(database);
  const identity = await createIdentity(config, database, logger, deps.send);
  const { people, sessions, audit } = identity;
  const time = deps.time ?? systemTime;
  const now = (): number => time.now();
  const [ratings, challenges] = [new Ratings(database, now), new Challenges(database)];
  const { workers, thinkers, readers } = startWorkers(deps, metrics);
  const [chats, clips] = [new Chats(database), new Clips(database)];
  const leagues = leaguesOf(deps, matches, { elsewhere: pairedBy(workers), now });
  const ofTable: NoticesOptions['ofTable'] = (notice) => leagueNotice(leagues, notice);
  const television = () => watching.television;
  const toTell = { rooms: () => rooms, television, tell: (place: WatchPlace) => publication.news.tell(place) };
  const judging = insiders({ ...deps, people, matches, chats, ...toTell }, leagues);
  const sceneOf = (id: string): Promise<Room | undefined> => rooms.get(id);
  const asked = { secret: identity.settings.secret, sceneOf, ofTable, ofFollowed: toldFollowers(() => publication) };
  const parts = await createNotices({ config, database, logger, jobs, ...asked });
  const herald = jobs && { herald: parts.notices };
  const late = { rooms: () => rooms, ...withCasts(judging, () => watching) };
  const publication = publicationParts({ ...deps, ...leagues, time, matches, ratings, parts, ...late });
  const watch = countingParts({ database, time, logger, rooms: () => rooms });
  const { counts } = watch;
  const told = { ...publication, ...judging, ...herald, matches, chats, counts };
  const rooms = roomsOf(deps, { ...told, outage, metrics, thinkers });
  const { fastify, routes } = await createFastify(config, logger, outage);
  const spoilers = hideOutcomes(fastify, { ...leagues, people });
  const watching = watchingParts({ ...deps, ...leagues, matches, rooms, ratings, spoilers, now });
  const clock = new SeasonClock({ ...leagues, catalog, workers, matches, rooms, logger, jobs });
  tellBy(leagues, parts.notices);
  metrics.watchRooms(() => rooms.size);
  await fastify.register(websocket, websocketSettings);
  const readings = readingsOf(deps, rooms, readers);
  const picturing = { ...watching, ...leagues, matches, rooms, readings, clips, site: config.namedUrl, spoilers };
  registerIdentity(fastify, { identity, matches, rooms, limits: config });
  fastify.after(() => {
    const options = new KnownOptions(rooms, matches);
    const making = { catalog, database, spoilers, people, matches, rooms, workers, readings, options, now };
    const api = { ...making, limits: config, challenges, notices: parts.notices };
    registerApi(fastify, api);
    registerLobbyRoutes(fastify, { ...api, database, ratings, logger, hall: leagues.hall });
    registerNotices(fastify, { people, rooms, parts });
    registerLeagueParts(fastify, { ...making, ...leagues, ratings, minutes: watch.minutes });
    const order = { ...picturing, identity, chats, notices: parts.notices, ...leagues, ...judging, now };
    registerOrder(fastify, { ...order, journal: deps.journal, database });
    registerKept(fastify, deps, people, workers);
    registerKeptMatches(fastify, deps, { people, matches, rooms, readings, workers });
    registerPictures(fastify, picturing);
    const toWatch = { ...watching, ...judging, rooms, readings, counts, news: publication.news, limits: config };
    registerWatchStream(fastify, { ...toWatch, logger });
    registerWatching(fastify, { ...watching, ...publication, leagues: { ...making, ...leagues, ratings }, audit });
    registerTables(fastify, deps, { ...picturing, sessions, outage, metrics, ...judging, ...herald });
  });
  await registerWeb(fastify, config, previews(picturing));
  clock.start();
  await publication.clock.start();
  const sweeping = sweepLobby({ challenges, ratings, ...leagues, matches, rooms, logger, now, minutes: watch.minutes });
  return {
    ...{ fastify, rooms, notices: parts.notices, followers: publication.followers, clock, routes },
    watching: () => publication.news.waiting,
    ...whenDatabaseGoes({ outage, rooms, sweeping }),
    drain: draining({
      ...{ outage, parts, rooms, fastify, pools: [thinkers, readers, workers], sweeping, clock, publication, counts },
      ...leagues.webhooks,
    }),
  };
}

function roomsOf(
  deps: AppDeps,
  {
    matches,
    rows,
    moments,
    counts,
    outage,
    metrics,
    thinkers,
    chats,
    passes,
    speech,
    herald,
  }: Pick<RoomPorts, 'herald'> & {
    readonly matches: Matches;
    readonly rows: RoomPorts['matches'];
    readonly moments: NonNullable<RoomPorts['moments']>;
    readonly counts: WatchCounts;
    readonly outage: Outage;
    readonly metrics: Metrics;
    readonly thinkers: WorkerPool;
    readonly chats: Chats;
    readonly passes: LivePasses;
    readonly speech: SpeechLimits;
  },
): Rooms {
  const { catalog, config } = deps;
  return new Rooms({
    catalog,
    matches,
    idleMs: config.roomIdleMs,
    ports: {
      ...givenPorts(deps, thinkers),
      outage,
      matches: rows,
      moments,
      counts,
      passes,
      observer: metrics.rooms,
      ...(herald && { herald }),
      chat: chatPort(chats, passes, speech),
    },
  });
}

/** What ends with the server, in its order. */
const draining =
  (of: {
    readonly outage: Outage;
    readonly parts: NoticeParts;
    readonly rooms: Rooms;
    readonly fastify: FastifyInstance;
    readonly pools: readonly WorkerPool[];
    readonly sweeping: Sweeping;
    readonly clock: SeasonClock;
    readonly publication: ReturnType<typeof publicationParts>;
    readonly counts: WatchCounts;
    readonly sender: WebhookSender;
  }): App['drain'] =>
  async () => {
    of.outage.giveUp();
    of.parts.stop();
    of.publication.news.close();
    const goesOn = 'The server restarts; your match goes on.';
    await of.rooms.drain({ code: 'shutdown', sentence: goesOn, retryAfterMs: 1000 });
    await of.fastify.close();
    await of.counts.stop();
    for (const each of of.pools) each.close();
    const { clock, followers } = of.publication;
    await Promise.all([of.sweeping.stop(), of.clock.stop(), clock.stop(), followers.stop(), of.sender.stop()]);
  };

function whenDatabaseGoes(of: {
  readonly outage: Outage;
  readonly rooms: Rooms;
  readonly sweeping: Sweeping;
}): Pick<App, 'databaseAway' | 'databaseBack'> {
  return {
    databaseAway() {
      of.outage.begin();
      of.rooms.awaitDatabase();
    },
    databaseBack() {
      of.outage.end();
      of.sweeping.now();
    },
  };
}

/** What rooms get from whoever starts the server. */
function givenPorts({ config, journal, logger, time = systemTime, jobs }: AppDeps, thinkers: WorkerPool) {
  return {
    journal,
    logger,
    time,
    ponder: (question) => thinkers.run('ponder', question, { who: question.match, over: 'this match' }),
    wakeAt: (id, instant) => jobs?.wakeMatchAt(id, instant) ?? Promise.reject(new Error('There is no job queue.')),
    settings: {
      ...defaultRoomSettings,
      snapshotEvery: config.snapshotEvery,
      botDelayMs: config.botDelayMs,
      watchSockets: config.watchSockets,
      watchUrl: config.watchUrl,
    },
  } satisfies Partial<RoomPorts>;
}

type TableDeps = Omit<SocketDeps & SeasonSocketDeps, 'hall'> & {
  readonly metrics: Metrics;
};

/** The sockets of tables, and what tells operators how these are. */
function registerTables(fastify: FastifyInstance, given: AppDeps, { metrics, ...tables }: TableDeps): void {
  const { config, database, disk = new DiskWatch(undefined) } = given;
  const onCount = (change: number): void => metrics.sockets.inc(change);
  const { socketRate: rate, socketsPerAddress: perAddress, socketPingMs: pingMs } = config;
  const hall = new SocketHall(fastify, { limits: { rate }, perAddress, pingMs, onCount });
  registerSockets(fastify, { ...tables, hall });
  registerSeasonSockets(fastify, { ...tables, hall });
  const askDatabase = (): Promise<unknown> => database.$queryRaw`select 1 as one`;
  registerHealth(fastify, { ...tables, metrics, metricsToken: config.metricsToken, askDatabase, disk });
}

/** Bots and readers have a process each: none waits behind what strangers bring, and one remembers what is read. */
function startWorkers({ catalogModule: catalog, config, logger }: AppDeps, metrics: Metrics) {
  const shared = { catalog, memoryMb: config.workerMemoryMb, logger };
  return {
    workers: new WorkerPool({
      ...shared,
      workers: config.workers,
      seconds: config.workerSeconds,
      observer: metrics.workers,
    }),
    thinkers: new WorkerPool({ ...shared, workers: 1, seconds: thinkingSeconds }),
    readers: new WorkerPool({ ...shared, workers: 1, seconds: config.workerSeconds }),
  };
}

const pairedBy =
  (workers: WorkerPool): PairElsewhere =>
  (who, question) =>
    workers.run('pair-round', question, { who, over: 'this round' });

/** Leagues, and what tells the world of them. */
function leaguesOf(
  { config, database, logger, resolve = systemResolve }: AppDeps,
  matches: Matches,
  given: Pick<LeagueGiven, 'elsewhere' | 'now'>,
) {
  const { leaguesPerHour: perHour, webhookHosts: exempt, publicUrl: site } = config;
  const webhooks = webhookParts(database, logger, { resolve, exempt, site });
  return { ...leagueParts(database, matches, { ...given, news: webhooks.outbox }), webhooks, perHour, site };
}

function readingsOf({ config, databaseUrl }: AppDeps, rooms: Rooms, readers: WorkerPool): Readings {
  const budget = new ReadingBudget(config.readingPercent);
  return new Readings({ rooms, readers, budget, database: databaseUrl, webDir: config.webDir });
}
