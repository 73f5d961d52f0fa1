/** A bot in a seat: it knows its view and its offers, as a person would, and gives commands through the room's queue. */
import { randomBytes } from 'node:crypto';
import type { Bot, Seat, View } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import type { Room } from '../rooms/room.ts';

/** Refused answers after which the standing answer is given instead. */
const patience = 5;

export class BotPlayer {
  readonly #room: Room;
  readonly #seat: Seat;
  readonly #name: string;
  readonly #delayMs: number;
  readonly #logger: Logger;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refused = 0;
  #waiting = false;
  #stopped = false;

  constructor(room: Room, seat: Seat, name: string, delayMs: number, logger: Logger) {
    this.#room = room;
    this.#seat = seat;
    this.#name = name;
    this.#delayMs = delayMs;
    this.#logger = logger;
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
    let command: unknown;
    try {
      command = this.#choose();
    } catch (error) {
      this.#logger.error({ err: error, match: this.#room.id, seat: this.#seat, seq: game.seq }, 'the bot failed');
      this.#refused = patience + 1;
      return this.#giveStandingAnswer();
    }
    this.#give(command);
  }

  #choose(): unknown {
    const { ruleset, state } = this.#room.game;
    const view = ruleset.view(state, { kind: 'seat', seat: this.#seat }) as View;
    if (this.#refused >= patience) return ruleset.standingAnswer(view, this.#seat);
    const offers = ruleset.offers(view, this.#seat) as readonly unknown[];
    return this.#bot(ruleset.bots as readonly Bot<View, unknown, unknown>[]).choose(
      view,
      offers,
      this.#seat,
      Math.random,
    );
  }

  #bot(bots: readonly Bot<View, unknown, unknown>[]): Bot<View, unknown, unknown> {
    const bot = bots.find((each) => each.name === this.#name) ?? bots[0];
    if (bot === undefined) throw new Error('The ruleset has no bot.');
    return bot;
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
    const id = `bot-${randomBytes(9).toString('base64url')}`;
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
