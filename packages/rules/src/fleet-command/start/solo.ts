/** What the automated enemy plays for where the players let it ignore the scenario (FC-SOLO-10). */
import { starTargets } from '../data/scenario.ts';
import { starsInstead } from '../data/solo.ts';
import type { SideId } from '../ids.ts';
import type { State } from '../state.ts';
import type { Objective } from '../table.ts';
import { leaderStars, unitStars } from '../unit/stats.ts';
import { allUnits, opponent } from '../unit/units.ts';

/** Stars of everything that a side brings, reserves included. */
const worth = (state: State, side: SideId): number =>
  allUnits(state)
    .filter((unit) => unit.side === side)
    .reduce((sum, unit) => sum + unitStars(unit) + leaderStars(unit), 0);

/** Puts the two objectives by stars in the place of those of an automated side, measured by its opponents. */
export function playForStars(state: State): void {
  if (state.match.options['soloObjectives'] !== 'stars') return;
  for (const side of ['kushan', 'taiidan'] as const) {
    if (state.sides[side]?.automated !== true) continue;
    const { major, minor } = starTargets(worth(state, opponent(side)));
    const others = Object.entries(state.objectives).filter(([, objective]) => objective.side !== side);
    const own = starsInstead(side, major, minor).map(({ id, text, medals, target }): [string, Objective] => [
      id,
      { id, side, text, medals, status: 'open', progress: 0, target },
    ]);
    state.objectives = Object.fromEntries([...others, ...own]);
  }
}
