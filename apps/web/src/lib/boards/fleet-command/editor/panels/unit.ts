/** One unit: where it is, how many ships are left, what it has done, what is wrong with it. */
import { choice, copyPress, flag, heading, namesOf, noPanel, number, press, row, text } from '#lib/editor/fields.ts';
import type { Item, Option, Panel, Row } from '#lib/editor/fields.ts';
import { unless, type Change, type PositionDraft } from '#lib/editor/game.ts';
import { lookOf } from '../../rail/sides.ts';
import { glyphOf } from '../../table-model.ts';
import { copyThing } from '../adding.ts';
import { editUnit, freePlace, placeRows, removeThing, unitCalled } from '../edit.ts';
import {
  crippledNames,
  leaderIds,
  leaders,
  placeNames,
  unitCardIds,
  unitCards,
  type Allegiance,
  type Crippling,
  type LeaderId,
  type Position,
  type PositionUnit,
  type State,
  type Unit,
  type UnitCardId,
} from '../rules.ts';
import { allegianceOptions, bounds, named } from './words.ts';

type Items = readonly Item<Position>[];
interface Shown {
  readonly draft: PositionDraft<Position, State>;
  readonly unit: Unit;
  readonly change: (next: Change<PositionUnit>) => Position;
}

const placeOptions: readonly Option[] = named({
  ...placeNames,
  board: 'On the board',
  embarked: 'Aboard a ship',
  patrol: 'Flies patrol for a ship',
  left: 'Left the battle',
});

/** A figure that is written where it differs from the usual one. */
function count({ unit, change }: Shown, label: string, key: keyof Unit, usual = 0): Row<Position> {
  const value = unit[key];
  const of = usual > 0 ? { of: `of ${usual}` } : {};
  const put = (next: number): Position => change({ [key]: unless(next, usual) });
  return row(label, number(label, typeof value === 'number' ? value : 0, bounds(`units.${key}`), put, of));
}

function ticked({ unit, change }: Shown, label: string, key: keyof Unit, usual = false) {
  return flag(label, unit[key] === true, (on) => change({ [key]: unless(on, usual) }));
}

function where({ draft: { position, state }, unit, change }: Shown): Items {
  const others = Object.values(state.units).filter(({ id, side }) => id !== unit.id && side === unit.side);
  const ships = others.map(({ id, name }) => ({ value: id, name }));
  const first = unit.parent ?? others[0]?.id;
  const put = (place: string): Position => {
    const at = place === 'board' ? (unitCalled(position, unit.id)?.at ?? freePlace(position, [0, 0])) : undefined;
    const carried = place === 'embarked' || place === 'patrol';
    const parent = carried ? first : undefined;
    return change({ place: place === 'board' ? undefined : (place as Unit['place']), at, parent });
  };
  const carried = unit.place === 'embarked' || unit.place === 'patrol';
  return [
    row('Where', choice(`Where ${unit.name} is`, unit.place, placeOptions, put)),
    ...(carried
      ? [
          row(
            'With',
            choice('The ship that it belongs to', unit.parent ?? '', ships, (parent) => change({ parent })),
          ),
        ]
      : []),
    ...placeRows(position, `unit:${unit.id}`),
  ];
}

function state(shown: Shown): Items {
  const { unit, change } = shown;
  const crippled = (what: Crippling) =>
    flag(`${crippledNames[what]} crippled`, unit.crippled.includes(what), (on) => {
      const next = on ? [...unit.crippled, what] : unit.crippled.filter((each) => each !== what);
      return change({ crippled: next.length === 0 ? undefined : next });
    });
  const full = unitCards[unit.card].ships;
  return [
    heading('State'),
    count(shown, 'Ships', 'ships', full),
    count(shown, 'Focus Fire', 'focusFire'),
    count(shown, 'Crew Damage', 'crewDamage'),
    { kind: 'flags', fields: [crippled('weapons'), crippled('engines'), crippled('bays')] },
    {
      kind: 'flags',
      fields: [
        ticked(shown, 'Activated', 'activated'),
        ticked(shown, 'Has attacked', 'attacked'),
        ticked(shown, 'Braced', 'braced'),
        ticked(shown, 'Evading', 'evading'),
        ticked(shown, 'Lockdown', 'lockdown'),
        ticked(shown, 'Hulk', 'hulk'),
        ...(unit.place === 'patrol' ? [ticked(shown, 'Patrol ready', 'patrolReady', true)] : []),
      ],
    },
  ];
}

