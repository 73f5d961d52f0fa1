/**
 * One live match: takes commands in order, makes them durable, shows them to everybody who looks. Behaviours with
 * an id are those of packages/protocol/SPEC.md.
 */
import type {
  ClosingMessage,
  CommandId,
  HelloMessage,
  MatchHeader,
  MatchId,
  MatchStatus,
  ResyncReason,
} from '@broadside/protocol';
import { backTo, isServerId } from '@broadside/match';
import type { Ledger, NameOf } from '@broadside/match';
import type { Json, Seat } from '@broadside/rules/kernel';
import { BotPlayer } from '../bots/bot-player.ts';
import { isLate } from '../publication/public-moment.ts';
import type { PublicMoment } from '../publication/public-moment.ts';
import type { ListedMatch, StoredMatch } from '../store/matches.ts';
import { StoreFault, judgedAsked, mayAsk } from './acts.ts';
import { Alarm } from './alarm.ts';
import { Chat } from './chat.ts';
import { idsOf } from './command-ids.ts';
import type { CommandIds } from './command-ids.ts';
import { Gallery } from './gallery.ts';
import type { RoomGame, Proposal } from './game.ts';
import { headerOf, lateHeaderOf, namesOf, roundLabel } from './header.ts';
import { LateStage } from './late-stage.ts';
import { unavailable, waitingForDatabase } from './peer.ts';
import type { Peer } from './peer.ts';
import { MatchRow } from './match-row.ts';
import type { RoomPorts } from './ports.ts';
import { PresenceBoard, keepsSeat, staysHere } from './presence.ts';
import { loadedAgain } from './reloading.ts';
import type { Loaded } from './replay.ts';
import { askerNumber, failure, frozenReply, refusalOf, unknownCommand } from './replies.ts';
import type { AskedReply, Reply } from './replies.ts';
import { SettingUp } from './setting-up.ts';
import { timed } from './timed.ts';
import { WorkQueue } from './work-queue.ts';

/** The game where its journal stands; the dice follow from the match's row. */
export type MakeGame = (match: ListedMatch, ledger: Ledger | undefined) => RoomGame;

const queueLimit = 1000;

export class Room {
  readonly id: MatchId;
  readonly #row: MatchRow;
  /** Until the match has begun: nobody asks for it afterwards. */
  #setup: Json | undefined;
  #game: RoomGame;
  #ids: CommandIds;
  #snapshotSeq: number;
  #closed = false;
  #touchedAt = Date.now();
  #untaken = 0;
  readonly #makeGame: MakeGame;
  readonly #ports: RoomPorts;
  readonly #queue: WorkQueue;
  readonly #gallery: Gallery;
  /** What watchers are shown who are late; absent where they see everything at once. */
  readonly #late: LateStage | undefined;
  readonly #bots: readonly BotPlayer[];
  readonly #settingUp: SettingUp;
  readonly #alarm: Alarm;
  readonly chat: Chat;
  readonly presence: PresenceBoard;

