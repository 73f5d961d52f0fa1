/** What the events of scenarios change, and what the log says of them. */
import { evolveConvoy, narrateConvoy } from '../../mechanics/blueprint-fleets/scenarios/effects.ts';
import { evolveLanding, narrateLanding } from '../../mechanics/blueprint-fleets/scenarios/landing-effects.ts';
import { mountIds } from '../data/classes.ts';
import type { EvolversOf, NarratorsOf } from '../state.ts';
import { freshActivation, type Ship } from '../table.ts';
import type { ScenarioEvent } from './schema.ts';

/** Everything that an activation could hold is done: a captured ship does not fire in this round (R-DA-161). */
const spentActivation = (ship: Ship): Ship['activation'] => ({
  ...freshActivation(null),
  moves: 1,
  movementOver: true,
  speedSet: true,
  special: 'captured',
  boarded: true,
  fired: mountIds.filter((mount) => ship.spaces[mount] !== undefined),
});

type Bombarded = Extract<ScenarioEvent, { kind: 'planet-bombarded' }>;

export const evolveScenario: EvolversOf<ScenarioEvent> = {
  // It replaces the fire of the turret (R-DA-159).
  ...evolveLanding((ship: Ship, { mount }: Bombarded) => {
    ship.activation.fired.push(mount);
  }),
  ...evolveConvoy(spentActivation),
};

export const narrateScenario: NarratorsOf<ScenarioEvent> = {
  ...narrateLanding({
    'troops-landed': ['DA-15.2a', 'DA-12.7.7b', 'R-DA-158'],
    'planet-bombarded': ['DA-15.3b', 'R-DA-159'],
  }),
  ...narrateConvoy({
    'freighter-exited': ['DA-15.4a', 'R-DA-160'],
    'freighter-captured': ['DA-15.4b', 'R-DA-161'],
  }),
};
