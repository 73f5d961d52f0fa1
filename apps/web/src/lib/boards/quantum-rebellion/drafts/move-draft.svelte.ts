/** One straight move being planned: where to, how far, which way it faces at the end. */
import {
  finalFacingRange,
  legEnd,
  legTowards,
  nearestLeg,
  normaliseCdeg,
  type Envelope,
  type Leg,
} from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import type { Spot } from '#lib/board/chart.ts';
import {
  inConvoy,
  movePreview,
  overExitEdge,
  type Command,
  type MovePreview,
  type Offer,
  type Ship,
  type State,
} from '../rules.ts';

type MoveOffer = Extract<Offer, { kind: 'move-ship' | 'full-thrust' }>;
export type Judge = (command: Command) => Rejection | undefined;

export class MoveDraft {
  readonly form = 'move';
  readonly choices = ['leg', 'turned'];
  readonly offer: MoveOffer;
  readonly ship: Ship;
  readonly envelope: Envelope;
  leg = $state.raw<Leg>({ courseCdeg: 0, distanceMils: 0, facingCdeg: 0 });
  readonly #first: Leg;
  /** A facing set by hand stays while the ghost is dragged. */
  turned = false;

  readonly command: Command = $derived.by(() => this.#commandOf(this.leg));
  readonly end: Spot = $derived.by(() => legEnd(this.envelope, this.leg));
  readonly facings = $derived.by(() => finalFacingRange(this.envelope, this.leg.courseCdeg, this.leg.distanceMils));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly preview: MovePreview | undefined = $derived.by(() => {
    const { command } = this;
    return command.kind === 'move-ship' || command.kind === 'full-thrust'
      ? movePreview(this.#state, command)
      : undefined;
  });
  /** A freighter of the convoy gets out by its edge. */
  readonly exits: boolean = $derived.by(() => this.preview?.leavesTable === true && this.#isOut(this.end));
  readonly leaves: boolean = $derived.by(
    () =>
      (this.preview?.leavesTable === true && !this.exits) ||
      this.preview?.terrain.some((each) => each.effect.kind === 'destroyed') === true,
  );
  readonly words: string = $derived.by(() => this.#wording());
  readonly #judge: Judge;
  readonly #state: State;

  constructor(state: State, offer: MoveOffer, judge: Judge) {
    const ship = state.ships[offer.ship];
    if (!ship) throw new Error(`an offer to move ${offer.ship}, which is not there`);
    this.offer = offer;
    this.ship = ship;
    this.#judge = judge;
    this.#state = state;
    const { from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg } = offer;
    this.envelope = { from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg };
    this.#first = this.#ahead();
    this.leg = this.#first;
  }

  #wording(): string {
    if (this.exits) return `Bring ${this.ship.name} out`;
    if (this.leg.distanceMils === 0) return `Hold ${this.ship.name} where she is`;
    return this.offer.kind === 'full-thrust' ? `Thrust ${this.ship.name} on` : `Move ${this.ship.name}`;
  }

  #isOut(at: Spot): boolean {
    const { at: from } = this.ship;
    const placed = from && { ...this.ship, at: from };
    return placed !== null && inConvoy(this.#state, placed) && overExitEdge(this.#state, placed, at);
  }

  #commandOf(leg: Leg): Command {
    return { kind: this.offer.kind, ship: this.offer.ship, ...leg, carry: [...this.offer.carry] };
  }

  /** The longest legal move straight ahead that stays on the table and meets no harm. */
  #ahead(): Leg {
    const { facingCdeg, maxMils, minMils } = this.envelope;
    let legal: Leg | undefined;
    for (let distanceMils = maxMils; distanceMils >= minMils; distanceMils -= 1000) {
      const leg = nearestLeg(this.envelope, { courseCdeg: facingCdeg, distanceMils, facingCdeg });
      const command = this.#commandOf(leg);
      if (this.#judge(command) || (command.kind !== 'move-ship' && command.kind !== 'full-thrust')) continue;
      const preview = movePreview(this.#state, command);
      if (!preview || (preview.leavesTable && !this.#isOut(legEnd(this.envelope, leg)))) continue;
      if (preview.terrain.every((each) => each.effect.kind === 'none')) return leg;
      legal ??= leg;
    }
    return legal ?? nearestLeg(this.envelope, { courseCdeg: facingCdeg, distanceMils: minMils, facingCdeg });
  }

  reset(): void {
    this.turned = false;
    this.leg = this.#first;
  }

  /** Drops the ghost at a spot; it sticks to the edge of what is possible. */
  drag(to: Spot): void {
    this.leg = legTowards(this.envelope, to, this.turned ? this.leg.facingCdeg : undefined);
  }

  set(change: Partial<Leg>): void {
    if (change.facingCdeg !== undefined) this.turned = true;
    const follows = change.courseCdeg !== undefined && !this.turned;
    const facingCdeg = normaliseCdeg(change.facingCdeg ?? (follows ? (change.courseCdeg ?? 0) : this.leg.facingCdeg));
    const courseCdeg = normaliseCdeg(change.courseCdeg ?? this.leg.courseCdeg);
    this.leg = nearestLeg(this.envelope, { ...this.leg, ...change, courseCdeg, facingCdeg });
  }

  /** Moves the ghost by whole mils east and north. */
  nudge(eastMils: number, northMils: number): void {
    this.drag({ xMils: this.end.xMils + eastMils, yMils: this.end.yMils + northMils });
  }

  turn(byCdeg: number): void {
    this.set({ facingCdeg: normaliseCdeg(this.leg.facingCdeg + byCdeg) });
  }
}
