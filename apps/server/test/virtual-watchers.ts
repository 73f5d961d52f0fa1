/** People who watch a match over HTTP, in one process: each asks as the client does, and keeps only how far it was told. */
import { longPoll } from '@broadside/client';
import type { CachedAnswer } from './caching-proxy.ts';

export interface WatchedFrom {
  /** Answers of the cache before the stream. */
  readonly get: (path: string) => Promise<CachedAnswer>;
  readonly match: string;
  /** When an entry could be known; undefined for those of which it does not matter. */
  readonly releasedAt: (seq: number) => number | undefined;
  readonly now: () => number;
  readonly ended: AbortSignal;
}

export class VirtualWatcher {
  seq = 0;
  over = false;
  /** How late it was told of an entry, at the most, in milliseconds. */
  mostBehindMs = 0;
  /** Times that a page would say that the stream does not answer. */
  errors = 0;

  async follow({ get, match, releasedAt, now, ended }: WatchedFrom): Promise<void> {
    const read = async (path: string): Promise<{ seq: number; over: boolean }> => {
      const { status, body } = await get(`/watch/${match}/${path}`);
      if (status !== 200) throw new Error(`${String(status)} from ${path}`);
      return told(body);
    };
    let opened = false;
    await longPoll({
      ask: async () => {
        const after = this.seq;
        const { seq, over } = await read(opened ? `after/${String(after)}` : 'index.json');
        for (let next = after + 1; opened && next <= seq; next += 1)
          this.mostBehindMs = Math.max(this.mostBehindMs, now() - (releasedAt(next) ?? Infinity));
        opened = true;
        this.seq = Math.max(seq, after);
        this.over = over;
        return this.seq > after;
      },
      goesOn: () => !this.over,
      away: (away) => (this.errors += away ? 1 : 0),
      ended,
    });
  }
}

const known = new Map<string, { seq: number; over: boolean }>();

/** How far an answer tells; each is read once, however many get it. */
function told(body: string): { seq: number; over: boolean } {
  const before = known.get(body);
  if (before !== undefined) return before;
  const { seq, over, frames } = JSON.parse(body) as { seq?: number; over: boolean; frames?: { seq: number }[] };
  const now = { seq: seq ?? frames?.at(-1)?.seq ?? 0, over };
  if (known.size > 1000) known.clear();
  known.set(body, now);
  return now;
}
