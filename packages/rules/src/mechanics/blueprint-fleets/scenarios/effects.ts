/** What the events of a convoy change, and what the log says of them. */
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { shipName, squadronName, type Told } from '../names.ts';
import type { Ship, State } from '../table.ts';
import type { ConvoyEvent } from './schema.ts';

type Captured = Extract<ConvoyEvent, { kind: 'freighter-captured' }>;

/** `spent`: an activation in which everything that it could hold is done, for a ship that was captured in this round. */
export const evolveConvoy = <S extends Ship>(spent: (ship: S) => S['activation']): EvolversOf<State, ConvoyEvent> => ({
  'freighter-exited': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.place = 'gone';
    ship.at = null;
    ship.fate = { how: 'exited', cause: 'left by the far edge', round: event.round, halfPoints: 0 };
    if (draft.match.convoy !== null) draft.match.convoy.exits = event.exits;
  },
  // The freighter joins its captors: no other event changes a ship's squadron.
  'freighter-captured': (draft, { ship: id, by, squadron: into }: Captured) => {
    const ship = draft.ships[id];
    const [from, to] = [draft.squadrons[ship?.squadron ?? ''], draft.squadrons[into]];
    if (ship === undefined || from === undefined || to === undefined) return;
    from.ships = from.ships.filter((each) => each !== id);
    to.ships.push(id);
    ship.seat = by;
    ship.squadron = into;
    ship.captured = true;
    ship.activation = spent(ship as S);
  },
});

export const narrateConvoy = (rules: Told<ConvoyEvent['kind']>): NarratorsOf<State, ConvoyEvent> => ({
  'freighter-exited': (event, before) => ({
    parts: [shipName(before, event.ship), ` leaves by the far edge. Freighters out: ${event.exits}.`],
    rules: rules['freighter-exited'],
    tone: 'score',
  }),
  'freighter-captured': (event, before, after) => ({
    parts: [
      shipName(after, event.ship),
      ' is captured and sails with ',
      squadronName(before, event.squadron),
      ' from now on.',
    ],
    rules: rules['freighter-captured'],
    tone: 'loss',
  }),
});
