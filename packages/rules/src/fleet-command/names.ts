/** How things are named in log lines, linked to their records. */
import type { LogPart } from '../kernel/contract.ts';
import { named } from '../kernel/ruleset/naming.ts';
import { cards } from './data/cards.ts';
import type { CardId, FeatureId, HandId, Hex, SideId, UnitId } from './ids.ts';
import type { OpenTable } from './state.ts';
import { sideOfTurn } from './unit/units.ts';

/** What a side is called in plain text. */
export const sideNames: { readonly [K in SideId]: string } = { kushan: 'Kushan', taiidan: 'Taiidan' };

export const sideName = (_table: OpenTable, side: SideId): LogPart => named('side', side, { name: sideNames[side] });

/** A hand by its side; where a side has several, by its seats as well. */
export function handName(table: OpenTable, id: HandId): LogPart {
  const hand = table.hands[id];
  if (hand === undefined) {
    const side = sideOfTurn(table, id);
    return side === undefined ? id : sideName(table, side);
  }
  const several = Object.values(table.hands).filter(({ side }) => side === hand.side).length > 1;
  const seat = hand.seats[0];
  const name =
    several && seat !== undefined ? `${sideNames[hand.side]} ${seat.slice('seat-'.length)}` : sideNames[hand.side];
  return named('hand', id, { name, ...(seat === undefined ? {} : { seat }) });
}

/** Why a match ended, with the names of hands in place of seats. */
export const reasonWords = (table: OpenTable, reason: string): string =>
  reason.replace(/^seat-\d/, (seat) => {
    const hand = Object.values(table.hands).find(({ seats }) => (seats as readonly string[]).includes(seat));
    const name = hand === undefined ? seat : handName(table, hand.id);
    return typeof name === 'string' ? name : name.name;
  });

export const unitName = (table: OpenTable, id: UnitId): LogPart => named('unit', id, table.units[id]);
export const featureName = (table: OpenTable, id: FeatureId): LogPart =>
  named('feature', id, table.features[id] && { name: table.features[id].name });

/** '4,2': a hex as the edges of the board number it, column and row. */
export const hexName = ({ col, row }: Hex): string => `${col},${row}`;

export const cardName = (card: CardId): string => cards[card].name;
/** 'Intercept, Hit and Run'. */
export const cardNames = (ids: readonly CardId[]): string => ids.map(cardName).join(', ');

/** 'Kushan draws 2 cards, Taiidan draws 3 cards': parts of each entry, with commas between. */
export const listed = (entries: readonly (readonly LogPart[])[]): LogPart[] =>
  entries.flatMap((parts, index) => (index === 0 ? parts : [', ', ...parts]));
