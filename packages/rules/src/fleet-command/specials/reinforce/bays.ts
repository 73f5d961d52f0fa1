/** Where units come from and where they may be put (section 19 of the checklist). */
import { neighbours } from '../../../geometry/hex/index.ts';
import { models } from '../../data/factions.ts';
import { type UnitCard, unitCardIds, unitCards } from '../../data/units.ts';
import { isFree } from '../../damage/index.ts';
import type { Hex, SideId, UnitCardId } from '../../ids.ts';
import { scenarioOfMatch } from '../../scenario/ready.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { cardOf, setting } from '../../unit/stats.ts';
import { allUnits } from '../../unit/units.ts';
import { zoneHexes } from '../../unit/zones.ts';

/** Free hexes next to a parent (R-FC-175). */
export const bayHexes = (table: OpenTable, parent: Unit): readonly Hex[] =>
  parent.at === null ? [] : neighbours(parent.at).filter((hex) => isFree(table, hex));

/** Whether the parent has put as many units on the board this round as its tubes allow (R-FC-173). */
export const tubesSpent = (table: OpenTable, parent: Unit): boolean =>
  table.match.options['launchTubesPer'] !== 'order' && parent.launched >= (cardOf(parent).abilities.launchTubes ?? 0);

/** When and in whose zone reserves of a side arrive: any round and their own, unless the scenario says otherwise. */
export function reserveOf(table: OpenTable, side: SideId): { fromRound: number; zone: SideId } {
  const { match } = table;
  return scenarioOfMatch(match)?.reserve[side] ?? { fromRound: match.reserveFrom ?? 1, zone: side };
}

/** Free hexes of the zone in which a unit of the reserve arrives: of its player's corner, where each has one (R-FC-246). */
export const arrivalHexes = (table: OpenTable, unit: Unit): readonly Hex[] =>
  unit.side === 'neutral'
    ? []
    : zoneHexes(table, reserveOf(table, unit.side).zone, unit).filter((hex) => isFree(table, hex));

/** Whether the fleet has models left for another unit of the card (R-FC-176). */
function hasModels(table: OpenTable, side: SideId, card: UnitCard): boolean {
  if (!setting(table.match.options, 'modelCap', true)) return true;
  const inUse = (fits: (other: UnitCard) => boolean): number =>
    allUnits(table)
      .filter((unit) => unit.side === side && unit.place !== 'destroyed' && fits(cardOf(unit)))
      .reduce((sum, { ships }) => sum + ships, 0) + card.ships;
  const stock = models[side];
  const ofType = stock.types[card.type];
  const ofCard = stock.cards[card.id];
  return (
    (ofType === undefined || inUse(({ type }) => type === card.type) <= ofType) &&
    (ofCard === undefined || inUse(({ id }) => id === card.id) <= ofCard)
  );
}

/**
 * What the factory could build now for the stars on its own card (FC-HAR-7, FC-MISC-27). They come on top of what waits
 * in reserve (FC-HAR-8); stars of destroyed enemies buy nothing (FC-REI-11).
 */
export function buildable(table: OpenTable, factory: Unit): readonly UnitCardId[] {
  const { side } = factory;
  const types = cardOf(factory).abilities.factory ?? [];
  if (side === 'neutral') return [];
  return unitCardIds.filter((id) => {
    const card = unitCards[id];
    if (!card.forSale || !card.factions.includes(side) || !types.includes(card.type)) return false;
    return card.stars <= factory.stars && hasModels(table, side, card);
  });
}
