/** What the rules say of a fleet on paper: where it breaks them, and which choices would. */
import type { Rejection } from '@broadside/rules/kernel';
import type { Berth } from './edit.ts';
import { problems, type FleetDesign, type FleetLimits, type ItemPlace, type Problem } from './rules.ts';

export interface Judgement {
  readonly all: readonly Problem[];
  ofShip(at: Berth): readonly Problem[];
  /** Those of the squadron itself, not of her ships. */
  ofSquadron(index: number): readonly Problem[];
  /** Those of the fleet as a whole. */
  readonly ofFleet: readonly Problem[];
}

export function judge(fleet: FleetDesign, limits: FleetLimits): Judgement {
  const all = problems(fleet, limits);
  return {
    all,
    ofShip: (at) => all.filter(({ squadron, ship }) => squadron === at.squadron && ship === at.ship),
    ofSquadron: (index) => all.filter(({ squadron, ship }) => squadron === index && ship === null),
    ofFleet: all.filter(({ squadron }) => squadron === null),
  };
}

/** Two judgements of the same thing: the same rule broken at the same place, however far. */
const sameness = ({ code, rule, squadron, ship, item }: Problem): string =>
  JSON.stringify([code, rule, squadron, ship, item]);

/**
 * The first rule that `after` breaks and `before` does not, or breaks by more; undefined where the change breaks none.
 * `counts` says which problems matter.
 */
export function newFault(
  before: FleetDesign,
  after: FleetDesign,
  limits: FleetLimits,
  counts: (problem: Problem) => boolean = () => true,
): Problem | undefined {
  const known = new Map(problems(before, limits).map((each) => [sameness(each), each.over?.by ?? 0]));
  return problems(after, limits).find((each) => {
    const had = known.get(sameness(each));
    return counts(each) && (had === undefined || (each.over?.by ?? 0) > had);
  });
}

/** Why a thing cannot be fitted to a ship: what the ship herself forbids. Points are the squadron's and the fleet's matter. */
export function whyNotFit(
  before: FleetDesign,
  after: FleetDesign,
  limits: FleetLimits,
  at: Berth,
): Rejection | undefined {
  return newFault(before, after, limits, ({ squadron, ship }) => squadron === at.squadron && ship === at.ship);
}

/** `T1` where the problem is that mount's, `E2` that space's, a number where it is a customization's. */
export function itemOf(problem: Problem, part: ItemPlace['part']): string | number | undefined {
  const { item } = problem;
  return item?.part === part && 'at' in item ? item.at : undefined;
}

/** The first sentence of a reason, which is the fact, and the rest, which is the rule and the way out. */
export function split(sentence: string): { readonly fact: string; readonly rest: string } {
  const [, fact, rest] = /^(.*?\.)\s+(\S.*)$/s.exec(sentence) ?? [];
  return fact === undefined || rest === undefined ? { fact: sentence, rest: '' } : { fact, rest };
}

/** `5 points over`, `1 die over`; empty where nothing is counted. */
export function excess({ over }: Problem): string {
  if (!over) return '';
  const singular = { dice: 'die' }[over.of as string] ?? over.of.slice(0, -1);
  return `${over.by} ${over.by === 1 ? singular : over.of} over`;
}
