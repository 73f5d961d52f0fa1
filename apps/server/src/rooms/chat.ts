/**
 * What is said in one match: the players among themselves, the spectators among themselves [CHAT-1 … in
 * packages/protocol/SPEC.md]. Nothing of it touches the journal or holds up a command.
 */
import { chatLimits, chatPageLines, chatRooms, isSeen, usualWatchersChat } from '@broadside/protocol';
import type { ChatLine, ChatRoom, CommandId, PersonId, WatchersChat } from '@broadside/protocol';
import type { Logger } from 'pino';
import type { ChatStore, StoredLine } from '../store/chat.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { Peer } from './peer.ts';
import { failure } from './replies.ts';
import type { Reply } from './replies.ts';
import { silencedWords, tooFastWords } from './speech-limits.ts';
import type { SpeechLimits } from './speech-limits.ts';
import { barredBy, isUsual } from './watchers-chat.ts';
import type { ChatRulesPort } from './watchers-chat.ts';
import { textFrame } from './wire-frame.ts';
import { WorkQueue } from './work-queue.ts';

/** What the chat of every match shares. */
export interface ChatPort {
  readonly store: ChatStore;
  readonly limits: SpeechLimits;
  /** Who writes to watchers, and how often; unless given, everybody, as often as they may elsewhere. */
  readonly rules?: ChatRulesPort;
  /** Whether somebody knows more of a match than its watchers do [WATCH-51]. */
  readonly isAhead?: (match: ListedMatch, personId: PersonId) => Promise<boolean>;
}

/** The match as it stands, asked each time. */
export interface ChatScene {
  readonly match: ListedMatch;
  /** The newest entry that this peer knows of, and the round then, in words. */
  momentFor(peer: Peer): { readonly seq: number; readonly round: string | null };
  /** Everybody knows the end: nobody need keep anything to themselves. */
  readonly published: boolean;
  readonly presence: { everybody(): Iterable<Peer> };
}

/** Line breaks, other controls, halves of characters, and marks that turn the direction of what follows. */
const controls = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** Whoever writes is judged by the rule as it is; who comes is told of one that is no older than this. */
const ruleLastsMs = 1000;

/** Messages that may wait in one match. */
const waitLimit = 200;

export class Chat {
  readonly #port: ChatPort | undefined;
  readonly #scene: ChatScene;
  readonly #logger: Logger;
  /** In turn, so that everybody is sent the same lines in the same order. */
  readonly #queue: WorkQueue;
  /** Whoever was sent what a room holds is sent what is said there from then on. */
  readonly #greeted: { readonly [K in ChatRoom]: WeakSet<Peer> } = { players: new WeakSet(), watchers: new WeakSet() };
  readonly #lines = new Map<ChatRoom, StoredLine[]>();
  /** What newcomers are told of the watchers' room, and when it was read. */
  #ruleRead: { readonly at: number; readonly rule: WatchersChat | undefined } | undefined;

  constructor(port: ChatPort | undefined, scene: ChatScene, logger: Logger) {
    this.#port = port;
    this.#scene = scene;
    this.#logger = logger;
    this.#queue = new WorkQueue((error) => this.#failed(error));
  }

  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Sends a newcomer what was said in every room that they hear [CHAT-3]. */
  greet(peer: Peer): void {
    const port = this.#port;
    if (port === undefined || !this.#scene.match.chat) return;
    this.#queue.add(async () => {
      try {
        for (const room of chatRooms) if (this.#hears(peer, room)) await this.#admit(port, peer, room);
      } catch (error) {
        this.#failed(error);
      }
    });
  }