function more(shown: Shown): Items {
  const {
    draft: { state: table },
    unit,
    change,
  } = shown;
  const none = { value: '', name: 'None' };
  const pick = (label: string, name: string, key: 'artifact' | 'lockedWith', things: readonly Option[]) =>
    things.length === 0 && unit[key] === null
      ? []
      : [
          row(
            label,
            choice(name, unit[key] ?? '', [none, ...things], (id) => change({ [key]: id || undefined })),
          ),
        ];
  const artifacts = Object.values(table.features).filter(({ kind }) => kind === 'artifact');
  const enemies = Object.values(table.units).filter(({ side, place }) => side !== unit.side && place === 'board');
  const options = (list: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
    list.map(({ id, name }) => ({ value: id, name }));
  const seats = Object.values(table.hands)
    .filter(({ side }) => side === unit.side)
    .flatMap((hand) => hand.seats);
  return [
    heading('More'),
    row(
      'Leader',
      choice('Leader', unit.leader ?? '', [none, ...namesOf(leaderIds, leaders)], (leader) =>
        change({ leader: leader === '' ? undefined : (leader as LeaderId) }),
      ),
    ),
    row(
      'Letter',
      text('Letter on its token', unit.letter, (letter) => change({ letter: letter.slice(0, 6) })),
    ),
    ...(seats.length > 1
      ? [
          row(
            'Player',
            choice(
              'Whose unit it is',
              unit.seat ?? '',
              seats.map((seat) => ({ value: seat, name: `Player ${seat.slice('seat-'.length)}` })),
              (seat) => change({ seat: seats.find((each) => each === seat) }),
            ),
          ),
        ]
      : []),
    count(shown, 'Stars aboard', 'stars'),
    count(shown, 'Launched', 'launched'),
    ...pick('Carries', 'Artifact that it carries', 'artifact', options(artifacts)),
    ...pick('Boarded by', 'Unit that it is locked with', 'lockedWith', options(enemies)),
    { kind: 'flags', fields: [ticked(shown, 'Buys nothing', 'free')] },
  ];
}

export function unitPanel(draft: PositionDraft<Position, State>, id: string): Panel<Position> {
  const { position } = draft;
  const unit = draft.state.units[id];
  if (!unit) return noPanel;
  const thing = `unit:${id}`;
  const change = (next: Change<PositionUnit>): Position => editUnit(position, id, next);
  const shown = { draft, unit, change };
  const aboard = Object.values(draft.state.units).filter(({ parent }) => parent === id);
  const links: Items =
    aboard.length === 0
      ? []
      : [
          heading('With it'),
          {
            kind: 'links',
            links: aboard.map((each) => ({
              thing: `unit:${each.id}`,
              name: each.name,
              detail: placeNames[each.place].toLowerCase(),
            })),
          },
        ];
  return {
    title: unit.name,
    name: text('Name of the unit', unit.name, (name) => change({ name })),
    detail: unitCards[unit.card].name,
    glyph: { id: glyphOf(unit), side: lookOf(unit.side) },
    items: [
      row(
        'Card',
        choice('Unit card', unit.card, namesOf(unitCardIds, unitCards), (card) =>
          change({ card: card as UnitCardId, ships: undefined }),
        ),
      ),
      row(
        'Side',
        choice('Side of the unit', unit.side, allegianceOptions, (side) =>
          change({ side: side as Allegiance, seat: undefined }),
        ),
      ),
      ...where(shown),
      ...state(shown),
      ...links,
      ...more(shown),
    ],
    presses: [
      ...(unit.parent === null ? [] : [press<Position>('Its ship', () => ({ select: `unit:${unit.parent ?? ''}` }))]),
      ...copyPress('Copy it', copyThing(position, thing)),
      press('Remove it', () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
