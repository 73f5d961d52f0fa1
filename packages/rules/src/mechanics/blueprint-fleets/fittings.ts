/** Finding what is fitted in the spaces of ships: a game hands in the names of its modules and spaces. */
import { kept } from '../../kernel/kept.ts';

interface Space {
  readonly fitted: { readonly kind: string } | null;
  readonly condition: string;
}
export interface WithSpaces<SpaceId extends string, S extends Space> {
  readonly spaces: { readonly [id in SpaceId]?: S };
}

/** What a space holds that holds a weapon. */
export type WeaponIn<S extends Space> = Extract<NonNullable<S['fitted']>, { kind: 'weapon' }>;
export interface FittedWeapon<MountId extends string, S extends Space> {
  readonly mount: MountId;
  readonly space: S;
  readonly weapon: WeaponIn<S>;
}

export interface Fittings<ModuleId extends string, SpaceId extends string, MountId extends SpaceId, S extends Space> {
  /** Every space that holds this module, working or not. */
  readonly fittedSpaces: (ship: WithSpaces<SpaceId, S>, module: ModuleId) => readonly SpaceId[];
  /** Spaces whose module of this kind works. */
  readonly workingSpaces: (ship: WithSpaces<SpaceId, S>, module: ModuleId) => readonly SpaceId[];
  /** True where the class has the space of its own and it works: `HY`, `DF`, `HG`, `BR`, … */
  readonly coreWorks: (ship: WithSpaces<SpaceId, S>, space: SpaceId) => boolean;
  /** The weapons fitted, in mount order, with their condition. */
  readonly weaponsOf: (ship: WithSpaces<SpaceId, S>) => readonly FittedWeapon<MountId, S>[];
}

const isModule = (fitted: Space['fitted']): fitted is { readonly kind: 'module'; readonly module: string } =>
  fitted?.kind === 'module';

type Spaces<SpaceId extends string> = { readonly [module: string]: SpaceId[] | undefined };

function modulesIn<SpaceId extends string>(spaces: object, counts: (space: Space) => boolean): Spaces<SpaceId> {
  const found: { [module: string]: SpaceId[] } = {};
  for (const [id, space] of Object.entries(spaces) as [SpaceId, Space][])
    if (isModule(space.fitted) && counts(space)) (found[space.fitted.module] ??= []).push(id);
  return found;
}

/** Kept by the record of spaces, which is another one after every change. */
export function fittingsOf<ModuleId extends string, SpaceId extends string, MountId extends SpaceId, S extends Space>(
  mountIds: readonly MountId[],
): Fittings<ModuleId, SpaceId, MountId, S> {
  const none: readonly SpaceId[] = [];
  const fitted = kept((spaces: object) => modulesIn<SpaceId>(spaces, () => true));
  const working = kept((spaces: object) => modulesIn<SpaceId>(spaces, ({ condition }) => condition === 'working'));
  const weapons = kept((spaces: { readonly [id in SpaceId]?: S }): readonly FittedWeapon<MountId, S>[] =>
    mountIds.flatMap((mount) => {
      const space = spaces[mount];
      return space?.fitted?.kind === 'weapon' ? [{ mount, space, weapon: space.fitted as WeaponIn<S> }] : [];
    }),
  );
  return {
    fittedSpaces: ({ spaces }, module) => fitted(spaces)[module] ?? none,
    workingSpaces: ({ spaces }, module) => working(spaces)[module] ?? none,
    coreWorks: ({ spaces }, space) => spaces[space]?.condition === 'working',
    weaponsOf: ({ spaces }) => weapons(spaces),
  };
}

export type DriveState = 'absent' | 'working' | 'half' | 'none';

/** What is left of a ship's Main Drives; `absent` for stations, which have none. */
export function driveState({ spaces }: WithSpaces<'DR1' | 'DR2', Space>): DriveState {
  const drives = [spaces.DR1, spaces.DR2].filter((space) => space !== undefined);
  if (drives.length === 0) return 'absent';
  const left = drives.filter(({ condition }) => condition === 'working').length;
  if (left === drives.length) return 'working';
  return left === 0 ? 'none' : 'half';
}

interface Spending<Space extends string> {
  readonly spent: { readonly [space in Space]?: number | undefined };
}

/**
 * Cargo by the unit: what the Cargo Spaces of a ship still hold after a Mass Driver has fired of it.
 * `units`: what each Cargo Space of the ship holds when it is full; `spaces`: those that work, in their order.
 */
export function cargoBy<Space extends string, S extends Spending<Space>>(
  units: (ship: S) => number,
  spaces: (ship: S) => readonly Space[],
) {
  const unitsIn = (ship: S, space: Space): number => Math.max(0, units(ship) - (ship.spent[space] ?? 0));
  return {
    unitsIn,
    unitsLeft: (ship: S): number => spaces(ship).reduce((sum, space) => sum + unitsIn(ship, space), 0),
    /** The space that gives the next unit. */
    nextToGive: (ship: S): Space | undefined => spaces(ship).find((space) => unitsIn(ship, space) > 0),
  };
}
