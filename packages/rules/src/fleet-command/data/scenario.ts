/** What a scenario is made of. Layouts are proposed where the book has only pictures (R-FC-188). */
import { distance } from '../../geometry/hex/index.ts';
import type { UnitType } from './classes.ts';
import type { LeaderId } from './leaders.ts';
import type { UnitCardId } from './units.ts';

export const scenarioIds = [
  'first-contact',
  'khar-selim',
  'icebreaker',
  'fools-gold',
  'nova-raid',
  'save-the-bentusi',
  'relic-raid',
  'freeform-battle',
  'convoy',
  'last-stand',
] as const;
export type ScenarioId = (typeof scenarioIds)[number];
type SideId = 'kushan' | 'taiidan';
type Spot = readonly [col: number, row: number];

/** A unit of a ready-made force. */
export interface ForceUnit {
  readonly card: UnitCardId;
  /** Sits on this unit from the start (FC-MISC-28). */
  readonly leader?: LeaderId;
  /** Without a hex it is placed by its player before the first round (R-FC-207). */
  readonly at?: Spot;
  readonly facing?: number;
  /** Aboard the first unit of this card. */
  readonly aboard?: UnitCardId;
  readonly reserve?: true;
  /** Comes without cost (FC-MISC-12, R-FC-237). */
  readonly free?: true;
  /** Lies on the card of a factory from the start, to build with (FC-REI-12). */
  readonly stars?: number;
  /** Carries this feature from the start. */
  readonly artifact?: string;
}

export interface ScenarioFeature {
  readonly id?: string;
  readonly kind: 'asteroids' | 'minefield' | 'planet' | 'wreckage' | 'artifact';
  readonly name?: string;
  readonly at: Spot | null;
  readonly side?: SideId;
  readonly strength?: number;
}

/** What an objective asks for; `side` of the objective gains its medals. */
export type ObjectiveRule =
  /** Stars scored in battle; with `types` only those of such units and their leaders (R-FC-194). */
  | { readonly kind: 'stars'; readonly types?: readonly UnitType[] }
  /** Whole enemy units destroyed, with `card` only of that card (FC-MISC-19). */
  | { readonly kind: 'destroy-units'; readonly card?: UnitCardId }
  /** Single ships of a card destroyed (R-FC-192, FC-SCN-14). */
  | { readonly kind: 'destroy-ships'; readonly card: UnitCardId }
  /** So many ships of a card are left when the game ends. */
  | { readonly kind: 'ships-survive'; readonly card: UnitCardId }
  /** The unit is not destroyed when the game ends. */
  | { readonly kind: 'survive'; readonly card: UnitCardId }
  /** R-FC-189: the enemy never scans, judged at the end. */
  | { readonly kind: 'no-scan' }
  /** R-FC-189: a unit scans and ends a later move in its own zone. */
  | { readonly kind: 'scan-and-return' }
  /** R-FC-190: the core reaches the mothership. */
  | { readonly kind: 'core-home' }
  /** R-FC-190: its carrier dies before that. */
  | { readonly kind: 'destroy-core-carrier' }
  /** Stars ever harvested (R-FC-170). */
  | { readonly kind: 'harvest' }
  /** R-FC-193: alive at the end, or gone over the edge after the harvest of `stars`. */
  | { readonly kind: 'survive-or-exit'; readonly card: UnitCardId; readonly stars: number }
  /** R-FC-193: the enemy has not harvested `target` stars when the game ends, or cannot any more. */
  | { readonly kind: 'prevent-harvest' }
  /** R-FC-194: the unit is in the side's hands. */
  | { readonly kind: 'capture'; readonly card: UnitCardId }
  /** R-FC-196: so many artifacts are home. */
  | { readonly kind: 'artifacts-home' }
  /** R-FC-196: an enemy that carries one is destroyed. */
  | { readonly kind: 'destroy-artifact-carrier' }
  /** R-FC-199: stars redeemed by freighters. */
  | { readonly kind: 'redeem' }
  /** R-FC-232: so many units of the side, with `card` only of that card, are gone through an escape zone. */
  | { readonly kind: 'escape'; readonly card?: UnitCardId };

export interface ScenarioObjective {
  readonly id: string;
  readonly side: SideId;
  readonly text: string;
  readonly medals: number;
  /** In the rule's own unit: stars, units, ships, artifacts. */
  readonly target: number;
  readonly rule: ObjectiveRule;
  /** Counts only where the players have chosen a harvest instead of a battle for stars (FC-FB-15). */
  readonly harvest?: true;
}

