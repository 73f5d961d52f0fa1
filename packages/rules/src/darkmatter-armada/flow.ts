/** The flow of a match: what each kind of frame waits for and does, phases first, in the order of the book. */
import { flowOf } from '../kernel/ruleset/flow.ts';
import { criticals, overload, vulnerable } from './damage/handler.ts';
import type { Game } from './game.ts';
import { activation } from './phases/activation/handler.ts';
import { boarding } from './phases/boarding/handler.ts';
import { end } from './phases/end/handler.ts';
import { fighterAttack } from './phases/fighters/attack.ts';
import { dogfight } from './phases/fighters/dogfight.ts';
import { relaunch } from './phases/fighters/home.ts';
import { initiative } from './phases/initiative/handler.ts';
import { entry, reserve } from './phases/reserve/handler.ts';
import { deployment, terrainPlacement } from './phases/setup/handler.ts';
import { attack } from './phases/weapons/handler.ts';
import { mineLaying } from './specials/mines/part.ts';
import { ambush } from './specials/ambush/handler.ts';
import { beaconPower } from './specials/beacons/part.ts';

export const flow = flowOf<Game>({
  'terrain-placement': terrainPlacement,
  'mine-laying': mineLaying,
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
  criticals,
  vulnerable,
  overload,
  ambush,
  'beacon-power': beaconPower,
});

export const { awaiting, handlerOf, offersFor, run } = flow;
