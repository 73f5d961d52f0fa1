/** What the log says of launches, flights and returns. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { LogPart, RuleId } from '../../../kernel/contract.ts';
import type { NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { fighterName, inches, listed, shipName } from '../names.ts';
import type { State } from '../table.ts';
import type { FlightEvent, Homecoming } from './schema.ts';

export interface FlightTold {
  readonly launched: readonly RuleId[];
  readonly catapulted: readonly RuleId[];
  readonly flown: readonly RuleId[];
  readonly returned: RuleId;
  /** Those that their carrier did not take aboard. */
  readonly notAboard: RuleId;
  readonly relaunched: readonly RuleId[];
}

export const tokensCounted = (count: number): string => (count === 1 ? '1 fighter' : `${count} fighters`);
export const fightersNamed = (state: State, ids: readonly string[]): LogPart[] =>
  listed(ids.map((id) => fighterName(state, id)));

const homeWords: Readonly<Record<Homecoming['to'], string>> = {
  aboard: ' aboard',
  waiting: ' waiting for the End Phase: the hangar has launched this round',
  lost: ' lost: no carrier can take them',
};

function homeParts(state: State, homecomings: readonly Homecoming[]): LogPart[] {
  const groups = (['aboard', 'waiting', 'lost'] as const)
    .map((to) => ({ to, ids: homecomings.filter((each) => each.to === to).map((each) => each.fighter) }))
    .filter(({ ids }) => ids.length > 0);
  return groups.flatMap(({ to, ids }, index) => [
    ...(index === 0 ? [] : ['; ']),
    ...fightersNamed(state, ids),
    homeWords[to],
  ]);
}

export const narrateFlights = (rules: FlightTold): NarratorsOf<State, FlightEvent> => ({
  'fighters-launched': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.catapult ? ' catapults ' : ' launches ',
      ...listed(event.fighters.map(({ fighter }) => fighterName(before, fighter))),
      '.',
    ],
    rules: event.catapult ? rules.catapulted : rules.launched,
    tone: 'act',
  }),
  'fighter-moved': (event, before) => ({
    parts: [fighterName(before, event.fighter), ` flies ${inches(distanceMils(event.from, event.to))}.`],
    rules: rules.flown,
    tone: 'act',
    cue: { is: 'move' },
  }),
  'fighters-destroyed': (event, _before, after) => ({
    parts: [...fightersNamed(after, event.fighters), ` destroyed by ${event.cause.by}.`],
    rules: [event.cause.rule],
    tone: 'loss',
  }),
  'fighters-returned': (event, _before, after) => ({
    parts: [`After ${event.cause.by}: `, ...homeParts(after, event.homecomings), '.'],
    rules: [
      ...new Set([
        event.cause.rule,
        rules.returned,
        ...(event.homecomings.some(({ to }) => to !== 'aboard') ? [rules.notAboard] : []),
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
    rules: rules.relaunched,
    tone: 'act',
  }),
});
