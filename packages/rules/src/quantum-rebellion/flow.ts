/** The flow of a match: what each kind of frame waits for and does, phases first, in the order of the book. */
import { flowOf } from '../kernel/ruleset/flow.ts';
import type { Game } from './game.ts';
import { deployment, terrainPlacement } from './phases/setup/handler.ts';
import { initiative } from './phases/initiative/handler.ts';
import { entry, reserve } from './phases/reserve/handler.ts';
import { activation } from './phases/activation/handler.ts';
import { attack } from './phases/weapons/handler.ts';
import { fighterAttack } from './phases/fighters/attack.ts';
import { dogfight } from './phases/fighters/dogfight.ts';
import { relaunch } from './phases/fighters/home.ts';
import { boarding } from './phases/boarding/handler.ts';
import { damageControl, end } from './phases/end/handler.ts';
import { ambush } from './specials/ambush/handler.ts';
import { beaconPower } from './specials/beacons/part.ts';
import { mineLaying } from './specials/mines/part.ts';

export const flow = flowOf<Game>({
  'terrain-placement': terrainPlacement,
  deployment,
  initiative,
  reserve,
  entry,
  activation,
  attack,
  'fighter-attack': fighterAttack,
  dogfight,
  relaunch,
  boarding,
  end,
  'damage-control': damageControl,
  ambush,
  'beacon-power': beaconPower,
  'mine-laying': mineLaying,
});

export const { awaiting, handlerOf, offersFor, run } = flow;
