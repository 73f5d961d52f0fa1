import type { Procedure } from '../../procedure.ts';
import type { EnemyTurnFrame } from './frames.ts';
export function advanceEnemy(p: Procedure, frame: EnemyTurnFrame): void {
  p.emit({ kind: 'enemy-passed', side: frame.side });
  p.pop();
}
