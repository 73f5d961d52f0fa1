/** What Quantum Rebellion brings to the table of its family. */
import type { Arc } from '@broadside/rules/mechanics/blueprint-fleets';
import type { Badge } from '#lib/board/chart.ts';
import type { FleetKit, FleetSuggestions } from '#lib/blueprint-fleets/kit.ts';
import { plainOrders, promptKinds, readyKinds } from '#lib/blueprint-fleets/orders.ts';
import {
  baseRadiusMils,
  classes,
  distances,
  entrySpot,
  fighterRadiusMils,
  inConvoy,
  isJammed,
  matrixOutcomes,
  overExitEdge,
  placesFor,
  sightline,
  sizes,
  suggestDeployment,
  suggestEntry,
  suggestSpring,
  suggestTerrainSpot,
  terrainData,
  type ClassCode,
  type PlacedShip,
  type Ship,
  type State,
  type Terrain,
} from './rules.ts';

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

const badgesOf = (ship: Ship): readonly Badge[] => [
  { symbol: 'm-dis', corner: 'north-east', count: ship.disorder },
  { symbol: 'm-crit', corner: 'north-west', count: isCritical(ship) ? 1 : 0 },
  { symbol: 'm-stop', corner: 'south-west', count: ship.fullStop ? 1 : 0, words: 'Full Stop' },
];

/** What the drift of a jump may cost, in faces of its d20. */
function driftRisk(state: State, ship: Ship, at: PlacedShip['at'], facingCdeg: number): string {
  if (!ship.at) return '';
  const outcomes = matrixOutcomes(state, { ...ship, at: ship.at }, at, facingCdeg);
  const count = (some: typeof outcomes) => some.reduce((sum, { faces }) => sum + faces, 0);
  const lost = count(outcomes.filter((each) => each.lost !== null));
  const struck = count(outcomes.filter((each) => each.lost === null && each.terrain.length > 0));
  const shaken = count(outcomes.filter((each) => each.disorder > 0));
  const words = [
    lost > 0 ? `${lost} lose the ship` : '',
    struck > 0 ? `${struck} end in terrain` : '',
    shaken > 0 ? `${shaken} cost Disorder` : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? '' : `. Of 20 faces ${words.join(', ')}`;
}

const covers = { none: 'clear', light: 'Light Cover', heavy: 'Heavy Cover' } as const;
function seenBetween(state: State, from: Ship, to: Ship): readonly string[] {
  const line = sightline(state, from as PlacedShip, to as PlacedShip);
  return [line.blockedBy ? `${line.blockedBy.name} blocks` : covers[line.cover]];
}

export const kit: FleetKit = {
  fighterRadiusMils,
  beaconRadiusMils: sizes.beaconDiameterMils / 2,
  portalRadiusMils: sizes.portalDiameterMils / 2,
  ambushRadiusMils: sizes.ambushDiscDiameterMils / 2,
  commandRadiusMils: distances.commandRadiusMils,
  families: {
    Meridian: 'wader',
    Hallgrim: 'foundry',
    'Ashen League': 'foundry',
    'Free Ports': 'wader',
    Fellmark: 'wader',
    Valdemar: 'foundry',
    'Gloam Compact': 'wader',
    'Lantern Guild': 'foundry',
  },
  ground: {
    'asteroids-light': 'rocks',
    'asteroids-heavy': 'heavy-rocks',
    'corrosive-gas': 'gas',
    'distortion-field': 'field',
    'particle-cloud': 'cloud',
    minefield: 'mines',
    planet: 'planet',
    'beacon-target': 'target',
  },
  plain: {
    ...plainOrders,
    'shut-down': ['ship'],
    restart: ['ship'],
    'leave-by-portal': ['ship'],
    repair: ['ship'],
    'fire-mass-driver': ['ship', 'planet'],
    'choose-generator': ['space'],
    'land-troops': ['ship', 'space'],
    'orbital-bombardment': ['ship', 'mount'],
    'end-damage-control': [],
  },
  prompts: [
    ...promptKinds,
    'defend',
    'assign-cancels',
    'assign-screen-hits',
    'choose-generator',
    'cover-ship',
    'choose-fighters-lost',
    'repel',
    'choose-repairs',
  ],
  ready: [...readyKinds, 'push-target', 'repair'],
  words: {
    fighterAttack:
      'Her defence dice are thrown first. Each fighter left is a critical hit on 3 or more. Then all go home.',
    dogfight: 'Each token rolls a die: 3 to 5 sends one enemy home, a 6 destroys one.',
    beaconRaid: 'One die each; a 5 or 6 destroys it. They stay out.',
    found: ', at Full Stop',
  },
  rules: { launchPrice: 'QR-8.3.7b' },
  baseRadiusMils: (ship: Ship) => baseRadiusMils(ship),
  glyphOf: (ship: Ship) => glyphOf(ship.class),
  className: (ship: Ship) => classes[ship.class].name,
  classCode: (ship: Ship) => ship.class,
  isCivilian: (ship: Ship) => classes[ship.class].civilian,
  isCritical,
  isVeiled: (ship: Ship) => ship.cloak === 'on',
  shieldedArcs: (ship: Ship): readonly Arc[] => Object.values(ship.shields).flatMap((arc) => arc ?? []),
  badgesOf,
  marksOf: (ship: Ship) => [
    `${ship.disorder > 0 ? ship.disorder : 'no'} Disorder`,
    ship.fullStop ? 'Full Stop' : '',
    { off: '', on: 'cloaked', fading: 'cloak just dropped' }[ship.cloak],
  ],
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
