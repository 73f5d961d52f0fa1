/** At the end of a carrier's activation its owner may call tokens home (QR-8.4.6.4b, R-QR-166). */
import type { Random, Rejection } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { flying } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { someOf } from '../../../kernel/dice.ts';
import { checkReturn, thatFit } from './dogfight.ts';
import { sendHome, voluntaryRoom } from './return.ts';
import type { FighterId } from '../../ids.ts';

/** Tokens out whose carrier is in the squadron and can take one. */
const mayReturn = (state: OpenTable, squadron: Squadron): readonly FighterId[] =>
  flying(state, squadron.seat)
    .filter(({ carrier }) => squadron.ships.includes(carrier) && voluntaryRoom(state, carrier) > 0)
    .map((fighter) => fighter.id);

export const recall = {
  offers(state: OpenTable, squadron: Squadron): readonly Offer[] {
    const fighters = mayReturn(state, squadron);
    if (fighters.length === 0) return [];
    const about = fighters.map((id) => `fighter:${id}`);
    return [
      { kind: 'recall-fighters', label: 'Recall fighters, or leave them out', fighters, rule: 'QR-8.4.6.4b', about },
    ];
  },

  check(state: OpenTable, squadron: Squadron, command: Command): Rejection | undefined {
    if (command.kind === 'recall-fighters') return checkReturn(state, mayReturn(state, squadron), command.fighters);
    return refuse(
      'not-now',
      'QR-8.4.6.4b',
      `${squadron.name} has acted. Say first which fighters return to their carriers; an empty list leaves all out.`,
    );
  },

  /** May push a frame (see `sendHome`): call it when the activation frame has been set to its last step. */
  resolve(p: Procedure, _squadron: Squadron, command: Command): void {
    if (command.kind !== 'recall-fighters') return;
    sendHome(p, command.fighters, { rule: 'QR-8.4.6.4b', by: 'the recall' });
  },

  sample(state: OpenTable, squadron: Squadron, _offer: Offer, random: Random): Command {
    return { kind: 'recall-fighters', fighters: thatFit(state, someOf(mayReturn(state, squadron), random)) };
  },

  standingAnswer: (): Command => ({ kind: 'recall-fighters', fighters: [] }),
};
