/** The fields of orders, events and offers of the family: which of them name a thing, and which are measured on the table. */
import { degreesField, inchesField, placeField, placeWritten } from '../../../geometry/table/index.ts';
import type { Json } from '../../../kernel/contract.ts';
import { calledSo, type Named, plainWord, type Titles } from '../../../kernel/words.ts';
import { type FieldReader, type FieldReaders, isJsonObject, namesThing, namesWord } from '../../../kernel/writing.ts';
import type { Arc } from '../ids.ts';
import { beaconTitle } from '../names.ts';
import type { Segment } from '../records.ts';
import type { Table } from '../table.ts';

type Reader = FieldReader<Table>;

const shipsOf = (state: Table): readonly Named[] => Object.values(state.ships);
const beaconsOf = (state: Table): readonly Named[] =>
  Object.values(state.beacons).map(({ id }) => ({ id, name: beaconTitle(id) }));
/** The discs of a squadron have no names: they are its first, second and third. */
const discsOf = (state: Table): readonly Named[] => Object.values(state.discs).map(({ id }) => ({ id, name: id }));

const ship: Reader = namesThing('ship', shipsOf);
const squadron: Reader = namesThing('squadron', ({ squadrons }) => Object.values(squadrons));
const fighter: Reader = namesThing('fighter token', ({ fighters }) => Object.values(fighters));
const terrain: Reader = namesThing('terrain', (state) => Object.values(state.terrain));
const beacon: Reader = namesThing('beacon', beaconsOf);

const shipOrBeacon: Reader = (written, _field, reading) => {
  if (typeof written !== 'string') return undefined;
  const found = calledSo('ship or beacon', written, [...shipsOf(reading.state), ...beaconsOf(reading.state)]);
  if (typeof found !== 'string') return { value: found.id };
  if (written !== plainWord(written)) reading.unknown.push(found);
  return { value: written };
};

/** A ship or a beacon to jump to, or a place; `to` says other things in events. */
const to: Reader = (written, field, reading) =>
  typeof written === 'string' ? shipOrBeacon(written, field, reading) : placeField(written, field, reading);

/** A record whose keys are words: `{ "Plasma": 1 }`, `{ "E1": "Fore" }`. */
export const keyed =
  (keys: Titles<string>, value: Reader): Reader =>
  (written, field, reading) => {
    if (!isJsonObject(written)) return undefined;
    const key = namesWord<Table>(keys);
    const entries = Object.entries(written).map(([name, each]): [string, Json] => {
      const read = key(name, field, reading)?.value;
      return [typeof read === 'string' ? read : name, value(each, field, reading)?.value ?? each];
    });
    return { value: Object.fromEntries(entries) };
  };

const bearings: Reader = (written) =>
  Array.isArray(written) && written.every((each) => typeof each === 'number')
    ? {
        field: 'bearings',
        value: written.map((each: number) => Math.round((((each % 360) + 360) % 360) * 100) % 36_000),
      }
    : undefined;

/** Three places of discs, each `[x, y]`. */
const places: Reader = (written) => {
  if (!Array.isArray(written)) return undefined;
  const read = (written as readonly Json[]).map((each) => placeWritten(each) ?? each);
  return { value: read };
};

/** What spaces, arcs and segments are called in a game. */
export interface SpokenWords {
  readonly spaces: Titles<string>;
  readonly arcs: Titles<Arc>;
  readonly segments: Titles<Segment>;
}

/** The fields that mean the same in every game of the family; `target` may be a beacon as well. */
export function spokenFields({ spaces, arcs, segments }: SpokenWords): FieldReaders<Table> {
  const space = namesWord<Table>(spaces);
  const arc = namesWord<Table>(arcs);
  return {
    ship,
    ships: ship,
    target: shipOrBeacon,
    screens: ship,
    squadron,
    squadrons: squadron,
    fighter,
    fighters: fighter,
    enemies: fighter,
    escorts: fighter,
    carry: fighter,
    terrain,
    planet: terrain,
    beacon,
    online: beacon,
    disc: namesThing('disc', discsOf),
    discs: places,
    at: placeField,
    from: placeField,
    to,
    space,
    spaces: space,
    mount: space,
    arc,
    arcs: keyed(spaces, arc),
    segment: namesWord(segments),
    distance: inchesField,
    course: degreesField,
    facing: degreesField,
    directions: bearings,
  };
}

export const readsShip = ship;
export const readsFighter = fighter;
