/**
 * What watchers of a match are shown who are late: a stage of its own, which follows the journal as it is released
 * [WATCH-1 … WATCH-4]. It holds the match at the public moment, and nothing of what lies ahead.
 */
import type { Ledger, NameOf } from '@broadside/match';
import { logPageLines } from '@broadside/protocol';
import type { MatchHeader, MatchId, MatchStatus, PresenceMessage, SeatHeader } from '@broadside/protocol';
import { hashView } from '@broadside/rules/kernel';
import type { Viewer } from '@broadside/rules/kernel';
import type { PublicMoment } from '../publication/public-moment.ts';
import type { PublicMoments } from '../publication/public-moments.ts';
import type { ListedMatch } from '../store/matches.ts';
import { Alarm } from './alarm.ts';
import { Audience } from './audience.ts';
import { withoutClocks } from './keyframes.ts';
import type { KeyframeSource } from './keyframes.ts';
import { unavailable } from './peer.ts';
import type { Peer } from './peer.ts';
import type { RoomGame } from './game.ts';
import type { RoomPorts } from './ports.ts';
import { momentAfter, pastLines, retold } from './replay.ts';
import type { RetoldEntry } from './replay.ts';
import { endOf, standingOf, withoutRequest } from './standing.ts';
import type { FrameEnd } from './standing.ts';
import { textFrame } from './wire-frame.ts';
import { WorkQueue } from './work-queue.ts';

/** The match behind it, as its room has it. */
export interface LateScene {
  readonly id: MatchId;
  readonly match: ListedMatch;
  readonly status: MatchStatus;
  readonly game: Pick<RoomGame, 'origin' | 'seq'>;
  readonly chat: { greet(peer: Peer): void; open(): void };
  /** As far as the public may know them at this moment. */
  header(moment: PublicMoment): MatchHeader;
  readonly presence: { message(seats: SeatHeader[]): PresenceMessage };
}

/** The match at the public moment. */
interface Shown {
  ledger: Ledger;
  standing: FrameEnd;
  readonly trusted: boolean;
  readonly audience: Audience;
}

const everybody: Viewer = { kind: 'public' };

export class LateStage {
  readonly #scene: LateScene;
  readonly #ports: Pick<RoomPorts, 'journal' | 'logger'>;
  readonly #moments: Pick<PublicMoments, 'of'>;
  readonly #nameOf: NameOf;
  readonly #queue: WorkQueue;
  readonly #alarm: Alarm;
  readonly #peers = new Set<Peer>();
  #shown: Shown | undefined;
  #header = '';
  #presence = '';
  #moment: PublicMoment = { seq: 0, round: null, over: false, since: undefined, next: undefined };

  constructor(scene: LateScene, ports: Pick<RoomPorts, 'journal' | 'logger' | 'time' | 'moments'>, nameOf: NameOf) {
    if (ports.moments === undefined) throw new Error(`Nobody knows how late the watchers of match ${scene.id} are.`);
    this.#scene = scene;
    this.#ports = ports;
    this.#moments = ports.moments;
    this.#nameOf = nameOf;
    this.#queue = new WorkQueue((error) => this.#end(error));
    this.#alarm = new Alarm(ports.time, () => this.follow());
  }

  /** The public knows the end of the match. */
  get over(): boolean {
    return this.#moment.over;
  }

  /** As far as it was shown. */
  get moment(): Pick<PublicMoment, 'seq' | 'round'> {
    return this.#moment;
  }

