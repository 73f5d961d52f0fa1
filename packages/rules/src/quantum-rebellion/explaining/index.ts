/** What watchers are told who do not know the game. */
import type { View } from '../../kernel/contract.ts';
import type { Explaining } from '../../kernel/explain/explaining.ts';
import { happening } from './happening.ts';
import { primer } from './primer.ts';

export const explaining: Explaining<View> = { primer, happening, attackDice: { defence: 'stops' } };
