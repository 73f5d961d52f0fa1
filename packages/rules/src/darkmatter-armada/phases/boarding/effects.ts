/** What each event of a boarding changes, and what the log says of it. */
import type { RollShown, Seat } from '../../../kernel/contract.ts';
import type { ThrowUse } from '../../../kernel/cues.ts';
import { shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import { spaceName } from '../../damage/space-name.ts';
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { BoardingDie, BoardingEvent } from './schema.ts';

export const evolveBoarding: EvolversOf<BoardingEvent> = {
  'boarding-began': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.activation.boarded = true;
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.attacked = true;
    }
  },
  'assault-fought': () => undefined,
  'marines-lost': (draft, event) => {
    for (const id of event.spaces) {
      const space = draft.ships[event.ship]?.spaces[id];
      if (space !== undefined) space.condition = 'destroyed';
    }
  },
};

const shown = (dice: readonly BoardingDie[], seat: Seat | null, use: ThrowUse): RollShown[] =>
  dice.map(({ from, sides, face }) => ({ label: from, seat, sides, faces: [face], need: null, counted: 1, use }));

export const narrateBoarding: NarratorsOf<BoardingEvent> = {
  'boarding-began': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ' boards ',
      shipName(before, event.target),
      event.capture === true ? ' to capture it.' : '.',
    ],
    rules: ['DA-9.4.10', 'R-DA-138', ...(event.capture === true ? ['DA-15.4b', 'R-DA-161'] : [])],
    tone: 'act',
    cue: { is: 'attack', what: 'boats' },
  }),
  'assault-fought': (event, before) => ({
    parts: [
      `Boarders ${event.attackTotal}, `,
      shipName(before, event.target),
      ` ${event.defenceTotal}: ${event.won ? 'the boarders win' : 'they are thrown back'}.`,
    ],
    rules: ['DA-9.4.10.2a', 'DA-9.4.10.2b', 'DA-9.4.10.3a'],
    tone: 'roll',
    cue: { is: event.won ? 'through' : 'stopped' },
    rolls: [
      ...shown(event.attack, before.ships[event.ship]?.seat ?? null, 'boats'),
      ...shown(event.defence, before.ships[event.target]?.seat ?? null, 'defence'),
    ],
  }),
  'marines-lost': (event, before) => {
    const ship = before.ships[event.ship];
    const spaces = event.spaces.map((id) => (ship === undefined ? id : spaceName(ship, id))).join(', ');
    return {
      parts: [shipName(before, event.ship), ` loses ${spaces}.`],
      rules: [event.spaces.length > 1 ? 'DA-9.4.10.3c' : 'R-DA-138'],
      tone: 'harm',
    };
  },
};
