/** The Kushan Faction card: once a battle, on the own turn, one token off one unit (R-FC-124). */
import type { Rejection } from '../../../kernel/contract.ts';
import { factions } from '../../data/factions.ts';
import { repairOne } from '../../damage/index.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Hand, Unit } from '../../table.ts';
import { removals, unitsOf } from '../interrupts/means.ts';
import type { Removal } from './frames.ts';
import type { RedundantSystemsOffer } from './offers.ts';
import type { UnitId } from '../../ids.ts';

const hasCard = (table: OpenTable, hand: Hand): boolean => {
  const side = table.sides[hand.side];
  return factions[hand.side].ability === 'redundant-systems' && side?.factionCardUsed === false && !side.automated;
};

const mendable = (table: OpenTable, hand: Hand): readonly Unit[] =>
  hasCard(table, hand) ? unitsOf(table, hand).filter((unit) => removals(unit).length > 0) : [];

/** Whether it could be used now, on the hand's own turn. */
export const mayUseRedundantSystems = (table: OpenTable, hand: Hand): boolean => mendable(table, hand).length > 0;

export const redundantSystemsOffers = (table: OpenTable, hand: Hand): readonly RedundantSystemsOffer[] =>
  mendable(table, hand).map((unit) => ({
    kind: 'redundant-systems',
    label: `Redundant Systems on ${unit.name}`,
    about: [`unit:${unit.id}`],
    rule: 'R-FC-124',
    unit: unit.id,
    removals: removals(unit),
  }));

export function checkRedundantSystems(
  table: OpenTable,
  hand: Hand,
  id: UnitId,
  remove: Removal,
): Rejection | undefined {
  if (!hasCard(table, hand))
    return refuse('no-faction-card', 'R-FC-124', 'Redundant Systems is the Kushan card and works once a battle.');
  const unit = mendable(table, hand).find((each) => each.id === id);
  return unit !== undefined && removals(unit).includes(remove)
    ? undefined
    : refuse('nothing-to-repair', 'R-FC-124', 'That unit has no such token. Choose a unit and a token that it has.');
}

export function useRedundantSystems(p: Procedure, hand: Hand, id: UnitId, remove: Removal): void {
  p.emit({ kind: 'faction-card-used', side: hand.side, hand: hand.id });
  repairOne(p, id, remove, { rule: 'R-FC-124', by: 'Redundant Systems' });
}
