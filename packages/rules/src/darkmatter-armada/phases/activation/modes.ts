/** The combat modes: DA-9.4b, R-DA-103; nobody fights in the first round (DA-9.4.1, R-DA-102). */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { modeFault } from '../../../mechanics/blueprint-fleets/activation/modes.ts';
import type { CombatMode } from '../../../mechanics/blueprint-fleets/records.ts';
import type { OpenTable } from '../../state.ts';

export { enterMode } from '../../../mechanics/blueprint-fleets/activation/modes.ts';

export function checkMode(state: OpenTable, mode: CombatMode): Rejection | undefined {
  if (state.match.round > 1) return modeFault('DA-9.4b', state, mode);
  return refuse('no-combat', 'DA-9.4.1', 'Nobody fights in the first round. Attack from the second round on.');
}
