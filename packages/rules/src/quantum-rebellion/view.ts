/**
 * Views: an allow-list of records by id. All records of Quantum Rebellion are public (R-QR-186), so every audience is
 * given the same ones, by reference: an unchanged record keeps its identity and costs nothing in a diff. The one secret,
 * which disc is a hidden squadron, is a record of its own that its owner alone is given.
 */
import type { Viewer } from '../kernel/contract.ts';
import { keptSights, viewsOf } from '../kernel/ruleset/views.ts';
import type { ViewRecords } from '../kernel/view-codec.ts';
import type { Game } from './game.ts';
import { secrets, type Secrets } from '../mechanics/blueprint-fleets/records.ts';
import { state, type State } from './state.ts';
import { beacon, disc, fighter, portal, side, squadron } from '../mechanics/blueprint-fleets/records.ts';
import { matchRecord, ship, terrain } from './table.ts';

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

/** What is in each record of a view. */
export const viewRecords: ViewRecords = {
  always: { match: matchRecord, flow: state.pick({ frames: true, due: true }) },
  sometimes: { own: secrets },
  kinds: { side, squadron, ship, fighter, terrain, portal, beacon, disc } satisfies Record<
    keyof typeof collections,
    unknown
  >,
};

const noSecrets: Secrets = { ambushes: {} };

/** What `who` knows of the secrets: those of its own squadrons. A referee watches like the public. */
function knownTo(state: State, who: Viewer): Secrets {
  if (who.kind !== 'seat') return noSecrets;
  const own = Object.entries(state.secrets.ambushes).filter(([id]) => state.squadrons[id]?.seat === who.seat);
  return own.length === 0 ? noSecrets : { ambushes: Object.fromEntries(own) };
}

const hiding = keptSights((state: State, who: Viewer): State => ({ ...state, secrets: knownTo(state, who) }));

/**
 * The state as `who` knows it, in the shape that checks and offers read: other sides' secrets are left out. Where nothing
 * is hidden it is the state itself, the same for everybody.
 */
export const sightOf = (state: State, who: Viewer): State =>
  Object.keys(state.secrets.ambushes).length === 0 ? state : hiding(state, who);

export const { view, fromView } = viewsOf<Game>({
  sightOf,
  collections,
  flow: ['frames', 'due'],
  closed: (sight): { own?: Secrets } =>
    Object.keys(sight.secrets.ambushes).length === 0 ? {} : { own: sight.secrets },
  opened: ({ own }) => ({ secrets: (own as unknown as Secrets | undefined) ?? noSecrets }),
});
