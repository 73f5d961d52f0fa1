/** The closed lists by the names that the book prints, for people who write positions, orders and cases. */
import { cards } from './cards.ts';
import { leaders } from './leaders.ts';
import { scenarios } from './scenarios/index.ts';
import { unitCards } from './units.ts';
import { weapons } from './weapons.ts';

const namesOf = <K extends string>(table: Readonly<Record<K, { readonly name: string }>>): Record<K, string> =>
  Object.fromEntries(Object.entries<{ readonly name: string }>(table).map(([id, { name }]) => [id, name])) as Record<
    K,
    string
  >;

export const cardNames = namesOf(cards);
export const unitCardNames = namesOf(unitCards);
export const leaderNames = namesOf(leaders);
export const weaponNames = namesOf(weapons);
export const scenarioNames = { open: 'Open', custom: 'Custom', ...namesOf(scenarios) } as const;

export const sideNames = { kushan: 'Kushan', taiidan: 'Taiidan' } as const;
export const allegianceNames = { ...sideNames, neutral: 'Neutral' } as const;
export const crippledNames = { weapons: 'Weapons', engines: 'Engines', bays: 'Bays' } as const;
export const tokenNames = { ...crippledNames, 'focus-fire': 'Focus Fire' } as const;
export const featureNames = {
  asteroids: 'Asteroid Field',
  minefield: 'Minefield',
  planet: 'Planet',
  wreckage: 'Wreckage',
  artifact: 'Precursor Artifact',
} as const;
export const interruptNames = {
  move: 'Interrupt Move',
  attack: 'Interrupt Attack',
  repairs: 'Interrupt Repairs',
  'counter-intelligence': 'Interrupt Counter-Intelligence',
} as const;
export const placeNames = {
  board: 'Board',
  embarked: 'Embarked',
  patrol: 'Patrol',
  reserve: 'Reserve',
  destroyed: 'Destroyed',
  left: 'Left',
} as const;

export const stepNames = {
  draw: 'Draw Command cards',
  initiative: 'Roll for initiative',
  deployment: 'Deployment',
  play: 'Play Command cards',
  'clean-up': 'Clean up',
  over: 'Over',
} as const;

/** By number, from the top of the board clockwise (R-FC-20). */
export const directionNames = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
