/** A draft as it can be drawn, and what keeps it from being played on; each problem with the thing that it is about. */
import type { PositionReading as ReadingOf } from '#lib/editor/game.ts';
import { subjectOf } from '#lib/editor/subject.ts';
import type { HexTable } from '#lib/hex/model.ts';
import { tableOf } from '../table-model.ts';
import { chairProblem, surveyPosition, type Position, type Sight, type State } from './rules.ts';

export type SurveyReading = ReadingOf<State>;

const noUnits = 'The board has no units. Add some for each side.';

/** Reads a draft in which everything has an id. */
export function survey(position: Position): SurveyReading {
  const { state, problems } = surveyPosition(position);
  if (position.units.length === 0) return { state, findings: [{ text: noUnits, thing: 'match' }] };
  const things = [
    ...Object.values(state.units).map(({ id, name }) => ({ name, thing: `unit:${id}` })),
    ...Object.values(state.features).map(({ id, name }) => ({ name, thing: `feature:${id}` })),
    ...Object.keys(state.units).map((id) => ({ name: id, thing: `unit:${id}` })),
  ];
  const chairs = chairProblem(position);
  const all = chairs === undefined || problems.length > 0 ? problems : [...problems, chairs];
  return { state, findings: all.map((text) => ({ text, thing: subjectOf(text, things) ?? 'match' })) };
}

/** What whoever sets a table up may see: all of it. */
export const openSight = (state: State): Sight => ({ ...state, own: null, values: state.secrets.values });

/** The board, with things called as the editor calls them. */
export function boardTable(state: State): HexTable {
  const table = tableOf(openSight(state));
  return {
    ...table,
    stacks: table.stacks.map((stack) => ({ ...stack, id: `unit:${stack.id}` })),
    ground: table.ground.map((ground) => ({ ...ground, id: `feature:${ground.id}` })),
  };
}
