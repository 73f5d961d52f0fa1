/** One ship: where it is, what is left of it, what it carries, whom it obeys. */
import {
  choice,
  copyPress,
  flag,
  heading,
  namesOf,
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
import { addPortal, copyThing, placeShip } from '../adding.ts';
import { glyphOf } from '../../chart.ts';
import { editFighter, editShip, moveShip, removeThing, setRank, shipCalled, squadronHolding } from '../edit.ts';
import { freePlace, placeRows } from '../places.ts';
import {
  classCodes,
  classes,
  type ClassCode,
  type Position,
  type PositionShip,
  type Rank,
  type Ship,
  type State,
} from '../rules.ts';
import { fittings } from './fittings.ts';

type Items = readonly Item<Position>[];

const fates = [
  { value: 'destroyed', name: 'Gone: destroyed' },
  { value: 'emergency-jump', name: 'Gone: emergency jump' },
  { value: 'escaped', name: 'Gone: escaped' },
  { value: 'exited', name: 'Gone: left with the convoy' },
  { value: 'stranded', name: 'Gone: lost in hyperspace' },
] as const;
const ranks: readonly { value: Rank; name: string }[] = [
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
const cloaks = [
  { value: 'off', name: 'Off' },
  { value: 'on', name: 'On' },
  { value: 'fading', name: 'Just dropped' },
];

/** A record with what it has left of `fits`; undefined once it is empty. */
function fitting(record: PositionShip['equipment'], fits: (key: string) => boolean): PositionShip['equipment'] {
  const kept = Object.entries(record ?? {}).filter(([key]) => fits(key));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Another class has other spaces: what does not fit into them is left behind. */
function rebuilt({ weapons, equipment }: PositionShip, code: ClassCode): Change<PositionShip> {
  const { mounts, equipmentSpaces } = classes[code];
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
}

function where(position: Position, written: PositionShip, ship: Ship): Items {
  const squadron = squadronHolding(position, ship.id);
  if (squadron?.reserve === true) return [row('Where', said(`In reserve with ${squadron.name}`))];
  const place = written.gone?.how ?? (written.at ? 'table' : 'off');
  const options = [{ value: 'table', name: 'On the table' }, { value: 'off', name: 'Not on the table yet' }, ...fates];
  const put = (wanted: string): Position => {
    const how = fates.find(({ value }) => value === wanted)?.value;
    if (how) return editShip(position, ship.id, { gone: { how }, at: undefined });
    if (wanted === 'table') return placeShip(position, ship.id);
    return editShip(position, ship.id, { at: undefined, gone: undefined });
  };
  return [row('Where', choice(`Where ${written.name} is`, place, options, put))];
}

/** The fighters of a carrier, one by one. */
function fighters(position: Position, state: State, ship: Ship): Items {
  const own = Object.values(state.fighters).filter(({ carrier }) => carrier === ship.id);
  const from = ship.at ? ([ship.at.xMils / 1000, ship.at.yMils / 1000] as const) : ([24, 24] as const);
  const put = (id: string, place: string): Position => {
    const bare = removeThing(position, `fighter:${id}`);
    if (place === 'aboard') return bare;
    const at = freePlace(bare, 0.5, [from[0], from[1] + 2]);
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

/** All that the panel's parts need of a ship that the rules can read. */
interface Shown {
  readonly draft: PositionDraft<Position, State>;
  readonly written: PositionShip;
  readonly ship: Ship;
  readonly change: (next: Change<PositionShip>) => Position;
}

/** A count that is written where it differs from the usual one. */
function count(
  { change }: Shown,
  label: string,
  [name, key]: readonly [string, keyof PositionShip],
  value: number,
  most: number,
  usual = 0,
): Item<Position> {
  const put = (next: number): Position => change({ [key]: unless(next, usual) });
  return row(label, number(name, value, [0, most], put, usual > 0 ? { of: `of ${usual}` } : {}));
}

function condition(shown: Shown): Items {
  const { ship, change } = shown;
  const ticked = (label: string, key: 'fullStop' | 'checked' | 'antimatter' | 'captured') =>
    flag(label, ship[key], (next) => change({ [key]: next || undefined }));
  const { hull, hullMax, hullShaded, crew, crewMax, disorder } = ship;
  return [
    heading('State'),
    { kind: 'boxes', label: 'HP', left: Math.min(hull, hullMax), most: hullMax, shaded: hullShaded },
    count(shown, 'Hull', ['Hull', 'hull'], hull, 60, hullMax),
    count(shown, 'Crew', ['Crew', 'crew'], crew, 40, crewMax),
    count(shown, 'Disorder', ['Disorder', 'disorder'], disorder, 30),
    {
      kind: 'flags',
      fields: [
        ticked('Full Stop', 'fullStop'),
        ticked('Checked', 'checked'),
        ticked('Antimatter', 'antimatter'),
        ticked('Captured', 'captured'),
      ],
    },
    { kind: 'drawing' },
  ];
}

function more(shown: Shown): Items {
  const { draft, written, ship, change } = shown;
  const { position } = draft;
  const squadron = squadronHolding(position, ship.id);
  const mates = position.squadrons.filter(({ seat }) => seat === squadron?.seat);
  const cloaked = ship.cloak !== 'off' || Object.values(written.equipment ?? {}).some((word) => /cloak/i.test(word));
  const cloak = choice('Cloak', ship.cloak, cloaks, (next) => change({ cloak: unless(next as Ship['cloak'], 'off') }));
  const join = choice(
    `Squadron of ${written.name}`,
    squadron?.id ?? '',
    mates.map((each) => ({ value: each.id ?? '', name: each.name })),
    (to) => moveShip(position, ship.id, to),
  );
  return [
    heading('More'),
    ...(cloaked ? [row('Cloak', cloak)] : []),
    count(shown, 'DEF lost', ['Defence lost', 'defLost'], ship.defLost, 20),
    count(shown, 'CR lost', ['Critical rating lost', 'crLost'], ship.crLost, 20),
    count(shown, 'Plasma', ['Plasma results', 'plasma'], ship.plasmaEffects, 20),
    row(
      'Rank',
      choice(`Rank of ${written.name}`, ship.rank, ranks, (rank) => setRank(position, ship.id, rank as Rank)),
    ),
    ...(mates.length > 1 ? [row('Squadron', join)] : []),
  ];
}

export function shipPanel(draft: PositionDraft<Position, State>, id: string): Panel<Position> {
  const { position, state } = draft;
  const written = shipCalled(position, id);
  const ship = state.ships[id];
  const squadron = squadronHolding(position, id);
  if (!written) return noPanel;
  const thing = `ship:${id}`;
  const change = (next: Change<PositionShip>): Position => editShip(position, id, next);
  const unread = ship ? [] : [{ value: '', name: written.class }];
  const classed = choice(
    `Class of ${written.name}`,
    ship?.class ?? '',
    [...unread, ...namesOf(classCodes, classes)],
    (code) => (code === '' ? position : change(rebuilt(written, code as ClassCode))),
  );
  const shown = ship && { draft, written, ship, change };
  const rest = shown && [
    ...where(position, written, shown.ship),
    ...placeRows(position, thing),
    ...condition(shown),
    ...fighters(position, state, shown.ship),
    ...fittings(position, shown.ship, written),
    ...more(shown),
  ];
  return {
    title: written.name,
    name: text('Name of the ship', written.name, (name) => change({ name })),
    detail: ship ? `${classes[ship.class].name} of ${squadron?.name ?? ''}, ${ship.cost} points` : written.class,
    ...(ship ? { glyph: { id: glyphOf(ship.class), side: sideOf(ship.seat) } } : {}),
    items: [row('Class', classed), ...(rest ?? [])],
    presses: [
      press('The squadron', () => ({ select: `squadron:${squadron?.id ?? ''}` })),
      ...copyPress(`Copy ${written.name}`, copyThing(position, thing)),
      ...(written.at ? [press<Position>('Open a way out', () => ({ add: addPortal(position, { opener: id }) }))] : []),
      press(`Remove ${written.name}`, () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
