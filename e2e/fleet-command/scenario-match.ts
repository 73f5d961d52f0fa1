/** Two people play a scenario of Fleet Command through their pages; a bridge officer thinks, hands press. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@broadside/protocol';
import { fleetCommand, type Command, type Offer } from '@broadside/rules/fleet-command';
import type { Visitor } from '../browser.ts';
import { atSeq, until } from '../play.ts';
import { perform } from './hands.ts';
import { SeatEye } from './seat-eye.ts';

export interface Move {
  readonly seat: Seat;
  readonly wanted: Command;
  readonly seq: number;
}

interface Player {
  readonly visitor: Visitor;
  readonly eye: SeatEye;
}

/** Windows that nobody uses are most of a match; once this many were declined by hand, the rest is by the seat's own socket. */
const declinedByHand = 16;

export class ScenarioMatch {
  readonly moves: Move[] = [];
  readonly #players: ReadonlyMap<Seat, Player>;
  readonly #random: () => number;
  #declined = 0;
  /** Uses of interrupts that were tried: each is tried when it is first offered, so that a match shows them. */
  readonly #tried = new Set<string>();

  private constructor(players: ReadonlyMap<Seat, Player>, random: () => number) {
    this.#players = players;
    this.#random = random;
  }

  static async open(
    visitors: ReadonlyMap<Seat, Visitor>,
    place: { readonly url: string; readonly matchId: string },
    random: () => number,
  ): Promise<ScenarioMatch> {
    const players = new Map<Seat, Player>();
    for (const [seat, visitor] of visitors)
      players.set(seat, { visitor, eye: await SeatEye.open(visitor, place.url, place.matchId) });
    for (const { eye } of players.values()) await eye.reach(1);
    return new ScenarioMatch(players, random);
  }

  eye(seat: Seat): SeatEye {
    const player = this.#players.get(seat);
    if (!player) throw new Error(`Nobody of this test sits at ${seat}.`);
    return player.eye;
  }

  /** The eye of the first seat, which sees whatever is open. */
  get any(): SeatEye {
    return this.eye('seat-1');
  }

  #choose(eye: SeatEye, offers: readonly Offer[], seat: Seat): Command {
    const fresh = offers.find((offer) => offer.kind === 'play-interrupt' && !this.#tried.has(offer.use));
    if (fresh?.kind === 'play-interrupt') {
      const command = fleetCommand.sample(eye.view, fresh, seat, this.#random);
      if (!fleetCommand.check(eye.view, command, seat)) {
        this.#tried.add(fresh.use);
        return command;
      }
    }
    const [bot] = fleetCommand.bots;
    if (!bot) throw new Error('The ruleset has no bot.');
    return bot.choose(eye.view, offers, seat, this.#random);
  }

  /** One order of whoever is asked first, given through that page; resolves when everybody has it. */
  async step(): Promise<Move> {
    const seat = this.any.now.awaiting[0];
    if (!seat) throw new Error('Nobody is asked.');
    const { visitor, eye } = this.#players.get(seat) ?? { visitor: undefined, eye: this.any };
    if (!visitor) throw new Error(`Nobody of this test sits at ${seat}.`);
    const { seq } = await eye.reach(this.any.now.seq);
    const offers = eye.offers(seat);
    const wanted = this.#choose(eye, offers, seat);
    if (wanted.kind === 'decline' && (this.#declined += 1) > declinedByHand) {
      await eye.send(wanted);
      return this.#note({ seat, wanted, seq: seq + 1 });
    }
    const before = visitor.sent.length;
    try {
      await atSeq(visitor, seq);
      await perform({ page: visitor.page, sight: eye.sight, offers }, wanted);
      await until(() => visitor.sent.length > before && visitor.sent.at(-1)?.answer !== undefined, 'an answer');
    } catch (error) {
      const path = join(tmpdir(), 'broadside-stuck.png');
      await visitor.page.screenshot({ path });
      const told = `${visitor.name} could not ${JSON.stringify(wanted)} at ${String(seq)}; ${path} shows the page.`;
      throw new Error(`${told} ${visitor.faults.join('; ')} ${String(error)}`, { cause: error });
    }
    const sent = visitor.sent[before];
    if (JSON.stringify(inOrder(sent?.command)) !== JSON.stringify(inOrder(wanted)))
      throw new Error(`${visitor.name} wanted ${JSON.stringify(wanted)} and sent ${JSON.stringify(sent?.command)}.`);
    if (sent?.answer !== 'accepted') throw new Error(`${JSON.stringify(sent)} was not taken.`);
    return this.#note({ seat, wanted, seq: seq + 1 });
  }

  async #note(move: Move): Promise<Move> {
    for (const { eye } of this.#players.values()) await eye.reach(move.seq);
    this.moves.push(move);
    return move;
  }

  /** Plays on over the sockets of the seats, with nobody's hand on a page, until `there`. */
  async playTo(there: (match: ScenarioMatch, asked: Seat) => boolean): Promise<void> {
    for (;;) {
      const seat = this.any.now.awaiting[0];
      if (!seat) throw new Error('The match ended before it came to what was looked for.');
      const eye = this.eye(seat);
      await eye.reach(this.any.now.seq);
      if (there(this, seat)) return;
      const [bot] = fleetCommand.bots;
      if (!bot) throw new Error('The ruleset has no bot.');
      await eye.send(bot.choose(eye.view, eye.offers(seat), seat, this.#random));
      for (const each of this.#players.values()) await each.eye.reach(eye.now.seq);
    }
  }

  leave(): void {
    for (const { eye } of this.#players.values()) eye.leave();
  }
}

/** Fields by name, nothing where a field says nothing, cards that are put away in any order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(inOrder);
    return value.every((each) => typeof each === 'string') ? items.toSorted() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined && inner !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, inner]) => [field, inOrder(inner)]),
  );
}
