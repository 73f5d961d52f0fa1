/** Hand and Play values (section 4 of the checklist). */
import { factions } from '../../data/factions.ts';
import type { OpenTable } from '../../state.ts';
import type { Hand } from '../../table.ts';
import { leaderOf } from '../../unit/stats.ts';

export interface Values {
  readonly hand: number;
  readonly play: number;
}

/** Play of one hand is capped where the scenario says so, twice as high for a player who faces two (R-FC-200). */
function playCap(table: OpenTable, hand: Hand): number {
  const cap = table.match.options['playCap'];
  if (typeof cap !== 'number') return Infinity;
  const hands = Object.values(table.hands).filter(({ seats }) => seats.length > 0);
  const own = hands.filter(({ side }) => side === hand.side).length;
  return hands.length - own > own ? cap * 2 : cap;
}

/**
 * The Faction card and the leaders of the hand's units in play, patrols included; leaders aboard or in reserve do not
 * count (FC-HP-1, FC-HP-2, FC-REI-13, R-FC-241). Without leaders the card counts alone (FC-HP-5).
 */
export function valuesOf(table: OpenTable, hand: Hand): Values {
  const faction = factions[hand.side];
  let values: Values = { hand: faction.hand, play: faction.play };
  for (const unit of Object.values(table.units)) {
    const flies = unit.place === 'board' || unit.place === 'patrol';
    if (unit.seat === null || !hand.seats.includes(unit.seat) || !flies || unit.hulk) continue;
    const leader = leaderOf(unit);
    if (leader !== undefined) values = { hand: values.hand + leader.hand, play: values.play + leader.play };
  }
  return { hand: values.hand, play: Math.min(values.play, playCap(table, hand)) };
}

/** The hands that somebody plays from, by id. */
export const heldHands = (table: OpenTable): readonly Hand[] =>
  Object.values(table.hands)
    .filter(({ seats }) => seats.length > 0)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
