/** The three blocks of the Combat segment: weapons, fighters, boarding, in an order of the owner's choice. */
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { FlowProcedure } from '../procedure.ts';
import type { CombatMode } from '../records.ts';
import type { Table } from '../table.ts';
import type { ActivationEvent } from './schema.ts';

/** Why attacks of this mode are over for the squadron, or undefined. */
export function modeFault(rule: RuleId, { match }: Table, mode: CombatMode): Rejection | undefined {
  const { combatMode, combatModesOver } = match;
  if (!combatModesOver.includes(mode)) return undefined;
  const now = combatMode === null ? '' : ` It is on ${combatMode} now.`;
  return refuse(
    'combat-mode-over',
    rule,
    `This squadron has finished its ${mode} attacks and may not return to them.${now} Use another mode or end Combat.`,
    { mode },
  );
}

/** Opens the block of `mode` unless it is open; the block before it is over then. */
export function enterMode(p: Pick<FlowProcedure<ActivationEvent, never>, 'state' | 'emit'>, mode: CombatMode): void {
  if (p.state.match.combatMode !== mode) p.emit({ kind: 'combat-mode-began', mode });
}
