/** What an assault can be expected to do, before anybody commits to it. */
import type { CommandOf } from '../../commands.ts';
import { isPlaced } from '../../ship/ships.ts';
import type { State } from '../../state.ts';
import type { PoolSource } from '../fighters/events.ts';
import { escortsOf, freeCover } from '../fighters/cover.ts';
import {
  attackDice,
  defencePool,
  divisorOf,
  interceptsFrom,
  ordinaryHitsFrom,
  specialForcesHitFrom,
} from './assault.ts';

export interface AssaultForecast {
  readonly target: string;
  readonly ordinary: { readonly dice: number; readonly hitsFrom: number };
  readonly specialForces: { readonly dice: number; readonly hitsFrom: number };
  /** With every screen and without escorts. */
  readonly defence: { readonly dice: number; readonly interceptsFrom: number; readonly sources: readonly PoolSource[] };
  /** Fighters that the defender may commit, one die each. */
  readonly escorts: number;
  readonly divisor: number;
  /** `chances[n]`: the chance of exactly n critical hits. */
  readonly chances: readonly number[];
}

/** The chances of 0, 1, … successes with `dice` d6 that count from `need`. */
function successes(dice: number, need: number): number[] {
  const chance = (7 - need) / 6;
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((each, count) => {
      next[count] = (next[count] ?? 0) + each * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + each * chance;
    });
    chances = next;
  }
  return chances;
}

/** The chances of each sum of two independent counts, put into classes by `classOf`. */
function combined(
  a: readonly number[],
  b: readonly number[],
  classOf: (one: number, other: number) => number,
): number[] {
  const chances: number[] = [];
  a.forEach((one, i) =>
    b.forEach((other, j) => {
      const at = classOf(i, j);
      while (chances.length <= at) chances.push(0);
      chances[at] = (chances[at] ?? 0) + one * other;
    }),
  );
  return chances;
}

/** For each assault of a `board` command whose target is on the table. */
export function boardingForecast(state: State, command: CommandOf<'board'>): readonly AssaultForecast[] {
  return command.assaults.flatMap(({ target: id, ships }) => {
    const target = state.ships[id];
    if (target === undefined || !isPlaced(target)) return [];
    const { ordinary, specialForces } = attackDice(state, ships);
    const sources = defencePool(state, target, freeCover(state, target));
    const dice = sources.reduce((sum, source) => sum + source.dice, 0);
    const need = interceptsFrom(target);
    const divisor = divisorOf(target);
    const hits = combined(
      successes(ordinary, ordinaryHitsFrom),
      successes(specialForces, specialForcesHitFrom),
      (a, b) => a + b,
    );
    const chances = combined(hits, successes(dice, need), (hit, intercepted) =>
      Math.floor(Math.max(0, hit - intercepted) / divisor),
    );
    return [
      {
        target: id,
        ordinary: { dice: ordinary, hitsFrom: ordinaryHitsFrom },
        specialForces: { dice: specialForces, hitsFrom: specialForcesHitFrom },
        defence: { dice, interceptsFrom: need, sources },
        escorts: escortsOf(state, target).length,
        divisor,
        chances,
      },
    ];
  });
}
