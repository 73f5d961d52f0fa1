/** The discs of a written position, and which of them are squadrons: the secret part of it (R-QR-60). */
import { pointRead } from '../../mechanics/open-table/index.ts';
import type { State } from '../state.ts';
import type { Position } from './codec.ts';
import { idOf } from './words.ts';

/** Discs are 'disc-…-1' to 'disc-…-3' of their squadron unless an id is written; the first is real unless one is. */
export function ambushesOf(
  position: Position,
  squadrons: State['squadrons'],
  problems: string[],
): Pick<State, 'discs' | 'secrets'> {
  const discs: State['discs'] = {};
  const ambushes: State['secrets']['ambushes'] = {};
  const sure = new Set<string>();
  for (const written of position.discs ?? []) {
    const squadron = squadrons[written.squadron] ?? squadrons[idOf(written.squadron)];
    if (squadron === undefined) {
      problems.push(`There is no squadron called ${written.squadron} to hide behind a disc.`);
      continue;
    }
    const laid = Object.values(discs).filter((disc) => disc.squadron === squadron.id).length;
    const id = written.id ?? `disc-${squadron.id}-${laid + 1}`.slice(0, 40);
    if (discs[id] !== undefined) problems.push(`Two discs have the id ${id}: give each its own.`);
    squadron.deployed = true;
    discs[id] = { id, seat: squadron.seat, squadron: squadron.id, at: pointRead(written.at) };
    if (written.real === true && sure.has(squadron.id)) problems.push(`${squadron.name} hides behind one disc only.`);
    if (written.real === true) sure.add(squadron.id);
    if (written.real === true || laid === 0) ambushes[squadron.id] = id;
  }
  return { discs, secrets: { ambushes } };
}
