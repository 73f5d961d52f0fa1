/** What Darkmatter Armada brings to the table of its family. */
import type { FleetKit, FleetSuggestions } from '#lib/blueprint-fleets/kit.ts';
import { plainOrders, promptKinds, readyKinds } from '#lib/blueprint-fleets/orders.ts';
import type { Badge, Spot } from '#lib/board/chart.ts';
import {
  aimAt,
  baseRadiusMils,
  blockerOf,
  classes,
  distances,
  driftBonus,
  driftRow,
  driftedFrom,
  entrySpot,
  fighterRadiusMils,
  impediments,
  inConvoy,
  isJammed,
  overExitEdge,
  placesFor,
  sizes,
  speedTitles,
  suggestDeployment,
  suggestEntry,
  suggestSpring,
  suggestTerrainSpot,
  terrainAt,
  terrainData,
  type ClassCode,
  type PlacedShip,
  type Ship,
  type State,
  type Terrain,
} from './rules.ts';

/** The hull symbol of a class. */
export function glyphOf(code: ClassCode): string {
  if (classes[code].station) return 'LS';
  return classes[code].civilian ? 'AF' : code;
}

/** What a piece does, in a few words for the chart. */
export function terrainNote({ kind, die }: Terrain): string {
  const { direct, hazard } = terrainData[kind];
  const sight = { clear: '', impedes: 'impedes', blocks: 'blocks fire' }[direct];
  const harm = {
    hits: '',
    mines: 'strikes who enters',
    'lose-crew': 'crew lost',
    distortion: 'an inch counts twice',
    disorder: '+1 Disorder',
    collision: '',
  }[hazard.kind];
  return [sight, die === null ? '' : `d${die}`, harm].filter((part) => part !== '').join(' · ');
}

export const isCritical = (ship: Ship): boolean =>
  Object.values(ship.spaces).some((space) => space.fitted !== null && space.condition === 'destroyed');

/** Its markers in the order of the book, and what each is called; amber hurts its bearer. */
export function markersOf(ship: Ship): readonly Badge[] {
  const on = (marker: Ship['commsDown']): number => (marker === 'off' ? 0 : 1);
  const marker = (symbol: string, count: number, words: string): Badge => ({
    symbol,
    corner: 'north-east',
    count,
    words,
    tone: 'warn',
  });
  return [
    marker('k-grid', ship.gridFault > 0 ? 1 : 0, `Grid Fault −${ship.gridFault}`),
    marker('k-comms', on(ship.commsDown), 'Comms Down'),
    marker('k-fire', on(ship.fireControl), 'Fire Control Offline'),
    marker('k-scram', on(ship.reactorScram), 'Reactor Scram'),
    { ...marker('k-eva', ship.evasive ? 1 : 0, 'Evasive'), tone: 'ink' },
  ];
}

const bars = { low: 1, medium: 2, high: 3 } as const;

/** What the drift of a jump by Matrix may cost, in faces of its d20. */
function driftRisk(state: State, ship: Ship, at: Spot, facingCdeg: number): string {
  if (!ship.at) return '';
  const placed: PlacedShip = { ...ship, at: ship.at };
  const ends = Array.from({ length: 20 }, (_, index) => {
    const row = driftRow(index + 1 + driftBonus(placed));
    const bearing = (facingCdeg + row.bearingCdeg) % 36_000;
    const { to, planet } = driftedFrom(state, placed, at, bearing, row.distanceMils);
    return { extra: row.extra, struck: planet !== undefined || terrainAt(state, to).length > 0 };
  });
  const faces = (some: (end: (typeof ends)[number]) => boolean): number => ends.filter(some).length;
  const words = [
    [faces(({ struck }) => struck), 'end in terrain'],
    [faces(({ extra }) => extra === 'critical'), 'bring a critical hit'],
    [faces(({ extra }) => extra === 'disorder'), 'cost Disorder'],
  ] as const;
  const told = words.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length === 0 ? '' : `. Of 20 faces ${told.join(', ')}`;
}

