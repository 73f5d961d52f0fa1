/** What is said on channels of TV, and how each is written in, in PostgreSQL [WATCH-78]. */
import { chatLimits } from '@broadside/protocol';
import type { MatchId, PersonId, WatchersChat } from '@broadside/protocol';
import { lineOf } from './chat.ts';
import type { LineRow, NewLine, StoredLine } from './chat.ts';
import type { Database } from './database.ts';

/** A line of a channel. Times are milliseconds since 1970. */
export interface StoredChannelLine extends StoredLine {
  readonly matchId: MatchId;
  readonly removedAt: number | null;
}

export interface NewChannelLine extends Omit<NewLine, 'room'> {
  readonly channel: string;
}

const room = 'channel';

export class ChannelLines {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest lines, oldest first. */
  async last(channel: string, limit: number): Promise<StoredChannelLine[]> {
    const rows = await this.#db.chatMessage.findMany({ where: { channel }, orderBy: { id: 'desc' }, take: limit });
    return rows.reverse().map(channelLineOf);
  }

  /** The line of a command that was given before, by the same person. */
  async saidBefore(channel: string, personId: PersonId, commandId: string): Promise<StoredChannelLine | undefined> {
    const row = await this.#db.chatMessage.findFirst({ where: { channel, personId, commandId } });
    return row === null ? undefined : channelLineOf(row);
  }

  /** Keeps a line under the speaker's present name; undefined where this command was given before. The newest of a channel stay. */
  async add({ at, ...line }: NewChannelLine, name: string): Promise<StoredChannelLine | undefined> {
    const data = [{ ...line, room, name, at: new Date(at) }];
    const [row] = await this.#db.chatMessage.createManyAndReturn({ data, skipDuplicates: true });
    if (row === undefined) return undefined;
    const { channel } = line;
    const oldest = await this.#db.chatMessage.findFirst({
      where: { channel },
      orderBy: { id: 'desc' },
      skip: chatLimits.kept,
      select: { id: true },
    });
    if (oldest !== null) await this.#db.chatMessage.deleteMany({ where: { channel, id: { lte: oldest.id } } });
    return channelLineOf(row);
  }

  /** When somebody wrote last on a channel. */
  async wroteAt(channel: string, personId: PersonId): Promise<number | undefined> {
    const where = { channel, personId };
    const row = await this.#db.chatMessage.findFirst({ where, orderBy: { id: 'desc' }, select: { at: true } });
    return row?.at.getTime();
  }

  /** What was said of the channel's own rule last, and when; undefined: nothing was. */
  async rule(channel: string): Promise<{ readonly rule: unknown; readonly changedAt: number } | undefined> {
    const row = await this.#db.channelRule.findUnique({ where: { channel } });
    return row === null ? undefined : { rule: row.rule, changedAt: row.changedAt.getTime() };
  }

  async setRule(channel: string, rule: WatchersChat, at: number): Promise<void> {
    const data = { rule, changedAt: new Date(at) };
    await this.#db.channelRule.upsert({ where: { channel }, create: { channel, ...data }, update: data });
  }
}

const channelLineOf = (row: LineRow & { readonly matchId: MatchId }): StoredChannelLine => ({
  ...lineOf(row),
  matchId: row.matchId,
  removedAt: row.removedAt?.getTime() ?? null,
});
