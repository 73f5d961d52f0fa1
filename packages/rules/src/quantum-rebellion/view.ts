/**
 * Views: an allow-list of records by id. All records of Quantum Rebellion are public (R-QR-186), so every audience is
 * given the same ones, by reference: an unchanged record keeps its identity and costs nothing in a diff.
 */
import type { View, Viewer } from '../kernel/contract.ts';
import type { Frame } from './frames.ts';
import { kept } from './kept.ts';
import type { Due, State } from './state.ts';

const collections = {
  side: 'sides',
  squadron: 'squadrons',
  ship: 'ships',
  fighter: 'fighters',
  terrain: 'terrain',
  portal: 'portals',
  beacon: 'beacons',
} as const;
type Collection = (typeof collections)[keyof typeof collections];

interface Flow {
  readonly [field: string]: unknown;
  readonly frames: readonly Frame[];
  readonly due: Due;
}
const flows = new WeakMap<readonly Frame[], Flow>();

function flowRecord(state: State): Flow {
  const known = flows.get(state.frames);
  if (known !== undefined && known.due === state.due) return known;
  const made = { frames: state.frames, due: state.due };
  flows.set(state.frames, made);
  return made;
}

const views = new WeakMap<State, View>();
const tables = new WeakMap<View, State>();

/** The view of a state, the same object whoever asks. */
export function view(state: State, _who: Viewer): View {
  const known = views.get(state);
  if (known !== undefined) return known;
  const made = recordsOf(state);
  views.set(state, made);
  // All of a state is public, so that the table which its view shows is the state itself. A secret part of a state
  // must be left out here: offers and checks read this table.
  tables.set(made, state);
  return made;
}

function recordsOf(state: State): View {
  const records: Record<string, unknown> = { match: state.match, flow: flowRecord(state) };
  for (const [collection, prefixed] of prefixedRecords) Object.assign(records, prefixed(state[collection]));
  return records as View;
}

/** The records of each collection under their ids in a view, kept for as long as nothing in the collection changes. */
const prefixedRecords = Object.entries(collections).map(
  ([prefix, collection]) =>
    [
      collection,
      kept((all: State[Collection]) =>
        Object.fromEntries(Object.entries(all).map(([id, record]) => [`${prefix}:${id}`, record])),
      ),
    ] as const,
);

/** The table as a view shows it, in the shape that offers and checks read. */
export function fromView(seen: View): State {
  const known = tables.get(seen);
  if (known !== undefined) return known;
  const flow = seen['flow'] as unknown as Flow;
  const parts: Record<Collection, Record<string, unknown>> = {
    sides: {},
    squadrons: {},
    ships: {},
    fighters: {},
    terrain: {},
    portals: {},
    beacons: {},
  };
  for (const [key, record] of Object.entries(seen)) {
    const [prefix, id] = key.split(':', 2);
    const collection = collections[prefix as keyof typeof collections] as Collection | undefined;
    if (collection !== undefined && id !== undefined) parts[collection][id] = record;
  }
  const made = { match: seen['match'], ...parts, frames: flow.frames, due: flow.due } as unknown as State;
  tables.set(seen, made);
  return made;
}
