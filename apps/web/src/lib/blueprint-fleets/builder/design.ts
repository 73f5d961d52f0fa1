/** What the builders of the family read of a fleet on paper: of its ships only what they all have. */
import type { DrawnShip } from '@broadside/rules/mechanics/blueprint-fleets';

export interface DesignedShip extends DrawnShip {
  readonly class: string;
  readonly weapons: object;
  readonly equipment: object;
  readonly customizations: readonly string[];
}

export interface DesignedSquadron<Ship extends DesignedShip> {
  name: string;
  ships: Ship[];
}

export interface DesignedFleet<Ship extends DesignedShip> {
  name: string;
  faction: string;
  squadrons: DesignedSquadron<Ship>[];
}

/** Indices of a ship in the design. */
export interface FleetBerth {
  readonly squadron: number;
  readonly ship: number;
}

export const keyOf = ({ squadron, ship }: FleetBerth): string => `${squadron}/${ship}`;
export function berthOf(key: string): FleetBerth {
  const [squadron = 0, ship = 0] = key.split('/').map(Number);
  return { squadron, ship };
}

export function shipAt<Ship extends DesignedShip>(fleet: DesignedFleet<Ship>, at: FleetBerth): Ship | undefined {
  return fleet.squadrons[at.squadron]?.ships[at.ship];
}
