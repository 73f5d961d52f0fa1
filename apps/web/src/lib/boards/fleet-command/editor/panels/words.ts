/** Words and bounds that the panels share. */
import { boundsIn, type Option } from '#lib/editor/fields.ts';
import { sideNames } from '../../rail/sides.ts';
import { sideIds } from '../edit.ts';
import { positionCodec, type State } from '../rules.ts';

/** The bounds of a figure, as the codec of positions has them. */
export const bounds = boundsIn(positionCodec.toJSONSchema({ io: 'input', unrepresentable: 'any' }));

export const named = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));
export const sideOptions: readonly Option[] = sideIds.map((value) => ({ value, name: sideNames[value] }));
export const allegianceOptions: readonly Option[] = [...sideOptions, { value: 'neutral', name: 'Neutral' }];

/** What a hand is called: by its side, and by its number where there are several. */
export function handName(state: State, id: string): string {
  const hand = state.hands[id];
  if (!hand) return id === 'kushan' || id === 'taiidan' ? `${sideNames[id]}, automated` : id;
  const mates = Object.values(state.hands).filter(({ side }) => side === hand.side);
  const number = mates.findIndex((each) => each.id === id) + 1;
  return mates.length > 1 ? `${sideNames[hand.side]} ${number}` : sideNames[hand.side];
}
