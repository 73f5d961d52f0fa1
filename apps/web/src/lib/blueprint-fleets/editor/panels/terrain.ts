/** One piece of terrain: its kind, its size, where it lies. */
import {
  choice,
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
import { footprints, type State } from '@broadside/rules/mechanics/blueprint-fleets';
import { editThing, removeThing, thingCalled } from '../edit.ts';
import type { EditorParts } from '../parts.ts';
import { extentOf } from '../places.ts';
import type { EditedTerrain, FleetPosition, TerrainIn } from '../position.ts';

export type TerrainEdit<P extends FleetPosition> = (next: Change<TerrainIn<P>>) => P;
interface Size {
  readonly value: string;
  readonly name: string;
  readonly next: Change<EditedTerrain>;
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

function sizeOf(written: EditedTerrain): string {
  if (written.rectangle) return written.rectangle.join('x');
  if (written.diameter === undefined) return written.size ?? 'medium';
  const across = extentOf(written)[0] * 1000;
  return (
    steps.find((each) => footprints[each].some((foot) => foot.shape === 'circle' && foot.diameterMils === across)) ??
    'own'
  );
}

function sizeRows<P>(
  written: EditedTerrain,
  planet: boolean,
  change: (next: Change<EditedTerrain>) => P,
): readonly Item<P>[] {
  const sizes = sizesOf(planet);
  const [width, long] = extentOf(written);
  const known = sizes.find(({ value }) => value === sizeOf(written));
  const another: Change<EditedTerrain> = written.rectangle
    ? { rectangle: [width + 1, long] }
    : { size: undefined, diameter: width + 1 };
  const options = [...sizes, { value: 'own', name: 'Another size' }];
  const pick = choice('Size', known?.value ?? 'own', options, (value) =>
    change(sizes.find((each) => each.value === value)?.next ?? another),
  );
  if (known) return [row('Size', pick)];
  const length = (label: string, name: string, value: number, put: (inches: number) => P) =>
    row(label, number(name, value, [0.5, 60], put, { step: 0.5, digits: 2, unit: '″' }));
  const figures = written.rectangle
    ? [
        length('Width', 'Width', width, (next) => change({ rectangle: [next, long] })),
        length('Length', 'Length', long, (next) => change({ rectangle: [width, next] })),
      ]
    : [length('Across', 'Diameter', width, (diameter) => change({ size: undefined, diameter }))];
  return [row('Size', pick), ...figures];
}

export function terrainPanel<P extends FleetPosition>(
  parts: EditorParts<P>,
  { position, state }: PositionDraft<P, State>,
  id: string,
): Panel<P> {
  const written = thingCalled(position, 'terrain', id);
  const piece = state.terrain[id];
  if (!written) return noPanel;
  const thing = `terrain:${id}`;
  const change: TerrainEdit<P> = (next) => editThing(position, 'terrain', id, next);
  const title = written.name ?? piece?.name ?? written.kind;
  const rebuild = (kind: string): P =>
    kind === ''
      ? position
      : change({
          kind,
          ...parts.terrain.bare,
          ...(kind === 'planet' && written.rectangle ? { rectangle: undefined, facing: undefined } : {}),
        });
  const { widthMils, heightMils } = state.match.table;
  const lay = press<P>('Put it on the table', () => ({
    edit: change({ at: [widthMils / 2000, heightMils / 2000] } as Change<TerrainIn<P>>),
  }));
  const items: Item<P>[] = [
    row(
      'Kind',
      choice(
        'Kind of terrain',
        piece?.kind ?? '',
        [...(piece ? [] : [{ value: '', name: written.kind }]), ...parts.terrain.kinds],
        rebuild,
      ),
    ),
    ...sizeRows<P>(written, piece?.kind === 'planet', (next) => change(next)),
    ...(written.at ? parts.places.placeRows(position, thing) : [row('Where', said('Not placed yet'), lay)]),
  ];
  if (piece) items.push(...parts.terrain.rows(piece, written, change));
  return {
    title,
    name: text('Name of the terrain', title, (name) =>
      change({
        name: piece && name === parts.terrain.kinds.find(({ value }) => value === piece.kind)?.name ? undefined : name,
      } as Change<TerrainIn<P>>),
    ),
    detail: piece ? parts.terrain.note(piece) : '',
    items,
    presses: [
      ...copyPress('Copy it', parts.copyThing(position, thing)),
      press('Remove it', () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
