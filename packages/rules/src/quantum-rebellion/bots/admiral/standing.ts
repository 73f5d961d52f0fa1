/** How a table stands for a side, in points: what is scored already, and what hurt ships are likely to lose yet. */
import type { Seat } from '../../../kernel/contract.ts';
import { scenarios } from '../../data/scenarios.ts';
import { inConvoy } from '../../scenarios/ending.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { workingSpaces } from '../../ship/ships.ts';
import { unmanned } from '../../ship/stats.ts';
import type { Sight } from '../../state.ts';
import type { Ship } from '../../table.ts';

/** Points that a division on the planet and a freighter that is out are worth. */
const DIVISION = 60;
const EXIT = 150;
/** How much points count where something else decides. */
const BESIDES = 0.4;
/** What a ship is worse off for each Disorder, crew box lost and space lost, in shares of its cost. */
const DISORDER = 0.05;
const CREW = 0.03;
const SPACE = 0.03;
const DEFENCE = 0.02;

/** The share of its points that a ship on the table is likely to lose in the rounds that are left. */
function forfeit(ship: Ship, left: number): number {
  const health = ship.hull / Math.max(1, ship.hullMax);
  const scored = 2 * ship.hull <= ship.hullMax ? 0.5 : 0;
  if (left <= 0) return scored;
  const likely = health > 0.5 ? (1 - health) * 0.7 : 0.4 + (0.5 - health) * 0.9;
  const broken = Object.values(ship.spaces).filter((space) => space.condition !== 'working').length;
  const shaken = unmanned(ship) ? 0 : DISORDER * ship.disorder + CREW * (ship.crewMax - ship.crew);
  const wear = shaken + SPACE * broken + DEFENCE * (ship.defLost + ship.crLost);
  return Math.min(0.95, Math.max(likely, scored) + Math.min(0.3, wear));
}

/** Points that the side has lost or is likely to lose. */
function losses(state: Sight, seat: Seat): number {
  const left = state.match.phase === 'over' ? 0 : state.match.rounds - state.match.round + 1;
  let sum = (state.sides[opponentOf(state, seat)]?.halfPoints ?? 0) / 2;
  for (const ship of Object.values(state.ships))
    if (ship.seat === seat && ship.place !== 'gone' && !ship.captured) sum += forfeit(ship, left) * ship.cost;
  return sum;
}

/** Divisions landed, and those that may still be. */
function troops(state: Sight, seat: Seat): number {
  const left = state.match.phase === 'over' ? 0 : state.match.rounds - state.match.round + 1;
  let sum = state.sides[seat]?.divisions ?? 0;
  if (left > 0)
    for (const ship of Object.values(state.ships))
      if (ship.seat === seat && ship.place !== 'gone')
        sum += 0.5 * workingSpaces(ship, 'cargo-space').length * (0.4 + (0.6 * ship.hull) / ship.hullMax);
  return sum;
}

/** What the convoy is worth to its escort: freighters out, and those on their way as far as they are likely to come. */
function convoy(state: Sight): number {
  const { convoy: record, table } = state.match;
  if (record === null) return 0;
  let sum = record.exits * EXIT;
  const left = state.match.phase === 'over' ? 0 : state.match.rounds - state.match.round + 1;
  for (const ship of Object.values(state.ships)) {
    if (!isPlaced(ship) || !inConvoy(state, ship) || left === 0) continue;
    const way = Math.max(0, table.widthMils - ship.at.xMils);
    sum += EXIT * Math.max(0, 1 - forfeit(ship, left)) * Math.min(1, (left * 14_000 + 10_000) / (way + 1)) * 0.8;
  }
  return sum;
}

/** The table as it stands for `seat`, against its opponent: more is better. */
export function standing(state: Sight, seat: Seat): number {
  const other = opponentOf(state, seat);
  const points = losses(state, other) - losses(state, seat);
  const won = state.match.outcome?.winner ?? null;
  const decided = won === null ? 0 : won === seat ? 100 : -100;
  switch (scenarios[state.match.scenario].victory.kind) {
    case 'points':
      return decided + points;
    case 'divisions':
      return decided + BESIDES * points + DIVISION * (troops(state, seat) - troops(state, other));
    case 'convoy':
      return decided + BESIDES * points + convoy(state) * (state.match.convoy?.escort === seat ? 1 : -1);
  }
}
