/** What a seat may do now. Each phase owns its offers; an offer's kind is the kind of the command that takes it. */
import type { Seat } from '../kernel/contract.ts';
import { awaiting, handlerOf } from './flow.ts';
import type { SetupOffer } from './phases/setup/offers.ts';
import type { RoundOffer } from './phases/round/offers.ts';
import type { OrderOffer } from './phases/orders/offers.ts';
import type { MovingOffer } from './phases/moving/offers.ts';
import type { InterruptOffer } from './phases/interrupts/offers.ts';
import type { AttackOffer } from './phases/attacks/offers.ts';
import type { HarvestOffer } from './phases/harvest/offers.ts';
import type { ReinforceOffer } from './phases/reinforce/offers.ts';
import type { Sight } from './sight.ts';

export type Offer =
  SetupOffer | RoundOffer | OrderOffer | MovingOffer | InterruptOffer | AttackOffer | HarvestOffer | ReinforceOffer;

/** All offers of a seat, in the order in which a keyboard walks them; none when it is not asked. */
export function offersFor(sight: Sight, by: Seat): readonly Offer[] {
  const frame = sight.frames.at(-1);
  if (frame === undefined || !awaiting(sight).includes(by)) return [];
  return handlerOf(frame).offers(sight, frame, by);
}
