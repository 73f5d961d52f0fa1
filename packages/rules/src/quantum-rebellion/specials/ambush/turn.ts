/** What a side does with its discs when it is its turn to activate: QR-5.2.5.4h, R-QR-61. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Frame } from '../../frames.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable, Sight } from '../../state.ts';
import { endActivation } from '../../phases/activation/course.ts';
import { unactivated } from '../../phases/activation/part.ts';
import { discsOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { reveal } from '../../../mechanics/blueprint-fleets/ambush/uncover.ts';

type ActivationFrame = Extract<Frame, { kind: 'activation' }>;

/** The owner's buttons say which disc is which, as its view does. */
export function hiddenOffers(state: Sight, by: Seat): readonly Offer[] {
  const discs = discsOf(state, by);
  const offers = discs.map((disc): Offer => {
    const name = state.squadrons[disc.squadron]?.name ?? disc.squadron;
    const real = state.secrets.ambushes[disc.squadron] === disc.id;
    return {
      kind: 'reveal-disc',
      label: real ? `Reveal ${name}` : `Turn up a decoy of ${name}`,
      about: [`disc:${disc.id}`],
      rule: 'QR-5.2.5.4h',
      disc: disc.id,
    };
  });
  if (discs.length === 0 || unactivated(state, by).length > 0) return offers;
  return [{ kind: 'stay-hidden', label: 'Stay hidden', about: [], rule: 'R-QR-61' }, ...offers];
}

/** Null where the command is another; otherwise why it is refused, or undefined. */
export function checkHidden(state: OpenTable, command: Command, by: Seat): Rejection | undefined | null {
  if (command.kind === 'reveal-disc') {
    if (state.discs[command.disc]?.seat === by) return undefined;
    return refuse('not-your-disc', 'QR-5.2.5.4h', 'That is no disc of yours on the table. Turn up one of your own.');
  }
  if (command.kind !== 'stay-hidden') return null;
  const [ready] = unactivated(state, by);
  if (ready !== undefined)
    return refuse(
      'no-pass',
      'R-QR-69',
      `${ready.name} has not activated, and a side may not pass. Activate a squadron.`,
    );
  return undefined;
}

/** A decoy uses the activation up; a squadron found is placed and acts at once (R-QR-240). */
export function resolveHidden(p: Procedure, frame: ActivationFrame, command: Command, by: Seat): void {
  if (command.kind === 'stay-hidden') {
    p.emit({ kind: 'stayed-hidden', by });
    return endActivation(p, { ...frame, passed: [...(frame.passed ?? []), by] });
  }
  const disc = command.kind === 'reveal-disc' ? p.state.discs[command.disc] : undefined;
  if (disc === undefined) return;
  const fresh: ActivationFrame = { kind: 'activation', turn: frame.turn, step: 'choose' };
  p.replace(fresh);
  if (reveal(p, disc, null) === 'decoy') endActivation(p, fresh);
}
