/** From an offer to the order being planned for it. */
import { distanceMils } from '@broadside/rules/geometry/table';
import { along, type Spot } from '#lib/board/chart.ts';
import { ListDraft } from '#lib/desk/list-draft.svelte.ts';
import { fan } from '#lib/open-table/fan.ts';
import type { Command, Offer, State } from '../rules.ts';
import {
  baseRadiusMils,
  entrySpot,
  placesFor,
  suggestDeployment,
  suggestEntry,
  suggestSpring,
  suggestTerrainSpot,
} from '../rules.ts';
import { smallPlanOf } from './beacon-plans.ts';
import { planOf } from './choice-plans.ts';
import { DeployDraft } from './deploy-draft.svelte.ts';
import { FireDraft } from './fire-draft.svelte.ts';
import { HideDraft, type ThreeSpots } from './hide-draft.svelte.ts';
import { LaunchDraft } from './launch-draft.svelte.ts';
import type { DraftJudge } from './judge.ts';
import { MoveDraft } from './move-draft.svelte.ts';
import { plainCommand } from './offer-key.ts';
import { PivotDraft } from './pivot-draft.svelte.ts';
import { PlainDraft } from './plain-draft.ts';
import { PushDraft } from './push-draft.svelte.ts';
import { RouteDraft } from './route-draft.svelte.ts';
import { SpotDraft, type SpotOffer } from './spot-draft.svelte.ts';

export type Draft =
  | PlainDraft
  | MoveDraft
  | SpotDraft
  | DeployDraft
  | LaunchDraft
  | FireDraft
  | ListDraft<Offer, Command>
  | PushDraft
  | RouteDraft
  | PivotDraft
  | HideDraft;

/** Where a thing that is put somewhere begins: where the rules suggest it, or at the first place that they allow. */
function firstSpot(state: State, offer: SpotOffer, judge: DraftJudge): { at: Spot; facingCdeg: number } | undefined {
  if (offer.kind === 'place-entry-portal') {
    const at = entrySpot(state, state.squadrons[offer.squadron]?.seat ?? 'seat-1');
    return at && { at: roomNear(state, offer, at, judge), facingCdeg: 0 };
  }
  if (offer.kind === 'place-terrain') {
    const found = suggestTerrainSpot(state, offer.terrain);
    const own = offer.footprint.kind === 'rectangle' ? offer.footprint.facingCdeg : 0;
    return found && { at: found.at, facingCdeg: found.facingCdeg ?? own };
  }
  if (offer.kind === 'move-fighter') return undefined;
  if (offer.kind === 'lay-mines') return mineSpot(state, offer, judge);
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

/** The suggested place of a way in, or the nearest to it that no ship stands on. */
function roomNear(
  state: State,
  { squadron, discRadiusMils }: Extract<SpotOffer, { kind: 'place-entry-portal' }>,
  suggested: Spot,
  judge: DraftJudge,
): Spot {
  const clear = (at: Spot): boolean =>
    Object.values(state.ships).every(
      (ship) => !ship.at || distanceMils(ship.at, at) > baseRadiusMils(ship) + discRadiusMils,
    );
  const rings = [0, 3000, 6000].flatMap((away) =>
    Array.from({ length: away === 0 ? 1 : 12 }, (_, i) => along(suggested, i * 3000, away)),
  );
  return rings.find((at) => clear(at) && !judge({ kind: 'place-entry-portal', squadron, at })) ?? suggested;
}

/** Three discs far enough apart that nobody guesses from them alone; as the rules suggest where that does not go. */
function hidingSpots(
  state: State,
  { squadron, region }: Extract<Offer, { kind: 'hide-squadron' }>,
  judge: DraftJudge,
): ThreeSpots | undefined {
  const zone = state.sides[state.squadrons[squadron]?.seat ?? 'seat-1']?.zone;
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
    placesFor(state, state.squadrons[squadron]?.seat ?? 'seat-1')
  );
}

/** Ahead of the side's own zone, facing the enemy, where a ship may stand; anywhere else where it may not. */
function mineSpot(
  state: State,
  offer: Extract<SpotOffer, { kind: 'lay-mines' }>,
  judge: DraftJudge,
): { at: Spot; facingCdeg: number } | undefined {
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

export interface Drafting {
  readonly judge: DraftJudge;
  /** The safe answer, as the clock would give it. */
  readonly safe: () => Command;
  /** The attacker that was shown last. */
  readonly preferred: string | undefined;
}

/** Every kind of offer has its draft. */
export function draftOf(state: State, offer: Offer, { judge, safe, preferred }: Drafting): Draft | undefined {
  const plain = plainCommand(offer);
  if (plain) return new PlainDraft(offer, plain);
  const plan = planOf(state, offer, safe) ?? smallPlanOf(state, offer);
  if (plan) return new ListDraft(offer, plan, judge);
  switch (offer.kind) {
    case 'move-ship':
    case 'full-thrust':
      return new MoveDraft(state, offer, judge);
    case 'place-terrain':
    case 'open-portal':
    case 'place-entry-portal':
    case 'short-range-jump':
    case 'matrix-jump':
    case 'lay-mines':
    case 'deploy-beacon':
    case 'move-fighter':
      return new SpotDraft(offer, firstSpot(state, offer, judge), judge);
    case 'deploy-squadron':
      return new DeployDraft(state, offer, suggestDeployment(state, offer.squadron), judge);
    case 'enter-squadron': {
      const [squadron, portal] = [state.squadrons[offer.squadron], state.portals[offer.portal]];
      if (!squadron || !portal) return undefined;
      return new DeployDraft(state, offer, suggestEntry(state, squadron, portal), judge);
    }
    case 'spring-ambush': {
      const frame = state.frames.at(-1);
      return frame?.kind === 'ambush' ? new DeployDraft(state, offer, suggestSpring(state, frame), judge) : undefined;
    }
    case 'hide-squadron': {
      const spots = hidingSpots(state, offer, judge);
      return spots && new HideDraft(offer, spots, judge);
    }
    case 'launch-fighters':
    case 'catapult-fighters':
      return new LaunchDraft(state, offer, judge);
    case 'enter-orbit':
    case 'follow-orbit':
    case 'leave-orbit':
    case 'slingshot':
      return new RouteDraft(state, offer, judge);
    case 'pivot-ship':
      return new PivotDraft(state, offer, judge);
    case 'fire':
      return new FireDraft(state, offer, judge, preferred);
    case 'push-target':
      return new PushDraft(state, offer, judge);
    default:
      return undefined;
  }
}
