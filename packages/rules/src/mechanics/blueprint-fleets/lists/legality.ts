/** What every game of the family asks of squadrons and fleets: officers, sizes, costs, civilians apart. */
import type { Lists, RuleId } from '../../../kernel/contract.ts';
import { type DrawnFleet, type DrawnShip, type DrawnSquadron, pointsBy } from './design.ts';
import { counted, type Finding, type FleetCount, type FleetProblem, listed } from './problem.ts';

/** Ships in a squadron. */
export const MAX_SHIPS = 5;
/** Points of a squadron. */
export const MAX_SQUADRON_POINTS = 300;

/** What the match asks of a fleet. */
export interface FleetLimits {
  /** The Maximum Fleet Value, in points. */
  readonly maxPoints: number;
  /** Whether the scenario provides for civilian squadrons. */
  readonly civilians?: boolean;
}

/** A game's ships, the ids of its rules, and what it asks besides. */
export interface FleetRules<Ship extends DrawnShip, Limits extends FleetLimits, Item, Of extends string> {
  shipPoints(ship: Ship): number;
  civilian(ship: Ship): boolean;
  /** What is wrong with one ship, whatever its squadron. */
  shipFindings(ship: Ship, limits: Limits): readonly Finding<Item, Of | FleetCount>[];
  squadronFindings?(squadron: DrawnSquadron<Ship>, limits: Limits): readonly Finding<Item, Of | FleetCount>[];
  fleetFindings?(fleet: DrawnFleet<Ship>, limits: Limits): readonly Finding<Item, Of | FleetCount>[];
  readonly rules: {
    readonly noShip: RuleId;
    readonly ships: RuleId;
    readonly squadronPoints: RuleId;
    readonly noCommander: RuleId;
    readonly commanders: RuleId;
    readonly civiliansApart: RuleId;
    readonly civilianRank: RuleId;
    readonly civiliansProvided: RuleId;
    readonly costBelowZero: RuleId;
    readonly squadrons: RuleId;
    readonly fleetPoints: RuleId;
    readonly flagship: RuleId;
  };
}

const names = (ships: readonly DrawnShip[]): string =>
  listed(
    ships.map((ship) => ship.name),
    'and',
  );

/** What may be told of places and counts that every game has. */
type Told = Finding<{ readonly part: 'rank' } | { readonly part: 'class' }, FleetCount>;
type Game<Ship extends DrawnShip> = Pick<
  FleetRules<Ship, FleetLimits, never, never>,
  'shipPoints' | 'civilian' | 'rules'
>;

function ofShip<Ship extends DrawnShip>(game: Game<Ship>, ship: Ship, limits: FleetLimits): readonly Told[] {
  const found: Told[] = [];
  const cost = game.shipPoints(ship);
  if (cost < 0) {
    const sentence = `${ship.name} costs ${cost} points. No ship costs less than 0: add options for ${-cost} or drop a drawback.`;
    found.push({ code: 'cost-below-zero', rule: game.rules.costBelowZero, sentence });
  }
  if (!game.civilian(ship)) return found;
  if (ship.rank !== 'captain') {
    const sentence = `${ship.name} is civilian and commands no squadron: make it a captain.`;
    found.push({ code: 'civilian-commander', rule: game.rules.civilianRank, sentence, item: { part: 'rank' } });
  }
  if (limits.civilians !== true) {
    const sentence = `${ship.name} is civilian, and this scenario provides no civilian squadron: choose a military class.`;
    const rule = game.rules.civiliansProvided;
    found.push({ code: 'civilian-not-provided', rule, sentence, item: { part: 'class' } });
  }
  return found;
}

function officers<Ship extends DrawnShip>(game: Game<Ship>, { name, ships }: DrawnSquadron<Ship>): readonly Told[] {
  if (ships.length === 0 || ships.every((ship) => game.civilian(ship))) return [];
  const commanding = ships.filter((ship) => ship.rank !== 'captain');
  if (commanding.length === 1) return [];
  if (commanding.length === 0) {
    const sentence = `${name} has no squadron commander: make one of ${names(ships)} its commander.`;
    return [{ code: 'no-commander', rule: game.rules.noCommander, sentence }];
  }
  const sentence = `${name} has ${commanding.length} commanding ships, ${names(commanding)}: keep one and make the others captains.`;
  const over = { by: commanding.length - 1, most: 1, of: 'commanders' } as const;
  return [{ code: 'too-many-commanders', rule: game.rules.commanders, sentence, over }];
}