  constructor({ setup, ...match }: StoredMatch, loaded: Loaded, makeGame: MakeGame, ports: RoomPorts) {
    this.id = match.id;
    this.#row = new MatchRow(match, ports, () => this.#tellHeader());
    if (loaded.ledger.seq === 0) this.#setup = setup;
    this.#makeGame = makeGame;
    this.#ports = ports;
    this.#game = makeGame(match, loaded.ledger);
    this.#ids = idsOf(loaded.tail, loaded.snapshotSeq === 0);
    this.#snapshotSeq = loaded.snapshotSeq;
    const nameOf: NameOf = (who) => namesOf(this.#row.match)(who);
    this.#gallery = new Gallery(this.#game, ports.journal, nameOf, (fault) => this.#freeze(fault));
    this.#alarm = new Alarm(ports.time, () => this.#queue.add(() => this.#timesUp()));
    this.#queue = new WorkQueue((error) => this.#end(error));
    this.#late = isLate(match) ? new LateStage(this, ports, nameOf) : undefined;
    this.presence = new PresenceBoard(ports, match.id, () => this.header().seats, this.#late);
    this.chat = new Chat(ports.chat, this, ports.logger);
    this.#bots = BotPlayer.allOf(this, ports);
    this.#settingUp = new SettingUp(match, loaded);
    if (loaded.fault !== undefined) this.#freeze(loaded.fault);
  }

  /** The room has ended: the match has to be loaded again. */
  get closed(): boolean {
    return this.#closed;
  }

  get game(): RoomGame {
    return this.#game;
  }

  get status(): MatchStatus {
    return this.#row.status;
  }

  get match(): ListedMatch {
    return this.#row.match;
  }

  /** Where watchers who come now follow the match over HTTP; undefined: here. Before it has begun for them they wait here [WATCH-14]. */
  get stream(): string | undefined {
    const begun = this.#late === undefined ? this.#row.status !== 'open' : this.#late.moment.seq > 0;
    return begun ? this.presence.stream : undefined;
  }

  /** As far as this peer knows the match. */
  momentFor({ watches }: Pick<Peer, 'watches'>): { readonly seq: number; readonly round: string | null } {
    const late = watches ? this.#late : undefined;
    return late === undefined ? { seq: this.#game.seq, round: this.#row.round } : late.moment;
  }

  /** Everybody knows the end. */
  get published(): boolean {
    return this.#row.over && (this.#late?.over ?? true);
  }

  /** Nobody looks and nothing happens, since `ms` milliseconds. */
  idleFor(ms: number): boolean {
    const quiet = this.presence.size === 0 && !this.#queue.busy && !this.#bots.some((bot) => bot.thinking);
    return quiet && Date.now() - this.#touchedAt > ms;
  }

  touch(): void {
    this.#touchedAt = Date.now();
  }

  /** As those at the table know it; or, at a public moment, those who are late. */
  header(moment?: PublicMoment): MatchHeader {
    const facts = {
      ...{ status: this.#row.status, round: this.#row.round, outcome: this.#game.outcome ?? null },
      connected: this.presence.seats,
      setUpTo: this.#settingUp.through(this.#game.seq),
    };
    return moment === undefined ? headerOf(this.match, facts) : lateHeaderOf(this.match, facts, moment);
  }

  /** Starts the match if it is live and has no entry, and wakes its bots; for a room that was just made or filled. */
  begin(): void {
    this.#queue.add(() => this.#start());
    this.#late?.follow();
  }

  /** The row of the match changed: somebody sat down. */
  update({ setup: _setup, ...match }: StoredMatch): void {
    this.touch();
    this.#queue.add(() => {
      this.#row.update(match);
      this.presence.reseat(match);
      // Until the last seat is taken, the entropy of the dice is not known.
      if (this.#game.seq === 0) this.#game = this.#makeGame(match, undefined);
      this.#tellHeader();
    });
    this.begin();
  }

  /** Answers `hello`; from then on the peer is sent what happens [WS-2, WS-3]. */
  enter(peer: Peer, { resume, watcher }: Partial<Pick<HelloMessage, 'resume' | 'watcher'>>): void {
    this.touch();
    this.#queue.add(async () => {
      if (this.#closed) return peer.close(unavailable);
      if (this.#late !== undefined && peer.watches)
        return this.#late.enter(peer, resume, () => this.#seats(peer, watcher));
      const audience = await this.#gallery.audienceOf(peer, this.#game);
      if (!this.#seats(peer, watcher)) return;
      peer.welcome(this.header(), this.#game.seq);
      this.#gallery.admit(peer, audience, resume);
      peer.send(this.presence.message());
      this.chat.greet(peer);
      void this.#ports.passes?.greet(this.match, peer);
    });
  }

  /** The peer is at the table from now on, unless it may not stay there. */
  #seats(peer: Peer, watcher: string | undefined): boolean {
    const stays = staysHere(peer, this.stream) && keepsSeat(peer, this.#row.match, this.#game.table);
    if (stays) this.presence.add(peer, watcher);
    return stays;
  }

  leave(peer: Peer): void {
    this.touch();
    this.presence.remove(peer);
    this.#gallery.remove(peer);
    this.#late?.leave(peer);
  }

  /** Sends everything anew; `because`: what did not fit at the client, which is counted and reported [WS-36]. */
  resync(peer: Peer, because: ResyncReason | undefined): void {
    if (because !== undefined) this.#ports.observer.diverged(because);
    this.#queue.add(() => peer.source?.sendSnapshot(peer));
  }

  /** Judges a command in its turn; `reply` is called once, after the table was shown what came of it. */
  submit(asked: AskedReply, reply: (reply: Reply) => void): void {
    if (asked.from !== null && isServerId(asked.id))
      return reply(failure(asked.id, 'bad-message', 'Ids with a colon are the server’s. Make one without.'));
    if (this.#queue.length >= queueLimit)
      return reply(failure(asked.id, 'unavailable', 'Too many commands wait in this match. Try again in a moment.'));
    this.#queue.add(() => this.#handle(asked, reply));
  }

  /** Whoever looks is told, and comes back; what is under way waits. */
  awaitDatabase(): void {
    this.presence.dismiss(waitingForDatabase(0));
  }

  /** Ends the room: sockets are told, what is under way is finished. */
  async close(closing: Omit<ClosingMessage, 't'>): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    for (const bot of this.#bots) bot.stop();
    this.#alarm.clear();
    await this.#queue.whenIdle();
    await this.#late?.close();
    this.presence.dismiss(closing);
    if (this.#game.seq > this.#snapshotSeq) await this.#saveSnapshot().catch(() => undefined);
  }

  async #start(): Promise<void> {
    if (this.#row.status === 'live' && this.#game.seq === 0 && !this.#closed) {
      const judgement = this.#guard(() => this.#game.start(this.#setup, this.#ports.time.now()));
      if (judgement === undefined) return;
      if (!judgement.ok) return this.#freeze(new Error(`The setup is refused: ${judgement.reason.sentence}`));
      const came = await this.#commit(judgement.proposal);
      if (came === 'reloaded') return this.#start();
      if (came === 'frozen') return;
      this.#tellHeader();
    }
    if (this.#game.seq > 0) this.#setup = undefined;
    while (this.#row.status === 'live' && this.#game.seq > 0) {
      const decided = this.#guard(() => this.#settingUp.next(this.#game, this.match.seats, this.#ports.time.now()));
      if (decided === undefined || (await this.#commit(decided)) === 'frozen') break;
    }
    if (this.#settingUp.through(this.#game.seq) !== undefined) this.#tellHeader();
    this.#row.finish(this.#game);
    await this.#timesUp();
  }

  async #handle(asked: AskedReply, reply: (reply: Reply) => void): Promise<void> {
    const { id, seat } = asked;
    if (this.#closed)
      return reply(failure(id, 'closing', 'The server stops. Send the command again after the reconnect.'));
    if (!mayAsk(asked)) return reply(failure(id, 'not-seated', 'You watch this match. Only its seats give commands.'));
    const known = this.#ids.seqOf(askerNumber(seat), id);
    if (known !== undefined) return reply({ t: 'accepted', id, seq: known });
    const refusal = refusalOf(asked, this.#row.status, this.#game.seq);
    if (refusal !== undefined) return reply((await this.#answerFromJournal(id, seat)) ?? refusal);
    if (this.#due() !== undefined) await this.#timesUp();
    if (this.#row.over) return reply(failure(id, 'not-live', 'The match is over.'));
    const judging = this.#guard(() => judgedAsked(this.#game, this.#ports.journal, asked, this.#ports.time.now()));
    const judged = judging instanceof Promise ? await judging.catch((error: unknown) => this.#fault(error)) : judging;
    if (judged === undefined) return reply(frozenReply(id));
    if (judged === 'unknown') return reply(unknownCommand(id, this.#game.ruleset.name));
    if (!judged.ok) {
      const again = await this.#answerFromJournal(id, seat);
      if (again === undefined) this.#ports.observer.rejected();
      return reply(again ?? { t: 'rejected', id, seq: this.#game.seq, reason: judged.reason });
    }
    const { seq } = judged.proposal.entry;
    const came = await this.#commit(judged.proposal, asked.from, () => reply({ t: 'accepted', id, seq }));
    // Written before this room was loaded [WS-21]; or not written, and judged again on what the journal says now.
    if (came === 'reloaded') {
      const again = await this.#answerFromJournal(id, seat);
      await (again === undefined ? this.#handle(asked, reply) : reply(again));
      return this.#wentOn();
    }
    if (came === 'frozen') return reply(frozenReply(id));
    this.#ports.observer.accepted();
    this.#wentOn();
  }

  /** What follows from every entry: the end, the next deadline, the bots. */
  #wentOn(): void {
    this.#row.finish(this.#game);
    this.#alarm.set(this.#row.status === 'live' ? this.#game.due?.at : undefined);
    for (const bot of this.#bots) bot.consider();
    this.#ports.herald?.follow(this);
  }

  /** Does what is due by itself, such as answering for a seat whose time is up, and sets the alarm for the next [TEMPO-3]. */
  async #timesUp(): Promise<void> {
    for (let due = this.#due(); due !== undefined; due = this.#due()) {
      const { seat } = due;
      const judged = this.#guard(() => this.#game.timeUp(seat, this.#ports.time.now()));
      if (judged === undefined) return;
      if (!judged.ok) return this.#freeze(new Error(`The standing answer is refused: ${judged.reason.sentence}`));
      const came = await this.#commit(judged.proposal);
      if (came === 'frozen') return;
      if (came === 'shown') this.#row.finish(this.#game);
    }
    this.#wentOn();
  }

  #due(): { readonly seat: Seat | null } | undefined {
    const due = this.#row.status === 'live' && !this.#closed ? this.#game.due : undefined;
    return due !== undefined && due.at <= this.#ports.time.now() ? due : undefined;
  }

  /** A command given before this room was loaded is known to the journal only [WS-21]. */
  async #answerFromJournal(id: CommandId, seat: Seat | null): Promise<Reply | undefined> {
    if (this.#ids.complete) return undefined;
    const known = await this.#ports.journal.findCommand(this.id, askerNumber(seat), id);
    return known === undefined ? undefined : { t: 'accepted', id, seq: known };
  }

  /** Runs the ruleset's code; a throw freezes the match [WS-34]. */
  #guard<T>(work: () => T): T | undefined {
    try {
      return timed(this.#ports, this.id, work);
    } catch (error) {
      return this.#fault(error);
    }
  }

  #fault(error: unknown): undefined {
    if (error instanceof StoreFault) throw error;
    this.#freeze(error);
    return undefined;
  }

  /**
   * Makes the proposal durable, then shows it. What will be shown is made first, so that a ruleset that cannot show an
   * entry freezes the match before the entry is written. `reloaded`: it was not written as far as this room knew.
   */
  async #commit(proposal: Proposal, from?: Peer | null, answer?: () => void): Promise<'shown' | 'reloaded' | 'frozen'> {
    const showing = this.#guard(() => this.#gallery.prepare(this.#game, proposal));
    if (showing === undefined) return 'frozen';
    try {
      await this.#ports.journal.append([proposal.entry]);
    } catch (error) {
      this.#ports.logger.error({ err: error, match: this.id }, 'the journal did not take an entry');
      await this.#reload();
      return 'reloaded';
    }
    const { entry } = proposal;
    this.#untaken = 0;
    this.#game.commit(proposal);
    this.#ids.add(entry);
    const show = (): void => {
      this.#gallery.showTable(showing);
      answer?.();
    };
    void (from ? from.together(show) : show());
    this.#gallery.showPublic(showing);
    this.#ports.moments?.noted(this.#row.match, entry, proposal.ledger, showing.publicLines);
    this.#row.followRound(roundLabel(showing.publicLines));
    this.#late?.follow();
    // What was taken back is not replayed again: the snapshot lies behind it.
    const tookBack = proposal.happened.some((event) => backTo(event) !== undefined);
    if (tookBack || entry.seq - this.#snapshotSeq >= this.#ports.settings.snapshotEvery)
      this.#saveSnapshot().catch((error: unknown) =>
        this.#ports.logger.warn({ err: error, match: this.id }, 'no snapshot was written'),
      );
    return 'shown';
  }

  /** After a failed append nobody knows what is in the journal: it is read again, and everybody gets a snapshot. */
  async #reload(): Promise<void> {
    const seqBefore = this.#game.seq;
    this.#untaken += 1;
    const of = { journal: this.#ports.journal, empty: this.#game.origin, matchId: this.id };
    const loaded = await loadedAgain(of, this.#ports, this.#untaken, () => this.#closed);
    this.#game = this.#makeGame(this.#row.match, loaded.ledger);
    this.#ids = idsOf(loaded.tail, loaded.snapshotSeq === 0);
    this.#snapshotSeq = loaded.snapshotSeq;
    if (loaded.fault !== undefined) this.#freeze(loaded.fault);
    if (this.#game.seq !== seqBefore) await this.#gallery.renew(this.#game, [...this.presence.inTime()]);
  }

  /** The journal cannot be reached, or something else is wrong that is no fault of the rules: the next to come loads it anew. */
  #end(error: unknown): void {
    this.#ports.logger.error({ err: error, match: this.id }, 'the room is closed');
    void this.close(unavailable);
  }

  #freeze(error: unknown): void {
    this.#row.freeze(error, this.#game.seq);
  }

  #tellHeader(): void {
    this.presence.tell({ t: 'match', match: this.header() });
    this.#late?.follow();
    this.chat.open();
  }

  async #saveSnapshot(): Promise<void> {
    if (this.#settingUp.underWay) return;
    this.#snapshotSeq = this.#game.seq;
    await this.#ports.journal.saveSnapshot(this.#game.snapshot());
  }
}
