/** Whether a force may be fielded: what is wrong with it, in words for a player. */
import type { Rejection } from '../../kernel/contract.ts';
import { factions, models } from '../data/factions.ts';
import { leaders } from '../data/leaders.ts';
import type { Purchase } from '../data/scenario.ts';
import { type UnitCard, unitCards } from '../data/units.ts';
import type { SideId } from '../ids.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { cost, type DesignedUnit, type Force } from './design.ts';
import { maySit, unitsWithoutTab } from './tabs.ts';

export interface ForceLimits {
  readonly side: SideId;
  readonly purchase: Purchase;
  /** Whether units may wait in reserve. */
  readonly reserve: boolean;
  /** The models of one box limit the force (FC-COMP-5). */
  readonly modelCap: boolean;
}

/** A rejection that also says where: the unit's place in the list, null where the whole force is meant. */
export interface ForceProblem extends Rejection {
  readonly unit: number | null;
  /** How far a limit is passed; null where nothing is counted. */
  readonly over: { readonly by: number; readonly of: 'stars' | 'models' } | null;
}

const whole = (reason: Rejection, by = 0, of: 'stars' | 'models' = 'stars'): ForceProblem => ({
  ...reason,
  unit: null,
  over: by > 0 ? { by, of } : null,
});

const listed = (names: readonly string[]): string => names.join(', ');

function unitFault(force: Force, unit: DesignedUnit, { side }: ForceLimits): Rejection | undefined {
  const { name, factions: buyers, forSale } = unitCards[unit.card];
  if (!forSale || !buyers.includes(side)) {
    const own = Object.values<UnitCard>(unitCards).filter((card) => card.forSale && card.factions.includes(side));
    const sentence = `${factions[side].name} forces have no ${name}. Choose from ${listed(own.map((card) => card.name))}.`;
    return refuse('not-of-faction', 'FC-FB-1', sentence);
  }
  if (!maySit(unit) && unit.leader !== undefined) {
    const { name: leader, types, card } = leaders[unit.leader];
    const where = card === undefined ? types.join(' or ').replaceAll('-', ' ') : unitCards[card].name;
    return refuse('wrong-leader', 'FC-FB-3', `A ${leader} cannot sit on the ${name}. Put it on a ${where}.`);
  }
  return aboardFault(force, unit);
}

function aboardFault(force: Force, unit: DesignedUnit): Rejection | undefined {
  const { name, type } = unitCards[unit.card];
  const isStrike = type === 'fighter' || type === 'corvette' || type === 'platform';
  if (unit.aboard === undefined) {
    if (unit.reserve !== true || (!isStrike && type !== 'station')) return undefined;
    return refuse(
      'cannot-arrive',
      isStrike ? 'R-FC-180' : 'R-FC-230',
      `The ${name} cannot arrive from reserve by itself. Put it on the board${isStrike ? ' or aboard a parent' : ''}.`,
    );
  }
  const parent = force.units[unit.aboard];
  const bays = parent === undefined ? undefined : unitCards[parent.card].abilities.launchTubes;
  const hasBays = parent !== undefined && (bays !== undefined || unitCards[parent.card].type === 'station');
  if (isStrike && hasBays && parent !== unit) return undefined;
  return refuse(
    'cannot-embark',
    'FC-FB-8',
    `The ${name} cannot start aboard that. Only strike craft start aboard, and only in ships with bays.`,
  );
}

function starsProblems(force: Force, { purchase, reserve }: ForceLimits): readonly ForceProblem[] {
  const [all, board] = [cost(force), cost(force, 'board')];
  const dear = refuse('too-many-stars', 'FC-FB-2', `The force costs ${all}★. Bring it down to ${purchase.stars}★.`);
  const waiting = refuse(
    'no-reserve',
    'FC-REI-1',
    'This scenario has no reserve. Put every unit on the board or aboard.',
  );
  const crowded = refuse(
    'too-many-on-board',
    'FC-REI-1',
    `Units of ${board}★ start on the board. At most ${purchase.onBoard}★ may; the rest waits in reserve.`,
  );
  return [
    ...(all > purchase.stars ? [whole(dear, all - purchase.stars)] : []),
    ...(!reserve && force.units.some((unit) => unit.reserve === true) ? [whole(waiting)] : []),
    // Where nothing may wait, whoever passes the stars is told so once.
    ...(board > purchase.onBoard && (purchase.onBoard < purchase.stars || all <= purchase.stars)
      ? [whole(crowded, board - purchase.onBoard)]
      : []),
  ];
}

function mustProblems(force: Force, { purchase }: ForceLimits): readonly ForceProblem[] {
  const missing = (purchase.must ?? []).filter(
    (one) => !force.units.some((unit) => unit.card === one.card && unit.leader === one.leader && unit.reserve !== true),
  );
  return missing.map(({ card, leader }) => {
    const sentence = `This scenario starts with a ${unitCards[card].name} under a ${leaders[leader].name} on the board. Add it.`;
    return whole(refuse('must-start', 'R-FC-201', sentence));
  });
}

function modelProblems(force: Force, { side, modelCap }: ForceLimits): readonly ForceProblem[] {
  if (!modelCap) return [];
  const stock = models[side];
  const shipsOf = (fits: (card: UnitCard) => boolean): number =>
    force.units
      .flatMap(({ card }) => [unitCards[card], ...freeOf(card)])
      .reduce((sum, card) => sum + (fits(card) ? card.ships : 0), 0);
  const needs = [
    ...Object.entries(stock.types).map(
      ([type, ships]) => [type, shipsOf((card) => card.type === type), ships] as const,
    ),
    ...Object.entries(stock.cards).map(([id, ships]) => [id, shipsOf((card) => card.id === id), ships] as const),
  ];
  return needs.flatMap(([what, wanted, ships]) => {
    if (wanted <= ships) return [];
    const sentence = `The force needs ${wanted} models of ${what}. The box has ${ships}: buy fewer, or play without the model cap.`;
    return [whole(refuse('too-few-models', 'FC-COMP-5', sentence), wanted - ships, 'models')];
  });
}

/** The squadron that comes with a parent (FC-MISC-12). */
export function freeOf(card: UnitCard['id']): readonly UnitCard[] {
  const { squadronAssigned } = unitCards[card].abilities;
  return squadronAssigned === undefined ? [] : [unitCards[squadronAssigned]];
}

function tabProblems(force: Force): readonly ForceProblem[] {
  return unitsWithoutTab(force).flatMap((place) => {
    const unit = force.units[place];
    if (unit === undefined) return [];
    const { name } = unitCards[unit.card];
    const sentence = `No tab is left for the ${name}. Leave it out, or add a leader or a parent with a tab for it.`;
    return [{ ...refuse('no-tab', 'FC-FB-4', sentence), unit: place, over: null }];
  });
}

/** Everything that keeps the force from being fielded. */
export const forceProblems = (force: Force, limits: ForceLimits): readonly ForceProblem[] => [
  ...force.units.flatMap((unit, place) => {
    const fault = unitFault(force, unit, limits);
    return fault === undefined ? [] : [{ ...fault, unit: place, over: null }];
  }),
  ...starsProblems(force, limits),
  ...mustProblems(force, limits),
  ...modelProblems(force, limits),
  ...tabProblems(force),
];

/** The first reason why the force cannot be fielded, or undefined. */
export function forceFault(force: Force, limits: ForceLimits): Rejection | undefined {
  const [first] = forceProblems(force, limits);
  return first && { code: first.code, rule: first.rule, sentence: first.sentence };
}
