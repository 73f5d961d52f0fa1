/**
 * Calls people back to tables that they do not have open [HTTP-70 … HTTP-75 in packages/protocol/SPEC.md]: notes what
 * happens in the rooms, and sends what still holds when it is due.
 */
import { deadlineOf } from '@broadside/match';
import type { MatchId, NoticeKind, PersonId, PushedNotice } from '@broadside/protocol';
import type { Seat } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import type { NoticeScene } from '../rooms/ports.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { Choices, NoticeReach } from './choices.ts';
import type { MailNotice } from './mail.ts';
import { matchOccasion } from './outbox.ts';
import type { Occasion, Outbox, WaitingNotice } from './outbox.ts';
import type { Pusher } from './push.ts';
import { noticeMail, noticeWords } from './words.ts';

export interface NoticesOptions {
  readonly outbox: Outbox;
  readonly choices: Choices;
  readonly pusher: Pusher;
  /** Undefined: no e-mail is configured. */
  readonly mail: MailNotice | undefined;
  readonly site: string;
  /** The address that ends all mails to a person. */
  readonly stopLink: (personId: PersonId) => string;
  readonly sceneOf: (matchId: MatchId) => Promise<NoticeScene | undefined>;
  /** What a notice about the table of a season says; undefined where it is not so any more. */
  readonly ofTable: (notice: WaitingNotice) => Promise<PushedNotice | undefined>;
  /** What a notice about a match that one follows says; undefined where it is not so any more. */
  readonly ofFollowed: (notice: WaitingNotice) => Promise<PushedNotice | undefined>;
  /** Sees to it that `send` is called then, by whichever process runs. */
  readonly later: (id: number, instant: number, attempt: number) => Promise<void>;
  /** The same for many, who wait behind nobody and let nobody wait. */
  readonly laterAll: (ids: readonly number[], instant: number) => Promise<void>;
  /** Whoever comes back within this time is not called, in milliseconds. */
  readonly delayMs: number;
  readonly logger: Logger;
}

const attempts = 5;
const retryMs = 60_000;

export class Notices {
  readonly #of: NoticesOptions;
  /** What was noted of each room already, by person, so that an entry that changes nothing costs nothing. */
  readonly #noted = new WeakMap<object, Map<string, Calls>>();

  constructor(options: NoticesOptions) {
    this.#of = options;
  }

  /** The match went on, or was loaded: notes for whom it is time to come back. */
  follow(scene: NoticeScene): void {
    if (scene.status !== 'live' || scene.game.seq === 0) return;
    let noted = this.#noted.get(scene);
    if (noted === undefined) this.#noted.set(scene, (noted = new Map<string, Calls>()));
    for (const { seat, personId } of scene.match.seats) {
      if (personId === null) continue;
      const [before, now] = [noted.get(personId) ?? noCalls, callsTo(seat, scene.game)];
      noted.set(personId, now);
      for (const kind of callKinds)
        if (now[kind] !== null && now[kind] !== before[kind]) this.#call(scene, personId, kind, now);
    }
  }

  /** Their connection broke off: what came while it seemed to stand may have reached nobody [WS-45]. */
  missed(scene: NoticeScene, personId: PersonId): void {
    this.#noted.get(scene)?.delete(personId);
    this.follow(scene);
  }

