/** The table's records as the generic board draws them. */
import { arcsOf, bearingCdeg, distanceMils } from '@broadside/rules/geometry/table';
import type { Seat } from '@broadside/rules/kernel';
import {
  degrees,
  type Badge,
  type Chart,
  type DiscFace,
  type DiscToken,
  type ShipToken,
  type TerrainPiece,
  type TerrainSymbol,
  type WreckToken,
} from '#lib/board/chart.ts';
import type { LastPlaces } from '#lib/board/last-places.ts';
import { sideOf } from '#lib/components/side.ts';
import { discNumber } from './notes.ts';
import { silhouetteOf } from './silhouettes.ts';
import {
  baseRadiusMils,
  beaconTitle,
  classes,
  compromised,
  fighterRadiusMils,
  isJammed,
  sizes,
  terrainData,
  type ClassCode,
  type Fighter,
  type Ship,
  type State,
  type Terrain,
  type TerrainKind,
} from './rules.ts';

const symbols: Readonly<Record<TerrainKind, TerrainSymbol>> = {
  'asteroids-light': 'rocks',
  'asteroids-heavy': 'heavy-rocks',
  'corrosive-gas': 'gas',
  'distortion-field': 'field',
  'particle-cloud': 'cloud',
  minefield: 'mines',
  planet: 'planet',
  'beacon-target': 'target',
};
const arcMiddle = { fore: 0, starboard: 9000, aft: 18_000, port: 27_000 } as const;

/** The hull symbol of a class. */
export function glyphOf(code: ClassCode): string {
  if (code === 'SS') return 'LS';
  return code.startsWith('AF') ? 'AF' : code;
}

/** What a piece does, in a few words for the chart. */
export function terrainNote(piece: Terrain): string {
  const { sight, hazard } = terrainData[piece.kind];
  const seen = { none: '', light: 'Light Cover', heavy: 'Heavy Cover', blocked: 'blocks sight' }[sight];
  const harm = (): string => {
    switch (hazard.kind) {
      case 'none':
        return '';
      case 'hits':
        return piece.strength === null ? `${hazard.dice}d6+${hazard.plus}` : `${piece.strength} hits`;
      case 'hull':
        return `${hazard.hull} HP`;
      case 'half-move':
        return 'half speed';
      case 'disorder':
        return `+${hazard.markers} Disorder`;
      case 'destroyed':
        return 'destroys';
    }
  };
  return [seen, harm()].filter((part) => part !== '').join(' · ');
}

export const isCritical = (ship: Ship): boolean =>
  Object.values(ship.spaces).some((space) => space.fitted !== null && space.condition !== 'working');

/** Inches to a tenth and degrees, as they are said: readers of the screen leave out the signs. */
export const saidInches = (mils: number): string => `${(mils / 1000).toFixed(1)} inches`;
export const saidDegrees = (cdeg: number): string => `${degrees(cdeg).slice(0, -1)} degrees`;

/** Name, class, side, place, facing, state, and where it is from the active ship: what a reader of the screen hears. */
export function shipWords(ship: Ship, seat: Seat | null, from: Ship | undefined): string {
  const whose = seat === null ? '' : ship.seat === seat ? ', yours' : ', enemy';
  const { at } = ship;
  const place = at
    ? ` ${saidInches(at.xMils)} east, ${saidInches(at.yMils)} north, facing ${saidDegrees(ship.facingCdeg)}.`
    : '';
  const marks = [
    `${ship.hull} of ${ship.hullMax} hull`,
    `${ship.disorder > 0 ? ship.disorder : 'no'} Disorder`,
    ship.fullStop ? 'Full Stop' : '',
    { off: '', on: 'cloaked', fading: 'cloak just dropped' }[ship.cloak],
    isCritical(ship) ? 'damaged' : '',
  ].filter((mark) => mark !== '');
  const away =
    from?.at && at && from.id !== ship.id
      ? ` From ${from.name}: ${saidInches(distanceMils(from.at, at))}, bearing ${saidDegrees(bearingCdeg(from.at, at))}, ${arcsOf(from.at, from.facingCdeg, at).join(' or ')} arc.`
      : '';
  return `${ship.name}, ${classes[ship.class].name.toLowerCase()}${whose}.${place} ${marks.join(', ')}.${away}`;
}

/** What a disc of each kind looks like. */
export const faces = {
  fighter: { symbol: 'FT', fit: 'ring' },
  portal: { symbol: 'm-portal', fit: 'disc' },
  beacon: { symbol: 'm-beacon', fit: 'dot' },
} as const satisfies Readonly<Record<string, DiscFace>>;

function badgesOf(ship: Ship): readonly Badge[] {
  const badges: readonly Badge[] = [
    { symbol: 'm-dis', corner: 'north-east', count: ship.disorder },
    { symbol: 'm-crit', corner: 'north-west', count: isCritical(ship) ? 1 : 0 },
    { symbol: 'm-stop', corner: 'south-west', count: ship.fullStop ? 1 : 0 },
  ];
  return badges.filter(({ count }) => count > 0);
}

