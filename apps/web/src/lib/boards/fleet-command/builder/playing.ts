/** A match with this force: on which chair, and whether the rules let it begin. */
import type { MatchPlan } from '#lib/builder/plan.ts';
import { battleOf, cost, limitsOf, listProblems, type ForceBattleTerms, type ForceList } from './rules.ts';

export function planOf(mine: ForceList, theirs: ForceList, terms: ForceBattleTerms): MatchPlan {
  const { setup, wrong } = battleOf(mine, theirs, terms);
  const limits = (force: ForceList) => limitsOf(terms, force.faction);
  const fromThem = wrong && listProblems(mine, limits(mine)).length === 0 && mine.faction !== theirs.faction;
  return {
    setup,
    // Kushan are seat-1 in every battle of one against one.
    seat: mine.faction === 'kushan' ? 'seat-1' : 'seat-2',
    // The judge of a setup does not say whose force it means.
    wrong: fromThem ? { ...wrong, sentence: `${theirs.name}: ${wrong.sentence}` } : wrong,
    sides: [mine, theirs].map((force) => ({
      name: force.name,
      cost: cost(force),
      most: limits(force).purchase.stars,
      mine: force === mine,
    })),
  };
}
