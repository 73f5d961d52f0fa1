/**
 * The three blocks of the Combat segment: weapons, fighters, boarding, in an order of the owner's choice (QR-8.4a,
 * R-QR-111).
 */
import type { Rejection } from '../../../kernel/contract.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { CombatMode } from '../../../mechanics/blueprint-fleets/records.ts';

export const modeName: Readonly<Record<CombatMode, string>> = {
  weapons: 'weapons',
  fighters: 'fighters',
  boarding: 'boarding',
};

/** Why attacks of this mode are over for the squadron, or undefined: QR-8.4b. */
export function checkMode(state: OpenTable, mode: CombatMode): Rejection | undefined {
  const { combatMode, combatModesOver } = state.match;
  if (!combatModesOver.includes(mode)) return undefined;
  const now = combatMode === null ? '' : ` It is on ${modeName[combatMode]} now.`;
  return refuse(
    'combat-mode-over',
    'QR-8.4b',
    `This squadron has finished its ${modeName[mode]} attacks and may not return to them.${now} Use another mode or end Combat.`,
    { mode },
  );
}

/** Opens the block of `mode` unless it is open; the block before it is over then. */
export function enterMode(p: Procedure, mode: CombatMode): void {
  if (p.state.match.combatMode !== mode) p.emit({ kind: 'combat-mode-began', mode });
}
