/** What an order costs or brings, in a few words: beside it in the list, and under its heading once it is taken up. */
import { discNumber } from '#lib/blueprint-fleets/chart.ts';
import type { Offer } from './rules.ts';

export function noteOf(offer: Offer, offers: readonly Offer[] = []): string {
  switch (offer.kind) {
    case 'split-s':
      return offer.leavesTable ? 'leaves the table' : offer.price > 0 ? `+${offer.price} Disorder` : 'no Disorder';
    case 'full-thrust':
      return 'fires no weapon afterwards';
    case 'launch-fighters':
    case 'catapult-fighters':
      return `${offer.fighters.length} aboard`;
    case 'leave-by-portal':
      return `${offer.halfPoints / 2} pts lost`;
    case 'reserve-squadron':
      return `${offer.points} of ${offer.room} pts`;
    case 'engage-cloak':
      return 'cannot attack';
    case 'short-range-jump':
      return `to ${offer.to.replaceAll('-', ' ')}, fires less well afterwards`;
    case 'matrix-jump':
      return 'fires less well afterwards';
    case 'shut-down':
      return 'Full Stop';
    case 'repair':
      return `${offer.dice} dice, ${offer.need}+`;
    case 'reveal-disc':
      return discNumber(offer.disc);
    case 'land-troops':
      return `from ${offer.space}`;
    case 'move-fighter': {
      const some = offers.filter((each) => each.kind === 'move-fighter').length;
      return some > 1 ? `first of ${some}` : '';
    }
    case 'fire':
      return `up to ${offer.dice} dice`;
    default:
      return '';
  }
}
