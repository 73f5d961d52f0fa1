/** How losses change the state. */
import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import type { State } from '../table.ts';
import type { LossEvent } from './events.ts';

type Removal = Extract<LossEvent, { kind: 'ship-removed' }>;

function remove(draft: State, event: Removal): void {
  const ship = draft.ships[event.ship];
  if (ship === undefined) return;
  ship.place = 'gone';
  ship.at = null;
  ship.fate = { how: event.how, cause: event.cause.by, round: event.round, halfPoints: event.halfPoints };
  const side = draft.sides[event.to];
  if (side !== undefined) side.halfPoints += event.halfPoints;
  for (const id of event.fighters) {
    const fighter = draft.fighters[id];
    if (fighter === undefined) continue;
    fighter.place = 'lost';
    fighter.at = null;
  }
}

export const evolveLosses: EvolversOf<State, LossEvent> = {
  'hull-lost': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.hull = event.hull;
  },
  'hull-restored': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.hull = event.hull;
  },
  'crew-lost': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.crew = event.crew;
  },
  'disorder-gained': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.disorder = event.disorder;
  },
  'disorder-shed': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.disorder = event.disorder;
  },
  'condition-checked': () => undefined,
  'jump-blocked': () => undefined,
  'ship-removed': remove,
  'command-lost': () => undefined,
};
