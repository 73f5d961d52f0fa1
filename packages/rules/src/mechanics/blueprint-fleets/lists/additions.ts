/** What scenarios add to fleets: squadrons that come along, and modules in spaces that were left empty. */
import type { DrawnFleet, DrawnShip } from './design.ts';

interface Addable<Squadron> {
  readonly squadrons: readonly Squadron[];
}

/** The fleet with more squadrons. */
export const withSquadrons = <Squadron, Fleet extends Addable<Squadron>>(fleet: Fleet, ...more: Squadron[]) => ({
  ...fleet,
  squadrons: [...fleet.squadrons, ...more],
});

interface Equipped extends DrawnShip {
  readonly equipment: { readonly [space: string]: unknown };
}

/** The fleet with a module in every equipment space that is empty; `spacesOf` are those that a ship has. */
export const filledWith =
  <Ship extends Equipped>(spacesOf: (ship: Ship) => readonly string[], module: string) =>
  <Fleet extends DrawnFleet<Ship>>(fleet: Fleet): Fleet => ({
    ...fleet,
    squadrons: fleet.squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((ship) => {
        const empty = spacesOf(ship).filter((space) => ship.equipment[space] === undefined);
        return {
          ...ship,
          equipment: { ...ship.equipment, ...Object.fromEntries(empty.map((space) => [space, module])) },
        };
      }),
    })),
  });

/** The fleet with a squadron of so many freighters, unless it has civilians of its own. */
export const convoyBy =
  <Ship extends DrawnShip>(count: number, civilian: (ship: Ship) => boolean, freighter: (name: string) => Ship) =>
  <Fleet extends DrawnFleet<Ship>>(fleet: Fleet): Fleet => {
    if (fleet.squadrons.some(({ ships }) => ships.some(civilian))) return fleet;
    const ships = Array.from({ length: count }, (_, index) => freighter(`Freighter ${index + 1}`));
    return { ...fleet, squadrons: [...fleet.squadrons, { name: 'Convoy', ships }] };
  };
