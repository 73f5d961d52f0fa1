/** What stands on a printed card, as its game fills it; places in tenths of a millimetre from the left. */
import type { CardSpace, DrawnShip } from '@broadside/rules/mechanics/blueprint-fleets';
import { inner } from '#lib/builder/cards/layout.ts';

export interface CardCell {
  readonly text: string;
  readonly x: number;
  /** It ends at `x`. */
  readonly end?: boolean;
  readonly kind: 'label' | 'item' | 'small';
  /** Longer texts are cut. */
  readonly width: number;
}

/** Boxes to tick, with their name before them. */
export interface CardMark {
  readonly name: string;
  readonly boxes: number;
  readonly x: number;
  /** Where the first box stands; wide enough for `Disorder` unless given. */
  readonly label?: number;
}

export interface PaperCard {
  readonly name: string;
  readonly points: number;
  readonly className: string;
  /** `Cruiser · Tern · Squadron commander` */
  readonly about: string;
  /** Lines of figures. */
  readonly figures: readonly (readonly { readonly name: string; readonly figure: string; readonly x: number }[])[];
  readonly blueprint: readonly (readonly (CardSpace<string> | null)[])[];
  readonly boxes: readonly { readonly name: string; readonly boxes: number; readonly shaded: number }[];
  readonly heads: readonly { readonly text: string; readonly x: number; readonly end?: boolean }[];
  readonly weapons: readonly (readonly CardCell[])[];
  readonly extras: readonly string[];
  readonly marks: readonly (readonly CardMark[])[];
  readonly note?: string | undefined;
}

const ranks = { admiral: 'Flagship', commander: 'Squadron commander', captain: '' } as const;

/** What a ship is, whose, and whether it commands. */
export const aboutCard = (className: string, squadron: string, rank: DrawnShip['rank']): string =>
  [className, squadron, ranks[rank]].filter((each) => each !== '').join(' · ');

export interface CardWeapons {
  readonly mount: string;
  readonly name: string;
  readonly dice: string;
  readonly band: string;
  readonly effect: string;
}

/** The columns of the weapons, and a line of them. */
export const weaponHeads = (dice: string, band: string, effect: string): PaperCard['heads'] => [
  { text: 'Weapon', x: 0 },
  { text: dice, x: 452, end: true },
  { text: band, x: 480 },
  { text: effect, x: 604 },
];
export const weaponLine = ({ mount, name, dice, band, effect }: CardWeapons): readonly CardCell[] => [
  { text: mount, x: 0, kind: 'label', width: 56 },
  { text: name, x: 56, kind: 'item', width: 330 },
  { text: dice, x: 452, end: true, kind: 'label', width: 80 },
  { text: band, x: 480, kind: 'item', width: 124 },
  { text: effect, x: 604, kind: 'small', width: inner - 604 },
];

/** A module in its space with its figure, as the card lists it. */
export const moduleLine = (module: { space: string; name: string; figure: string }): string =>
  `${module.space} ${module.name}${module.figure === '' ? '' : ` (${module.figure})`}`;
