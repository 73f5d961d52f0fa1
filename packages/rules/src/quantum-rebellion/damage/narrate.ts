import { narrateLosses } from '../../mechanics/blueprint-fleets/losses/narrate.ts';
import { shipName } from '../../mechanics/blueprint-fleets/names.ts';
import { book } from '../book.ts';
import type { NarratorsOf, State } from '../state.ts';
import type { DamageEvent } from './events.ts';
import { spaceName } from './space-name.ts';

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
      rolls: [
        {
          label: 'critical location',
          seat: null,
          sides: 20,
          faces: event.rolls.map(({ face }) => face),
          need: null,
          counted: 1,
        },
      ],
    };
  },
};
