/** The fighters, the portals, the beacons and the discs of a written position, and what stands where it cannot stand. */
import { claimedId, plainWord as idOf } from '../../../kernel/words.ts';
import { outlineRead, pointRead, standingFaults } from '../../open-table/index.ts';
import { footprints } from '../data/terrain-tables.ts';
import type { StandingGround, StandingPiece } from '../ground.ts';
import type { Fighter, Footprint } from '../records.ts';
import { leadOf } from '../ships.ts';
import type { Ship, State } from '../table.ts';
import { type Fleets, shipCalled } from './fleets.ts';
import type { WrittenBeacon, WrittenDisc, WrittenFighter, WrittenPortal } from './schema.ts';

const placeOf = (written: WrittenFighter): Fighter['place'] =>
  written.place ?? (written.at === undefined ? 'aboard' : 'table');

/** Puts the written tokens where they are; those not written stay aboard. */
export function placeFighters(fighters: readonly WrittenFighter[], state: State, problems: string[]): void {
  const used = new Set<string>();
  for (const written of fighters) {
    const carrier = shipCalled(state.ships, written.carrier);
    if (carrier === undefined) {
      problems.push(`There is no ship called ${written.carrier} for fighters to belong to.`);
      continue;
    }
    const own = Object.values(state.fighters).filter((fighter) => fighter.carrier === carrier.id);
    const token = own.find((fighter) => (written.id === undefined ? !used.has(fighter.id) : fighter.id === written.id));
    if (token === undefined) {
      const has = own.length === 0 ? 'no fighters' : `${own.length} fighters`;
      problems.push(`${carrier.name} has ${has}: ${written.id ?? 'there is not one more'}.`);
      continue;
    }
    used.add(token.id);
    const place = placeOf(written);
    const { moved = false, attacked = false } = written;
    state.fighters[token.id] = {
      ...token,
      place,
      at: place === 'table' && written.at !== undefined ? pointRead(written.at) : null,
      moved,
      attacked,
      ...(written.relaunched === true ? { relaunched: true as const } : {}),
    };
  }
}

/** A circle of the size that is written, medium unless one is, or the outline that is written. */
export function footprintRead(
  written: Parameters<typeof outlineRead>[0] & { readonly size?: keyof typeof footprints | undefined },
): Footprint {
  const circle = footprints[written.size ?? 'medium'].find((each) => each.shape === 'circle');
  return outlineRead(written, (circle?.shape === 'circle' ? circle.diameterMils : 0) / 2);
}

/** The ship that a portal belongs to: the one that opened it, or the one that leads the squadron coming in. */
function portalKeeper(
  { opener, entry }: WrittenPortal,
  { ships, squadrons }: Fleets,
): { keeper: Ship; entry: string | null } | string {
  if ((opener === undefined) === (entry === undefined))
    return 'A portal needs either the ship that opened it or the squadron that comes in by it.';
  if (entry !== undefined) {
    const squadron = squadrons[entry] ?? Object.values(squadrons).find(({ name }) => name === entry);
    if (squadron === undefined) return `There is no squadron called ${entry} to come in by a portal.`;
    if (!squadron.reserve) return `${squadron.name} is not in reserve and needs no portal to come in by.`;
    if (!squadron.ships.some((id) => ships[id] !== undefined))
      return `${squadron.name} has no ships that could come in by a portal.`;
    return { keeper: leadOf(ships, squadron), entry: squadron.id };
  }
  const keeper = shipCalled(ships, opener ?? '');
  return keeper === undefined ? `There is no ship called ${opener} to hold a portal open.` : { keeper, entry: null };
}

export function portalsOf(portals: readonly WrittenPortal[], fleets: Fleets, problems: string[]): State['portals'] {
  const found: State['portals'] = {};
  const taken = new Map<string, string>();
  for (const written of portals) {
    const kept = portalKeeper(written, fleets);
    if (typeof kept === 'string') {
      problems.push(kept);
      continue;
    }
    const { keeper: opener, entry } = kept;
    const name = `portal-${opener.id}`;
    const id = claimedId(taken, { name, id: written.id }, problems);
    taken.set(id, name);
    found[id] = { id, seat: opener.seat, opener: opener.id, at: pointRead(written.at), entry };
  }
  return found;
}

/** 'beacon-1', 'beacon-2', … unless an id is written. */
export function beaconsOf(beacons: readonly WrittenBeacon[], problems: string[]): State['beacons'] {
  const found: State['beacons'] = {};
  beacons.forEach(({ id = `beacon-${Object.keys(found).length + 1}`, ...written }) => {
    if (found[id] !== undefined) problems.push(`Two beacons have the id ${id}: give each its own.`);
    const { seat, status = 'online', starting = false } = written;
    found[id] = { id, seat, at: pointRead(written.at), status, starting };
  });
  return found;
}

/** What stands off the table, on something else or in a planet. */
export function standingProblems({ standing, planets, tape }: StandingGround, state: State): string[] {
  const isShip = ({ piece }: StandingPiece) => 'squadron' in piece;
  return standingFaults(standing(state), state.match.table, planets(state), isShip, tape).map((fault) => {
    const { name } = fault.piece;
    switch (fault.kind) {
      case 'off-table':
        return `${name} stands over the edge of the table: its whole base has to be on it.`;
      case 'overlap':
        return `${name} and ${fault.other.name} overlap: move one of them until their bases only touch.`;
      case 'barred':
        return `${name} stands inside ${fault.terrain.name}: no ship survives there.`;
    }
  });
}

/** Discs are 'disc-…-1' to 'disc-…-3' of their squadron unless an id is written; the first is real unless one is. */
export function ambushesOf(
  written: readonly WrittenDisc[],
  squadrons: State['squadrons'],
  problems: string[],
): Pick<State, 'discs' | 'secrets'> {
  const discs: State['discs'] = {};
  const ambushes: State['secrets']['ambushes'] = {};
  const sure = new Set<string>();
  for (const each of written) {
    const squadron = squadrons[each.squadron] ?? squadrons[idOf(each.squadron)];
    if (squadron === undefined) {
      problems.push(`There is no squadron called ${each.squadron} to hide behind a disc.`);
      continue;
    }
    const laid = Object.values(discs).filter((disc) => disc.squadron === squadron.id).length;
    const id = each.id ?? `disc-${squadron.id}-${laid + 1}`.slice(0, 40);
    if (discs[id] !== undefined) problems.push(`Two discs have the id ${id}: give each its own.`);
    squadron.deployed = true;
    discs[id] = { id, seat: squadron.seat, squadron: squadron.id, at: pointRead(each.at) };
    if (each.real === true && sure.has(squadron.id)) problems.push(`${squadron.name} hides behind one disc only.`);
    if (each.real === true) sure.add(squadron.id);
    if (each.real === true || laid === 0) ambushes[squadron.id] = id;
  }
  return { discs, secrets: { ambushes } };
}
