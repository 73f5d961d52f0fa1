/**
 * Matches told as server-sent events [WATCH-18]: what `after` answers, in the same bytes for all who have come as far. For each
 * match one loop waits for news and writes to everybody; whoever comes late is led up to it first.
 */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { MatchId } from '@broadside/protocol';
import { watchSegmentEntries } from '@broadside/protocol';
import type { Logger } from 'pino';
import { KeptAnswers } from '../kept-answers.ts';
import type { PublicNews } from '../publication/public-news.ts';
import type { Readings } from '../reading/readings.ts';
import type { Rooms, ShownToAll } from '../rooms/rooms.ts';
import type { ListedMatch } from '../store/matches.ts';

export interface EventStreamsOptions {
  readonly rooms: Pick<Rooms, 'rowOf' | 'shownToAll'>;
  readonly readings: Pick<Readings, 'news'>;
  readonly news: Pick<PublicNews, 'wait' | 'hold' | 'open'>;
  readonly logger: Logger;
}

/** Who listens. */
export interface EventSink {
  write(event: Buffer): void;
  /** Nothing follows on this connection. */
  end(): void;
  /** They have left. */
  readonly gone: boolean;
  onGone(then: () => void): void;
}

/** All who have been told everything up to entry `seq`, and are told what comes next. */
interface Line {
  seq: number;
  readonly listeners: Set<{ readonly write: (event: Buffer) => void; readonly left: () => void }>;
}

const unpacked = promisify(gunzip);
/** Says that somebody is there; no listener hears it. */
const silence = Buffer.from(':\n\n');
/** Events that are kept: who comes late asks for the same ones. */
const kept = 400;

export class EventStreams {
  readonly #of: EventStreamsOptions;
  readonly #lines = new Map<MatchId, Line>();
  readonly #events = new KeptAnswers<Buffer>(kept);

  constructor(options: EventStreamsOptions) {
    this.#of = options;
  }

  /** Tells `sink` what comes after entry `after`, until it has gone, the match is over, or nothing can be told: they may come again. */
  async listen(id: MatchId, { after, who }: { after: number; who: string }, sink: EventSink): Promise<void> {
    try {
      await this.#tell(id, after, who, sink);
    } catch (error) {
      this.#of.logger.warn({ err: error, match: id }, 'whoever listens is told nothing new');
    } finally {
      sink.end();
    }
  }

  async #tell(id: MatchId, after: number, who: string, sink: EventSink): Promise<void> {
    let seq = after;
    while (!sink.gone) {
      const line = this.#lines.get(id);
      if (line?.seq === seq) return this.#join(line, sink);
      const [row, shown] = await this.#shown(id);
      if (shown.seq <= seq && !shown.over) {
        if (!this.#of.news.open) return;
        if (!this.#lines.has(id)) this.#begin(id, seq);
        continue;
      }
      const upTo = Math.min(shown.seq, seq + watchSegmentEntries);
      const over = shown.over && upTo === shown.seq;
      const event = await this.#event(row, { after: seq, upTo, over }, who);
      if (!sink.gone) sink.write(event);
      if (over) return;
      seq = upTo;
    }
  }

  /** Resolves when the line or the listener has ended. */
  #join(line: Line, sink: EventSink): Promise<void> {
    return new Promise((left) => {
      const listener = { write: (event: Buffer) => sink.write(event), left };
      line.listeners.add(listener);
      sink.onGone(() => {
        line.listeners.delete(listener);
        left();
      });
    });
  }

  #begin(id: MatchId, seq: number): void {
    const line: Line = { seq, listeners: new Set() };
    this.#lines.set(id, line);
    void this.#go(id, line)
      .catch((error: unknown) => this.#of.logger.warn({ err: error, match: id }, 'listeners are sent away'))
      .finally(() => {
        this.#lines.delete(id);
        for (const { left } of line.listeners) left();
      });
  }

  async #go(id: MatchId, line: Line): Promise<void> {
    const { news } = this.#of;
    // Whoever began it joins before it looks for the first time.
    await Promise.resolve();
    while (news.open) {
      const shown = await news.wait(id, { after: line.seq, who: `events of ${id}` }, () => undefined);
      if (line.listeners.size === 0) return;
      if (shown === undefined || (shown.seq <= line.seq && !shown.over)) {
        for (const { write } of line.listeners) write(silence);
        continue;
      }
      const [row, now] = await this.#shown(id);
      const upTo = Math.min(now.seq, line.seq + watchSegmentEntries);
      const over = now.over && upTo === now.seq;
      const event = await this.#event(row, { after: line.seq, upTo, over }, `match ${id}`);
      line.seq = upTo;
      for (const { write } of line.listeners) write(event);
      if (over) return;
    }
  }

  async #shown(id: MatchId): Promise<readonly [ListedMatch, ShownToAll]> {
    const row = await this.#of.rooms.rowOf(id);
    if (row === undefined) throw new Error('The match is gone.');
    return [row, await this.#of.rooms.shownToAll(row)];
  }

  /** Framed once for everybody. */
  #event(
    row: ListedMatch,
    asked: { readonly after: number; readonly upTo: number; readonly over: boolean },
    who: string,
  ): Promise<Buffer> {
    const { after, upTo, over } = asked;
    if (upTo === after) return Promise.resolve(framed(upTo, JSON.stringify({ over, began: null, frames: [] })));
    const page = this.#of.readings.news(row, asked, who);
    return this.#events.of(page.etag, async () => {
      return framed(upTo, (await unpacked(await page.body())).toString());
    });
  }
}

const framed = (seq: number, text: string): Buffer => Buffer.from(`id: ${String(seq)}\ndata: ${text}\n\n`);
