/** What the watch stream tells of a match, worked out by the readers: as everybody may know it, whoever asks [WATCH-9]. */
import { gzipSync } from 'node:zlib';
import { canonicalJson } from '@broadside/rules/kernel';
import type { NameOf } from '@broadside/match';
import { watchSegmentEntries } from '@broadside/protocol';
import type { WatchNews, WatchSegment } from '@broadside/protocol';
import { stretchOf } from '../rooms/own-replay.ts';
import { costed, sourceOf } from './reading.ts';
import type { MatchRead, WorkerReading } from './reading.ts';
import type { Rulesets } from './rulesets.ts';

export interface WatchRead extends MatchRead {
  /** Watchers of the match see it later than its table. */
  readonly late: boolean;
  readonly after: number;
  /** An entry that is released. */
  readonly upTo: number;
}

export interface SegmentRead extends WatchRead {
  readonly version: string;
  readonly n: number;
}

export interface NewsRead extends WatchRead {
  readonly over: boolean;
}

/** A segment as the body of an answer: the same bytes from the same entries. */
export function readSegment(asked: SegmentRead, rulesets: Rulesets): Promise<WorkerReading<Uint8Array>> {
  const { version, n } = asked;
  return costed(async () => packed({ version, n, ...(await told(asked, rulesets)) }));
}

/** What is new as the body of an answer. */
export function readNews(asked: NewsRead, rulesets: Rulesets): Promise<WorkerReading<Uint8Array>> {
  return costed(async () => {
    const { view, began, frames } = await told(asked, rulesets);
    const begins = frames.length > 0 && asked.after % watchSegmentEntries === 0;
    return packed({ over: asked.over, ...(begins ? { view } : {}), began, frames });
  });
}

export async function told(
  asked: WatchRead,
  rulesets: Rulesets,
): Promise<Pick<WatchSegment, 'view' | 'began' | 'frames'>> {
  const { after, upTo, late, seated } = asked;
  const page = { after, upTo, limit: upTo - after, late };
  const { view, frames } = await stretchOf(sourceOf(asked, rulesets), { kind: 'public' }, sidesOf(seated), page);
  const began = frames[0]?.at ?? null;
  return { view, began, frames: frames.map(({ at, frame }) => ({ ...frame, ms: at - (began ?? at) })) };
}

/** Sides instead of people: an account that is deleted later on changes nothing that a cache holds. */
function sidesOf({ seats }: MatchRead['seated']): NameOf {
  return (who) => (typeof who === 'string' ? (seats.find(({ seat }) => seat === who)?.side ?? who) : 'The judge');
}

/** Snapshots come from the database with their keys in another order: the order of the text is its own. */
const packed = (body: WatchSegment | WatchNews): Uint8Array => gzipSync(canonicalJson(body));
