/** How the things of the table are marked: lit may be chosen, chosen belongs to the order, aim is aimed at. */
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { BoardLook } from '#lib/board/board.svelte';
import { named, type AnyFleetOffer } from './kit.ts';

type Marked = readonly (readonly [record: string, look: BoardLook])[];

/** A list that is being filled in: what is ticked belongs to the order. */
interface ListedDraft {
  readonly form: string;
  readonly offer: AnyFleetOffer;
  readonly plan: { readonly items: readonly { readonly id: string }[] };
  value(id: string): number;
}

const isList = (draft: object): draft is ListedDraft => 'plan' in draft;

/** Marks by record; a later one replaces an earlier one. `own`: those of the draft that is open, where the game has its own. */
export function marksOf(
  state: State,
  offers: readonly AnyFleetOffer[],
  offer: AnyFleetOffer | undefined,
  draft: object | undefined,
  inspected: string | undefined,
  own: Marked | undefined,
): ReadonlyMap<string, BoardLook> {
  const lit = offers
    .filter((each) => each.kind !== 'end-segment' && (offer?.kind !== 'fire' || each.kind === 'fire'))
    .flatMap((each) => each.about)
    .map((record) => [record, 'lit'] as const);
  const marks = new Map<string, BoardLook>([...lit, ...(own ?? ofDraft(state, offer, draft))]);
  if (inspected && !marks.has(inspected)) marks.set(inspected, 'chosen');
  return marks;
}

const recordOf = (state: State, id: string): string =>
  state.ships[id] ? `ship:${id}` : state.beacons[id] ? `beacon:${id}` : `fighter:${id}`;

/** The other thing that an order of a ship is about. */
function aimedAt(state: State, offer: AnyFleetOffer): Marked {
  const [beacon, portal, target] = [named(offer, 'beacon'), named(offer, 'portal'), named(offer, 'target')];
  if (beacon !== undefined) return [[`beacon:${beacon}`, 'aim']];
  if (portal !== undefined) return [[`portal:${portal}`, 'aim']];
  if (target !== undefined) return [[recordOf(state, target), 'aim']];
  const to = offer.kind === 'short-range-jump' ? named(offer, 'to') : undefined;
  return to === undefined ? [] : [[`beacon:${to}`, 'aim']];
}

function ofDraft(state: State, offer: AnyFleetOffer | undefined, draft: object | undefined): Marked {
  if (draft && isList(draft)) {
    const items = draft.plan.items.map(({ id }) => {
      const look: BoardLook = draft.value(id) > 0 ? 'chosen' : 'lit';
      return [recordOf(state, id), look] as const;
    });
    const [beacon, target] = [named(draft.offer, 'beacon'), named(draft.offer, 'target')];
    if (beacon !== undefined) return [...items, [`beacon:${beacon}`, 'aim']];
    return target === undefined ? items : [...items, [`ship:${target}`, 'aim']];
  }
  if (!offer) return [];
  const [ship, disc, fighter] = [named(offer, 'ship'), named(offer, 'disc'), named(offer, 'fighter')];
  if (ship !== undefined) return [[`ship:${ship}`, 'chosen'], ...aimedAt(state, offer)];
  if (disc !== undefined) return [[`disc:${disc}`, 'chosen']];
  if (fighter !== undefined) return [[`fighter:${fighter}`, 'chosen']];
  return offer.kind === 'activate-squadron' ? offer.about.map((record) => [record, 'chosen'] as const) : [];
}
