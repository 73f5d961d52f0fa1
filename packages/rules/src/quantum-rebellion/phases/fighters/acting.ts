/** Which fighters act with a squadron, and whom they can attack (R-QR-161, R-QR-163, R-QR-165, R-QR-169). */
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { chainsOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import { flying, isFlying, type PlacedFighter } from '../../../mechanics/blueprint-fleets/ships.ts';
import { touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Fighter, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { FighterId } from '../../ids.ts';

/** The carrier is gone in whatever way: the token flies on until it must return (QR-8.4.6.5b, R-QR-161). */
export const orphaned = (state: OpenTable, fighter: Fighter): boolean =>
  state.ships[fighter.carrier]?.place !== 'table';

/** Acts in this activation: its carrier belongs to the squadron, or it has none any more (QR-8.4.6.2a, R-QR-161). */
export const actsWith = (state: OpenTable, fighter: Fighter, squadron: Squadron): boolean =>
  fighter.seat === squadron.seat && (squadron.ships.includes(fighter.carrier) || orphaned(state, fighter));

/** Tokens on the table that may still attack in this activation. */
export const attackers = (state: OpenTable, squadron: Squadron): readonly PlacedFighter[] =>
  flying(state, squadron.seat).filter((fighter) => !fighter.attacked && actsWith(state, fighter, squadron));

/** Why these tokens may not attack now, the first reason found. */
export function checkAttackers(
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
      return refuse('fighter-not-out', 'QR-8.4.6.6a', `${fighter.name} is not on the table. Launch it first.`, {
        fighter: id,
      });
    if (!actsWith(state, fighter, squadron))
      return refuse(
        'other-squadron',
        'QR-8.4.6.2a',
        `${fighter.name} acts with ${state.ships[fighter.carrier]?.name ?? 'its carrier'}, which is not in ${squadron.name}. Use it when its carrier activates.`,
        { fighter: id },
      );
    if (fighter.attacked)
      return refuse('attacked-already', 'R-QR-169', `${fighter.name} has attacked this round. Use another fighter.`, {
        fighter: id,
      });
  }
  return undefined;
}

/** The groups in which every token is linked to every other by contacts. */
export const chains = (tokens: readonly PlacedFighter[]): readonly (readonly PlacedFighter[])[] =>
  chainsOf(touching, tokens);