/** What direct fire from a ship at another meets. */
function seenBetween(state: State, from: Ship, to: Ship): readonly string[] {
  const aim = aimAt(state, from as PlacedShip, to as PlacedShip);
  const blocker = blockerOf(state, aim, false);
  if (blocker) return [`${blocker.name} blocks`];
  const largest = Math.max(0, ...impediments(aim, false).map(({ die }) => die ?? 0));
  return [largest === 0 ? 'clear' : `impeded, d${largest}`];
}

export const kit: FleetKit = {
  fighterRadiusMils,
  beaconRadiusMils: sizes.beaconDiameterMils / 2,
  portalRadiusMils: sizes.portalDiameterMils / 2,
  ambushRadiusMils: sizes.ambushDiscDiameterMils / 2,
  commandRadiusMils: distances.commandRadiusMils,
  families: {},
  ground: {
    asteroids: 'rocks',
    'emission-nebula': 'gas',
    'distortion-field': 'field',
    'particle-cloud': 'cloud',
    minefield: 'mines',
    planet: 'planet',
  },
  plain: {
    ...plainOrders,
    'set-speed': ['ship', 'speed'],
    evade: ['ship', 'keepCombat'],
    'engage-hyperdrive': ['ship'],
    'draw-object': ['ship', 'target'],
    'choose-effect': ['ordnance'],
    'choose-neighbour': ['space'],
    'land-troops': ['ship', 'space'],
    'orbital-bombardment': ['ship', 'mount'],
    'fire-mass-driver': ['ship'],
  },
  prompts: [
    ...promptKinds,
    'defend',
    'fly-patrol',
    'choose-location',
    'choose-effect',
    'shift-location',
    'choose-neighbour',
  ],
  ready: [...readyKinds, 'displace-target'],
  words: {
    fighterAttack:
      'Defence first: DEF, evasion and patrol, three points for each of them that is lost. Those left throw one die of their stack: the CR or more is a critical hit. Then all go home.',
    dogfight:
      'Each side throws the die of its stack; three points destroy one token of the other. Who loses more goes home.',
    beaconRaid: 'They throw one die of their stack; six points or more destroy it.',
    found: '',
  },
  rules: { launchPrice: 'DA-9.3.7' },
  baseRadiusMils,
  glyphOf: (ship: Ship) => glyphOf(ship.class),
  className: (ship: Ship) => classes[ship.class].name,
  classCode: (ship: Ship) => ship.class,
  isCivilian: (ship: Ship) => classes[ship.class].civilian,
  isCritical,
  isVeiled: (ship: Ship) => ship.cloaked,
  shieldedArcs: (ship: Ship) => Object.values(ship.shields).flatMap((arc) => arc ?? []),
  badgesOf: (ship: Ship): readonly Badge[] => [
    { symbol: 'm-dis', corner: 'north-east', count: Math.min(1, ship.disorder) },
    { symbol: 'm-crit', corner: 'north-west', count: isCritical(ship) ? 1 : 0 },
    ...markersOf(ship),
  ],
  marksOf: (ship: Ship) => [
    `${ship.disorder > 0 ? ship.disorder : 'no'} Disorder`,
    `${speedTitles[ship.speed].toLowerCase()} speed`,
    ...markersOf(ship).flatMap(({ count, words }) => (count > 0 && words !== undefined ? [words] : [])),
    ship.cloaked ? 'cloaked' : '',
    ship.leaving ? 'leaves in the End Phase' : '',
  ],
  speedOf: (ship: Ship) => bars[ship.speed],
  isJammed,
  terrainNote,
  seenBetween,
  getsAway: (state: State, ship: PlacedShip) => inConvoy(state, ship) && overExitEdge(state, ship),
  driftRisk,
};

export const suggest: FleetSuggestions<State> = {
  deployment: suggestDeployment,
  entry: (state, squadronId, portalId) => {
    const [squadron, portal] = [state.squadrons[squadronId], state.portals[portalId]];
    return squadron && portal && suggestEntry(state, squadron, portal);
  },
  spring: (state) => {
    const frame = state.frames.at(-1);
    return frame?.kind === 'ambush' ? suggestSpring(state, frame) : undefined;
  },
  terrain: suggestTerrainSpot,
  hiding: placesFor,
  portal: entrySpot,
};
