/** What damage changes in the state, and what the log says of it. */
import { bearing, inches, shipName } from '../../mechanics/blueprint-fleets/names.ts';
import type { EvolversOf, NarratorsOf, State } from '../state.ts';
import type { DamageEvent } from './schema.ts';
import { spaceName } from './space-name.ts';

type Critical = Extract<DamageEvent, { kind: 'critical-hit' }>;

export const evolveDamage: EvolversOf<DamageEvent> = {
  'critical-hit': (draft, event) => {
    const ship = draft.ships[event.ship];
    const space = event.space === null ? undefined : ship?.spaces[event.space];
    if (ship === undefined || space === undefined || event.space === null) return;
    if (event.result === 'destroyed') space.condition = 'destroyed';
    if (event.result === 'struck') space.struck = true;
    if (event.shieldDropped !== null) ship.shields[event.space] = null;
  },
  'cloak-lost': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.cloaked = false;
  },
  'hyperdrive-overloaded': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.at = event.to;
  },
};

const resultWords: Readonly<Record<Exclude<Critical['result'], 'missed'>, string>> = {
  destroyed: 'is destroyed',
  struck: 'is struck and works on',
  crew: 'fails',
  fatal: 'is hit for the last time',
};

function criticalWords({ ship: id, rolls, passed, space, result, shieldDropped }: Critical, before: State): string {
  const ship = before.ships[id];
  const name = (of: Critical['passed'][number]): string => (ship === undefined ? of : spaceName(ship, of));
  const again = rolls.slice(0, -1).map((roll) => `${roll.face} strikes ${name(roll.space)}: rolled again. `);
  const last = rolls.at(-1);
  const falls =
    passed.length === 0 ? '' : `${passed.map(name).join(', ')} ${passed.length === 1 ? 'passes' : 'pass'} it on; `;
  const end =
    space === null || result === 'missed' ? 'nothing is left to hit' : `${name(space)} ${resultWords[result]}`;
  const shield = shieldDropped === null ? '' : ` Its ${shieldDropped} shield drops.`;
  return `${again.join('')}${last === undefined ? '' : `${last.face}: `}${falls}${end}.${shield}`;
}

export const narrateDamage: NarratorsOf<DamageEvent> = {
  'critical-hit': (event, before) => ({
    parts: ['Critical hit on ', shipName(before, event.ship), ` (${event.cause.by}): ${criticalWords(event, before)}`],
    rules: [
      ...new Set([
        event.cause.rule,
        ...(event.rolls.length > 0 ? ['DA-9.4.11.7a'] : []),
        ...(event.rolls.length > 1 ? ['R-DA-145'] : []),
        ...(event.passed.length > 0 ? ['DA-9.4.11.7b'] : []),
        event.rule,
      ]),
    ],
    tone: 'harm',
    cue: { is: 'effect', what: 'Critical' },
    rolls:
      event.rolls.length === 0
        ? []
        : [
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
  }),
  'cloak-lost': (event, before) => ({
    parts: [shipName(before, event.ship), ` drops its cloak (${event.cause.by}).`],
    rules: [event.cause.rule],
    tone: 'harm',
    cue: { is: 'effect', what: 'Uncloaked' },
  }),
  'hyperdrive-overloaded': (event, before) => ({
    parts: [
      'The hyperdrive of ',
      shipName(before, event.ship),
      ` overloads (${event.cause.by}): ${event.face}${event.bonus === 0 ? '' : ` and ${event.bonus}`}, `,
      event.bearingCdeg === null
        ? 'it stays where it is.'
        : `thrown ${inches(event.distanceMils)} on ${bearing(event.bearingCdeg)}.`,
    ],
    rules: [...new Set([event.cause.rule, 'DA-12.7.15b', 'R-DA-146', 'DA-12.7.17b'])],
    tone: 'harm',
    cue: { is: 'effect', what: 'Overload' },
    rolls: [{ label: 'drift', seat: null, sides: 20, faces: [event.face], need: null, counted: 1, use: 'place' }],
  }),
};
