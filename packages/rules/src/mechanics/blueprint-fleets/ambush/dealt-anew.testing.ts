/** What a viewer may not know of hidden squadrons, changed: for the proof that nothing sent depends on it. */
import { pick, type Random, type Viewer } from '../../../kernel/index.ts';
import { discsOf } from '../ships.ts';
import type { State } from '../table.ts';

/** The same table with the real discs dealt anew, but for those that the viewer placed itself. */
export function dealtAnew<S extends State>(state: S, who: Viewer, random: Random): S {
  const ambushes = { ...state.secrets.ambushes };
  for (const squadron of Object.keys(ambushes)) {
    const { seat } = state.squadrons[squadron] ?? {};
    if (seat === undefined || (who.kind === 'seat' && who.seat === seat)) continue;
    const discs = discsOf(state, seat).filter((disc) => disc.squadron === squadron);
    ambushes[squadron] = pick(discs, random).id;
  }
  return { ...state, secrets: { ambushes } };
}
