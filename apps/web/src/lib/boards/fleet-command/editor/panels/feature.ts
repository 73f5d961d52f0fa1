/** What lies in a hex: asteroids with their hidden stars, mines, a planet, wreckage, an artifact. */
import { choice, copyPress, flag, noPanel, number, press, row, text } from '#lib/editor/fields.ts';
import type { Item, Panel } from '#lib/editor/fields.ts';
import { unless, type Change, type PositionDraft } from '#lib/editor/game.ts';
import { sideNames } from '../../rail/sides.ts';
import { copyThing } from '../adding.ts';
import { editFeature, featureCalled, freePlace, placeRows, removeThing, sideIds } from '../edit.ts';
import {
  featureNames,
  type Allegiance,
  type Feature,
  type Position,
  type PositionFeature,
  type State,
} from '../rules.ts';
import { allegianceOptions, bounds, named } from './words.ts';

interface Shown {
  readonly state: State;
  readonly feature: Feature;
  readonly written: PositionFeature;
  readonly change: (next: Change<PositionFeature>) => Position;
}

function asteroids({ state, feature, written, change }: Shown): readonly Item<Position>[] {
  const { id, shownValue, surveyedBy } = feature;
  const seen = (side: (typeof sideIds)[number]) =>
    flag(`Surveyed by the ${sideNames[side]}`, surveyedBy.includes(side), (on) => {
      const next = sideIds.filter((each) => (each === side ? on : surveyedBy.includes(each)));
      return change({ surveyedBy: next.length === 0 ? undefined : next });
    });
  const stars = shownValue ?? state.secrets.values[id] ?? 0;
  const put = (value: number): Position => (shownValue === null ? change({ value }) : change({ shownValue: value }));
  return [
    row('Stars', number('Stars in the field', stars, bounds('features.value'), put)),
    {
      kind: 'flags',
      fields: [
        flag('Face up', shownValue !== null, (on) =>
          change(on ? { shownValue: stars, value: undefined } : { shownValue: undefined, value: stars }),
        ),
        flag('Harvested', feature.harvested, (on) => change({ harvested: unless(on, false) })),
        ...(written.shownValue === undefined ? sideIds.map(seen) : []),
      ],
    },
  ];
}

export function featurePanel({ position, state }: PositionDraft<Position, State>, id: string): Panel<Position> {
  const feature = state.features[id];
  const written = featureCalled(position, id);
  if (!feature || !written) return noPanel;
  const thing = `feature:${id}`;
  const change = (next: Change<PositionFeature>): Position => editFeature(position, id, next);
  const lay = press<Position>('Put it on the board', () => ({ edit: change({ at: freePlace(position, [0, 0]) }) }));
  const mines: readonly Item<Position>[] = [
    row(
      'Side',
      choice('Side of the mines', feature.side, allegianceOptions, (side) =>
        change({ side: unless(side as Allegiance, 'neutral') }),
      ),
    ),
    row(
      'Strength',
      number('Strength of the mines', feature.strength, bounds('features.strength'), (strength) =>
        change({ strength: unless(strength, 5) }),
      ),
    ),
  ];
  const turn = (kind: string): Position =>
    change({
      kind: kind as Feature['kind'],
      side: undefined,
      strength: undefined,
      value: undefined,
      harvested: undefined,
      shownValue: undefined,
      surveyedBy: undefined,
    });
  return {
    title: feature.name,
    name: text('Name of the feature', feature.name, (name) => change({ name })),
    detail: featureNames[feature.kind],
    items: [
      row('Kind', choice('Kind of feature', feature.kind, named(featureNames), turn)),
      ...(written.at ? placeRows(position, thing) : [row('Where', lay)]),
      ...(feature.kind === 'asteroids' ? asteroids({ state, feature, written, change }) : []),
      ...(feature.kind === 'minefield' ? mines : []),
    ],
    presses: [
      ...copyPress('Copy it', copyThing(position, thing)),
      ...(written.at ? [press<Position>('Take it off the board', () => ({ edit: change({ at: undefined }) }))] : []),
      press('Remove it', () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
