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
import { nameIn } from '../../kernel/lists/vocabulary.ts';
import { comesWithClass } from '../fleet/design.ts';
import { lifeSupportWords, ordnanceWords, reactorWords } from '../fleet/text.ts';
import type { SpaceId } from '../ids.ts';
import type { State } from '../state.ts';
import { freshActivation, type Ship, type Space } from '../table.ts';
import type { Position, PositionShip } from './codec.ts';

function positionShip(ship: Ship): PositionShip {
  const support = ship.spaces.LS?.fitted;
  const struck = (Object.entries(ship.spaces) as [SpaceId, Space][]).flatMap(([id, each]) => (each.struck ? [id] : []));
  return {
    ...shipWritten(ship),
    def: ship.def,
    ...(support?.kind === 'life-support' ? { lifeSupport: nameIn(lifeSupportWords, support.grade) } : {}),
    reactors: fittedWritten(ship.spaces, (fitted) =>
      fitted.kind === 'reactor' ? nameIn(reactorWords, fitted.reactor) : undefined,
    ),
    weapons: fittedWritten(ship.spaces, (fitted) =>
      fitted.kind === 'weapon' ? `${nameIn(ordnanceWords, fitted.ordnance)} d${fitted.die}` : undefined,
    ),
    equipment: fittedWritten(ship.spaces, (fitted) => (fitted.kind === 'module' ? fitted.module : undefined)),
    customizations: ship.customizations.filter((id) => !comesWithClass(ship, id)),
    speed: ship.speed,
    destroyed: inCondition<SpaceId>(ship.spaces, 'destroyed'),
    struck,
    shields: ship.shields,
    cloaked: ship.cloaked,
    evasive: ship.evasive,
    commsDown: ship.commsDown,
    fireControl: ship.fireControl,
    reactorScram: ship.reactorScram,
    gridFault: ship.gridFault,
    leaving: ship.leaving,
    activation: activationWritten(ship, freshActivation(null)),
    spent: ship.spent,
  };
}

/** `fromPosition` of it gives the same state back, wherever somebody has a decision to make. */
export function toPosition(state: State): Position {
  const { match } = state;
  return {
    ...tableOf(state),
    scenario: match.scenario,
    options: match.options,
    commandStep: match.commandStep,
    coordinatedFire: match.coordinatedFire,
    squadrons: squadronsWritten(state, positionShip),
    terrain: Object.values(state.terrain).map((piece) => ({
      ...terrainWritten(piece),
      ...(piece.die === null ? {} : { die: piece.die }),
      ...(piece.laidBy === undefined ? {} : { laidBy: piece.laidBy }),
    })),
    pending: state.frames,
    due: state.due,
  };
}
