/** Setups of battles between two forces that players have drawn up, and what each force has to keep to in them. */
import { scenarios } from '../data/scenarios/index.ts';
import type { SideId } from '../ids.ts';
import type { DrawnSetup } from '../setup.ts';
import { setupFault } from '../start/faults.ts';
import { scenarioOf } from '../start/freeform.ts';
import type { Rejection } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { type ForceList, forceOf } from './list.ts';
import type { ForceLimits } from './legality.ts';

/** The battles that forces are bought for. */
export const boughtBattles = ['freeform-battle', 'convoy', 'last-stand'] as const;
export type BoughtBattle = (typeof boughtBattles)[number];

/** What the players agree on before they buy; stars and reserve matter where the battle leaves them open (FC-SCN-12). */
export interface ForceBattleTerms {
  readonly battle: BoughtBattle;
  readonly stars: number;
  /** Stars of each force that wait in reserve; 0 for none (FC-REI-15). */
  readonly reserve: number;
  /** The models of one box limit the forces (FC-COMP-5). */
  readonly modelCap: boolean;
}

export const leastStars = 10;
export const mostStars = 200;

/** Whether the players of a battle choose its stars and its reserve. */
export const isOpen = (battle: BoughtBattle): boolean => battle === 'freeform-battle';

function drawn({ battle, stars, reserve, modelCap }: ForceBattleTerms): DrawnSetup {
  return {
    scenario: battle,
    players: { kushan: 1, taiidan: 1 },
    forces: {},
    owners: {},
    freeform: isOpen(battle) ? { stars, ...(reserve > 0 ? { reserve: { stars: reserve, fromRound: 1 } } : {}) } : {},
    options: modelCap ? {} : { modelCap: false },
  };
}

/** What a force of a side has to keep to in a battle of these terms. */
export function limitsOf(terms: ForceBattleTerms, side: SideId): ForceLimits {
  const { purchase, reserve } = scenarioOf(drawn(terms));
  const given = purchase?.[side] ?? scenarios['freeform-battle'].purchase?.[side];
  if (given === undefined) throw new Error(`${terms.battle} sells no units`);
  return { side, purchase: given, reserve: reserve[side] !== null, modelCap: terms.modelCap };
}

/** The battle of two forces and the first thing that keeps it from beginning; the Kushan sit on seat-1. */
export function battleOf(
  one: ForceList,
  other: ForceList,
  terms: ForceBattleTerms,
): { readonly setup: DrawnSetup; readonly wrong: Rejection | undefined } {
  const setup = drawn(terms);
  const forces = { [one.faction]: forceOf(one), [other.faction]: forceOf(other) };
  const full = { ...setup, forces };
  if (one.faction !== other.faction) return { setup: full, wrong: setupFault(full) };
  const [own, foe] = one.faction === 'kushan' ? ['Kushan', 'Taiidan'] : ['Taiidan', 'Kushan'];
  const sentence = `Both forces are ${own}. Choose one of the ${foe} for the other side.`;
  return { setup: full, wrong: refuse('same-faction', 'FC-FB-1', sentence) };
}
