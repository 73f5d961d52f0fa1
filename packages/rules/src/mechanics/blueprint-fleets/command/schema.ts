/** Orders of the Command segment that are alike in the family: opening a portal, setting shields. */
import * as z from 'zod';
import type { LogPart, RuleId } from '../../../kernel/contract.ts';
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { arc, type Arc, point, type Point, portalId, shipId, type ShipId } from '../ids.ts';
import { shipName, type Told } from '../names.ts';
import type { State } from '../table.ts';
import type { OpeningRules } from './portal.ts';

/** Opens a way out into hyperspace; `at` is the centre of its disc. */
export const openPortal = z.strictObject({ kind: z.literal('open-portal'), ship: shipId, at: point });
const portalOpened = z.strictObject({ kind: z.literal('portal-opened'), portal: portalId, ship: shipId, at: point });

const arcsOf = <SpaceId extends string>(spaceId: z.ZodEnum<{ [id in SpaceId]: id }>) =>
  z.partialRecord(spaceId, arc.nullable());

/** Sets the named Shield Generators to an arc, or lowers them with null; the others stay. */
export const setShieldsOf = <SpaceId extends string>(spaceId: z.ZodEnum<{ [id in SpaceId]: id }>) =>
  z.strictObject({ kind: z.literal('set-shields'), ship: shipId, arcs: arcsOf(spaceId) });
/** The arcs of the generators that were set. */
const shieldsSetOf = <SpaceId extends string>(spaceId: z.ZodEnum<{ [id in SpaceId]: id }>) =>
  z.strictObject({ kind: z.literal('shields-set'), ship: shipId, arcs: arcsOf(spaceId) });

export interface OpenPortalOffer extends OfferOf<'open-portal'> {
  readonly ship: ShipId;
  readonly from: Point;
  readonly discRadiusMils: number;
  /** From the ship's post to the nearest edge of the disc. */
  readonly reachMils: number;
  /** From the disc's edge to the edge of any terrain. */
  readonly clearanceMils: number;
}

export const openPortalOffer = (
  { portal, reachMils, reach }: Pick<OpeningRules, 'portal' | 'reachMils' | 'reach'>,
  ship: { readonly id: ShipId; readonly name: string; readonly at: Point },
): OpenPortalOffer => ({
  kind: 'open-portal',
  label: `Open a portal with ${ship.name}`,
  about: [`ship:${ship.id}`],
  rule: reach,
  ship: ship.id,
  from: ship.at,
  discRadiusMils: portal.discRadiusMils,
  reachMils,
  clearanceMils: portal.clearanceMils,
});

export interface SetShieldsOffer<SpaceId extends string> extends OfferOf<'set-shields'> {
  readonly ship: ShipId;
  /** Its working Shield Generators; no two protect the same arc. */
  readonly generators: readonly SpaceId[];
  readonly arcs: readonly (Arc | null)[];
}

export const setShieldsOffer = <SpaceId extends string>(
  rule: RuleId,
  ship: { readonly id: ShipId; readonly name: string },
  generators: readonly SpaceId[],
): SetShieldsOffer<SpaceId> => ({
  kind: 'set-shields',
  label: `Set the shields of ${ship.name}`,
  about: [`ship:${ship.id}`],
  rule,
  ship: ship.id,
  generators,
  arcs: [...arc.options, null],
});

export const commandEventsOf = <SpaceId extends string>(spaceId: z.ZodEnum<{ [id in SpaceId]: id }>) =>
  [portalOpened, shieldsSetOf(spaceId)] as const;
type PortalOpened = z.infer<typeof portalOpened>;
interface ShieldsSet {
  readonly kind: 'shields-set';
  readonly ship: ShipId;
  readonly arcs: { readonly [space: string]: Arc | null | undefined };
}
export type CommandEvent = PortalOpened | ShieldsSet;

type Shielded = Omit<State, 'ships'> & { ships: { [id: string]: State['ships'][string] & { shields: object } } };

export const evolveCommand: EvolversOf<Shielded, CommandEvent> = {
  'portal-opened': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    draft.portals[event.portal] = { id: event.portal, seat: ship.seat, opener: ship.id, at: event.at, entry: null };
  },
  'shields-set': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) Object.assign(ship.shields, event.arcs);
  },
};

function shieldWords(event: ShieldsSet): LogPart {
  const arcs = Object.values(event.arcs);
  const raised = arcs.filter((each) => each !== null && each !== undefined);
  if (raised.length === 0) return ' lowers its shields.';
  return ` sets its shields: ${raised.join(', ')}${raised.length < arcs.length ? ', the others down' : ''}.`;
}

export const narrateCommand = (rules: Told<CommandEvent['kind']>): NarratorsOf<State, CommandEvent> => ({
  'portal-opened': (event, before) => ({
    parts: [shipName(before, event.ship), ' opens a portal into hyperspace.'],
    rules: rules['portal-opened'],
    tone: 'act',
  }),
  'shields-set': (event, before) => ({
    parts: [shipName(before, event.ship), shieldWords(event)],
    rules: rules['shields-set'],
    tone: 'act',
  }),
});
