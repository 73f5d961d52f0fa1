/** What an order costs or brings, in a few words: beside it in the list, and under its heading once it is taken up. */
import { discNumber } from '#lib/blueprint-fleets/chart.ts';
import type { Offer } from './rules.ts';

const price = (disorder: number): string => (disorder > 0 ? `+${disorder} Disorder` : 'no Disorder');

export function noteOf(offer: Offer, offers: readonly Offer[] = []): string {
  switch (offer.kind) {
    case 'split-s':
      return offer.leavesTable ? 'leaves the table' : price(offer.price);
    case 'set-speed':
      return price(offer.price);
    case 'evade':
      return `d${offer.die}, ${offer.keepCombat ? '+1 Disorder' : 'no combat'}`;
    case 'launch-fighters':
    case 'catapult-fighters':
      return `${offer.fighters.length} aboard`;
    case 'reserve-squadron':
      return `${offer.points} of ${offer.room} pts`;
    case 'engage-cloak':
      return 'cannot attack';
    case 'engage-hyperdrive':
      return 'leaves in the End Phase';
    case 'short-range-jump':
      return `to ${offer.to.replaceAll('-', ' ')}`;
    case 'repair-space':
      return `${offer.spaces.length} destroyed`;
    case 'hack-beacon':
      return `${offer.need} or more`;
    case 'deploy-beacon':
      return `${offer.stock} left`;
    case 'reveal-disc':
      return discNumber(offer.disc);
    case 'land-troops':
      return `${offer.divisions} ${offer.divisions === 1 ? 'division' : 'divisions'} from ${offer.space}`;
    case 'orbital-bombardment':
      return `one division on ${offer.need} or more, ${(21 - offer.need) * 5} %`;
    case 'fire-mass-driver':
      return `one division for certain, ${offer.shots} in cargo`;
    case 'board':
      return offer.fighters.length > 0 ? `${offer.fighters.length} fighters may help` : '';
    case 'move-fighter': {
      const some = offers.filter((each) => each.kind === 'move-fighter').length;
      return some > 1 ? `first of ${some}` : '';
    }
    case 'fire':
      return { single: 'alone', coordinated: 'together', salvo: 'torpedoes' }[offer.mode];
    default:
      return '';
  }
}
