/** Hexes in which a unit leaves play as it enters them, before anything else happens there (R-FC-190, R-FC-245). */
import type { Hex } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { allUnits, sameHex } from '../unit/units.ts';
import { bringHome, carriesCore, isHome } from './core.ts';
import { bringArtifact, isArtifactHome } from './places.ts';

/** What the unit brings home by entering the hex; undefined where it goes on. Not the hex in which it stands. */
export function homecoming(table: OpenTable, unit: Unit, at: Hex): 'core' | 'artifact' | undefined {
  if (unit.at !== null && sameHex(unit.at, at)) return undefined;
  if (isArtifactHome(table, unit, at)) return 'artifact';
  if (!carriesCore(table, unit)) return undefined;
  const homes = allUnits(table).filter((other) => other.place === 'board' && isHome(table, unit, other));
  return homes.some((other) => other.at !== null && sameHex(other.at, at)) ? 'core' : undefined;
}

/** The unit leaves play with what it has brought home. */
export function comeHome(p: Procedure, unit: Unit, what: 'core' | 'artifact'): void {
  if (what === 'core') bringHome(p, unit);
  else bringArtifact(p, unit);
}
