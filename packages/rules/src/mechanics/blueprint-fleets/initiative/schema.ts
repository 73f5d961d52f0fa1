/** The initiative in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { seat } from '../ids.ts';
import { amount, atLeastOne, faces, listOf, ruleId } from '../../../kernel/bounded.ts';

/** The winner of the initiative takes its place in the order of this round. */
const chooseOrder = z.strictObject({ kind: z.literal('choose-order'), place: z.enum(['first', 'second']) });

export const initiativeCommands = [chooseOrder] as const;

export interface InitiativeOffer extends OfferOf<'choose-order'> {
  readonly place: 'first' | 'second';
}

/** The Initiative Phase: dice first, then the winner chooses. */
export const initiativeFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind: z.literal('initiative'), step: z.literal('roll') }),
  z.strictObject({ kind: z.literal('initiative'), step: z.literal('choose'), winner: seat }),
]);

const roundBegan = z.strictObject({ kind: z.literal('round-began'), round: atLeastOne });

/** One throw of all sides; a tie is followed by another. `total` is the highest face and the modifier. */
const initiativeRolled = z.strictObject({
  kind: z.literal('initiative-rolled'),
  rolls: listOf(
    z.strictObject({
      seat,
      faces: faces(20),
      modifier: amount,
      total: amount,
      rule: ruleId,
    }),
  ),
  /** Null on a tie. */
  winner: seat.nullable(),
});

const orderChosen = z.strictObject({ kind: z.literal('order-chosen'), by: seat, order: listOf(seat) });

export const initiativeEvents = [roundBegan, initiativeRolled, orderChosen] as const;
export type InitiativeEvent = z.infer<(typeof initiativeEvents)[number]>;
