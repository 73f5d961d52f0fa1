/** This game's positions as the frame of the position editor takes them. */
import { editMatch } from '#lib/blueprint-fleets/editor/edit.ts';
import { editedFleets, type FleetEditor } from '#lib/blueprint-fleets/editor/edited-game.ts';
import { flag, namesOf, number, row, type Item } from '#lib/editor/fields.ts';
import { unless } from '#lib/editor/game.ts';
import { glyphOf, terrainNote } from '../chart.ts';
import { waitsFor } from '../moment.ts';
import { adding, addTerrain } from './adding.ts';
import { emptyPosition } from './edit.ts';
import { shipParts } from './panels/ship.ts';
import { places } from './places.ts';
import {
  choices,
  classCodes,
  classes,
  classOfWords,
  draftCodec,
  fleetDesign,
  fleets,
  options as agreeable,
  scenarioIds,
  scenarios,
  shipPoints,
  terrain,
  terrainKinds,
  type MatchViewRecord,
  type Position,
  type ScenarioId,
  type ShipDesign,
  type State,
  type Terrain,
} from './rules.ts';
import { survey } from './survey.ts';

const kinds = namesOf(terrainKinds, terrain);

/** The scenario's planet in the middle, on its table. */
function groundOf(scenario: unknown): Position {
  const known = scenario as ScenarioId;
  const bare: Position = {
    ...emptyPosition,
    ...(Object.hasOwn(scenarios, known) && known !== 'border-skirmish' ? { scenario: known } : {}),
    ...(known === 'convoy-escort'
      ? { table: [72, 48] as [number, number], convoy: { escort: 'seat-1', exits: 0 } }
      : {}),
  };
  return scenarios[known]?.planet ? addTerrain(bare, 'planet').position : bare;
}

const editor: FleetEditor<Position, State, ShipDesign> = {
  empty: emptyPosition,
  codec: draftCodec,
  survey,
  parts: {
    ...adding,
    places,
    className: (written) => {
      const code = classOfWords(written);
      return code === undefined ? written : classes[code].name;
    },
    terrain: {
      kinds,
      note: (piece) => terrainNote(piece as Terrain),
      bare: { strength: undefined, laid: undefined, damage: undefined },
      rows(piece, _, change): readonly Item<Position>[] {
        const { kind, strength, laid, damage } = piece as Terrain;
        if (kind === 'minefield')
          return [
            row(
              'Strength',
              number('Strength of the mines', strength ?? 6, [0, 30], (next) => change({ strength: next })),
            ),
            {
              kind: 'flags',
              fields: [flag('Laid by a Minelayer', laid, (on) => change({ laid: on || undefined }))],
            },
          ];
        const harm = (next: number): Position => change({ damage: next || undefined });
        return kind === 'planet' ? [row('Damage', number('Damage to the planet', damage ?? 0, [0, 99], harm))] : [];
      },
    },
    ship: shipParts,
  },
  match: {
    scenarios: namesOf(scenarioIds, scenarios),
    scenarioOf: ({ match }) => match.scenario,
    withScenario: (position, scenario) =>
      editMatch(position, {
        scenario: unless(scenario as MatchViewRecord['scenario'], 'border-skirmish'),
        convoy: scenario === 'convoy-escort' ? (position.convoy ?? { escort: 'seat-1', exits: 0 }) : undefined,
      }),
    lands: ({ match }) => scenarios[match.scenario].victory.kind === 'divisions',
    waitsFor,
    bare: {},
    choices: choices.filter(({ id }) => Object.hasOwn(agreeable, id)),
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
