/** How the captain boards. */
import type { Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import { shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { defense, marineDice } from '../ship/stats.ts';
import type { Sight } from '../state.ts';

export function raid(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  for (const offer of offers) {
    if (offer.kind !== 'board') continue;
    const best = [...offer.targets]
      .map((each) => {
        const target = shipOf(state, each.target);
        const dice = each.ships.reduce((sum, id) => sum + marineDice(shipOf(state, id)), 0);
        return { ...each, criticals: (dice - defense(target)) / 3 / Math.max(1, target.crew), cost: target.cost };
      })
      .sort((a, b) => b.criticals * b.cost - a.criticals * a.cost)[0];
    if (best === undefined) continue;
    // A convoy is worth stopping: what can be taken is taken.
    const aim = best.civilian ? { aim: best.criticals >= 2 ? ('capture' as const) : ('damage' as const) } : {};
    const command: Command = { kind: 'board', assaults: [{ target: best.target, ships: [...best.ships], ...aim }] };
    if (check(state, command, by) === undefined) return command;
  }
  return undefined;
}
