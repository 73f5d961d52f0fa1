/**
 * What one seat knows: the open table, the cards of its own hand, and the values that its side has surveyed. Every
 * check and every offer reads this and nothing else, so that no refusal and no hint can tell more (R-FC-225).
 */
import * as z from 'zod';
import { count, listOf, mapOf } from '../kernel/bounded.ts';
import type { Seat, Viewer } from '../kernel/contract.ts';
import { kept, keptUnder } from '../kernel/kept.ts';
import { keptSights, viewsOf } from '../kernel/ruleset/views.ts';
import type { ViewRecords } from '../kernel/view-codec.ts';
import type { Game } from './game.ts';
import { cardId, featureId, handId, type CardId, type SideId, type FeatureId, type HandId } from './ids.ts';
import { openTable, type OpenTable, type Sight, type State } from './state.ts';
import {
  feature,
  hand,
  matchRecord,
  objective,
  side,
  unit,
  type Hand,
  type MatchViewRecord,
  type Unit,
} from './table.ts';
import { setting } from './unit/stats.ts';

export const handOf = (table: OpenTable, seat: Seat): Hand | undefined =>
  Object.values(table.hands).find((hand) => hand.seats.includes(seat));

/** Kept by the array, which changes whenever a card comes or goes. */
const ownRecords = keptUnder<readonly CardId[], HandId, NonNullable<Sight['own']>>();
function ownCards(state: State, hand: Hand): NonNullable<Sight['own']> {
  const cards = state.secrets.hands[hand.id] ?? [];
  return ownRecords(cards, hand.id, () => ({ hand: hand.id, cards }));
}

const surveyed = keptUnder<readonly FeatureId[], SideId, Readonly<Record<FeatureId, number>>>();
function surveyedValues(state: State, hand: Hand): Readonly<Record<FeatureId, number>> {
  const ids = state.secrets.surveys[hand.side] ?? none;
  return surveyed(ids, hand.side, () => Object.fromEntries(ids.map((id) => [id, state.secrets.values[id] ?? 0])));
}
const none: readonly FeatureId[] = [];
const noValues: Readonly<Record<FeatureId, number>> = {};

/** The match with a pile that nobody looks through: only its height shows (R-FC-28). */
const pileClosed = kept((match: MatchViewRecord): MatchViewRecord => ({
  ...match,
  discards: [],
  discardCards: match.discards.length,
}));

/** The units that everybody sees, and those that wait in the reserve of `side` (R-FC-220). */
function withoutReserves(units: State['units'], side: SideId | undefined): State['units'] {
  const waits = ({ place, parent }: Unit): boolean =>
    place === 'reserve' || (place === 'embarked' && units[parent ?? '']?.place === 'reserve');
  return Object.fromEntries(Object.entries(units).filter(([, unit]) => unit.side === side || !waits(unit)));
}

/** The table as it lies open to everybody. */
const openToAll = kept((state: State): OpenTable => {
  const { secrets: _secrets, ...open } = state;
  return setting(open.match.options, 'discardPileVisible', true) ? open : { ...open, match: pileClosed(open.match) };
});

/** The same for a side, or for who only watches. */
function openTo(state: State, side: SideId | undefined): OpenTable {
  const open = openToAll(state);
  const { options } = open.match;
  return setting(options, 'reservesHidden', false) ? { ...open, units: withoutReserves(open.units, side) } : open;
}

/** What `who` knows of `state`. A referee watches like the public: cards stay with their hands until the end. */
export const sightOf = keptSights((state: State, who: Viewer): Sight => {
  const hand = who.kind === 'seat' ? handOf(state, who.seat) : undefined;
  const open = openTo(state, hand?.side);
  return hand === undefined
    ? { ...open, own: null, values: noValues }
    : { ...open, own: ownCards(state, hand), values: surveyedValues(state, hand) };
});

const prefixes = { side: 'sides', hand: 'hands', unit: 'units', feature: 'features', objective: 'objectives' } as const;

/** What is in each record of a view. */
export const viewRecords: ViewRecords = {
  always: { match: matchRecord, flow: openTable.pick({ frames: true }) },
  sometimes: {
    own: z.strictObject({ hand: handId, cards: listOf(cardId) }),
    values: mapOf(featureId, count),
  },
  kinds: { side, hand, unit, feature, objective } satisfies Record<keyof typeof prefixes, unknown>,
};

/** The allow-list: open records, and for a seat its own cards and surveys (FC-COMP-9). */
export const { view, fromView } = viewsOf<Game>({
  sightOf,
  collections: prefixes,
  flow: ['frames'],
  closed: ({ own, values }) => (own === null ? {} : { own, values }),
  opened: ({ own, values }) =>
    ({ own: own ?? null, values: values ?? noValues }) as unknown as Pick<Sight, 'own' | 'values'>,
});
