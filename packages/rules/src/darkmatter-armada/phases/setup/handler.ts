/** Setting up: terrain in turn (DA-6.2.3b), then the fleets (DA-6.2.5), then the first round (DA-6.2). */
import { deploymentBy } from '../../../mechanics/blueprint-fleets/setup/deployment.ts';
import { placementBy } from '../../../mechanics/blueprint-fleets/setup/placement.ts';
import { beginRound } from '../../../mechanics/blueprint-fleets/initiative/handling.ts';
import { distances } from '../../data/sizes.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { deploying, hiding, reserves } from './deployment.ts';
import { rollTerrain, terrainSpots } from './terrain.ts';

export { pending } from '../../../mechanics/blueprint-fleets/setup/placement.ts';

export const terrainPlacement: HandlerOf<'terrain-placement'> = placementBy({
  spots: terrainSpots,
  clearanceMils: distances.terrainClearanceMils,
  now: 'DA-6.2',
  turn: 'DA-6.2.3b',
  roll: rollTerrain,
  ordered: () => false,
  next: (p: Procedure) => p.replace({ kind: 'deployment', step: 'roll' }),
});

export const deployment: HandlerOf<'deployment'> = deploymentBy({
  deploying,
  reserve: reserves,
  hiding,
  begin: (p: Procedure) => beginRound(p, 1),
});