/** What a scenario changes in the rules. */
export interface ScenarioRules {
  /** Units of `side` scan by ending a turn at most this many hexes from a planet (R-FC-189). */
  readonly scan?: { readonly side: SideId; readonly card: UnitCardId; readonly within: number };
  /** A spend next to the feature takes the core; its carrier leaves by the hex of `into` (R-FC-190). */
  readonly core?: {
    readonly side: SideId;
    readonly feature: string;
    readonly carrier: UnitCardId;
    readonly into: UnitCardId;
  };
  /** Sides that cannot harvest (R-FC-193). */
  readonly noHarvest?: readonly SideId[];
  /** The unit may leave over an edge hex for `cost` Move once its side has harvested `stars` (R-FC-193). */
  readonly exit?: { readonly side: SideId; readonly card: UnitCardId; readonly stars: number; readonly cost: number };
  /** Cards that can be captured by boarding (R-FC-150). */
  readonly capture?: readonly UnitCardId[];
  /** Carriers of artifacts that enter their own zone are removed and score it (R-FC-245); they take no Interrupt Move and no All Ahead Full (FC-SCN-10). */
  readonly artifacts?: true;
  /** Units of this card that end a move next to the planet are removed, for a star a ship (R-FC-199). */
  readonly redeem?: { readonly side: SideId; readonly card: UnitCardId };
  /** Most Play of one player; twice that for one against two (R-FC-200, R-FC-239). */
  readonly playCap?: number;
  /** Each player has a hand (R-FC-202). */
  readonly separateHands?: true;
}

export interface Reserve {
  readonly fromRound: number;
  /** Whose set-up zone it arrives in (R-FC-198). */
  readonly zone: SideId;
}

/** What players may buy in a freeform scenario (FC-SCN-12, FC-SCN-13, FC-SCN-15). */
export interface Purchase {
  /** Stars of everything, reserve included. */
  readonly stars: number;
  /** Of these at most this many start on the board; the rest waits. */
  readonly onBoard: number;
  /** Units that must start, each with the leader named (R-FC-201). */
  readonly must?: readonly { readonly card: UnitCardId; readonly leader: LeaderId }[];
}

export interface Scenario {
  /** `custom` for one that players have written (FC-FB-19). */
  readonly id: ScenarioId | 'custom';
  /** Its number in the book; 0 for one that is not there. */
  readonly number: number;
  readonly name: string;
  readonly place: string;
  /** In our own words. */
  readonly briefing: string;
  /** Null without a limit. */
  readonly rounds: number | null;
  /** The standard board unless given (FC-FB-21). */
  readonly board?: ScenarioBoard;
  /** Rules that it introduces, for players who learn step by step (FC-SET-11). */
  readonly introduces: readonly string[];
  readonly zones: Readonly<Record<SideId, readonly { readonly col: number; readonly row: number }[]>>;
  /** Parts of the zones: where as many players share a side, each has one of them alone (R-FC-246). */
  readonly corners?: Readonly<Record<SideId, readonly (readonly { readonly col: number; readonly row: number }[])[]>>;
  /** Hexes by which units of a side may leave the board (R-FC-232). */
  readonly escapes?: Readonly<Record<SideId, readonly { readonly col: number; readonly row: number }[]>>;
  readonly features: readonly ScenarioFeature[];
  /** Values of the asteroid fields; `stock` draws from all tokens. */
  readonly asteroidValues: readonly number[] | 'stock';
  readonly forces: Readonly<Record<SideId, readonly ForceUnit[]>>;
  readonly neutral: readonly ForceUnit[];
  /** A side that is not there brings its units ready. */
  readonly purchase: Readonly<Partial<Record<SideId, Purchase>>> | null;
  readonly reserve: Readonly<Record<SideId, Reserve | null>>;
  readonly objectives: readonly ScenarioObjective[];
  readonly rules: ScenarioRules;
}

export interface ScenarioBoard {
  readonly cols: number;
  readonly rows: number;
}

/** FC-COMP-1. */
export const standardBoard = { cols: 13, rows: 9 } as const;
/** Four boards a side (FC-FB-21, R-FC-20). */
export const largestBoard = { cols: 52, rows: 36 } as const;

/** A block of hexes, both ends included. */
export function block(cols: Spot, rows: Spot): { col: number; row: number }[] {
  const hexes = [];
  for (let col = cols[0]; col <= cols[1]; col++)
    for (let row = rows[0]; row <= rows[1]; row++) hexes.push({ col, row });
  return hexes;
}
/** Whole columns of the standard board. */
export const columns = (from: number, to: number) => block([from, to], [0, standardBoard.rows - 1]);

