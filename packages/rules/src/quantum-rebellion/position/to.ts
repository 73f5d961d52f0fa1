/** From a state to a position as people write it, with every value that the game changes spelled out. */
import {
  activationWritten,
  fittedWritten,
  inCondition,
  shipWritten,
  squadronsWritten,
  tableOf,
  terrainWritten,
} from '../../mechanics/blueprint-fleets/position/writing.ts';
import type { SpaceId } from '../ids.ts';
import type { State } from '../state.ts';
import { freshActivation, type Ship, type Terrain } from '../table.ts';
import type { Position, PositionShip, PositionTerrain } from './codec.ts';

function positionShip(ship: Ship): PositionShip {
  return {
    ...shipWritten(ship),
    weapons: fittedWritten(ship.spaces, (fitted) =>
      fitted.kind === 'weapon' ? `${fitted.ordnance} ${fitted.dice}` : undefined,
    ),
    equipment: fittedWritten(ship.spaces, (fitted) => (fitted.kind === 'module' ? fitted.module : undefined)),
    customizations: ship.customizations,
    fullStop: ship.fullStop,
    offline: inCondition<SpaceId>(ship.spaces, 'offline'),
    destroyed: inCondition<SpaceId>(ship.spaces, 'destroyed'),
    shields: ship.shields,
    defLost: ship.defLost,
    crLost: ship.crLost,
    plasma: ship.plasmaEffects,
    antimatter: ship.antimatter,
    cloak: ship.cloak,
    activation: activationWritten(ship, freshActivation(null)),
    spent: ship.spent,
    ...(ship.checked ? { checked: true } : {}),
  };
}

const positionTerrain = (terrain: Terrain): PositionTerrain => ({
  ...terrainWritten(terrain),
  ...(terrain.strength === null ? {} : { strength: terrain.strength }),
  ...(terrain.damage === undefined ? {} : { damage: terrain.damage }),
});

/** `fromPosition` of it gives the same state back, wherever somebody has a decision to make. */
export function toPosition(state: State): Position {
  const { match } = state;
  return {
    ...tableOf(state),
    scenario: match.scenario,
    options: match.options,
    commandStep: match.commandStep,
    squadrons: squadronsWritten(state, positionShip),
    terrain: Object.values(state.terrain).map(positionTerrain),
    pending: state.frames,
    due: state.due,
  };
}
