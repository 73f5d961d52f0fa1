/** What a link to a match or a clip says of itself where links are previewed. Nothing of it is ahead of the public moment. */
import { isOver, PictureQuery } from '@broadside/protocol';
import type { MatchHeader, MatchId } from '@broadside/protocol';
import type { FastifyRequest } from 'fastify';
import type { Spoilers } from '../spoilers/spoilers.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import { oembedLink } from './oembed.ts';
import type { OembedDeps } from './oembed.ts';
import { escaped } from './problem.ts';

export interface PreviewDeps extends OembedDeps {
  readonly matches: Pick<Matches, 'get'>;
  readonly rooms: Pick<Rooms, 'headerFor' | 'shownToAll' | 'ruleset' | 'rowOf'>;
  readonly spoilers: Pick<Spoilers, 'hides' | 'someHide'>;
}

/** Whether the end of a match is kept from who asks. */
type Hides = (match: MatchId) => Promise<boolean>;

const matchPath = /^\/match\/([0-9a-hjkmnp-tv-z]{12})(\/replay|\/ending|\/join)?\/?$/;

const clipPath = /^\/clip\/([0-9a-hjkmnp-tv-z]{10})\/?$/;

/** What the head of a page of this site says to those who show links; nothing for most. */
export type PagePreview = (request: FastifyRequest) => Promise<string>;

export function previews(deps: PreviewDeps): PagePreview {
  return async (request) => {
    const url = new URL(request.url, 'http://site');
    const hides: Hides = (match) => deps.spoilers.hides(request, match);
    const tags = (await ofMatch(deps, url, hides)) ?? (await ofClip(deps, url, hides)) ?? {};
    const meta = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`);
    // Pages ask before they open a match that may be hidden; where nothing is, they need not.
    const asks = (await deps.spoilers.someHide()) ? '<meta name="outcomes" content="ask" />' : '';
    return [...meta, asks, await oembedLink(deps, url)].join('');
  };
}

type PreviewTags = Readonly<Record<string, string>>;

/** A site that shows previews keeps them by address: each names the moment that it shows. */
const pictureTags = (address: string, alt: string): PreviewTags => ({
  'og:image': address,
  'og:image:alt': alt,
  'twitter:card': 'summary_large_image',
});

async function ofMatch(
  { matches, rooms, site }: PreviewDeps,
  url: URL,
  hides: Hides,
): Promise<PreviewTags | undefined> {
  const [, id, part] = matchPath.exec(url.pathname) ?? [];
  const match = id === undefined ? undefined : await matches.get(id);
  if (match === undefined) return undefined;
  const header = await rooms.headerFor(match, null);
  const { seq: shown } = await rooms.shownToAll(match);
  const wanted = PictureQuery.safeParse({ at: url.searchParams.get('at') ?? undefined }).data?.at;
  // A moment that is not released is as good as none.
  const asked = wanted !== undefined && wanted <= shown ? wanted : undefined;
  const hidden = isOver(header.status) && (await hides(match.id));
  const at = asked ?? (header.status === 'open' || hidden ? 0 : shown);
  const query = `?at=${String(at)}`;
  const invites = part === '/join' && header.status === 'open';
  const game = (await rooms.ruleset(match.ruleset))?.name ?? match.ruleset;
  return {
    'og:site_name': 'Broadside',
    'og:type': 'website',
    'og:title': invites ? invitationOf(header) : titleOf(header),
    'og:description': [game, header.summary, hidden ? 'Over' : standingOf(header), header.imported ? importedWords : '']
      .filter((each) => each !== '')
      .join(' · '),
    // An invitation holds only with its token, which is nobody's to pass on but who was given the link.
    ...(site === undefined || part === '/join'
      ? {}
      : { 'og:url': `${site}${url.pathname}${asked === undefined ? '' : query}` }),
    ...(site === undefined
      ? {}
      : pictureTags(
          `${site}/match/${match.id}/picture.png${query}`,
          at === 0 ? 'The table as it may be set up' : 'The table',
        )),
  };
}

async function ofClip(
  { clips, matches, rooms, site }: PreviewDeps,
  url: URL,
  hides: Hides,
): Promise<PreviewTags | undefined> {
  const [, id] = clipPath.exec(url.pathname) ?? [];
  const clip = id === undefined ? undefined : await clips.get(id);
  const match = clip && (await matches.get(clip.match));
  if (clip === undefined || match === undefined) return undefined;
  const game = (await rooms.ruleset(match.ruleset))?.name ?? match.ruleset;
  const address = `/clip/${clip.id}`;
  return {
    'og:site_name': 'Broadside',
    'og:type': 'website',
    'og:title': (await hides(match.id)) ? 'A clip' : clip.title,
    'og:description': `${game} · ${titleOf(await rooms.headerFor(match, null))} · Clip by ${clip.by.name}`,
    ...(site === undefined
      ? {}
      : {
          'og:url': `${site}${address}`,
          ...pictureTags(`${site}${address}/picture.png`, 'The table as the clip begins'),
        }),
  };
}

/** A record that somebody brought says by itself who played. */
const importedWords = 'From a record, which gives the names itself';

/** Who plays whom. */
function titleOf({ name, seats }: MatchHeader): string {
  const teams = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b);
  const sides = teams.map((of) =>
    seats
      .filter(({ team }) => team === of)
      .map((seat) => seat.name ?? 'Nobody yet')
      .join(', '),
  );
  return sides.length > 1 ? `${name}: ${sides.join(' against ')}` : name;
}

/** Who asks whom to sit down. */
function invitationOf({ name, seats }: MatchHeader): string {
  const host = seats.find(({ kind }) => kind === 'person')?.name;
  return `${host ?? 'Somebody'} invites you: ${name}`;
}

function standingOf({ status, round, outcome, seats }: MatchHeader): string {
  if (status === 'open') return 'Waits for players';
  if (status === 'aborted') return 'Aborted';
  if (status !== 'finished' || outcome === null) return round ?? 'Being played';
  const winners = outcome.winners ?? (outcome.winner === null ? [] : [outcome.winner]);
  const names = seats.filter(({ seat }) => winners.includes(seat)).map((seat) => seat.name ?? seat.side);
  return names.length === 0 ? `Over: ${outcome.reason}` : `${names.join(', ')} won: ${outcome.reason}`;
}
