/** What a ship of this game has besides what every ship of the family has. */
import { fitting } from '#lib/blueprint-fleets/editor/panels/ship.ts';
import type { EditorParts } from '#lib/blueprint-fleets/editor/parts.ts';
import { choice, flag, namesOf, row } from '#lib/editor/fields.ts';
import { editShip } from '#lib/blueprint-fleets/editor/edit.ts';
import { unless } from '#lib/editor/game.ts';
import { glyphOf } from '../chart.ts';
import { fittings } from './fittings.ts';
import {
  classCodes,
  classes,
  equipmentSpacesOf,
  mountsOf,
  reactorSpacesOf,
  speedTitles,
  type ClassCode,
  type PassingMarker,
  type Position,
  type Ship,
  type SpaceId,
} from './rules.ts';

const passing = [
  { value: 'off', name: 'None' },
  { value: 'on', name: 'Lies on it' },
  { value: 'late', name: 'Outlives this activation' },
];
const speeds = (['low', 'medium', 'high'] as const).map((value) => ({ value, name: speedTitles[value] }));
const faults = [0, 1, 2].map((value) => ({ value: String(value), name: value === 0 ? 'None' : `−${value}` }));

export const shipParts: EditorParts<Position>['ship'] = {
  classes: namesOf(classCodes, classes),
  classOf: (ship) => (ship as Ship).class,
  glyphOf: (ship) => glyphOf((ship as Ship).class),
  rebuilt({ weapons, equipment, reactors }, code) {
    const next = { class: code as ClassCode };
    const within = (spaces: readonly string[]) => (space: string) => spaces.includes(space);
    return {
      class: code,
      weapons: fitting(weapons, within(mountsOf(next))),
      equipment: fitting(equipment, within(equipmentSpacesOf(next))),
      reactors: fitting(reactors, within(reactorSpacesOf(next))),
      def: undefined,
      hull: undefined,
      crew: undefined,
      destroyed: undefined,
      struck: undefined,
      shields: undefined,
      spent: undefined,
    };
  },
  state({ ship: shown, change }) {
    const ship = shown as Ship;
    const ticked = (label: string, key: 'evasive' | 'cloaked' | 'leaving' | 'captured') =>
      flag(label, ship[key], (next) => change({ [key]: next || undefined }));
    const marker = (label: string, key: 'commsDown' | 'fireControl' | 'reactorScram') =>
      row(
        label,
        choice(label, ship[key], passing, (next) => change({ [key]: unless(next as PassingMarker, 'off') })),
      );
    return [
      row(
        'Speed',
        choice('Speed', ship.speed, speeds, (next) => change({ speed: unless(next as Ship['speed'], 'medium') })),
      ),
      row(
        'Grid Fault',
        choice('Grid Fault', String(ship.gridFault), faults, (next) =>
          change({ gridFault: unless(Number(next) as Ship['gridFault'], 0) }),
        ),
      ),
      marker('Comms Down', 'commsDown'),
      marker('Fire Control', 'fireControl'),
      marker('Reactor Scram', 'reactorScram'),
      {
        kind: 'flags',
        fields: [
          ticked('Evasive', 'evasive'),
          ticked('Cloaked', 'cloaked'),
          ticked('Leaving', 'leaving'),
          ticked('Captured', 'captured'),
        ],
      },
    ];
  },
  fittings: ({ ship, written, change }) => fittings({ ship: ship as Ship, written, change }),
  more: () => [],
};

/** The bridge and reactors are struck first; everything else is destroyed by its first hit (R-DA-147, R-DA-148). */
export function hitSpace(position: Position, ship: Ship, pressed: string): Position {
  const space = pressed as SpaceId;
  const held = ship.spaces[space];
  if (!held?.fitted) return position;
  const twice = space === 'BR' || held.fitted.kind === 'reactor';
  const next = held.condition === 'destroyed' ? 'whole' : twice && !held.struck ? 'struck' : 'destroyed';
  const among = (which: 'struck' | 'destroyed', is: (id: SpaceId) => boolean): SpaceId[] | undefined => {
    const all = (Object.keys(ship.spaces) as SpaceId[]).filter((id) => (id === space ? next === which : is(id)));
    return all.length === 0 ? undefined : all;
  };
  return editShip(position, ship.id, {
    destroyed: among('destroyed', (id) => ship.spaces[id]?.condition === 'destroyed'),
    struck: among('struck', (id) => ship.spaces[id]?.struck === true),
  });
}
