/**
 * The admiral's routine, without a look ahead: the captain's order of business, its moves and fire judged in points.
 */
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { onTable, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { judgement } from './judgement.ts';
import { peril, priceOfHull, reachSalvo, salvo, saved, stake } from './prospect.ts';
import { handlerOf } from '../../flow.ts';
import { orders } from '../captain.ts';
import { errand } from '../errands.ts';
import { hyperspace } from '../hyperspace.ts';
import { salvoes } from './gunnery.ts';
import { courses } from './steering.ts';

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

const sampler = (state: Sight, by: Seat, random: Random) => (offer: Offer) => {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is waited for');
  return handlerOf(frame).sample(state, frame, offer, by, random);
};

/** What a scenario or hyperspace asks for before ships sail. */
export function beforeSailing(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const sample = sampler(state, by, random);
  return errand(state, offers, by, random, sample) ?? hyperspace(state, offers, by, random, sample);
}

/** What the admiral knows better than the captain, in the captain's order of business. */
function think(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const kinds = new Set(offers.map(({ kind }) => kind));
  if (kinds.has('move-ship'))
    return beforeSailing(state, offers, by, random) ?? courses(state, offers, by, random, 1)[0]?.command;
  if (kinds.has('activate-squadron')) return activate(state, offers, by);
  return kinds.has('fire') ? salvoes(state, offers, by) : undefined;
}

export const routine = (state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command =>
  think(state, offers, by, random) ?? orders(state, offers, by, random);
