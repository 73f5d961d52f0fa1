/** What people say at tables, reports of it, silences and mutes, in PostgreSQL. */
import { chatLimits, mutesPerPerson, reportContextLines } from '@broadside/protocol';
import type { ChatReport, ChatRoom, Clip, MatchId, PersonId } from '@broadside/protocol';
import { ChatRules } from './chat-rules.ts';
import type { Database } from './database.ts';
import type { StoredPerson } from './people.ts';

/** A line as it is kept; where its speaker sits is the match's business. */
export interface StoredLine {
  readonly id: number;
  readonly personId: PersonId;
  readonly name: string;
  /** Empty where a moderator removed it. */
  readonly text: string;
  readonly at: number;
  /** Where the match stood for whoever said it; null for what was said before that was kept. */
  readonly seq: number | null;
  readonly round: string | null;
  readonly removed: boolean;
  /** The channel of TV on which it was said. */
  readonly channel: string | null;
}

/** A line and the room in which it was said. */
export interface PlacedLine extends StoredLine {
  readonly room: ChatRoom | 'channel';
}

export interface NewLine {
  readonly matchId: MatchId;
  readonly room: ChatRoom;
  readonly personId: PersonId;
  readonly commandId: string;
  readonly text: string;
  readonly at: number;
  readonly seq: number;
  readonly round: string | null;
}

/** What a match's room needs of the chat. */
export interface ChatStore {
  /** The newest lines, oldest first; `withChannels`: and what was said of the match on TV. */
  last(matchId: MatchId, room: ChatRoom, limit: number, withChannels: boolean): Promise<StoredLine[]>;
  /** Keeps a line under the speaker's present name; undefined where this command was said before. */
  add(line: NewLine): Promise<StoredLine | undefined>;
  /** It was said before, by the same person [CHAT-1]. */
  saidBefore(line: Pick<NewLine, 'matchId' | 'personId' | 'commandId'>): Promise<boolean>;
  /** Milliseconds since 1970; undefined where the person may speak. */
  silencedUntil(personId: PersonId): Promise<number | undefined>;
}

const reportPageLength = 100;
const hourMs = 3_600_000;

export interface LineRow {
  readonly id: number;
  readonly personId: PersonId;
  readonly name: string;
  readonly text: string;
  readonly at: Date;
  readonly seq: number | null;
  readonly round: string | null;
  readonly removedAt: Date | null;
  readonly channel: string | null;
}

interface ReportRow {
  readonly id: number;
  readonly matchId: MatchId;
  readonly room: string;
  readonly messageId: number;
  readonly personId: PersonId;
  readonly name: string;
  readonly text: string;
  readonly saidAt: Date;
  readonly reporter: string;
  readonly reason: string;
  readonly at: Date;
  readonly verdict: string | null;
  readonly clipId: string | null;
}

/** What was said, as a report keeps it. */
interface SaidRow extends Pick<ReportRow, 'matchId' | 'messageId' | 'room' | 'personId' | 'name' | 'text' | 'saidAt'> {
  readonly clipId?: string;
}

export const lineOf = ({ at, id, personId, name, text, seq, round, removedAt, channel }: LineRow): StoredLine => ({
  id,
  personId,
  name,
  text,
  at: at.getTime(),
  seq,
  round,
  removed: removedAt !== null,
  channel,
});

export class Chats implements ChatStore {
  readonly #db: Database;

  /** Who writes to watchers, and how often. */
  readonly rules: ChatRules;

  constructor(db: Database) {
    this.#db = db;
    this.rules = new ChatRules(db);
  }

