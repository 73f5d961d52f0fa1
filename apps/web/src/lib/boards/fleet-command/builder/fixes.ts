/** Ways out of what is wrong with a force: the small changes that are tried. */
import type { Fix } from '#lib/builder/list-kind.ts';
import { bestFix, cheapened, type Candidate } from '#lib/builder/mending.ts';
import { berthOf, hasBays, leadersFor, nameOf, removeUnit, setBerth, setFaction, setLeader } from './edit.ts';
import { judge, type ForceFault } from './judge.ts';
import {
  cost,
  factions,
  foeOf,
  leaders,
  limitsOf,
  starsOf,
  unitCards,
  type ForceBattleTerms,
  type ForceList,
} from './rules.ts';

type Change = Candidate<ForceList>;

function unitChanges(force: ForceList, at: number): readonly Change[] {
  const unit = force.units[at];
  if (unit === undefined) return [];
  const name = nameOf(force, at);
  const berth = berthOf(unit);
  const parents = [...force.units.entries()].filter(([place, each]) => place !== at && hasBays(each));
  return [
    ...leadersFor(unit.card).map((id) => ({
      label: `put a ${leaders[id].name} on ${name}`,
      design: setLeader(force, at, id),
      loss: 10 + leaders[id].stars,
    })),
    ...(unit.leader === undefined
      ? []
      : [
          {
            label: `take the ${leaders[unit.leader].name} off ${name}`,
            design: setLeader(force, at, null),
            loss: 15,
          },
        ]),
    ...parents.map(([place]) => ({
      label: `put ${name} aboard ${nameOf(force, place)}`,
      design: setBerth(force, at, place),
      loss: 5,
    })),
    ...(berth === 'board'
      ? []
      : [{ label: `start ${name} on the board`, design: setBerth(force, at, 'board'), loss: 6 }]),
    ...(berth === 'reserve'
      ? []
      : [{ label: `hold ${name} in reserve`, design: setBerth(force, at, 'reserve'), loss: 7 }]),
    { label: `take ${name} out`, design: removeUnit(force, at), loss: 50 + starsOf(unit) },
  ];
}

/** Changes of the force as a whole: another faction, what a battle begins with, and a unit or a leader less. */
function forceChanges(force: ForceList, terms: ForceBattleTerms): readonly Change[] {
  const saved = (design: ForceList): number => cost(force) - cost(design);
  const less = [...force.units.keys()].flatMap((at) =>
    unitChanges(force, at).filter(({ design }) => saved(design) > 0 || design.units.length === force.units.length),
  );
  const must = limitsOf(terms, force.faction).purchase.must ?? [];
  return [
    ...less.filter(({ design }) => saved(design) === 0),
    ...cheapened(
      less.filter(({ design }) => saved(design) > 0),
      saved,
      'stars',
    ),
    ...must.map(({ card, leader }) => ({
      label: `add a ${unitCards[card].name} under a ${leaders[leader].name}`,
      design: { ...force, units: [...force.units, { card, leader }] },
      loss: 1,
    })),
  ];
}

const otherFaction = (force: ForceList): Change => ({
  label: `make it a ${factions[foeOf(force.faction)].name} force`,
  design: setFaction(force, foeOf(force.faction)),
  loss: 40,
});

/** One change that mends most of what is wrong with the unit at `at`, or with the force as a whole. */
export function forceFix(
  force: ForceList,
  terms: ForceBattleTerms,
  at: number | undefined,
): Fix<ForceList> | undefined {
  const changes = at === undefined ? forceChanges(force, terms) : unitChanges(force, at);
  const minded = ({ unit }: ForceFault): boolean => unit === (at ?? null);
  return bestFix(force, (design) => judge.faults({ design, terms }), [...changes, otherFaction(force)], minded);
}
