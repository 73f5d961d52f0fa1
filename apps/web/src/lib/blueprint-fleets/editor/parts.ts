/** What a game of the family brings to the panels of its position editor. */
import type { Ship, State, Terrain } from '@broadside/rules/mechanics/blueprint-fleets';
import type { Item, Option } from '#lib/editor/fields.ts';
import type { Change, PositionDraft } from '#lib/editor/game.ts';
import type { DesignedShip } from '../builder/design.ts';
import type { FleetAdding } from './adding.ts';
import type { FleetPlaces } from './places.ts';
import type { FleetPosition, ShipIn, TerrainIn } from './position.ts';

/** All that the parts of a ship's panel need of a ship that the rules can read. */
export interface ShownPosition<P extends FleetPosition> {
  readonly draft: PositionDraft<P, State>;
  readonly written: ShipIn<P>;
  readonly ship: Ship;
  readonly change: (next: Change<ShipIn<P>>) => P;
}

type ItemsOf<P extends FleetPosition> = (shown: ShownPosition<P>) => readonly Item<P>[];

export interface EditorParts<P extends FleetPosition> extends Pick<
  FleetAdding<P, DesignedShip>,
  'addPortal' | 'copyThing' | 'hideSquadron' | 'placeSquadron' | 'placeShip' | 'offTable'
> {
  readonly places: FleetPlaces;
  /** A class by its name, however it is written. */
  readonly className: (written: string) => string;
  readonly terrain: {
    readonly kinds: readonly Option[];
    /** What a piece does, in a few words. */
    readonly note: (piece: Terrain) => string;
    readonly rows: (
      piece: Terrain,
      written: TerrainIn<P>,
      change: (next: Change<TerrainIn<P>>) => P,
    ) => readonly Item<P>[];
    /** What only some kinds have, taken out. */
    readonly bare: object;
  };
  readonly ship: {
    readonly classes: readonly Option[];
    readonly classOf: (ship: Ship) => string;
    readonly glyphOf: (ship: Ship) => string;
    /** Another class, without what it has no room for. */
    readonly rebuilt: (written: ShipIn<P>, code: string) => Change<ShipIn<P>>;
    /** Markers and settings, after hull, crew and Disorder. */
    readonly state: ItemsOf<P>;
    readonly fittings: ItemsOf<P>;
    readonly more: ItemsOf<P>;
  };
}
