/** What a turn can be used for: a Special order, a basic order, a spent card, a pass (FC-SEQ-8). */
import { distance } from '../../../geometry/hex/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { basicOrders, cards } from '../../data/cards.ts';
import type { BasicOrder, CardId, UnitId } from '../../ids.ts';
import type { Offer } from '../../offers.ts';
import type { OpenTable, Sight } from '../../state.ts';
import type { Hand, Unit } from '../../table.ts';
import { setting } from '../../unit/stats.ts';
import { allUnits, hexOf } from '../../unit/units.ts';
import { offersAside } from './aside.ts';
import { candidates, cardTexts, checkLine, checkOwn } from './eligibility.ts';
import type { TurnFrame } from './frames.ts';
import type { PlayBasicOffer, PlayOrderOffer, SpendOffer } from './offers.ts';
import { purposesOf, purposeWords } from './purposes.ts';

const basics: readonly BasicOrder[] = ['move', 'attack', 'reinforce', 'harvest'];
const basicNames = { move: 'Move', attack: 'Attack', reinforce: 'Reinforce', harvest: 'Harvest' } as const;

/** Whether two units stand next to each other; a patrol counts as at its ship (R-FC-61, R-FC-99). */
export function together(table: OpenTable, one: Unit, other: Unit): boolean {
  const [a, b] = [hexOf(table, one), hexOf(table, other)];
  return a !== null && b !== null && distance(a, b) === 1;
}

function frontOffer(sight: Sight, hand: Hand, card: CardId, by: Seat): PlayOrderOffer[] {
  const known = cards[card];
  const lines = candidates(sight, hand, card, by);
  if (known.kind !== 'order' || lines.every((units) => units.length === 0)) return [];
  const [first = [], second = []] = lines;
  const pairs = known.modifiers.formation
    ? first.flatMap((one) =>
        second
          .filter((other) => other.id !== one.id && together(sight, one, other))
          .map((other): readonly [UnitId, UnitId] => [one.id, other.id]),
      )
    : null;
  const units = [...new Set(lines.flat().map(({ id }) => id))];
  return [
    {
      kind: 'play-order',
      label: known.name,
      about: units.map((id) => `unit:${id}`),
      rule: 'FC-ORD-16',
      card,
      lines: lines.map((line) => line.map(({ id }) => id)),
      pairs,
    },
  ];
}

function basicOffer(sight: Sight, hand: Hand, order: BasicOrder, by: Seat): PlayBasicOffer[] {
  const units = allUnits(sight)
    .filter((unit) => checkLine(sight, hand, unit, basicOrders[order], by) === undefined)
    .map(({ id }) => id);
  if (units.length === 0) return [];
  const held = [...new Set(sight.own?.cards ?? [])];
  const about = units.map((id) => `unit:${id}`);
  return [
    {
      kind: 'play-basic',
      label: `${basicNames[order]} with any card`,
      about,
      rule: 'FC-ORD-2',
      cards: held,
      order,
      units,
    },
  ];
}

/** Cards that a spend costs (R-FC-40). */
export const spendPrice = (table: OpenTable): 1 | 2 =>
  setting(table.match.options, 'spendCostsTwoCards', false) ? 2 : 1;

const spendOffers = (sight: Sight, hand: Hand, by: Seat): readonly SpendOffer[] =>
  allUnits(sight)
    .filter((unit) => checkOwn(hand, unit, by) === undefined && !unit.activated && unit.place === 'board')
    .flatMap((unit) =>
      purposesOf(sight, unit).map((purpose) => ({
        kind: 'spend-card' as const,
        label: `Spend a card: ${unit.name}, ${purposeWords[purpose.to]}`,
        about: [`unit:${unit.id}`],
        rule: 'FC-ORD-9',
        cards: sight.own?.cards ?? [],
        price: spendPrice(sight),
        unit: unit.id,
        purpose,
      })),
    );

/** Everything that the turn can be used for, passing last. */
export function turnOffers(sight: Sight, frame: TurnFrame, by: Seat): readonly Offer[] {
  const hand = sight.hands[frame.hand];
  if (hand === undefined) return [];
  if (frame.stage === 'after')
    return [...offersAside(sight, by), { kind: 'decline', label: 'End the turn', about: [], rule: 'FC-SEQ-8' }];
  const held = [...new Set(sight.own?.cards ?? [])];
  const plays = hand.playUsed < hand.playValue && held.length > 0;
  return [
    ...(plays && cardTexts(sight) ? held.flatMap((card) => frontOffer(sight, hand, card, by)) : []),
    ...(plays ? basics.flatMap((order) => basicOffer(sight, hand, order, by)) : []),
    ...(plays && (sight.own?.cards.length ?? 0) >= spendPrice(sight) ? spendOffers(sight, hand, by) : []),
    ...offersAside(sight, by),
    { kind: 'pass', label: 'Pass for the rest of the round', about: [`hand:${hand.id}`], rule: 'FC-SEQ-9' },
  ];
}
