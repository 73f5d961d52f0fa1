/** Finding ships and what is fitted in them. */
import type { Seat } from '../../kernel/contract.ts';
import { classes, type ShipClass } from '../data/classes.ts';
import type { CustomizationId, ModuleId, MountId, Point, SpaceId } from '../ids.ts';
import { mountIds } from '../ids.ts';
import type { State } from '../state.ts';
import type { Fighter, Ship, Space, Squadron } from '../table.ts';

export const classOf = (ship: Ship): ShipClass => classes[ship.class];

/** The ship, which must exist: an unknown id is refused before it gets here. */
export function shipOf(state: State, id: string): Ship {
  const ship = state.ships[id];
  if (ship === undefined) throw new Error(`no ship ${id}`);
  return ship;
}

export function squadronOf(state: State, ship: Ship): Squadron {
  const squadron = state.squadrons[ship.squadron];
  if (squadron === undefined) throw new Error(`no squadron ${ship.squadron}`);
  return squadron;
}

/** A ship on the table, and where. */
export type PlacedShip = Ship & { readonly at: Point };
export const isPlaced = (ship: Ship): ship is PlacedShip => ship.place === 'table' && ship.at !== null;

export type PlacedFighter = Fighter & { readonly at: Point };
export const isFlying = (fighter: Fighter): fighter is PlacedFighter =>
  fighter.place === 'table' && fighter.at !== null;

/** Ships of `seat` on the table, in fleet order. */
export const onTable = (state: State, seat: Seat): readonly PlacedShip[] =>
  Object.values(state.ships).filter((ship): ship is PlacedShip => ship.seat === seat && isPlaced(ship));

/** All ships on the table. */
export const placedShips = (state: State): readonly PlacedShip[] => Object.values(state.ships).filter(isPlaced);

/** The squadron's ships that are on the table. */
export const squadronShips = (state: State, squadron: Squadron): readonly PlacedShip[] =>
  squadron.ships.flatMap((id) => {
    const ship = state.ships[id];
    return ship !== undefined && isPlaced(ship) ? [ship] : [];
  });

/** Fighter tokens on the table, of one side or of both. */
export const flying = (state: State, seat?: Seat): readonly PlacedFighter[] =>
  Object.values(state.fighters).filter(
    (fighter): fighter is PlacedFighter => isFlying(fighter) && (seat === undefined || fighter.seat === seat),
  );

export const fightersOf = (state: State, carrier: string): readonly Fighter[] =>
  Object.values(state.fighters).filter((fighter) => fighter.carrier === carrier);

export const hasCustomization = (ship: Ship, id: CustomizationId): boolean => ship.customizations.includes(id);

const spacesOf = (ship: Ship): [SpaceId, Space][] => Object.entries(ship.spaces) as [SpaceId, Space][];

/** Every space that holds this module, working or not. */
export const fittedSpaces = (ship: Ship, module: ModuleId): readonly SpaceId[] =>
  spacesOf(ship)
    .filter(([, space]) => space.fitted?.kind === 'module' && space.fitted.module === module)
    .map(([id]) => id);

/** Spaces whose module of this kind is neither offline nor destroyed. */
export const workingSpaces = (ship: Ship, module: ModuleId): readonly SpaceId[] =>
  fittedSpaces(ship, module).filter((id) => ship.spaces[id]?.condition === 'working');

/** True where the class has the core space and it works: `HY`, `DF`, `HG`, `BR`, … */
export const coreWorks = (ship: Ship, space: SpaceId): boolean => ship.spaces[space]?.condition === 'working';

/** The weapons fitted, in mount order, with their condition. */
export const weaponsOf = (ship: Ship): readonly { mount: MountId; space: Space; weapon: Weapon }[] =>
  mountIds.flatMap((mount) => {
    const space = ship.spaces[mount];
    return space?.fitted?.kind === 'weapon' ? [{ mount, space, weapon: space.fitted }] : [];
  });
export type Weapon = Extract<NonNullable<Space['fitted']>, { kind: 'weapon' }>;

/** The ship that commands the squadron, if it is on the table: its Squadron Commander or the flagship (QR-2.3.2a). */
export const commanderOf = (state: State, squadron: Squadron): PlacedShip | undefined =>
  squadronShips(state, squadron).find((ship) => ship.rank !== 'captain');
