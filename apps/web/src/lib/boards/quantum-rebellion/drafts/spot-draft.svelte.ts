/** One thing to be put somewhere: a piece of terrain, a way in or out, a beacon, a fighter token, a ship that jumps. */
import { distanceMils, normaliseCdeg } from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import { along, bearingCdeg, type Spot } from '#lib/board/chart.ts';
import { fighterRadiusMils, type Command, type Offer } from '../rules.ts';
import type { Judge } from './move-draft.svelte.ts';

export type JumpOffer = Extract<Offer, { kind: 'short-range-jump' | 'matrix-jump' }>;
export type SpotOffer =
  | Extract<
      Offer,
      { kind: 'place-terrain' | 'open-portal' | 'place-entry-portal' | 'deploy-beacon' | 'move-fighter' | 'lay-mines' }
    >
  | JumpOffer;

export class SpotDraft {
  readonly form = 'spot';
  readonly choices = ['at', 'facingCdeg'];
  readonly offer: SpotOffer;
  at = $state.raw<Spot>({ xMils: 0, yMils: 0 });
  facingCdeg = $state(0);
  readonly #judge: Judge;
  readonly #first: Spot;
  readonly command: Command = $derived.by(() => this.#commandOf(this.at));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(offer: SpotOffer, first: { at: Spot; facingCdeg: number } | undefined, judge: Judge) {
    this.offer = offer;
    this.#judge = judge;
    this.facingCdeg = first?.facingCdeg ?? 0;
    this.#first =
      first?.at ?? ('from' in offer ? offer.from : middle('region' in offer ? offer.region : offer.onTable));
    this.at = this.#first;
    this.words = offer.label;
  }

  /** Where it began: dragging it does not move what is looked at. */
  get start(): Spot {
    return this.#first;
  }

  /** The offer where a ship jumps. */
  get jump(): JumpOffer | undefined {
    const { offer } = this;
    return offer.kind === 'short-range-jump' || offer.kind === 'matrix-jump' ? offer : undefined;
  }

  /** The ship that is put somewhere: one that jumps, or goes ahead to lay mines. */
  get ship(): string | undefined {
    return this.offer.kind === 'lay-mines' ? this.offer.ship : this.jump?.ship;
  }

  /** A rectangle is turned as it is laid, a ship faces where it likes after its jump. */
  get turns(): boolean {
    if (this.ship !== undefined) return true;
    return this.offer.kind === 'place-terrain' && this.offer.footprint.kind === 'rectangle';
  }

  #commandOf(at: Spot): Command {
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

  reset(): void {
    this.at = this.#first;
  }

  /** Each stays where it may be: in its region, on the table, or within its reach. */
  drag(to: Spot): void {
    const { offer } = this;
    if (
      offer.kind === 'place-terrain' ||
      offer.kind === 'lay-mines' ||
      offer.kind === 'place-entry-portal' ||
      offer.kind === 'matrix-jump'
    ) {
      const { west, east, south, north } = 'region' in offer ? offer.region : offer.onTable;
      this.at = { xMils: clamp(to.xMils, west, east), yMils: clamp(to.yMils, south, north) };
      return;
    }
    const { centre, mostMils } = reachOf(offer);
    const away = distanceMils(centre, to);
    if (offer.kind === 'deploy-beacon') {
      // Where the ship must be touched, there is one distance alone.
      const kept = clamp(away, offer.minMils, mostMils);
      this.at = kept === away ? to : along(centre, bearingCdeg(centre, to), kept);
      return;
    }
    this.at = away <= mostMils ? to : along(centre, bearingCdeg(centre, to), mostMils - 1);
  }

  /** Beside a base, in contact with it, on the side that the token comes from. */
  touch(base: { at: Spot; radiusMils: number }): void {
    if (this.offer.kind !== 'move-fighter') return;
    const from = this.offer.from;
    const gap = base.radiusMils + fighterRadiusMils;
    const start = distanceMils(base.at, from) === 0 ? 0 : bearingCdeg(base.at, from);
    for (let step = 0; step < 24; step++) {
      const side = step % 2 === 0 ? 1 : -1;
      const at = along(base.at, normaliseCdeg(start + side * Math.ceil(step / 2) * 1500), gap);
      if (!this.#judge(this.#commandOf(at))) {
        this.at = at;
        return;
      }
    }
    this.drag(along(base.at, start, gap));
  }

  nudge(eastMils: number, northMils: number): void {
    this.drag({ xMils: this.at.xMils + eastMils, yMils: this.at.yMils + northMils });
  }

  /** A beacon in figures: which way from the ship, and how far. */
  place(bearing: number, awayMils: number): void {
    if (this.offer.kind === 'deploy-beacon') this.at = along(this.offer.around, normaliseCdeg(bearing), awayMils);
  }

  turn(byCdeg: number): void {
    if (this.offer.kind === 'deploy-beacon') {
      const { around } = this.offer;
      this.place(bearingCdeg(around, this.at) + byCdeg, distanceMils(around, this.at));
    } else if (this.turns) this.facingCdeg = normaliseCdeg(this.facingCdeg + byCdeg);
  }

  face(facingCdeg: number): void {
    if (this.turns) this.facingCdeg = normaliseCdeg(facingCdeg);
  }
}

type ReachOffer = Extract<SpotOffer, { kind: 'open-portal' | 'deploy-beacon' | 'move-fighter' | 'short-range-jump' }>;

/** How far from where the thing may be put. */
export function reachOf(offer: ReachOffer): { readonly centre: Spot; readonly mostMils: number } {
  switch (offer.kind) {
    case 'open-portal':
      return { centre: offer.from, mostMils: offer.reachMils + offer.discRadiusMils };
    case 'move-fighter':
      return { centre: offer.from, mostMils: offer.maxMils };
    case 'deploy-beacon':
      return { centre: offer.around, mostMils: offer.maxMils };
    case 'short-range-jump':
      return { centre: offer.around, mostMils: offer.reachMils };
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const middle = (zone: { west: number; east: number; south: number; north: number }): Spot => ({
  xMils: Math.round((zone.west + zone.east) / 2),
  yMils: Math.round((zone.south + zone.north) / 2),
});
