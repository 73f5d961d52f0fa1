/** The attack that is open by itself: the one that is likely to do most. */
import type { Offer, State } from '../rules.ts';
import { bestAttack, type FireOfferAt } from './fire-draft.svelte.ts';

/** Where no attack does more on average than this, none is open by itself. */
const LEAST_HITS = 0.1;

export function bestShot(state: State, offers: readonly Offer[]): FireOfferAt | undefined {
  const shots = offers.filter((offer): offer is FireOfferAt => offer.kind === 'fire');
  const targets = [...new Set(shots.map(({ target }) => target))];
  const best = targets
    .flatMap((target) => {
      const at = shots.filter((each) => each.target === target);
      const [first] = at;
      const attack = bestAttack(state, at);
      return first && attack && attack.hits >= LEAST_HITS ? [{ offer: first, hits: attack.hits }] : [];
    })
    .toSorted((one, other) => other.hits - one.hits);
  return best[0]?.offer;
}
