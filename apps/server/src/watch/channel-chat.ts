/** What is said on channels of TV [WATCH-78 … WATCH-80]: one room for each, held while somebody asks for it. */
import { WatchersChat, chatPageLines, usualWatchersChat } from '@broadside/protocol';
import type { ChannelChatNews, ChannelLine, ChannelSayBody, PersonId } from '@broadside/protocol';
import type { LeagueStore } from '../leagues/store.ts';
import type { LivePasses } from '../passes/live-passes.ts';
import { HttpProblem } from '../problem.ts';
import type { WatchPlace } from '../publication/public-news.ts';
import { lineShown, wrongWith } from '../rooms/chat.ts';
import type { Rooms, ShownToAll } from '../rooms/rooms.ts';
import { silencedWords, tooFastWords } from '../rooms/speech-limits.ts';
import type { SpeechLimits } from '../rooms/speech-limits.ts';
import { barredFrom, isUsual } from '../rooms/watchers-chat.ts';
import type { ChannelLines, StoredChannelLine } from '../store/channel-lines.ts';
import type { ChatRuleFound, ChatRules } from '../store/chat-rules.ts';
import type { Chats } from '../store/chat.ts';
import type { ListedMatch } from '../store/matches.ts';
import { seatOfPerson } from '../store/matches.ts';
import { channelId } from './channels.ts';
import type { TvChannel } from './channels.ts';
import type { Television } from './television.ts';

export interface ChannelChatOptions {
  readonly lines: ChannelLines;
  readonly rules: Pick<ChatRules, 'ofLeague' | 'lets'>;
  readonly leagues: Pick<LeagueStore, 'bySlug'>;
  readonly silencedUntil: Chats['silencedUntil'];
  readonly limits: SpeechLimits;
  readonly passes: Pick<LivePasses, 'isAhead'>;
  /** They are made later than this. */
  readonly television: () => Pick<Television, 'channel' | 'onNow'>;
  readonly rooms: () => Pick<Rooms, 'rowOf' | 'headerFor' | 'shownToAll' | 'published'>;
  /** Tells who waits at a place that there may be something new. */
  readonly tell: (place: WatchPlace) => void;
  readonly now: () => number;
}

/** Whoever speaks, and how they are called now. */
export interface ChannelSpeaker {
  readonly id: PersonId;
  readonly name: string;
}

/** Channels whose lines are held: those that were asked for last. */
const remembered = 100;
/** Messages that may wait on one channel. */
const mostWaiting = 200;

/** A line, and the place at which it changed last. */
interface PlacedAt {
  readonly line: StoredChannelLine;
  readonly n: number;
}

/** One channel's newest lines, and the place of the last thing that changed there: it only grows. */
interface HeldRoom {
  lines: readonly PlacedAt[];
  /** As readers are told it; whoever writes is judged by the rule as it is. */
  rule: WatchersChat;
  n: number;
  waiting: number;
  /** Whatever is said is said in turn, so that nobody waits at a place beyond a line that is still to come. */
  turn: Promise<unknown>;
}

const placed = (line: StoredChannelLine): PlacedAt => ({ line, n: Math.max(line.at, line.removedAt ?? 0) });

export class ChannelChat {
  readonly #of: ChannelChatOptions;
  readonly #rooms = new Map<string, Promise<HeldRoom>>();

  constructor(options: ChannelChatOptions) {
    this.#of = options;
  }

  /** What came after place `after`, as everybody may read it. */
  async news(channel: TvChannel, after: number): Promise<ChannelChatNews> {
    const { lines, n, rule } = await this.#room(channelId(channel));
    return { n, rule, lines: lines.filter((each) => each.n > after).map(({ line }) => shownLine(line)) };
  }

