/**
 * The admiral's routine, without a look ahead: the captain's order of business, its moves and fire judged in points.
 */
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { peril, prospects } from '../../../mechanics/blueprint-fleets/bots/admiral/peril.ts';
import { onTable, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Sight } from '../../state.ts';
import { judgement } from './judgement.ts';
import { bridge } from './prospect.ts';
import { orders } from '../captain.ts';
import { errand } from '../appraisal.ts';
import { hyperspace } from '../hyperspace.ts';
import { salvoes } from './gunnery.ts';
import { courses } from './steering.ts';

export function activate(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const ready = offers.flatMap((offer) => (offer.kind === 'activate-squadron' ? [offer.squadron] : []));
  if (ready.length === 0) return undefined;
  const enemies = onTable(state, opponentOf(state, by));
  const ranked = ready.map((id) => {
    const squadron = state.squadrons[id];
    const ships = squadron === undefined ? [] : squadronShips(state, squadron);
    const lost = ships.reduce((sum, ship) => sum + peril(bridge, state, ship, ship, enemies), 0);
    return { id, value: prospects(bridge, state, ships, enemies) + judgement.danger * lost };
  });
  const [first] = ranked.sort((a, b) => b.value - a.value);
  return first === undefined ? undefined : { kind: 'activate-squadron', squadron: first.id };
}

/** What a scenario or hyperspace asks for before ships sail. */
export function beforeSailing(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  return errand(state, offers, by, random) ?? hyperspace(state, offers, by, random);
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
