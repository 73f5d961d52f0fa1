/** Which fighters act with a squadron, how they form stacks, and what kills them (R-DA-116, R-DA-131, R-DA-132). */
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { chainsOf, flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import type { Fighter, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { flying, isFlying, type PlacedFighter, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { stackDice } from '../../data/action-tables.ts';
import type { DieSize } from '../../data/dice.ts';
import type { FighterId } from '../../ids.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';

/** The carrier is gone in whatever way: the token acts with any friendly activation (DA-9.4.9.5, R-DA-131). */
const orphaned = (state: OpenTable, { carrier }: Fighter): boolean => state.ships[carrier]?.place !== 'table';

/**
 * Acts in this activation: its carrier belongs to the squadron, it touches one of its ships, or it has begun to act in it
 * (DA-9.4.9.2). A token that acted in an activation that is over counts as having flown and attacked.
 */
export const actsWith = (state: OpenTable, fighter: PlacedFighter, squadron: Squadron): boolean =>
  fighter.seat === squadron.seat &&
  (squadron.ships.includes(fighter.carrier) ||
    orphaned(state, fighter) ||
    fighter.moved !== fighter.attacked ||
    squadronShips(state, squadron).some((ship) => touching(ship, fighter)));

/** Tokens on the table that may still attack in this activation. */
export const attackers = (state: OpenTable, squadron: Squadron): readonly PlacedFighter[] =>
  flying(state, squadron.seat).filter((fighter) => !fighter.attacked && actsWith(state, fighter, squadron));

/** The groups in which every token is linked to every other by contacts. */
export const chains = (tokens: readonly PlacedFighter[]): readonly (readonly PlacedFighter[])[] =>
  chainsOf(touching, tokens);

/** Tokens that act as one stack hang together; the owner says which whenever they act (DA-11.0, R-DA-116). */
export const isStack = (state: OpenTable, ids: readonly FighterId[]): boolean =>
  chains(flyingOf(state, ids)).length === 1;

/** DA-9.4.9.7 */
export function stackDie(tokens: number): DieSize {
  const die = stackDice[Math.min(tokens, stackDice.length) - 1];
  if (die === undefined) throw new Error(`no die for a stack of ${tokens}`);
  return die;
}

/** Hits or intercepts that one token takes before it is lost (DA-9.4.9.8a, DA-12.4.18). */
function toughness(state: OpenTable, id: FighterId): number {
  const carrier = state.ships[state.fighters[id]?.carrier ?? ''];
  return carrier !== undefined && hasCustomization(carrier, 'veteran-pilots') ? 4 : 3;
}

/** The tokens that so many hits take, lower ids first. */
export function lostTo(state: OpenTable, ids: readonly FighterId[], hits: number): readonly FighterId[] {
  let left = hits;
  return [...ids].sort().filter((id) => {
    const cost = toughness(state, id);
    if (left < cost) {
      left = 0;
      return false;
    }
    left -= cost;
    return true;
  });
}

/** Why these tokens may not attack now, the first reason found. */
export function attackersFault(
  state: OpenTable,
  squadron: Squadron,
  ids: readonly FighterId[],
  by: Seat,
  rule: RuleId,
): Rejection | undefined {
  if (new Set(ids).size < ids.length) return refuse('named-twice', rule, 'Name each fighter once.');
  for (const id of ids) {
    const fighter = state.fighters[id];
    if (fighter === undefined || fighter.seat !== by)
      return refuse('not-your-fighter', rule, 'Those are not all fighters of yours. Name your own.', { fighter: id });
    if (!isFlying(fighter))
      return refuse('fighter-not-out', 'DA-9.4.9.6', `${fighter.name} is not on the table. Launch it first.`, {
        fighter: id,
      });
    if (fighter.attacked)
      return refuse('acted-already', 'DA-9.4.9.2', `${fighter.name} has acted this round. Use another fighter.`, {
        fighter: id,
      });
    if (!actsWith(state, fighter, squadron))
      return refuse(
        'other-squadron',
        'DA-9.4.9.2',
        `${fighter.name} acts with ${state.ships[fighter.carrier]?.name ?? 'its carrier'} or a friendly ship that it touches, and neither is in ${squadron.name}. Use another fighter.`,
        { fighter: id },
      );
  }
  if (isStack(state, ids)) return undefined;
  return refuse('no-stack', 'R-DA-116', 'They do not all hang together. Name tokens that touch one another.');
}
