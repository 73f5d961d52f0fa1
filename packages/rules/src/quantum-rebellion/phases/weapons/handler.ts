/** The attack frame: asks the defender and the attacker where there is something to choose (R-QR-187). */
import type { Seat } from '../../../kernel/contract.ts';
import { bearingCdeg } from '../../../geometry/table/index.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import { answerSample, checkAnswer } from './answers.ts';
import { attackOffers } from './attack-offers.ts';
import { escortsByThemselves } from '../fighters/cover.ts';
import { cancelsToChoose, defaultCancels, defaultShares, helpersOf, sharesToChoose } from './defence.ts';
import { generatorsAtStake, pushOnce, resultsOf } from './ordnance-results.ts';
import type { AttackFrame } from './schema.ts';
import { finish, inflict, intercept, rollDice, takeEffects } from './resolution.ts';
import type { FighterId, ShipId } from '../../ids.ts';

const defenderOf = (state: OpenTable, frame: AttackFrame): Seat => shipOf(state, frame.target).seat;

function awaiting(state: OpenTable, frame: AttackFrame): readonly Seat[] {
  const defender = defenderOf(state, frame);
  switch (frame.step) {
    case 'defend': {
      const { screens, escorts } = helpersOf(state, frame);
      const asked = escortsByThemselves(state) ? screens.length : screens.length + escorts.length;
      return asked > 0 ? [defender] : [];
    }
    case 'cancels':
      return cancelsToChoose(frame) ? [defender] : [];
    case 'screen-hits':
      return sharesToChoose(state, frame) ? [defender] : [];
    case 'generator':
      return generatorsAtStake(state, frame).length > 1 ? [defender] : [];
    case 'push':
      return [frame.by];
    case 'roll':
    case 'effects':
    case 'finish':
      return [];
  }
}

/** Escorts that come by themselves, by agreement (R-QR-164). */
const committed = (state: OpenTable, frame: AttackFrame): readonly FighterId[] =>
  escortsByThemselves(state) ? helpersOf(state, frame).escorts : [];

function commit(p: Procedure, frame: AttackFrame, screens: readonly ShipId[], escorts: readonly FighterId[]): void {
  const helpers = { screens: [...screens], escorts: [...escorts] };
  if (frame.step !== 'defend') return;
  if (awaiting(p.state, frame).length + escorts.length > 0)
    p.emit({ kind: 'defence-committed', by: defenderOf(p.state, frame), target: frame.target, ...helpers });
  p.replace({ ...frame, step: 'roll', ...helpers });
}

function advance(p: Procedure, frame: AttackFrame): void {
  switch (frame.step) {
    case 'defend':
      return commit(p, frame, [], committed(p.state, frame));
    case 'roll':
      return rollDice(p, frame);
    case 'cancels':
      return intercept(p, frame, defaultCancels(frame));
    case 'screen-hits':
      return inflict(p, frame, defaultShares(frame));
    case 'generator':
      return p.replace({ ...frame, step: 'effects', generator: generatorsAtStake(p.state, frame)[0] ?? null });
    case 'effects':
      return takeEffects(p, frame);
    case 'push':
      throw new Error('a push waits for the attacker');
    case 'finish':
      return finish(p, frame);
  }
}

/** R-QR-187: all screens, no escorts, in listed order, one hit a screen, the first generator; a push leads away. */
function standingAnswer(state: OpenTable, frame: AttackFrame): ReturnType<HandlerOf<'attack'>['standingAnswer']> {
  switch (frame.step) {
    case 'defend':
      return { kind: 'defend', screens: [...helpersOf(state, frame).screens], escorts: [] };
    case 'cancels':
      return { kind: 'assign-cancels', cancels: Object.fromEntries(defaultCancels(frame)) };
    case 'screen-hits': {
      const shares = defaultShares(frame);
      return {
        kind: 'assign-screen-hits',
        hits: frame.screens.map((ship, index) => ({ ship, hits: shares[index] ?? 0 })),
      };
    }
    case 'generator':
      return { kind: 'choose-generator', space: generatorsAtStake(state, frame)[0] ?? 'E1' };
    default: {
      const shooter = state.ships[frame.pools[0]?.ship ?? ''];
      const target = shipOf(state, frame.target);
      const away = shooter?.at && target.at ? bearingCdeg(shooter.at, target.at) : 0;
      return { kind: 'push-target', bearings: Array.from({ length: resultsOf(frame, 'push') }, () => away) };
    }
  }
}

export const attack: HandlerOf<'attack'> = {
  awaiting,
  advance,
  offers: (state, frame, by) => (awaiting(state, frame).includes(by) ? attackOffers(state, frame) : []),
  check: (state, frame, command) => checkAnswer(state, frame, command),
  resolve: (p, frame, command) => {
    const target = frame.target;
    switch (command.kind) {
      case 'defend': {
        const escorts = escortsByThemselves(p.state) ? committed(p.state, frame) : command.escorts;
        return commit(p, frame, command.screens, escorts);
      }
      case 'assign-cancels':
        return intercept(
          p,
          frame,
          new Map(frame.pools.map(({ ordnance }) => [ordnance, command.cancels[ordnance] ?? 0] as const)),
        );
      case 'assign-screen-hits':
        return inflict(
          p,
          frame,
          frame.screens.map((ship) => command.hits.find((each) => each.ship === ship)?.hits ?? 0),
        );
      case 'choose-generator':
        return p.replace({ ...frame, step: 'effects', generator: command.space });
      case 'push-target':
        for (const bearing of command.bearings) pushOnce(p, frame.by, target, bearing);
        return p.replace({ ...frame, step: 'finish' });
      default:
        throw new Error(refuse('not-now', 'R-QR-187', `${command.kind} does not answer an attack`).sentence);
    }
  },
  sample: (state, frame, offer, _by, random) =>
    answerSample(state, frame, offer, random) ?? standingAnswer(state, frame),
  standingAnswer: (state, frame) => standingAnswer(state, frame),
};
