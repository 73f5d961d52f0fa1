/** From a state to a position as people write it, with every value that the game changes spelled out. */
import { degreesOfCdeg } from '../../geometry/table/index.ts';
import { areaWritten, outlineWritten, pointWritten as at, tableWritten } from '../../mechanics/open-table/index.ts';
import type { SpaceId } from '../ids.ts';
import { freshActivation, type Ship, type Space, type Terrain } from '../table.ts';
import type { State } from '../state.ts';
import type { Fighter, Side, Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import type {
  Position,
  PositionFighter,
  PositionShip,
  PositionSide,
  PositionSquadron,
  PositionTerrain,
} from './codec.ts';

const entriesOf = (ship: Ship): [SpaceId, Space][] => Object.entries(ship.spaces) as [SpaceId, Space][];

const inCondition = (ship: Ship, condition: Space['condition']): SpaceId[] =>
  entriesOf(ship).flatMap(([id, space]) => (space.condition === condition ? [id] : []));

function weapons(ship: Ship): Record<string, string> {
  return Object.fromEntries(
    entriesOf(ship).flatMap(([id, { fitted }]) =>
      fitted?.kind === 'weapon' ? [[id, `${fitted.ordnance} ${fitted.dice}`]] : [],
    ),
  );
}

function equipment(ship: Ship): Record<string, string> {
  return Object.fromEntries(
    entriesOf(ship).flatMap(([id, { fitted }]) => (fitted?.kind === 'module' ? [[id, fitted.module]] : [])),
  );
}

/** Only what the ship has done. */
function activation(ship: Ship): PositionShip['activation'] {
  const { from, ...done } = ship.activation;
  const fresh: Record<string, unknown> = { ...freshActivation(null) };
  const changed = Object.entries(done).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(fresh[key]));
  const began = from && { at: at(from.at), facing: degreesOfCdeg(from.facingCdeg) };
  return { from: began, ...Object.fromEntries(changed) };
}

function positionShip(ship: Ship): PositionShip {
  return {
    id: ship.id,
    name: ship.name,
    class: ship.class,
    rank: ship.rank,
    ...(ship.at === null ? {} : { at: at(ship.at) }),
    facing: degreesOfCdeg(ship.facingCdeg),
    weapons: weapons(ship),
    equipment: equipment(ship),
    customizations: ship.customizations,
    hull: ship.hull,
    crew: ship.crew,
    disorder: ship.disorder,
    fullStop: ship.fullStop,
    offline: inCondition(ship, 'offline'),
    destroyed: inCondition(ship, 'destroyed'),
    shields: ship.shields,
    defLost: ship.defLost,
    crLost: ship.crLost,
    plasma: ship.plasmaEffects,
    antimatter: ship.antimatter,
    cloak: ship.cloak,
    activation: activation(ship),
    hangar: ship.hangar,
    spent: ship.spent,
    ...(ship.checked ? { checked: true } : {}),
    ...(ship.captured ? { captured: true } : {}),
    ...(ship.fate === null
      ? {}
      : {
          gone: {
            how: ship.fate.how,
            cause: ship.fate.cause,
            round: ship.fate.round,
            points: ship.fate.halfPoints / 2,
          },
        }),
  };
}

function positionSquadron(state: State, squadron: Squadron): PositionSquadron {
  return {
    id: squadron.id,
    name: squadron.name,
    seat: squadron.seat,
    activated: squadron.activated,
    deployed: squadron.deployed,
    reserve: squadron.reserve,
    ships: squadron.ships.flatMap((id) => {
      const ship = state.ships[id];
      return ship === undefined ? [] : [positionShip(ship)];
    }),
  };
}

const positionFighter = (fighter: Fighter): PositionFighter => ({
  id: fighter.id,
  carrier: fighter.carrier,
  ...(fighter.place === 'table' && fighter.at !== null ? { at: at(fighter.at) } : {}),
  ...(fighter.place === 'table' ? {} : { place: fighter.place }),
  moved: fighter.moved,
  attacked: fighter.attacked,
});

const positionTerrain = (terrain: Terrain): PositionTerrain => ({
  id: terrain.id,
  kind: terrain.kind,
  name: terrain.name,
  ...(terrain.at === null ? {} : { at: at(terrain.at) }),
  ...outlineWritten(terrain.footprint),
  ...(terrain.strength === null ? {} : { strength: terrain.strength }),
  ...(terrain.laid ? { laid: true } : {}),
  ...(terrain.discarded ? { discarded: true } : {}),
  ...(terrain.damage === undefined ? {} : { damage: terrain.damage }),
});

const positionSide = (side: Side): PositionSide => ({
  fleet: side.fleet,
  faction: side.faction,
  score: side.halfPoints / 2,
  cyberwarfare: side.cyberwarfare,
  flagship: side.flagship,
  zone: areaWritten(side.zone),
  ...(side.otherZone === null ? {} : { otherZone: areaWritten(side.otherZone) }),
  ...(side.divisions === null ? {} : { divisions: side.divisions }),
});

/** `fromPosition` of it gives the same state back, wherever somebody has a decision to make. */
export function toPosition(state: State): Position {
  const { match } = state;
  return {
    table: tableWritten(match.table),
    scenario: match.scenario,
    options: match.options,
    ...(match.convoy === null ? {} : { convoy: match.convoy }),
    maxPoints: match.maxPoints,
    rounds: match.rounds,
    round: match.round,
    phase: match.phase,
    order: match.order,
    ...(match.active === null ? {} : { active: match.active }),
    ...(match.segment === null ? {} : { segment: match.segment }),
    commandStep: match.commandStep,
    ...(match.combatMode === null ? {} : { combatMode: match.combatMode }),
    combatModesOver: match.combatModesOver,
    portalFree: match.portalFree.map(areaWritten),
    ...(match.outcome === null ? {} : { outcome: match.outcome }),
    sides: Object.fromEntries(Object.values(state.sides).map((side) => [side.seat, positionSide(side)])),
    squadrons: Object.values(state.squadrons).map((squadron) => positionSquadron(state, squadron)),
    fighters: Object.values(state.fighters).map(positionFighter),
    terrain: Object.values(state.terrain).map(positionTerrain),
    portals: Object.values(state.portals).map((portal) => ({
      id: portal.id,
      at: at(portal.at),
      ...(portal.entry === null ? { opener: portal.opener } : { entry: portal.entry }),
    })),
    beacons: Object.values(state.beacons).map(({ at: where, ...beacon }) => ({ ...beacon, at: at(where) })),
    discs: Object.values(state.discs).map((disc) => ({
      id: disc.id,
      squadron: disc.squadron,
      at: at(disc.at),
      ...(state.secrets.ambushes[disc.squadron] === disc.id ? { real: true } : {}),
    })),
    pending: state.frames,
    due: state.due,
  };
}
