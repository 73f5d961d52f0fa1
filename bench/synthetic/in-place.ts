/**
 * The benchmark's game for servers that change their state in place, the bare one and the peers: the same fleet, the same
 * moves and the same work as the ruleset. It takes plain objects and the peers' own kinds of state.
 */
import { boardSize, newShip, shipsPerSide } from './fleet.ts';
import type { Ship } from './fleet.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface State {
  seq: number;
  active: number;
  round: number;
  ships: Mutable<Ship>[];
  log: string[];
}

export interface Move {
  readonly ship: number;
  readonly x: number;
  readonly y: number;
  readonly target: number;
}

export const logLines = 24;

export function initialState(): State {
  const ships = Array.from({ length: 2 * shipsPerSide }, (_, index) => newShip(index));
  const log = Array.from(
    { length: logLines },
    (_, index) => `setup ${String(index)}: the fleets take position in sector ${String(index % 6)}`,
  );
  return { seq: 0, active: 0, round: 1, ships, log };
}

const within = (value: number, below: number): boolean => Number.isInteger(value) && value >= 0 && value < below;

export function legal(state: State, side: number, { ship, target, x, y }: Move): boolean {
  if (side !== state.active || !within(x, boardSize) || !within(y, boardSize)) return false;
  return state.ships[ship]?.side === side && state.ships[target]?.side === 1 - side;
}

/** Makes a legal move in place. */
export function apply(state: State, move: Move): void {
  const own = state.ships[move.ship];
  const target = state.ships[move.target];
  if (own === undefined || target === undefined) return;
  const dx = move.x - own.x;
  const dy = move.y - own.y;
  own.heading = (Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 360) % 360;
  own.x = move.x;
  own.y = move.y;
  const damage = 5 + ((dx * dx + dy * dy) % 7);
  target.hp = target.hp > damage ? target.hp - damage : target.maxHp;
  state.log[state.seq % logLines] =
    `#${String(state.seq + 1)} ${own.name} moves to ${String(move.x)},${String(move.y)} and hits ${target.name} for ${String(damage)}`;
  state.seq += 1;
  state.round += state.active;
  state.active = 1 - state.active;
}
