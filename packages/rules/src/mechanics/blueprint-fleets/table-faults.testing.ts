/** What can never be true of a table while a seat is asked, whatever was played; a fault is a bug of the rules. */
import { baseGapMils, signedGapMils } from '../../geometry/table/index.ts';
import type { StandingGround } from './ground.ts';
import { opponentOf, seats } from './seats.ts';
import type { Ship, Table } from './table.ts';

/** Rounding to whole mils, once for each of two places. */
const ROUNDING_MILS = 2;

type State = Table;

function standingFaults(ground: StandingGround, state: State): string[] {
  const all = ground.standing(state);
  return all.flatMap((one, index) => {
    const faults = ground.onTheTable(state, one.base) ? [] : [`${one.name} reaches over the table's edge.`];
    for (const planet of ground.planets(state))
      if (signedGapMils(planet, one.base.at) < -ROUNDING_MILS) faults.push(`${one.name} stands in ${planet.name}.`);
    for (const other of all.slice(index + 1))
      if (baseGapMils(one.base, other.base) < -ground.tape.contactMils - ROUNDING_MILS)
        faults.push(`${one.name} and ${other.name} overlap.`);
    return faults;
  });
}

function shipFaults(ship: Ship): string[] {
  const faults: string[] = [];
  if (ship.hull > ship.hullMax) faults.push(`${ship.name} has more hull than it was built with.`);
  if (ship.crew > ship.crewMax) faults.push(`${ship.name} has more crew than it set out with.`);
  if (ship.place === 'table' && ship.hull === 0) faults.push(`${ship.name} has no hull left, but is on the table.`);
  if ((ship.place === 'gone') !== (ship.fate !== null))
    faults.push(`${ship.name} is gone without a fate, or the reverse.`);
  if ((ship.place === 'table') !== (ship.at !== null)) faults.push(`${ship.name} is on the table without a place.`);
  return faults;
}

/** Points come from ships that left, and only from those. */
function scoreFaults(state: State): string[] {
  return seats(state).flatMap(({ seat, fleet, halfPoints }) => {
    const other = opponentOf(state, seat);
    const lost = Object.values(state.ships).filter((ship) => ship.seat === other);
    const worth = lost.reduce((sum, ship) => sum + (ship.fate?.halfPoints ?? 0), 0);
    return worth === halfPoints ? [] : [`${fleet} has ${halfPoints} half points for losses worth ${worth}.`];
  });
}

function fighterFaults(state: State): string[] {
  return Object.values(state.fighters).flatMap((fighter) => {
    const carrier = state.ships[fighter.carrier];
    const homeless = fighter.place === 'aboard' && carrier?.place === 'gone';
    return homeless ? [`${fighter.name} is aboard ${carrier.name}, which is gone.`] : [];
  });
}

/** Every fault of the table as a sentence. */
export const tableFaultsBy =
  (ground: StandingGround) =>
  (state: State): string[] => {
    const left = Object.values(state.ships).some(({ place }) => place !== 'gone');
    const active = left ? [] : ['A seat is asked, but no ship is left.'];
    return [
      ...(state.match.phase === 'terrain' || state.match.phase === 'deployment' ? [] : active),
      ...standingFaults(ground, state),
      ...Object.values(state.ships).flatMap(shipFaults),
      ...scoreFaults(state),
      ...fighterFaults(state),
    ];
  };