function shipToken(state: State, ship: Ship, seat: Seat | null, active: Ship | undefined): ShipToken[] {
  if (ship.place !== 'table' || ship.at === null) return [];
  const squadron = state.squadrons[ship.squadron];
  return [
    {
      id: `ship:${ship.id}`,
      name: ship.name,
      side: sideOf(ship.seat),
      glyph: glyphOf(ship.class),
      silhouette: silhouetteOf(state, ship.seat, ship.class),
      ...ship.at,
      facingCdeg: ship.facingCdeg,
      baseRadiusMils: baseRadiusMils(ship),
      veiled: ship.cloak === 'on',
      adrift: compromised(ship),
      hull: ship.hull,
      hullMax: ship.hullMax,
      hullShaded: ship.hullShaded,
      done: state.match.phase === 'activation' && squadron?.activated === true && state.match.active !== squadron.id,
      badges: badgesOf(ship),
      strongCdeg: Object.values(ship.shields).flatMap((arc) => (arc === null ? [] : [arcMiddle[arc]])),
      label: shipWords(ship, seat, active),
    },
  ];
}

function fighterToken(fighter: Fighter, state: State): DiscToken[] {
  if (fighter.place !== 'table' || fighter.at === null) return [];
  const carrier = state.ships[fighter.carrier]?.name ?? 'a lost carrier';
  return [
    {
      id: `fighter:${fighter.id}`,
      name: fighter.name,
      side: sideOf(fighter.seat),
      face: faces.fighter,
      ...fighter.at,
      radiusMils: fighterRadiusMils,
      spent: fighter.attacked,
      label: `${fighter.name}, fighters of ${carrier}${fighter.attacked ? ', has attacked' : ''}`,
    },
  ];
}

function beaconToken(beacon: State['beacons'][string], state: State): DiscToken {
  const jammed = isJammed(state, beacon);
  const standing = beacon.status === 'offline' ? 'offline' : jammed ? 'jammed' : 'online';
  const owner = state.sides[beacon.seat]?.fleet ?? beacon.seat;
  return {
    id: `beacon:${beacon.id}`,
    name: beaconTitle(beacon.id),
    side: sideOf(beacon.seat),
    face: faces.beacon,
    ...beacon.at,
    radiusMils: sizes.beaconDiameterMils / 2,
    spent: standing !== 'online',
    named: true,
    label: `${beaconTitle(beacon.id)} of ${owner}, ${standing}`,
  };
}

/** One of the discs behind which a squadron hides; its own side is told which one is real. */
function ambushToken(disc: State['discs'][string], state: State): DiscToken {
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
    radiusMils: sizes.ambushDiscDiameterMils / 2,
    spent: known !== undefined && known !== disc.id,
    named: true,
    label: `Ambush ${discNumber(disc.id)} of ${squadron}, ${owner}${truth}`,
  };
}

/** A piece of terrain as it lies, or as it would. */
export function terrainPiece(piece: Terrain, at: { xMils: number; yMils: number }, facingCdeg?: number): TerrainPiece {
  const shape =
    piece.footprint.kind === 'rectangle' && facingCdeg !== undefined
      ? { ...piece.footprint, facingCdeg }
      : piece.footprint;
  return {
    id: `terrain:${piece.id}`,
    symbol: symbols[piece.kind],
    name: piece.name,
    note: terrainNote(piece),
    shape,
    ...at,
  };
}

export const destroyed = (state: State): readonly Ship[] =>
  Object.values(state.ships).filter(({ fate }) => fate?.how === 'destroyed');

/** The wrecks of ships that were destroyed, where they were seen last. */
export function wrecksOf(state: State, places: LastPlaces): readonly WreckToken[] {
  const lost = destroyed(state);
  const found = places.of(lost.map(({ id }) => `ship:${id}`));
  return lost.flatMap((ship): readonly WreckToken[] => {
    const place = found.get(`ship:${ship.id}`);
    if (!place || !ship.fate) return [];
    const { round } = ship.fate;
    const hull = silhouetteOf(state, ship.seat, ship.class) ?? glyphOf(ship.class);
    return [
      {
        id: `wreck:${ship.id}`,
        name: ship.name,
        side: sideOf(ship.seat),
        hull,
        ...place,
        round,
        age: Math.max(0, state.match.round - round),
      },
    ];
  });
}

/** Everything on the table; `active` is the ship that distances are told from. */
export function chartOf(state: State, seat: Seat | null, active: Ship | undefined): Chart {
  const setUp = ['deployment', 'terrain', 'mines'].includes(state.match.phase);
  return {
    table: state.match.table,
    ships: Object.values(state.ships).flatMap((ship) => shipToken(state, ship, seat, active)),
    discs: [
      ...Object.values(state.fighters).flatMap((fighter) => fighterToken(fighter, state)),
      ...Object.values(state.portals).map((portal): DiscToken => ({
        id: `portal:${portal.id}`,
        name: portal.entry === null ? 'Way out' : 'Way in',
        side: sideOf(portal.seat),
        face: faces.portal,
        ...portal.at,
        radiusMils: sizes.portalDiameterMils / 2,
        spent: false,
        named: true,
        label:
          portal.entry === null
            ? `Way out into hyperspace, opened by ${state.ships[portal.opener]?.name ?? 'a ship'}`
            : `Way in from hyperspace for ${state.squadrons[portal.entry]?.name ?? 'a squadron'}`,
      })),
      ...Object.values(state.beacons).map((beacon) => beaconToken(beacon, state)),
      ...Object.values(state.discs).map((disc) => ambushToken(disc, state)),
    ],
    terrain: Object.values(state.terrain).flatMap((piece) =>
      piece.at && !piece.discarded ? [terrainPiece(piece, piece.at)] : [],
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