  #call(scene: NoticeScene, personId: PersonId, kind: CallKind, calls: Calls): void {
    if (kind !== 'time' && atTable(scene, personId)) return;
    const dueAt = kind === 'time' ? calls.reminderAt : Date.now() + this.#of.delayMs;
    this.#tell(matchOccasion(scene.match.id, { personId, kind, occasion: String(calls[kind]) }), dueAt);
  }

  /** Somebody took a seat: whoever made the match wants to know. */
  seated(match: { readonly id: string; readonly hostId: PersonId }, seat: Seat, personId: PersonId): void {
    if (match.hostId === personId) return;
    const occasion = { personId: match.hostId, kind: 'seated' as const, occasion: seat };
    this.#tell(matchOccasion(match.id, occasion), Date.now() + this.#of.delayMs);
  }

  /** Somebody wants to play the match's other people again. */
  challenged(match: ListedMatch, by: string): void {
    for (const { personId } of match.seats)
      if (personId !== null && personId !== by) {
        const occasion = { personId, kind: 'challenged' as const, occasion: by };
        this.#tell(matchOccasion(match.id, occasion), Date.now() + this.#of.delayMs);
      }
  }

  /** A seat calls a judge in entry `seq`: at once, since the players wait. */
  called(match: { readonly id: string }, judges: readonly PersonId[], seq: number): void {
    for (const personId of judges)
      this.#tell(matchOccasion(match.id, { personId, kind: 'called', occasion: String(seq) }), Date.now());
  }

  /** Sends a notice that is due, where it still holds. */
  async send(id: number, attempt: number): Promise<void> {
    const { outbox, later, logger } = this.#of;
    const notice = await outbox.take(id);
    if (notice === undefined) return;
    let pushed = await outbox.pushedBefore(id);
    try {
      const reach = await this.#of.choices.reach(notice.personId, notice.kind);
      const words = reach === undefined ? undefined : await this.#words(notice);
      if (reach === undefined || words === undefined) return await outbox.done(id, { mailed: false, pushed });
      if (!pushed) pushed = await this.#push(reach, words);
      const mailed = await this.#mail(reach, notice, words);
      if (typeof mailed === 'boolean') return await outbox.done(id, { mailed, pushed });
      await outbox.putBack(id, mailed, pushed);
      await later(id, mailed, attempt);
    } catch (error) {
      logger.warn({ err: error, notice: id }, 'a notice could not be sent');
      if (attempt + 1 >= attempts) return outbox.done(id, { mailed: false, pushed });
      await outbox.putBack(id, Date.now() + retryMs, pushed);
      await later(id, Date.now() + retryMs, attempt + 1);
    }
  }

  /** After a start: whatever waits is sent in its time, also where its job was lost. */
  async resume(): Promise<void> {
    const waiting = await this.#of.outbox.waiting();
    for (const { id, dueAt } of waiting.filter(({ many }) => !many)) await this.#of.later(id, dueAt, 0);
    const many = waiting.filter((each) => each.many).map(({ id }) => id);
    if (many.length > 0) await this.#of.laterAll(many, Date.now());
  }

  #tell(occasion: Occasion, dueAt: number): void {
    this.tell(occasion, dueAt).catch((error: unknown) =>
      this.#of.logger.warn({ err: error, match: occasion.matchId }, 'a notice was not noted'),
    );
  }

  /** Notes it for whoever can be reached, once for each occasion; `dueAt`: milliseconds since 1970. */
  async tell(occasion: Occasion, dueAt: number): Promise<void> {
    const { outbox, choices, later } = this.#of;
    const reach = await choices.reach(occasion.personId, occasion.kind);
    if (reach === undefined || (reach.pushes.length === 0 && this.#of.mail === undefined)) return;
    const id = await outbox.add(occasion, dueAt);
    if (id !== undefined) await later(id, dueAt, 0);
  }

  /** Notes it for many who can be reached, once for each occasion. */
  async tellAll(occasions: readonly Occasion[], dueAt: number): Promise<void> {
    const ids = await this.#of.outbox.addAll(occasions, dueAt);
    if (ids.length > 0) await this.#of.laterAll(ids, dueAt);
  }

  /** What it says, where it is still true and its reader is not at the table. */
  async #words(notice: WaitingNotice): Promise<PushedNotice | undefined> {
    const { matchId, kind } = notice;
    if (matchId === null) return this.#of.ofTable(notice);
    if (kind === 'followed') return this.#of.ofFollowed(notice);
    const match = await this.#holds(notice, matchId);
    return match && noticeWords(kind, match);
  }

  async #holds(notice: WaitingNotice, matchId: MatchId): Promise<ListedMatch | undefined> {
    const scene = await this.#of.sceneOf(matchId);
    if (scene === undefined || atTable(scene, notice.personId)) return undefined;
    if (notice.kind === 'seated') return scene.status === 'aborted' ? undefined : scene.match;
    if (notice.kind === 'challenged') return scene.match;
    if (scene.status !== 'live') return undefined;
    if (notice.kind === 'called') return stillCalled(scene, notice.occasion) ? scene.match : undefined;
    const { kind, personId, occasion } = notice;
    const seat = scene.match.seats.find((each) => each.personId === personId)?.seat;
    const same = seat !== undefined && isCall(kind) && String(callsTo(seat, scene.game)[kind]) === occasion;
    return same ? scene.match : undefined;
  }

  /** To each of the person's browsers; true where one of them took it. */
  async #push(reach: NoticeReach, words: PushedNotice): Promise<boolean> {
    const { pusher, choices } = this.#of;
    const came = await Promise.allSettled(
      reach.pushes.map(async (to) => {
        const answer = await pusher.push(to, words);
        if (answer === 'gone') await choices.forgetBrowser(to.endpoint);
        return answer;
      }),
    );
    if (came.some((each) => each.status === 'fulfilled' && each.value === 'sent')) return true;
    const failed = came.find((each) => each.status === 'rejected');
    if (failed !== undefined && reach.mail === undefined) throw failed.reason;
    return false;
  }

  /** True where a mail went out; an instant where it is too early for one. */
  async #mail(reach: NoticeReach, notice: WaitingNotice, words: PushedNotice): Promise<boolean | number> {
    const { mail, outbox, site, stopLink } = this.#of;
    if (reach.mail === undefined || mail === undefined) return false;
    const from = await outbox.mailFrom(notice);
    if (from > Date.now()) return from;
    const stop = stopLink(notice.personId);
    await mail({
      to: reach.mail,
      subject: `${words.title}: ${words.body}`,
      text: noticeMail(words, reach.name, site, stop.replace('/api/notices/unsubscribe', '/account/notices/stop')),
      stop,
    });
    return true;
  }
}

