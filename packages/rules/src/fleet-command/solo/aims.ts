/** What the scenario asks of the automated enemy: which unit goes where, and whom it hunts (FC-SOLO-10, FC-SOLO-11). */
import { distance } from '../../geometry/hex/index.ts';
import { boarders } from '../data/solo.ts';
import type { Hex, SideId, UnitId } from '../ids.ts';
import { carriesCore, checkCore } from '../objectives/core.ts';
import { ruleOf, scenarioRules } from '../objectives/rule.ts';
import type { OpenTable } from '../state.ts';
import type { Objective, Unit } from '../table.ts';
import { canAct, cardOf, crewOf, inspirational, isFighter, typeOf } from '../unit/stats.ts';
import { allUnits, enemies, onBoard } from '../unit/units.ts';

/** Where a unit has to be, in words for the log. */
export type Errand = 'scan' | 'zone' | 'wreck' | 'mothership' | 'planet' | 'prize' | 'field' | 'escape';

/** What the objectives make of a unit, before its order is looked at. */
export interface Aim {
  readonly errand: Errand;
  /** Hexes still to go from there; 0 where it has arrived. */
  readonly far: (at: Hex) => number;
  /** Units that it boards for the objective. */
  readonly prizes: readonly UnitId[];
}

const pursues = (table: OpenTable): boolean => table.match.options['soloObjectives'] !== 'stars';

/** Its objectives that are still to be won; none where the players let it ignore the scenario. */
const open = (table: OpenTable, side: SideId): readonly Objective[] =>
  pursues(table)
    ? Object.values(table.objectives).filter((objective) => objective.side === side && objective.status === 'open')
    : [];

const least = (distances: readonly number[]): number => Math.min(99, ...distances);

const farFrom = (hexes: readonly Hex[], within = 0) => {
  return (at: Hex): number => least(hexes.map((hex) => Math.max(0, distance(at, hex) - within)));
};

const ownZone = (table: OpenTable, side: SideId): readonly Hex[] =>
  table.match.zones.filter((zone) => zone.side === side && zone.kind === 'setup').flatMap(({ hexes }) => hexes);

const planets = (table: OpenTable): readonly Hex[] =>
  Object.values(table.features).flatMap(({ kind, at }) => (kind === 'planet' && at !== null ? [at] : []));

const hexesOf = (units: readonly Unit[]): readonly Hex[] => units.flatMap(({ at }) => (at === null ? [] : [at]));

/** The one that has the least way to go; the stronger of two, then the first. */
function runner(units: readonly Unit[], far: (at: Hex) => number): Unit | undefined {
  const way = (unit: Unit): number => (unit.at === null ? 99 : far(unit.at));
  return [...units].sort(
    (one, other) => way(one) - way(other) || other.ships - one.ships || (one.id < other.id ? -1 : 1),
  )[0];
}

/** One unit flies to the planet and back; the others fight for it (R-FC-189). */
function scanAim(table: OpenTable, unit: Unit, objective: Objective, side: SideId): Aim | undefined {
  const { scan } = scenarioRules(table);
  if (scan === undefined || scan.side !== side || unit.card !== scan.card) return undefined;
  const scouts = onBoard(table, side).filter(({ card }) => card === scan.card);
  const scanned = scouts.filter(({ id }) => objective.units?.includes(id) === true);
  const home = farFrom(ownZone(table, side));
  if (scanned.length > 0)
    return runner(scanned, home)?.id === unit.id ? { errand: 'zone', far: home, prizes: [] } : undefined;
  const far = farFrom(planets(table), scan.within);
  return runner(scouts, far)?.id === unit.id ? { errand: 'scan', far, prizes: [] } : undefined;
}

/** Dice with which it boards (FC-SOLO-11). */
export const boardingPool = (unit: Unit): number =>
  (crewOf(unit) ?? 0) * unit.ships + (cardOf(unit).abilities.marines ?? 0) + inspirational(unit) - unit.crewDamage;

const canBoard = (unit: Unit): boolean => canAct(unit) && (crewOf(unit) ?? 0) > 0 && !isFighter(unit);

/** Crew 6 or more, or a marine leader; without any, who boards with the most dice (FC-SOLO-11). */
function boards(table: OpenTable, unit: Unit, side: SideId): boolean {
  const able = onBoard(table, side).filter(canBoard);
  const born = able.filter(
    (one) => (crewOf(one) ?? 0) >= boarders.crew || boarders.leaders.some((leader) => leader === one.leader),
  );
  if (born.length > 0) return born.some(({ id }) => id === unit.id);
  const best = [...able].sort(
    (one, other) => boardingPool(other) - boardingPool(one) || (one.id < other.id ? -1 : 1),
  )[0];
  return best?.id === unit.id;
}

function prizeAim(table: OpenTable, unit: Unit, side: SideId, prizes: readonly Unit[]): Aim | undefined {
  if (prizes.length === 0 || unit.artifact !== null || !boards(table, unit, side)) return undefined;
  return { errand: 'prize', far: farFrom(hexesOf(prizes), 1), prizes: prizes.map(({ id }) => id) };
}

