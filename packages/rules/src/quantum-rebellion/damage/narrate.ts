import { points, shipName, sideName, squadronName } from '../../mechanics/blueprint-fleets/names.ts';
import type { NarratorsOf } from '../game.ts';
import type { State } from '../state.ts';
import type { DamageEvent } from './events.ts';
import { spaceName } from './space-name.ts';

type Critical = Extract<DamageEvent, { kind: 'critical-hit' }>;

const seatOf = (state: State, ship: string) => state.ships[ship]?.seat ?? null;

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

const removalWords = {
  destroyed: ' is destroyed',
  'emergency-jump': ' makes an emergency jump',
  escaped: ' leaves through a portal',
} as const;

export const narrateDamage: NarratorsOf<DamageEvent> = {
  'hull-lost': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` loses ${event.amount} hull (${event.cause.by}): ${event.hull + event.amount} to ${event.hull}.`,
    ],
    rules: [event.cause.rule],
    tone: 'harm',
  }),
  'hull-restored': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` regains ${event.amount} hull (${event.cause.by}): ${event.hull - event.amount} to ${event.hull}.`,
    ],
    rules: [event.cause.rule],
    tone: 'act',
  }),
  'crew-lost': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` loses ${event.amount} crew (${event.cause.by}): ${before.ships[event.ship]?.crew ?? 0} to ${event.crew}.`,
    ],
    rules: [event.cause.rule],
    tone: 'harm',
  }),
  'disorder-gained': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` gains ${event.markers} Disorder (${event.cause.by}): ${event.disorder - event.markers} to ${event.disorder}.`,
    ],
    rules: [event.cause.rule],
    tone: 'harm',
  }),
  'disorder-shed': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` sheds ${event.markers} Disorder (${event.cause.by}): ${event.disorder + event.markers} to ${event.disorder}.`,
    ],
    rules: [event.cause.rule],
    tone: 'act',
  }),
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
  'condition-checked': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` checks its condition: ${event.faces.join(' + ')}${event.disorder > 0 ? ` − ${event.disorder} Disorder` : ''}`,
      ` = ${event.total}, needs ${event.need}: ${event.passed ? 'it stays.' : 'it must leave.'}`,
    ],
    rules: ['QR-8.4.8.2a', 'QR-8.4.8.2b', 'R-QR-155'],
    tone: event.passed ? 'roll' : 'loss',
    rolls: [
      {
        label: 'condition check',
        seat: seatOf(before, event.ship),
        sides: 6,
        faces: event.faces,
        need: null,
        counted: event.passed ? 2 : 0,
      },
    ],
  }),
  'jump-blocked': (event, before) => ({
    parts: [shipName(before, event.ship), ` must jump (${event.cause.by}) but has no working Hyperdrive.`],
    rules: [event.cause.rule, 'QR-8.4.8.3b', 'R-QR-156'],
    tone: 'harm',
  }),
  'ship-removed': (event, before) => {
    const aboard = event.fighters.length;
    return {
      parts: [
        shipName(before, event.ship),
        `${removalWords[event.how]} (${event.cause.by}). `,
        sideName(before, event.to),
        ` scores ${points(event.halfPoints)}.`,
        ...(aboard === 0 ? [] : [` ${aboard} fighter${aboard === 1 ? ' is' : 's are'} lost with it.`]),
      ],
      rules: [event.cause.rule, 'R-QR-181', ...(aboard > 0 ? ['QR-8.4.6.5a'] : [])],
      tone: 'loss',
    };
  },
  'command-lost': (event, before) => {
    const squadron = before.ships[event.ship]?.squadron ?? '';
    return {
      parts:
        event.rank === 'admiral'
          ? ['The flagship ', shipName(before, event.ship), ' is gone: its commanders waver.']
          : [squadronName(before, squadron), ' has lost its commander with ', shipName(before, event.ship), '.'],
      rules: [event.rank === 'admiral' ? 'QR-2.3.1c' : 'QR-2.3.2c', 'R-QR-160'],
      tone: 'loss',
    };
  },
};
