/** What a seat may do now. Each phase and each special owns its own; an offer's kind is the kind of the command that takes it. */
import type { ActivationOffer } from '../mechanics/blueprint-fleets/activation/schema.ts';
import type { AmbushOffer } from '../mechanics/blueprint-fleets/ambush/offers.ts';
import type { InitiativeOffer } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import type { ReserveOffer } from '../mechanics/blueprint-fleets/reserve/offers.ts';
import type { SetupOffer } from '../mechanics/blueprint-fleets/setup/offers.ts';
import type { CommandSegmentOffer } from './phases/command/schema.ts';
import type { MovementOffer } from './phases/movement/schema.ts';
import type { EvadeOffer } from './markers/schema.ts';

export type Offer =
  | SetupOffer
  | InitiativeOffer
  | ReserveOffer
  | ActivationOffer
  | CommandSegmentOffer
  | MovementOffer
  | AmbushOffer
  | EvadeOffer;
