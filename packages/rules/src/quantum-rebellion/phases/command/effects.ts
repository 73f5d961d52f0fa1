/** What each event of the Command & Control segment changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { CommandSegmentEvent } from './schema.ts';
import type { LogPart } from '../../../kernel/contract.ts';
import { shipName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveCommand: EvolversOf<CommandSegmentEvent> = {
  'command-step-reached': (draft, event) => {
    draft.match.commandStep = event.step;
  },
  'drive-shut-down': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.fullStop = true;
    ship.activation.shutDown = true;
  },
  'drive-restarted': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.fullStop = false;
    ship.activation.restarted = true;
  },
  'portal-opened': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    draft.portals[event.portal] = { id: event.portal, seat: ship.seat, opener: ship.id, at: event.at, entry: null };
  },
  'shields-set': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) Object.assign(ship.shields, event.arcs);
  },
};

function shieldWords(event: Extract<CommandSegmentEvent, { kind: 'shields-set' }>): LogPart {
  const arcs = Object.values(event.arcs);
  const raised = arcs.filter((arc) => arc !== null);
  if (raised.length === 0) return ' lowers its shields.';
  return ` sets its shields: ${raised.join(', ')}${raised.length < arcs.length ? ', the others down' : ''}.`;
}

export const narrateCommand: NarratorsOf<CommandSegmentEvent> = {
  // The orders themselves tell where the squadron has got to.
  'command-step-reached': () => undefined,
  'drive-shut-down': (event, before) => ({
    parts: [shipName(before, event.ship), ' shuts its drive down and lies at Full Stop.'],
    rules: ['QR-8.1.1a'],
    tone: 'act',
  }),
  'drive-restarted': (event, before) => ({
    parts: [shipName(before, event.ship), ' restarts its drive: half speed in this activation.'],
    rules: ['QR-8.1.1f'],
    tone: 'act',
  }),
  'portal-opened': (event, before) => ({
    parts: [shipName(before, event.ship), ' opens a portal into hyperspace.'],
    rules: ['QR-8.1.2a', 'R-QR-76'],
    tone: 'act',
  }),
  'shields-set': (event, before) => ({
    parts: [shipName(before, event.ship), shieldWords(event)],
    rules: ['QR-8.1.4a'],
    tone: 'act',
  }),
};
