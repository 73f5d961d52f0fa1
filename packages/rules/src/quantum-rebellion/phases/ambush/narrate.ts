import type { NarratorsOf } from '../../game.ts';
import { listed, shipName, sideName, squadronName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { AmbushEvent } from './events.ts';

/** The same words for every viewer: nothing here depends on which disc is real until it is turned up. */
export const narrateAmbush: NarratorsOf<AmbushEvent> = {
  'squadron-hidden': (event, _before, after) => ({
    parts: [sideName(after, event.by), ' hides ', squadronName(after, event.squadron), ' behind one of three discs.'],
    rules: ['QR-5.2.5.4b', 'R-QR-60'],
    tone: 'act',
  }),
  'disc-revealed': (event, before, after) => ({
    parts: [
      ...(event.ship === null
        ? [sideName(after, event.seat), ' turns up a disc of ']
        : [shipName(before, event.ship), ' finds a disc of ']),
      squadronName(after, event.squadron),
      event.decoy ? ': a decoy.' : ': the squadron is here.',
    ],
    rules: [event.ship === null ? 'QR-5.2.5.4h' : 'QR-5.2.5.4d', event.decoy ? 'QR-5.2.5.4e' : 'QR-5.2.5.4f'],
    tone: 'act',
  }),
  'ambush-sprung': (event, _before, after) => ({
    parts: [
      squadronName(after, event.squadron),
      ' comes out at Full Stop: ',
      ...listed(event.ships.map(({ ship }) => shipName(after, ship))),
      '.',
    ],
    rules: ['QR-5.2.5.4f', 'R-QR-61'],
    tone: 'act',
  }),
  'stayed-hidden': (event, _before, after) => ({
    parts: [sideName(after, event.by), ' stays hidden.'],
    rules: ['R-QR-61'],
    tone: 'act',
  }),
};
