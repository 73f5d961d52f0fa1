/** The orders and offers that games of the family write alike, for what boards make of them. */
import type * as z from 'zod';
import type { ActivationOffer, activationCommands } from './activation/schema.ts';
import type { AmbushOffer } from './ambush/offers.ts';
import type { ambushCommands, sideStaysHidden, squadronStaysHidden } from './ambush/schema.ts';
import type { BeaconOffer, beaconCommands } from './beacons/schema.ts';
import type { openPortal, OpenPortalOffer } from './command/schema.ts';
import type {
  catapultFighters,
  CatapultOffer,
  DeclineRelaunchOffer,
  DogfightOffer,
  DogfightReturnOffer,
  FighterAttackOffer,
  fighterCommands,
  launchFighters,
  LaunchFightersOffer,
  moveFighter,
  MoveFighterOffer,
  RecallOffer,
  RelaunchOffer,
} from './fighters/schema.ts';
import type { initiativeCommands, InitiativeOffer } from './initiative/schema.ts';
import type { jumpCommands, JumpOffer } from './jumps/schema.ts';
import type { mineCommands, MineOffer } from './mines/schema.ts';
import type { splitS, SplitSOffer } from './movement/split-s.ts';
import type { maneuverCommands } from './orbit/commands.ts';
import type { ManeuverOffer } from './orbit/offers.ts';
import type { reserveCommands } from './reserve/schema.ts';
import type { ReserveOffer } from './reserve/offers.ts';
import type { setupCommands } from './setup/commands.ts';
import type { SetupOffer } from './setup/offers.ts';

type Commands = readonly [
  ...typeof setupCommands,
  ...typeof reserveCommands,
  ...typeof ambushCommands,
  typeof sideStaysHidden,
  typeof squadronStaysHidden,
  ...typeof initiativeCommands,
  ...typeof activationCommands,
  ...typeof fighterCommands,
  typeof launchFighters,
  typeof catapultFighters,
  typeof moveFighter,
  ...typeof beaconCommands,
  typeof openPortal,
  ...typeof jumpCommands,
  ...typeof mineCommands,
  ...typeof maneuverCommands,
  typeof splitS,
];
export type FleetOrder = z.infer<Commands[number]>;

export type FleetOffer =
  | SetupOffer
  | ReserveOffer
  | AmbushOffer
  | InitiativeOffer
  | ActivationOffer
  | FighterAttackOffer
  | DogfightOffer
  | DogfightReturnOffer
  | RecallOffer
  | RelaunchOffer
  | DeclineRelaunchOffer
  | LaunchFightersOffer
  | CatapultOffer
  | MoveFighterOffer
  | BeaconOffer
  | OpenPortalOffer
  | JumpOffer
  | MineOffer
  | ManeuverOffer
  | SplitSOffer;
