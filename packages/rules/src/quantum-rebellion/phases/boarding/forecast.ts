/** What an assault can be expected to do, before anybody commits to it. */
import { binomial, chanceOf, combined, sumOf } from '../../../mechanics/dice/index.ts';
import type { CommandOf } from '../../commands.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { PoolSource } from '../fighters/schema.ts';
import { escortsOf, freeCover } from '../fighters/cover.ts';
import { defencePool } from './assault.ts';
import { attackDice, divisorOf, interceptsFrom, ordinaryHitsFrom, specialForcesHitFrom } from './dice.ts';
import type { ShipId } from '../../ids.ts';

export interface AssaultForecast {
  readonly target: ShipId;
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

/** For each assault of a `board` command whose target is on the table. */
export function boardingForecast(state: OpenTable, command: CommandOf<'board'>): readonly AssaultForecast[] {
  return command.assaults.flatMap(({ target: id, ships }) => {
    const target = state.ships[id];
    if (target === undefined || !isPlaced(target)) return [];
    const { ordinary, specialForces } = attackDice(state, ships);
    const sources = defencePool(state, target, freeCover(state, target));
    const dice = sources.reduce((sum, source) => sum + source.dice, 0);
    const need = interceptsFrom(target);
    const divisor = divisorOf(target);
    const hits = sumOf(
      binomial(ordinary, chanceOf(ordinaryHitsFrom)),
      binomial(specialForces, chanceOf(specialForcesHitFrom)),
    );
    const chances = combined(hits, binomial(dice, chanceOf(need)), (hit, intercepted) =>
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
