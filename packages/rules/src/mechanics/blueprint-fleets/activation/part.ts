/** What a segment of an activation lets the acting squadron do; a game plugs its parts in. */
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { GameTypes, Kind } from '../../../kernel/ruleset/game.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { Segment, Squadron } from '../records.ts';

/** How orders are judged, carried out and drawn by chance. */
export interface OrderRules<G extends GameTypes, C extends Kind, O extends Kind> {
  check(state: G['open'], squadron: Squadron, command: C, by: Seat): Rejection | undefined;
  resolve(procedure: G['procedure'], squadron: Squadron, command: C, by: Seat): void;
  sample(state: G['open'], squadron: Squadron, offer: O, by: Seat, random: Random): G['command'];
}

/** Those of some kinds. */
export type OrderOf<G extends GameTypes, K extends G['command']['kind']> = OrderRules<
  G,
  Extract<G['command'], { kind: K }>,
  Extract<G['offer'], { kind: K }>
>;

/** What one segment (or one combat mode) lets the active squadron do. */
export interface PartOf<G extends GameTypes> {
  /** Where the players may agree on another one, by the options of the match. */
  readonly segment: Segment | ((state: G['open']) => Segment);
  readonly orders: { readonly [K in G['command']['kind']]?: OrderOf<G, K> };
  /** Something is offered for certain, where that is told at less than the first of the offers. */
  readily?(state: G['open'], squadron: Squadron): boolean;
  /** After every command it is asked for the first alone: what is dear to make is yielded as how to make it. */
  offers(state: G['open'], squadron: Squadron, by: Seat): Iterable<Offering<G['offer']>>;
  /** What happens by itself when the owner ends the segment. */
  conclude?(procedure: G['procedure'], squadron: Squadron): void;
}

export const segments = ['command', 'movement', 'special', 'combat'] as const satisfies readonly Segment[];

/** The segment of a part, or of an order, in this match. */
export const segmentIn = <G extends GameTypes>(state: G['open'], { segment }: Pick<PartOf<G>, 'segment'>): Segment =>
  typeof segment === 'function' ? segment(state) : segment;

export interface PartOrder<G extends GameTypes, K extends G['command']['kind']> {
  readonly segment: PartOf<G>['segment'];
  readonly order: OrderOf<G, K>;
}

/** An order of any kind, with its segment. */
export interface PlacedOrder<G extends GameTypes> {
  readonly segment: PartOf<G>['segment'];
  readonly order: OrderRules<G, G['command'], G['offer']>;
}

/** How orders of each kind go, and in which segment. */
export const ordersByKind = <G extends GameTypes>(parts: readonly PartOf<G>[]): ReadonlyMap<string, PlacedOrder<G>> =>
  new Map(
    parts.flatMap(({ segment, orders }) =>
      Object.entries(orders).map(([kind, order]): [string, PlacedOrder<G>] => [
        kind,
        { segment, order: order as PlacedOrder<G>['order'] },
      ]),
    ),
  );

/** The same for a kind that is known, with its own command and offer. */
export const orderIn =
  <G extends GameTypes>(orders: ReadonlyMap<string, PlacedOrder<G>>) =>
  <K extends G['command']['kind']>({ kind }: { readonly kind: K }): PartOrder<G, K> | undefined =>
    orders.get(kind);
