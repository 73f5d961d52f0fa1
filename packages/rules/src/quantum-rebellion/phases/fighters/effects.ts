/** What each event of fighters changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { FighterEvent, Homecoming, PoolSource } from './schema.ts';
import type { FighterId, ShipId } from '../../ids.ts';
import type { LogLine, LogPart, RollShown } from '../../../kernel/contract.ts';
import type { ThrowUse } from '../../../kernel/cues.ts';
import { fighterName, listed, shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveFighters: EvolversOf<FighterEvent> = {
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
  'fighters-destroyed': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = 'lost';
      fighter.at = null;
    }
  },
  'fighters-returned': (draft, event) => {
    for (const { fighter: id, to } of event.homecomings) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = to;
      fighter.at = null;
      const carrier = draft.ships[fighter.carrier];
      if (to === 'aboard' && carrier !== undefined) carrier.hangar.recovered = true;
    }
  },
  'fighter-relaunched': (draft, event) => {
    const fighter = draft.fighters[event.fighter];
    if (fighter !== undefined) {
      fighter.place = 'table';
      fighter.at = event.at;
      // R-QR-167: no further attack in this round.
      fighter.attacked = true;
    }
    const carrier = draft.ships[event.carrier];
    if (carrier === undefined) return;
    carrier.hangar.relaunched = true;
    carrier.hangar.launched = true;
  },
};

const tokens = (count: number): string => (count === 1 ? '1 fighter' : `${count} fighters`);
const named = (state: State, ids: readonly string[]): LogPart[] => listed(ids.map((id) => fighterName(state, id)));

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

const homeWords: Readonly<Record<Homecoming['to'], string>> = {
  aboard: ' aboard',
  waiting: ' waiting for the End Phase: the hangar has launched this round',
  lost: ' lost: no carrier can take them',
};

function homeParts(state: State, homecomings: readonly Homecoming[]): LogPart[] {
  const groups = (['aboard', 'waiting', 'lost'] as const)
    .map((to) => ({ to, ids: homecomings.filter((each) => each.to === to).map((each) => each.fighter) }))
    .filter(({ ids }) => ids.length > 0);
  return groups.flatMap(({ to, ids }, index) => [...(index === 0 ? [] : ['; ']), ...named(state, ids), homeWords[to]]);
}

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
  'fighters-attacked': (event, _before, after) => ({
    parts: [
      ...named(after, event.fighters),
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
      `of ${tokens(event.attackers)} ${event.destroyed} destroyed, ${event.sentHome} sent home.`,
    ],
    rules: [...new Set(['QR-8.4.6.7b', 'QR-8.4.6.7c', 'R-QR-163', ...event.sources.map(({ rule }) => rule)])],
    tone: 'roll',
    ...(event.destroyed + event.sentHome >= event.attackers ? { cue: { is: 'stopped' } } : {}),
    rolls: [d6('defence against fighters', after.ships[event.target]?.seat ?? null, event.faces, 3, 'defence')],
  }),
  'fighters-struck': (event, _before, after) => ({
    parts: [
      `${tokens(event.fighters.length)} left: ${event.criticals} critical ${event.criticals === 1 ? 'hit' : 'hits'} on `,
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
        ` with ${tokens(side.fighters.length)} destroys ${side.destroys} and sends ${side.sendsHome} home`,
      ]),
      '.',
    ],
    rules: ['QR-8.4.6.7f', 'R-QR-165'],
    tone: 'roll',
    rolls: event.sides.map((side) => d6('dogfight', side.seat, side.faces, 3)),
  }),
  'fighters-destroyed': (event, _before, after) => ({
    parts: [...named(after, event.fighters), ` destroyed by ${event.cause.by}.`],
    rules: [event.cause.rule],
    tone: 'loss',
  }),
  'fighters-returned': (event, _before, after) => ({
    parts: [`After ${event.cause.by}: `, ...homeParts(after, event.homecomings), '.'],
    rules: [
      ...new Set([
        event.cause.rule,
        'QR-8.4.6.4a',
        ...(event.homecomings.some(({ to }) => to !== 'aboard') ? ['R-QR-166'] : []),
      ]),
    ],
    tone: event.homecomings.some(({ to }) => to === 'lost') ? 'loss' : 'act',
  }),
  'fighter-relaunched': (event, _before, after) => ({
    parts: [
      'The flight deck crews of ',
      shipName(after, event.carrier),
      ' relaunch ',
      fighterName(after, event.fighter),
      '.',
    ],
    rules: ['QR-11.4.9a', 'R-QR-167'],
    tone: 'act',
  }),
};
