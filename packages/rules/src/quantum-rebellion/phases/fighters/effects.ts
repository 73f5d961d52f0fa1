/** What each event of fighters changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import { evolveFlights } from '../../../mechanics/blueprint-fleets/fighters/evolve.ts';
import { fightersNamed, narrateFlights, tokensCounted } from '../../../mechanics/blueprint-fleets/fighters/narrate.ts';
import type { FighterEvent, PoolSource } from './schema.ts';
import type { FighterId, ShipId } from '../../ids.ts';
import type { LogLine, RollShown } from '../../../kernel/contract.ts';
import type { ThrowUse } from '../../../kernel/cues.ts';
import { fighterName, listed, shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveFighters: EvolversOf<FighterEvent> = {
  ...evolveFlights,
  'fighters-attacked': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.attacked = true;
    }
  },
  'ship-covered': () => undefined,
  'fighters-repelled': () => undefined,
  'fighters-struck': () => undefined,
  'dogfight-fought': (draft, event) => {
    for (const side of event.sides) {
      if (side.seat !== event.by) continue;
      for (const id of side.fighters) {
        const fighter = draft.fighters[id];
        if (fighter !== undefined) fighter.attacked = true;
      }
    }
  },
};

interface Helped {
  readonly target: ShipId;
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
}

/** Who helps a ship against what comes at close quarters: fighters, boarders. */
export const helpedLine = ({ target, screens, escorts }: Helped, state: State): LogLine => ({
  parts: [
    shipName(state, target),
    ' is helped by ',
    ...listed([...screens.map((id) => shipName(state, id)), ...escorts.map((id) => fighterName(state, id))]),
    '.',
  ],
  rules: [...(screens.length > 0 ? ['QR-11.4.4b'] : []), ...(escorts.length > 0 ? ['R-QR-164'] : [])],
  tone: 'act',
});

/** '5 from DEF of Onyx, 2 from escorting fighters'. */
export const poolWords = (sources: readonly PoolSource[]): string =>
  sources.map(({ from, dice }) => `${dice} from ${from}`).join(', ');

const d6 = (
  label: string,
  seat: RollShown['seat'],
  faces: readonly number[],
  need: number,
  use?: ThrowUse,
): RollShown => ({
  label,
  seat,
  sides: 6,
  faces,
  need,
  counted: faces.filter((face) => face >= need).length,
  ...(use === undefined ? {} : { use }),
});

export const narrateFighters: NarratorsOf<FighterEvent> = {
  ...narrateFlights({
    launched: ['QR-8.3.7a'],
    catapulted: ['QR-11.6.9a'],
    flown: ['QR-8.4.6.2b'],
    returned: 'QR-8.4.6.4a',
    notAboard: 'R-QR-166',
    relaunched: ['QR-11.4.9a', 'R-QR-167'],
  }),
  'fighters-attacked': (event, _before, after) => ({
    parts: [
      ...fightersNamed(after, event.fighters),
      ' attack',
      event.fighters.length === 1 ? 's ' : ' ',
      shipName(after, event.target),
      '.',
    ],
    rules: ['QR-8.4.6.7a'],
    tone: 'act',
    cue: { is: 'attack' },
  }),
  'ship-covered': (event, _before, after) => helpedLine(event, after),
  'fighters-repelled': (event, _before, after) => ({
    parts: [
      shipName(after, event.target),
      ` defends with ${event.faces.length} dice (${poolWords(event.sources)}): `,
      `of ${tokensCounted(event.attackers)} ${event.destroyed} destroyed, ${event.sentHome} sent home.`,
    ],
    rules: [...new Set(['QR-8.4.6.7b', 'QR-8.4.6.7c', 'R-QR-163', ...event.sources.map(({ rule }) => rule)])],
    tone: 'roll',
    ...(event.destroyed + event.sentHome >= event.attackers ? { cue: { is: 'stopped' } } : {}),
    rolls: [d6('defence against fighters', after.ships[event.target]?.seat ?? null, event.faces, 3, 'defence')],
  }),
  'fighters-struck': (event, _before, after) => ({
    parts: [
      `${tokensCounted(event.fighters.length)} left: ${event.criticals} critical ${event.criticals === 1 ? 'hit' : 'hits'} on `,
      shipName(after, event.target),
      '.',
    ],
    rules: ['QR-8.4.6.7d'],
    tone: 'roll',
    cue: { is: event.criticals > 0 ? 'through' : 'stopped' },
    rolls: [d6('fighter attack', after.fighters[event.fighters[0] ?? '']?.seat ?? null, event.faces, 3, 'craft')],
  }),
  'dogfight-fought': (event, _before, after) => ({
    parts: [
      'Dogfight: ',
      ...event.sides.flatMap((side, index) => [
        ...(index === 0 ? [] : ['; ']),
        sideName(after, side.seat),
        ` with ${tokensCounted(side.fighters.length)} destroys ${side.destroys} and sends ${side.sendsHome} home`,
      ]),
      '.',
    ],
    rules: ['QR-8.4.6.7f', 'R-QR-165'],
    tone: 'roll',
    rolls: event.sides.map((side) => d6('dogfight', side.seat, side.faces, 3)),
  }),
};
