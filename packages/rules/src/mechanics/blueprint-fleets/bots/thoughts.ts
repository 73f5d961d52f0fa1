/** How the bots of the family come to an order: one thought after the other, until one of them has something to say. */
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import type { Ship, Table } from '../table.ts';

/** The table of a game, with its own ships. */
export type TableOf<S extends Ship> = Omit<Table, 'ships'> & { readonly ships: { [id: string]: S } };

/** What a bot may do about the table as it sees it; nothing where it has no opinion. */
export type Thought<T, O, C> = (state: T, offers: readonly O[], by: Seat, random: Random) => C | undefined;

/** The first of the thoughts that has an opinion. */
export const firstThought =
  <T, O, C>(thoughts: readonly Thought<T, O, C>[]): Thought<T, O, C> =>
  (state, offers, by, random) => {
    for (const think of thoughts) {
      const command = think(state, offers, by, random);
      if (command !== undefined) return command;
    }
    return undefined;
  };

/** What a bot asks its game before it gives an order that the family knows. */
export interface BotJudging {
  /** Why the order would be refused. */
  check(state: Table, command: Kind, by: Seat): Rejection | undefined;
}

/** The first of some orders that is legal. */
export const firstLegal = <C extends Kind>(
  judging: BotJudging,
  state: Table,
  by: Seat,
  commands: Iterable<C>,
): C | undefined => {
  for (const command of commands) if (judging.check(state, command, by) === undefined) return command;
  return undefined;
};

/** The offers of one kind. */
export const offered = <O extends Kind, K extends O['kind']>(
  offers: readonly O[],
  kind: K,
): Extract<O, { kind: K }>[] => offers.filter((offer): offer is Extract<O, { kind: K }> => offer.kind === kind);
