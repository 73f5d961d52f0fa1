/** What a seat may do now. Each phase and each special owns its own; an offer's kind is the kind of the command that takes it. */
import type { SetupOffer } from './phases/setup/schema.ts';
import type { RoundOffer } from './phases/round/schema.ts';
import type { OrderOffer } from './phases/orders/offers.ts';
import type { MovingOffer } from './phases/moving/schema.ts';
import type { InterruptOffer } from './phases/interrupts/schema.ts';
import type { AttackOffer } from './phases/attacks/schema.ts';
import type { HarvestOffer } from './specials/harvest/schema.ts';
import type { ReinforceOffer } from './specials/reinforce/schema.ts';

export type Offer =
  SetupOffer | RoundOffer | OrderOffer | MovingOffer | InterruptOffer | AttackOffer | HarvestOffer | ReinforceOffer;
