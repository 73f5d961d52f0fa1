/** A command that fits an offer of an interrupt. */
import type { Random } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import type { Destination } from '../orders/offers.ts';
import type { InterruptOffer, InterruptUse } from './schema.ts';

/** One of the destinations, and now and then a ship whose patrol the fighters join there, or the way off the board. */
export function sampleDestination(
  destinations: readonly Destination[],
  random: Random,
): { path: number[]; patrol: string | null; leave?: true } {
  const chosen = destinations[Math.floor(random() * destinations.length)];
  const patrols = chosen?.patrols ?? [];
  const patrol = random() < 0.3 ? (patrols[Math.floor(random() * patrols.length)] ?? null) : null;
  const leaves = patrol === null && chosen?.leaves === true && random() < 0.3;
  return { path: [...(chosen?.path ?? [])], patrol, ...(leaves ? { leave: true } : {}) };
}

function useOf(offer: Extract<InterruptOffer, { kind: 'play-interrupt' }>, random: Random): InterruptUse {
  switch (offer.use) {
    case 'counter-intelligence':
      return { use: 'counter-intelligence' };
    case 'repairs':
      return {
        use: 'repairs',
        unit: offer.unit,
        remove: offer.removals[Math.floor(random() * offer.removals.length)] ?? 'focus-fire',
      };
    case 'attack': {
      const { unit, mode, target, weapon } = offer;
      return { use: 'attack', unit, mode, target, ...(weapon === null ? {} : { weapon }) };
    }
    case 'move':
      return offer.turns && random() < 0.1
        ? { use: 'move', unit: offer.unit, path: [], facing: Math.floor(random() * 6) }
        : { use: 'move', unit: offer.unit, ...sampleDestination(offer.destinations, random) };
  }
}

export const sampleUse = (
  offer: Extract<InterruptOffer, { kind: 'play-interrupt' }>,
  random: Random,
): CommandOf<'play-interrupt'> => ({ kind: 'play-interrupt', card: offer.card, use: useOf(offer, random) });
