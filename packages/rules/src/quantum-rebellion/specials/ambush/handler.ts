/** A squadron that was found out takes its places: QR-5.2.5.4d-g, R-QR-61, without room on its disc R-QR-241. */
import {
  ambushBy,
  suggestSpring as suggestBy,
  type SpringRules,
} from '../../../mechanics/blueprint-fleets/ambush/spring.ts';
import type { Frame } from '../../frames.ts';
import type { HandlerOf } from '../../game.ts';
import { beginActivation } from '../../phases/activation/course.ts';
import { deploying, hiding } from '../../phases/setup/deployment.ts';
import type { Procedure } from '../../procedure.ts';
import type { State } from '../../state.ts';

const springing: SpringRules = {
  deploying,
  discRadiusMils: hiding.discRadiusMils,
  found: 'QR-5.2.5.4f',
  activate: (p: Procedure, squadron) => {
    const { frame } = p;
    if (frame?.kind === 'activation') beginActivation(p, frame, squadron);
  },
};

export const ambush: HandlerOf<'ambush'> = ambushBy(springing);

export const suggestSpring = (state: State, frame: Extract<Frame, { kind: 'ambush' }>) =>
  suggestBy(springing, state, frame);
