/** Which squadron the admiral activates: the one that can take the most points, and is in the least danger. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { onTable, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { judgement } from './judgement.ts';
import { peril, priceOfHull, reachSalvo, salvo, saved, stake } from './prospect.ts';

/** Points that ships may take from their best target by one attack together, after a move. */
function prospects(state: Sight, ships: readonly PlacedShip[], enemies: readonly PlacedShip[]): number {
  return enemies.reduce((most, enemy) => {
    const hull = ships.reduce(
      (sum, ship) => sum + 0.6 * reachSalvo(ship, enemy.at) + 0.4 * salvo(ship, ship, enemy),
      0,
    );
    const through = Math.min(enemy.hull, Math.max(0.15 * hull, hull - saved(state, enemy)));
    const kill = through >= enemy.hull ? stake(state, enemy) / 2 : 0;
    return Math.max(most, through * priceOfHull(state, enemy) + kill);
  }, 0);
}

export function activate(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const ready = offers.flatMap((offer) => (offer.kind === 'activate-squadron' ? [offer.squadron] : []));
  if (ready.length === 0) return undefined;
  const enemies = onTable(state, opponentOf(state, by));
  const ranked = ready.map((id) => {
    const squadron = state.squadrons[id];
    const ships = squadron === undefined ? [] : squadronShips(state, squadron);
    const lost = ships.reduce((sum, ship) => sum + peril(state, ship, ship, enemies), 0);
    return { id, value: prospects(state, ships, enemies) + judgement.danger * lost };
  });
  const [first] = ranked.sort((a, b) => b.value - a.value);
  return first === undefined ? undefined : { kind: 'activate-squadron', squadron: first.id };
}
