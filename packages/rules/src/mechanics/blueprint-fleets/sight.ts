/**
 * What each viewer of a match of the family knows: all records but which ambush disc hides a squadron, and that its owner
 * alone. Every audience is given the same records by reference: an unchanged one keeps its identity and costs no diff.
 */
import type * as z from 'zod';
import type { Viewer } from '../../kernel/contract.ts';
import { keptSights } from '../../kernel/ruleset/views.ts';
import type { ViewRecords } from '../../kernel/view-codec.ts';
import { beacon, disc, fighter, portal, secrets, type Secrets, side, squadron } from './records.ts';
import type { State } from './table.ts';

export const collections = {
  side: 'sides',
  squadron: 'squadrons',
  ship: 'ships',
  fighter: 'fighters',
  terrain: 'terrain',
  portal: 'portals',
  beacon: 'beacons',
  disc: 'discs',
} as const;

/** What is in each record of a view; `own` are the records that are a game's own. */
export const viewRecordsOf = (own: {
  readonly match: z.ZodType;
  readonly flow: z.ZodType;
  readonly ship: z.ZodType;
  readonly terrain: z.ZodType;
}): ViewRecords => ({
  always: { match: own.match, flow: own.flow },
  sometimes: { own: secrets },
  kinds: {
    side,
    squadron,
    ship: own.ship,
    fighter,
    terrain: own.terrain,
    portal,
    beacon,
    disc,
  } satisfies Record<keyof typeof collections, unknown>,
});

export const noSecrets: Secrets = { ambushes: {} };

/** What `who` knows of the secrets: those of its own squadrons. A referee watches like the public. */
function knownTo(state: State, who: Viewer): Secrets {
  if (who.kind !== 'seat') return noSecrets;
  const own = Object.entries(state.secrets.ambushes).filter(([id]) => state.squadrons[id]?.seat === who.seat);
  return own.length === 0 ? noSecrets : { ambushes: Object.fromEntries(own) };
}

/**
 * The state as `who` knows it, in the shape that checks and offers read: other sides' secrets are left out. Where nothing
 * is hidden it is the state itself, the same for everybody.
 */
export function sightsOf<S extends State>(): (state: S, who: Viewer) => S {
  const hiding = keptSights((state: S, who: Viewer): S => ({ ...state, secrets: knownTo(state, who) }));
  return (state, who) => (Object.keys(state.secrets.ambushes).length === 0 ? state : hiding(state, who));
}

/** The secrets as a record of a view, where there are any, and back. */
export const closed = (sight: State): { own?: Secrets } =>
  Object.keys(sight.secrets.ambushes).length === 0 ? {} : { own: sight.secrets };
export const opened = ({ own }: { readonly own?: object | undefined }): { secrets: Secrets } => ({
  secrets: (own as Secrets | undefined) ?? noSecrets,
});
