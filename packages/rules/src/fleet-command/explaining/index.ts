/** What watchers are told who do not know the game. */
import type { View } from '../../kernel/contract.ts';
import type { Explaining } from '../../kernel/explain/explaining.ts';
import { happening } from './happening.ts';
import { primer } from './primer.ts';
import { unit } from './unit.ts';

/** Fire in defence takes dice away before an attack is thrown; afterwards armour counts. */
export const explaining: Explaining<View> = { primer, happening, ship: unit, attackDice: { defence: 'else' } };
