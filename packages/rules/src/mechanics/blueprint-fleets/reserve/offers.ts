import type { FighterId, Point, PortalId, ShipId, SquadronId } from '../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../records.ts';

export interface ReserveSquadronOffer extends OfferOf<'reserve-squadron'> {
  readonly squadron: SquadronId;
  /** What it costs, and what the reserve may still take. */
  readonly points: number;
  readonly room: number;
}

export interface EntryPortalOffer extends OfferOf<'place-entry-portal'> {
  readonly squadron: SquadronId;
  readonly discRadiusMils: number;
  /** The centre of the disc lies in here … */
  readonly onTable: Zone;
  /** … its edge this far from every planet and active beacon … */
  readonly clearanceMils: number;
  /** … and outside these areas. */
  readonly portalFree: readonly Zone[];
}

export type PassReserveOffer = OfferOf<'pass-reserve'>;

export interface EnterSquadronOffer extends OfferOf<'enter-squadron'> {
  readonly squadron: SquadronId;
  readonly portal: PortalId;
  readonly ships: readonly ShipId[];
  /** Those that may be out, touching their carrier. */
  readonly fighters: readonly FighterId[];
  /** Every base touches or overlaps this disc, or where it is full a ship placed before. */
  readonly around: Point;
  readonly discRadiusMils: number;
}

export type ReserveOffer = ReserveSquadronOffer | EntryPortalOffer | PassReserveOffer | EnterSquadronOffer;
