/** What the lessons ask of a table: which weapons bear, and what an attack would throw. */
import type { JsonObject, Teaching, View } from '../../kernel/contract.ts';
import { actingShips, askingBy } from '../../mechanics/blueprint-fleets/lessons/asking.ts';
import { command } from '../commands.ts';
import { mountName } from '../damage/space-name.ts';
import { ordnance } from '../data/ordnance.ts';
import { mountIds } from '../ids.ts';
import { arcsHolding, mountArc } from '../phases/weapons/arcs.ts';
import { forecast, mountReadiness } from '../phases/weapons/forecast.ts';
import type { FireCommand } from '../phases/weapons/schema.ts';
import { type PlacedShip, weaponsOf } from '../ship/ships.ts';
import type { State } from '../state.ts';
import type { Ship } from '../table.ts';
import { fromView } from '../view.ts';

/** Turrets bear all round; every other mount over its own arc. */
function bears(ship: PlacedShip, mount: string, target: PlacedShip): boolean {
  const known = mountIds.find((each) => each === mount);
  const arc = known && mountArc[known];
  return known !== undefined && (arc === null || arcsHolding(ship, target.at).some((each) => each === arc));
}

/** The attack that is prepared at a target, else the one with the weapons that bear on it now. */
function attackOn(state: State, target: PlacedShip, prepared: JsonObject | undefined): FireCommand {
  const read = command.safeParse(prepared);
  if (read.success && read.data.kind === 'fire' && read.data.target === target.id) return read.data;
  const shooters = actingShips<Ship>(state).flatMap((ship) => {
    const ready = weaponsOf(ship).map(({ mount }) => mountReadiness(state, ship, mount, target));
    const [best] = ready.filter(({ why }) => why === null).toSorted((one, other) => other.dice - one.dice);
    return best ? [{ ship: ship.id, mounts: [{ mount: best.mount }] }] : [];
  });
  return { kind: 'fire', target: target.id, shooters };
}

/** The dice of an attack, with the number that each weapon needs. */
function attackWords(state: State, target: PlacedShip, prepared: JsonObject | undefined): string {
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
}

export const asking: Pick<Teaching<View>, 'facts' | 'measures'> = askingBy<Ship, State>({
  fromView,
  weaponsOf: (ship) =>
    weaponsOf(ship).map(({ mount, weapon }) => ({
      mount,
      name: `${mountName[mount]} ${ordnance[weapon.ordnance].name}`,
    })),
  bears,
  forecast: attackWords,
});
