/** Random terrain: how many pieces by the table's size, 2d6 for the kind (QR-5.1b, QR-5.2.3a, R-QR-51). */
import {
  type TerrainFootprint as PrintedFootprint,
  footprints,
  tables,
  type TerrainSize,
} from '../../../mechanics/blueprint-fleets/data/terrain-tables.ts';
import { asteroidDensity, randomTerrain, terrain as terrainData, type TerrainKind } from '../../data/terrain.ts';
import type { EventOf } from '../../events.ts';
import type { Procedure } from '../../procedure.ts';
import type { Footprint } from '../../../mechanics/blueprint-fleets/records.ts';
import type { MatchViewRecord } from '../../table.ts';

type RolledPiece = EventOf<'terrain-rolled'>['pieces'][number];
const sizes = ['small', 'medium', 'large'] as const satisfies readonly TerrainSize[];

const laid = (printed: PrintedFootprint): Footprint =>
  printed.shape === 'circle'
    ? { kind: 'circle', radiusMils: printed.diameterMils / 2 }
    : { kind: 'rectangle', widthMils: printed.widthMils, heightMils: printed.lengthMils, facingCdeg: 0 };

/** QR-5.1b: a table of another size than the four gets what the 48 x 48 one gets. */
function amounts({ widthMils, heightMils }: MatchViewRecord['table']): Readonly<Record<TerrainSize, number>> {
  const table = Object.values(tables).find((each) => each.widthMils === widthMils && each.heightMils === heightMils);
  return (table ?? tables['48x48']).terrain;
}

function rollKind(p: Procedure, why: string): { kind: TerrainKind; faces: number[]; density: number | null } {
  const faces = [...p.dice.roll(6, 2, `kind of the ${why}`)];
  const sum = faces.reduce((total, face) => total + face, 0);
  const row = randomTerrain.find((each) => each.from <= sum && sum <= each.to);
  if (row === undefined) throw new Error(`no terrain for ${sum}`);
  if (row.terrain !== 'asteroids') return { kind: row.terrain, faces, density: null };
  const density = p.dice.roll(6, 1, `density of the ${why}`)[0] ?? 1;
  const dense = asteroidDensity.find((each) => each.from <= density && density <= each.to);
  return { kind: dense?.kind ?? 'asteroids-light', faces, density };
}

/** A planet is always a circle (R-QR-11); everything else gets one of the three footprints of its size. */
function rollFootprint(p: Procedure, kind: TerrainKind, size: TerrainSize, why: string) {
  const printed = footprints[size];
  const circle = printed.find((each) => each.shape === 'circle');
  if (kind === 'planet' && circle !== undefined) return { shape: laid(circle), face: null };
  // R-QR-191: two faces for each of the three.
  const face = p.dice.roll(6, 1, `shape of the ${why}`)[0] ?? 1;
  const chosen = printed[Math.ceil(face / 2) - 1];
  if (chosen === undefined) throw new Error(`no footprint ${face}`);
  return { shape: laid(chosen), face };
}

/** Rolls the kind and the shape of every piece, smallest first. */
export function rollTerrain(p: Procedure): void {
  const amount = amounts(p.state.match.table);
  const first = Object.keys(p.state.terrain).filter((id) => id !== 'planet').length + 1;
  const pieces: RolledPiece[] = [];
  for (const size of sizes) {
    for (let index = 0; index < amount[size]; index++) {
      const why = `${size} piece of terrain`;
      const { kind, faces, density } = rollKind(p, why);
      const { shape, face } = rollFootprint(p, kind, size, why);
      const { name, hazard } = terrainData[kind];
      const id = `terrain-${String(first + pieces.length).padStart(2, '0')}`;
      const strength = kind === 'minefield' && hazard.kind === 'hits' ? hazard.plus : null;
      const terrain = { id, kind, name, footprint: shape, at: null, discarded: false, strength, laid: false };
      pieces.push({ terrain, size, faces, density, footprint: face });
    }
  }
  p.emit({ kind: 'terrain-rolled', pieces });
}
