/** Finding ships and what is fitted in them. */
import { classes, type ShipClass } from '../data/classes.ts';
import type { CustomizationId, ModuleId, MountId, SpaceId } from '../ids.ts';
import { mountIds } from '../ids.ts';
import { kept } from '../../kernel/kept.ts';
import type { Placed } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Ship, Space } from '../table.ts';

export const classOf = (ship: Ship): ShipClass => classes[ship.class];

/** A ship on the table, and where. */
export type PlacedShip = Placed<Ship>;

/** Built so for the whole game: a Compromised ship keeps it (QR-11.4a, R-QR-47). */
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
