import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import type { Point } from '../ids.ts';
import { putOnTable } from '../setup/evolve.ts';
import type { Ship, State } from '../table.ts';
import type { ReserveEvent } from './events.ts';

type Entered = Extract<ReserveEvent, { kind: 'squadron-entered' }>;

/** `fresh` is what a ship has done that has just come to its place, as the game records it. */
type Fresh = (place: { at: Point; facingCdeg: number }) => Ship['activation'];

function enter(draft: State, event: Entered, fresh: Fresh): void {
  const squadron = draft.squadrons[event.squadron];
  if (squadron !== undefined) squadron.reserve = false;
  delete draft.portals[event.portal];
  putOnTable(draft, event);
  for (const { ship: id, at, facingCdeg } of event.ships) {
    const ship = draft.ships[id];
    if (ship === undefined) continue;
    // The entry stands for the move and for the special action.
    const movementOver = event.mayMove !== true;
    ship.activation = { ...fresh({ at, facingCdeg }), movementOver, special: 'enter-squadron' };
  }
  for (const { fighter: id } of event.fighters) {
    const fighter = draft.fighters[id];
    // It flies when its carrier activates next.
    if (fighter !== undefined) fighter.moved = true;
  }
}

export const evolveReserve = (fresh: Fresh): EvolversOf<State, ReserveEvent> => ({
  'squadron-reserved': (draft, event) => {
    const squadron = draft.squadrons[event.squadron];
    if (squadron === undefined) return;
    squadron.deployed = true;
    squadron.reserve = true;
  },
  'reserve-phase-began': (draft) => {
    draft.match.phase = 'reserve';
  },
  'reserve-phase-ended': (draft) => {
    draft.match.phase = 'activation';
  },
  'entry-portal-placed': (draft, event) => {
    const { portal: id, by, opener, at, squadron } = event;
    draft.portals[id] = { id, seat: by, opener, at, entry: squadron };
  },
  'reserve-passed': () => undefined,
  'squadron-stranded': (draft, event) => {
    const squadron = draft.squadrons[event.squadron];
    if (squadron !== undefined) squadron.reserve = false;
    const side = draft.sides[event.to];
    for (const { ship: id, halfPoints } of event.ships) {
      const ship = draft.ships[id];
      if (ship === undefined) continue;
      ship.place = 'gone';
      ship.fate = { how: 'stranded', cause: 'lost in hyperspace', round: event.round, halfPoints };
      if (side !== undefined) side.halfPoints += halfPoints;
    }
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.place = 'lost';
    }
  },
  'squadron-entered': (draft, event) => enter(draft, event, fresh),
});
