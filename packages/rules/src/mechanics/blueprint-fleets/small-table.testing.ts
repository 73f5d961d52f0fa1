/** A small table as the second game of the family has it, for tests: its ships have less than those of the first, and more. */
import { pick, type Random, type Viewer } from '../../kernel/index.ts';
import { discsOf } from './ships.ts';
import type { Ship, State } from './table.ts';

export interface DarkShip extends Ship {
  /** Of the second game alone: a ship has no hyperdrive where its class gives none. */
  readonly hyperdrive: boolean;
}
export interface DarkState extends State {
  ships: { [id: string]: DarkShip };
}
export const ship = (id: string, rank: Ship['rank'], given: Partial<DarkShip> = {}): DarkShip => ({
  id,
  rank,
  seat: 'seat-1',
  squadron: `${id.slice(0, 1)}-squadron`,
  name: id,
  cost: 50,
  place: 'table',
  at: { xMils: 0, yMils: 0 },
  facingCdeg: 0,
  hull: 18,
  hullMax: 18,
  hullShaded: 6,
  crew: 4,
  crewMax: 4,
  crewShaded: 2,
  disorder: 0,
  hangar: { launched: false, recovered: false, relaunched: false },
  captured: false,
  fate: null,
  spent: {},
  activation: { from: null, moves: 0, movementOver: false, special: null, boarded: false },
  hyperdrive: true,
  ...given,
});

export function tableOf(ships: readonly DarkShip[]): DarkState {
  const side = (seat: 'seat-1' | 'seat-2') => ({
    seat,
    fleet: seat,
    faction: '',
    flagship: 'a-1',
    zone: { west: 0, south: 0, east: 48_000, north: 8000 },
    otherZone: null,
    halfPoints: 0,
    cyberwarfare: 0,
    divisions: null,
  });
  const names = [...new Set(ships.map(({ squadron }) => squadron))];
  const squadron = (id: string) => ({
    id,
    seat: 'seat-1' as const,
    name: id,
    deployed: true,
    activated: false,
    reserve: false,
    ships: ships.filter((each) => each.squadron === id).map((each) => each.id),
  });
  return {
    match: {
      convoy: null,
      table: { widthMils: 48_000, heightMils: 48_000 },
      maxPoints: 1000,
      rounds: 6,
      round: 2,
      phase: 'activation',
      order: ['seat-2', 'seat-1'],
      active: null,
      segment: null,
      combatMode: null,
      combatModesOver: [],
      outcome: null,
      portalFree: [],
    },
    sides: { 'seat-1': side('seat-1'), 'seat-2': side('seat-2') },
    squadrons: Object.fromEntries(names.map((id) => [id, squadron(id)])),
    ships: Object.fromEntries(ships.map((each) => [each.id, each])),
    fighters: {},
    terrain: {},
    portals: {},
    beacons: {},
    discs: {},
    due: { checks: [], consequences: [] },
    frames: [],
    secrets: { ambushes: {} },
  };
}

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
