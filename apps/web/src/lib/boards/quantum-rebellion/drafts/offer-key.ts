/** Which orders need nothing more than a press, and which offer is open by itself, in this game. */
import { firstOffer as first, isPrompt as prompts, offerKey, plainOrder } from '#lib/blueprint-fleets/orders.ts';
import { kit } from '../kit.ts';
import type { Command, Offer } from '../rules.ts';

export { offerKey };
export const plainCommand = (offer: Offer): Command | undefined => plainOrder(kit, offer) as Command | undefined;
export const isPrompt = (offer: Offer): boolean => prompts(kit, offer);
export const firstOffer = (offers: readonly Offer[], bestShot: () => Offer | undefined): Offer | undefined =>
  first(kit, offers, bestShot);
