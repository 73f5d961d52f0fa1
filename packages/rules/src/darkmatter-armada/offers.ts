/** What a seat may do now. Each phase and each special owns its own; an offer's kind is the kind of the command that takes it. */
import type { ActivationOffer } from '../mechanics/blueprint-fleets/activation/schema.ts';
import type { AmbushOffer } from '../mechanics/blueprint-fleets/ambush/offers.ts';
import type { InitiativeOffer } from '../mechanics/blueprint-fleets/initiative/schema.ts';
import type { MineOffer } from '../mechanics/blueprint-fleets/mines/schema.ts';
import type { ManeuverOffer } from '../mechanics/blueprint-fleets/orbit/offers.ts';
import type { ReserveOffer } from '../mechanics/blueprint-fleets/reserve/offers.ts';
import type { SetupOffer } from '../mechanics/blueprint-fleets/setup/offers.ts';
import type { ChooseNeighbourOffer } from './damage/schema.ts';
import type { BoardOffer } from './phases/boarding/schema.ts';
import type { CommandSegmentOffer } from './phases/command/schema.ts';
import type { FighterOffer } from './phases/fighters/schema.ts';
import type { MovementOffer } from './phases/movement/schema.ts';
import type { WeaponOffer } from './phases/weapons/schema.ts';
import type { BeaconOffer } from '../mechanics/blueprint-fleets/beacons/schema.ts';
import type { EngageHyperdriveOffer } from './specials/jumps/schema.ts';
import type { MassDriverOffer } from './specials/mass-driver/effects.ts';
import type { ScenarioOffer } from './scenarios/schema.ts';
import type { JumpOffer } from '../mechanics/blueprint-fleets/jumps/schema.ts';
import type { DrawObjectOffer } from './specials/tractor/effects.ts';
import type { CloakOffer, EvadeOffer } from './markers/schema.ts';

export type Offer =
  | SetupOffer
  | MineOffer
  | InitiativeOffer
  | ReserveOffer
  | ActivationOffer
  | CommandSegmentOffer
  | MovementOffer
  | ManeuverOffer
  | FighterOffer
  | BoardOffer
  | WeaponOffer
  | ChooseNeighbourOffer
  | AmbushOffer
  | EvadeOffer
  | JumpOffer
  | BeaconOffer
  | DrawObjectOffer
  | EngageHyperdriveOffer
  | CloakOffer
  | ScenarioOffer
  | MassDriverOffer;
