/** A squadron being deployed, or coming in by its portal: every ship's place and facing, which fighters are out. */
import type { Rejection } from '@broadside/rules/kernel';
import { along, type Spot } from '#lib/board/chart.ts';
import { fan } from '#lib/open-table/fan.ts';
import { inArea, outsideMils, type Strip } from '#lib/open-table/plans/bounds.ts';
import { StationsPlan } from '#lib/open-table/plans/stations-plan.svelte.ts';
import type { FleetOffer, FleetOrder, State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { FleetKit } from '../kit.ts';
import type { DraftJudge } from './judge.ts';

export type DeployOffer = Extract<FleetOffer, { kind: 'deploy-squadron' | 'enter-squadron' | 'spring-ambush' }>;
type DeployOrder = Extract<FleetOrder, { kind: DeployOffer['kind'] }>;

export class DeployDraft extends StationsPlan {
  override readonly choices = ['stations', 'out', 'current', 'together'];
  readonly offer: DeployOffer;
  out = $state.raw<DeployOrder['fighters']>([]);
  readonly #state: State;
  readonly #kit: FleetKit;
  readonly #judge: DraftJudge;
  readonly #first: DeployOrder;

  readonly command: DeployOrder = $derived.by(() => ({
    kind: this.offer.kind,
    squadron: this.offer.squadron,
    ships: this.stations.map(({ ship, at, facingCdeg }) => ({ ship, at: { ...at }, facingCdeg })),
    fighters: [...this.out],
  }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(kit: FleetKit, state: State, offer: DeployOffer, first: DeployOrder, judge: DraftJudge) {
    super(first.ships);
    this.#kit = kit;
    this.#state = state;
    this.offer = offer;
    this.#judge = judge;
    this.#first = first;
    this.words = offer.label;
    this.out = first.fighters;
  }

  override reset(): void {
    super.reset();
    this.out = this.#first.fighters;
  }

  #radius(id: string): number {
    const ship = this.#state.ships[id];
    return ship ? this.#kit.baseRadiusMils(ship) : 0;
  }

  /** The strip that a place lies in or is nearest to: the interdictor of a convoy has two. The whole table where it comes in. */
  #area(at: Spot): Strip {
    const { offer } = this;
    const { widthMils, heightMils } = this.#state.match.table;
    if (offer.kind !== 'deploy-squadron') return { west: 0, south: 0, east: widthMils, north: heightMils };
    const { zone, otherZone } = offer;
    return otherZone !== null && outsideMils(otherZone, at) < outsideMils(zone, at) ? otherZone : zone;
  }

  protected kept(ship: string, wish: Spot): Spot {
    return inArea(this.#area(wish), wish, this.#radius(ship));
  }

  press(ship: string): boolean {
    const station = this.stationOf(ship);
    if (station !== undefined) this.current = ship;
    return station !== undefined;
  }

  override drag(id: string, to: Spot): void {
    super.drag(id, to);
    this.#carryFighters();
  }

  /** Puts a fighter out beside its carrier, or takes it aboard again. */
  toggle(fighter: string): void {
    if (this.out.some((each) => each.fighter === fighter)) {
      this.out = this.out.filter((each) => each.fighter !== fighter);
      return;
    }
    const at = this.#berth(fighter, this.out);
    if (at) this.out = [...this.out, { fighter, at }];
  }

  /** The first place round the carrier that the rules allow. */
  #berth(fighter: string, out: DeployOrder['fighters']): Spot | undefined {
    const carrier = this.#state.fighters[fighter]?.carrier ?? '';
    const station = this.stationOf(carrier);
    if (!station) return undefined;
    const ring = this.#radius(carrier) + this.#kit.fighterRadiusMils;
    return fan(station.facingCdeg, 1000, 36)
      .map((bearing) => along(station.at, bearing, ring))
      .find((at) => !this.#judge({ ...this.command, fighters: [...out, { fighter, at }] }));
  }

  /** Fighters that are out stay beside their carrier when it is moved. */
  #carryFighters(): void {
    let out: DeployOrder['fighters'] = [];
    for (const { fighter } of this.out) {
      const at = this.#berth(fighter, out);
      if (at) out = [...out, { fighter, at }];
    }
    this.out = out;
  }
}