function sizes<Ship extends DrawnShip>(game: Game<Ship>, squadron: DrawnSquadron<Ship>): readonly Told[] {
  const { name, ships } = squadron;
  const found: Told[] = [];
  if (ships.length === 0) {
    const sentence = `${name} has no ship: give it 1 to 5, or drop it.`;
    found.push({ code: 'empty-squadron', rule: game.rules.noShip, sentence });
  }
  if (ships.length > MAX_SHIPS) {
    const by = ships.length - MAX_SHIPS;
    const sentence = `${name} has ${ships.length} ships. A squadron has at most ${MAX_SHIPS}: take ${counted(by, 'ship', 'ships')} out.`;
    const over = { by, most: MAX_SHIPS, of: 'ships' } as const;
    found.push({ code: 'too-many-ships', rule: game.rules.ships, sentence, over });
  }
  const points = pointsBy(game.shipPoints).squadronPoints(squadron);
  if (points > MAX_SQUADRON_POINTS) {
    const by = points - MAX_SQUADRON_POINTS;
    const sentence =
      `${name} costs ${points} points. A squadron costs at most ${MAX_SQUADRON_POINTS}: ` +
      `save ${counted(by, 'point', 'points')}.`;
    const over = { by, most: MAX_SQUADRON_POINTS, of: 'points' } as const;
    found.push({ code: 'squadron-over-points', rule: game.rules.squadronPoints, sentence, over });
  }
  const civilians = ships.filter((ship) => game.civilian(ship));
  if (civilians.length > 0 && civilians.length < ships.length) {
    const sentence = `${name} mixes military ships with civilians: put ${names(civilians)} into a squadron of civilians.`;
    found.push({ code: 'mixed-squadron', rule: game.rules.civiliansApart, sentence });
  }
  return found;
}

function ofFleet<Ship extends DrawnShip>(game: Game<Ship>, fleet: DrawnFleet<Ship>, limits: FleetLimits): Told[] {
  const found: Told[] = [];
  if (fleet.squadrons.length === 0) {
    const sentence = `${fleet.name} has no squadron: give it at least one.`;
    found.push({ code: 'no-squadron', rule: game.rules.squadrons, sentence });
  }
  const points = pointsBy(game.shipPoints).fleetPoints(fleet);
  if (points > limits.maxPoints) {
    const by = points - limits.maxPoints;
    const sentence =
      `${fleet.name} costs ${points} points. This match allows ${limits.maxPoints}: ` +
      `save ${counted(by, 'point', 'points')}.`;
    const over = { by, most: limits.maxPoints, of: 'points' } as const;
    found.push({ code: 'fleet-over-points', rule: game.rules.fleetPoints, sentence, over });
  }
  const flagships = fleet.squadrons.flatMap(({ ships }) => ships.filter((ship) => ship.rank === 'admiral'));
  if (flagships.length === 0) {
    const sentence = `${fleet.name} has no flagship: make one of its ships the admiral's.`;
    found.push({ code: 'no-flagship', rule: game.rules.flagship, sentence });
  }
  if (flagships.length > 1) {
    const sentence = `${fleet.name} has ${flagships.length} flagships, ${names(flagships)}: keep one.`;
    const over = { by: flagships.length - 1, most: 1, of: 'flagships' } as const;
    found.push({ code: 'too-many-flagships', rule: game.rules.flagship, sentence, over });
  }
  return found;
}

/**
 * Everything that is wrong with fleets of a game, ship by ship, squadron by squadron, then the fleet; empty when one is
 * legal. Each problem names its rule and says what would be right.
 */
export function problemsBy<Ship extends DrawnShip, Limits extends FleetLimits, Item, Of extends string>(
  game: FleetRules<Ship, Limits, Item, Of>,
) {
  type Place = Item | { readonly part: 'rank' } | { readonly part: 'class' };
  type Problem = FleetProblem<Place, Of | FleetCount>;
  const placed = (finding: Finding<Place, Of | FleetCount>, squadron: number | null, ship: number | null): Problem => ({
    ...finding,
    squadron,
    ship,
    item: finding.item ?? null,
    over: finding.over ?? null,
  });

  const inSquadron = (squadron: DrawnSquadron<Ship>, limits: Limits): readonly Finding<Place, Of | FleetCount>[] => [
    ...officers(game, squadron),
    ...sizes(game, squadron),
    ...(game.squadronFindings?.(squadron, limits) ?? []),
  ];
  return (fleet: DrawnFleet<Ship>, limits: Limits): readonly Problem[] => [
    ...fleet.squadrons.flatMap((squadron, index) => [
      ...squadron.ships.flatMap((ship, at) =>
        [...game.shipFindings(ship, limits), ...ofShip(game, ship, limits)].map((each) => placed(each, index, at)),
      ),
      ...inSquadron(squadron, limits).map((each) => placed(each, index, null)),
    ]),
    ...[...ofFleet(game, fleet, limits), ...(game.fleetFindings?.(fleet, limits) ?? [])].map((each) =>
      placed(each, null, null),
    ),
  ];
}

/** A game's fleets as lists of the contract: faults are what is wrong whatever the match. */
export const listsOf = <Ship extends DrawnShip, Fleet extends DrawnFleet<Ship>>(
  codec: Lists<Fleet>['codec'],
  shipPoints: (ship: Ship) => number,
  problems: (fleet: Fleet) => readonly FleetProblem<object, string>[],
): Lists<Fleet> => ({
  codec,
  name: (fleet) => fleet.name,
  points: pointsBy(shipPoints).fleetPoints,
  faults: (fleet) =>
    problems(fleet).map(({ code, rule, sentence, squadron, ship, item, over }) => ({
      code,
      rule,
      sentence,
      data: { squadron, ship, item: item && { ...item }, over: over && { ...over } },
    })),
});