  /** How far everybody may read, for who waits for more. */
  async shown(id: string): Promise<ShownToAll | undefined> {
    if ((await this.#of.television().channel(id)) === undefined) return undefined;
    return { seq: (await this.#room(id)).n, over: false, next: undefined };
  }

  /** Somebody sits at what is on: they are told nothing of it before everybody knows its end. */
  async plays(channel: TvChannel, personId: PersonId | undefined): Promise<boolean> {
    const match = personId === undefined ? undefined : await this.#onNow(channel);
    if (match === undefined || personId === undefined || seatOfPerson(match, personId) === null) return false;
    return !(await this.#of.rooms().published(match));
  }

  /** As the channel says, or its league; undefined rules are as usual. */
  async ruleOf(channel: TvChannel): Promise<ChatRuleFound> {
    const { lines, rules, leagues } = this.#of;
    if (channel.kind !== 'league') {
      const own = WatchersChat.safeParse((await lines.rule(channelId(channel)))?.rule).data;
      const of = own === undefined || isUsual(own) ? 'usual' : 'channel';
      return { rule: own ?? usualWatchersChat, of, league: null };
    }
    const row = await leagues.bySlug(channel.slug);
    const own = row && (await rules.ofLeague(row.id));
    const league = row === undefined ? null : { id: row.id, slug: row.slug, name: row.name };
    return { rule: own ?? usualWatchersChat, of: own ? 'league' : 'usual', league };
  }

  async #ruleAt(id: string): Promise<WatchersChat> {
    const channel = await this.#of.television().channel(id);
    return channel === undefined ? usualWatchersChat : (await this.ruleOf(channel)).rule;
  }

  /** A channel of no league is written in otherwise from now on; null: as usual. */
  async rule(channel: TvChannel, rule: WatchersChat | null): Promise<void> {
    const id = channelId(channel);
    await this.#inTurn(id, async (room) => {
      const [told, n] = [rule ?? usualWatchersChat, this.#next(room)];
      await this.#of.lines.setRule(id, told, n);
      [room.rule, room.n] = [told, n];
    });
  }

  /** The rule of its league has changed, or a moderator took the words of a line away. */
  async changed(id: string): Promise<void> {
    await this.#inTurn(id, async (room) => {
      const [read, rule] = await Promise.all([this.#of.lines.last(id, chatPageLines), this.#ruleAt(id)]);
      const n = this.#next(room);
      room.rule = rule;
      room.lines = read.map((line) => {
        const before = room.lines.find((each) => each.line.id === line.id);
        return before?.line.removedAt === line.removedAt ? before : { line, n };
      });
      room.n = n;
    });
  }

  /** Says something of what is on. Throws why that cannot be. */
  async say(channel: TvChannel, speaker: ChannelSpeaker, { id, text }: ChannelSayBody): Promise<ChannelLine> {
    const said = text.normalize('NFC').trim();
    const wrong = wrongWith(said);
    if (wrong !== undefined) throw new HttpProblem(400, wrong[0], wrong[2]);
    return this.#inTurn(channelId(channel), async (room) => {
      const before = await this.#of.lines.saidBefore(channelId(channel), speaker.id, id);
      if (before !== undefined) return shownLine(before);
      const match = await this.#onNow(channel);
      if (match === undefined)
        throw new HttpProblem(409, 'nothing-on', 'Nothing is on. Write when the next match begins.');
      await this.#demandMayWrite(channel, match, speaker.id);
      const moment = await this.#momentOf(match);
      const line = { channel: channelId(channel), matchId: match.id, personId: speaker.id, commandId: id, text: said };
      const at = this.#next(room);
      const stored = await this.#of.lines.add({ ...line, ...moment, at }, speaker.name);
      if (stored === undefined) throw new HttpProblem(409, 'said-before', 'This was said before. Load the page again.');
      room.lines = [...room.lines, { line: stored, n: at }].slice(-chatPageLines);
      room.n = at;
      return shownLine(stored);
    });
  }

  async #demandMayWrite(channel: TvChannel, match: ListedMatch, personId: PersonId): Promise<void> {
    const { silencedUntil, passes, lines, rules, limits, now } = this.#of;
    const until = await silencedUntil(personId);
    if (until !== undefined) throw new HttpProblem(403, 'silenced', silencedWords(until));
    if (await this.plays(channel, personId))
      throw new HttpProblem(409, 'own-match', 'You play in this match. Write here when everybody knows its end.');
    if (await passes.isAhead(match, personId))
      throw new HttpProblem(409, 'ahead', 'You are ahead of the watchers. Write when they have seen what you saw.');
    const barred = await barredFrom('this channel', await this.ruleOf(channel), {
      lets: (found) => rules.lets(found, personId),
      wroteAt: () => lines.wroteAt(channelId(channel), personId),
      now: now(),
    });
    if (barred !== undefined) throw new HttpProblem(barred[0] === 'slow-mode' ? 429 : 403, barred[0], barred[2], 1);
    // By the clock of the host, as at tables: a person's messages are counted over all of them.
    const wait = limits.take(personId, Date.now());
    if (wait > 0) throw new HttpProblem(429, 'too-fast', tooFastWords(wait), Math.ceil(wait / 1000));
  }

