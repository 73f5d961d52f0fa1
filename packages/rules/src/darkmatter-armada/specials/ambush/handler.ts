/** A squadron that was found out takes its places: DA-6.2.5.5c, DA-6.2.5.5e, R-DA-50. */
import {
  ambushBy,
  type SpringRules,
  suggestSpring as suggestBy,
} from '../../../mechanics/blueprint-fleets/ambush/spring.ts';
import { narrateAmbush as narrateAmbushBy } from '../../../mechanics/blueprint-fleets/ambush/narrate.ts';
import type { Frame } from '../../frames.ts';
import type { HandlerOf } from '../../game.ts';
import { beginActivation } from '../../phases/activation/course.ts';
import { deploying, hiding } from '../../phases/setup/deployment.ts';
import type { Procedure } from '../../procedure.ts';
import type { State } from '../../state.ts';

export { evolveAmbush } from '../../../mechanics/blueprint-fleets/ambush/events.ts';

const springing: SpringRules = {
  deploying,
  discRadiusMils: hiding.discRadiusMils,
  found: 'DA-6.2.5.5c',
  activate: (p: Procedure, squadron) => {
    const { frame } = p;
    if (frame?.kind === 'activation') beginActivation(p, frame, squadron);
  },
};

export const ambush: HandlerOf<'ambush'> = ambushBy(springing);

export const suggestSpring = (state: State, frame: Extract<Frame, { kind: 'ambush' }>) =>
  suggestBy(springing, state, frame);

export const narrateAmbush = narrateAmbushBy(
  {
    'squadron-hidden': ['DA-6.2.5.5a', 'R-DA-50'],
    'ambush-sprung': ['DA-6.2.5.5c', 'DA-6.2.5.5e'],
    'stayed-hidden': ['R-DA-50'],
    turnedUp: 'DA-6.2.5.5d',
    touched: 'DA-6.2.5.5c',
    decoy: 'DA-6.2.5.5c',
    found: 'DA-6.2.5.5c',
  },
  'comes out',
);
