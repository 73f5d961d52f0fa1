/** From an offer that the family shares to the order being planned for it, and where a thing that is put somewhere begins. */
import { distanceMils } from '@broadside/rules/geometry/table';
import type { FleetOffer, State } from '@broadside/rules/mechanics/blueprint-fleets';
import { along, type Spot } from '#lib/board/chart.ts';
import { fan } from '#lib/open-table/fan.ts';
import { isOffer, type AnyFleetOffer, type FleetKit, type FleetSuggestions } from '../kit.ts';
import { DeployDraft } from './deploy-draft.svelte.ts';
import { HideDraft, type ThreeSpots } from './hide-draft.svelte.ts';
import type { DraftJudge } from './judge.ts';
import { LaunchDraft } from './launch-draft.svelte.ts';
import { SpotDraft, type SpotOffer } from './spot-draft.svelte.ts';

type Of<K extends FleetOffer['kind']> = Extract<FleetOffer, { kind: K }>;
interface Pose {
  readonly at: Spot;
  readonly facingCdeg: number;
}

/** What drafts of one table are made with. */
export interface FleetDrafting<S extends State> {
  readonly kit: FleetKit;
  readonly suggest: FleetSuggestions<S>;
  readonly judge: DraftJudge;
}

/** The suggested place of a way in, or the nearest to it that no ship stands on. */
function roomNear<S extends State>(
  { kit, judge }: FleetDrafting<S>,
  state: S,
  { squadron, discRadiusMils }: Of<'place-entry-portal'>,
  suggested: Spot,
): Spot {
  const clear = (at: Spot): boolean =>
    Object.values(state.ships).every(
      (ship) => !ship.at || distanceMils(ship.at, at) > kit.baseRadiusMils(ship) + discRadiusMils,
    );
  const rings = [0, 3000, 6000].flatMap((away) =>
    Array.from({ length: away === 0 ? 1 : 12 }, (_, i) => along(suggested, i * 3000, away)),
  );
  return rings.find((at) => clear(at) && !judge({ kind: 'place-entry-portal', squadron, at })) ?? suggested;
}