/** Nobody has come yet. */
const stillCalled = ({ game: { table } }: NoticeScene, occasion: string): boolean =>
  !table.stopped?.judge && (table.judging?.called.some(({ seq }) => String(seq) === occasion) ?? false);

function atTable(scene: NoticeScene, personId: PersonId): boolean {
  const seat = scene.match.seats.find((each) => each.personId === personId)?.seat;
  return scene.presence.has(personId, seat ?? null);
}

const callKinds = ['turn', 'time', 'asked'] as const;
type CallKind = (typeof callKinds)[number];
const isCall = (kind: NoticeKind): kind is CallKind => (callKinds as readonly NoticeKind[]).includes(kind);

/** What a person is called back for: a number that tells one occasion from the next; null where there is none. */
interface Calls extends Readonly<Record<CallKind, number | null>> {
  /** When to remind of the time that runs out, in milliseconds since 1970. */
  readonly reminderAt: number;
}

const noCalls: Calls = { turn: null, time: null, asked: null, reminderAt: 0 };

/** What the person in a seat is asked now. */
function callsTo(seat: Seat, { table, awaiting }: NoticeScene['game']): Calls {
  const { request, clock, tempo, decisions } = table;
  const awaited = awaiting.includes(seat);
  const timed = awaited && clock !== null && tempo.kind === 'correspondence';
  const deadline = timed ? deadlineOf(clock, tempo, seat) : null;
  return {
    turn: awaited ? (decisions[seat]?.at(-1) ?? 0) : null,
    time: deadline,
    asked: request !== null && request.by !== seat && !request.yes.includes(seat) ? request.seq : null,
    reminderAt: timed && deadline !== null ? deadline - tempo.decisionMs / 4 : 0,
  };
}
