import type { EvolversOf } from '../game.ts';
import type { State } from '../state.ts';
import type { DamageEvent } from './events.ts';

type Removal = Extract<DamageEvent, { kind: 'ship-removed' }>;

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

export const evolveDamage: EvolversOf<DamageEvent> = {
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
  'critical-hit': (draft, event) => {
    const ship = draft.ships[event.ship];
    const space = ship?.spaces[event.space];
    if (ship === undefined || space === undefined) return;
    if (event.result === 'offline' || event.result === 'destroyed') space.condition = event.result;
    if (event.shieldDropped !== null) ship.shields[event.space] = null;
  },
  'condition-checked': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.checked = true;
  },
  'jump-blocked': () => undefined,
  'ship-removed': remove,
  'command-lost': () => undefined,
};
