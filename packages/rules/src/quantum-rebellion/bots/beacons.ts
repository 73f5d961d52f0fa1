/** What the captain does about enemy beacons: it turns them, and shoots them with fighters that have nothing better. */
import type { Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import type { Offer } from '../offers.ts';
import type { Sight } from '../state.ts';

/** Above this face a hack is not worth the special action. */
const WORTH_A_TRY = 5;

export function silence(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  for (const offer of offers) {
    if (offer.kind === 'hack-beacon' && offer.need <= WORTH_A_TRY)
      return { kind: 'hack-beacon', ship: offer.ship, beacon: offer.beacon };
    if (offer.kind === 'attack-beacon' && state.beacons[offer.beacon]?.seat !== by)
      return { kind: 'attack-beacon', beacon: offer.beacon, fighters: [...offer.fighters] };
  }
  return undefined;
}
