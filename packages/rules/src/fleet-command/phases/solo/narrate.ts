import { cardName, cardNames, sideName, unitName } from '../../names.ts';
import type { NarratorsOf } from '../../narrate.ts';
import type { SoloEvent } from './events.ts';

export const narrateSolo: NarratorsOf<SoloEvent> = {
  'enemy-drew': ({ side, card }, _before, after) => ({
    parts: [sideName(after, side), ` draws ${cardName(card)}.`],
    rules: ['R-FC-210'],
    tone: 'act',
  }),
  'enemy-shuffled': ({ deck }) => ({
    parts: [`The discard pile becomes the deck: ${deck.length} cards.`],
    rules: ['R-FC-26'],
    tone: 'act',
  }),
  'enemy-banked': ({ side, bank, discarded }, _before, after) => ({
    parts: [
      sideName(after, side),
      ` has ${bank.length} in its bank of interrupts${discarded.length === 0 ? '' : ` and discards ${cardNames(discarded)}`}.`,
    ],
    rules: ['R-FC-211'],
    tone: 'act',
  }),
  'enemy-discarded': () => undefined,
  'enemy-acts': ({ unit, card, byDefault }, before) => ({
    parts: [
      unitName(before, unit),
      byDefault || card === null ? ' acts by the default order.' : ` follows ${cardName(card)}.`,
    ],
    rules: ['FC-SOLO-8', 'FC-SOLO-9'],
    tone: 'act',
  }),
  'enemy-arrived': () => undefined,
  'enemy-passed': ({ side }, _before, after) => ({
    parts: [sideName(after, side), ' passes.'],
    rules: ['R-FC-210'],
    tone: 'act',
  }),
  'enemy-interrupted': () => undefined,
};
