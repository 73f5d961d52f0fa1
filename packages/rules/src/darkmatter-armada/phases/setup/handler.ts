/** Setting up: terrain in turn (DA-6.2.3b), then the fleets (DA-6.2.5), then the first round (DA-6.2). */
import { deploymentBy } from '../../../mechanics/blueprint-fleets/setup/deployment.ts';
import { placementBy } from '../../../mechanics/blueprint-fleets/setup/placement.ts';
import { beginRound } from '../../../mechanics/blueprint-fleets/initiative/handling.ts';
import { distances } from '../../data/sizes.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { anyMinelayers, beginLaying } from '../../../mechanics/blueprint-fleets/mines/handler.ts';
import { laying } from '../../specials/mines/part.ts';
import type { OpenTable } from '../../state.ts';
import { deploying, hiding, reserves } from './deployment.ts';
import { withShields } from './shields.ts';
import { rollTerrain, terrainSpots } from './terrain.ts';

export { pending } from '../../../mechanics/blueprint-fleets/setup/placement.ts';

export const terrainPlacement: HandlerOf<'terrain-placement'> = placementBy({
  spots: terrainSpots,
  clearanceMils: distances.terrainClearanceMils,
  now: 'DA-6.2',
  turn: 'DA-6.2.3b',
  roll: rollTerrain,
  ordered: (state: OpenTable) => anyMinelayers(laying, state),
  // Minelayers follow in the order in which terrain was placed, then the fleets (DA-6.2, DA-6.2.4a).
  next: (p: Procedure, [first]) => {
    if (!beginLaying(laying, p, first)) p.replace({ kind: 'deployment', step: 'roll' });
  },
});

export const deployment: HandlerOf<'deployment'> = withShields(
  deploymentBy({ deploying, reserve: reserves, hiding, begin: (p: Procedure) => beginRound(p, 1) }),
);
