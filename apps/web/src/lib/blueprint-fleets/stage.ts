/** What the camera should show while an order is planned or an attack goes on: the attackers and the target, or a ship and where it may go. */
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import { along, type Spot } from '#lib/board/chart.ts';
import { LegPlan } from '#lib/open-table/plans/leg-plan.svelte.ts';
import { ShovePlan } from '#lib/open-table/plans/shove-plan.svelte.ts';
import { DeployDraft } from './drafts/deploy-draft.svelte.ts';
import { LaunchDraft } from './drafts/launch-draft.svelte.ts';
import { SpotDraft } from './drafts/spot-draft.svelte.ts';
import type { AnyFleetDraft } from './fleet-desk.svelte.ts';
import { isOffer, named } from './kit.ts';

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

/** The way of a ship that is planned, whatever form it has; nothing: what acts is shown. */
function planned(draft: AnyFleetDraft, state: State): readonly Spot[] | undefined {
  if (draft instanceof LegPlan) {
    const { from, facingCdeg, turningArcCdeg, maxMils } = draft.envelope;
    const half = Math.min(9000, turningArcCdeg / 2);
    return [from, ...[-half, 0, half].map((turn) => along(from, facingCdeg + turn, maxMils))];
  }
  if (draft instanceof SpotDraft) {
    const spots = spotsOf(draft);
    return spots.length > 0 ? spots : undefined;
  }
  if (draft instanceof DeployDraft)
    return draft.offer.ships.flatMap((id) => draft.stations.find((each) => each.ship === id)?.at ?? []);
  if (draft instanceof LaunchDraft) return [draft.offer.around];
  if (draft instanceof ShovePlan) return draft.path;
  const ship = state.ships[named(draft.offer, 'ship') ?? '']?.at;
  const planet = state.terrain[named(draft.offer, 'planet') ?? '']?.at;
  if (draft.form === 'route') return [...(planet ? round(planet, ROUND_MILS) : []), ...(ship ? [ship] : [])];
  if (draft.form === 'pivot') return ship ? round(ship, 5000) : undefined;
  if (draft.form === 'plain' && named(draft.offer, 'ship') !== undefined) return ship ? [ship] : [];
  return isOffer(draft.offer, 'switch-beacons')
    ? draft.offer.beacons.flatMap(({ beacon }) => state.beacons[beacon]?.at ?? [])
    : undefined;
}

/**
 * Spots that belong on the screen together; none: the whole table. `attack`: the ships at both ends of the attack that is
 * planned or fought. `small`: the window is a phone's.
 */
export function stageOf(
  draft: AnyFleetDraft | undefined,
  state: State,
  small: boolean,
  attack: readonly string[] | undefined,
): readonly Spot[] {
  if (attack !== undefined) return attack.flatMap((id) => state.ships[id]?.at ?? []);
  if (!small) return [];
  const squadron = state.match.active === null ? undefined : state.squadrons[state.match.active];
  const acting = (squadron?.ships ?? []).flatMap((id) => state.ships[id]?.at ?? []);
  return (draft && planned(draft, state)) ?? acting;
}
