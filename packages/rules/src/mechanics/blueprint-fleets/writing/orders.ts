/** What people leave out of an order: riders, a segment, empty answers. */
import type { Json, JsonObject, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { segments } from '../activation/part.ts';
import type { Segment } from '../records.ts';
import { isPlaced, type Placed } from '../ships.ts';
import type { Table } from '../table.ts';

/** The ship that an order names, where it is on the table. */
export function namedShip(state: Table, order: JsonObject, field = 'ship'): Placed | undefined {
  const id = order[field];
  const ship = typeof id === 'string' ? state.ships[id] : undefined;
  return ship !== undefined && isPlaced(ship) ? ship : undefined;
}

/** What a game says of its orders. */
export interface Completing {
  /** Lists of orders that are empty unless they are written, by the kind of order. */
  readonly emptyLists: { readonly [kind: string]: readonly string[] };
  /** Orders with which fighters in contact ride along. */
  readonly carriers: readonly string[];
  carriable(state: Table, ship: Placed): readonly { readonly id: string }[];
}

/** What goes without saying in the order, as far as the table tells. */
export function unsaid(rules: Completing, state: Table, order: JsonObject): { readonly [field: string]: Json } {
  const kind = typeof order['kind'] === 'string' ? order['kind'] : '';
  const ending = kind === 'end-segment' ? { segment: state.match.segment ?? 'combat' } : {};
  const ship = namedShip(state, order);
  const carry = ship === undefined ? [] : rules.carriable(state, ship).map(({ id }) => id);
  return {
    ...ending,
    ...(rules.carriers.includes(kind) && order['carry'] === undefined ? { carry } : {}),
    ...Object.fromEntries((rules.emptyLists[kind] ?? []).map((list) => [list, []])),
  };
}

/** The segment or the whole activation has ended by itself: ending it once more changes nothing. */
export function endedByItself({ match, squadrons }: Table, given: Kind, by: Seat): boolean {
  if (given.kind !== 'end-segment' || match.phase !== 'activation') return false;
  const { segment } = given as Kind & { readonly segment: Segment };
  const active = match.active === null ? undefined : squadrons[match.active];
  if (active?.seat === by) return match.segment !== null && segments.indexOf(segment) < segments.indexOf(match.segment);
  return Object.values(squadrons).some(({ seat, activated }) => seat === by && activated);
}
