/** The Squadron Activation Phase: QR-6.3, QR-8.0. */
import { activationBy, type HiddenTurn } from '../../../mechanics/blueprint-fleets/activation/handling.ts';
import type { Game, HandlerOf } from '../../game.ts';
import { checkHidden, hiddenOffers, resolveHidden } from '../../specials/ambush/turn.ts';
import { recall } from '../fighters/home.ts';
import { hiding } from '../setup/deployment.ts';
import { beginActivation, endActivation } from './course.ts';
import { ids, turns } from './part.ts';
import { parts, segmentName } from './segments.ts';

export { activeSquadron } from '../../../mechanics/blueprint-fleets/activation/handling.ts';

const hiddenTurn: HiddenTurn<Game> = {
  offers: hiddenOffers,
  check: checkHidden,
  resolve: resolveHidden,
  sample: (offer) => {
    if (offer.kind === 'reveal-disc') return { kind: 'reveal-disc', disc: offer.disc };
    return offer.kind === 'stay-hidden' ? { kind: 'stay-hidden' } : undefined;
  },
  standingAnswer: () => ({ kind: 'stay-hidden' }),
};

export const activation: HandlerOf<'activation'> = activationBy<Game>({
  ids,
  turns,
  hiding,
  titles: segmentName,
  parts,
  hidden: hiddenTurn,
  recall,
  begin: beginActivation,
  end: endActivation,
});
