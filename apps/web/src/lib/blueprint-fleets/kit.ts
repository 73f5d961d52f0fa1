/** What a game of the family brings to its table: how its things look, what they are called, and where its rules differ. */
import { getContext, setContext } from 'svelte';
import type { RuleId, Seat } from '@broadside/rules/kernel';
import type {
  Arc,
  Beacon,
  FleetOffer,
  FleetOrder,
  Placed,
  Point,
  PortalId,
  Ship,
  SquadronId,
  State,
  Terrain,
  TerrainId,
} from '@broadside/rules/mechanics/blueprint-fleets';
import type { Badge, TerrainSymbol } from '#lib/board/chart.ts';

/** An offer of any game of the family: one that it shares, or a game's own. */
export interface AnyFleetOffer {
  readonly kind: string;
  readonly label: string;
  readonly about: readonly string[];
}

/** One of the offers that the family shares. */
export const isOffer = <K extends FleetOffer['kind']>(
  offer: AnyFleetOffer | undefined,
  ...kinds: readonly K[]
): offer is Extract<FleetOffer, { kind: K }> => (kinds as readonly string[]).includes(offer?.kind ?? '');

export const offersOf = <K extends FleetOffer['kind']>(
  offers: readonly AnyFleetOffer[],
  kind: K,
): readonly Extract<FleetOffer, { kind: K }>[] =>
  offers.filter((offer): offer is Extract<FleetOffer, { kind: K }> => offer.kind === kind);

/** What a field of an offer names, where it has that field. */
export function named(offer: AnyFleetOffer | undefined, field: string): string | undefined {
  const value: unknown = offer === undefined ? undefined : Reflect.get(offer, field);
  return typeof value === 'string' ? value : undefined;
}

/** Orders that leave nothing to choose, and the fields of the offer that they take. */
export type PlainOrders = Readonly<Record<string, readonly string[]>>;

/** How a hull is built: waders in curves, foundries in slabs. */
export type HullFamily = 'wader' | 'foundry';

export interface FleetKit {
  readonly fighterRadiusMils: number;
  readonly beaconRadiusMils: number;
  readonly portalRadiusMils: number;
  readonly ambushRadiusMils: number;
  readonly commandRadiusMils: number;
  /** Who builds in which family, by faction. */
  readonly families: Readonly<Record<string, HullFamily>>;
  /** The symbol of each kind of terrain. */
  readonly ground: Readonly<Record<string, TerrainSymbol>>;
  /** Orders that need only a press, kinds that come as a prompt, and kinds that are taken up by themselves. */
  readonly plain: PlainOrders;
  readonly prompts: readonly string[];
  readonly ready: readonly string[];
  /** What its book says of fighters that attack, in a sentence or two; and how ships stand that are found. */
  readonly words: {
    readonly fighterAttack: string;
    readonly dogfight: string;
    readonly beaconRaid: string;
    readonly found: string;
  };
  /** Rules that panels cite. */
  readonly rules: {
    /** More fighters launched than go free. */
    readonly launchPrice: RuleId;
  };
  baseRadiusMils(ship: Ship): number;
  /** The symbol of its class in lists. */
  glyphOf(ship: Ship): string;
  /** 'Heavy cruiser', 'CH'. */
  className(ship: Ship): string;
  classCode(ship: Ship): string;
  isCivilian(ship: Ship): boolean;
  /** Something of it is out of order for good. */
  isCritical(ship: Ship): boolean;
  /** Drawn in dots. */
  isVeiled(ship: Ship): boolean;
  /** The arcs that its shields protect. */
  shieldedArcs(ship: Ship): readonly Arc[];
  /** Small signs about its base, and the same in words beside hull and place. */
  badgesOf(ship: Ship): readonly Badge[];
  marksOf(ship: Ship): readonly string[];
  /** How fast it is set, from 1; games in which ships have no setting leave it out. */
  speedOf?(ship: Ship): number;
  isJammed(state: State, beacon: Beacon): boolean;
  /** What a piece does, in a few words for the chart. */
  terrainNote(piece: Terrain): string;
  /** What a ship sees of another, after range, bearing and arc: cover, or what blocks. */
  seenBetween(state: State, from: Ship, to: Ship): readonly string[];
  /** A freighter of the convoy that stands so has left by its edge. */
  getsAway(state: State, ship: Placed): boolean;
  /** Where the drift of a jump may end, in a sentence; empty where it costs nothing. */
  driftRisk(state: State, ship: Ship, at: Point, facingCdeg: number): string;
}

/** Where the rules suggest that things are put. */
export interface FleetSuggestions<S extends State> {
  deployment(state: S, squadron: SquadronId): Extract<FleetOrder, { kind: 'deploy-squadron' }>;
  entry(state: S, squadron: SquadronId, portal: PortalId): Extract<FleetOrder, { kind: 'enter-squadron' }> | undefined;
  spring(state: S): Extract<FleetOrder, { kind: 'spring-ambush' }> | undefined;
  terrain(state: S, terrain: TerrainId): { readonly at: Point; readonly facingCdeg?: number | undefined } | undefined;
  hiding(state: S, seat: Seat): readonly [Point, Point, Point] | undefined;
  portal(state: S, seat: Seat): Point | undefined;
}

const KIT = Symbol('the kit of the table');
export const provideKit = (kit: FleetKit): FleetKit => setContext(KIT, kit);
export const useKit = (): FleetKit => getContext<FleetKit>(KIT);
