/** Discs turned up by enemy ships that end a movement on them. */
import type * as z from 'zod';
import { baseGapMils } from '../../../geometry/table/index.ts';
import type { Sealing, SealedThing } from '../../../kernel/contract.ts';
import type { ShipId, SquadronId } from '../ids.ts';
import type { FlowProcedure } from '../procedure.ts';
import type { Disc } from '../records.ts';
import { isPlaced, type Placed } from '../ships.ts';
import type { Ship, State, Table } from '../table.ts';
import type { AmbushEvent } from './events.ts';
import type { ambushFrame } from './schema.ts';
import type { HidingRules } from './hiding.ts';

type P = Pick<FlowProcedure<AmbushEvent, z.infer<typeof ambushFrame>>, 'state' | 'emit' | 'push'>;

/** Turns up one disc; a squadron found is placed by its owner next. Reads the secret: for procedures alone. */
export function reveal(p: P, disc: Disc, ship: ShipId | null): 'decoy' | 'squadron' {
  const { squadron, seat, id } = disc;
  const decoy = p.state.secrets.ambushes[squadron] !== id;
  const set = Object.values(p.state.discs)
    .filter((each) => each.squadron === squadron)
    .map((each) => each.id)
    .sort();
  p.emit({ kind: 'disc-revealed', disc: id, seat, squadron, ship, removed: decoy ? [id] : set, decoy });
  if (decoy) return 'decoy';
  p.push({ kind: 'ambush', seat, squadron, at: disc.at, activates: ship === null });
  return 'squadron';
}

/** The command moved the ship, or used its move up where it stands. */
const hasMoved = (before: Ship | undefined, now: Ship): boolean =>
  before?.at?.xMils !== now.at?.xMils ||
  before?.at?.yMils !== now.at?.yMils ||
  before?.activation.moves !== now.activation.moves;

/** After each command of an activation: what the ships of the acting squadron ended their movement on is turned up. */
export function uncover({ ground, discRadiusMils }: HidingRules, p: P, before: Table, squadron: SquadronId): void {
  if (Object.keys(p.state.discs).length === 0) return;
  const touches = (ship: Placed, { at }: Disc): boolean =>
    baseGapMils({ at: ship.at, radiusMils: ground.radiusOf(ship) }, { at, radiusMils: discRadiusMils }) <=
    ground.tape.contactMils;
  for (const id of p.state.squadrons[squadron]?.ships ?? []) {
    const ship = p.state.ships[id];
    if (ship === undefined || !isPlaced(ship) || !hasMoved(before.ships[id], ship)) continue;
    const met = Object.values(p.state.discs)
      .filter((disc) => disc.seat !== ship.seat && touches(ship, disc))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const disc of met) if (p.state.discs[disc.id] !== undefined) reveal(p, disc, ship.id);
  }
}

const nothing: readonly SealedThing[] = [];

/** Which of its three discs a squadron lies behind is sealed until that disc is turned up. */
export const ambushSealing: Sealing<State, AmbushEvent | { readonly kind: string }> = {
  sealed: ({ secrets: { ambushes }, squadrons }) => {
    const ids = Object.keys(ambushes);
    if (ids.length === 0) return nothing;
    return ids.sort().map((id) => {
      const squadron = squadrons[id];
      const what = `the disc that hides ${squadron?.name ?? id}`;
      return { id, of: squadron === undefined ? [] : [squadron.seat], what, content: { disc: ambushes[id] ?? '' } };
    });
  },
  opened: (event) => ('decoy' in event && !event.decoy ? [event.squadron] : []),
};
