/** Battles for leagues: those that forces are bought for, each entrant with a force of either fleet. */
import { faultsAdded } from '../../kernel/battles.ts';
import type { Battle, Battles, BattleTerms, Seat } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { withOptions } from '../choices.ts';
import { factions } from '../data/factions.ts';
import { scenarios } from '../data/scenarios/index.ts';
import type { SideId } from '../ids.ts';
import type { DrawnSetup } from '../setup.ts';
import { forceByChance } from './by-chance.ts';
import { type ForceList, listProblems, lists } from './list.ts';
import {
  type ForceBattleTerms,
  battleOf,
  type BoughtBattle,
  boughtBattles,
  isOpen,
  leastStars,
  limitsOf,
  mostStars,
} from './setup-of.ts';

const prefix = 'own-forces-';
const usualStars = 25;
const seats = ['seat-1', 'seat-2'] as const;
const sideOf = (seat: Seat): SideId => (seat === 'seat-1' ? 'kushan' : 'taiidan');

const all: readonly Battle[] = boughtBattles.map((id) => ({
  id: `${prefix}${id}`,
  name: `${scenarios[id].name}, own forces`,
  note: `${scenarios[id].briefing} Each player brings a force of the Kushan and one of the Taiidan, and plays the one that the side asks for.`,
  seats: seats.map((seat, team) => ({ seat, team, side: factions[sideOf(seat)].name })),
  brings: seats,
  apart: true,
  ...(isOpen(id) ? { points: { usual: usualStars, least: leastStars, most: mostStars } } : {}),
}));

function termsOf({ battle, points, options }: BattleTerms): ForceBattleTerms {
  const id = boughtBattles.find((each) => `${prefix}${each}` === battle);
  if (id === undefined) throw new Error(`${battle} is no battle of bought forces`);
  return {
    battle: id satisfies BoughtBattle,
    stars: points ?? usualStars,
    reserve: 0,
    modelCap: options['modelCap'] !== false,
  };
}

const otherSide = (list: ForceList, side: SideId) => {
  const sentence = `${list.name} is a force of the ${factions[list.faction].name}. Bring one of the ${factions[side].name} for this side.`;
  return refuse('other-faction', 'FC-FB-1', sentence);
};

export const battles: Battles<ForceList, DrawnSetup> = {
  all,
  faults: (terms, seat, list) => {
    const side = sideOf(seat);
    if (list.faction !== side) return [otherSide(list, side)];
    const found = listProblems(list, limitsOf(termsOf(terms), side));
    return faultsAdded(
      found.map(({ code, rule, sentence }) => ({ code, rule, sentence })),
      lists.faults(list),
    );
  },
  setup: (terms, given) => {
    const [one, other] = seats.map((seat) => given[seat]);
    if (one === undefined || other === undefined) return { ok: false, problems: ['Bring a force for each side.'] };
    if (one.faction !== 'kushan') return { ok: false, problems: [otherSide(one, 'kushan').sentence] };
    const { setup, wrong } = battleOf(one, other, termsOf(terms));
    if (wrong !== undefined) return { ok: false, problems: [wrong.sentence] };
    return { ok: true, value: withOptions(setup, terms.options) as DrawnSetup };
  },
  byChance: (terms, seat, random) => {
    const side = sideOf(seat);
    const { name, units } = forceByChance(limitsOf(termsOf(terms), side), random);
    return { name: name ?? `${factions[side].name} force`, faction: side, units };
  },
};
