/** Pages of this site that pages of others may show in frames, by their addresses [WATCH-36, WATCH-37]. */
import type { Clip } from '@broadside/protocol';
import type { Seasons } from '../leagues/seasons.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Clips } from '../store/clips.ts';
import type { TvGuide } from '../watch/guide.ts';
import type { Television } from '../watch/television.ts';

export interface EmbedSource {
  readonly rooms: Pick<Rooms, 'rowOf'>;
  readonly clips: Pick<Clips, 'get'>;
  readonly seasons: Pick<Seasons, 'get'>;
  readonly television: Pick<Television, 'channel'>;
  readonly guide: Pick<TvGuide, 'programme'>;
}

export interface Embeddable {
  /** Its page for frames. */
  readonly path: string;
  readonly title: string;
  /** How large its frame is to be, in pixels. */
  readonly size: readonly [width: number, height: number];
  readonly by?: Clip['by'];
}

const pages = [
  { kind: 'replay', of: /^\/match\/([0-9a-hjkmnp-tv-z]{12})\/replay\/?$/ },
  { kind: 'match', of: /^\/match\/([0-9a-hjkmnp-tv-z]{12})\/?$/ },
  { kind: 'clip', of: /^\/clip\/([0-9a-hjkmnp-tv-z]{10})\/?$/ },
  { kind: 'tv', of: /^\/tv\/([a-z0-9][a-z0-9-]{0,79})\/?$/ },
  { kind: 'season', of: /^\/season\/([0-9a-z]{10})\/?$/ },
] as const;

const board = [640, 560] as const;
const table = [480, 640] as const;

/** What stands at a path of this site; undefined where nothing does that goes into a frame. */
export async function embeddable(source: EmbedSource, pathname: string): Promise<Embeddable | undefined> {
  for (const { kind, of } of pages) {
    const id = of.exec(pathname)?.[1];
    if (id === undefined) continue;
    const path = `/embed/${kind}/${id}`;
    if (kind === 'season') {
      const name = (await source.seasons.get(id))?.ledger.season?.name;
      return name === undefined ? undefined : { path, title: name, size: table };
    }
    if (kind === 'clip') {
      const clip = await source.clips.get(id);
      return clip && { path, title: clip.title, size: board, by: clip.by };
    }
    if (kind === 'tv') {
      const channel = await source.television.channel(id);
      return channel && { path, title: (await source.guide.programme(channel)).channel.name, size: board };
    }
    const match = await source.rooms.rowOf(id);
    return match && { path, title: match.name, size: board };
  }
  return undefined;
}
