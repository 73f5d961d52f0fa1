/** What watchers are told who do not know the game. */
import type { View } from '../../kernel/contract.ts';
import type { Explaining } from '../../kernel/explain/explaining.ts';
import type { ScorePart } from '../../kernel/explain/score.ts';
import { medalsAhead } from '../objectives/rule.ts';
import { fromView } from '../sight.ts';
import { chances } from './chances.ts';
import { happening } from './happening.ts';
import { primer } from './primer.ts';
import { unit } from './unit.ts';

/** What speaks for each side besides its score. */
function outlook(view: View): readonly (readonly ScorePart[])[] {
  const sight = fromView(view);
  return (['kushan', 'taiidan'] as const).map((side) => {
    const { now, onTheWay } = medalsAhead(sight, side);
    return [
      { what: 'medals if it ended now', amount: now },
      { what: 'medals on their way', amount: onTheWay },
    ];
  });
}

/**
 * Most scenarios give the sides different aims and forces. How strong an automated enemy is, matches of bots do not say of people:
 * where one plays, nobody estimates.
 */
function setting(view: View): string | null {
  const { match, sides } = fromView(view);
  return Object.values(sides).some(({ automated }) => automated) ? null : match.scenario;
}

export const explaining: Explaining<View> = {
  primer,
  happening,
  ship: unit,
  outlook,
  setting,
  chances,
  // Fire in defence takes dice away before an attack is thrown; afterwards armour counts.
  attackDice: { defence: 'else' },
};
