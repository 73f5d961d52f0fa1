/** What is being prepared for one way to act. Every form has the same face; forms add what their panel shows. */
import type { Prepared } from '#lib/desk/draft-keeper.ts';
import { brief } from '../rail/sides.ts';
import type { BasicOrder, CardId, Command, Hex, Sight } from '../rules.ts';

/** A card of the hand, by its place in it; `face` is the side that is meant to be played. */
export interface PickedCard {
  readonly index: number;
  readonly card: CardId;
  readonly face: 'front' | 'back';
}

/** `lit`: may be chosen now. `chosen`: is part of the draft. `off`: not for this. */
export type CardLook = 'lit' | 'chosen' | 'off';

export interface DraftFace extends Prepared {
  /** The command as far as it is complete. */
  readonly command: Command | undefined;
  /** What is still to be chosen, as a short sentence; nothing when `command` is there. */
  readonly lacking: string | undefined;
  /** The words of the primary button. */
  readonly words: string;
  /** The unit that the draft is about. */
  readonly unit: string | undefined;
  reset(): void;
  readonly card?: PickedCard | null;
  cardLook?(index: number): CardLook;
  /** True where the press meant something to the draft. */
  pressCard?(index: number): boolean;
  pressUnit?(id: string): boolean;
  pressFeature?(id: string): boolean;
  pressHex?(hex: Hex): boolean;
  /** Steps the ghost one hex in a direction, 0-5 from north. */
  step?(direction: number): boolean;
  /** Turns the ghost by sixths, clockwise. */
  turn?(by: number): boolean;
  /** Records (`unit:…`, `feature:…`) that a press would take up. */
  readonly lit: readonly string[];
  /** Hexes that a press would take up. */
  readonly hexes: readonly Hex[];
}

export const basicNames: Readonly<Record<BasicOrder, string>> = {
  move: 'Move',
  attack: 'Attack',
  reinforce: 'Reinforce',
  harvest: 'Harvest',
};

/** 'Destroyer D': a unit as a player calls it; those of the other side with the name of their fleet. */
export const called = (sight: Sight, id: string | null | undefined): string => {
  const unit = id ? sight.units[id] : undefined;
  if (unit === undefined) return 'the unit';
  const own = sight.own === null ? undefined : sight.hands[sight.own.hand]?.side;
  return unit.side === own ? brief(unit.name) : unit.name;
};

/** Each of them once, in the order in which they come first. */
export const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** '3,4': a hex as the board's edges name it. */
export const hexName = ({ col, row }: Hex): string => `${col},${row}`;

/** 'Column 8, row 4, Asteroid field 2': a hex as it is read aloud. */
export function hexSpoken(sight: Sight, hex: Hex): string {
  const there = Object.values(sight.features).filter(({ at }) => at?.col === hex.col && at.row === hex.row);
  return [`Column ${hex.col}, row ${hex.row}`, ...there.map(({ name }) => name)].join(', ');
}
