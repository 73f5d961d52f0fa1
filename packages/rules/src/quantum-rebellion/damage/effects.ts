/** What each event of damage changes, and what the log says of it. */
import { evolveLosses } from '../../mechanics/blueprint-fleets/losses/evolve.ts';
import type { EvolversOf, NarratorsOf, State } from '../state.ts';
import type { DamageEvent } from './events.ts';
import { narrateLosses } from '../../mechanics/blueprint-fleets/losses/narrate.ts';
import { shipName } from '../../mechanics/blueprint-fleets/names.ts';
import { book } from '../book.ts';
import { spaceName } from './space-name.ts';

export const evolveDamage: EvolversOf<DamageEvent> = {
  ...evolveLosses,
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
};

type Critical = Extract<DamageEvent, { kind: 'critical-hit' }>;

function criticalWords(event: Critical, before: State): string {
  const ship = before.ships[event.ship];
  const space = ship === undefined ? event.space : spaceName(ship, event.space);
  const shield = event.shieldDropped === null ? '' : ` Its ${event.shieldDropped} shield drops.`;
  switch (event.result) {
    case 'offline':
      return `${space} goes offline.${shield}`;
    case 'destroyed':
      return `${space} is destroyed for good.`;
    case 'crew':
      return `${space} fails.`;
    case 'fatal':
      return `${space} is hit a second time.`;
    case 'no-effect':
      return `${space} is struck without effect.`;
  }
}

export const narrateDamage: NarratorsOf<DamageEvent> = {
  ...narrateLosses(book.losses),
  'critical-hit': (event, before) => {
    const ship = before.ships[event.ship];
    const deflected = event.rolls
      .slice(0, -1)
      .map(
        ({ face, space }) => `${face} strikes ${ship === undefined ? space : spaceName(ship, space)}: rolled again. `,
      );
    const last = event.rolls.at(-1);
    return {
      parts: [
        'Critical hit on ',
        shipName(before, event.ship),
        ` (${event.cause.by}): ${deflected.join('')}${last?.face ?? ''}: ${criticalWords(event, before)}`,
      ],
      rules: [event.cause.rule, 'QR-8.4.8.7a', ...(deflected.length > 0 ? ['QR-11.6.2b'] : []), event.rule],
      tone: 'harm',
      cue: { is: 'effect', what: 'Critical' },
      rolls: [
        {
          label: 'critical location',
          seat: null,
          sides: 20,
          faces: event.rolls.map(({ face }) => face),
          need: null,
          counted: 1,
          use: 'place',
        },
      ],
    };
  },
};
