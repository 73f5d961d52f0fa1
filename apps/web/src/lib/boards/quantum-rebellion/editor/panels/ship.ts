/** What a ship of this game has besides what every ship of the family has. */
import { count, fitting } from '#lib/blueprint-fleets/editor/panels/ship.ts';
import type { EditorParts } from '#lib/blueprint-fleets/editor/parts.ts';
import { choice, flag, namesOf, row } from '#lib/editor/fields.ts';
import { unless } from '#lib/editor/game.ts';
import { glyphOf } from '../../chart.ts';
import { classCodes, classes, type ClassCode, type Position, type Ship } from '../rules.ts';
import { fittings } from './fittings.ts';

const cloaks = [
  { value: 'off', name: 'Off' },
  { value: 'on', name: 'On' },
  { value: 'fading', name: 'Just dropped' },
];

export const shipParts: EditorParts<Position>['ship'] = {
  classes: namesOf(classCodes, classes),
  classOf: (ship) => (ship as Ship).class,
  glyphOf: (ship) => glyphOf((ship as Ship).class),
  rebuilt({ weapons, equipment }, code) {
    const { mounts, equipmentSpaces } = classes[code as ClassCode];
    return {
      class: code,
      weapons: fitting(weapons, (mount) => (mounts as readonly string[]).includes(mount)),
      equipment: fitting(equipment, (space) => Number(space.slice(1)) <= equipmentSpaces),
      hull: undefined,
      crew: undefined,
      offline: undefined,
      destroyed: undefined,
      shields: undefined,
      spent: undefined,
    };
  },
  state({ ship, change }) {
    const ticked = (label: string, key: 'fullStop' | 'checked' | 'antimatter' | 'captured') =>
      flag(label, (ship as Ship)[key], (next) => change({ [key]: next || undefined }));
    return [
      {
        kind: 'flags',
        fields: [
          ticked('Full Stop', 'fullStop'),
          ticked('Checked', 'checked'),
          ticked('Antimatter', 'antimatter'),
          ticked('Captured', 'captured'),
        ],
      },
    ];
  },
  fittings: ({ draft, ship, written }) => fittings(draft.position, ship as Ship, written),
  more(shown) {
    const { written, change } = shown;
    const ship = shown.ship as Ship;
    const cloaked = ship.cloak !== 'off' || Object.values(written.equipment ?? {}).some((word) => /cloak/i.test(word));
    const cloak = choice('Cloak', ship.cloak, cloaks, (next) =>
      change({ cloak: unless(next as Ship['cloak'], 'off') }),
    );
    return [
      ...(cloaked ? [row('Cloak', cloak)] : []),
      count(shown, 'DEF lost', ['Defence lost', 'defLost'], ship.defLost, 20),
      count(shown, 'CR lost', ['Critical rating lost', 'crLost'], ship.crLost, 20),
      count(shown, 'Plasma', ['Plasma results', 'plasma'], ship.plasmaEffects, 20),
    ];
  },
};
