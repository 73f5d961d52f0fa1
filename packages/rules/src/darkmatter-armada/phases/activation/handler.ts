/** The Squadron Activation Phase: DA-7.3, DA-9.0. */
import { activationBy } from '../../../mechanics/blueprint-fleets/activation/handling.ts';
import type { Game, HandlerOf } from '../../game.ts';
import { hiddenTurn } from '../../specials/ambush/turn.ts';
import { hiding } from '../setup/deployment.ts';
import { beginActivation, endActivation } from './course.ts';
import { segmentTitles } from './effects.ts';
import { ids, type SegmentPart, turns } from './part.ts';
import { cloakPart } from '../../specials/cloak/part.ts';
import { evasivePart } from '../../specials/evasive/part.ts';
import { boardingPart } from '../boarding/part.ts';
import { beaconPart, beaconRaidPart } from '../../specials/beacons/part.ts';
import { tractorPart } from '../../specials/tractor/part.ts';
import { jumpPart, leavingPart } from '../../specials/jumps/part.ts';
import { massDriverPart } from '../../specials/mass-driver/part.ts';
import { scenarioPart } from '../../scenarios/part.ts';
import { commandPart } from '../command/part.ts';
import { recall } from '../fighters/home.ts';
import { fightersPart, flightPart, launchPart } from '../fighters/part.ts';
import { maneuverPart } from '../../specials/maneuvers/part.ts';
import { movementPart } from '../movement/part.ts';
import { weaponsPart } from '../weapons/part.ts';

export { activeSquadron } from '../../../mechanics/blueprint-fleets/activation/handling.ts';

export const parts: readonly SegmentPart[] = [
  commandPart,
  movementPart,
  maneuverPart,
  jumpPart,
  flightPart,
  launchPart,
  leavingPart,
  beaconPart,
  tractorPart,
  evasivePart,
  cloakPart,
  scenarioPart,
  massDriverPart,
  weaponsPart,
  fightersPart,
  beaconRaidPart,
  boardingPart,
];

export const activation: HandlerOf<'activation'> = activationBy<Game>({
  ids,
  turns,
  hiding,
  titles: segmentTitles,
  parts,
  hidden: hiddenTurn,
  recall,
  begin: beginActivation,
  end: endActivation,
});
