/** Leader cards (appendix C; R-FC-02, R-FC-17, R-FC-19, R-FC-206). */
import type { ClassSource, UnitType } from './classes.ts';
import type { UnitCardId } from './units.ts';

export const leaderIds = [
  'admiral',
  'vice-admiral',
  'captain',
  'carrier-captain',
  'commander',
  'wing-commander',
  'squadron-leader',
  'marine-captain',
  'marine-commander',
] as const;
export type LeaderId = (typeof leaderIds)[number];

export interface Leader {
  readonly id: LeaderId;
  readonly name: string;
  /** Types of unit it may sit on, or the one card. */
  readonly types: readonly UnitType[];
  readonly card?: UnitCardId;
  readonly hand: number;
  readonly play: number;
  readonly stars: number;
  /** Dice added to damage control checks of its unit. */
  readonly coolUnderPressure: number;
  /** Dice added to close quarters attacks of its unit. */
  readonly acePilot: number;
  /** Dice added to boarding actions of its unit. */
  readonly inspirational: number;
  /** Cards in the box; 42 in all (FC-COMP-2). */
  readonly copies: number;
  readonly source: { readonly [K in 'types' | 'hand' | 'play' | 'stars' | 'ability' | 'copies']?: ClassSource };
}

const none = { coolUnderPressure: 0, acePilot: 0, inspirational: 0 } as const;
const flag = ['super-capital', 'station'] as const;
const marines = ['corvette', 'frigate'] as const;
const proposed = { hand: 'proposed', play: 'proposed', stars: 'proposed', copies: 'proposed' } as const;

export const leaders: { readonly [K in LeaderId]: Leader & { readonly id: K } } = {
  admiral: {
    ...none,
    id: 'admiral',
    name: 'Admiral',
    types: flag,
    hand: 5,
    play: 3,
    stars: 4,
    coolUnderPressure: 2,
    copies: 2,
    source: { ...proposed, types: 'inferred', ability: 'proposed' },
  },
  'vice-admiral': {
    ...none,
    id: 'vice-admiral',
    name: 'Vice Admiral',
    types: flag,
    hand: 4,
    play: 2,
    stars: 3,
    coolUnderPressure: 1,
    copies: 4,
    source: { stars: 'inferred', copies: 'proposed' },
  },
  captain: {
    ...none,
    id: 'captain',
    name: 'Captain',
    types: ['frigate'],
    hand: 1,
    play: 1,
    stars: 1,
    coolUnderPressure: 1,
    copies: 8,
    source: { ...proposed, stars: 'inferred' },
  },
  'carrier-captain': {
    ...none,
    id: 'carrier-captain',
    name: 'Carrier Captain',
    types: ['super-capital'],
    card: 'carrier',
    hand: 2,
    play: 1,
    stars: 2,
    coolUnderPressure: 1,
    copies: 2,
    source: proposed,
  },
  commander: {
    ...none,
    id: 'commander',
    name: 'Commander',
    types: ['corvette'],
    hand: 1,
    play: 1,
    stars: 1,
    coolUnderPressure: 1,
    copies: 6,
    source: proposed,
  },
  'wing-commander': {
    ...none,
    id: 'wing-commander',
    name: 'Wing Commander',
    types: ['fighter'],
    hand: 2,
    play: 1,
    stars: 2,
    acePilot: 2,
    copies: 6,
    source: proposed,
  },
  'squadron-leader': {
    ...none,
    id: 'squadron-leader',
    name: 'Squadron Leader',
    types: ['fighter'],
    hand: 1,
    play: 1,
    stars: 1,
    acePilot: 1,
    copies: 8,
    source: { stars: 'proposed', copies: 'proposed' },
  },
  'marine-captain': {
    ...none,
    id: 'marine-captain',
    name: 'Marine Captain',
    types: marines,
    hand: 1,
    play: 1,
    stars: 2,
    inspirational: 2,
    copies: 3,
    source: proposed,
  },
  'marine-commander': {
    ...none,
    id: 'marine-commander',
    name: 'Marine Commander',
    types: marines,
    hand: 1,
    play: 1,
    stars: 1,
    inspirational: 1,
    copies: 3,
    source: { ...proposed, types: 'inferred' },
  },
};
