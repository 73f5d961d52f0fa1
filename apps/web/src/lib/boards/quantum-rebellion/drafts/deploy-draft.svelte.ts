/** A squadron being deployed, or coming in by its portal: every ship's place and facing, which fighters are out. It opens on a ready suggestion. */
import { normaliseCdeg } from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import { along, type Spot } from '#lib/board/chart.ts';
import { baseRadiusMils, fighterRadiusMils, type Command, type Offer, type State, type Zone } from '../rules.ts';
import type { Judge } from './move-draft.svelte.ts';

export type DeployOffer = Extract<Offer, { kind: 'deploy-squadron' | 'enter-squadron' | 'spring-ambush' }>;
type DeployCommand = Extract<Command, { kind: 'deploy-squadron' | 'enter-squadron' | 'spring-ambush' }>;
export interface Station {
  readonly ship: string;
  readonly at: Spot;
  readonly facingCdeg: number;
}

/** The strip that a place lies in or is nearest to: the interdictor of a convoy has two. */
function zoneAt({ zone, otherZone }: Extract<DeployOffer, { kind: 'deploy-squadron' }>, at: Spot): Zone {
  const away = (each: Zone): number =>
    Math.max(each.south - at.yMils, at.yMils - each.north, 0) + Math.max(each.west - at.xMils, at.xMils - each.east, 0);
  return otherZone !== null && away(otherZone) < away(zone) ? otherZone : zone;
}

export class DeployDraft {
  readonly form = 'deploy';
  readonly choices = ['stations', 'out', 'current', 'together'];
  readonly offer: DeployOffer;
  stations = $state.raw<readonly Station[]>([]);
  out = $state.raw<DeployCommand['fighters']>([]);
  /** The ship whose place is being set. */
  current = $state('');
  /** Dragging one drags all. */
  together = $state(false);
  readonly #state: State;
  readonly #judge: Judge;
  readonly #first: DeployCommand;

  readonly command: Command = $derived.by(() => ({
    kind: this.offer.kind,
    squadron: this.offer.squadron,
    ships: this.stations.map(({ ship, at, facingCdeg }) => ({ ship, at: { ...at }, facingCdeg })),
    fighters: [...this.out],
  }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(state: State, offer: DeployOffer, first: DeployCommand, judge: Judge) {
    this.#state = state;
    this.offer = offer;
    this.#judge = judge;
    this.#first = first;
    this.words = offer.label;
    this.stations = first.ships;
    this.out = first.fighters;
    this.current = first.ships[0]?.ship ?? '';
  }

  reset(): void {
    this.stations = this.#first.ships;
    this.out = this.#first.fighters;
  }

  get station(): Station | undefined {
    return this.stations.find((each) => each.ship === this.current);
  }

  #radius(id: string): number {
    const ship = this.#state.ships[id];
    return ship ? baseRadiusMils(ship) : 0;
  }

  /** Keeps a base wholly inside the zone, or on the table, so that only other bases can be in the way. */
  #inZone(id: string, at: Spot): Spot {
    const radius = this.#radius(id);
    const { widthMils, heightMils } = this.#state.match.table;
    const table = { west: 0, south: 0, east: widthMils, north: heightMils };
    const { west, east, south, north } = this.offer.kind === 'deploy-squadron' ? zoneAt(this.offer, at) : table;
    return {
      xMils: Math.min(east - radius, Math.max(west + radius, at.xMils)),
      yMils: Math.min(north - radius, Math.max(south + radius, at.yMils)),
    };
  }

  drag(id: string, to: Spot): void {
    const old = this.stations.find((each) => each.ship === id);
    if (!old) return;
    this.current = id;
    const by = { x: to.xMils - old.at.xMils, y: to.yMils - old.at.yMils };
    this.stations = this.stations.map((each) => {
      if (each.ship !== id && !this.together) return each;
      const wish = each.ship === id ? to : { xMils: each.at.xMils + by.x, yMils: each.at.yMils + by.y };
      return { ...each, at: this.#inZone(each.ship, wish) };
    });
    this.#carryFighters();
  }

  face(facingCdeg: number, all = false): void {
    this.stations = this.stations.map((each) =>
      all || each.ship === this.current ? { ...each, facingCdeg: normaliseCdeg(facingCdeg) } : each,
    );
  }

  turn(byCdeg: number): void {
    if (this.station) this.face(this.station.facingCdeg + byCdeg);
  }

  nudge(eastMils: number, northMils: number): void {
    const station = this.station;
    if (station) this.drag(station.ship, { xMils: station.at.xMils + eastMils, yMils: station.at.yMils + northMils });
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
  #berth(fighter: string, out: DeployCommand['fighters']): Spot | undefined {
    const carrier = this.#state.fighters[fighter]?.carrier ?? '';
    const station = this.stations.find((each) => each.ship === carrier);
    if (!station) return undefined;
    const ring = this.#radius(carrier) + fighterRadiusMils;
    const base = this.command as DeployCommand;
    for (let step = 0; step < 36; step++) {
      const side = step % 2 === 0 ? 1 : -1;
      const at = along(station.at, normaliseCdeg(station.facingCdeg + side * Math.ceil(step / 2) * 1000), ring);
      if (!this.#judge({ ...base, fighters: [...out, { fighter, at }] })) return at;
    }
    return undefined;
  }

  /** Fighters that are out stay beside their carrier when it is moved. */
  #carryFighters(): void {
    if (this.out.length === 0) return;
    const wanted = this.out.map((each) => each.fighter);
    let out: DeployCommand['fighters'] = [];
    for (const fighter of wanted) {
      const at = this.#berth(fighter, out);
      if (at) out = [...out, { fighter, at }];
    }
    this.out = out;
  }
}
