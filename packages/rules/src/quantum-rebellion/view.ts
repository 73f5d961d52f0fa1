/**
 * Views: an allow-list of records by id. All records of Quantum Rebellion are public (R-QR-186), so every audience is
 * given the same ones, by reference: an unchanged record keeps its identity and costs nothing in a diff. The one secret,
 * which disc is a hidden squadron, is a record of its own that its owner alone is given.
 */
import type { Seat, View, Viewer } from '../kernel/contract.ts';
import type { ViewRecords } from '../kernel/view-codec.ts';
import type { Frame } from './frames.ts';
import { kept } from './kept.ts';
import { secrets, type Secrets } from './secrets.ts';
import { state, type Due, type State } from './state.ts';
import { beacon, disc, fighter, matchRecord, portal, ship, side, squadron, terrain } from './table.ts';

const collections = {
  side: 'sides',
  squadron: 'squadrons',
  ship: 'ships',
  fighter: 'fighters',
  terrain: 'terrain',
  portal: 'portals',
  beacon: 'beacons',
  disc: 'discs',
} as const;
type Collection = (typeof collections)[keyof typeof collections];

/** What is in each record of a view. */
export const viewRecords: ViewRecords = {
  always: { match: matchRecord, flow: state.pick({ frames: true, due: true }) },
  sometimes: { own: secrets },
  kinds: { side, squadron, ship, fighter, terrain, portal, beacon, disc } satisfies Record<
    keyof typeof collections,
    unknown
  >,
};

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

const noSecrets: Secrets = { ambushes: {} };

/** What `who` knows of the secrets: those of its own squadrons. A referee watches like the public. */
function knownTo(state: State, who: Viewer): Secrets {
  if (who.kind !== 'seat') return noSecrets;
  const own = Object.entries(state.secrets.ambushes).filter(([id]) => state.squadrons[id]?.seat === who.seat);
  return own.length === 0 ? noSecrets : { ambushes: Object.fromEntries(own) };
}

const sights = new WeakMap<State, Map<Seat, State>>();

/**
 * The state as `who` knows it, in the shape that checks and offers read: other sides' secrets are left out. Where nothing
 * is hidden it is the state itself, the same for everybody.
 */
export function sightOf(state: State, who: Viewer): State {
  if (Object.keys(state.secrets.ambushes).length === 0) return state;
  const seat = who.kind === 'seat' ? who.seat : 'seat-0';
  const seen = sights.get(state) ?? new Map<Seat, State>();
  sights.set(state, seen);
  const known = seen.get(seat);
  if (known !== undefined) return known;
  const made = { ...state, secrets: knownTo(state, who) };
  seen.set(seat, made);
  return made;
}

const views = new WeakMap<State, View>();
const tables = new WeakMap<View, State>();

/** The view of a state, the same object for all who know the same. */
export function view(state: State, who: Viewer): View {
  const sight = sightOf(state, who);
  const known = views.get(sight);
  if (known !== undefined) return known;
  const made = recordsOf(sight);
  views.set(sight, made);
  // Offers and checks read this table, which holds no secret that the view leaves out.
  tables.set(made, sight);
  return made;
}

function recordsOf(sight: State): View {
  const records: Record<string, unknown> = { match: sight.match, flow: flowRecord(sight) };
  for (const [collection, prefixed] of prefixedRecords) Object.assign(records, prefixed(sight[collection]));
  const { ambushes } = sight.secrets;
  if (Object.keys(ambushes).length > 0) records['own'] = { ambushes };
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
    discs: {},
  };
  for (const [key, record] of Object.entries(seen)) {
    const [prefix, id] = key.split(':', 2);
    const collection = collections[prefix as keyof typeof collections] as Collection | undefined;
    if (collection !== undefined && id !== undefined) parts[collection][id] = record;
  }
  const secrets = seen['own'] ?? noSecrets;
  const made = { match: seen['match'], ...parts, frames: flow.frames, due: flow.due, secrets } as unknown as State;
  tables.set(seen, made);
  return made;
}
