/** What the position editors of the family read of a written position; a game's own has these fields and more. */
import type {
  WrittenBeacon,
  WrittenDisc,
  WrittenFighter,
  WrittenMatch,
  WrittenPortal,
  WrittenShip,
  WrittenSide,
} from '@broadside/rules/mechanics/blueprint-fleets';

export type EditedSeat = `seat-${number}`;

export interface EditedShip extends WrittenShip {
  readonly weapons?: Record<string, string> | undefined;
  readonly equipment?: Record<string, string> | undefined;
  readonly customizations?: string[] | undefined;
  readonly activation?: object | undefined;
}

export interface EditedSquadron {
  name: string;
  id?: string | undefined;
  seat: EditedSeat;
  activated?: boolean | undefined;
  deployed?: boolean | undefined;
  reserve?: boolean | undefined;
  ships: EditedShip[];
}

export interface EditedTerrain {
  readonly kind: string;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly at?: [number, number] | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly diameter?: number | undefined;
  readonly rectangle?: [number, number] | undefined;
  readonly facing?: number | undefined;
  readonly laid?: boolean | undefined;
}

export interface FleetPosition extends WrittenMatch {
  readonly squadrons: EditedSquadron[];
  readonly active?: string | undefined;
  readonly sides?: Record<string, WrittenSide> | undefined;
  readonly fighters?: WrittenFighter[] | undefined;
  readonly terrain?: EditedTerrain[] | undefined;
  readonly portals?: WrittenPortal[] | undefined;
  readonly beacons?: WrittenBeacon[] | undefined;
  readonly discs?: WrittenDisc[] | undefined;
  readonly pending?: readonly unknown[] | undefined;
  readonly commandStep?: unknown;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  readonly scenario?: string | undefined;
}

export type SquadronIn<P extends FleetPosition> = P['squadrons'][number];
export type ShipIn<P extends FleetPosition> = SquadronIn<P>['ships'][number];
export type TerrainIn<P extends FleetPosition> = NonNullable<P['terrain']>[number];
