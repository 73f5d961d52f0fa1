/** The built web app: files with hashed names for ever, everything else through its fallback page. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { PagePreview } from './http/previews.ts';
import { HttpProblem } from './problem.ts';
import { navigates } from './http/problem.ts';

const fallback = '200.html';
/** The front page, drawn when the site was built. */
const front = 'index.html';

/** CSP sources of the inline scripts of a page: SvelteKit boots from one. */
function scriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}

/** The CSP sources of the pages as they are now: a build while the server runs changes their scripts. */
export function inlineScripts(webDir: string): () => string {
  const pages = [fallback, front].map((file) => join(webDir, file));
  let builtAt = '';
  let sources = '';
  return () => {
    const changedAt = pages.map((page) => statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (changedAt.join(' ') !== builtAt) {
      const there = pages.filter((_page, index) => changedAt[index] !== 0);
      sources = there.flatMap((page) => scriptHashes(readFileSync(page, 'utf8'))).join(' ');
      builtAt = changedAt.join(' ');
    }
    return sources;
  };
}

/** Pages and their files, which cost next to nothing: they are outside the limit on requests, so that a page can say why it waits. */
export const isPage = ({ url, routeOptions }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && ['/', '/*'].includes(routeOptions.url ?? '');

/** What pages of others show in frames [LEAGUE-156, WATCH-36]: there is nothing to press there but ways out. */
const embed =
  /^\/embed\/(?:(?:season|clip)\/[0-9a-z]{10}|(?:match|replay)\/[0-9a-z]{12}|tv\/[a-z0-9][a-z0-9-]{0,79})(?:\?|$)/;

/** This page alone may stand in a frame of another site. */
function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'))
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Headers that say something about a page, and nothing about its scripts and styles: half a kilobyte for each of them. */
const ofPages = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'x-frame-options'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];

/** Without a build there is only the API: pages then say how to build. */
export async function registerWeb(
  app: FastifyInstance,
  { webDir, requestsPerMinute: max }: Pick<Config, 'webDir' | 'requestsPerMinute'>,
  preview: PagePreview,
): Promise<void> {
  // A preview costs more than its page: whoever asks for too many gets pages without.
  const spend = app.createRateLimit({ max, timeWindow: '1 minute', allowList: [] });
  const built = existsSync(join(webDir, fallback));
  if (built) {
    const first = existsSync(join(webDir, front)) ? front : fallback;
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const fixed = path.includes('/_app/immutable/');
        void reply.header('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
        // A worker is bound by the policy that its own file comes with.
        if (fixed && !path.includes('/workers/')) for (const name of ofPages) void reply.removeHeader(name);
      },
    });
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile(first));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = navigates(request) && !request.url.startsWith('/api/');
    if (!wantsPage) throw new HttpProblem(404, 'not-found', 'There is nothing at this address. See /api/openapi.json.');
    if (embed.test(request.url)) allowFrames(reply);
    if (built) {
      // A page is a page without its preview too.
      const spent = await spend(request);
      const tags = !spent.isAllowed && spent.isExceeded ? '' : await preview(request).catch(() => '');
      if (tags === '') return reply.code(200).sendFile(fallback);
      const text = (await readFile(join(webDir, fallback), 'utf8')).replace('</head>', () => `${tags}</head>`);
      return reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text);
    }
    return reply.code(503).type('text/plain').send('The web app is not built. Start with "npm start".\n');
  });
}
