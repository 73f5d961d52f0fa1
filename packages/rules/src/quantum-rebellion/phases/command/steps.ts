/** The steps of the Command segment in their order: drive, portal, Disorder, shields, command radius (QR-8.1a). */
import type { Rejection } from '../../../kernel/contract.ts';
import { gainDisorder, shedDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { type MatchViewRecord, optionOf } from '../../table.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { commanderOf, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { classOf } from '../../ship/ships.ts';
import { inCommand } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';

export type CommandStep = MatchViewRecord['commandStep'];
const steps = ['drive', 'portal', 'shields'] as const satisfies readonly CommandStep[];

const stepName: Record<CommandStep, string> = {
  drive: 'the drives',
  portal: 'hyperspace portals',
  shields: 'shields',
};

/** An order of an earlier step comes too late once a later one is reached. */
export function stepFault(state: OpenTable, squadron: Squadron, step: CommandStep): Rejection | undefined {
  const { commandStep } = state.match;
  if (steps.indexOf(commandStep) <= steps.indexOf(step)) return undefined;
  const sentence = `${squadron.name} has gone on to ${stepName[commandStep]}. Orders to ${stepName[step]} come before that; give them in the next round.`;
  return refuse('step-over', 'QR-8.1a', sentence, { step: commandStep });
}

/** Goes on to `step`, removing Disorder on the way to the shields (QR-8.1.3a, R-QR-77: by itself). */
export function reachStep(p: Procedure, squadron: Squadron, step: CommandStep): void {
  const { commandStep } = p.state.match;
  if (commandStep === step) return;
  if (step === 'shields')
    for (const ship of squadronShips(p.state, squadron))
      shedDisorder(p, ship.id, 1, { rule: 'QR-8.1.3a', by: 'the Command segment' });
  p.emit({ kind: 'command-step-reached', squadron: squadron.id, step });
}

/**
 * QR-8.1.5a: one marker for each ship too far from its Squadron Commander. Without one there is nobody to measure to,
 * unless the players have agreed that every ship is astray then (R-QR-78).
 */
export function checkRadius(p: Procedure, squadron: Squadron): void {
  const astrayAlone = optionOf(p.state.match, 'noCommanderDisorder');
  if (commanderOf(p.state, squadron) === undefined && !astrayAlone) return;
  const astray = squadronShips(p.state, squadron).filter(
    (ship) => !classOf(ship).civilian && !inCommand(p.state, squadron, ship),
  );
  for (const ship of astray) {
    gainDisorder(p, ship.id, 1, { rule: 'QR-8.1.5a', by: 'out of command radius' });
    settle(p);
  }
}
