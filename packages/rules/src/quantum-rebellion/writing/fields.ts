/** The fields of orders, events and offers: which of them name a thing, and which are measured on the table. */
import { degreesField, inchesField, placeField, placeWritten } from '../../geometry/table/index.ts';
import type { Json } from '../../kernel/contract.ts';
import { type FieldReader, type FieldReaders, isJsonObject, namesThing, namesWord } from '../../kernel/writing.ts';
import { calledSo, type Named, plainWord, type Titles } from '../../kernel/words.ts';
import { ordnance } from '../data/ordnance.ts';
import { beaconTitle } from '../../mechanics/blueprint-fleets/names.ts';
import { arcWords, segmentWords, spaceTitles, spelledIn } from '../position/words.ts';
import type { State } from '../state.ts';

const shipsOf = (state: State): readonly Named[] => Object.values(state.ships);
const beaconsOf = (state: State): readonly Named[] =>
  Object.values(state.beacons).map(({ id }) => ({ id, name: beaconTitle(id) }));
/** The discs of a squadron have no names: they are its first, second and third. */
const discsOf = (state: State): readonly Named[] => Object.values(state.discs).map(({ id }) => ({ id, name: id }));

const ship = namesThing('ship', shipsOf);
const squadron = namesThing<State>('squadron', ({ squadrons }) => Object.values(squadrons));
const fighter = namesThing<State>('fighter token', ({ fighters }) => Object.values(fighters));
const terrain = namesThing<State>('terrain', (state) => Object.values(state.terrain));
const beacon = namesThing('beacon', beaconsOf);
const space = namesWord<State>(spaceTitles);
const arc = namesWord<State>(arcWords);

/** A ship or a beacon to jump to, or a place; `to` says other things in events. */
const to: FieldReader<State> = (written, field, reading) => {
  if (typeof written !== 'string') return placeField(written, field, reading);
  const found = calledSo('ship or beacon', written, [...shipsOf(reading.state), ...beaconsOf(reading.state)]);
  if (typeof found !== 'string') return { value: found.id };
  if (written !== plainWord(written)) reading.unknown.push(found);
  return { value: written };
};

/** Mounts by name, one of them alone, or with a part of their dice. */
const mounts: FieldReader<State> = (written, field, reading) => {
  if (typeof written === 'string') return mounts([written], field, reading);
  if (!Array.isArray(written) || !written.every((each) => typeof each === 'string')) return undefined;
  return { value: written.map((each: string) => ({ mount: space(each, field, reading)?.value ?? each })) };
};

/** A record whose keys are spaces or ordnance: `{ "Plasma": 1 }`, `{ "E1": "Fore" }`. */
const keyed =
  (keys: Titles<string>, value: FieldReader<State>): FieldReader<State> =>
  (written, field, reading) => {
    if (!isJsonObject(written)) return undefined;
    const key = namesWord<State>(keys);
    const entries = Object.entries(written).map(([name, each]): [string, Json] => {
      const read = key(name, field, reading)?.value;
      return [typeof read === 'string' ? read : name, value(each, field, reading)?.value ?? each];
    });
    return { value: Object.fromEntries(entries) };
  };

const bearings: FieldReader<State> = (written) =>
  Array.isArray(written) && written.every((each) => typeof each === 'number')
    ? {
        field: 'bearings',
        value: written.map((each: number) => Math.round((((each % 360) + 360) % 360) * 100) % 36_000),
      }
    : undefined;

/** Three places of discs, each `[x, y]`. */
const places: FieldReader<State> = (written) => {
  if (!Array.isArray(written)) return undefined;
  const read = (written as readonly Json[]).map((each) => placeWritten(each) ?? each);
  return { value: read };
};

export const fields: FieldReaders<State> = {
  ship,
  target: ship,
  ships: ship,
  screens: ship,
  targetResolution: ship,
  squadron,
  squadrons: squadron,
  fighter,
  fighters: fighter,
  enemies: fighter,
  escorts: fighter,
  carry: fighter,
  sentHome: fighter,
  destroyed: fighter,
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
  mounts,
  arc,
  targetArc: arc,
  arcs: keyed(spaceTitles, arc),
  cancels: keyed(spelledIn(ordnance), () => undefined),
  segment: namesWord(segmentWords),
  distance: inchesField,
  course: degreesField,
  facing: degreesField,
  directions: bearings,
};
