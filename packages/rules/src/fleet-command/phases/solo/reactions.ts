import type { Procedure } from '../../procedure.ts';
import type { WindowFrame } from '../interrupts/frames.ts';
export function enemyReacts(_p: Procedure, _window: WindowFrame): void {}