  async last(matchId: MatchId, room: ChatRoom, limit: number, withChannels: boolean): Promise<StoredLine[]> {
    const rows = await this.#db.chatMessage.findMany({
      where: { matchId, room: { in: withChannels ? [room, 'channel'] : [room] } },
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
  async #trim(matchId: MatchId, room: ChatRoom): Promise<void> {
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

  async silencedUntil(personId: PersonId): Promise<number | undefined> {
    const row = await this.#db.chatSilence.findFirst({ where: { personId }, orderBy: { id: 'desc' } });
    return row !== null && row.until.getTime() > Date.now() ? row.until.getTime() : undefined;
  }

  /** From now on for `hours`; 0 ends what there was. Answers until when. */
  async silence(personId: PersonId, hours: number, by: string): Promise<number> {
    const until = Date.now() + hours * hourMs;
    await this.#db.chatSilence.create({ data: { personId, until: new Date(until), by } });
    return until;
  }

  async line(matchId: MatchId, id: number): Promise<PlacedLine | undefined> {
    const row = await this.#db.chatMessage.findFirst({ where: { id, matchId } });
    return row === null ? undefined : { ...lineOf(row), room: row.room as PlacedLine['room'] };
  }

  /** Takes its words away; answers the line as it was, or undefined where it was removed before or is gone. */
  async remove(matchId: MatchId, id: number): Promise<PlacedLine | undefined> {
    const line = await this.line(matchId, id);
    if (line === undefined) return undefined;
    const data = { text: '', removedAt: new Date() };
    const { count } = await this.#db.chatMessage.updateMany({ where: { id, matchId, removedAt: null }, data });
    return count === 0 ? undefined : line;
  }

  /** What was said in the room of a line just before it, it, and what was said just after, oldest first. */
  async around(matchId: MatchId, room: PlacedLine['room'], id: number): Promise<StoredLine[]> {
    const take = reportContextLines;
    const { channel = null } = (await this.line(matchId, id)) ?? {};
    const [before, after] = await Promise.all([
      this.#db.chatMessage.findMany({
        where: { matchId, room, channel, id: { lte: id } },
        orderBy: { id: 'desc' },
        take: take + 1,
      }),
      this.#db.chatMessage.findMany({
        where: { matchId, room, channel, id: { gt: id } },
        orderBy: { id: 'asc' },
        take,
      }),
    ]);
    return [...before.reverse(), ...after].map(lineOf);
  }

  /** False where this person reported it before. */
  async report(matchId: MatchId, line: PlacedLine, by: StoredPerson, reason: string): Promise<boolean> {
    const { id: messageId, room, personId, name, text, at } = line;
    return this.#reported({ matchId, messageId, room, personId, name, text, saidAt: new Date(at) }, by, reason);
  }

  /** The same of a clip, whose title is what was said. */
  async reportClip({ id: clipId, match: matchId, title, by: maker, at }: Clip, by: StoredPerson, reason: string) {
    const said = { matchId, messageId: 0, room: 'clips', personId: maker.person, name: maker.name, text: title };
    return this.#reported({ ...said, clipId, saidAt: new Date(at) }, by, reason);
  }

  async #reported(said: SaidRow, by: StoredPerson, reason: string): Promise<boolean> {
    const { messageId, clipId = null } = said;
    const before = await this.#db.chatReport.findFirst({ where: { messageId, clipId, reporterId: by.id } });
    if (before !== null) return false;
    await this.#db.chatReport.create({ data: { ...said, reporterId: by.id, reporter: by.name, reason } });
    return true;
  }

  /** Those that wait first, then the newest. */
  async reports(): Promise<ChatReport[]> {
    const rows = await this.#db.chatReport.findMany({
      orderBy: [{ settledAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
      take: reportPageLength,
    });
    return this.#told(rows);
  }

  /** Of chats, clips and casts: moderators find all of them on one page. */
  async waitingReports(): Promise<number> {
    const where = { settledAt: null };
    const [said, cast] = await Promise.all([
      this.#db.chatReport.count({ where }),
      this.#db.castReport.count({ where }),
    ]);
    return said + cast;
  }

  async reportById(id: number): Promise<ChatReport | undefined> {
    const row = await this.#db.chatReport.findUnique({ where: { id } });
    return row === null ? undefined : (await this.#told([row]))[0];
  }

  /** Reports with how their messages stand now. */
  async #told(rows: readonly ReportRow[]): Promise<ChatReport[]> {
    const where = { id: { in: rows.map(({ messageId }) => messageId) } };
    const kept = await this.#db.chatMessage.findMany({ where, select: { id: true, removedAt: true } });
    const clipIds = rows.flatMap(({ clipId }) => clipId ?? []);
    const clips = await this.#db.clip.findMany({
      where: { id: { in: clipIds } },
      select: { id: true, removedAt: true },
    });
    const standing = new Map<number | string, 'shown' | 'removed'>(
      [...kept, ...clips].map(({ id, removedAt }) => [id, removedAt === null ? 'shown' : 'removed']),
    );
    return rows.map((row) => ({
      id: row.id,
      match: row.matchId,
      room: row.room as ChatReport['room'],
      ...(row.clipId === null ? {} : { clip: row.clipId }),
      message: { id: row.messageId, stands: standing.get(row.clipId ?? row.messageId) ?? 'gone' },
      said: { person: row.personId, name: row.name, text: row.text, at: row.saidAt.getTime() },
      by: row.reporter,
      reason: row.reason,
      at: row.at.getTime(),
      verdict: row.verdict as ChatReport['verdict'],
    }));
  }

  async settle(id: number, verdict: NonNullable<ChatReport['verdict']>, by: string): Promise<void> {
    await this.#db.chatReport.update({ where: { id }, data: { verdict, settledAt: new Date(), settledBy: by } });
  }

  async mutes(personId: PersonId): Promise<string[]> {
    const rows = await this.#db.chatMute.findMany({ where: { personId }, take: mutesPerPerson });
    return rows.map((row) => row.mutedId);
  }

  /** False where the person has muted as many as they may. */
  async mute(personId: PersonId, mutedId: PersonId): Promise<boolean> {
    if ((await this.#db.chatMute.count({ where: { personId } })) >= mutesPerPerson) return false;
    await this.#db.chatMute.createMany({ data: [{ personId, mutedId }], skipDuplicates: true });
    return true;
  }

  async unmute(personId: PersonId, mutedId: PersonId): Promise<void> {
    await this.#db.chatMute.deleteMany({ where: { personId, mutedId } });
  }
}
