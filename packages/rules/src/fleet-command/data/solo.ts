/** The automated enemy's tables (section 22 and appendix K of the checklist; R-FC-211, R-FC-214, R-FC-215). */
import type { OrderCardId } from './cards.ts';
import type { ClassSource, UnitType } from './classes.ts';
import { starObjectives, type ScenarioObjective } from './scenario.ts';

type SideId = 'kushan' | 'taiidan';

/** Whom an order looks for: its own unit where it helps or shields one, else a unit of the players. */
export type Wanted = 'weakest' | 'strongest' | 'nearest-capital' | 'nearest-carrier' | 'own-unit';

/** Units that a line is for first: these types; any other that the card allows where none of them has a target. */
export type Priority = 'strike' | 'capital' | readonly UnitType[];

export interface Behaviour {
  /** The column of units, one entry for each line of the order. */
  readonly units: readonly [Priority] | readonly [Priority, Priority];
  readonly target: Wanted;
  /**
   * `fight`: the actions of the card, target first; `run`: straight ahead, and a ram at its end; `launch`: from a bay,
   * then the card; `mend`: on a unit that bears a token; `shield`: on the unit nearest to the players that they can
   * attack; `man`: on the one nearest that they can board.
   */
  readonly how: 'fight' | 'run' | 'launch' | 'mend' | 'shield' | 'man';
  /** Units by icons that are lost (R-FC-215); the rest is printed. */
  readonly source: { readonly units: ClassSource; readonly target: ClassSource };
}

const row = (
  units: Behaviour['units'],
  target: Wanted,
  how: Behaviour['how'] = 'fight',
  from: ClassSource = 'book',
): Behaviour => ({ units, target, how, source: { units: 'inferred', target: from } });

/** The enemy behaviour table: what each order makes the enemy do. */
export const behaviours: Readonly<Record<OrderCardId | 'default', Behaviour>> = {
  default: row(['strike'], 'weakest'),
  'all-ahead-full': row(['capital'], 'weakest', 'run'),
  'stay-in-formation': row(['capital', 'strike'], 'weakest'),
  'pincer-attack': row(['strike', 'strike'], 'strongest'),
  intercept: row(['strike'], 'weakest'),
  'hit-and-run': row(['strike'], 'weakest'),
  'ship-assault': row(['capital'], 'nearest-capital', 'fight', 'inferred'),
  'ready-to-launch': row(['strike'], 'weakest', 'launch'),
  'deploy-engineers': row(['capital'], 'own-unit', 'mend'),
  'weapons-to-maximum': row(['capital'], 'strongest'),
  'hammer-and-anvil': row(['capital', 'strike'], 'weakest'),
  'brace-for-impact': row(['capital'], 'own-unit', 'shield'),
  'evasive-pattern-delta': row([['fighter', 'corvette', 'platform', 'frigate']], 'own-unit', 'shield'),
  'repel-boarders': row(['capital'], 'own-unit', 'man'),
  'target-engines': row(['capital'], 'strongest'),
  'target-weapons': row(['capital'], 'strongest'),
  'target-bays': row(['capital'], 'nearest-carrier'),
};

/** What tells two targets of a family apart. */
export type Measure = 'most-focus-fire' | 'fewest-ships' | 'most-ships' | 'highest-armour';
export interface TargetRow {
  readonly family: 'strike' | 'capital';
  readonly by: Measure;
}
const targets = (family: TargetRow['family'], by: Measure): TargetRow => ({ family, by });

/**
 * The target selection table: for Penetrating and for ordinary weapons, the first choice and the one without a valid
 * target of that kind. Families are lost icons (R-FC-214); the nearest is a matter of hexes (FC-MISC-23).
 */
export const targetTable: {
  readonly [K in 'weakest' | 'strongest']: {
    readonly penetrating: readonly [TargetRow, TargetRow];
    readonly ordinary: readonly [TargetRow, TargetRow];
  };
} = {
  weakest: {
    penetrating: [targets('capital', 'most-focus-fire'), targets('strike', 'fewest-ships')],
    ordinary: [targets('strike', 'fewest-ships'), targets('capital', 'most-focus-fire')],
  },
  strongest: {
    penetrating: [targets('capital', 'highest-armour'), targets('strike', 'most-ships')],
    ordinary: [targets('strike', 'most-ships'), targets('capital', 'most-focus-fire')],
  },
};

/** Which interrupts the bank keeps and plays first (FC-SOLO-5). */
export const interruptPriority = ['attack', 'counter-intelligence', 'repairs', 'move'] as const;

/** The order in which it takes tokens off (R-FC-218, appendix K). */
export const repairPriority = ['weapons', 'engines', 'bays', 'focus-fire'] as const;

/** Crew from which a unit always goes for what has to be captured; leaders who make any unit do so; else the largest boarding pool (FC-SOLO-11). */
export const boarders = { crew: 6, leaders: ['marine-captain', 'marine-commander'] } as const;

/** What the enemy plays for where the players let it ignore the scenario: the two objectives by stars (FC-SOLO-10). */
export const starsInstead = (side: SideId, major: number, minor: number): readonly ScenarioObjective[] =>
  starObjectives(side, major, minor).map((objective) => ({ ...objective, id: `${objective.id}-stars` }));
export const isStarsInstead = (id: string): boolean => /^(kushan|taiidan)-(major|minor)-stars$/.test(id);
