/** The server's settings, from environment variables; docs for operators list the same names. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { socketRate } from '@broadside/protocol';
import { z } from 'zod';
import { repository } from './places.ts';

function whole(name: string, low: number, high: number, preset: number) {
  const sentence = `${name} must be a whole number from ${String(low)} to ${String(high)}.`;
  return z.coerce.number({ error: sentence }).int(sentence).min(low, sentence).max(high, sentence).default(preset);
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

function isSiteUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);
}

const trustSentence =
  'TRUST_PROXY must be no, the number of reverse proxies in front (1 for one), or their addresses and networks, such as 127.0.0.1,10.0.0.0/8. Yes would believe whatever a client says of itself.';

/** Groups of networks that have a name. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === undefined) return most > 0;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

function trustOf(text: string): Config['trustProxy'] {
  if (text === 'no') return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((each) => each.trim());
}

function isTrust(text: string): boolean {
  const trust = trustOf(text);
  if (trust === false) return true;
  return typeof trust === 'number' ? trust >= 1 && trust <= 16 : trust.every(isNetwork);
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = z.object({
  HOST: z.string().min(1, 'HOST must be an address to listen on, such as 127.0.0.1 or 0.0.0.0.').default('127.0.0.1'),
  PORT: whole('PORT', 0, 65_535, 8080),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'DATABASE_URL must look like postgresql://user:password@host:5432/database.')
    .optional(),
  DATA_DIR: z
    .string()
    .min(1, 'DATA_DIR must be a folder for the embedded database.')
    .default(join(repository, '.data')),
  WEB_DIR: z
    .string()
    .min(1, 'WEB_DIR must be the folder of the built web app.')
    .default(join(repository, 'apps/web/build')),
  LOG_LEVEL: z.enum(levels, `LOG_LEVEL must be one of ${levels.join(', ')}.`).default('warn'),
  TRUST_PROXY: z.string().refine(isTrust, trustSentence).default('no').transform(trustOf),
  BOT_DELAY_MS: whole('BOT_DELAY_MS', 0, 60_000, 900),
  WARM_UP_MS: whole('WARM_UP_MS', 0, 60_000, 1000),
  SNAPSHOT_EVERY: whole('SNAPSHOT_EVERY', 1, 100_000, 100),
  ROOM_IDLE_SECONDS: whole('ROOM_IDLE_SECONDS', 1, 86_400, 120),
  SOCKET_RATE: whole('SOCKET_RATE', 1, 1_000_000, socketRate.perSecond),
  SOCKET_BURST: whole('SOCKET_BURST', 1, 1_000_000, socketRate.burst),
  SOCKETS_PER_ADDRESS: whole('SOCKETS_PER_ADDRESS', 1, 1_000_000, 500),
  SOCKET_PING_SECONDS: whole('SOCKET_PING_SECONDS', 1, 3600, 25),
  GUESTS_PER_HOUR: whole('GUESTS_PER_HOUR', 1, 1_000_000, 120),
  MATCHES_PER_HOUR: whole('MATCHES_PER_HOUR', 1, 1_000_000, 120),
  FLEETS_PER_HOUR: whole('FLEETS_PER_HOUR', 1, 1_000_000, 600),
  POSITIONS_PER_HOUR: whole('POSITIONS_PER_HOUR', 1, 1_000_000, 300),
  CASES_PER_HOUR: whole('CASES_PER_HOUR', 1, 1_000_000, 60),
  LEAGUES_PER_HOUR: whole('LEAGUES_PER_HOUR', 1, 1_000_000, 60),
  IMPORTS_PER_HOUR: whole('IMPORTS_PER_HOUR', 1, 1_000_000, 30),
  SIGN_INS_PER_HOUR: whole('SIGN_INS_PER_HOUR', 1, 1_000_000, 100),
  PUBLIC_URL: z.string().refine(isSiteUrl, 'PUBLIC_URL must look like https://games.example.org.').optional(),
  AUTH_SECRET: z.string().min(32, 'AUTH_SECRET must have 32 characters or more.').optional(),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, 'SMTP_URL must look like smtps://user:password@mail.example.org.').optional(),
  MAIL_FROM: z.string().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  PUSH_HOSTS: z.string().default(''),
  WEBHOOK_HOSTS: z.string().default(''),
  TAKEOVER_SECONDS: whole('TAKEOVER_SECONDS', 0, 3600, 30),
  NOTICE_DELAY_SECONDS: whole('NOTICE_DELAY_SECONDS', 0, 3600, 30),
  WORKERS: whole('WORKERS', 1, 64, 2),
  WORKER_SECONDS: whole('WORKER_SECONDS', 1, 600, 5),
  WORKER_MEMORY_MB: whole('WORKER_MEMORY_MB', 128, 16_384, 384),
  READING_PERCENT: whole('READING_PERCENT', 1, 1_000_000, 20),
  OFFERS_PER_MINUTE: whole('OFFERS_PER_MINUTE', 1, 1_000_000, 240),
  WATCH_WAIT_SECONDS: whole('WATCH_WAIT_SECONDS', 0, 50, 25),
  WATCH_SOCKETS: whole('WATCH_SOCKETS', 0, 1_000_000, 2000),
  WATCH_URL: z.string().refine(isSiteUrl, 'WATCH_URL must look like https://watch.example.org.').optional(),
  REQUESTS_PER_MINUTE: whole('REQUESTS_PER_MINUTE', 1, 10_000_000, 1200),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have 16 characters or more.').optional(),
});

export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** How long a server that still uses the database is waited for at the start, in milliseconds. */
  readonly takeoverMs: number;
  readonly webDir: string;
  readonly logLevel: (typeof levels)[number];
  /** How many reverse proxies stand in front, or the networks in which they are. False: none. */
  readonly trustProxy: false | number | readonly string[];
  readonly botDelayMs: number;
  /** How long moves are played for nobody before the server listens, in milliseconds; 0 for none. */
  readonly warmUpMs: number;
  readonly snapshotEvery: number;
  readonly roomIdleMs: number;
  readonly socketRate: { readonly perSecond: number; readonly burst: number };
  readonly socketsPerAddress: number;
  /** How long whoever watches over HTTP waits for something newer, in milliseconds; 0 for not at all. */
  readonly watchWaitMs: number;
  /** Watchers of one match that have a socket; whoever comes beyond follows the stream over HTTP. */
  readonly watchSockets: number;
  /** The origin of a cache before the watch stream, for all who watch; undefined: there is none. */
  readonly watchUrl: string | undefined;
  /** How often each socket is asked whether anybody is there, in milliseconds. */
  readonly socketPingMs: number;
  readonly guestsPerHour: number;
  readonly matchesPerHour: number;
  /** Fleets made, and again fleets changed, from one address. */
  readonly fleetsPerHour: number;
  readonly positionsPerHour: number;
  readonly casesPerHour: number;
  /** Leagues that may be made, and again seasons, in an hour from one address. */
  readonly leaguesPerHour: number;
  /** Records of matches taken in from one address. */
  readonly importsPerHour: number;
  /** Answers to what a seat may do, for one address. */
  readonly offersPerMinute: number;
  readonly requestsPerMinute: number;
  /** Of one processor's time, for what one address reads of the past of matches. */
  readonly readingPercent: number;
  /** Shown by whoever reads the figures; undefined: programs on this machine read them. */
  readonly metricsToken: string | undefined;
  /** Processes in which the rules run on what strangers wrote, how long one may take over a task, and the heap it may have. */
  readonly workers: number;
  readonly workerSeconds: number;
  readonly workerMemoryMb: number;
  /** Ways to sign in, or to become an account, that one address may try in an hour. */
  readonly signInsPerHour: number;
  /** The address that people type, without a path. */
  readonly publicUrl: string;
  /** The same where it is set: links to elsewhere are left out without it. */
  readonly namedUrl: string | undefined;
  /** Undefined: made once and kept in `dataDir`. */
  readonly authSecret: string | undefined;
  readonly discord: { readonly clientId: string; readonly clientSecret: string } | undefined;
  /** Undefined: no e-mail is sent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The keys of web push; undefined: made once and kept in the database. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** Hosts beside the browsers' own push services that notices may be sent to. */
  readonly pushHosts: readonly string[];
  /** Hosts, with their ports, that webhooks of leagues may reach though their addresses are private, also without TLS. */
  readonly webhookHosts: readonly string[];
  /** Whoever is back at the table within this time is not called, in milliseconds. */
  readonly noticeDelayMs: number;
}

