/** Random terrain: how many pieces by the table's size, 2d6 for the kind, then what the game throws for besides. */
import {
  footprints,
  type RandomTerrainRow,
  type TerrainFootprint as PrintedFootprint,
  tables,
  type TerrainSize,
} from '../data/terrain-tables.ts';
import type { TerrainId } from '../ids.ts';
import type { FlowProcedure } from '../procedure.ts';
import type { Footprint } from '../records.ts';
import type { Table, Terrain } from '../table.ts';
import type { SetupEvent } from './events.ts';

type Rolled = Extract<SetupEvent, { kind: 'terrain-rolled' }>;
type P = Pick<FlowProcedure<never, never>, 'state' | 'dice'>;
type Piece<T extends Terrain> = Omit<Rolled['pieces'][number], 'terrain'> & { terrain: T };
const sizes = ['small', 'medium', 'large'] as const satisfies readonly TerrainSize[];

export interface RandomTerrain<Row extends string, T extends Terrain> {
  readonly rows: readonly RandomTerrainRow<Row>[];
  /** The die for how dense a piece of this row is; 0 where it has none. */
  densitySides(row: Row): number;
  /** The record of a piece that is to be placed. */
  recordOf(id: TerrainId, row: Row, density: number | null, footprint: Footprint): T;
}

const laid = (printed: PrintedFootprint): Footprint =>
  printed.shape === 'circle'
    ? { kind: 'circle', radiusMils: printed.diameterMils / 2 }
    : { kind: 'rectangle', widthMils: printed.widthMils, heightMils: printed.lengthMils, facingCdeg: 0 };

/** A table of another size than the four gets what the 48 x 48 one gets. */
function amounts({ widthMils, heightMils }: Table['match']['table']): Readonly<Record<TerrainSize, number>> {
  const table = Object.values(tables).find((each) => each.widthMils === widthMils && each.heightMils === heightMils);
  return (table ?? tables['48x48']).terrain;
}

/** A planet is always a circle; everything else gets one of the three footprints of its size, two faces for each. */
function rollFootprint(p: P, row: string, size: TerrainSize, why: string) {
  const printed = footprints[size];
  const circle = printed.find((each) => each.shape === 'circle');
  if (row === 'planet' && circle !== undefined) return { shape: laid(circle), face: null };
  const face = p.dice.roll(6, 1, `shape of the ${why}`)[0] ?? 1;
  const chosen = printed[Math.ceil(face / 2) - 1];
  if (chosen === undefined) throw new Error(`no footprint ${face}`);
  return { shape: laid(chosen), face };
}

/** Rolls every piece, smallest first: the event that tells of them. */
export function rollTerrain<Row extends string, T extends Terrain>(
  p: P,
  random: RandomTerrain<Row, T>,
): { kind: 'terrain-rolled'; pieces: Piece<T>[] } {
  const amount = amounts(p.state.match.table);
  const first = Object.keys(p.state.terrain).filter((id) => id !== 'planet').length + 1;
  const pieces: Piece<T>[] = [];
  for (const size of sizes)
    for (let index = 0; index < amount[size]; index++) {
      const why = `${size} piece of terrain`;
      const faces = [...p.dice.roll(6, 2, `kind of the ${why}`)];
      const sum = faces.reduce((total, face) => total + face, 0);
      const row = random.rows.find((each) => each.from <= sum && sum <= each.to)?.terrain;
      if (row === undefined) throw new Error(`no terrain for ${sum}`);
      const sides = random.densitySides(row);
      const density = sides === 0 ? null : (p.dice.roll(sides, 1, `density of the ${why}`)[0] ?? 1);
      const { shape, face } = rollFootprint(p, row, size, why);
      const id = `terrain-${String(first + pieces.length).padStart(2, '0')}`;
      const terrain = random.recordOf(id, row, density, shape);
      pieces.push({ terrain, size, faces, density, footprint: face });
    }
  return { kind: 'terrain-rolled', pieces };
}
