/** The table's records as the generic board draws them. */
import { arcsOf, bearingCdeg, distanceMils } from '@broadside/rules/geometry/table';
import type { Seat } from '@broadside/rules/kernel';
import {
  beaconTitle,
  compromised,
  type Fighter,
  type Ship,
  type State,
  type Terrain,
} from '@broadside/rules/mechanics/blueprint-fleets';
import {
  degrees,
  type Chart,
  type DiscFace,
  type DiscToken,
  type ShipToken,
  type Spot,
  type TerrainPiece,
  type WreckToken,
} from '#lib/board/chart.ts';
import type { LastPlaces } from '#lib/board/last-places.ts';
import { sideOf } from '#lib/components/side.ts';
import type { FleetKit } from './kit.ts';
import { silhouetteOf } from './silhouettes.ts';

const arcMiddle = { fore: 0, starboard: 9000, aft: 18_000, port: 27_000 } as const;

/** Inches to a tenth and degrees, as they are said: readers of the screen leave out the signs. */
export const saidInches = (mils: number): string => `${(mils / 1000).toFixed(1)} inches`;
export const saidDegrees = (cdeg: number): string => `${degrees(cdeg).slice(0, -1)} degrees`;

/** "disc 2" of "disc-reeds-2": discs of one squadron are told apart by their number. */
export const discNumber = (id: string): string => `disc ${/(\d+)$/.exec(id)?.[1] ?? ''}`;

/** Name, class, side, place, facing, state, and where it is from the active ship: what a reader of the screen hears. */
export function shipWords(kit: FleetKit, ship: Ship, seat: Seat | null, from: Ship | undefined): string {
  const whose = seat === null ? '' : ship.seat === seat ? ', yours' : ', enemy';
  const { at } = ship;
  const place = at
    ? ` ${saidInches(at.xMils)} east, ${saidInches(at.yMils)} north, facing ${saidDegrees(ship.facingCdeg)}.`
    : '';
  const marks = [`${ship.hull} of ${ship.hullMax} hull`, ...kit.marksOf(ship), kit.isCritical(ship) ? 'damaged' : ''];
  const away =
    from?.at && at && from.id !== ship.id
      ? ` From ${from.name}: ${saidInches(distanceMils(from.at, at))}, bearing ${saidDegrees(bearingCdeg(from.at, at))}, ${arcsOf(from.at, from.facingCdeg, at).join(' or ')} arc.`
      : '';
  const told = marks.filter((mark) => mark !== '').join(', ');
  return `${ship.name}, ${kit.className(ship).toLowerCase()}${whose}.${place} ${told}.${away}`;
}

/** What a disc of each kind looks like. */
export const faces = {
  fighter: { symbol: 'FT', fit: 'ring' },
  portal: { symbol: 'm-portal', fit: 'disc' },
  beacon: { symbol: 'm-beacon', fit: 'dot' },
} as const satisfies Readonly<Record<string, DiscFace>>;

function shipToken(kit: FleetKit, state: State, ship: Ship, seat: Seat | null, active: Ship | undefined): ShipToken[] {
  if (ship.place !== 'table' || ship.at === null) return [];
  const squadron = state.squadrons[ship.squadron];
  return [
    {
      id: `ship:${ship.id}`,
      name: ship.name,
      side: sideOf(ship.seat),
      glyph: kit.glyphOf(ship),
      silhouette: silhouetteOf(kit, state, ship.seat, kit.classCode(ship)),
      ...ship.at,
      facingCdeg: ship.facingCdeg,
      baseRadiusMils: kit.baseRadiusMils(ship),
      veiled: kit.isVeiled(ship),
      adrift: compromised(ship),
      hull: ship.hull,
      hullMax: ship.hullMax,
      hullShaded: ship.hullShaded,
      done: state.match.phase === 'activation' && squadron?.activated === true && state.match.active !== squadron.id,
      badges: kit.badgesOf(ship).filter(({ count }) => count > 0),
      strongCdeg: kit.shieldedArcs(ship).map((arc) => arcMiddle[arc]),
      label: shipWords(kit, ship, seat, active),
      ...(kit.speedOf ? { speed: kit.speedOf(ship) } : {}),
    },
  ];
}

function fighterToken(kit: FleetKit, fighter: Fighter, state: State): DiscToken[] {
  if (fighter.place !== 'table' || fighter.at === null) return [];
  const carrier = state.ships[fighter.carrier]?.name ?? 'a lost carrier';
  return [
    {
      id: `fighter:${fighter.id}`,
      name: fighter.name,
      side: sideOf(fighter.seat),
      face: faces.fighter,
      ...fighter.at,
      radiusMils: kit.fighterRadiusMils,
      spent: fighter.attacked,
      label: `${fighter.name}, fighters of ${carrier}${fighter.attacked ? ', has attacked' : ''}`,
    },
  ];
}

