/** What an objective asks for, and how far its side has come; `judge` and `settle` decide on it. */
import type { ObjectiveRule, ScenarioRules } from '../data/scenario.ts';
import { leaders } from '../data/leaders.ts';
import { isStarsInstead } from '../data/solo.ts';
import { unitCards } from '../data/units.ts';
import type { SideId } from '../ids.ts';
import { scenarioOfMatch } from '../scenario/ready.ts';
import type { State } from '../state.ts';
import type { OpenTable } from '../state.ts';
import type { Objective, Unit } from '../table.ts';
import { allUnits, opponent } from '../unit/units.ts';

/** The rule of an objective; undefined for objectives that a position has made up. */
export const ruleOf = (table: OpenTable, { id }: Objective): ObjectiveRule | undefined =>
  scenarioOfMatch(table.match)?.objectives.find((known) => known.id === id)?.rule ??
  (isStarsInstead(id) ? { kind: 'stars' } : undefined);

export const scenarioRules = (table: OpenTable): ScenarioRules => scenarioOfMatch(table.match)?.rules ?? {};

/** Lost to its side: destroyed, or a hulk (R-FC-155). */
export const isLost = (unit: Unit): boolean => unit.place === 'destroyed' || unit.hulk;

/** Trays of a token can be other than its card says (FC-SCN-5, R-FC-192). */
function fullShips(table: OpenTable, { card }: Unit): number {
  const trays = table.match.options['traysPerToken'];
  return card === 'cryo-tray' && typeof trays === 'number' ? trays : unitCards[card].ships;
}

const losses = (table: OpenTable, side: SideId): readonly Unit[] =>
  allUnits(table).filter((unit) => unit.side === side && isLost(unit));

function starsOf(table: OpenTable, side: SideId, types: readonly string[] | undefined): number {
  if (types === undefined) return table.sides[side]?.stars ?? 0;
  return losses(table, opponent(side))
    .filter(({ card }) => types.includes(unitCards[card].type))
    .reduce((sum, { card, leader }) => sum + unitCards[card].stars + (leader === null ? 0 : leaders[leader].stars), 0);
}

/** How far `objective` has come, in its own unit. */
export function progressOf(table: OpenTable, objective: Objective, rule: ObjectiveRule): number {
  const { side } = objective;
  const foe = opponent(side);
  switch (rule.kind) {
    case 'stars':
      return starsOf(table, side, rule.types);
    case 'destroy-units':
      return losses(table, foe).filter(({ card }) => rule.card === undefined || card === rule.card).length;
    case 'destroy-ships':
      return allUnits(table)
        .filter((unit) => unit.side === foe && unit.card === rule.card)
        .reduce(
          (sum, unit) => sum + (unit.hulk ? fullShips(table, unit) : Math.max(0, fullShips(table, unit) - unit.ships)),
          0,
        );
    case 'ships-survive':
      return allUnits(table)
        .filter((unit) => unit.side === side && unit.card === rule.card && !isLost(unit))
        .reduce((sum, { ships }) => sum + ships, 0);
    case 'survive':
    case 'survive-or-exit':
    case 'capture':
      return allUnits(table).filter((unit) => unit.side === side && unit.card === rule.card && !isLost(unit)).length;
    case 'escape':
      return allUnits(table).filter(
        (unit) => unit.side === side && unit.place === 'left' && (rule.card === undefined || unit.card === rule.card),
      ).length;
    case 'harvest':
      return table.sides[side]?.harvested ?? 0;
    case 'prevent-harvest':
      return table.sides[foe]?.harvested ?? 0;
    case 'no-scan':
    case 'scan-and-return':
    case 'core-home':
    case 'destroy-core-carrier':
    case 'artifacts-home':
    case 'destroy-artifact-carrier':
    case 'redeem':
      return objective.progress;
  }
}

/** Stars that still lie in fields; their sum is known, since the tokens of the scenario are (FC-HAR-4). */
const unharvested = (state: State): number =>
  Object.values(state.features)
    .filter(({ kind, harvested }) => kind === 'asteroids' && !harvested)
    .reduce((sum, { id }) => sum + (state.secrets.values[id] ?? 0), 0);

const everDied = (table: OpenTable, side: SideId, card: string): boolean =>
  allUnits(table).some((unit) => unit.side === side && unit.card === card && isLost(unit));

/** What is asked of the table; `enough`: the fields still hold as many stars as the objective has to prevent. */
function judged(
  state: OpenTable,
  objective: Objective,
  rule: ObjectiveRule,
  { atEnd, enough }: { readonly atEnd: boolean; readonly enough: () => boolean },
): Objective['status'] {
  const { side, status, target } = objective;
  const reached = progressOf(state, objective, rule) >= target;
  switch (rule.kind) {
    case 'capture': {
      // Won by whoever has it now, and lost again with it (FC-WIN-4, FC-WIN-5, R-FC-152).
      if (reached) return 'won';
      return allUnits(state).some((unit) => unit.card === rule.card && !isLost(unit)) && !atEnd ? 'open' : 'failed';
    }
    case 'ships-survive':
      if (status !== 'open') return status;
      if (!reached) return 'failed';
      return atEnd ? 'won' : 'open';
    case 'survive':
      if (status !== 'open') return status;
      if (everDied(state, side, rule.card) || !reached) return 'failed';
      return atEnd ? 'won' : 'open';
    case 'survive-or-exit': {
      if (status !== 'open') return status;
      const gone = allUnits(state).some(({ card, place }) => card === rule.card && place === 'left');
      if (gone) return 'won';
      if (!reached) return 'failed';
      return atEnd ? 'won' : 'open';
    }
    case 'no-scan':
      return status === 'open' && atEnd ? 'won' : status;
    case 'prevent-harvest': {
      if (status !== 'open') return status;
      if (reached) return 'failed';
      return atEnd || !enough() ? 'won' : 'open';
    }
    case 'core-home':
      if (status !== 'open') return status;
      if (reached) return 'won';
      return atEnd || everDied(state, side, 'mothership') ? 'failed' : 'open';
    default:
      if (status !== 'open') return status;
      if (reached) return 'won';
      return atEnd ? 'failed' : 'open';
  }
}

/** What the objective is now; `atEnd` also decides what only the end of the game can (FC-WIN-7, R-FC-182). */
export const statusOf = (
  state: State,
  objective: Objective,
  rule: ObjectiveRule,
  atEnd: boolean,
): Objective['status'] =>
  judged(state, objective, rule, {
    atEnd,
    enough: () => progressOf(state, objective, rule) + unharvested(state) >= objective.target,
  });

/** What it would be if the match ended now: the open table says that. */
const statusIfOver = (table: OpenTable, objective: Objective, rule: ObjectiveRule): Objective['status'] =>
  judged(table, objective, rule, { atEnd: true, enough: () => true });

/** The medals that a side would have if the match ended now, and how far its open objectives have come, in medals. */
export function medalsAhead(table: OpenTable, side: SideId): { readonly now: number; readonly onTheWay: number } {
  let [now, onTheWay] = [0, 0];
  for (const objective of Object.values(table.objectives)) {
    if (objective.side !== side) continue;
    const rule = ruleOf(table, objective);
    if ((rule === undefined ? objective.status : statusIfOver(table, objective, rule)) === 'won')
      now += objective.medals;
    if (objective.status !== 'open' || objective.target < 1) continue;
    const progress = rule === undefined ? objective.progress : progressOf(table, objective, rule);
    onTheWay += objective.medals * Math.min(1, Math.max(0, progress) / objective.target);
  }
  return { now, onTheWay };
}
