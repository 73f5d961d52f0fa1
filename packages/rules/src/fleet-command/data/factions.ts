/** Faction cards (appendix D) and the models that each fleet has (FC-COMP-5). */
import type { ClassSource, UnitType } from './classes.ts';
import type { UnitCardId } from './units.ts';

export interface FactionCard {
  readonly id: 'kushan' | 'taiidan';
  readonly name: string;
  readonly hand: number;
  readonly play: number;
  readonly stars: number;
  /** Its ability, used once in a battle (FC-VAL-7, FC-VAL-8). */
  readonly ability: 'redundant-systems' | 'ferocious-attack';
  readonly source: { readonly [K in 'hand' | 'play' | 'stars']?: ClassSource };
}

export const factions: { readonly [K in FactionCard['id']]: FactionCard & { readonly id: K } } = {
  kushan: {
    id: 'kushan',
    name: 'Kushan',
    hand: 2,
    play: 1,
    stars: 0,
    ability: 'redundant-systems',
    source: { stars: 'inferred' },
  },
  taiidan: {
    id: 'taiidan',
    name: 'Taiidan',
    hand: 2,
    play: 1,
    stars: 0,
    ability: 'ferocious-attack',
    source: { hand: 'inferred', play: 'inferred' },
  },
};

export interface ModelStock {
  readonly types: { readonly [K in UnitType]?: number };
  readonly cards: { readonly [K in UnitCardId]?: number };
}

/** Models in one box, for the cap on building: of a type, and of the cards that have a model of their own. */
export const models: Readonly<Record<FactionCard['id'], ModelStock>> = {
  kushan: {
    types: { fighter: 24, corvette: 12, frigate: 12, platform: 5 },
    cards: { mothership: 1, carrier: 1, destroyer: 1 },
  },
  taiidan: {
    types: { fighter: 24, corvette: 12, frigate: 12, platform: 5 },
    cards: { mothership: 0, carrier: 1, destroyer: 1 },
  },
};
