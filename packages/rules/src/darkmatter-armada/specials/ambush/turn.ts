/** What a side does with a hidden squadron in its turn: DA-6.2.5.5d, R-DA-50. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { ActivationFrame, HiddenTurn } from '../../../mechanics/blueprint-fleets/activation/handling.ts';
import { reveal } from '../../../mechanics/blueprint-fleets/ambush/uncover.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { isHidden } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Command } from '../../commands.ts';
import type { Game } from '../../game.ts';
import type { Offer } from '../../offers.ts';
import { endActivation } from '../../phases/activation/course.ts';
import { unactivated } from '../../phases/activation/part.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable, Sight } from '../../state.ts';

/** Hidden squadrons of the side that have not activated in this round. */
const waitingHidden = (state: OpenTable, by: Seat): readonly Squadron[] =>
  unactivated(state, by).filter((squadron) => isHidden(state, squadron));

function hiddenOffers(state: Sight, by: Seat): readonly Offer[] {
  return waitingHidden(state, by).flatMap((squadron): Offer[] => {
    const disc = state.secrets.ambushes[squadron.id];
    const about = [`squadron:${squadron.id}`];
    return [
      {
        kind: 'stay-hidden',
        label: `Keep ${squadron.name} hidden`,
        about,
        rule: 'R-DA-50',
        squadron: squadron.id,
      },
      ...(disc === undefined
        ? []
        : [
            {
              kind: 'reveal-disc',
              label: `Reveal ${squadron.name}`,
              about: [...about, `disc:${disc}`],
              rule: 'DA-6.2.5.5d',
              disc,
            } as const,
          ]),
    ];
  });
}

/** Null where the command is another; otherwise why it is refused, or undefined. */
function checkHidden(state: Sight, command: Command, by: Seat): Rejection | undefined | null {
  if (command.kind !== 'reveal-disc' && command.kind !== 'stay-hidden') return null;
  const disc = command.kind === 'reveal-disc' ? state.discs[command.disc] : undefined;
  const id = command.kind === 'reveal-disc' ? disc?.squadron : command.squadron;
  const squadron = id === undefined ? undefined : state.squadrons[id];
  if (squadron === undefined || squadron.seat !== by || !isHidden(state, squadron))
    return refuse('not-hidden', 'DA-6.2.5.5d', 'That is no hidden squadron of yours. Choose one that is.');
  if (squadron.activated)
    return refuse(
      'activated',
      'R-DA-50',
      `${squadron.name} has stayed hidden as its activation. Reveal it next round.`,
    );
  if (disc === undefined || state.secrets.ambushes[squadron.id] === disc.id) return undefined;
  const sentence = `That overlay is a decoy of ${squadron.name}. Reveal the one that hides it.`;
  return refuse('decoy', 'DA-6.2.5.5d', sentence);
}

function resolveHidden(p: Procedure, frame: ActivationFrame, command: Command, by: Seat): void {
  if (command.kind === 'stay-hidden') {
    p.emit({ kind: 'stayed-hidden', by, squadron: command.squadron });
    return endActivation(p, frame);
  }
  const disc = command.kind === 'reveal-disc' ? p.state.discs[command.disc] : undefined;
  if (disc !== undefined) reveal(p, disc, null);
}

export const hiddenTurn: HiddenTurn<Game> = {
  offers: hiddenOffers,
  check: checkHidden,
  resolve: resolveHidden,
  sample: (offer) => {
    if (offer.kind === 'reveal-disc') return { kind: 'reveal-disc', disc: offer.disc };
    if (offer.kind !== 'stay-hidden' || offer.squadron === undefined) return undefined;
    return { kind: 'stay-hidden', squadron: offer.squadron };
  },
  standingAnswer: (state, by) => {
    const [first] = waitingHidden(state, by);
    if (first === undefined) throw new Error('asked to activate without a squadron');
    return { kind: 'stay-hidden', squadron: first.id };
  },
};
