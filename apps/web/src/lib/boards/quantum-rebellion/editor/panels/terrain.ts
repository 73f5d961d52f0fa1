/** One piece of terrain: its kind, its size, where it lies. */
import {
  choice,
  flag,
  namesOf,
  number,
  press,
  row,
  said,
  text,
  type Item,
  type Panel,
  copyPress,
  noPanel,
} from '#lib/editor/fields.ts';
import type { Change, PositionDraft } from '#lib/editor/game.ts';
import { copyThing } from '../adding.ts';
import { terrainNote } from '../../chart.ts';
import { editThing, removeThing, thingCalled } from '../edit.ts';
import { extentOf, placeRows } from '../places.ts';
import { footprints, terrain, terrainKinds, type Position, type PositionTerrain, type State } from '../rules.ts';

type Edit = (next: Change<PositionTerrain>) => Position;
interface Size {
  readonly value: string;
  readonly name: string;
  readonly next: Change<PositionTerrain>;
}

const steps = ['small', 'medium', 'large'] as const;
const stepNames = { small: 'Small', medium: 'Medium', large: 'Large' } as const;

/** The book's sizes, as circles and, but for a planet, as rectangles. */
const sizesOf = (planet: boolean): readonly Size[] =>
  steps.flatMap((size) =>
    footprints[size].flatMap((each): Size[] => {
      if (each.shape === 'circle')
        return [
          {
            value: size,
            name: `${stepNames[size]}, ${each.diameterMils / 1000}″ across`,
            next: { size: size === 'medium' ? undefined : size, diameter: undefined, rectangle: undefined },
          },
        ];
      const rectangle: [number, number] = [each.widthMils / 1000, each.lengthMils / 1000];
      const name = `${stepNames[size]}, ${rectangle[0]}″ by ${rectangle[1]}″`;
      return planet
        ? []
        : [{ value: rectangle.join('x'), name, next: { size: undefined, diameter: undefined, rectangle } }];
    }),
  );

function sizeOf(written: PositionTerrain): string {
  if (written.rectangle) return written.rectangle.join('x');
  if (written.diameter === undefined) return written.size ?? 'medium';
  const across = extentOf(written)[0] * 1000;
  return (
    steps.find((each) => footprints[each].some((foot) => foot.shape === 'circle' && foot.diameterMils === across)) ??
    'own'
  );
}

function sizeRows(written: PositionTerrain, planet: boolean, change: Edit): readonly Item<Position>[] {
  const sizes = sizesOf(planet);
  const [width, long] = extentOf(written);
  const known = sizes.find(({ value }) => value === sizeOf(written));
  const another: Change<PositionTerrain> = written.rectangle
    ? { rectangle: [width + 1, long] }
    : { size: undefined, diameter: width + 1 };
  const options = [...sizes, { value: 'own', name: 'Another size' }];
  const pick = choice('Size', known?.value ?? 'own', options, (value) =>
    change(sizes.find((each) => each.value === value)?.next ?? another),
  );
  if (known) return [row('Size', pick)];
  const length = (label: string, name: string, value: number, put: (inches: number) => Position) =>
    row(label, number(name, value, [0.5, 60], put, { step: 0.5, digits: 2, unit: '″' }));
  const figures = written.rectangle
    ? [
        length('Width', 'Width', width, (next) => change({ rectangle: [next, long] })),
        length('Length', 'Length', long, (next) => change({ rectangle: [width, next] })),
      ]
    : [length('Across', 'Diameter', width, (diameter) => change({ size: undefined, diameter }))];
  return [row('Size', pick), ...figures];
}

export function terrainPanel({ position, state }: PositionDraft<Position, State>, id: string): Panel<Position> {
  const written = thingCalled(position, 'terrain', id);
  const piece = state.terrain[id];
  if (!written) return noPanel;
  const thing = `terrain:${id}`;
  const change: Edit = (next) => editThing(position, 'terrain', id, next);
  const title = written.name ?? piece?.name ?? written.kind;
  const rebuild = (kind: string): Position =>
    kind === ''
      ? position
      : change({
          kind,
          strength: undefined,
          laid: undefined,
          damage: undefined,
          ...(kind === 'planet' && written.rectangle ? { rectangle: undefined, facing: undefined } : {}),
        });
  const { widthMils, heightMils } = state.match.table;
  const lay = press<Position>('Put it on the table', () => ({
    edit: change({ at: [widthMils / 2000, heightMils / 2000] }),
  }));
  const items: Item<Position>[] = [
    row(
      'Kind',
      choice(
        'Kind of terrain',
        piece?.kind ?? '',
        [...(piece ? [] : [{ value: '', name: written.kind }]), ...namesOf(terrainKinds, terrain)],
        rebuild,
      ),
    ),
    ...sizeRows(written, piece?.kind === 'planet', change),
    ...(written.at ? placeRows(position, thing) : [row('Where', said('Not placed yet'), lay)]),
  ];
  if (piece?.kind === 'minefield')
    items.push(
      row(
        'Strength',
        number('Strength of the mines', piece.strength ?? 6, [0, 30], (strength) => change({ strength })),
      ),
      { kind: 'flags', fields: [flag('Laid by a Minelayer', piece.laid, (on) => change({ laid: on || undefined }))] },
    );
  if (piece?.kind === 'planet')
    items.push(
      row(
        'Damage',
        number('Damage to the planet', piece.damage ?? 0, [0, 99], (damage) => change({ damage: damage || undefined })),
      ),
    );
  return {
    title,
    name: text('Name of the terrain', title, (name) =>
      change({ name: piece && name === terrain[piece.kind].name ? undefined : name }),
    ),
    detail: piece ? terrainNote(piece) : '',
    items,
    presses: [
      ...copyPress('Copy it', copyThing(position, thing)),
      press('Remove it', () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
