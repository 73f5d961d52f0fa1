import type { Procedure } from '../../procedure.ts';

/** Begins a round: everything of the last one is cleared, then the dice for initiative (QR-6.0a). */
export function beginRound(p: Procedure, round: number): void {
  p.emit({ kind: 'round-began', round });
  p.replace({ kind: 'initiative', step: 'roll' });
}
