/** One straight move of a ship being planned: where it may go is the offer's, what comes of it each game's own. */
import { distanceMils, legEnd, type Envelope, type Leg, type Quadrant } from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import { commanderOf, type Ship, type State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { Spot } from '#lib/board/chart.ts';
import type { Worth } from '#lib/open-table/plans/first-leg.ts';
import { LegPlan } from '#lib/open-table/plans/leg-plan.svelte.ts';
import type { AnyFleetOffer, FleetKit } from '../kit.ts';

export interface MoveOfferShown extends AnyFleetOffer, Envelope {
  readonly ship: Ship['id'];
}

/** What the rules say of a place where the ship may end, for the panel beside the fleets. */
export interface PlaceAhead {
  readonly nearest: { readonly name: string; readonly rangeMils: number; readonly bearingCdeg: number } | undefined;
  readonly inArc: Readonly<Record<Quadrant, readonly string[]>>;
  readonly command: { readonly commander: string; readonly rangeMils: number; readonly inReach: boolean } | null;
}

export abstract class FleetMoveDraft extends LegPlan {
  abstract readonly offer: MoveOfferShown;
  readonly ship: Ship;
  abstract readonly reason: Rejection | undefined;
  /** How it would stand at the end. */
  abstract readonly preview: PlaceAhead | undefined;
  /** A freighter of the convoy gets out by its edge. */
  abstract readonly exits: boolean;
  /** The ship is lost on the way. */
  abstract readonly leaves: boolean;
  abstract readonly words: string;
  readonly #kit: FleetKit;
  readonly #state: State;

  constructor(kit: FleetKit, state: State, offer: MoveOfferShown) {
    super(offer);
    const ship = state.ships[offer.ship];
    if (!ship) throw new Error(`an offer to move ${offer.ship}, which is not there`);
    this.ship = ship;
    this.#kit = kit;
    this.#state = state;
  }

  /** Opens on the best leg, by what each is worth to the game, in reach of the commander where that goes. */
  protected openBy(worthOf: (leg: Leg) => Worth): void {
    this.open({ worthOf, wanted: (leg) => this.#together(leg) });
  }

  /** The place is one where a freighter of the convoy has left the table, and got away. */
  protected getsAway(at: Spot): boolean {
    return this.#kit.getsAway(this.#state, { ...this.ship, at });
  }

  /** A ship ends in reach of its commander; a commander, of those who have moved already and follow no more. */
  #together(leg: Leg): boolean {
    const { squadrons, ships } = this.#state;
    const squadron = squadrons[this.ship.squadron];
    const commander = squadron && commanderOf(this.#state, squadron);
    if (!commander || this.#kit.isCivilian(this.ship)) return true;
    const end = legEnd(this.envelope, leg);
    const moved = squadron.ships.flatMap((id) => (ships[id]?.activation.movementOver ? ships[id] : []));
    const mates = commander.id === this.ship.id ? moved : [commander];
    return mates.every(
      ({ id, at }) => id === this.ship.id || !at || distanceMils(at, end) <= this.#kit.commandRadiusMils,
    );
  }
}
