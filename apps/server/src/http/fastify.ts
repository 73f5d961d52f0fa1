/** Fastify with what every answer has: limits, headers, compression, errors as sentences. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { maxBodyBytes, mostOnWall } from '@broadside/protocol';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { HttpProblem } from '../problem.ts';
import type { Outage } from '../store/outage.ts';
import { inlineScripts, isPage } from '../web.ts';
import { refuseNoText } from './no-text.ts';
import { tell } from './problem.ts';
import { meanwhile, problemOf } from './problem-of.ts';
import { withoutSecrets } from './without-secrets.ts';
import { sameOrigin } from './session.ts';
import { registerTags } from './tagged.ts';

export async function createFastify(
  config: Config,
  logger: Logger,
  outage: Outage,
): Promise<{ readonly fastify: FastifyInstance; readonly routes: ReadonlySet<string> }> {
  const routes = new Set<string>();
  const fastify = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    trustProxy: trusting(config.trustProxy),
    forceCloseConnections: true,
    // The longest name in an address is that of a wall: an id of 12 signs and a comma for each board, which browsers write as %2C.
    routerOptions: { maxParamLength: mostOnWall * 15 },
    frameworkErrors: (error, request, reply) => void tell(request, reply, problemOf(error, outage)),
  }) as unknown as FastifyInstance;
  refuseNoText(fastify);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
  });
  fastify.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  fastify.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, outage);
    const retryAfter = error instanceof HttpProblem ? error.retryAfterSeconds : undefined;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (problem.status >= 500) request.log.error({ err: error, url: withoutSecrets(request.url) }, 'a request failed');
    if (problem === meanwhile) request.log.warn({ err: error, url: withoutSecrets(request.url) }, 'two requests met');
    return tell(request, reply, problem);
  });
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        scriptSrc: ["'self'", inlineScripts(config.webDir)],
        // Svelte sets positions and colours through style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'", 'ws:', 'wss:', ...(config.watchUrl === undefined ? [] : [config.watchUrl])],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false, // the business of whoever terminates TLS
  });
  registerTags(fastify);
  // What is sent to us is taken as it is: a small request may not become a large one.
  await fastify.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] });
  await fastify.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: isPage,
    errorResponseBuilder: (_request, context) =>
      new HttpProblem(context.statusCode, 'too-often', `That is too often. Try again in ${context.after}.`),
  });
  await fastify.register(swagger, {
    openapi: { info: { title: 'Broadside', version: '1', description: 'The HTTP API; websockets: SPEC.md.' } },
    transform: jsonSchemaTransform,
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads || sameOrigin(request) || isPublic(request.url)) done();
    else done(new HttpProblem(403, 'other-origin', "Send this from the site's own pages."));
  });
  return { fastify, routes };
}

/** Nothing below it knows who asks: a page of any origin may. */
const isPublic = (url: string): boolean => url.startsWith('/watch/');

/** Fastify itself believes no number of hops: it cannot know who connects. Whoever sets one keeps all others away. */
const trusting = (trust: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) => {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : [...trust];
};
