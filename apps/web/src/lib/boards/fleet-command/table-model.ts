/** The table of a view as the hex board draws it. */
import type { HexGround, HexTable, Stack, StackMark } from '#lib/hex/model.ts';
import type { SideColour } from '#lib/components/side.ts';
import { cardOf, leaderOf, patrolOf, type Feature, type Sight, type Unit, type UnitCardId } from './rules.ts';

/** Kushan are drawn as side A, Taiidan as side B, whoever plays them. */
export function sideOfUnit(sight: Sight, side: Unit['side']): SideColour {
  if (side === 'neutral') return 'n';
  return side === 'kushan' ? 'a' : 'b';
}

const glyphs: { readonly [K in UnitCardId]: string } = {
  interceptor: 'X-INT',
  'attack-bomber': 'X-BOM',
  scout: 'X-SCT',
  'light-corvette': 'K',
  'heavy-corvette': 'K',
  'salvage-corvette': 'X-SLV',
  'ion-cannon-frigate': 'CR',
  'assault-frigate': 'FF',
  'drone-frigate': 'CVL',
  'torpedo-frigate': 'FF',
  destroyer: 'DD',
  carrier: 'CV',
  mothership: 'BB',
  'bentusi-ship': 'DN',
  'space-station': 'X-STN',
  'gun-platform': 'X-PLT',
  'missile-platform': 'X-PLT',
  'cryo-tray': 'X-CRY',
  'wrecked-ship': 'BC',
  'bulk-freighter': 'X-FRT',
};
/** Those with a hull of a family; strike craft, works and what nobody builds are drawn by their signs. */
const hulls: { readonly [K in UnitCardId]?: string } = {
  'light-corvette': 'K',
  'heavy-corvette': 'FF',
  'ion-cannon-frigate': 'CR',
  'assault-frigate': 'DD',
  'drone-frigate': 'CVL',
  'torpedo-frigate': 'CH',
  destroyer: 'BC',
  carrier: 'CV',
  mothership: 'BB',
  'bentusi-ship': 'DN',
  'wrecked-ship': 'BC',
};
/** Kushan and Bentusi build swept hulls, Taiidan raked ones. */
export function silhouetteOf(unit: Pick<Unit, 'card' | 'side'>): string | undefined {
  const hull = hulls[unit.card];
  return hull && `${unit.side === 'taiidan' ? 'f' : 'w'}${hull}`;
}
export const glyphOf = (unit: Pick<Unit, 'card'>): string => glyphs[unit.card];

export function marksOf(unit: Unit): readonly StackMark[] {
  const marks: StackMark[] = [];
  for (const what of unit.crippled) marks.push({ kind: 'harm', text: `${what} crippled` });
  if (unit.focusFire > 0) marks.push({ kind: 'fire', text: `${unit.focusFire} Focus Fire` });
  if (unit.crewDamage > 0) marks.push({ kind: 'harm', text: `${unit.crewDamage} Crew Damage` });
  if (unit.braced) marks.push({ kind: 'guard', text: 'braced' });
  if (unit.evading) marks.push({ kind: 'guard', text: 'evading' });
  if (unit.lockdown) marks.push({ kind: 'guard', text: 'locked down' });
  if (unit.artifact !== null) marks.push({ kind: 'cargo', text: 'carries an artifact' });
  if (unit.stars > 0) marks.push({ kind: 'star', text: `${unit.stars} stars on board` });
  return marks;
}

const headings = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

function stackOf(sight: Sight, unit: Unit, at: NonNullable<Unit['at']>): Stack {
  const patrol = patrolOf(sight, unit);
  const marks = marksOf(unit);
  const leader = leaderOf(unit);
  return {
    id: unit.id,
    name: unit.name,
    letter: unit.letter,
    glyph: glyphOf(unit),
    silhouette: silhouetteOf(unit),
    side: sideOfUnit(sight, unit.side),
    at,
    facing: cardOf(unit).abilities.inert === true ? undefined : unit.facing,
    count: unit.ships,
    done: unit.activated,
    dead: unit.hulk,
    marks,
    escort: patrol ? { id: patrol.id, count: patrol.ships, ready: patrol.patrolReady } : undefined,
    label: [
      unit.name.endsWith(` ${unit.letter}`) ? unit.name : `${unit.name} ${unit.letter}`,
      `${unit.ships} ${unit.ships === 1 ? 'ship' : 'ships'}`,
      unit.side === 'neutral' ? 'neutral' : unit.side === 'kushan' ? 'Kushan' : 'Taiidan',
      unit.name.includes(cardOf(unit).name) ? '' : cardOf(unit).name,
      leader ? `led by ${leader.name}` : '',
      unit.hulk ? 'hulk' : unit.activated ? 'activated' : '',
      `column ${at.col}, row ${at.row}`,
      `facing ${headings[unit.facing] ?? ''}`,
      ...marks.map(({ text }) => text),
      patrol ? `${patrol.name} flies patrol` : '',
    ]
      .filter(Boolean)
      .join(', '),
  };
}

const kinds = {
  asteroids: 'rocks',
  minefield: 'mines',
  planet: 'planet',
  wreckage: 'wreck',
  artifact: 'prize',
} as const;

function groundOf(sight: Sight, feature: Feature, at: NonNullable<Feature['at']>): HexGround {
  const known = feature.kind === 'asteroids' ? (feature.shownValue ?? sight.values[feature.id]) : undefined;
  const value = feature.kind === 'minefield' && feature.strength > 0 ? feature.strength : known;
  return {
    id: feature.id,
    kind: kinds[feature.kind],
    name: feature.name,
    at,
    side: sideOfUnit(sight, feature.side),
    value,
    spent: feature.harvested,
    label: [
      feature.name,
      `column ${at.col}, row ${at.row}`,
      value === undefined ? '' : feature.kind === 'minefield' ? `strength ${value}` : `${value} stars`,
      feature.harvested ? 'harvested' : '',
    ]
      .filter(Boolean)
      .join(', '),
  };
}

const hasReserve = (sight: Sight, side: Unit['side']): boolean =>
  Object.values(sight.units).some((unit) => unit.side === side && unit.place === 'reserve');

export const tableOf = (sight: Sight): HexTable => ({
  board: sight.match.board,
  stacks: Object.values(sight.units).flatMap((unit) =>
    unit.place === 'board' && unit.at !== null ? [stackOf(sight, unit, unit.at)] : [],
  ),
  ground: Object.values(sight.features).flatMap((feature) =>
    feature.at === null ? [] : [groundOf(sight, feature, feature.at)],
  ),
  // A set-up zone means something while fleets are placed, and later where reserves still arrive by it.
  zones: sight.match.zones
    .filter(({ side, kind }) => kind === 'escape' || sight.match.step === 'deployment' || hasReserve(sight, side))
    .map(({ side, kind, hexes }) => ({ side: sideOfUnit(sight, side), kind, hexes })),
});
