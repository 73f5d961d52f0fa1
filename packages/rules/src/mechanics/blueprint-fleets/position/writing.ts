/** From records of the family to what people write, with every value that the game changes spelled out. */
import { degreesOfCdeg } from '../../../geometry/table/index.ts';
import { areaWritten, outlineWritten, pointWritten as at, tableWritten } from '../../open-table/index.ts';
import type { Fighter, Side } from '../records.ts';
import type { Ship, State, Terrain } from '../table.ts';
import type { WrittenFighter, WrittenShip, WrittenSide } from './schema.ts';

interface Space {
  readonly fitted: { readonly kind: string } | null;
  readonly condition: string;
}

/** The spaces of a ship that are in this condition. */
export const inCondition = <Id extends string>(spaces: { readonly [id in Id]?: Space }, condition: string): Id[] =>
  (Object.entries(spaces) as [Id, Space][]).flatMap(([id, space]) => (space.condition === condition ? [id] : []));

/** What is in the spaces of a ship, in words, by space; undefined leaves a space out. */
export const fittedWritten = <S extends Space>(
  spaces: { readonly [id: string]: S | undefined },
  words: (fitted: NonNullable<S['fitted']>) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(spaces).flatMap(([id, space]) => {
      const written = space?.fitted ? words(space.fitted) : undefined;
      return written === undefined ? [] : [[id, written]];
    }),
  );

/** Only what the ship has done. */
export function activationWritten({ activation }: Ship, fresh: object) {
  const { from, ...done } = activation;
  const before = fresh as Record<string, unknown>;
  const changed = Object.entries(done).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
  const began = from && { at: at(from.at), facing: degreesOfCdeg(from.facingCdeg) };
  return { from: began, ...Object.fromEntries(changed) };
}

/** What every ship of the family is written with. */
export const shipWritten = (ship: Ship & { readonly class: string }): WrittenShip => ({
  id: ship.id,
  name: ship.name,
  class: ship.class,
  rank: ship.rank,
  ...(ship.at === null ? {} : { at: at(ship.at) }),
  facing: degreesOfCdeg(ship.facingCdeg),
  hull: ship.hull,
  crew: ship.crew,
  disorder: ship.disorder,
  hangar: ship.hangar,
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
});

const fighterWritten = (fighter: Fighter): WrittenFighter => ({
  id: fighter.id,
  carrier: fighter.carrier,
  ...(fighter.place === 'table' && fighter.at !== null ? { at: at(fighter.at) } : {}),
  ...(fighter.place === 'table' ? {} : { place: fighter.place }),
  moved: fighter.moved,
  attacked: fighter.attacked,
  ...(fighter.relaunched === true ? { relaunched: true as const } : {}),
});

/** What every piece of terrain is written with. */
export const terrainWritten = (terrain: Terrain) => ({
  id: terrain.id,
  kind: terrain.kind,
  name: terrain.name,
  ...(terrain.at === null ? {} : { at: at(terrain.at) }),
  ...outlineWritten(terrain.footprint),
  ...(terrain.laid ? { laid: true } : {}),
  ...(terrain.discarded ? { discarded: true } : {}),
});

const sideWritten = (side: Side): WrittenSide => ({
  fleet: side.fleet,
  faction: side.faction,
  score: side.halfPoints / 2,
  cyberwarfare: side.cyberwarfare,
  flagship: side.flagship,
  zone: areaWritten(side.zone),
  ...(side.otherZone === null ? {} : { otherZone: areaWritten(side.otherZone) }),
  ...(side.divisions === null ? {} : { divisions: side.divisions }),
});

/** All of a state but its ships, its terrain and what a game's own match holds. */
export function tableOf(state: State) {
  const { match } = state;
  return {
    table: tableWritten(match.table),
    ...(match.convoy === null ? {} : { convoy: match.convoy }),
    maxPoints: match.maxPoints,
    rounds: match.rounds,
    round: match.round,
    phase: match.phase,
    order: match.order,
    ...(match.active === null ? {} : { active: match.active }),
    ...(match.segment === null ? {} : { segment: match.segment }),
    ...(match.combatMode === null ? {} : { combatMode: match.combatMode }),
    combatModesOver: match.combatModesOver,
    portalFree: match.portalFree.map(areaWritten),
    ...(match.outcome === null ? {} : { outcome: match.outcome }),
    sides: Object.fromEntries(Object.values(state.sides).map((side) => [side.seat, sideWritten(side)])),
    fighters: Object.values(state.fighters).map(fighterWritten),
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
  };
}

/** The squadrons with their ships, each as its game writes it. */
export const squadronsWritten = <S extends Ship, W>(
  state: { readonly squadrons: State['squadrons']; readonly ships: { readonly [id: string]: S } },
  write: (ship: S) => W,
) =>
  Object.values(state.squadrons).map((squadron) => ({
    id: squadron.id,
    name: squadron.name,
    seat: squadron.seat,
    activated: squadron.activated,
    deployed: squadron.deployed,
    reserve: squadron.reserve,
    ships: squadron.ships.flatMap((id) => {
      const ship = state.ships[id];
      return ship === undefined ? [] : [write(ship)];
    }),
  }));
