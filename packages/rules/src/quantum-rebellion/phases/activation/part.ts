import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command, CommandOf } from '../../commands.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Segment, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';

/** How orders are judged, carried out and drawn by chance. */
export interface OrderRules<C extends Command, O extends Offer> {
  check(state: OpenTable, squadron: Squadron, command: C, by: Seat): Rejection | undefined;
  resolve(procedure: Procedure, squadron: Squadron, command: C, by: Seat): void;
  sample(state: OpenTable, squadron: Squadron, offer: O, by: Seat, random: Random): Command;
}
/** Those of some kinds. */
export type Order<K extends Command['kind']> = OrderRules<CommandOf<K>, Extract<Offer, { kind: K }>>;

/** What one segment (or one combat mode) lets the active squadron do. */
export interface SegmentPart {
  readonly segment: Segment;
  readonly orders: { readonly [K in Command['kind']]?: Order<K> };
  /** After every command it is asked for the first alone: what is dear to make is yielded as how to make it. */
  offers(state: OpenTable, squadron: Squadron, by: Seat): Iterable<Offering<Offer>>;
  /** What happens by itself when the owner ends the segment. */
  conclude?(procedure: Procedure, squadron: Squadron): void;
}