export const asteroidsAt = (...spots: Spot[]): ScenarioFeature[] => spots.map((at) => ({ kind: 'asteroids', at }));

/** The usual objectives of a battle for stars: two for either side (FC-FB-16), with 2 medals and 1 (FC-FB-17). */
export const starObjectives = (side: SideId, major: number, minor: number): ScenarioObjective[] => [
  {
    id: `${side}-major`,
    side,
    text: `Destroy ${major}★ of enemy units and leaders.`,
    medals: 2,
    target: major,
    rule: { kind: 'stars' },
  },
  {
    id: `${side}-minor`,
    side,
    text: `Destroy ${minor}★ of enemy units and leaders.`,
    medals: 1,
    target: minor,
    rule: { kind: 'stars' },
  },
];

/** Objectives of a harvest, in place of the stars; the targets follow the field (FC-FB-15, R-FC-209). */
export const harvestObjectives = (side: SideId): ScenarioObjective[] => [
  {
    id: `${side}-harvest-major`,
    side,
    text: 'Harvest the larger number of stars.',
    medals: 2,
    target: 6,
    rule: { kind: 'harvest' },
    harvest: true,
  },
  {
    id: `${side}-harvest-minor`,
    side,
    text: 'Harvest the smaller number of stars.',
    medals: 1,
    target: 4,
    rule: { kind: 'harvest' },
    harvest: true,
  },
];

/** Asteroid tokens in the box: 6 without stars, 6 with two, 4 with three (FC-COMP-4). */
export const asteroidStock: readonly number[] = [0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3];

/** Tokens of a field and its objectives (FC-FB-14, FC-FB-15). */
export const asteroidFields = {
  small: { values: [0, 0, 2, 2, 3, 3], major: 6, minor: 4 },
  medium: { values: [0, 0, 0, 0, 2, 2, 3, 3, 3, 3], major: 10, minor: 6 },
  huge: { values: asteroidStock, major: 15, minor: 10 },
} as const;

/** Star objectives of a force total: 60 and 40 in a hundred, rounded up (FC-FB-16, R-FC-209). */
export const starTargets = (total: number): { major: number; minor: number } => ({
  major: Math.ceil((total * 6) / 10),
  minor: Math.ceil((total * 4) / 10),
});

export const zoneTemplateIds = [
  'opposite-ends',
  'opposite-sides',
  'central-bowl',
  'opposite-corners',
  'same-side-corners',
  'gauntlet',
] as const;
export type ZoneTemplateId = (typeof zoneTemplateIds)[number];

/** Hexes at most `within` from the middle of the board. */
function bowl({ cols, rows }: ScenarioBoard, within: number): { col: number; row: number }[] {
  const middle = { col: Math.floor(cols / 2), row: Math.floor(rows / 2) };
  return block([0, cols - 1], [0, rows - 1]).filter((at) => distance(at, middle) <= within);
}

/** Set-up zones to choose from, on boards of any size (FC-FB-20, FC-FB-21); all proposed. */
export function zonesOn(template: ZoneTemplateId, board: ScenarioBoard): Scenario['zones'] {
  const [right, low] = [board.cols - 1, board.rows - 1];
  const ends = { left: block([0, 1], [0, low]), right: block([right - 1, right], [0, low]) };
  switch (template) {
    case 'opposite-ends':
      return { kushan: ends.left, taiidan: ends.right };
    case 'opposite-sides':
      return { kushan: block([0, right], [low - 1, low]), taiidan: block([0, right], [0, 1]) };
    case 'central-bowl':
      return { kushan: bowl(board, 2), taiidan: [...ends.left, ...ends.right] };
    case 'opposite-corners':
      return { kushan: block([0, 3], [0, 3]), taiidan: block([right - 3, right], [low - 3, low]) };
    case 'same-side-corners':
      return { kushan: block([0, 3], [low - 2, low]), taiidan: block([right - 3, right], [low - 2, low]) };
    case 'gauntlet':
      return {
        kushan: [...block([3, right - 3], [0, 1]), ...block([3, right - 3], [low - 1, low])],
        taiidan: ends.left,
      };
  }
}

export const zoneTemplates = Object.fromEntries(zoneTemplateIds.map((id) => [id, zonesOn(id, standardBoard)])) as Readonly<
  Record<ZoneTemplateId, Scenario['zones']>
>;
