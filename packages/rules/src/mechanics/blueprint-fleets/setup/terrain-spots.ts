/** Where terrain may be laid: wholly on the table, clear of deployment zones and of other terrain. */
import type { PlacedShape } from '../../../geometry/table/index.ts';
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type Area, freeLay, type Ground, layArea, layFault } from '../../open-table/index.ts';
import type { PlacedTerrain, StandingGround } from '../ground.ts';
import type { Point, TerrainId } from '../ids.ts';
import { inches } from '../names.ts';
import { seats, zonesOfSide } from '../seats.ts';
import type { Table, Terrain } from '../table.ts';

export interface LayingRules {
  readonly ground: StandingGround;
  /** How far a piece stays from zones and other terrain, edge to edge. */
  readonly clearanceMils: number;
  readonly edge: RuleId;
  readonly clear: RuleId;
}

/** How a spot is written in a command. */
export const placeOf = ({ at, shape }: PlacedShape): { at: Point; facingCdeg?: number } =>
  shape.kind === 'rectangle' ? { at, facingCdeg: shape.facingCdeg } : { at };

export interface TerrainSpots {
  /** Why `terrain` may not lie so, or undefined. */
  readonly pieceFault: (state: Table, terrain: Terrain, piece: PlacedShape) => Rejection | undefined;
  /** The rectangle that pieces lie in. */
  readonly terrainRegion: (state: Table) => Area;
  /** The legal spot nearest to the middle of the table; undefined where none is left. */
  readonly freeSpot: (state: Table, terrain: Terrain) => PlacedShape | undefined;
  /** The same for a piece that is still to be placed, as a command has it: for a one-press placement. */
  readonly suggestTerrainSpot: (state: Table, terrainId: TerrainId) => { at: Point; facingCdeg?: number } | undefined;
}

export function terrainSpotsBy({ ground, clearanceMils, edge, clear }: LayingRules): TerrainSpots {
  /** What a piece keeps away from. What is not on the table is in nobody's way. */
  const groundFor = (state: Table, { id }: Terrain): Ground<PlacedTerrain> => ({
    table: state.match.table,
    free: seats(state).flatMap(zonesOfSide),
    lying: ground.placedTerrain(state).filter((other) => other.id !== id),
    clearanceMils,
  });
  /** Spots found, by the terrain that lay then: offers, answers and the sifting of what fits nowhere all ask for them. */
  const spots = keptUnder<Table['terrain'], string, PlacedShape | undefined>();
  const freeSpot = (state: Table, terrain: Terrain): PlacedShape | undefined =>
    spots(state.terrain, terrain.id, () => freeLay(terrain.footprint, groundFor(state, terrain)));
  return {
    freeSpot,
    pieceFault: (state, terrain, piece) => {
      const { name } = terrain;
      const fault = layFault(piece, groundFor(state, terrain));
      switch (fault?.kind) {
        case undefined:
          return undefined;
        case 'off-table':
          return refuse('off-table', edge, `${name} would reach over the table's edge. Lay it wholly on the table.`);
        case 'near-area': {
          const owner = seats(state).find((side) => zonesOfSide(side).includes(fault.area));
          const sentence = `${name} would lie nearer than ${inches(clearanceMils)} to the deployment zone of ${owner?.fleet ?? 'a side'}. Lay it farther towards the middle.`;
          return refuse('too-near-zone', clear, sentence, { seat: owner?.seat ?? null });
        }
        case 'near-terrain': {
          const sentence = `${name} would lie ${inches(fault.gapMils)} from ${fault.terrain.name}. Keep ${inches(clearanceMils)} from other terrain.`;
          return refuse('too-near-terrain', clear, sentence, { terrain: fault.terrain.id });
        }
      }
    },
    terrainRegion: (state) =>
      layArea({ table: state.match.table, free: seats(state).flatMap(zonesOfSide), clearanceMils }),
    suggestTerrainSpot: (state, terrainId) => {
      const terrain = state.terrain[terrainId];
      const spot = terrain === undefined ? undefined : freeSpot(state, terrain);
      return spot === undefined ? undefined : placeOf(spot);
    },
  };
}
