/** A way round a planet being planned: the straight leg to the circle, how many segments, the straight leg away. */
import {
  distanceMils as apart,
  legTowards,
  nearestLeg,
  normaliseCdeg,
  type Envelope,
  type Leg,
} from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import type { Spot } from '#lib/board/chart.ts';
import type { FleetOffer, FleetOrder, RouteAhead, Ship, State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { DraftJudge } from './judge.ts';

export type RouteOffer = Extract<FleetOffer, { kind: 'enter-orbit' | 'follow-orbit' | 'leave-orbit' | 'slingshot' }>;
export type RouteOrder = Extract<FleetOrder, { kind: RouteOffer['kind'] }>;
interface Approach {
  readonly courseCdeg: number;
  readonly distanceMils: number;
}

/** What the rules say of a route; `lost`: something on the way takes the ship. */
export interface RoutePreviewed extends RouteAhead {
  readonly lost: boolean;
}

export class RouteDraft {
  readonly form = 'route';
  readonly choices = ['approach', 'segments', 'riders', 'exit'];
  readonly offer: RouteOffer;
  readonly ship: Ship;
  approach = $state.raw<Approach>({ courseCdeg: 0, distanceMils: 0 });
  segments = $state(1);
  /** Fighters that ride along: all that may, or nobody where they find no room. */
  riders = $state.raw<readonly string[]>([]);
  /** Nothing: the ship stays on the circle. */
  exit = $state.raw<Leg | undefined>();
  readonly #asked: (order: RouteOrder) => RoutePreviewed | undefined;
  readonly #judge: DraftJudge;
  readonly command: RouteOrder = $derived.by(() => this.#commandOf());
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly preview: RoutePreviewed | undefined = $derived.by(() => this.#asked(this.command));
  readonly leaves: boolean = $derived.by(() => this.preview?.leavesTable === true || this.preview?.lost === true);
  readonly words: string = $derived.by(() => this.#wording());

  constructor(
    state: State,
    offer: RouteOffer,
    judge: DraftJudge,
    asked: (order: RouteOrder) => RoutePreviewed | undefined,
  ) {
    const ship = state.ships[offer.ship];
    if (!ship) throw new Error(`an offer of a way for ${offer.ship}, which is not there`);
    this.offer = offer;
    this.ship = ship;
    this.#asked = asked;
    this.#judge = judge;
    this.reset();
  }

  /** The way in short legs, for the board. */
  get legs(): readonly { readonly from: Spot; readonly to: Spot; readonly kind: 'clear' }[] {
    const way = (this.preview?.way ?? []).map(({ at }) => at);
    const begin = this.ship.at;
    return begin === null ? [] : way.map((to, index) => ({ from: way[index - 1] ?? begin, to, kind: 'clear' }));
  }

  /** Whether a straight leg leads to the circle, and whether one leads away from it. */
  get comes(): boolean {
    return this.offer.kind === 'enter-orbit' || this.offer.kind === 'slingshot';
  }
  get goes(): boolean {
    return this.offer.kind === 'leave-orbit' || this.offer.kind === 'slingshot';
  }
  get most(): number {
    const { offer } = this;
    return 'circle' in offer ? offer.circle.stops.length : offer.mostSegments;
  }
  /** Segments without a price. */
  get free(): number {
    const { offer } = this;
    return 'circle' in offer ? offer.circle.stops.filter((stop) => stop.price === 0).length : offer.freeSegments;
  }
  get joined(): Spot {
    return this.preview?.joined ?? this.ship.at ?? { xMils: 0, yMils: 0 };
  }

  #commandOf(): RouteOrder {
    const { kind, ship, planet } = this.offer;
    const { courseCdeg, distanceMils } = this.approach;
    const common = { ship, planet, segments: this.segments, carry: [...this.riders] };
    const { facingCdeg } = this.#stop();
    const exit = this.exit ?? { courseCdeg: facingCdeg, distanceMils: 0, facingCdeg };
    switch (kind) {
      case 'enter-orbit':
        return { kind, ...common, courseCdeg, distanceMils };
      case 'follow-orbit':
        return { kind, ...common };
      case 'leave-orbit':
        return { kind, ...common, ...exit };
      case 'slingshot':
        return { kind, ...common, approach: { courseCdeg, distanceMils }, exit };
    }
  }

  /** The place that the segments lead to, on the circle of the approach as it is. */
  #stop(): { at: Spot; facingCdeg: number } {
    const { ship, planet } = this.offer;
    const probe: RouteOrder =
      this.comes && this.approach.distanceMils > 0
        ? { kind: 'enter-orbit', ship, planet, segments: this.segments, carry: [], ...this.approach }
        : { kind: 'follow-orbit', ship, planet, segments: this.segments, carry: [] };
    const preview = this.#asked(probe);
    return preview?.left ?? { at: this.ship.at ?? { xMils: 0, yMils: 0 }, facingCdeg: this.ship.facingCdeg };
  }

  /** What the straight leg to the circle may be. */
  get approachEnvelope(): Envelope | undefined {
    const { offer } = this;
    if (offer.kind !== 'enter-orbit' && offer.kind !== 'slingshot') return undefined;
    const { from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg } = offer;
    return { from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg };
  }

  /** What the straight leg away from the circle may be. */
  get exitEnvelope(): Envelope | undefined {
    const { offer } = this;
    const stop = this.#stop();
    if (offer.kind === 'leave-orbit') {
      const leg = offer.exits[this.segments - 1];
      return leg && { ...leg, from: stop.at };
    }
    if (offer.kind !== 'slingshot') return undefined;
    const { turningArcCdeg, maxMils, finalTurnCdeg } = offer;
    const left = Math.max(0, maxMils - this.approach.distanceMils);
    return { from: stop.at, facingCdeg: stop.facingCdeg, turningArcCdeg, minMils: 0, maxMils: left, finalTurnCdeg };
  }

  #wording(): string {
    const { name } = this.ship;
    switch (this.offer.kind) {
      case 'enter-orbit':
        return `Take ${name} into orbit`;
      case 'follow-orbit':
        return `Keep ${name} in orbit`;
      case 'leave-orbit':
        return `Swing ${name} out of orbit`;
      case 'slingshot':
        return `Sling ${name} round`;
    }
  }

  /** Opens on the fewest segments that may be given, from the offer's own example of an approach. */
  reset(): void {
    const { offer } = this;
    this.exit = undefined;
    if ('example' in offer) {
      const { courseCdeg, distanceMils } = offer.example;
      this.approach = { courseCdeg, distanceMils };
    }
    for (const riders of [offer.carry, []]) {
      this.riders = riders;
      for (this.segments = 1; this.segments <= this.most; this.segments += 1)
        if (!this.#judge(this.#commandOf())) return;
    }
    this.segments = 1;
  }

  setSegments(segments: number): void {
    this.segments = Math.min(this.most, Math.max(1, segments));
    this.#keepExit();
  }

  /** The end of the approach follows the pointer; near the ship itself a slingshot may begin where it is. */
  dragApproach(to: Spot): void {
    const envelope = this.approachEnvelope;
    if (envelope === undefined) return;
    const { courseCdeg, distanceMils } = legTowards(envelope, to);
    const here = this.offer.kind === 'slingshot' && this.offer.here !== null && apart(envelope.from, to) < 750;
    this.approach = { courseCdeg, distanceMils: here ? 0 : distanceMils };
    this.#keepExit();
  }

  /** The leg to the circle in figures: each is brought to the nearest that the ship can fly. */
  setApproach(wish: Partial<Approach>): void {
    const envelope = this.approachEnvelope;
    if (envelope === undefined) return;
    const wished = { ...this.approach, facingCdeg: envelope.facingCdeg, ...wish };
    const here = this.offer.kind === 'slingshot' && this.offer.here !== null && wished.distanceMils === 0;
    const { courseCdeg, distanceMils } = here ? wished : nearestLeg(envelope, wished);
    this.approach = { courseCdeg, distanceMils };
    this.#keepExit();
  }

  dragExit(to: Spot): void {
    const envelope = this.exitEnvelope;
    if (envelope !== undefined) this.exit = apart(envelope.from, to) < 500 ? undefined : legTowards(envelope, to);
  }

  setExit(distanceMils: number): void {
    const envelope = this.exitEnvelope;
    if (envelope === undefined) return;
    const wish = this.exit ?? { courseCdeg: envelope.facingCdeg, facingCdeg: envelope.facingCdeg };
    this.exit = distanceMils === 0 ? undefined : nearestLeg(envelope, { ...wish, distanceMils });
  }

  /** Turns the leg away, the facing with it; where there is none, the leg to the circle. */
  turn(byCdeg: number): void {
    if (this.exit) this.setExitCourse(this.exit.courseCdeg + byCdeg);
    else if (this.comes) this.setApproach({ courseCdeg: normaliseCdeg(this.approach.courseCdeg + byCdeg) });
  }

  setExitCourse(course: number): void {
    const [envelope, exit] = [this.exitEnvelope, this.exit];
    if (envelope === undefined || exit === undefined) return;
    const courseCdeg = normaliseCdeg(course);
    this.exit = nearestLeg(envelope, { ...exit, courseCdeg, facingCdeg: courseCdeg });
  }

  /** The leg away begins elsewhere now: the nearest one that is legal. */
  #keepExit(): void {
    const [envelope, exit] = [this.exitEnvelope, this.exit];
    if (envelope === undefined || exit === undefined) return;
    const leg = nearestLeg(envelope, exit);
    this.exit = leg.distanceMils === 0 ? undefined : leg;
  }
}
