/** What a seat may do now. Each phase owns its offers; an offer's kind is the kind of the command that takes it. */
import type { ActivationOffer } from '../mechanics/blueprint-fleets/activation/offers.ts';
import type { AmbushOffer } from '../mechanics/blueprint-fleets/ambush/offers.ts';
import type { BeaconOffer } from '../mechanics/blueprint-fleets/beacons/offers.ts';
import type { BoardingOffer } from './phases/boarding/offers.ts';
import type { CloakOffer } from './phases/cloak/offers.ts';
import type { CommandSegmentOffer } from './phases/command/offers.ts';
import type { EndOffer } from './phases/end/offers.ts';
import type { FighterOffer } from './phases/fighters/offers.ts';
import type { InitiativeOffer } from './phases/initiative/offers.ts';
import type { JumpOffer } from './phases/jumps/offers.ts';
import type { ManeuverOffer } from './phases/maneuvers/offers.ts';
import type { MassDriverOffer } from './phases/mass-driver/offers.ts';
import type { MineOffer } from '../mechanics/blueprint-fleets/mines/offers.ts';
import type { MovementOffer } from './phases/movement/offers.ts';
import type { ReserveOffer } from '../mechanics/blueprint-fleets/reserve/offers.ts';
import type { ScenarioOffer } from './phases/scenario/offers.ts';
import type { SetupOffer } from '../mechanics/blueprint-fleets/setup/offers.ts';
import type { SpecialOffer } from './phases/special/offers.ts';
import type { WeaponOffer } from './phases/weapons/offers.ts';

export type Offer =
  | SetupOffer
  | MineOffer
  | AmbushOffer
  | ReserveOffer
  | InitiativeOffer
  | ActivationOffer
  | CommandSegmentOffer
  | MovementOffer
  | ManeuverOffer
  | JumpOffer
  | SpecialOffer
  | CloakOffer
  | BeaconOffer
  | WeaponOffer
  | MassDriverOffer
  | FighterOffer
  | BoardingOffer
  | ScenarioOffer
  | EndOffer;
