/** What somebody wants to put on a stream, from the address of the page that makes overlays. */
import type { OverlayKind } from './asked.ts';

export interface Streamed {
  readonly kind: OverlayKind;
  readonly id: string;
  readonly words: string;
  /** What a pass for it is of; null: a pass would open nothing there. */
  readonly pass: { readonly match: string } | { readonly league: string } | null;
}

/** Undefined where the address names nothing. */
export function streamed(query: Pick<URLSearchParams, 'get'>): Streamed | undefined {
  const [match, league, cast, channel] = ['match', 'league', 'cast', 'channel'].map((name) => query.get(name) ?? '');
  if (match) return { kind: 'match', id: match, words: 'this match', pass: { match } };
  if (league) return { kind: 'tv', id: `league-${league}`, words: 'this league', pass: { league } };
  if (cast) return { kind: 'cast', id: cast, words: 'this cast', pass: null };
  if (channel) return { kind: 'tv', id: channel, words: 'this channel', pass: null };
  return undefined;
}
