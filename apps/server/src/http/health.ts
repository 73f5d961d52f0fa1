/** What stands beside the site: whether the process lives, whether it can be played on, and the operator's figures. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { DiskWatch } from '../store/disk.ts';
import type { Outage } from '../store/outage.ts';
import { HttpProblem } from '../problem.ts';

export interface HealthDeps {
  readonly rooms: { readonly draining: boolean };
  readonly metrics: Pick<Metrics, 'registry'>;
  /** Whoever shows it reads the figures; undefined: programs on this machine do. */
  readonly metricsToken: string | undefined;
  /** Asks the database for anything; rejects where it does not answer. */
  readonly askDatabase: () => Promise<unknown>;
  readonly outage: Pick<Outage, 'on'>;
  readonly disk: Pick<DiskWatch, 'fault'>;
}

/** A finding holds for this time, for everybody. */
const freshMs = 1000;
/** A database that takes longer does not answer. */
const patienceMs = 2000;

export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { rooms, metrics, metricsToken, askDatabase, outage, disk } = deps;
  const quiet = { schema: { hide: true }, config: { rateLimit: false as const } };
  const answers = databaseFault(askDatabase);
  const fault = shared(async () => (await answers()) ?? (await disk.fault()));
  app.get('/healthz', quiet, () => ({ ok: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    if (rooms.draining) return reply.code(503).send({ ok: false, sentence: 'The server stops.' });
    const sentence = outage.on ? 'The server is waiting for its database.' : await fault();
    return sentence === undefined ? { ok: true } : reply.code(503).send({ ok: false, sentence });
  });
  app.get('/metrics', quiet, async (request, reply) => {
    if (metricsToken === undefined ? !fromThisMachine(request) : !shows(request, metricsToken))
      throw new HttpProblem(403, 'not-allowed', sentenceFor(metricsToken));
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Asked once for everybody who asks soon after: callers cost the database nothing. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let staleAt = Infinity;
  return () => {
    if (answer === undefined || performance.now() >= staleAt) {
      staleAt = Infinity;
      answer = ask().finally(() => (staleAt = performance.now() + freshMs));
    }
    return answer;
  };
}

/** Why nobody can play now, in a sentence. A question that hangs is the only one. */
function databaseFault(askDatabase: () => Promise<unknown>): () => Promise<string | undefined> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    asked ??= askDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asked = undefined));
    const late = new Promise<boolean>((tell) => setTimeout(tell, patienceMs, false).unref());
    return (await Promise.race([asked, late])) ? undefined : 'The database does not answer.';
  };
}

const sentenceFor = (token: string | undefined): string =>
  token === undefined
    ? 'The figures are for programs on this machine. Set METRICS_TOKEN to read them from elsewhere.'
    : 'The figures need METRICS_TOKEN: send it as "Authorization: Bearer …".';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');
/** What a proxy adds. */
const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * By the socket itself, whatever proxies are trusted; not what a proxy on this machine passes on, and not what a page of
 * another site asks through a name of its own that leads here.
 */
function fromThisMachine({ headers, hostname, raw }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? '';
  if (!isLoopback(address) || passedOn.some((name) => headers[name] !== undefined)) return false;
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return host === 'localhost' || isLoopback(host);
}

const isLoopback = (address: string): boolean => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

function shows({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
