/** The steps of the Command Segment in their order: repair, portal, Disorder, speed, shields (DA-9.1, R-DA-65). */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { shedDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import { type CommandStep, commandStep } from '../../table.ts';

const steps = commandStep.options;
const stepName: Record<CommandStep, string> = {
  repair: 'repairs',
  portal: 'hyperspace portals',
  speed: 'speeds',
  shields: 'shields',
};

/** An order of an earlier step comes too late once a later one is reached. */
export function stepFault(state: OpenTable, squadron: Squadron, step: CommandStep): Rejection | undefined {
  const { commandStep: reached } = state.match;
  if (steps.indexOf(reached) <= steps.indexOf(step)) return undefined;
  const sentence = `${squadron.name} has gone on to ${stepName[reached]}. Orders for ${stepName[step]} come before that; give them in the next round.`;
  return refuse('step-over', 'DA-9.1', sentence, { step: reached });
}

/** Goes on to `step`; on the way to the speeds each ship loses one Disorder by itself (DA-9.1.3). */
export function reachStep(p: Procedure, squadron: Squadron, step: CommandStep): void {
  const { commandStep: reached } = p.state.match;
  if (steps.indexOf(step) <= steps.indexOf(reached)) return;
  if (steps.indexOf(reached) < steps.indexOf('speed') && steps.indexOf(step) >= steps.indexOf('speed'))
    for (const ship of squadronShips(p.state, squadron))
      shedDisorder(p, ship.id, 1, { rule: 'DA-9.1.3', by: 'the Command Segment' });
  p.emit({ kind: 'command-step-reached', squadron: squadron.id, step });
}
