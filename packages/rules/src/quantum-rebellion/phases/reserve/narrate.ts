import type { NarratorsOf } from '../../state.ts';
import {
  fighterName,
  listed,
  points,
  shipName,
  sideName,
  squadronName,
} from '../../../mechanics/blueprint-fleets/names.ts';
import type { ReserveEvent } from './events.ts';

export const narrateReserve: NarratorsOf<ReserveEvent> = {
  'squadron-reserved': (event, before) => ({
    parts: [sideName(before, event.by), ' keeps ', squadronName(before, event.squadron), ' in hyperspace reserve.'],
    rules: ['QR-5.2.5c', 'R-QR-57'],
    tone: 'act',
  }),
  'reserve-phase-began': () => ({ parts: ['Reserves may come in.'], rules: ['QR-6.0a', 'QR-6.2a'], tone: 'phase' }),
  'reserve-phase-ended': () => undefined,
  'entry-portal-placed': (event, before) => ({
    parts: [
      sideName(before, event.by),
      ' opens a portal for ',
      squadronName(before, event.squadron),
      ' to come in by.',
    ],
    rules: ['QR-7.1.1a'],
    tone: 'act',
  }),
  'reserve-passed': (event, before) => ({
    parts: [sideName(before, event.by), ' opens no more portals this round.'],
    rules: ['QR-7.0a'],
    tone: 'act',
  }),
  'squadron-stranded': (event, before) => ({
    parts: [
      squadronName(before, event.squadron),
      ' has not come out of hyperspace in time and is lost: ',
      ...listed(event.ships.map(({ ship }) => shipName(before, ship))),
      '. ',
      sideName(before, event.to),
      ` scores ${points(event.ships.reduce((sum, { halfPoints }) => sum + halfPoints, 0))}.`,
    ],
    rules: ['QR-7.1.3a', 'R-QR-73'],
    tone: 'loss',
  }),
  'squadron-entered': (event, before) => ({
    parts: [
      squadronName(before, event.squadron),
      ' comes out of hyperspace: ',
      ...listed(event.ships.map(({ ship }) => shipName(before, ship))),
      ...(event.fighters.length === 0
        ? []
        : [', with ', ...listed(event.fighters.map(({ fighter }) => fighterName(before, fighter))), ' out']),
      '. The portal closes.',
    ],
    rules: ['QR-7.1.2a', 'QR-8.3.4a', 'R-QR-72', ...(event.fighters.length === 0 ? [] : ['R-QR-63'])],
    tone: 'act',
  }),
};
