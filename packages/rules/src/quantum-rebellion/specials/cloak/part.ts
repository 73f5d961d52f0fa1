/** Cloaks are switched in the Special Actions segment (QR-8.3.3a, R-QR-94). */
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { fittedSpaces, type PlacedShip } from '../../ship/ships.ts';
import type { SegmentPart } from '../../phases/activation/part.ts';
import { checkSwitch, switchFault } from './cloaking.ts';
import type { CloakOffer } from './schema.ts';

function offersOf(ship: PlacedShip): CloakOffer[] {
  // Most ships have none, and are passed over before anything is put into words.
  if (fittedSpaces(ship, 'cloaking-device').length === 0) return [];
  const told = { about: [`ship:${ship.id}`], rule: 'QR-8.3.3a', ship: ship.id };
  if (switchFault(ship, true) === undefined) return [{ kind: 'engage-cloak', label: `Cloak ${ship.name}`, ...told }];
  if (switchFault(ship, false) === undefined)
    return [{ kind: 'disengage-cloak', label: `Uncloak ${ship.name}`, ...told }];
  return [];
}

export const cloakPart: SegmentPart = {
  segment: 'special',
  orders: {
    'engage-cloak': {
      check: checkSwitch,
      resolve: (p, _squadron, { ship }) => p.emit({ kind: 'cloak-engaged', ship }),
      sample: (_state, _squadron, { kind, ship }) => ({ kind, ship }),
    },
    'disengage-cloak': {
      check: checkSwitch,
      resolve: (p, _squadron, { ship }) => p.emit({ kind: 'cloak-dropped', ship, by: 'order' }),
      sample: (_state, _squadron, { kind, ship }) => ({ kind, ship }),
    },
  },
  offers: (state, squadron) => squadronShips(state, squadron).flatMap(offersOf),
};
