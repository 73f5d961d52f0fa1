/**
 * What one seat knows: the open table, the cards of its own hand, and the values that its side has surveyed. Every
 * check and every offer reads this and nothing else, so that no refusal and no hint can tell more (R-FC-225).
 */
import * as z from 'zod';
import { count, listOf, mapOf } from '../kernel/bounded.ts';
import type { Seat, View, Viewer, ViewRecord } from '../kernel/contract.ts';
import type { ViewRecords } from '../kernel/view-codec.ts';
import { cardId, featureId, handId, type CardId, type SideId } from './ids.ts';
import { openTable, type OpenTable, type State } from './state.ts';
import { feature, hand, matchRecord, objective, side, unit, type Hand, type MatchRecord, type Unit } from './table.ts';
import { setting } from './unit/stats.ts';

export interface Sight extends OpenTable {
  /** The hand that the viewer plays from, with its cards; null for who only watches. */
  readonly own: { readonly hand: string; readonly cards: readonly CardId[] } | null;
  /** Values of face-down fields that the viewer's side has surveyed. */
  readonly values: Readonly<Record<string, number>>;
}

export const handOf = (table: OpenTable, seat: Seat): Hand | undefined =>
  Object.values(table.hands).find((hand) => hand.seats.includes(seat));

/** Kept by the array, which changes whenever a card comes or goes. */
const ownRecords = new WeakMap<readonly CardId[], NonNullable<Sight['own']>>();
function ownCards(state: State, hand: Hand): NonNullable<Sight['own']> {
  const cards = state.secrets.hands[hand.id] ?? [];
  const known = ownRecords.get(cards);
  if (known !== undefined && known.hand === hand.id) return known;
  const made = { hand: hand.id, cards };
  ownRecords.set(cards, made);
  return made;
}

const surveyed = new WeakMap<readonly string[], Readonly<Record<string, number>>>();
function surveyedValues(state: State, hand: Hand): Readonly<Record<string, number>> {
  const ids = state.secrets.surveys[hand.side] ?? none;
  const known = surveyed.get(ids);
  if (known !== undefined) return known;
  const made = Object.fromEntries(ids.map((id) => [id, state.secrets.values[id] ?? 0]));
  surveyed.set(ids, made);
  return made;
}
const none: readonly string[] = [];
const noValues: Readonly<Record<string, number>> = {};

const closedPiles = new WeakMap<MatchRecord, MatchRecord>();
/** The match with a pile that nobody looks through: only its height shows (R-FC-28). */
function pileClosed(match: MatchRecord): MatchRecord {
  const known = closedPiles.get(match);
  if (known !== undefined) return known;
  const made = { ...match, discards: [], discardCards: match.discards.length };
  closedPiles.set(match, made);
  return made;
}

/** The units that everybody sees, and those that wait in the reserve of `side` (R-FC-220). */
function withoutReserves(units: State['units'], side: SideId | undefined): State['units'] {
  const waits = ({ place, parent }: Unit): boolean =>
    place === 'reserve' || (place === 'embarked' && units[parent ?? '']?.place === 'reserve');
  return Object.fromEntries(Object.entries(units).filter(([, unit]) => unit.side === side || !waits(unit)));
}

/** The table as it lies open to a side, or to who only watches. */
function openTo(state: State, side: SideId | undefined): OpenTable {
  const { secrets: _secrets, ...open } = state;
  const { options } = open.match;
  return {
    ...open,
    match: setting(options, 'discardPileVisible', true) ? open.match : pileClosed(open.match),
    units: setting(options, 'reservesHidden', false) ? withoutReserves(open.units, side) : open.units,
  };
}

/** What `who` knows of `state`. A referee watches like the public: cards stay with their hands until the end. */
export function sightOf(state: State, who: Viewer): Sight {
  const hand = who.kind === 'seat' ? handOf(state, who.seat) : undefined;
  const open = openTo(state, hand?.side);
  return hand === undefined
    ? { ...open, own: null, values: noValues }
    : { ...open, own: ownCards(state, hand), values: surveyedValues(state, hand) };
}

const prefixes = { side: 'sides', hand: 'hands', unit: 'units', feature: 'features', objective: 'objectives' } as const;
type Collection = (typeof prefixes)[keyof typeof prefixes];

/** What is in each record of a view. */
export const viewRecords: ViewRecords = {
  always: { match: matchRecord, flow: openTable.pick({ frames: true }) },
  sometimes: {
    own: z.strictObject({ hand: handId, cards: listOf(cardId) }),
    values: mapOf(featureId, count),
  },
  kinds: { side, hand, unit, feature, objective } satisfies Record<keyof typeof prefixes, unknown>,
};

const flows = new WeakMap<OpenTable['frames'], ViewRecord>();
function flowOf(frames: OpenTable['frames']): ViewRecord {
  const known = flows.get(frames);
  if (known !== undefined) return known;
  const made = { frames } as unknown as ViewRecord;
  flows.set(frames, made);
  return made;
}

/** The allow-list: open records, and for a seat its own cards and surveys. */
export function view(state: State, who: Viewer): View {
  const seen = sightOf(state, who);
  const records: Record<string, unknown> = { match: seen.match, flow: flowOf(seen.frames) };
  for (const [prefix, collection] of Object.entries(prefixes))
    for (const [id, record] of Object.entries(seen[collection])) records[`${prefix}:${id}`] = record;
  if (seen.own !== null) records['own'] = seen.own;
  if (seen.own !== null) records['values'] = seen.values;
  return records as View;
}

const sights = new WeakMap<View, Sight>();
/** The knowledge that a view holds, in the shape that checks and offers read. */
export function fromView(seen: View): Sight {
  const known = sights.get(seen);
  if (known !== undefined) return known;
  const parts: Record<Collection, Record<string, unknown>> = {
    sides: {},
    hands: {},
    units: {},
    features: {},
    objectives: {},
  };
  for (const [key, record] of Object.entries(seen)) {
    const [prefix, id] = key.split(':', 2);
    const collection = prefixes[prefix as keyof typeof prefixes] as Collection | undefined;
    if (collection !== undefined && id !== undefined) parts[collection][id] = record;
  }
  const flow = seen['flow'] as unknown as { frames: OpenTable['frames'] };
  const made = {
    match: seen['match'],
    ...parts,
    frames: flow.frames,
    own: seen['own'] ?? null,
    values: seen['values'] ?? noValues,
  } as unknown as Sight;
  sights.set(seen, made);
  return made;
}
