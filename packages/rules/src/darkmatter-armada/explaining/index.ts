/** What watchers are told who do not know the game. */
import type { View } from '../../kernel/contract.ts';
import type { AddedThrow, Explaining } from '../../kernel/explain/explaining.ts';
import { type Distribution, totalOdds } from '../../mechanics/dice/index.ts';
import { throwOdds } from '../phases/weapons/throwing.ts';
import { chances } from './chances.ts';
import { happening } from './happening.ts';
import { primer } from './primer.ts';
import { ship } from './ship.ts';

/** Of a die that is thrown twice the log shows both falls: an attack keeps the higher, a defence the lower. */
function totals(throws: readonly AddedThrow[]): Distribution {
  const kept = throws.filter(({ use }) => use !== 'again');
  return totalOdds(
    kept.map(({ label, sides, use }) => {
      const twice = throws.some((other) => other.use === 'again' && other.label.startsWith(label));
      return throwOdds({ sides, keep: twice ? (use === 'defence' ? 'lower' : 'higher') : 'only', less: 0 });
    }),
  );
}

export const explaining: Explaining<View> = {
  primer,
  happening,
  ship,
  attackDice: { defence: 'stops', totals },
  chances,
};
