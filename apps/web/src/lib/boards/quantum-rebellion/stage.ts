/** What the camera should show while an order is planned or an attack goes on: the attackers and the target, or a ship and where it may go. */
import { along, type Spot } from '#lib/board/chart.ts';
import type { SpotDraft } from './drafts/spot-draft.svelte.ts';
import type { Draft } from './drafts/drafting.ts';
import type { State } from './rules.ts';

/** The widest orbit of a medium planet, from its centre. */
const ROUND_MILS = 7000;

const round = (centre: Spot, mils: number): readonly Spot[] =>
  [0, 9000, 18_000, 27_000].map((bearing) => along(centre, bearing, mils));

/** Where a thing may be put: the whole of its reach; what may go anywhere is shown where it stands. */
function spotsOf(draft: SpotDraft): readonly Spot[] {
  const { bounds, offer } = draft;
  switch (offer.kind) {
    case 'deploy-beacon':
      return round(offer.around, 4000);
    case 'open-portal':
    case 'short-range-jump':
      return bounds.kind === 'reach' ? round(bounds.centre, bounds.mostMils + 2000) : [];
    case 'place-entry-portal':
      return round(draft.start, 10_000);
    default:
      return [];
  }
}

/** Spots that belong on the screen together; none: the whole table. `small`: the window is a phone's. */
export function stageOf(draft: Draft | undefined, state: State, small: boolean): readonly Spot[] {
  if (draft?.form === 'fire') return [draft.offer.target, draft.lead].flatMap((id) => state.ships[id]?.at ?? []);
  const frame = state.frames.at(-1);
  // Whoever is asked about an attack sees both ends of it.
  if (frame?.kind === 'attack')
    return [frame.target, ...frame.pools.map(({ ship }) => ship)].flatMap((id) => state.ships[id]?.at ?? []);
  if (!small) return [];
  const squadron = state.match.active === null ? undefined : state.squadrons[state.match.active];
  const acting = (squadron?.ships ?? []).flatMap((id) => state.ships[id]?.at ?? []);
  if (!draft) return acting;
  switch (draft.form) {
    case 'move': {
      const { from, facingCdeg, turningArcCdeg, maxMils } = draft.envelope;
      const half = Math.min(9000, turningArcCdeg / 2);
      return [from, ...[-half, 0, half].map((turn) => along(from, facingCdeg + turn, maxMils))];
    }
    case 'spot': {
      const spots = spotsOf(draft);
      return spots.length > 0 ? spots : acting;
    }
    case 'choice':
      if (draft.offer.kind !== 'switch-beacons') return acting;
      return draft.offer.beacons.flatMap(({ beacon }) => state.beacons[beacon]?.at ?? []);
    case 'pivot':
      return draft.ship.at ? round(draft.ship.at, 5000) : acting;
    case 'route': {
      const planet = state.terrain[draft.offer.planet]?.at;
      return [...(planet ? round(planet, ROUND_MILS) : []), ...[draft.ship.at ?? []].flat()];
    }
    case 'deploy':
      return draft.offer.ships.flatMap((id) => draft.stations.find((each) => each.ship === id)?.at ?? []);
    case 'launch':
      return [draft.offer.around];
    case 'push':
      return draft.path;
    case 'plain':
      return 'ship' in draft.offer ? [state.ships[draft.offer.ship]?.at ?? []].flat() : [];
    default:
      return acting;
  }
}
