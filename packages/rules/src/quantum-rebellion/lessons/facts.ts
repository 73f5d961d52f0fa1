/** Facts of the table that a lesson waits for. */
import { distanceMils } from '../../geometry/table/index.ts';
import type { Teaching, View } from '../../kernel/contract.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import { mountIds } from '../ids.ts';
import { arcsHolding, mountArc } from '../phases/weapons/arcs.ts';
import type { PlacedShip } from '../ship/ships.ts';
import type { State } from '../state.ts';
import { fromView } from '../view.ts';

/** A ship that stands on the table; undefined where it is none, or is lost. */
export function placed(state: State, id: unknown): PlacedShip | undefined {
  const ship = typeof id === 'string' ? state.ships[id] : undefined;
  return ship && isPlaced(ship) ? ship : undefined;
}

/** Turrets bear all round; every other mount over its own arc. */
export function bearsOn(ship: PlacedShip, mount: (typeof mountIds)[number], target: PlacedShip): boolean {
  const arc = mountArc[mount];
  return arc === null || arcsHolding(ship, target.at).includes(arc);
}

export const facts: Teaching<View>['facts'] = {
  /** `{ from, to, inches }`: between the middles of two ships. */
  within: ({ view }, { from, to, inches }) => {
    const state = fromView(view);
    const [one, other] = [placed(state, from), placed(state, to)];
    if (!one || !other || typeof inches !== 'number') return undefined;
    return distanceMils(one.at, other.at) <= inches * 1000;
  },
  /** `{ ship, mount, on }`: the mount's arc holds the other ship. */
  bears: ({ view }, { ship, mount, on }) => {
    const state = fromView(view);
    const [own, target] = [placed(state, ship), placed(state, on)];
    const which = mountIds.find((each) => each === mount);
    return own && target && which && bearsOn(own, which, target);
  },
  /** `{ ship, space, is }`: the condition of a space of the blueprint. */
  condition: ({ view }, { ship, space, is }) => {
    const spaces = fromView(view).ships[typeof ship === 'string' ? ship : '']?.spaces;
    const found = spaces && Object.entries(spaces).find(([id]) => id === space)?.[1];
    return found && found.condition === is;
  },
};
