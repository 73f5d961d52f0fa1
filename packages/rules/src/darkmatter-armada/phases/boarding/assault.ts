/** Boarding: who may go, how far, and with which dice on either side (DA-9.4.10, R-DA-136 to R-DA-138). */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { flying, isPlaced, type PlacedFighter } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import type { DieSize } from '../../data/dice.ts';
import { modules } from '../../data/modules.ts';
import { distances } from '../../data/sizes.ts';
import { actingFault, actingShip, classOf, fittedSpaces, hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { defenseDie, touching, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf, type Ship } from '../../table.ts';

/** How far the marines of the ship go, post to post (DA-9.4.10.1). */
export function boardingReachMils(ship: Ship): number {
  const { effect } = modules['long-range-assault-craft'];
  const far = working(ship, 'long-range-assault-craft') > 0 && effect.kind === 'boarding-range';
  return far ? effect.rangeMils : distances.boardingMils;
}

/** Why the ship boards nobody now. */
export function boarderFault(ship: Ship): Rejection | undefined {
  const { name, activation } = ship;
  if (fittedSpaces(ship, 'space-marines').length === 0)
    return refuse('no-marines', 'DA-9.4.10', `${name} has no Space Marines. Board with a ship that carries them.`);
  if (working(ship, 'space-marines') === 0)
    return refuse('marines-destroyed', 'DA-9.4.10', `${name} has no Space Marines left. Board with another ship.`);
  if (ship.crew === 0)
    return refuse('no-crew', 'DA-9.4.11.6a', `${name} has no crew left to board with. Board with another ship.`);
  if (fittedSpaces(ship, 'long-range-assault-craft').length > 0 && working(ship, 'long-range-assault-craft') === 0)
    return refuse(
      'assault-craft-destroyed',
      'DA-12.7.19',
      `The Long Range Assault Craft of ${name} is destroyed, so that it boards nobody. Board with another ship.`,
    );
  if (ship.cloaked)
    return refuse('cloaked', 'DA-12.7.10', `${name} is cloaked and attacks nobody. Board with another ship.`);
  if (activation.skipsCombat)
    return refuse('evading', 'DA-9.3.6b', `${name} evades and skips combat. Board with another ship.`);
  if (!activation.boarded) return undefined;
  return refuse('boarded-already', 'DA-9.4.10', `${name} has boarded in this activation. Board with another ship.`);
}

export const reaches = (ship: PlacedShip, target: PlacedShip): boolean =>
  distanceMils(ship.at, target.at) <= boardingReachMils(ship) + distances.toleranceMils;

/** A freighter of a convoy may be taken whole, by either side (DA-15.4b, R-DA-161). */
export const capturable = ({ match }: OpenTable, target: PlacedShip): boolean =>
  match.convoy !== null && classOf(target).civilian;

/** The ship's own tokens that touch the target and have not acted (R-DA-137). */
export const supporters = (state: OpenTable, ship: Ship, target: PlacedShip): readonly PlacedFighter[] =>
  flying(state, ship.seat).filter(
    (fighter) => fighter.carrier === ship.id && !fighter.attacked && touching(fighter, target),
  );

/** Why the ship may not board so. Shields do not stop boarders (DA-1.8.3). */
export function boardFault(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'board'>,
  by: Seat,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const early = boarderFault(ship);
  if (early !== undefined) return early;
  const target = state.ships[command.target];
  if (target === undefined || target.seat === by || !isPlaced(target))
    return refuse('not-an-enemy-ship', 'DA-9.4.10', 'Marines board enemy ships on the table. Name one in reach.');
  if (target.cloaked)
    return refuse('target-cloaked', 'DA-12.7.10', `${target.name} is cloaked and cannot be boarded. Name another.`);
  if (!reaches(ship, target)) {
    const [gap, reach] = [distanceMils(ship.at, target.at), boardingReachMils(ship)];
    const sentence = `${ship.name} is ${inches(gap)} from ${target.name}. Its marines reach ${inches(reach)}.`;
    return refuse('out-of-reach', 'DA-9.4.10.1', sentence);
  }
  if (command.capture === true && !capturable(state, target)) {
    const sentence = `${target.name} cannot be captured: only freighters of a convoy can. Board it to damage it.`;
    return refuse('not-a-freighter', 'DA-15.4b', sentence);
  }
  const near = supporters(state, ship, target);
  const own = new Set(command.fighters);
  if (own.size === command.fighters.length && command.fighters.every((id) => near.some((each) => each.id === id)))
    return undefined;
  const sentence = `Only fighters of ${ship.name} that touch ${target.name} and have not acted help its marines, each once.`;
  return refuse('no-support', 'R-DA-137', sentence);
}

/** A die of a boarding before it is thrown; none of them explodes (DA-1.2.2b). */
export interface Planned {
  readonly from: string;
  readonly sides: DieSize;
}

const repeated = (count: number, from: string, sides: DieSize): Planned[] =>
  Array.from({ length: count }, () => ({ from, sides }));

/** DA-9.4.10.2a */
export function attackDice(ship: Ship, tokens: number): readonly Planned[] {
  const forces = hasCustomization(ship, 'special-forces');
  return [
    ...repeated(working(ship, 'space-marines'), forces ? 'Special Forces' : 'Space Marines', forces ? 10 : 6),
    ...repeated(hasCustomization(ship, 'veteran-troops') ? 1 : 0, 'Veteran Troops', 4),
    ...repeated(tokens, 'fighters', 4),
  ];
}

/** DA-9.4.10.2b: the DEF die as it is, without Defense Grid Fault and evasion. */
export function defenceDice({ match }: OpenTable, ship: Ship, tokens: number): readonly Planned[] {
  const def = defenseDie(ship);
  return [
    { from: 'crew', sides: ship.crew < ship.crewShaded || ship.crew === 0 ? 4 : 6 },
    ...repeated(hasCustomization(ship, 'security-detachment') ? 1 : 0, 'Security Detachment', 6),
    ...(def === undefined ? [] : [{ from: 'DEF', sides: def }]),
    ...repeated(tokens, 'patrol', 4),
    ...repeated(optionOf(match, 'defendingMarines') ? working(ship, 'space-marines') : 0, 'Space Marines', 6),
  ];
}