/** The core: to the wreck, then into the mothership (R-FC-190). */
function coreAim(table: OpenTable, unit: Unit, side: SideId): Aim | undefined {
  const { core } = scenarioRules(table);
  if (core === undefined || unit.card !== core.carrier || core.side !== side) return undefined;
  if (carriesCore(table, unit)) {
    const homes = onBoard(table, side).filter(({ card }) => card === core.into);
    return { errand: 'mothership', far: farFrom(hexesOf(homes)), prizes: [] };
  }
  const wreck = table.features[core.feature]?.at ?? null;
  const taken = onBoard(table, side).some((other) => carriesCore(table, other));
  return taken || wreck === null ? undefined : { errand: 'wreck', far: farFrom([wreck], 1), prizes: [] };
}

/** Fields that it could harvest, and from where (FC-SOLO-11). */
export const freshFields = (table: OpenTable): readonly Hex[] =>
  Object.values(table.features).flatMap(({ kind, harvested, at }) =>
    kind === 'asteroids' && !harvested && at !== null ? [at] : [],
  );

function harvestAim(table: OpenTable, unit: Unit, side: SideId): Aim | undefined {
  const { harvest } = cardOf(unit).abilities;
  const barred = scenarioRules(table).noHarvest?.includes(side) === true;
  if (harvest === undefined || barred || freshFields(table).length === 0) return undefined;
  return { errand: 'field', far: farFrom(freshFields(table), harvest.range), prizes: [] };
}

function aimAt(table: OpenTable, unit: Unit, objective: Objective, side: SideId): Aim | undefined {
  const rule = ruleOf(table, objective);
  switch (rule?.kind) {
    case 'scan-and-return':
      return scanAim(table, unit, objective, side);
    case 'core-home':
      return coreAim(table, unit, side);
    case 'harvest':
      return harvestAim(table, unit, side);
    case 'escape': {
      if (rule.card !== undefined && rule.card !== unit.card) return undefined;
      const hexes = table.match.zones.filter((zone) => zone.kind === 'escape' && zone.side === side);
      return { errand: 'escape', far: farFrom(hexes.flatMap((zone) => zone.hexes)), prizes: [] };
    }
    case 'redeem': {
      const { redeem } = scenarioRules(table);
      const due = redeem?.side === side && redeem.card === unit.card;
      return due ? { errand: 'planet', far: farFrom(planets(table), 1), prizes: [] } : undefined;
    }
    case 'capture': {
      const prizes = allUnits(table).filter(
        (other) => other.card === rule.card && enemies(unit, other) && other.place === 'board' && !other.hulk,
      );
      return prizeAim(table, unit, side, prizes);
    }
    case 'artifacts-home': {
      if (unit.artifact !== null) return { errand: 'zone', far: farFrom(ownZone(table, side)), prizes: [] };
      const holders = allUnits(table).filter(
        (other) =>
          other.artifact !== null && other.place === 'board' && (other.side === 'neutral' || enemies(unit, other)),
      );
      return prizeAim(
        table,
        unit,
        side,
        holders.filter((other) => !isFighter(other)),
      );
    }
    default:
      return undefined;
  }
}

/** The first of its side's open objectives that this unit can do something for by going somewhere. */
export function aimOf(table: OpenTable, unit: Unit): Aim | undefined {
  const { side } = unit;
  if (side === 'neutral' || unit.at === null || unit.place !== 'board') return undefined;
  for (const objective of open(table, side)) {
    const aim = aimAt(table, unit, objective, side);
    if (aim !== undefined) return aim;
  }
  return undefined;
}

/** Whether the unit can take the core now, in place of its order (R-FC-190). */
export const takesCore = (table: OpenTable, unit: Unit): boolean =>
  aimOf(table, unit)?.errand === 'wreck' && checkCore(table, unit) === undefined;

/** Whether an objective of `side` wants this unit destroyed. */
function isPrey(table: OpenTable, objective: Objective, unit: Unit): boolean {
  const rule = ruleOf(table, objective);
  switch (rule?.kind) {
    case 'destroy-units':
      return rule.card === unit.card;
    case 'destroy-ships':
      return rule.card === unit.card;
    case 'stars':
      return rule.types?.includes(typeOf(unit)) === true;
    case 'destroy-core-carrier':
      return scenarioRules(table).core?.carrier === unit.card;
    case 'destroy-artifact-carrier':
      return unit.artifact !== null;
    case 'prevent-harvest':
      return cardOf(unit).abilities.harvest !== undefined;
    default:
      return false;
  }
}

/** The players' units that the enemy's objectives name: they come before all others (FC-SOLO-10). */
export function preyOf(table: OpenTable, side: SideId): ReadonlySet<UnitId> {
  const objectives = open(table, side);
  const hunted = allUnits(table).filter(
    (unit) =>
      unit.side !== side &&
      unit.side !== 'neutral' &&
      !unit.hulk &&
      objectives.some((objective) => isPrey(table, objective, unit)),
  );
  return new Set(hunted.map(({ id }) => id));
}
