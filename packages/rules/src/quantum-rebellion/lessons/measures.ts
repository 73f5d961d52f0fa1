/** What the sentences of a lesson measure at the table. */
import { bearingCdeg, distanceMils } from '../../geometry/table/index.ts';
import type { Teaching, View } from '../../kernel/contract.ts';
import { bearing, inches } from '../../mechanics/blueprint-fleets/names.ts';
import { command } from '../commands.ts';
import { mountName } from '../damage/space-name.ts';
import { ordnance } from '../data/ordnance.ts';
import { forecast, mountReadiness } from '../phases/weapons/forecast.ts';
import type { FireCommand } from '../phases/weapons/schema.ts';
import { type PlacedShip, weaponsOf } from '../ship/ships.ts';
import type { State } from '../state.ts';
import { fromView } from '../view.ts';
import { bearsOn, placed } from './facts.ts';

type Measured = Teaching<View>['measures'][string];

/** A measure between two ships. */
const between =
  (measure: (from: PlacedShip, to: PlacedShip, state: State) => string): Measured =>
  ({ view }, [from, to]) => {
    const state = fromView(view);
    const [one, other] = [placed(state, from), placed(state, to)];
    return one && other && measure(one, other, state);
  };

/** The attack that is prepared at a target, else the one with the weapons that bear on it now. */
function attackOn(state: State, target: PlacedShip, prepared: unknown): FireCommand {
  const read = command.safeParse(prepared);
  if (read.success && read.data.kind === 'fire' && read.data.target === target.id) return read.data;
  const squadron = state.squadrons[state.match.active ?? ''];
  const shooters = (squadron?.ships ?? []).flatMap((id) => {
    const ship = placed(state, id);
    const ready = ship && weaponsOf(ship).map(({ mount }) => mountReadiness(state, ship, mount, target));
    const [best] = (ready ?? []).filter(({ why }) => why === null).toSorted((one, other) => other.dice - one.dice);
    return ship && best ? [{ ship: ship.id, mounts: [{ mount: best.mount }] }] : [];
  });
  return { kind: 'fire', target: target.id, shooters };
}

export const measures: Teaching<View>['measures'] = {
  bearing: between((from, to) => bearing(bearingCdeg(from.at, to.at))),
  range: between((from, to) => inches(distanceMils(from.at, to.at))),
  facing: ({ view }, [id]) => {
    const ship = placed(fromView(view), id);
    return ship && bearing(ship.facingCdeg);
  },
  /** Which weapons of a ship bear on another. */
  mounts: between((ship, target) => {
    const bearing = weaponsOf(ship).filter(({ mount }) => bearsOn(ship, mount, target));
    const names = bearing.map(({ mount, weapon }) => `the ${mountName[mount]} ${ordnance[weapon.ordnance].name}`);
    return names.length === 0 ? 'no weapon bears' : `only ${names.join(' and ')} bear${names.length === 1 ? 's' : ''}`;
  }),
  /** The dice of an attack, with the number that each weapon needs. */
  forecast: ({ view, prepared }, [id]) => {
    const state = fromView(view);
    const target = placed(state, id);
    if (!target) return undefined;
    const order = attackOn(state, target, prepared);
    const shooter = state.ships[order.shooters[0]?.ship ?? ''];
    const pools = shooter && forecast(state, order, shooter.seat).attack?.pools;
    if (!pools) return 'Nobody bears on her now';
    const needs = [...new Set(pools.map(({ need }) => need))].toSorted((one, other) => one - other);
    const throws = needs.map((need) => {
      const dice = pools.reduce((sum, pool) => sum + (pool.need === need ? pool.dice : 0), 0);
      return `${dice} ${dice === 1 ? 'die' : 'dice'} on ${need} or more`;
    });
    return `You throw ${throws.join(', ')}`;
  },
};
