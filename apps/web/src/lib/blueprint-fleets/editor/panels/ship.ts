/** One ship: where it is, what is left of it, what it carries, whom it obeys. */
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import {
  choice,
  copyPress,
  heading,
  noPanel,
  number,
  press,
  row,
  said,
  text,
  type Item,
  type Panel,
} from '#lib/editor/fields.ts';
import { unless, type Change, type PositionDraft } from '#lib/editor/game.ts';
import { sideOf } from '#lib/components/side.ts';
import { editFighter, editShip, moveShip, removeThing, setRank, shipCalled, squadronHolding } from '../edit.ts';
import type { EditorParts, ShownPosition } from '../parts.ts';
import type { FleetPosition, ShipIn } from '../position.ts';

type Items<P> = readonly Item<P>[];

const fates = [
  { value: 'destroyed', name: 'Gone: destroyed' },
  { value: 'emergency-jump', name: 'Gone: emergency jump' },
  { value: 'escaped', name: 'Gone: escaped' },
  { value: 'exited', name: 'Gone: left with the convoy' },
  { value: 'stranded', name: 'Gone: lost in hyperspace' },
] as const;
const ranks: readonly { value: NonNullable<ShipIn<FleetPosition>['rank']>; name: string }[] = [
  { value: 'admiral', name: 'Flagship' },
  { value: 'commander', name: 'Commander' },
  { value: 'captain', name: 'Captain' },
];
const berths = [
  { value: 'aboard', name: 'Aboard' },
  { value: 'table', name: 'On the table' },
  { value: 'waiting', name: 'Waits to be taken in' },
  { value: 'lost', name: 'Lost' },
];
/** A record with what it has left of `fits`; undefined once it is empty. */
export function fitting(
  record: Readonly<Record<string, string>> | undefined,
  fits: (key: string) => boolean,
): Record<string, string> | undefined {
  const kept = Object.entries(record ?? {}).filter(([key]) => fits(key));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function where<P extends FleetPosition>(
  parts: EditorParts<P>,
  { draft, written, ship, change }: ShownPosition<P>,
): Items<P> {
  const { position } = draft;
  const squadron = squadronHolding(position, ship.id);
  if (squadron?.reserve === true) return [row('Where', said(`In reserve with ${squadron.name}`))];
  const place = written.gone?.how ?? (written.at ? 'table' : 'off');
  const options = [{ value: 'table', name: 'On the table' }, { value: 'off', name: 'Not on the table yet' }, ...fates];
  const put = (wanted: string): P => {
    const how = fates.find(({ value }) => value === wanted)?.value;
    if (how) return change({ gone: { how }, at: undefined } as Change<ShipIn<P>>);
    if (wanted === 'table') return parts.placeShip(position, ship.id);
    return change({ at: undefined, gone: undefined } as Change<ShipIn<P>>);
  };
  return [row('Where', choice(`Where ${written.name} is`, place, options, put))];
}

/** The fighters of a carrier, one by one. */
function fighters<P extends FleetPosition>(parts: EditorParts<P>, { draft, ship }: ShownPosition<P>): Items<P> {
  const { position, state } = draft;
  const own = Object.values(state.fighters).filter(({ carrier }) => carrier === ship.id);
  const from = ship.at ? ([ship.at.xMils / 1000, ship.at.yMils / 1000] as const) : ([24, 24] as const);
  const put = (id: string, place: string): P => {
    const bare = removeThing(position, `fighter:${id}`);
    if (place === 'aboard') return bare;
    const at = parts.places.freePlace(bare, 0.5, [from[0], from[1] + 2]);
    return editFighter(bare, ship.id, id, place === 'table' ? { at } : { place: place as 'lost' | 'waiting' });
  };
  if (own.length === 0) return [];
  return [
    heading('Fighters'),
    ...own.map(({ id, name, place }, i) => ({
      ...row(
        `Flight ${i + 1}`,
        choice(name, place, berths, (wanted) => put(id, wanted)),
      ),
      ...(place === 'table' ? { thing: `fighter:${id}` } : {}),
    })),
  ];
}

/** A count that is written where it differs from the usual one. */
export function count<P extends FleetPosition>(
  { change }: ShownPosition<P>,
  label: string,
  [name, key]: readonly [string, keyof ShipIn<P>],
  value: number,
  most: number,
  usual = 0,
): Item<P> {
  const put = (next: number): P => change({ [key]: unless(next, usual) } as Change<ShipIn<P>>);
  return row(label, number(name, value, [0, most], put, usual > 0 ? { of: `of ${usual}` } : {}));
}

function condition<P extends FleetPosition>(parts: EditorParts<P>, shown: ShownPosition<P>): Items<P> {
  const { hull, hullMax, hullShaded, crew, crewMax, disorder } = shown.ship;
  return [
    heading('State'),
    { kind: 'boxes', label: 'HP', left: Math.min(hull, hullMax), most: hullMax, shaded: hullShaded },
    count(shown, 'Hull', ['Hull', 'hull'], hull, 60, hullMax),
    count(shown, 'Crew', ['Crew', 'crew'], crew, 40, crewMax),
    count(shown, 'Disorder', ['Disorder', 'disorder'], disorder, 30),
    ...parts.ship.state(shown),
    { kind: 'drawing' },
  ];
}

function more<P extends FleetPosition>(parts: EditorParts<P>, shown: ShownPosition<P>): Items<P> {
  const { draft, written, ship } = shown;
  const { position } = draft;
  const squadron = squadronHolding(position, ship.id);
  const mates = position.squadrons.filter(({ seat }) => seat === squadron?.seat);
  const join = choice(
    `Squadron of ${written.name}`,
    squadron?.id ?? '',
    mates.map((each) => ({ value: each.id ?? '', name: each.name })),
    (to) => moveShip(position, ship.id, to),
  );
  const rank = (wanted: string): P => setRank(position, ship.id, wanted as 'admiral' | 'commander' | 'captain');
  return [
    heading('More'),
    ...parts.ship.more(shown),
    row('Rank', choice(`Rank of ${written.name}`, ship.rank, ranks, rank)),
    ...(mates.length > 1 ? [row('Squadron', join)] : []),
  ];
}

export function shipPanel<P extends FleetPosition>(
  parts: EditorParts<P>,
  draft: PositionDraft<P, State>,
  id: string,
): Panel<P> {
  const { position, state } = draft;
  const written = shipCalled(position, id);
  const ship = state.ships[id];
  const squadron = squadronHolding(position, id);
  if (!written) return noPanel;
  const thing = `ship:${id}`;
  const change = (next: Change<ShipIn<P>>): P => editShip(position, id, next);
  const code = ship ? parts.ship.classOf(ship) : '';
  const unread = ship ? [] : [{ value: '', name: written.class }];
  const classed = choice(`Class of ${written.name}`, code, [...unread, ...parts.ship.classes], (wanted) =>
    wanted === '' ? position : change(parts.ship.rebuilt(written, wanted)),
  );
  const shown = ship && { draft, written, ship, change };
  const rest = shown && [
    ...where(parts, shown),
    ...parts.places.placeRows(position, thing),
    ...condition(parts, shown),
    ...fighters(parts, shown),
    ...parts.ship.fittings(shown),
    ...more(parts, shown),
  ];
  return {
    title: written.name,
    name: text('Name of the ship', written.name, (name) => change({ name } as Change<ShipIn<P>>)),
    detail: ship ? `${parts.className(written.class)} of ${squadron?.name ?? ''}, ${ship.cost} points` : written.class,
    ...(ship ? { glyph: { id: parts.ship.glyphOf(ship), side: sideOf(ship.seat) } } : {}),
    items: [row('Class', classed), ...(rest ?? [])],
    presses: [
      press('The squadron', () => ({ select: `squadron:${squadron?.id ?? ''}` })),
      ...copyPress(`Copy ${written.name}`, parts.copyThing(position, thing)),
      ...(written.at ? [press<P>('Open a way out', () => ({ add: parts.addPortal(position, { opener: id }) }))] : []),
      press(`Remove ${written.name}`, () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
