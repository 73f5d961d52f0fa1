/**
 * What one seat knows of a match, twice: as the sight that checks and offers read, and as the view that is sent, a flat
 * map of records. Both leave out what the seat may not know, and each is made from the other, so that no refusal and no
 * hint can tell more than the view does.
 */
import type { Seat, View, Viewer } from '../contract.ts';
import { kept } from '../kept.ts';
import type { GameTypes } from './game.ts';

export interface Knowing<G extends GameTypes> {
  /** What `who` knows of a state. */
  readonly sightOf: (state: G['state'], who: Viewer) => G['sight'];
  /** The collections of a sight by the kind of their records: a record's id is `kind:` and its key. */
  readonly collections: { readonly [kind: string]: keyof G['sight'] };
  /** The parts of a sight that say what is going on; together they are the record `flow`. */
  readonly flow: readonly (keyof G['sight'])[];
  /** The records of what not everybody knows, by their names. */
  readonly closed: (sight: G['sight']) => { readonly [record: string]: object };
  /** The parts of a sight that these records make. */
  readonly opened: (view: View) => Partial<G['sight']>;
}

export interface Views<G extends GameTypes> {
  /** The view of a state, the same object for all who know the same. */
  readonly view: (state: G['state'], who: Viewer) => View;
  /** The knowledge that a view holds, in the shape that checks and offers read. */
  readonly fromView: (view: View) => G['sight'];
}

type Fields = { readonly [field: string]: unknown };

export function viewsOf<G extends GameTypes>({ sightOf, collections, flow, closed, opened }: Knowing<G>): Views<G> {
  const views = new WeakMap<G['sight'], View>();
  const sights = new WeakMap<View, G['sight']>();
  const flowOf = flowRecords(flow as readonly string[]);
  /** The records of each collection with their ids in a view, kept for as long as nothing in the collection changes. */
  const named = Object.entries(collections).map(
    ([kind, collection]) =>
      [
        collection as string,
        kept((records: object) =>
          Object.entries(records).map(([id, record]) => ({ name: `${kind}:${id}`, record: record as unknown })),
        ),
      ] as const,
  );

  let last: { readonly parts: readonly unknown[]; readonly records: Fields } | undefined;
  /** The records of all but what is closed. Those who watch one match mostly see the same: the last ones are at hand. */
  const openRecords = (fields: Fields): Fields => {
    const parts = [fields['match'], flowOf(fields), ...named.map(([collection]) => fields[collection])];
    if (last?.parts.every((part, index) => part === parts[index]) === true) return last.records;
    const records: Record<string, unknown> = {};
    records['match'] = parts[0];
    records['flow'] = parts[1];
    for (const [collection, all] of named)
      for (const { name, record } of all(fields[collection] as object)) records[name] = record;
    // A copy made at once is an object that engines walk through faster than one that has grown.
    last = { parts, records: { ...records } };
    return last.records;
  };
  const recordsOf = (sight: G['sight']): View => {
    const open = openRecords(sight as unknown as Fields);
    const own = closed(sight);
    return (Object.keys(own).length === 0 ? open : { ...open, ...own }) as View;
  };
  return {
    view: (state, who) => {
      const sight = sightOf(state, who);
      const known = views.get(sight);
      if (known !== undefined) return known;
      const made = recordsOf(sight);
      views.set(sight, made);
      // Checks and offers read this sight, which holds nothing that the view leaves out.
      sights.set(made, sight);
      return made;
    },
    fromView: (view) => {
      const known = sights.get(view);
      if (known !== undefined) return known;
      const parts: Record<string, Record<string, unknown>> = {};
      for (const collection of Object.values(collections)) parts[collection as string] = {};
      for (const [key, record] of Object.entries(view)) {
        const [kind = '', id] = key.split(':', 2);
        if (id === undefined || !Object.hasOwn(collections, kind)) continue;
        const part = parts[collections[kind] as string];
        if (part !== undefined) part[id] = record;
      }
      const made = { match: view['match'], ...parts, ...view['flow'], ...opened(view) } as unknown as G['sight'];
      sights.set(view, made);
      return made;
    },
  };
}

/** The record of what is going on, the same object for as long as its parts are. */
function flowRecords(keys: readonly string[]): (sight: Fields) => Fields {
  const known = new WeakMap<object, Fields>();
  return (sight) => {
    const frames = sight['frames'] as object;
    const found = known.get(frames);
    if (found !== undefined && keys.every((key) => found[key] === sight[key])) return found;
    const made = Object.fromEntries(keys.map((key) => [key, sight[key]]));
    known.set(frames, made);
    return made;
  };
}

/** What each seat knows of a state, and what those know who only watch, kept for as long as the state is. */
export function keptSights<S extends object, K>(sightOf: (state: S, who: Viewer) => K): (state: S, who: Viewer) => K {
  const known = new WeakMap<S, Map<Seat | 'watching', K>>();
  return (state, who) => {
    const audience = who.kind === 'seat' ? who.seat : 'watching';
    const sights = known.get(state) ?? new Map<Seat | 'watching', K>();
    const found = sights.get(audience);
    if (found !== undefined) return found;
    known.set(state, sights);
    const made = sightOf(state, who);
    sights.set(audience, made);
    return made;
  };
}
