/** Cloaks are switched in the Special Actions segment (QR-8.3.3a, R-QR-94). */
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type PlacedShip, squadronShips } from '../../ship/ships.ts';
import type { SegmentPart } from '../activation/part.ts';
import { checkSwitch, switchFault } from './cloaking.ts';
import type { CloakOffer } from './offers.ts';

function offersOf(ship: PlacedShip): CloakOffer[] {
  const told = { about: [`ship:${ship.id}`], rule: 'QR-8.3.3a', ship: ship.id };
  if (switchFault(ship, true) === undefined) return [{ kind: 'engage-cloak', label: `Cloak ${ship.name}`, ...told }];
  if (switchFault(ship, false) === undefined)
    return [{ kind: 'disengage-cloak', label: `Uncloak ${ship.name}`, ...told }];
  return [];
}

export const cloakPart: SegmentPart = {
  segment: 'special',
  kinds: ['engage-cloak', 'disengage-cloak'],
  offers: (state, squadron) => squadronShips(state, squadron).flatMap(offersOf),
  check: (state, squadron, command) =>
    command.kind === 'engage-cloak' || command.kind === 'disengage-cloak'
      ? checkSwitch(state, squadron, command)
      : refuse('not-now', 'QR-8.3b', 'This is the Special Actions segment. Give a special action.'),
  resolve: (p, _squadron, command) => {
    if (command.kind === 'engage-cloak') p.emit({ kind: 'cloak-engaged', ship: command.ship });
    if (command.kind === 'disengage-cloak') p.emit({ kind: 'cloak-dropped', ship: command.ship, by: 'order' });
  },
  sample: (_state, _squadron, offer) => {
    if (offer.kind === 'engage-cloak' || offer.kind === 'disengage-cloak')
      return { kind: offer.kind, ship: offer.ship };
    throw new Error(`cloaks do not offer ${offer.kind}`);
  },
};
