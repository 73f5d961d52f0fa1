/** What the lessons of the family may ask of a table: facts that they wait for, and measures in their sentences. */
import { bearingCdeg, distanceMils } from '../../../geometry/table/index.ts';
import type { JsonObject, Teaching, View } from '../../../kernel/contract.ts';
import type { SquadronId } from '../ids.ts';
import { bearing, inches } from '../names.ts';
import { isPlaced, type Placed } from '../ships.ts';
import type { Ship } from '../table.ts';
import type { TableOf } from '../bots/thoughts.ts';

type Asking = Teaching<View>;
type Measured = Asking['measures'][string];

/** A ship of a lesson, with the spaces of its blueprint. */
type Fitted = Ship & { readonly spaces: { readonly [space: string]: { readonly condition: string } | undefined } };

/** What a game tells its lessons. */
export interface LessonRules<S extends Fitted, T extends TableOf<S>> {
  fromView(view: View): T;
  /** The weapons of a ship, with what people call them. */
  weaponsOf(ship: Placed<S>): readonly { readonly mount: string; readonly name: string }[];
  /** The mount bears on the other ship; turrets bear all round. */
  bears(ship: Placed<S>, mount: string, target: Placed<S>): boolean;
  /** What an attack would throw: the one that is prepared at the target, else what may fire at it now. */
  forecast(state: T, target: Placed<S>, prepared: JsonObject | undefined): string | undefined;
}

/** A ship that stands on the table; undefined where it is none, or is lost. */
export function placedShip<S extends Ship>(state: TableOf<S>, id: unknown): Placed<S> | undefined {
  const ship = typeof id === 'string' ? state.ships[id] : undefined;
  return ship && isPlaced(ship) ? ship : undefined;
}

/** The ships that act now, on the table. */
export const actingShips = <S extends Ship>(state: TableOf<S>): readonly Placed<S>[] =>
  (state.squadrons[(state.match.active ?? '') as SquadronId]?.ships ?? []).flatMap((id) => placedShip(state, id) ?? []);

export function askingBy<S extends Fitted, T extends TableOf<S>>(
  rules: LessonRules<S, T>,
): Pick<Asking, 'facts' | 'measures'> {
  const pair = (view: View, from: unknown, to: unknown) => {
    const state = rules.fromView(view);
    const [one, other] = [placedShip<S>(state, from), placedShip<S>(state, to)];
    return one && other ? { state, one, other } : undefined;
  };
  /** A measure between two ships. */
  const between =
    (measure: (from: Placed<S>, to: Placed<S>) => string): Measured =>
    ({ view }, [from, to]) => {
      const found = pair(view, from, to);
      return found && measure(found.one, found.other);
    };
  const words = (ship: Placed<S>, target: Placed<S>): string => {
    const names = rules
      .weaponsOf(ship)
      .filter(({ mount }) => rules.bears(ship, mount, target))
      .map(({ name }) => `the ${name}`);
    return names.length === 0 ? 'no weapon bears' : `only ${names.join(' and ')} bear${names.length === 1 ? 's' : ''}`;
  };
  return {
    facts: {
      /** `{ from, to, inches }`: between the middles of two ships. */
      within: ({ view }, { from, to, inches: most }) => {
        const found = pair(view, from, to);
        if (!found || typeof most !== 'number') return undefined;
        return distanceMils(found.one.at, found.other.at) <= most * 1000;
      },
      /** `{ ship, mount, on }`: the mount's arc holds the other ship. */
      bears: ({ view }, { ship, mount, on }) => {
        const found = pair(view, ship, on);
        if (!found || typeof mount !== 'string' || found.one.spaces[mount] === undefined) return undefined;
        return rules.bears(found.one, mount, found.other);
      },
      /** `{ ship, space, is }`: the condition of a space of the blueprint. */
      condition: ({ view }, { ship, space, is }) => {
        const own = rules.fromView(view).ships[typeof ship === 'string' ? ship : ''];
        const found = typeof space === 'string' ? own?.spaces[space] : undefined;
        return found && found.condition === is;
      },
    },
    measures: {
      bearing: between((from, to) => bearing(bearingCdeg(from.at, to.at))),
      range: between((from, to) => inches(distanceMils(from.at, to.at))),
      facing: ({ view }, [id]) => {
        const ship = placedShip<S>(rules.fromView(view), id);
        return ship && bearing(ship.facingCdeg);
      },
      /** Which weapons of a ship bear on another. */
      mounts: between(words),
      /** The dice of an attack on a ship. */
      forecast: ({ view, prepared }, [id]) => {
        const state = rules.fromView(view);
        const target = placedShip<S>(state, id);
        return target && rules.forecast(state, target, prepared);
      },
    },
  };
}
