/** Who may activate: a squadron with less Disorder goes first, the sides take turns. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Squadron } from '../records.ts';
import { entryPortalOf } from '../reserve/waiting.ts';
import { orderOf } from '../seats.ts';
import { discsOf, isHidden, squadronDisorder, squadronShips } from '../ships.ts';
import type { Table } from '../table.ts';

/** How a game takes turns with hidden squadrons: `passing` sides let their discs be, `waiting` squadrons are as any other. */
export type HiddenTurns = 'passing' | 'waiting';

export interface SquadronTurns {
  /** The markers of a squadron are those of its ships on the table. */
  readonly disorderOf: (state: Table, squadron: Squadron) => number;
  /** Squadrons of `seat` that still have to activate this round, those with an open way in included. */
  readonly unactivated: (state: Table, seat: Seat) => readonly Squadron[];
  /** A friendly squadron with less Disorder that has to go before `squadron`, or undefined. */
  readonly goesBefore: (state: Table, squadron: Squadron) => Squadron | undefined;
  /** A side has something to activate, or discs to turn up as its activation; `passed` let that be. */
  readonly canAct: (state: Table, seat: Seat, passed?: readonly Seat[]) => boolean;
  /** Whose turn it is after `seat`: the next in the order of initiative that has something to do. */
  readonly nextTurn: (state: Table, seat: Seat, passed?: readonly Seat[]) => Seat | undefined;
}

export function turnsBy(hidden: HiddenTurns): SquadronTurns {
  const present = (state: Table, squadron: Squadron): boolean =>
    squadronShips(state, squadron).length > 0 ||
    entryPortalOf(state, squadron) !== undefined ||
    (hidden === 'waiting' && isHidden(state, squadron));
  const unactivated = (state: Table, seat: Seat): readonly Squadron[] =>
    Object.values(state.squadrons).filter(
      (squadron) => squadron.seat === seat && !squadron.activated && present(state, squadron),
    );
  const canAct = (state: Table, seat: Seat, passed: readonly Seat[] = []): boolean =>
    unactivated(state, seat).length > 0 ||
    (hidden === 'passing' && !passed.includes(seat) && discsOf(state, seat).length > 0);
  return {
    disorderOf: squadronDisorder,
    unactivated,
    canAct,
    goesBefore: (state, squadron) => {
      const markers = squadronDisorder(state, squadron);
      return unactivated(state, squadron.seat).find((other) => squadronDisorder(state, other) < markers);
    },
    nextTurn: (state, seat, passed = []) => {
      const order = orderOf(state);
      const start = order.indexOf(seat);
      const around = order.map((_, step) => order[(start + 1 + step) % order.length]);
      return around.find((each) => each !== undefined && canAct(state, each, passed));
    },
  };
}
