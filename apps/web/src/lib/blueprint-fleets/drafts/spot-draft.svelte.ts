/** One thing to be put somewhere: a piece of terrain, a way in or out, a beacon, a fighter token, a ship that jumps. */
import type { Rejection } from '@broadside/rules/kernel';
import type { Spot } from '#lib/board/chart.ts';
import { middleOf, type Bounds } from '#lib/open-table/plans/bounds.ts';
import { SpotPlan, type PlannedPose } from '#lib/open-table/plans/spot-plan.svelte.ts';
import type { FleetOffer, FleetOrder } from '@broadside/rules/mechanics/blueprint-fleets';
import type { FleetKit } from '../kit.ts';
import type { DraftJudge } from './judge.ts';

export type DraftedJumpOffer = Extract<FleetOffer, { kind: 'short-range-jump' | 'matrix-jump' }>;
export type SpotOffer =
  | Extract<
      FleetOffer,
      { kind: 'place-terrain' | 'open-portal' | 'place-entry-portal' | 'deploy-beacon' | 'move-fighter' | 'lay-mines' }
    >
  | DraftedJumpOffer;

function boundsOf(offer: SpotOffer): Bounds {
  switch (offer.kind) {
    case 'place-terrain':
    case 'lay-mines':
      return { kind: 'area', area: offer.region };
    case 'place-entry-portal':
    case 'matrix-jump':
      return { kind: 'area', area: offer.onTable };
    case 'open-portal':
      return { kind: 'reach', centre: offer.from, mostMils: offer.reachMils + offer.discRadiusMils };
    case 'move-fighter':
      return { kind: 'reach', centre: offer.from, mostMils: offer.maxMils };
    case 'deploy-beacon':
      return { kind: 'reach', centre: offer.around, leastMils: offer.minMils, mostMils: offer.maxMils };
    case 'short-range-jump':
      return { kind: 'reach', centre: offer.around, mostMils: offer.reachMils };
  }
}

const turnsOf = (offer: SpotOffer): boolean =>
  offer.kind === 'place-terrain' ? offer.footprint.kind === 'rectangle' : shipOf(offer) !== undefined;

/** The ship that is put somewhere: one that jumps, or goes ahead to lay mines. */
const shipOf = (offer: SpotOffer): string | undefined =>
  offer.kind === 'lay-mines' || offer.kind === 'short-range-jump' || offer.kind === 'matrix-jump'
    ? offer.ship
    : undefined;

export class SpotDraft extends SpotPlan {
  readonly offer: SpotOffer;
  readonly #kit: FleetKit;
  readonly #judge: DraftJudge;
  readonly command: FleetOrder = $derived.by(() => this.#commandOf(this.at));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(kit: FleetKit, offer: SpotOffer, first: PlannedPose | undefined, judge: DraftJudge) {
    const bounds = boundsOf(offer);
    const at = 'from' in offer ? offer.from : bounds.kind === 'area' ? middleOf(bounds.area) : bounds.centre;
    super(bounds, first ?? { at, facingCdeg: 0 }, turnsOf(offer));
    this.offer = offer;
    this.#kit = kit;
    this.#judge = judge;
    this.words = offer.label;
  }

  /** The offer where a ship jumps. */
  get jump(): DraftedJumpOffer | undefined {
    const { offer } = this;
    return offer.kind === 'short-range-jump' || offer.kind === 'matrix-jump' ? offer : undefined;
  }

  get ship(): string | undefined {
    return shipOf(this.offer);
  }

  #commandOf(at: Spot): FleetOrder {
    const { offer } = this;
    switch (offer.kind) {
      case 'place-terrain':
        return this.turns
          ? { kind: 'place-terrain', terrain: offer.terrain, at, facingCdeg: this.facingCdeg }
          : { kind: 'place-terrain', terrain: offer.terrain, at };
      case 'open-portal':
        return { kind: 'open-portal', ship: offer.ship, at };
      case 'deploy-beacon':
        return { kind: 'deploy-beacon', ship: offer.ship, at };
      case 'place-entry-portal':
        return { kind: 'place-entry-portal', squadron: offer.squadron, at };
      case 'short-range-jump':
        return { kind: offer.kind, ship: offer.ship, to: offer.to, at, facingCdeg: this.facingCdeg };
      case 'lay-mines':
      case 'matrix-jump':
        return { kind: offer.kind, ship: offer.ship, at, facingCdeg: this.facingCdeg };
      case 'move-fighter':
        return { kind: 'move-fighter', fighter: offer.fighter, to: at };
    }
  }

  /** A fighter beside a base, in contact with it. */
  touch(base: { at: Spot; radiusMils: number }): void {
    if (this.offer.kind === 'move-fighter')
      this.rest(base.at, base.radiusMils + this.#kit.fighterRadiusMils, (at) => !this.#judge(this.#commandOf(at)));
  }

  /** A beacon goes round the ship; the others turn where they stand. */
  override turn(byCdeg: number): void {
    if (this.offer.kind === 'deploy-beacon') this.swing(byCdeg);
    else super.turn(byCdeg);
  }
}
