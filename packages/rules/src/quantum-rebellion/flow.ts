/** The flow of a match: what each kind of frame waits for and does. */
import { flowOf } from '../kernel/ruleset/flow.ts';
import type { Game } from './game.ts';
import { activation } from './phases/activation/handler.ts';
import { ambush } from './phases/ambush/handler.ts';
import { beaconPower } from './phases/beacons/power.ts';
import { boarding } from './phases/boarding/handler.ts';
import { damageControl, end } from './phases/end/handler.ts';
import { dogfight, fighterAttack, relaunch } from './phases/fighters/handler.ts';
import { initiative } from './phases/initiative/handler.ts';
import { entry, reserve } from './phases/reserve/handler.ts';
import { mineLaying } from './phases/mines/handler.ts';
import { deployment, terrainPlacement } from './phases/setup/handler.ts';
import { attack } from './phases/weapons/handler.ts';

export const flow = flowOf<Game>({
  'terrain-placement': terrainPlacement,
  'mine-laying': mineLaying,
  deployment,
  ambush,
  initiative,
  reserve,
  entry,
  activation,
  attack,
  'fighter-attack': fighterAttack,
  dogfight,
  relaunch,
  boarding,
  'beacon-power': beaconPower,
  end,
  'damage-control': damageControl,
});

export const { awaiting, handlerOf, offersFor, run } = flow;
