/** What watchers are told who do not know the game. */
import type { View } from '../../kernel/contract.ts';
import type { Explaining } from '../../kernel/explain/explaining.ts';
import { chances } from './chances.ts';
import { happening } from './happening.ts';
import { primer } from './primer.ts';
import { ship } from './ship.ts';

export const explaining: Explaining<View> = { primer, happening, ship, attackDice: { defence: 'stops' }, chances };
