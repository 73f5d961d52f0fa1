/**
 * The one Command deck of all hands: 38 special orders and 14 interrupts (appendix G, FC-COMP-2, R-FC-27). The total is
 * printed, the counts proposed.
 */
import type { CardId } from './cards.ts';

export const deckCounts: Readonly<Record<CardId, number>> = {
  'all-ahead-full': 3,
  'stay-in-formation': 3,
  'pincer-attack': 3,
  intercept: 3,
  'hit-and-run': 3,
  'weapons-to-maximum': 3,
  'ship-assault': 2,
  'ready-to-launch': 2,
  'deploy-engineers': 2,
  'hammer-and-anvil': 2,
  'brace-for-impact': 2,
  'evasive-pattern-delta': 2,
  'repel-boarders': 2,
  'target-engines': 2,
  'target-weapons': 2,
  'target-bays': 2,
  'interrupt-attack': 4,
  'interrupt-move': 4,
  'interrupt-repairs': 3,
  'interrupt-counter-intelligence': 3,
};

/** Every card of the deck, in the order of the list; to be shuffled. */
export const fullDeck: readonly CardId[] = (Object.entries(deckCounts) as [CardId, number][]).flatMap(([card, count]) =>
  Array.from({ length: count }, () => card),
);
