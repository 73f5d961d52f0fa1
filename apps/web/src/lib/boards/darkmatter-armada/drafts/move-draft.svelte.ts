/** A move being planned: its length is bound by the speed that the ship is set to. */
import { legEnd, type Leg } from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import { FleetMoveDraft } from '#lib/blueprint-fleets/drafts/move-draft.svelte.ts';
import type { Worth } from '#lib/open-table/plans/first-leg.ts';
import { kit } from '../kit.ts';
import { movePreview, type Command, type MovePreview, type Offer, type Ship, type State } from '../rules.ts';
import type { OrderJudge } from './judge.ts';

type MoveOffer = Extract<Offer, { kind: 'move-ship' }>;
type MoveCommand = Extract<Command, { kind: 'move-ship' }>;

export class MoveDraft extends FleetMoveDraft {
  readonly offer: MoveOffer;
  declare readonly ship: Ship;
  readonly command: MoveCommand = $derived.by(() => this.#commandOf(this.leg));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly preview: MovePreview | undefined = $derived.by(() => movePreview(this.#state, this.command));
  readonly exits: boolean = $derived.by(() => this.preview?.leavesTable === true && this.getsAway(this.end));
  readonly leaves: boolean = $derived.by(() => this.preview?.leavesTable === true && !this.exits);
  readonly words: string = $derived.by(() => this.#wording());
  readonly #judge: OrderJudge;
  readonly #state: State;

  constructor(state: State, offer: MoveOffer, judge: OrderJudge) {
    super(kit, state, offer);
    this.offer = offer;
    this.#judge = judge;
    this.#state = state;
    this.openBy((leg) => this.#worthOf(leg));
  }

  #wording(): string {
    if (this.exits) return `Bring ${this.ship.name} out`;
    const { distanceMils, facingCdeg } = this.leg;
    if (distanceMils > 0) return `Move ${this.ship.name}`;
    return facingCdeg === this.ship.facingCdeg ? `Hold ${this.ship.name} where she is` : `Turn ${this.ship.name}`;
  }

  #commandOf(leg: Leg): MoveCommand {
    return { kind: 'move-ship', ship: this.offer.ship, ...leg, carry: [...this.offer.carry] };
  }

  /** It begins with a leg that stays on the table, and with one that meets no harm where there is one. */
  #worthOf(leg: Leg): Worth {
    const command = this.#commandOf(leg);
    if (this.#judge(command)) return undefined;
    const preview = movePreview(this.#state, command);
    if (!preview || (preview.leavesTable && !this.getsAway(legEnd(this.envelope, leg)))) return undefined;
    return preview.terrain.length === 0 && preview.distanceMils === leg.distanceMils ? 'clear' : 'poor';
  }
}
