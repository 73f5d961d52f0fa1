/** What ships about planets may do now: circles, the ways to them and off them. */
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Ring } from '../../open-table/index.ts';
import type { FighterId, Point, ShipId } from '../ids.ts';
import type { LegEnvelope } from '../movement/riders.ts';

/** Where so many segments of the circle lead. */
export interface OrbitStop {
  readonly segments: number;
  readonly at: Point;
  readonly facingCdeg: number;
  /** Disorder markers. */
  readonly price: number;
  /** The base would reach over the table's edge there: a ship that ends so is lost. */
  readonly leavesTable: boolean;
}

/** A circle that the ship is on, or comes to by an approach. */
export interface Circle {
  readonly centre: Point;
  readonly radiusMils: number;
  readonly clockwise: boolean;
  /** One segment about the centre. */
  readonly segmentCdeg: number;
  readonly stops: readonly OrbitStop[];
}

/** What leads to a circle about the planet: any straight leg of these limits that ends in the ring, facing along it. */
export interface ApproachEnvelope extends LegEnvelope {
  readonly planet: string;
  /** The post ends in here. */
  readonly ring: Ring;
  readonly segmentCdeg: number;
  readonly freeSegments: number;
  readonly mostSegments: number;
  /** Disorder markers for more than the free segments. */
  readonly price: number;
  /** One approach that is legal, and where the circle leads from its end. */
  readonly example: { readonly courseCdeg: number; readonly distanceMils: number; readonly circle: Circle };
}

export interface EnterOrbitOffer extends OfferOf<'enter-orbit'>, ApproachEnvelope {}

/** The exit may use what the approach leaves of `maxMils`, by the turning arc from the tangent. */
export interface SlingshotOffer extends OfferOf<'slingshot'>, ApproachEnvelope {
  /** A ship that faces along a circle where it is may begin there, without an approach. */
  readonly here: Circle | null;
}

export interface FollowOrbitOffer extends OfferOf<'follow-orbit'> {
  readonly ship: ShipId;
  readonly planet: string;
  readonly circle: Circle;
  readonly carry: readonly FighterId[];
}

export interface LeaveOrbitOffer extends OfferOf<'leave-orbit'> {
  readonly ship: ShipId;
  readonly planet: string;
  readonly circle: Circle;
  /** The exits, one for each stop in order. */
  readonly exits: readonly LegEnvelope[];
  readonly carry: readonly FighterId[];
}

export interface PivotOffer extends OfferOf<'pivot-ship'> {
  readonly ship: ShipId;
  readonly facingCdeg: number;
  /** To either side of the facing. */
  readonly maxTurnCdeg: number;
}

export type ManeuverOffer = EnterOrbitOffer | SlingshotOffer | FollowOrbitOffer | LeaveOrbitOffer | PivotOffer;
