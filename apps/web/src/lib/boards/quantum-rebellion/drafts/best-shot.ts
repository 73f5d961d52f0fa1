/** The attack that is open by itself: the one most likely to do something. */
import type { Offer, State } from '../rules.ts';
import { FireDraft, type DraftedFireOffer } from './fire-draft.svelte.ts';
import type { OrderJudge } from './judge.ts';

/** Where no attack has a better chance than this, none is open by itself. */
const LEAST_CHANCE = 0.05;

/** Among several targets the one that is most likely to be harmed, as it would be attacked; nothing where that is next to nobody. */
export function bestShot(
  state: State,
  offers: readonly Offer[],
  judge: OrderJudge,
  preferred?: string,
): DraftedFireOffer | undefined {
  const shots = offers
    .filter((offer) => offer.kind === 'fire')
    .map((offer) => {
      const odds = new FireDraft(state, offer, judge, preferred).forecast?.odds;
      return { offer, chance: 1 - (odds?.noEffect ?? 1), hull: odds?.hull ?? 0 };
    })
    .filter(({ chance }) => chance >= LEAST_CHANCE);
  return shots.toSorted((one, other) => other.chance - one.chance || other.hull - one.hull)[0]?.offer;
}
