/** What each event of a boarding changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { BoardingEvent } from './schema.ts';
import type { LogPart, RollShown } from '../../../kernel/contract.ts';
import type { ThrowUse } from '../../../kernel/cues.ts';
import { listed, shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import { helpedLine, poolWords } from '../fighters/effects.ts';
import { atLeast, ordinaryHitsFrom, specialForcesHitFrom } from './dice.ts';

export const evolveBoarding: EvolversOf<BoardingEvent> = {
  'boarding-declared': (draft, event) => {
    for (const id of event.assaults.flatMap((assault) => assault.ships)) {
      const ship = draft.ships[id];
      if (ship !== undefined) ship.activation.boarded = true;
    }
  },
  'boarders-met': () => undefined,
  'assault-fought': () => undefined,
};

const ships = (state: State, ids: readonly string[]): LogPart[] => listed(ids.map((id) => shipName(state, id)));

const shown = (
  label: string,
  seat: RollShown['seat'],
  faces: readonly number[],
  need: number,
  use: ThrowUse = 'boats',
): RollShown[] =>
  faces.length === 0 ? [] : [{ label, seat, sides: 6, faces, need, counted: atLeast(faces, need), use }];

const resultWords = ({ criticals, aim }: { criticals: number; aim?: 'damage' | 'capture' | undefined }): string => {
  if (aim === 'capture') return `${criticals} of the 3 results that take it`;
  return `${criticals} critical ${criticals === 1 ? 'hit' : 'hits'}`;
};

const hitWords = (hits: number): string => (hits === 1 ? '1 boarding hit' : `${hits} boarding hits`);

export const narrateBoarding: NarratorsOf<BoardingEvent> = {
  'boarding-declared': (event, _before, after) => ({
    parts: event.assaults.flatMap(({ target, ships: boarders, aim }, index): LogPart[] => [
      ...(index === 0 ? [] : [' ']),
      ...ships(after, boarders),
      boarders.length === 1 ? ' boards ' : ' board ',
      shipName(after, target),
      aim === undefined ? '.' : ` to ${aim} it.`,
    ]),
    rules: ['QR-8.4.7.1a', 'R-QR-170', ...(event.assaults.some(({ aim }) => aim !== undefined) ? ['QR-12.4b'] : [])],
    tone: 'act',
  }),
  'boarders-met': (event, _before, after) => helpedLine(event, after),
  'assault-fought': (event, _before, after) => {
    const attacker = after.ships[event.ships[0] ?? '']?.seat ?? null;
    const defender = after.ships[event.target]?.seat ?? null;
    const left = Math.max(0, event.hits - event.intercepts);
    return {
      parts: [
        ...ships(after, event.ships),
        ` ${event.ships.length === 1 ? 'scores' : 'score'} ${hitWords(event.hits)} on `,
        shipName(after, event.target),
        `, which stops ${event.intercepts} with ${event.defence.length} dice (${poolWords(event.sources)}). `,
        `${left} left, divided by ${event.divisor} crew: ${resultWords(event)}.`,
      ],
      rules: [
        ...new Set([
          'QR-8.4.7.2a',
          ...(event.specialForces.length > 0 ? ['QR-8.4.7.2c', 'R-QR-171'] : []),
          ...event.sources.map(({ rule }) => rule),
          'QR-8.4.7.4a',
          'R-QR-172',
        ]),
      ],
      tone: 'roll',
      cue: { is: 'attack' },
      rolls: [
        ...shown('marines', attacker, event.ordinary, ordinaryHitsFrom),
        ...shown('Special Forces', attacker, event.specialForces, specialForcesHitFrom),
        ...shown('boarding defence', defender, event.defence, event.interceptsFrom, 'defence'),
      ],
    };
  },
};