  /** Somebody sat down, or everybody knows the end and hears both rooms [CHAT-2]. */
  open(): void {
    // Who comes from now on reads what was said of it on TV, too [WATCH-79].
    this.#lines.delete('watchers');
    for (const peer of this.#scene.presence.everybody()) this.greet(peer);
  }

  /** Says something for whoever this is; `reply` is called once. */
  say(peer: Peer, id: CommandId, text: string, reply: (reply: Reply) => void): void {
    if (peer.identity.personId === null) return reply(failure(id, 'no-name', 'Choose a name first, then write.'));
    if (this.#queue.length >= waitLimit)
      return reply(failure(id, 'unavailable', 'Too many messages wait in this match. Try again in a moment.'));
    const { personId } = peer.identity;
    this.#queue.add(async () => {
      try {
        reply(await this.#said(peer, personId, id, text.normalize('NFC').trim()));
      } catch (error) {
        this.#failed(error);
        reply(failure(id, 'unavailable', 'This could not be said just now. Try again in a moment.'));
      }
    });
  }

  /** A moderator removed a line: whoever hears its room is told, and who comes later reads that it was [CHAT-9]. */
  removed(room: ChatRoom, line: StoredLine): void {
    const without = withoutWords(line);
    this.#queue.add(() => {
      const held = this.#lines.get(room);
      const at = held?.findIndex(({ id }) => id === line.id) ?? -1;
      if (held !== undefined && at >= 0) held[at] = without;
      this.#tell(room, [without]);
    });
  }

  /** Somebody changed how the watchers' room is written in: who reads it is told. */
  ruled(): void {
    const port = this.#port;
    if (port?.rules === undefined) return;
    this.#queue.add(async () => {
      try {
        this.#ruleRead = undefined;
        this.#tell('watchers', [], (await this.#rule(port)) ?? usualWatchersChat);
      } catch (error) {
        this.#failed(error);
      }
    });
  }

  async #said(peer: Peer, personId: PersonId, id: CommandId, text: string): Promise<Reply> {
    const port = this.#port;
    const match = this.#scene.match;
    const { seq, round } = this.#scene.momentFor(peer);
    const refusal = (code: string, rule: string, sentence: string): Reply => {
      const reason = { code, rule, sentence };
      return { t: 'rejected', id, seq, reason };
    };
    if (port === undefined || !match.chat) return refusal('chat-off', 'CHAT-7', 'There is no chat at this table.');
    const line = { matchId: match.id, personId, commandId: id };
    const accepted: Reply = { t: 'accepted', id, seq };
    if (await port.store.saidBefore(line)) return accepted;
    const wrong = wrongWith(text);
    if (wrong !== undefined) return refusal(...wrong);
    const until = await port.store.silencedUntil(personId);
    if (until !== undefined) return refusal('silenced', 'CHAT-6', silencedWords(until));
    const room = this.#roomOf(peer);
    if (room === 'watchers' && (await port.isAhead?.(match, personId)) === true) {
      const sentence = 'You are ahead of the watchers. Write to them when they have seen what you saw.';
      return refusal('ahead', 'WATCH-51', sentence);
    }
    const barred = room === 'watchers' && port.rules && (await barredBy(port.rules, match.id, personId, Date.now()));
    if (barred) return refusal(...barred);
    const wait = port.limits.take(personId, Date.now());
    if (wait > 0) return refusal('too-fast', 'CHAT-5', tooFastWords(wait));
    const lines = await this.#held(port, room);
    const stored = await port.store.add({ ...line, room, text, at: Date.now(), seq, round });
    if (stored !== undefined) {
      lines.push(stored);
      if (lines.length > chatPageLines) lines.shift();
      this.#tell(room, [stored]);
    }
    // A newcomer's own words show as well where the greeting did not reach them yet.
    if (stored !== undefined && !this.#greeted[room].has(peer)) await this.#admit(port, peer, room);
    return accepted;
  }

  /** One frame for everybody who hears the room. */
  #tell(room: ChatRoom, lines: readonly StoredLine[], rule?: WatchersChat): void {
    const frame = this.#frame(room, lines, rule);
    for (const peer of this.#scene.presence.everybody())
      if (this.#greeted[room].has(peer) && this.#hears(peer, room)) peer.push(frame);
  }

  async #admit(port: ChatPort, peer: Peer, room: ChatRoom): Promise<void> {
    const lines = await this.#held(port, room);
    if (this.#greeted[room].has(peer) || !peer.open) return;
    this.#greeted[room].add(peer);
    const rule = room === 'watchers' ? await this.#rule(port) : undefined;
    if (lines.length > 0 || rule !== undefined) peer.push(this.#frame(room, lines, rule));
  }

  async #held(port: ChatPort, room: ChatRoom): Promise<StoredLine[]> {
    const held = this.#lines.get(room) ?? (await this.#read(port, room));
    this.#lines.set(room, held);
    return held;
  }

  #read({ store }: ChatPort, room: ChatRoom): Promise<StoredLine[]> {
    const { match, published } = this.#scene;
    return store.last(match.id, room, chatPageLines, room === 'watchers' && published);
  }

  /** How the watchers' room is written in; undefined: as usual. A thousand who come at once ask for it once. */
  async #rule(port: ChatPort): Promise<WatchersChat | undefined> {
    const now = Date.now();
    if (this.#ruleRead !== undefined && now - this.#ruleRead.at < ruleLastsMs) return this.#ruleRead.rule;
    const found = await port.rules?.of(this.#scene.match.id);
    const rule = found === undefined || isUsual(found.rule) ? undefined : found.rule;
    this.#ruleRead = { at: now, rule };
    return rule;
  }

  #frame(room: ChatRoom, lines: readonly StoredLine[], rule?: WatchersChat): Buffer {
    const { seats } = this.#scene.match;
    const messages = lines.map((line) => lineShown(line, seats));
    return textFrame(JSON.stringify({ t: 'chat', room, messages, ...(rule && { rule }) }));
  }

  #hears(peer: Peer, room: ChatRoom): boolean {
    return this.#scene.published || room === this.#roomOf(peer);
  }

  /** By the seat of now: somebody who sat down on another page is a player on this one, too. */
  #roomOf({ viewer, identity: { personId } }: Peer): ChatRoom {
    // A judge at the table asks the players.
    if (viewer.kind === 'referee') return 'players';
    const sits = personId !== null && this.#scene.match.seats.some((seat) => seat.personId === personId);
    return sits ? 'players' : 'watchers';
  }

  #failed(error: unknown): void {
    this.#logger.error({ err: error, match: this.#scene.match.id }, 'the chat');
  }
}