/** All that is wrong with the settings, one sentence each. */
export class ConfigError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/** An empty variable counts as one that is not set. Throws `ConfigError` with every mistake at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError([...new Set(parsed.error.issues.map((issue) => issue.message))]);
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    takeoverMs: env.TAKEOVER_SECONDS * 1000,
    webDir: resolve(env.WEB_DIR),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    botDelayMs: env.BOT_DELAY_MS,
    warmUpMs: env.WARM_UP_MS,
    snapshotEvery: env.SNAPSHOT_EVERY,
    roomIdleMs: env.ROOM_IDLE_SECONDS * 1000,
    socketRate: { perSecond: env.SOCKET_RATE, burst: env.SOCKET_BURST },
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    watchWaitMs: env.WATCH_WAIT_SECONDS * 1000,
    watchSockets: env.WATCH_SOCKETS,
    watchUrl: env.WATCH_URL === undefined ? undefined : new URL(env.WATCH_URL).origin,
    socketPingMs: env.SOCKET_PING_SECONDS * 1000,
    guestsPerHour: env.GUESTS_PER_HOUR,
    matchesPerHour: env.MATCHES_PER_HOUR,
    fleetsPerHour: env.FLEETS_PER_HOUR,
    positionsPerHour: env.POSITIONS_PER_HOUR,
    casesPerHour: env.CASES_PER_HOUR,
    leaguesPerHour: env.LEAGUES_PER_HOUR,
    importsPerHour: env.IMPORTS_PER_HOUR,
    offersPerMinute: env.OFFERS_PER_MINUTE,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    readingPercent: env.READING_PERCENT,
    metricsToken: env.METRICS_TOKEN,
    workers: env.WORKERS,
    workerSeconds: env.WORKER_SECONDS,
    workerMemoryMb: env.WORKER_MEMORY_MB,
    signInsPerHour: env.SIGN_INS_PER_HOUR,
    ...identityOf(env),
    ...noticesOf(env),
  };
}

const hostsOf = (list: string): string[] =>
  list.split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim()]));

function noticesOf(
  env: z.infer<typeof Environment>,
): Pick<Config, 'vapid' | 'pushHosts' | 'webhookHosts' | 'noticeDelayMs'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new ConfigError(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together. Set both, or neither.']);
  return {
    vapid: publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey },
    pushHosts: hostsOf(env.PUSH_HOSTS),
    webhookHosts: hostsOf(env.WEBHOOK_HOSTS),
    noticeDelayMs: env.NOTICE_DELAY_SECONDS * 1000,
  };
}

type IdentitySettings = Pick<Config, 'publicUrl' | 'namedUrl' | 'authSecret' | 'discord' | 'smtpUrl' | 'mailFrom'>;

function identityOf(env: z.infer<typeof Environment>): IdentitySettings {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = env;
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new ConfigError(['DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET go together. Set both, or neither.']);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${String(env.PORT)}`);
  return {
    publicUrl: publicUrl.origin,
    namedUrl: env.PUBLIC_URL === undefined ? undefined : publicUrl.origin,
    authSecret: env.AUTH_SECRET,
    discord: clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Broadside <no-reply@${publicUrl.hostname}>`,
  };
}
