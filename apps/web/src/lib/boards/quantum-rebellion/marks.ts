/** How the things of the table are marked: lit may be chosen, chosen belongs to the order, aim is aimed at. */
import type { BoardLook } from '#lib/board/board.svelte';
import type { Draft } from './drafts/drafting.ts';
import type { Offer, State } from './rules.ts';

/** Marks by record; a later one replaces an earlier one. */
export function marksOf(
  state: State,
  offers: readonly Offer[],
  offer: Offer | undefined,
  draft: Draft | undefined,
  inspected: string | undefined,
): ReadonlyMap<string, BoardLook> {
  const lit = offers
    .filter((each) => each.kind !== 'end-segment' && (offer?.kind !== 'fire' || each.kind === 'fire'))
    .flatMap((each) => each.about)
    .map((record) => [record, 'lit'] as const);
  const marks = new Map<string, BoardLook>([...lit, ...ofDraft(state, offer, draft)]);
  if (inspected && !marks.has(inspected)) marks.set(inspected, 'chosen');
  return marks;
}

const recordOf = (state: State, id: string): string =>
  state.ships[id] ? `ship:${id}` : state.beacons[id] ? `beacon:${id}` : `fighter:${id}`;

/** The other thing that an order of a ship is about. */
function aimedAt(offer: Offer): readonly (readonly [string, BoardLook])[] {
  if ('beacon' in offer) return [[`beacon:${offer.beacon}`, 'aim']];
  if ('portal' in offer) return [[`portal:${offer.portal}`, 'aim']];
  return offer.kind === 'short-range-jump' ? [[`beacon:${offer.to}`, 'aim']] : [];
}

function ofDraft(
  state: State,
  offer: Offer | undefined,
  draft: Draft | undefined,
): readonly (readonly [string, BoardLook])[] {
  if (draft?.form === 'fire') {
    const shooters = Object.keys(draft.chosen).filter((ship) => draft.joined(ship));
    return [
      ...[...shooters, draft.lead].map((ship) => [`ship:${ship}`, 'chosen'] as const),
      [`ship:${draft.offer.target}`, 'aim'],
    ];
  }
  if (draft?.form === 'choice') {
    const items = draft.plan.items.map(({ id }) => {
      const look: BoardLook = draft.value(id) > 0 ? 'chosen' : 'lit';
      return [recordOf(state, id), look] as const;
    });
    if ('beacon' in draft.offer) return [...items, [`beacon:${draft.offer.beacon}`, 'aim']];
    return 'target' in draft.offer ? [...items, [`ship:${draft.offer.target}`, 'aim']] : items;
  }
  if (!offer) return [];
  if ('ship' in offer) return [[`ship:${offer.ship}`, 'chosen'], ...aimedAt(offer)];
  if ('disc' in offer) return [[`disc:${offer.disc}`, 'chosen']];
  if ('fighter' in offer) return [[`fighter:${offer.fighter}`, 'chosen']];
  return offer.kind === 'activate-squadron' ? offer.about.map((record) => [record, 'chosen'] as const) : [];
}
