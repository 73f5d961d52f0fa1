/** States that look the same to a viewer: everything face down is dealt anew, but for what the viewer knows. */
import type { Random, Viewer } from '../../kernel/index.ts';
import { scenarioCalled } from '../data/scenarios/index.ts';
import type { CardId, SideId } from '../ids.ts';
import { handOf } from '../sight.ts';
import type { State } from '../state.ts';

/** What is about to become known, and so is the same in every disguise. */
export interface Known {
  /** Cards that a hand is about to show or has set aside. */
  readonly cards?: Readonly<Record<string, readonly CardId[]>>;
  /** How many cards are about to be drawn. */
  readonly drawn?: number;
  /** Fields that are about to be turned up or looked at. */
  readonly fields?: readonly string[];
}

function mixed<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return Array.from({ length: left.length }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

function without(held: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = [...held];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards of the hands that the viewer does not hold, and the deck below what is drawn, dealt anew. */
function redealt(state: State, own: string | undefined, random: Random, known: Known) {
  const { secrets } = state;
  const keptOf = (id: string): readonly CardId[] => known.cards?.[id] ?? [];
  const others = Object.keys(secrets.hands).filter((id) => id !== own);
  const below = Math.max(0, secrets.deck.length - (known.drawn ?? 0));
  const loose = others.flatMap((id) => without(secrets.hands[id] ?? [], keptOf(id)));
  const pool = mixed([...secrets.deck.slice(0, below), ...loose], random);
  const hands: Record<string, CardId[]> = { ...secrets.hands };
  for (const id of others) {
    const kept = keptOf(id);
    hands[id] = [...kept, ...pool.splice(0, (secrets.hands[id]?.length ?? 0) - kept.length)].sort();
  }
  return { others, hands, deck: [...pool, ...secrets.deck.slice(below)] };
}

/**
 * Other values under the fields that the viewer does not know. Which tokens lie on the table is open where a scenario
 * names them, so they only change places; else those left in the box are among them.
 */
function otherValues(state: State, side: SideId | undefined, random: Random, known: readonly string[]) {
  const { secrets, features, match } = state;
  const seen = new Set([...(side === undefined ? [] : (secrets.surveys[side] ?? [])), ...known]);
  const hidden = Object.keys(secrets.values).filter((id) => !seen.has(id) && features[id]?.shownValue === null);
  const under = hidden.map((id) => secrets.values[id] ?? 0);
  const stock = scenarioCalled(match.scenario)?.asteroidValues === 'stock';
  const pool = mixed([...under, ...(stock ? [0, 0, 2, 2, 3, 3] : [])], random);
  return { ...secrets.values, ...Object.fromEntries(hidden.map((id, index) => [id, pool[index] ?? 0])) };
}

/** The same table with other secrets; `known` stays as it is. */
export function disguised(state: State, who: Viewer, random: Random, known: Known = {}): State {
  const own = who.kind === 'seat' ? handOf(state, who.seat) : undefined;
  const { secrets } = state;
  const { others, hands, deck } = redealt(state, own?.id, random, known);
  const committed: Record<string, CardId[]> = { ...secrets.committed };
  for (const id of others)
    if (committed[id] !== undefined && known.cards?.[id] === undefined)
      committed[id] = (hands[id] ?? []).filter(() => random() < 0.5);
  const values = otherValues(state, own?.side, random, known.fields ?? []);
  return { ...state, secrets: { ...secrets, deck, hands, committed, values } };
}

/** What becomes known to `who` on the way from one state to the next. */
export function shownBetween(before: State, after: State, who: Viewer, shown: readonly CardId[], by: string): Known {
  const own = who.kind === 'seat' ? handOf(before, who.seat) : undefined;
  const turned = Object.values(after.features).filter(({ shownValue }) => shownValue !== null);
  const looked = own === undefined ? [] : (after.secrets.surveys[own.side] ?? []);
  const revealed = Object.keys(after.secrets.committed).length < Object.keys(before.secrets.committed).length;
  const drawn = before.secrets.deck.length - after.secrets.deck.length;
  return {
    cards: { ...(revealed ? before.secrets.committed : {}), [by]: shown },
    drawn: Math.max(0, drawn),
    fields: [...turned.map(({ id }) => id), ...looked],
  };
}
