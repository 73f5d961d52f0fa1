/** What each event of a scenario changes, and what the log says of it. */
import type { MountId } from '../ids.ts';
import { freshActivation, type Ship, type Space } from '../table.ts';
import type { EvolversOf, NarratorsOf } from '../state.ts';
import type { ScenarioEvent } from './schema.ts';
import { evolveConvoy, narrateConvoy } from '../../mechanics/blueprint-fleets/scenarios/effects.ts';
import { evolveLanding, narrateLanding } from '../../mechanics/blueprint-fleets/scenarios/landing-effects.ts';
import { scenarios } from '../data/scenarios.ts';
import { scenarioNamed } from './layout.ts';

/** Everything that an activation could hold is done: R-QR-173. */
function spentActivation(ship: Ship): Ship['activation'] {
  const weapons = (Object.entries(ship.spaces) as [MountId, Space][]).flatMap(([mount, { fitted }]) =>
    fitted?.kind === 'weapon' ? [[mount, fitted.dice] as const] : [],
  );
  const done = { moves: 1, movementOver: true, special: 'captured', boarded: true };
  return { ...freshActivation(null), ...done, fired: Object.fromEntries(weapons) };
}

type Bombarded = Extract<ScenarioEvent, { kind: 'planet-bombarded' }>;

export const evolveScenario: EvolversOf<ScenarioEvent> = {
  'scenario-rolled': () => undefined,
  ...evolveLanding((ship: Ship, { mount, dice }: Bombarded) => {
    ship.activation.fired[mount] = dice;
  }),
  // A captured freighter joins another squadron; nothing else does (QR-13.0a).
  ...evolveConvoy(spentActivation),
};

export const narrateScenario: NarratorsOf<ScenarioEvent> = {
  'scenario-rolled': (event) => {
    const names = event.faces.map((face) => scenarioNamed(event.table, face));
    const again = names.slice(0, -1);
    const passed = again.length === 0 ? '' : ` ${again.join(', ')} cannot be played here: thrown again.`;
    return {
      parts: [
        `The scenario is thrown for: ${names.at(-1) ?? ''}, played as ${scenarios[event.scenario].name}.${passed}`,
      ],
      rules: ['QR-5.2.1a', event.table === 'competitive' ? 'QR-12.0a' : 'QR-12.0b', 'R-QR-48'],
      tone: 'roll',
      rolls: [{ label: `${event.table} table`, seat: null, sides: 6, faces: event.faces, need: null, counted: 1 }],
    };
  },
  ...narrateLanding({
    'troops-landed': ['QR-12.2b', 'QR-11.6.8a', 'R-QR-183'],
    'planet-bombarded': ['QR-12.3b', 'R-QR-184'],
  }),
  ...narrateConvoy({
    'freighter-exited': ['QR-12.4d', 'R-QR-185'],
    'freighter-captured': ['QR-12.4c', 'R-QR-173'],
  }),
};
