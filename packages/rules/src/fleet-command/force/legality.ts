/** Whether a force may be fielded; the first problem found, in words for a player. */
import type { Rejection } from '../../kernel/contract.ts';
import { factions, models } from '../data/factions.ts';
import { leaders } from '../data/leaders.ts';
import type { Purchase } from '../data/scenario.ts';
import { type UnitCard, unitCards } from '../data/units.ts';
import type { SideId } from '../ids.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { cost } from './cost.ts';
import type { Force, ForceUnit } from './design.ts';
import { maySit, unitWithoutTab } from './tabs.ts';

export interface ForceLimits {
  readonly side: SideId;
  readonly purchase: Purchase;
  /** Whether units may wait in reserve. */
  readonly reserve: boolean;
  /** The models of one box limit the force (FC-COMP-5). */
  readonly modelCap: boolean;
}

const listed = (names: readonly string[]): string => names.join(', ');

function unitFault(force: Force, unit: ForceUnit, { side }: ForceLimits): Rejection | undefined {
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

function aboardFault(force: Force, unit: ForceUnit): Rejection | undefined {
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

function starsFault(force: Force, { purchase, reserve }: ForceLimits): Rejection | undefined {
  const [whole, board] = [cost(force), cost(force, 'board')];
  if (whole > purchase.stars)
    return refuse('too-many-stars', 'FC-FB-2', `The force costs ${whole}★. Bring it down to ${purchase.stars}★.`);
  if (!reserve && force.units.some((unit) => unit.reserve === true))
    return refuse('no-reserve', 'FC-REI-1', 'This scenario has no reserve. Put every unit on the board or aboard.');
  if (board > purchase.onBoard)
    return refuse(
      'too-many-on-board',
      'FC-REI-1',
      `Units of ${board}★ start on the board. At most ${purchase.onBoard}★ may; the rest waits in reserve.`,
    );
  return undefined;
}

function mustFault(force: Force, { purchase }: ForceLimits): Rejection | undefined {
  const missing = purchase.must?.find(
    (one) => !force.units.some((unit) => unit.card === one.card && unit.leader === one.leader && unit.reserve !== true),
  );
  if (missing === undefined) return undefined;
  const sentence = `This scenario starts with a ${unitCards[missing.card].name} under a ${leaders[missing.leader].name} on the board. Add it.`;
  return refuse('must-start', 'R-FC-201', sentence);
}

function modelFault(force: Force, { side, modelCap }: ForceLimits): Rejection | undefined {
  if (!modelCap) return undefined;
  const stock = models[side];
  const shipsOf = (fits: (card: UnitCard) => boolean): number =>
    force.units
      .flatMap(({ card }) => [unitCards[card], ...freeOf(card)])
      .reduce((sum, card) => sum + (fits(card) ? card.ships : 0), 0);
  const short = [
    ...Object.entries(stock.types).map(
      ([type, ships]) => [type, shipsOf((card) => card.type === type), ships] as const,
    ),
    ...Object.entries(stock.cards).map(([id, ships]) => [id, shipsOf((card) => card.id === id), ships] as const),
  ].find(([, wanted, ships]) => wanted > ships);
  if (short === undefined) return undefined;
  const [what, wanted, ships] = short;
  const sentence = `The force needs ${wanted} models of ${what}. The box has ${ships}: buy fewer, or play without the model cap.`;
  return refuse('too-few-models', 'FC-COMP-5', sentence);
}

/** The squadron that comes with a parent (FC-MISC-12). */
export function freeOf(card: UnitCard['id']): readonly UnitCard[] {
  const { squadronAssigned } = unitCards[card].abilities;
  return squadronAssigned === undefined ? [] : [unitCards[squadronAssigned]];
}

/** Why the force cannot be fielded, or undefined. */
export function forceFault(force: Force, limits: ForceLimits): Rejection | undefined {
  for (const unit of force.units) {
    const fault = unitFault(force, unit, limits);
    if (fault !== undefined) return fault;
  }
  const fault = starsFault(force, limits) ?? mustFault(force, limits) ?? modelFault(force, limits);
  if (fault !== undefined) return fault;
  const open = unitWithoutTab(force);
  const unit = open === undefined ? undefined : force.units[open];
  if (unit === undefined) return undefined;
  const { name } = unitCards[unit.card];
  const sentence = `No tab is left for the ${name}. Leave it out, or add a leader or a parent with a tab for it.`;
  return refuse('no-tab', 'FC-FB-4', sentence);
}