/** Ahead of the side's own zone, facing the enemy, where a ship may stand; anywhere else where it may not. */
function mineSpot<S extends State>({ judge }: FleetDrafting<S>, state: S, offer: Of<'lay-mines'>): Pose | undefined {
  const zone = state.sides[state.ships[offer.ship]?.seat ?? 'seat-1']?.zone;
  const { west, east, south, north } = offer.region;
  const northwards = zone === undefined || zone.south + zone.north < south + north;
  const facingCdeg = northwards ? 0 : 18_000;
  const rows = Array.from({ length: 12 }, (_, row) => (row + 4) / 16).map((share) => (northwards ? share : 1 - share));
  return rows
    .flatMap((row) =>
      [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((column) => ({
        at: { xMils: Math.round(west + (east - west) * column), yMils: Math.round(south + (north - south) * row) },
        facingCdeg,
      })),
    )
    .find((spot) => !judge({ kind: 'lay-mines', ship: offer.ship, ...spot }));
}

/** Where a thing that is put somewhere begins: where the rules suggest it, or at the first place that they allow. */
function firstSpot<S extends State>(drafting: FleetDrafting<S>, state: S, offer: SpotOffer): Pose | undefined {
  const { judge, suggest } = drafting;
  if (offer.kind === 'place-entry-portal') {
    const at = suggest.portal(state, state.squadrons[offer.squadron]?.seat ?? 'seat-1');
    return at && { at: roomNear(drafting, state, offer, at), facingCdeg: 0 };
  }
  if (offer.kind === 'place-terrain') {
    const found = suggest.terrain(state, offer.terrain);
    const own = offer.footprint.kind === 'rectangle' ? offer.footprint.facingCdeg : 0;
    return found && { at: found.at, facingCdeg: found.facingCdeg ?? own };
  }
  if (offer.kind === 'move-fighter') return undefined;
  if (offer.kind === 'lay-mines') return mineSpot(drafting, state, offer);
  const facing = state.ships[offer.ship]?.facingCdeg ?? 0;
  if (offer.kind === 'matrix-jump') return { at: offer.from, facingCdeg: facing };
  const bearings = fan(facing, 500, 72);
  if (offer.kind === 'short-range-jump') {
    const { ship, to, around, reachMils } = offer;
    return [1, 0.75, 0.5, 0.25, 0]
      .flatMap((share) => bearings.map((bearing) => along(around, bearing, Math.floor(reachMils * share))))
      .map((at) => ({ at, facingCdeg: facing }))
      .find(({ at }) => !judge({ kind: 'short-range-jump', ship, to, at, facingCdeg: facing }));
  }
  if (offer.kind === 'deploy-beacon') {
    const { ship, around, maxMils } = offer;
    const ahead = bearings.map((bearing) => along(around, bearing, maxMils));
    return { at: ahead.find((at) => !judge({ kind: 'deploy-beacon', ship, at })) ?? offer.at, facingCdeg: 0 };
  }
  const reaches = [1, 0.9, 0.8, 0.6, 0.4, 0.2, 0].map(
    (share) => offer.discRadiusMils + Math.round(offer.reachMils * share) - 1,
  );
  return reaches
    .flatMap((reach) => bearings.map((bearing) => ({ at: along(offer.from, bearing, reach), facingCdeg: 0 })))
    .find(({ at }) => !judge({ kind: 'open-portal', ship: offer.ship, at }));
}

/** Three discs far enough apart that nobody guesses from them alone; as the rules suggest where that does not go. */
function hidingSpots<S extends State>(
  { judge, suggest }: FleetDrafting<S>,
  state: S,
  { squadron, region }: Of<'hide-squadron'>,
): ThreeSpots | undefined {
  const seat = state.squadrons[squadron]?.seat ?? 'seat-1';
  const zone = state.sides[seat]?.zone;
  const northwards = zone === undefined || zone.south + zone.north < region.south + region.north;
  const spot = (column: number, row: number): Spot => ({
    xMils: Math.round(region.west + (region.east - region.west) * column),
    yMils: Math.round(region.south + (region.north - region.south) * (northwards ? row : 1 - row)),
  });
  const rows = [0.4, 0.3, 0.5, 0.2, 0.1];
  return (
    rows
      .map((row): ThreeSpots => [spot(0.2, row), spot(0.5, row), spot(0.8, row)])
      .find(([one, two, three]) => !judge({ kind: 'hide-squadron', squadron, discs: [one, two, three], real: 0 })) ??
    suggest.hiding(state, seat)
  );
}

const isSpot = (offer: AnyFleetOffer): offer is SpotOffer =>
  isOffer(
    offer,
    'place-terrain',
    'open-portal',
    'place-entry-portal',
    'short-range-jump',
    'matrix-jump',
    'lay-mines',
    'deploy-beacon',
    'move-fighter',
  );

/** What the family's table plans for an offer; undefined where that is the game's own, or where the rules find no place. */
export function fleetDraftOf<S extends State>(
  drafting: FleetDrafting<S>,
  state: S,
  offer: AnyFleetOffer,
): SpotDraft | DeployDraft | HideDraft | LaunchDraft | undefined {
  const { kit, suggest, judge } = drafting;
  if (isSpot(offer)) return new SpotDraft(kit, offer, firstSpot(drafting, state, offer), judge);
  if (isOffer(offer, 'deploy-squadron'))
    return new DeployDraft(kit, state, offer, suggest.deployment(state, offer.squadron), judge);
  if (isOffer(offer, 'enter-squadron')) {
    const first = suggest.entry(state, offer.squadron, offer.portal);
    return first && new DeployDraft(kit, state, offer, first, judge);
  }
  if (isOffer(offer, 'spring-ambush')) {
    const first = suggest.spring(state);
    return first && new DeployDraft(kit, state, offer, first, judge);
  }
  if (isOffer(offer, 'hide-squadron')) {
    const spots = hidingSpots(drafting, state, offer);
    return spots && new HideDraft(offer, spots, judge);
  }
  return isOffer(offer, 'launch-fighters', 'catapult-fighters') ? new LaunchDraft(state, offer, judge) : undefined;
}
