/** A bot in a seat: it knows its view and its offers, as a person would, and gives commands through the room's queue. */
import { randomBytes } from 'node:crypto';
import { serverId } from '@broadside/match';
import type { MatchId, MatchStatus } from '@broadside/protocol';
import type { Bot, Seat, View } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import type { RoomGame } from '../rooms/game.ts';
import type { RoomPorts } from '../rooms/ports.ts';
import type { AskedReply, Reply } from '../rooms/replies.ts';
import type { ListedMatch } from '../store/matches.ts';

/** Refused answers after which the standing answer is given instead. */
const patience = 5;

/** What a bot needs of the room in which it plays. */
export interface BotTable {
  readonly id: MatchId;
  readonly match: ListedMatch;
  readonly status: MatchStatus;
  readonly game: RoomGame;
  submit(asked: AskedReply, reply: (reply: Reply) => void): void;
}

export class BotPlayer {
  readonly #room: BotTable;
  readonly #seat: Seat;
  readonly #name: string;
  readonly #delayMs: number;
  readonly #logger: Logger;
  readonly #think: RoomPorts['ponder'];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refused = 0;
  #waiting = false;
  #stopped = false;

  constructor(room: BotTable, seat: Seat, name: string, ports: Pick<RoomPorts, 'settings' | 'logger' | 'ponder'>) {
    this.#room = room;
    this.#seat = seat;
    this.#name = name;
    this.#delayMs = ports.settings.botDelayMs;
    this.#logger = ports.logger;
    this.#think = ports.ponder;
  }

  /** Those that sit in the room's match. */
  static allOf(room: BotTable, ports: ConstructorParameters<typeof BotPlayer>[3]): readonly BotPlayer[] {
    const seats = room.match.seats.filter(({ kind }) => kind === 'bot');
    return seats.map(({ seat, name }) => new BotPlayer(room, seat, name ?? '', ports));
  }

  /** True while an answer of this bot is to be expected without anybody else doing anything. */
  get thinking(): boolean {
    return this.#timer !== undefined || this.#waiting;
  }

  /** The match has moved: answers after a pause where it is this seat's turn. */
  consider(): void {
    const { game, status } = this.#room;
    if (this.#stopped || this.thinking || status !== 'live' || !game.awaiting.includes(this.#seat)) return;
    // Between half and one and a half of the mean: a table where every pause is the same feels wrong.
    const pause = this.#delayMs * (0.5 + Math.random());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#act();
    }, pause);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #act(): void {
    const { game, status } = this.#room;
    if (this.#stopped || status !== 'live' || !game.awaiting.includes(this.#seat)) return;
    const bot = this.#bot();
    if (bot?.ponders === true && this.#refused < patience) return void this.#ponder();
    let command: unknown;
    try {
      command = this.#choose(bot);
    } catch (error) {
      return this.#failed(error);
    }
    this.#give(command);
  }

  #failed(error: unknown): void {
    const { game, id } = this.#room;
    this.#logger.error({ err: error, match: id, seat: this.#seat, seq: game.seq }, 'the bot failed');
    this.#refused = patience + 1;
    this.#giveStandingAnswer();
  }

  /** Thinks in another process, while the match and all others go on. */
  async #ponder(): Promise<void> {
    const { game } = this.#room;
    const { ruleset, state, seq } = game;
    this.#waiting = true;
    let command: unknown;
    try {
      const view = ruleset.view(state, { kind: 'seat', seat: this.#seat }) as View;
      command = await this.#think({
        match: this.#room.id,
        ruleset: ruleset.id,
        bot: this.#name,
        view,
        seat: this.#seat,
      });
    } catch (error) {
      this.#waiting = false;
      if (!this.#stopped) this.#failed(error);
      return;
    }
    this.#waiting = false;
    // Something was taken back, or the match was paused, while it thought: it thinks again.
    if (this.#room.game.seq !== seq || this.#stopped) return this.consider();
    this.#give(command);
  }

  #choose(bot: Bot<View, unknown, unknown> | undefined): unknown {
    const { ruleset, state } = this.#room.game;
    if (bot === undefined) throw new Error('The ruleset has no bot.');
    const view = ruleset.view(state, { kind: 'seat', seat: this.#seat }) as View;
    if (this.#refused >= patience) return ruleset.standingAnswer(view, this.#seat);
    const offers = ruleset.offers(view, this.#seat) as readonly unknown[];
    return bot.choose(view, offers, this.#seat, Math.random);
  }

  #bot(): Bot<View, unknown, unknown> | undefined {
    const bots = this.#room.game.ruleset.bots as readonly Bot<View, unknown, unknown>[];
    return bots.find((each) => each.name === this.#name) ?? bots[0];
  }

  #giveStandingAnswer(): void {
    const { ruleset, state } = this.#room.game;
    try {
      const view = ruleset.view(state, { kind: 'seat', seat: this.#seat }) as View;
      this.#give(ruleset.standingAnswer(view, this.#seat));
    } catch (error) {
      this.#logger.error({ err: error, match: this.#room.id, seat: this.#seat }, 'the bot is stuck');
    }
  }

  #give(command: unknown): void {
    const { seq } = this.#room.game;
    this.#waiting = true;
    const id = serverId('bot', randomBytes(9).toString('base64url'));
    this.#room.submit({ id, seq, seat: this.#seat, asks: { command }, from: null }, (reply) => {
      this.#waiting = false;
      if (reply.t === 'accepted') {
        this.#refused = 0;
        return; // the room asks again after every entry
      }
      this.#refused += 1;
      this.#logger.warn({ reply, command, match: this.#room.id, seat: this.#seat }, "a bot's command was refused");
      if (this.#refused <= patience + 1) this.consider();
    });
  }
}
