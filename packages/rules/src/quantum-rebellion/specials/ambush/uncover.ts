/** Discs turned up by enemy ships that end a movement on them (QR-5.2.5.4d-f, R-QR-61, R-QR-240). */
import { baseGapMils } from '../../../geometry/table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { Procedure } from '../../procedure.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import { baseOf } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Disc } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import { discRadiusMils } from './hiding.ts';
import type { ShipId, SquadronId } from '../../ids.ts';

/** Turns up one disc; a squadron found is placed by its owner next. Reads the secret: for procedures alone. */
export function reveal(p: Procedure, disc: Disc, ship: ShipId | null): 'decoy' | 'squadron' {
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

/** The command moved the ship, or used its Standard Movement up where it stands. */
const hasMoved = (before: Ship | undefined, now: Ship): boolean =>
  before?.at?.xMils !== now.at?.xMils ||
  before?.at?.yMils !== now.at?.yMils ||
  before?.activation.moves !== now.activation.moves;

const touches = (ship: PlacedShip, disc: Disc): boolean =>
  baseGapMils(baseOf(ship), { at: disc.at, radiusMils: discRadiusMils }) <= distances.contactMils;

/** After each command of an activation: what the ships of the acting squadron ended their movement on is turned up. */
export function uncover(p: Procedure, before: OpenTable, squadron: SquadronId): void {
  if (Object.keys(p.state.discs).length === 0) return;
  for (const id of p.state.squadrons[squadron]?.ships ?? []) {
    const ship = p.state.ships[id];
    if (ship === undefined || !isPlaced(ship) || !hasMoved(before.ships[id], ship)) continue;
    const met = Object.values(p.state.discs)
      .filter((disc) => disc.seat !== ship.seat && touches(ship, disc))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const disc of met) if (p.state.discs[disc.id] !== undefined) reveal(p, disc, ship.id);
  }
}