const withoutWords = (line: StoredLine): StoredLine => ({ ...line, text: '', removed: true });

/** A line as it travels. */
export function lineShown(
  { personId, removed, seq, round, channel, ...line }: StoredLine,
  seats: ListedMatch['seats'],
): ChatLine {
  const seat = seats.find((each) => each.personId === personId)?.seat ?? null;
  const moment = seq === null ? {} : { seq, round };
  const on = channel === null ? {} : { channel };
  return { ...line, person: personId, seat, ...moment, ...on, ...(removed ? { removed } : {}) };
}

/** Code, rule and sentence of what is wrong with a text. */
export function wrongWith(text: string): readonly [string, string, string] | undefined {
  const length = Array.from(text).length;
  if (length === 0) return ['empty', 'CHAT-4', 'There is nothing in it. Write a word.'];
  if (!isSeen(text))
    return [
      'unreadable',
      'CHAT-4',
      'This has no words that can be seen, or too many marks on its letters. Write it plainly.',
    ];
  if (length > chatLimits.characters)
    return [
      'too-long',
      'CHAT-4',
      `This has ${String(length)} characters. Say it in ${String(chatLimits.characters)}, or in two messages.`,
    ];
  if (controls.test(text))
    return [
      'control-characters',
      'CHAT-4',
      'This holds line breaks or other control characters. Write it in one line.',
    ];
  return undefined;
}
