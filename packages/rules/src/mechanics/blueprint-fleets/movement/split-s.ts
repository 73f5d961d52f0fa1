/** The Split-S: straight ahead, then about, in place of a move. How far and for how much Disorder, each game says. */
import * as z from 'zod';
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { fighterId, type FighterId, type Point, shipId, type ShipId } from '../ids.ts';
import type { Placed } from '../ships.ts';

export const splitS = z.strictObject({
  kind: z.literal('split-s'),
  ship: shipId,
  /** Own fighters in contact that ride along. */
  carry: z.array(fighterId).max(100),
});
export type SplitS = z.infer<typeof splitS>;

export interface SplitSOffer extends OfferOf<'split-s'> {
  readonly ship: ShipId;
  readonly from: Point;
  readonly to: Point;
  readonly facingCdeg: number;
  /** Disorder markers. */
  readonly price: number;
  /** It ends beyond the table's edge: the ship is destroyed. */
  readonly leavesTable: boolean;
  readonly carry: readonly FighterId[];
}

/** The first that is legal: with all fighters riding along, or without any. */
export const splitSOrder = (
  ship: Placed,
  riders: readonly { readonly id: FighterId }[],
  fault: (order: SplitS) => Rejection | undefined,
): SplitS | undefined =>
  [riders.map(({ id }) => id), []]
    .map((carry): SplitS => ({ kind: 'split-s', ship: ship.id, carry }))
    .find((order) => fault(order) === undefined);

export const splitSOffer = (
  rule: RuleId,
  ship: Placed,
  { to, facingCdeg, leavesTable }: Pick<SplitSOffer, 'to' | 'facingCdeg' | 'leavesTable'>,
  price: number,
  carry: readonly FighterId[],
): SplitSOffer => ({
  kind: 'split-s',
  label: price === 0 ? `Split-S with ${ship.name}` : `Split-S with ${ship.name} for ${price} Disorder`,
  about: [`ship:${ship.id}`],
  rule,
  ship: ship.id,
  from: ship.at,
  to,
  facingCdeg,
  price,
  leavesTable,
  carry,
});
