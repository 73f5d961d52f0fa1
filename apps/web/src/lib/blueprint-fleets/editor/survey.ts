/** A draft as it can be drawn, and what keeps it from being played on; each problem with the thing that it is about. */
import type { PositionReading } from '#lib/editor/game.ts';
import { subjectOf as namedFirst } from '#lib/editor/subject.ts';
import { listOf } from './edit.ts';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { EditedSeat, FleetPosition } from './position.ts';

/** Everything that a sentence may name. */
function subjects(position: FleetPosition, state: State): readonly { readonly name: string; readonly thing: string }[] {
  const ships = position.squadrons.flatMap((squadron) =>
    squadron.ships.map(({ name, id }) => ({ name, thing: `ship:${id ?? ''}` })),
  );
  return [
    ...ships,
    ...Object.values(state.fighters).map(({ name, id }) => ({ name, thing: `fighter:${id}` })),
    ...position.squadrons.map(({ name, id }) => ({ name, thing: `squadron:${id ?? ''}` })),
    ...Object.values(state.terrain).map(({ name, id }) => ({ name, thing: `terrain:${id}` })),
    ...listOf(position, 'terrain').map(({ kind, id }) => ({ name: `"${kind}"`, thing: `terrain:${id ?? ''}` })),
    ...Object.keys(state.beacons).map((id) => ({ name: id, thing: `beacon:${id}` })),
  ];
}

function subjectOf(text: string, position: FleetPosition, state: State): string {
  const seat = /\bseat-\d\b/.exec(text)?.[0];
  if (seat !== undefined && text.startsWith(seat)) return `side:${seat}`;
  const aboutSquadron = /waits in hyperspace|is to activate|hides behind|in reserve/.test(text);
  const things = subjects(position, state).filter(({ thing }) => !aboutSquadron || thing.startsWith('squadron:'));
  return namedFirst(text, things) ?? (seat === undefined ? 'match' : `side:${seat}`);
}

const noShips = 'The table has no ships. Add a squadron for each side.';

/** Reads drafts in which everything has an id, by what the rules say of them. */
export const surveyOf =
  <P extends FleetPosition, S extends State>(
    surveyPosition: (position: P) => { readonly state: S; readonly problems: readonly string[] },
  ) =>
  (position: P): PositionReading<S> => {
    const { state, problems } = surveyPosition(position);
    if (position.squadrons.length === 0) return { state, findings: [{ text: noShips, thing: 'match' }] };
    const findings = problems.map((text) => ({
      text: text.replace(/\bseat-[12]\b/g, (seat) => state.sides[seat as EditedSeat]?.fleet ?? seat),
      thing: subjectOf(text, position, state),
    }));
    return { state, findings };
  };