  async #onNow(channel: TvChannel): Promise<ListedMatch | undefined> {
    const id = await this.#of.television().onNow(channelId(channel));
    return id === null ? undefined : this.#of.rooms().rowOf(id);
  }

  /** As far as everybody knows the match: there the line stands in a replay. */
  async #momentOf(match: ListedMatch): Promise<{ readonly seq: number; readonly round: string | null }> {
    const rooms = this.#of.rooms();
    const [{ seq }, { round }] = await Promise.all([rooms.shownToAll(match), rooms.headerFor(match, null)]);
    return { seq, round };
  }

  /** The next place: later than any before, whatever the clock of the host says. */
  #next({ n }: HeldRoom): number {
    return Math.max(this.#of.now(), n + 1);
  }

  async #inTurn<T>(id: string, work: (room: HeldRoom) => Promise<T>): Promise<T> {
    const room = await this.#room(id);
    if (room.waiting >= mostWaiting)
      throw new HttpProblem(503, 'unavailable', 'Too many messages wait on this channel. Try again in a moment.', 1);
    room.waiting += 1;
    const done = room.turn.then(() => work(room));
    room.turn = done.catch(() => undefined);
    try {
      const result = await done;
      this.#of.tell(`chat/${id}`);
      return result;
    } finally {
      room.waiting -= 1;
    }
  }

  #room(id: string): Promise<HeldRoom> {
    const held = this.#rooms.get(id) ?? this.#load(id);
    this.#rooms.delete(id);
    this.#rooms.set(id, held);
    held.catch(() => this.#rooms.delete(id));
    if (this.#rooms.size > remembered) void this.#forgetOldest();
    return held;
  }

  /** The one that was asked for longest ago, unless something is said there now. */
  async #forgetOldest(): Promise<void> {
    const [oldest] = this.#rooms;
    if (oldest === undefined) return;
    const [id, held] = oldest;
    const room = await held.catch(() => undefined);
    if ((room?.waiting ?? 0) === 0 && this.#rooms.get(id) === held) this.#rooms.delete(id);
  }

  async #load(id: string): Promise<HeldRoom> {
    const { lines: store } = this.#of;
    const [read, own, rule] = await Promise.all([store.last(id, chatPageLines), store.rule(id), this.#ruleAt(id)]);
    const lines = read.map(placed);
    const n = Math.max(1, own?.changedAt ?? 0, ...lines.map((each) => each.n));
    return { lines, n, rule, waiting: 0, turn: Promise.resolve() };
  }
}

/** A line as it travels: whose channel it is, its address says. */
const shownLine = ({ matchId, removedAt: _, ...line }: StoredChannelLine): ChannelLine => ({
  ...lineShown({ ...line, channel: null }, []),
  match: matchId,
});
