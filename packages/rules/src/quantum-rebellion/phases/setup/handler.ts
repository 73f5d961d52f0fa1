/** Setting up: terrain in turn (QR-5.2.3, R-QR-51, R-QR-52), then the fleets (QR-5.2.5), then the first round. */
import { deploymentBy } from '../../../mechanics/blueprint-fleets/setup/deployment.ts';
import { placementBy } from '../../../mechanics/blueprint-fleets/setup/placement.ts';
import { distances } from '../../data/sizes.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { laying } from '../../specials/mines/part.ts';
import { anyMinelayers, beginLaying } from '../../../mechanics/blueprint-fleets/mines/handler.ts';
import type { OpenTable } from '../../state.ts';
import { beginRound } from '../initiative/handler.ts';
import { deploying, hiding, reserves } from './deployment.ts';
import { rollTerrain, terrainSpots } from './terrain.ts';

export { pending } from '../../../mechanics/blueprint-fleets/setup/placement.ts';

export const terrainPlacement: HandlerOf<'terrain-placement'> = placementBy({
  spots: terrainSpots,
  clearanceMils: distances.terrainClearanceMils,
  now: 'QR-5.2a',
  turn: 'QR-5.2.3c',
  roll: rollTerrain,
  ordered: (state: OpenTable) => anyMinelayers(laying, state),
  // The Minelayers follow in the order in which terrain was placed, then the fleets.
  next: (p: Procedure, [first]) => {
    if (!beginLaying(laying, p, first)) p.replace({ kind: 'deployment', step: 'roll' });
  },
});

export const deployment: HandlerOf<'deployment'> = deploymentBy({
  deploying,
  reserve: reserves,
  hiding,
  begin: (p: Procedure) => beginRound(p, 1),
});
