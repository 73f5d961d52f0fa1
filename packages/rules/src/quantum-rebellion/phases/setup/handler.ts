/** Setting up: terrain, then the fleets (QR-5.2.5), then the first round. */
import { deploymentBy } from '../../../mechanics/blueprint-fleets/setup/deployment.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { beginRound } from '../initiative/handler.ts';
import { deploying, hiding, reserves } from './deployment.ts';

export { terrainPlacement } from './terrain-handler.ts';

export const deployment: HandlerOf<'deployment'> = deploymentBy({
  deploying,
  reserve: reserves,
  hiding,
  begin: (p: Procedure) => beginRound(p, 1),
});
