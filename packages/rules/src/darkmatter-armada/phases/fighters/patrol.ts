/** Combat Air Patrol: tokens in contact with a ship that is attacked help it, and go home afterwards (DA-9.4.9.4, R-DA-115). */
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { flying, type PlacedFighter } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { FighterId } from '../../ids.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { PatrolOffer } from './schema.ts';

/** The tokens of its side that touch the ship. */
export const patrolOf = (state: OpenTable, target: PlacedShip): readonly PlacedFighter[] =>
  flying(state, target.seat).filter((fighter) => touching(fighter, target));

export const patrolOffer = (state: OpenTable, target: PlacedShip, against: string, rule: RuleId): PatrolOffer => {
  const fighters = patrolOf(state, target).map(({ id }) => id);
  const label = `Commit fighters to defend ${target.name} against ${against}, or none`;
  const about = [`ship:${target.id}`, ...fighters.map((id) => `fighter:${id}`)];
  return { kind: 'fly-patrol', label, target: target.id, fighters, rule, about };
};

/** Why these tokens do not help the ship. */
export function patrolFault(state: OpenTable, target: PlacedShip, ids: readonly FighterId[]): Rejection | undefined {
  if (new Set(ids).size < ids.length)
    return refuse('named-twice', 'DA-9.4.9.4', 'Each fighter helps once. Name it once.');
  const near = patrolOf(state, target);
  if (ids.every((id) => near.some((fighter) => fighter.id === id))) return undefined;
  const names = near.map(({ name }) => name).join(', ');
  const sentence = `Only your fighters that touch ${target.name} defend it. Choose among ${names}, or send an empty list.`;
  return refuse('no-patrol', 'DA-9.4.9.4', sentence);
}