  /** Answers `hello` of a watcher [WS-2, WS-3]. `coming`: adds them to those at the table; false where they have left. */
  enter(peer: Peer, resume: number | undefined, coming: () => boolean): void {
    this.#queue.add(async () => {
      const moment = await this.#advance();
      const shown = (this.#shown ??= await this.#open(moment.seq));
      if (!coming()) return;
      peer.welcome(this.#scene.header(moment), shown.ledger.seq);
      this.#peers.add(peer);
      shown.audience.admit(peer, shown.standing, resume);
      peer.source = this;
      this.#presence = JSON.stringify(this.#scene.presence.message(this.#scene.header(moment).seats));
      peer.write(textFrame(this.#presence));
      this.#scene.chat.greet(peer);
    });
  }

  leave(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    this.#shown?.audience.peers.delete(peer);
    // Nobody looks: whoever comes next is shown the moment of then.
    if (this.#peers.size === 0) this.#shown = undefined;
  }

  sendSnapshot(peer: Peer): void {
    const snapshot = this.#shown?.audience.snapshot(this.#shown.standing);
    if (snapshot !== undefined) peer.write(snapshot);
  }

  /** Shows what is released by now. Also after an entry, since it may release those before it. */
  follow(): void {
    this.#queue.add(async () => {
      await this.#advance();
    });
  }

  /** Who watches, where that changed: that players come and go is not told. */
  tellPresence(): void {
    const message = JSON.stringify(this.#scene.presence.message(this.#scene.header(this.#moment).seats));
    if (message === this.#presence) return;
    this.#presence = message;
    this.#tell(message);
  }

  async close(): Promise<void> {
    this.#alarm.clear();
    await this.#queue.whenIdle();
    this.#alarm.clear();
  }

  async #advance(): Promise<PublicMoment> {
    const { match, status, game } = this.#scene;
    const moment = await this.#moments.of({ ...match, status }, game.seq);
    if (this.#shown !== undefined) await this.#show(this.#shown, moment.seq);
    const ends = moment.over && !this.#moment.over;
    this.#moment = moment;
    this.#alarm.set(moment.next);
    this.#tellHeader(moment);
    if (ends) this.#scene.chat.open();
    return moment;
  }

  /** Only where it says something new: when a message comes tells as much as what is in it. */
  #tellHeader(moment: PublicMoment): void {
    const match = this.#scene.header(moment);
    const header = JSON.stringify(match);
    if (header === this.#header) return;
    this.#header = header;
    this.#tell(JSON.stringify({ t: 'match', match }));
  }

  #tell(message: string): void {
    const frame = textFrame(message);
    for (const peer of this.#peers) peer.push(frame);
  }

  async #open(seq: number): Promise<Shown> {
    const source = this.#source();
    const { ledger, trusted } = await momentAfter(source, seq);
    const [lines = []] =
      seq === 0 ? [] : await pastLines(withoutClocks(source), [everybody], this.#nameOf, seq, logPageLines);
    return { ledger, trusted, standing: lateStanding(ledger), audience: new Audience(ledger, everybody, lines, []) };
  }

  async #show(shown: Shown, seq: number): Promise<void> {
    const source = this.#source();
    const from = { ledger: shown.ledger.seq === 0 ? source.empty : shown.ledger, trusted: shown.trusted };
    for await (const each of retold(source, from, seq)) this.#frame(shown, each);
  }

  #frame(shown: Shown, each: RetoldEntry): void {
    const standing = lateStanding(each.ledger, shown.standing);
    const end = endOf(standing, shown.standing);
    const prepared = shown.audience.prepare(each, end, hashView, [], this.#nameOf);
    shown.ledger = each.ledger;
    shown.standing = standing;
    shown.audience.publish(prepared, standing);
  }

  #source(): KeyframeSource {
    const { id, game } = this.#scene;
    return { journal: this.#ports.journal, empty: game.origin, matchId: id };
  }

  #end(error: unknown): void {
    this.#ports.logger.error({ err: error, match: this.#scene.id }, 'watchers who are late see nothing');
    for (const peer of this.#peers) peer.close(unavailable);
    this.#shown = undefined;
  }
}

const lateStanding = (ledger: Ledger, before?: FrameEnd): FrameEnd => standingOf(withoutRequest(ledger), before);
