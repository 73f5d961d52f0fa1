/** The order of the End Phase, and its check of Disorder. */
import type { RuleId, Seat } from '../../../kernel/contract.ts';
import { emergencyJump } from '../losses/harm.ts';
import { settle } from '../losses/settle.ts';
import type { Procedure } from '../procedure.ts';
import { seats } from '../seats.ts';
import { type Placed, placedShips } from '../ships.ts';
import type { Ship, Table } from '../table.ts';

export const byFleetOrder = (a: Ship, b: Ship): number => {
  const [one, other] = [`${a.squadron} ${a.id}`, `${b.squadron} ${b.id}`];
  return one < other ? -1 : 1;
};

/** All ships on the table in the order in which the End Phase takes them: first in initiative first. */
export const inEndOrder = <S extends Ship>(
  state: { readonly ships: { readonly [id: string]: S } } & Pick<Table, 'match'>,
): readonly Placed<S>[] => {
  const rank = (ship: Ship): number => state.match.order.indexOf(ship.seat);
  return [...placedShips(state)].sort((a, b) => rank(a) - rank(b) || byFleetOrder(a, b));
};

/** Ships whose Disorder reaches their CP jump, in one pass over those that are so when it begins. */
export function checkDisorder(p: Procedure, rule: RuleId): void {
  const due = inEndOrder(p.state).filter(
    (ship) => ship.disorder > 0 && ship.disorder >= ship.crew && !p.book.unmanned(ship),
  );
  for (const ship of due) {
    const by = `Disorder ${ship.disorder} against crew ${ship.crew}`;
    emergencyJump(p, ship.id, 'disorder', { rule, by });
  }
  if (due.length > 0) settle(p);
}

/** A side without a ship that can still play: on the table, or off it and not gone. */
export const sideGone = (state: Table): boolean =>
  seats(state).some(
    ({ seat }) => !Object.values(state.ships).some((each) => each.seat === seat && each.place !== 'gone'),
  );

export const pointsOf = (state: Pick<Table, 'sides'>): Record<string, number> =>
  Object.fromEntries(seats(state).map((side) => [side.seat, side.halfPoints / 2]));

/** The seat with more; nobody where they are equal. */
export function leader(points: Readonly<Record<string, number>>): Seat | null {
  const [best, next] = Object.entries(points).sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] === next?.[1] ? null : (best[0] as Seat);
}
