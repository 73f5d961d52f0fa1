/** GET /api/oembed: how pages of others show a page of this one [WATCH-37]. It reads no session, and answers everybody the same. */
import { HttpError, Oembed, OembedQuery } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { HttpProblem } from '../problem.ts';
import { embeddable } from './embeddable.ts';
import type { Embeddable, EmbedSource } from './embeddable.ts';
import { escaped } from './problem.ts';

export interface OembedDeps extends EmbedSource {
  /** The site's address where it is set: what a request calls the site is whatever its sender likes. */
  readonly site: string | undefined;
}

const keptSeconds = 300;

const notShown = (): HttpProblem =>
  new HttpProblem(
    404,
    'not-embedded',
    'Nothing of this site that goes into a frame is at this url. Send the address of a match, replay, clip, channel or season.',
  );

export function registerOembed(fastify: FastifyInstance, deps: OembedDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const schema = { querystring: OembedQuery, response: { 200: Oembed, '4xx': HttpError, 501: HttpError } };
  app.get('/api/oembed', { schema }, async (request, reply) => {
    const { url, format, maxwidth = Infinity, maxheight = Infinity } = request.query;
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (format === 'xml') throw new HttpProblem(501, 'no-xml', 'There is JSON only: leave format out.');
    const { origin, pathname, searchParams } = new URL(url);
    const found = origin === deps.site ? await embeddable(deps, pathname) : undefined;
    if (deps.site === undefined || found === undefined) throw notShown();
    reply.header('cache-control', `public, max-age=${String(keptSeconds)}`);
    const at = /^\d{1,10}$/.exec(searchParams.get('at') ?? '')?.[0];
    return answerOf(deps.site, found, at, [Math.min(found.size[0], maxwidth), Math.min(found.size[1], maxheight)]);
  });
}

function answerOf(
  site: string,
  { path, title, by }: Embeddable,
  at: string | undefined,
  [width, height]: readonly [number, number],
): Oembed {
  const src = `${site}${path}${at === undefined ? '' : `?at=${at}`}`;
  const size = `width="${String(width)}" height="${String(height)}"`;
  return {
    ...{ version: '1.0', type: 'rich', title, provider_name: 'Broadside', provider_url: site, cache_age: keptSeconds },
    ...(by && { author_name: by.name, author_url: `${site}/player/${by.person}` }),
    html: `<iframe src="${escaped(src)}" title="${escaped(title)}" ${size} style="border: 0; max-width: 100%" loading="lazy" allow="fullscreen"></iframe>`,
    ...{ width, height },
  };
}

/** What the head of such a page says of it: readers that look for the header alone are few. '' for other pages. */
export async function oembedLink({ site, ...source }: OembedDeps, address: URL): Promise<string> {
  const found = site === undefined ? undefined : await embeddable(source, address.pathname);
  if (site === undefined || found === undefined) return '';
  const at = /^\d{1,10}$/.exec(address.searchParams.get('at') ?? '')?.[0];
  const url = `${site}${address.pathname}${at === undefined ? '' : `?at=${at}`}`;
  const href = `${site}/api/oembed?url=${encodeURIComponent(url)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${escaped(href)}" title="${escaped(found.title)}" />`;
}
