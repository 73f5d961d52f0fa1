/** This game's positions as the frame of the position editor takes them. */
import { editMatch } from '#lib/blueprint-fleets/editor/edit.ts';
import { editedFleets, type FleetEditor } from '#lib/blueprint-fleets/editor/edited-game.ts';
import { surveyOf } from '#lib/blueprint-fleets/editor/survey.ts';
import { choice, flag, namesOf, row, type Item } from '#lib/editor/fields.ts';
import { unless } from '#lib/editor/game.ts';
import { glyphOf, terrainNote } from '../chart.ts';
import { waitsFor } from '../moment.ts';
import { adding, emptyPosition, places } from './adding.ts';
import {
  choices,
  classCodes,
  classes,
  classWords,
  draftCodec,
  fleetDesign,
  fleets,
  lookUp,
  scenarioIds,
  scenarios,
  shipPoints,
  surveyPosition,
  terrain,
  terrainKinds,
  type DieSize,
  type Position,
  type ScenarioId,
  type ShipDesign,
  type State,
  type Terrain,
} from './rules.ts';
import { shipParts } from './ship.ts';

const kinds = namesOf(terrainKinds, terrain);
export const survey = surveyOf(surveyPosition);

/** The scenario's planet in the middle of its table. */
function groundOf(scenario: unknown): Position {
  const known = scenario as ScenarioId;
  if (!Object.hasOwn(scenarios, known)) return emptyPosition;
  const bare: Position = known === 'standard-engagement' ? emptyPosition : { ...emptyPosition, scenario: known };
  return scenarios[known].planet === null ? bare : adding.addTerrain(bare, 'planet').position;
}

function className(written: string): string {
  const found = lookUp(classWords, written);
  return 'value' in found ? classes[found.value].name : written;
}

const editor: FleetEditor<Position, State, ShipDesign> = {
  empty: emptyPosition,
  codec: draftCodec,
  survey,
  parts: {
    ...adding,
    places,
    className,
    terrain: {
      kinds,
      note: (piece) => terrainNote(piece as Terrain),
      bare: { die: undefined, laid: undefined },
      rows(piece, _, change): readonly Item<Position>[] {
        const { kind, die, laid } = piece as Terrain;
        const densities = terrain[kind].densities.map((each) => ({ value: String(each), name: `d${each}` }));
        const dense = choice<Position>('Die of the terrain', String(die), densities, (next) =>
          change({ die: Number(next) as DieSize }),
        );
        const mined = flag<Position>('Laid by a Minelayer', laid, (on) => change({ laid: on || undefined }));
        return [
          ...(die === null ? [] : [row('Die', dense)]),
          ...(kind === 'minefield' ? [{ kind: 'flags', fields: [mined] } as const] : []),
        ];
      },
    },
    ship: shipParts,
  },
  match: {
    scenarios: namesOf(scenarioIds, scenarios),
    scenarioOf: ({ match }) => match.scenario,
    withScenario: (position, scenario) =>
      editMatch(position, { scenario: unless(scenario as ScenarioId, 'standard-engagement') }),
    lands: ({ match }) => scenarios[match.scenario].victory.kind === 'divisions',
    waitsFor,
    bare: { coordinatedFire: undefined },
    choices: choices.filter(({ id }) => id !== 'table'),
    optionsOf: (position) => position.options ?? {},
  },
  offers: {
    adding,
    classes: classCodes.map((code) => ({ code, name: classes[code].name, glyph: glyphOf(code) })),
    glyphOf,
    readFleet: (design) => fleetDesign.safeParse(design).data,
    shipPoints,
    terrain: kinds,
  },
  fleets,
  groundOf,
};

export const game = editedFleets(editor);
