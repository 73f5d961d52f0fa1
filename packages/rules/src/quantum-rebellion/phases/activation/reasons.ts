/** What is wrong with an order whatever the moment: players are told that, rather than that it is not the time for it. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { callFault, closedFault } from '../../../mechanics/blueprint-fleets/reserve/waiting.ts';
import { reserves } from '../setup/deployment.ts';
import { orderOf } from './segments.ts';

const OF_THE_MOMENT: ReadonlySet<string> = new Set(['not-awaited', 'not-now', 'other-segment']);

/** The ship that is given the order; the carrier for a fighter. */
function orderedShip(state: OpenTable, command: Command): string | undefined {
  if ('ship' in command) return command.ship;
  if ('shooters' in command) return command.shooters[0]?.ship;
  if ('assaults' in command) return command.assaults[0]?.ships[0];
  if (command.kind === 'move-fighter') return state.fighters[command.fighter]?.carrier;
  if (command.kind === 'attack-with-fighters' || command.kind === 'dogfight' || command.kind === 'attack-beacon')
    return state.fighters[command.fighters[0] ?? '']?.carrier;
  return undefined;
}

/** The side's squadron that an order of a segment is for: that of the ship named, else one that has acted. */
function orderedSquadron(state: OpenTable, command: Command, by: Seat): Squadron | undefined {
  const own = Object.values(state.squadrons).filter(({ seat }) => seat === by);
  if (command.kind === 'end-segment') return own.find(({ activated }) => activated);
  if (orderOf(command) === undefined) return undefined;
  const ship = orderedShip(state, command);
  return own.find(({ ships }) => ship !== undefined && ships.includes(ship));
}

/** The activation that the order is for is over: what is wrong with it all the same, or that. */
function overFault(state: OpenTable, command: Command, by: Seat, then: string): Rejection | undefined {
  const { phase, active } = state.match;
  const squadron = orderedSquadron(state, command, by);
  if (phase !== 'activation' || squadron === undefined || !squadron.activated || squadron.id === active)
    return undefined;
  const sentence = `The activation of ${squadron.name} is over: it ends by itself once nothing is left to do in it. ${then}`;
  const own = orderOf(command)?.order.check(state, squadron, command, by);
  return own ?? refuse('activation-over', 'QR-8.0b', sentence, { squadron: squadron.id });
}

/** The reason of a rule in place of one that says only that it is not the time for the order. */
export function reasonFirst(state: OpenTable, command: Command, by: Seat, moment: Rejection): Rejection {
  if (!OF_THE_MOMENT.has(moment.code)) return moment;
  const playing = state.match.round > 0 && state.sides[by] !== undefined;
  if (playing && command.kind === 'place-entry-portal' && state.match.phase !== 'deployment')
    return callFault(reserves, state, command.squadron, by) ?? moment;
  if (playing && command.kind === 'enter-squadron') return closedFault(reserves, state) ?? moment;
  const then =
    moment.code === 'not-awaited'
      ? moment.sentence.replace(/ Wait for that;.*$/, '')
      : 'Choose the squadron that activates now.';
  return overFault(state, command, by, then) ?? moment;
}
