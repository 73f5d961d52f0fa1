/** The terrain of a written position. */
import { noSuch } from '../../kernel/words.ts';
import { footprintRead } from '../../mechanics/blueprint-fleets/position/tokens.ts';
import { freeId, pointRead } from '../../mechanics/open-table/index.ts';
import { terrain as terrainData } from '../data/terrain.ts';
import type { State } from '../state.ts';
import type { Position } from './codec.ts';
import { terrainOfWords, titlesOf } from './words.ts';

export function terrainOf(position: Position, problems: string[]): State['terrain'] {
  const found: State['terrain'] = {};
  for (const written of position.terrain ?? []) {
    const kind = terrainOfWords(written.kind);
    if (kind === undefined) {
      problems.push(noSuch('terrain', written.kind, titlesOf(terrainData)));
      continue;
    }
    const id = written.id ?? freeId(kind, found);
    if (found[id] !== undefined) problems.push(`Two pieces of terrain have the id ${id}: give each its own.`);
    const { hazard, name } = terrainData[kind];
    const usual = kind === 'minefield' && hazard.kind === 'hits' ? hazard.plus : null;
    found[id] = {
      id,
      kind,
      name: written.name ?? name,
      footprint: footprintRead(written),
      at: written.at === undefined ? null : pointRead(written.at),
      discarded: written.discarded ?? false,
      strength: written.strength ?? usual,
      ...(written.damage === undefined ? {} : { damage: written.damage }),
      laid: written.laid ?? false,
    };
  }
  return found;
}
