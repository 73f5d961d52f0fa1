/** Finding ships and what is fitted in them. */
import type { Seat } from '../../kernel/contract.ts';
import { classes, type ShipClass } from '../data/classes.ts';
import type { CustomizationId, ModuleId, MountId, Point, SpaceId } from '../ids.ts';
import { mountIds } from '../ids.ts';
import { kept } from '../../kernel/kept.ts';
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

/** What is on the table, all of it and by side. */
interface Present<T> {
  readonly all: readonly T[];
  readonly bySeat: { readonly [seat: string]: readonly T[] | undefined };
}

function present<T extends { readonly seat: Seat }>(all: readonly T[]): Present<T> {
  const bySeat: { [seat: string]: T[] } = {};
  for (const each of all) (bySeat[each.seat] ??= []).push(each);
  return { all, bySeat };
}

const presentShips = kept((ships: State['ships']) => present(Object.values(ships).filter(isPlaced)));
const presentFighters = kept((fighters: State['fighters']) => present(Object.values(fighters).filter(isFlying)));

/** Ships of `seat` on the table, in fleet order. */
export const onTable = (state: State, seat: Seat): readonly PlacedShip[] =>
  presentShips(state.ships).bySeat[seat] ?? [];

/** All ships on the table. */
export const placedShips = (state: State): readonly PlacedShip[] => presentShips(state.ships).all;

/** The squadron's ships that are on the table. */
export const squadronShips = (state: State, squadron: Squadron): readonly PlacedShip[] =>
  squadron.ships.flatMap((id) => {
    const ship = state.ships[id];
    return ship !== undefined && isPlaced(ship) ? [ship] : [];
  });

/** Fighter tokens on the table, of one side or of both. */
export function flying(state: State, seat?: Seat): readonly PlacedFighter[] {
  const { all, bySeat } = presentFighters(state.fighters);
  return seat === undefined ? all : (bySeat[seat] ?? []);
}

export const fightersOf = (state: State, carrier: string): readonly Fighter[] =>
  Object.values(state.fighters).filter((fighter) => fighter.carrier === carrier);

export const hasCustomization = (ship: Ship, id: CustomizationId): boolean => ship.customizations.includes(id);

type SpacesOfModules = { readonly [module in ModuleId]?: SpaceId[] };

function modulesIn(spaces: Ship['spaces'], counts: (space: Space) => boolean): SpacesOfModules {
  const found: { [module in ModuleId]?: SpaceId[] } = {};
  for (const [id, space] of Object.entries(spaces) as [SpaceId, Space][])
    if (space.fitted?.kind === 'module' && counts(space)) (found[space.fitted.module] ??= []).push(id);
  return found;
}

const fittedModules = kept((spaces: Ship['spaces']) => modulesIn(spaces, () => true));
const workingModules = kept((spaces: Ship['spaces']) => modulesIn(spaces, ({ condition }) => condition === 'working'));
const none: readonly SpaceId[] = [];

/** Every space that holds this module, working or not. */
export const fittedSpaces = (ship: Ship, module: ModuleId): readonly SpaceId[] =>
  fittedModules(ship.spaces)[module] ?? none;

/** Spaces whose module of this kind is neither offline nor destroyed. */
export const workingSpaces = (ship: Ship, module: ModuleId): readonly SpaceId[] =>
  workingModules(ship.spaces)[module] ?? none;

/** True where the class has the core space and it works: `HY`, `DF`, `HG`, `BR`, … */
export const coreWorks = (ship: Ship, space: SpaceId): boolean => ship.spaces[space]?.condition === 'working';

/** The weapons fitted, in mount order, with their condition. */
export const weaponsOf = (ship: Pick<Ship, 'spaces'>): readonly FittedWeapon[] => weaponsIn(ship.spaces);
export type Weapon = Extract<NonNullable<Space['fitted']>, { kind: 'weapon' }>;
export interface FittedWeapon {
  readonly mount: MountId;
  readonly space: Space;
  readonly weapon: Weapon;
}
const weaponsIn = kept((spaces: Ship['spaces']): readonly FittedWeapon[] =>
  mountIds.flatMap((mount) => {
    const space = spaces[mount];
    return space?.fitted?.kind === 'weapon' ? [{ mount, space, weapon: space.fitted }] : [];
  }),
);

/** The ship that leads the squadron wherever it is, gone or not: its commander, else its first. */
export function leadOf(ships: State['ships'], squadron: Squadron): Ship {
  const all = squadron.ships.flatMap((id) => ships[id] ?? []);
  const lead = all.find((ship) => ship.rank !== 'captain') ?? all[0];
  if (lead === undefined) throw new Error(`${squadron.name} has no ships`);
  return lead;
}

/** The ship that commands the squadron, if it is on the table: its Squadron Commander or the flagship (QR-2.3.2a). */
export const commanderOf = (state: State, squadron: Squadron): PlacedShip | undefined =>
  squadronShips(state, squadron).find((ship) => ship.rank !== 'captain');
