/** What people say at tables, reports of it, silences and mutes, in PostgreSQL. */
import { chatLimits, mutesPerPerson } from '@broadside/protocol';
import type { ChatReport, ChatRoom } from '@broadside/protocol';
import type { Database } from './database.ts';
import type { StoredPerson } from './people.ts';

/** A line as it is kept; where its speaker sits is the match's business. */
export interface StoredLine {
  readonly id: number;
  readonly personId: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface NewLine {
  readonly matchId: string;
  readonly room: ChatRoom;
  readonly personId: string;
  readonly commandId: string;
  readonly text: string;
  readonly at: number;
}

/** What a match's room needs of the chat. */
export interface ChatStore {
  /** The newest lines, oldest first. */
  last(matchId: string, room: ChatRoom, limit: number): Promise<StoredLine[]>;
  /** Keeps a line under the speaker's present name; undefined where this command was said before. */
  add(line: NewLine): Promise<StoredLine | undefined>;
  /** It was said before, by the same person [CHAT-1]. */
  saidBefore(line: Pick<NewLine, 'matchId' | 'personId' | 'commandId'>): Promise<boolean>;
  /** Milliseconds since 1970; undefined where the person may speak. */
  silencedUntil(personId: string): Promise<number | undefined>;
}

const reportPageLength = 100;
const hourMs = 3_600_000;

interface LineRow {
  readonly id: number;
  readonly personId: string;
  readonly name: string;
  readonly text: string;
  readonly at: Date;
}

const lineOf = ({ at, id, personId, name, text }: LineRow): StoredLine => ({
  id,
  personId,
  name,
  text,
  at: at.getTime(),
});

export class Chats implements ChatStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async last(matchId: string, room: ChatRoom, limit: number): Promise<StoredLine[]> {
    const rows = await this.#db.chatMessage.findMany({
      where: { matchId, room },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.reverse().map(lineOf);
  }

  async saidBefore({ matchId, personId, commandId }: Pick<NewLine, 'matchId' | 'personId' | 'commandId'>) {
    const where = { matchId_personId_commandId: { matchId, personId, commandId } };
    return (await this.#db.chatMessage.findUnique({ where, select: { id: true } })) !== null;
  }

  async add({ at, ...line }: NewLine): Promise<StoredLine | undefined> {
    const person = await this.#db.person.findUnique({ where: { id: line.personId }, select: { name: true } });
    if (person === null) return undefined;
    const [row] = await this.#db.chatMessage.createManyAndReturn({
      data: [{ ...line, name: person.name, at: new Date(at) }],
      skipDuplicates: true,
    });
    if (row === undefined) return undefined;
    await this.#trim(line.matchId, line.room);
    return lineOf(row);
  }

  /** The newest lines of a room stay [CHAT-5]. */
  async #trim(matchId: string, room: ChatRoom): Promise<void> {
    const [oldest] = await this.#db.chatMessage.findMany({
      where: { matchId, room },
      orderBy: { id: 'desc' },
      skip: chatLimits.kept,
      take: 1,
      select: { id: true },
    });
    if (oldest !== undefined)
      await this.#db.chatMessage.deleteMany({ where: { matchId, room, id: { lte: oldest.id } } });
  }

  async silencedUntil(personId: string): Promise<number | undefined> {
    const row = await this.#db.chatSilence.findFirst({ where: { personId }, orderBy: { id: 'desc' } });
    return row !== null && row.until.getTime() > Date.now() ? row.until.getTime() : undefined;
  }

  /** From now on for `hours`; 0 ends what there was. Answers until when. */
  async silence(personId: string, hours: number, by: string): Promise<number> {
    const until = Date.now() + hours * hourMs;
    await this.#db.chatSilence.create({ data: { personId, until: new Date(until), by } });
    return until;
  }

  async line(matchId: string, id: number): Promise<(StoredLine & { readonly room: ChatRoom }) | undefined> {
    const row = await this.#db.chatMessage.findFirst({ where: { id, matchId } });
    return row === null ? undefined : { ...lineOf(row), room: row.room as ChatRoom };
  }

  /** False where this person reported it before. */
  async report(
    matchId: string,
    line: StoredLine & { readonly room: ChatRoom },
    by: StoredPerson,
    reason: string,
  ): Promise<boolean> {
    const { id: messageId, room, personId, name, text, at } = line;
    const before = await this.#db.chatReport.findFirst({ where: { messageId, reporterId: by.id } });
    if (before !== null) return false;
    const said = { matchId, messageId, room, personId, name, text, saidAt: new Date(at) };
    await this.#db.chatReport.create({ data: { ...said, reporterId: by.id, reporter: by.name, reason } });
    return true;
  }

  /** Those that wait first, then the newest. */
  async reports(): Promise<ChatReport[]> {
    const rows = await this.#db.chatReport.findMany({
      orderBy: [{ settledAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
      take: reportPageLength,
    });
    return rows.map((row) => ({
      id: row.id,
      match: row.matchId,
      room: row.room as ChatRoom,
      said: { person: row.personId, name: row.name, text: row.text, at: row.saidAt.getTime() },
      by: row.reporter,
      reason: row.reason,
      at: row.at.getTime(),
      verdict: row.verdict as ChatReport['verdict'],
    }));
  }

  async reportById(id: number): Promise<{ readonly personId: string; readonly name: string } | undefined> {
    const select = { personId: true, name: true };
    return (await this.#db.chatReport.findUnique({ where: { id }, select })) ?? undefined;
  }

  async settle(id: number, verdict: 'nothing' | 'silenced', by: string): Promise<void> {
    await this.#db.chatReport.update({ where: { id }, data: { verdict, settledAt: new Date(), settledBy: by } });
  }

  async mutes(personId: string): Promise<string[]> {
    const rows = await this.#db.chatMute.findMany({ where: { personId }, take: mutesPerPerson });
    return rows.map((row) => row.mutedId);
  }

  /** False where the person has muted as many as they may. */
  async mute(personId: string, mutedId: string): Promise<boolean> {
    if ((await this.#db.chatMute.count({ where: { personId } })) >= mutesPerPerson) return false;
    await this.#db.chatMute.createMany({ data: [{ personId, mutedId }], skipDuplicates: true });
    return true;
  }

  async unmute(personId: string, mutedId: string): Promise<void> {
    await this.#db.chatMute.deleteMany({ where: { personId, mutedId } });
  }
}
