/** The blocks of the Combat segment: QR-8.4a, QR-8.4b, R-QR-111. */
import { modeFault } from '../../../mechanics/blueprint-fleets/activation/modes.ts';
import type { CombatMode } from '../../../mechanics/blueprint-fleets/records.ts';
import type { OpenTable } from '../../state.ts';

export { enterMode } from '../../../mechanics/blueprint-fleets/activation/modes.ts';
export const checkMode = (state: OpenTable, mode: CombatMode) => modeFault('QR-8.4b', state, mode);