function beaconToken(kit: FleetKit, beacon: State['beacons'][string], state: State): DiscToken {
  const standing = beacon.status === 'offline' ? 'offline' : kit.isJammed(state, beacon) ? 'jammed' : 'online';
  const owner = state.sides[beacon.seat]?.fleet ?? beacon.seat;
  return {
    id: `beacon:${beacon.id}`,
    name: beaconTitle(beacon.id),
    side: sideOf(beacon.seat),
    face: faces.beacon,
    ...beacon.at,
    radiusMils: kit.beaconRadiusMils,
    spent: standing !== 'online',
    named: true,
    label: `${beaconTitle(beacon.id)} of ${owner}, ${standing}`,
  };
}

/** One of the discs behind which a squadron hides; its own side is told which one is real. */
function ambushToken(kit: FleetKit, disc: State['discs'][string], state: State): DiscToken {
  const squadron = state.squadrons[disc.squadron]?.name ?? 'a squadron';
  const owner = state.sides[disc.seat]?.fleet ?? disc.seat;
  const known = state.secrets.ambushes[disc.squadron];
  const truth = known === undefined ? '' : known === disc.id ? ', the squadron' : ', a decoy';
  return {
    id: `disc:${disc.id}`,
    name: known === disc.id ? squadron : `${squadron}? ${discNumber(disc.id)}`,
    side: sideOf(disc.seat),
    face: faces.portal,
    ...disc.at,
    radiusMils: kit.ambushRadiusMils,
    spent: known !== undefined && known !== disc.id,
    named: true,
    label: `Ambush ${discNumber(disc.id)} of ${squadron}, ${owner}${truth}`,
  };
}

function portalToken(kit: FleetKit, portal: State['portals'][string], state: State): DiscToken {
  return {
    id: `portal:${portal.id}`,
    name: portal.entry === null ? 'Way out' : 'Way in',
    side: sideOf(portal.seat),
    face: faces.portal,
    ...portal.at,
    radiusMils: kit.portalRadiusMils,
    spent: false,
    named: true,
    label:
      portal.entry === null
        ? `Way out into hyperspace, opened by ${state.ships[portal.opener]?.name ?? 'a ship'}`
        : `Way in from hyperspace for ${state.squadrons[portal.entry]?.name ?? 'a squadron'}`,
  };
}

/** A piece of terrain as it lies, or as it would. */
export function terrainPiece(kit: FleetKit, piece: Terrain, at: Spot, facingCdeg?: number): TerrainPiece {
  const { footprint } = piece;
  const turned = footprint.kind === 'rectangle' && facingCdeg !== undefined;
  return {
    id: `terrain:${piece.id}`,
    symbol: kit.ground[piece.kind] ?? 'field',
    name: piece.name,
    note: kit.terrainNote(piece),
    shape: turned ? { ...footprint, facingCdeg } : footprint,
    ...at,
  };
}

export const destroyed = <S extends Ship>(state: { readonly ships: Readonly<Record<string, S>> }): readonly S[] =>
  Object.values(state.ships).filter(({ fate }) => fate?.how === 'destroyed');

/** The wrecks of ships that were destroyed, where they were seen last. */
export function wrecksOf(kit: FleetKit, state: State, places: LastPlaces): readonly WreckToken[] {
  const lost = destroyed(state);
  const found = places.of(lost.map(({ id }) => `ship:${id}`));
  return lost.flatMap((ship): readonly WreckToken[] => {
    const place = found.get(`ship:${ship.id}`);
    if (!place || !ship.fate) return [];
    const { round } = ship.fate;
    const hull = silhouetteOf(kit, state, ship.seat, kit.classCode(ship)) ?? kit.glyphOf(ship);
    const age = Math.max(0, state.match.round - round);
    return [{ id: `wreck:${ship.id}`, name: ship.name, side: sideOf(ship.seat), hull, ...place, round, age }];
  });
}

/** Everything on the table; `active` is the ship that distances are told from. */
export function chartOf(kit: FleetKit, state: State, seat: Seat | null, active: Ship | undefined): Chart {
  const setUp = ['deployment', 'terrain', 'mines'].includes(state.match.phase);
  return {
    table: state.match.table,
    ships: Object.values(state.ships).flatMap((ship) => shipToken(kit, state, ship, seat, active)),
    discs: [
      ...Object.values(state.fighters).flatMap((fighter) => fighterToken(kit, fighter, state)),
      ...Object.values(state.portals).map((portal) => portalToken(kit, portal, state)),
      ...Object.values(state.beacons).map((beacon) => beaconToken(kit, beacon, state)),
      ...Object.values(state.discs).map((disc) => ambushToken(kit, disc, state)),
    ],
    terrain: Object.values(state.terrain).flatMap((piece) =>
      piece.at && !piece.discarded ? [terrainPiece(kit, piece, piece.at)] : [],
    ),
    zones: setUp
      ? Object.values(state.sides).flatMap((side) =>
          [side.zone, ...(side.otherZone ? [side.otherZone] : [])].map((zone) => ({
            side: sideOf(side.seat),
            ...zone,
            label: side.seat === seat ? 'Your deployment zone' : `Deployment zone of ${side.fleet}`,
          })),
        )
      : [],
  };
}
