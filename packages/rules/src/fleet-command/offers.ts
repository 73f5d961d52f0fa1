/** What a seat may do now. Each phase and each special owns its own; an offer's kind is the kind of the command that takes it. */
import type { SetupOffer } from './phases/setup/offers.ts';
import type { RoundOffer } from './phases/round/offers.ts';
import type { OrderOffer } from './phases/orders/offers.ts';
import type { MovingOffer } from './phases/moving/offers.ts';
import type { InterruptOffer } from './phases/interrupts/offers.ts';
import type { AttackOffer } from './phases/attacks/offers.ts';
import type { HarvestOffer } from './specials/harvest/offers.ts';
import type { ReinforceOffer } from './specials/reinforce/offers.ts';

export type Offer =
  SetupOffer | RoundOffer | OrderOffer | MovingOffer | InterruptOffer | AttackOffer | HarvestOffer | ReinforceOffer;
