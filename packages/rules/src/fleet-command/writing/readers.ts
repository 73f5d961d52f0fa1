/** Names and hexes as people write them, anywhere in an order or an expectation. */
import type { Json } from '../../kernel/contract.ts';
import { calledSo, noSuch, plainWord } from '../../kernel/words.ts';
import { type FieldReader, type FieldReaders, namesThing, namesWord } from '../../kernel/writing.ts';
import {
  allegianceNames,
  cardNames,
  directionNames,
  interruptNames,
  leaderNames,
  tokenNames,
  unitCardNames,
  weaponNames,
} from '../data/names.ts';
import { sameHex } from '../unit/units.ts';
import type { State } from '../state.ts';

/** A name of a closed list; one that is not in it is told with the near ones. */
const known = (what: string, names: Readonly<Record<string, string>>): FieldReader<State> => {
  const read = namesWord<State>(names);
  return (written, field, reading) => {
    const found = read(written, field, reading);
    if (found === undefined && typeof written === 'string' && !Object.hasOwn(names, written))
      reading.unknown.push(noSuch(what, written, Object.values(names)));
    return found;
  };
};

export type WrittenSpot = { readonly col: number; readonly row: number };
const isPair = (value: Json): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
const spotOf = ([col, row]: readonly [number, number]): WrittenSpot => ({ col, row });

const hex: FieldReader<State> = (written) => (isPair(written) ? { value: spotOf(written) } : undefined);

const directionOf = (word: string): number => directionNames.findIndex((name) => name === word.trim().toUpperCase());

const direction: FieldReader<State> = (written, _field, { unknown }) => {
  if (typeof written !== 'string') return undefined;
  const found = directionOf(written);
  if (found < 0) unknown.push(noSuch('direction', written, directionNames));
  return { value: found < 0 ? written : found };
};

/** Directions by number or name, or the hexes that are entered. */
const path: FieldReader<State> = (written, field, reading) =>
  Array.isArray(written)
    ? {
        value: (written as readonly Json[]).map((step) =>
          isPair(step) ? spotOf(step) : (direction(step, field, reading)?.value ?? step),
        ),
      }
    : undefined;

const unit = namesThing<State>('unit', ({ units }) => Object.values(units));
const feature = namesThing<State>('feature', ({ features }) => Object.values(features));

/** Where a move goes, or what a card is spent for. */
const to: FieldReader<State> = (written, field, reading) =>
  typeof written === 'string' ? { value: plainWord(written) } : hex(written, field, reading);
/** From a hex, or from a unit. */
const from: FieldReader<State> = (written, field, reading) =>
  typeof written === 'string' ? unit(written, field, reading) : hex(written, field, reading);

/** Fields by name, or by the hex in which they lie. */
const fields: FieldReader<State> = (written, _field, { state, unknown }) => {
  const all = Object.values(state.features);
  const read = (one: Json): Json => {
    if (isPair(one)) return all.find(({ at }) => at !== null && sameHex(at, spotOf(one)))?.id ?? one;
    const found = typeof one === 'string' ? calledSo('field', one, all) : undefined;
    if (typeof found === 'string') unknown.push(found);
    return typeof found === 'object' ? found.id : one;
  };
  return {
    value: Array.isArray(written) && !isPair(written) ? (written as readonly Json[]).map(read) : [read(written)],
  };
};

const card = known('card', { ...unitCardNames, ...cardNames });
const token = known('token', tokenNames);
const side = namesWord<State>(allegianceNames);

export const readers: FieldReaders<State> = {
  ...Object.fromEntries(
    ['unit', 'units', 'target', 'attacker', 'giver', 'taker', 'patrol', 'parent', 'against', 'boarder', 'defender'].map(
      (field) => [field, unit],
    ),
  ),
  feature,
  artifact: feature,
  fields,
  card,
  cards: card,
  build: known('unit card', unitCardNames),
  weapon: known('weapon', weaponNames),
  leader: known('leader', leaderNames),
  remove: token,
  crippling: token,
  crippled: token,
  side,
  hand: side,
  facing: direction,
  path,
  at: hex,
  to,
  from,
  order: namesWord({ move: 'Move', attack: 'Attack', reinforce: 'Reinforce', harvest: 'Harvest' }),
  mode: namesWord({ weapon: 'Ranged attack', ram: 'Ramming', boarding: 'Boarding action', counterattack: 'Counter' }),
  use: namesWord(interruptNames),
  by: namesWord({ valour: 'Valour Token', ferocious: 'Ferocious Attack' }),
};
