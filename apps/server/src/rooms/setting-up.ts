/** A match that the server sets up for its players: their decisions up to the first order, as entries like any other [HTTP-83]. */
import { serverId } from '@broadside/match';
import { mostSetUpCommands, nextOfSetUp } from '@broadside/rules/kernel';
import type { ListedMatch } from '../store/matches.ts';
import type { Proposal, RoomGame } from './game.ts';
import type { Loaded } from './replay.ts';

/** The first entries of a match, before any decision of a player. */
const isBefore = (commandId: string): boolean => commandId === 'start' || commandId.startsWith(serverId('set-up', ''));

export class SettingUp {
  /** How many decisions it may still make. */
  #left: number;
  /** Its last decision so far, as an entry; 0 where it has made none that is known here. */
  #last: number;

  /** A journal that ends within the set-up is one on whose way the server died: it goes on there. */
  constructor({ setUp }: Pick<ListedMatch, 'setUp'>, { ledger, tail }: Pick<Loaded, 'ledger' | 'tail'>) {
    const last = tail.at(-1)?.commandId;
    const begun = last !== undefined && isBefore(last);
    this.#left = setUp && (ledger.seq === 0 || begun) ? mostSetUpCommands : 0;
    this.#last = begun && ledger.seq > 1 ? ledger.seq : 0;
  }

  /** A snapshot would hide from the next load that the set-up goes on. */
  get underWay(): boolean {
    return this.#left > 0;
  }

  /** The last entry of a set-up that is done, as long as nothing came after it: `seq` is that of the match. */
  through(seq: number): number | undefined {
    return !this.underWay && seq > 0 && this.#last === seq ? seq : undefined;
  }

  /** The next decision; undefined once the first order is a player's own. Throws what the ruleset throws. */
  next(game: RoomGame, seats: ListedMatch['seats'], at: number): Proposal | undefined {
    if (this.#left === 0) return undefined;
    // Against the computer the one who plays goes first; among people it is as the game has it.
    const people = seats.filter(({ kind }) => kind === 'person');
    const first = people.length === 1 ? people[0]?.seat : undefined;
    const next = nextOfSetUp(game.ruleset, game.state, first, Math.random);
    const judged = next && game.judge(next.command, next.seat, serverId('set-up', String(game.seq + 1)), at);
    this.#left = judged?.ok === true ? this.#left - 1 : 0;
    if (judged?.ok === true) this.#last = game.seq + 1;
    return judged?.ok === true ? judged.proposal : undefined;
  }
}
