/**
 * What can be done to a written position in which everything has an id. Every edit gives a new position and keeps the old
 * one whole.
 */
import { freeHex, hexBoard, hexRows, onHexes } from '#lib/editor/hexes/hexes.ts';
import type { Row } from '#lib/editor/fields.ts';
import { changed, idIn, kindOf, type At, type Change, type Places } from '#lib/editor/game.ts';
import { claim } from '#lib/editor/ids.ts';
import { spotOf } from '#lib/hex/sighting.ts';
import {
  freshUnit,
  idOf,
  label,
  matchOf,
  objectivesIn,
  unitCards,
  type Objective,
  type Position,
  type PositionFeature,
  type PositionHand,
  type PositionUnit,
  type SideId,
  type Unit,
} from './rules.ts';

export const sideIds = ['kushan', 'taiidan'] as const satisfies readonly SideId[];
export const emptyPosition: Position = { units: [] };

export const unitCalled = ({ units }: Position, id: string): PositionUnit | undefined =>
  units.find((each) => each.id === id);
export const featureCalled = ({ features }: Position, id: string): PositionFeature | undefined =>
  features?.find((each) => each.id === id);
/** Those of the scenario, unless the position has others. */
export const objectivesOf = (position: Position): readonly Objective[] => Object.values(objectivesIn(position));

export const editMatch = (position: Position, change: Change<Position>): Position => changed(position, change);

export const editUnit = (position: Position, id: string, change: Change<PositionUnit>): Position => ({
  ...position,
  units: position.units.map((each) => (each.id === id ? changed(each, change) : each)),
});

/** An empty list is not written at all. */
export const withFeatures = (position: Position, features: readonly PositionFeature[]): Position =>
  changed(position, { features: features.length === 0 ? undefined : [...features] });

export const editFeature = (position: Position, id: string, change: Change<PositionFeature>): Position =>
  withFeatures(
    position,
    (position.features ?? []).map((each) => (each.id === id ? changed(each, change) : each)),
  );

export const editObjective = (position: Position, id: string, change: Change<Objective>): Position => ({
  ...position,
  objectives: objectivesOf(position).map((each) => (each.id === id ? changed(each, change) : each)),
});

type Sides = NonNullable<Position['sides']>;
export type PositionSide = NonNullable<Sides[SideId]>;

export function editSide(position: Position, id: SideId, change: Change<PositionSide>): Position {
  const side = changed(position.sides?.[id] ?? {}, change);
  const { [id]: _, ...others } = position.sides ?? {};
  const sides: Sides = Object.keys(side).length === 0 ? others : { ...others, [id]: side };
  return changed(position, { sides: Object.keys(sides).length === 0 ? undefined : sides });
}

/** A hand as it is written; a list of cards is a hand of these cards. */
export function handWritten(position: Position, id: string): PositionHand {
  const written = position.hands?.[id];
  return Array.isArray(written) ? { cards: written } : (written ?? {});
}

export function editHand(position: Position, id: string, change: Change<PositionHand>): Position {
  const hand = changed(handWritten(position, id), change);
  const { [id]: _, ...others } = position.hands ?? {};
  const bare = Object.keys(hand).every((key) => key === 'cards');
  const hands = Object.keys(hand).length === 0 ? others : { ...others, [id]: bare && hand.cards ? hand.cards : hand };
  return changed(position, { hands: Object.keys(hands).length === 0 ? undefined : hands });
}

export const boardOf = (position: Position): readonly [number, number] => {
  const { cols, rows } = matchOf(position, {}).board;
  return [cols, rows];
};

/** What a unit flies with goes with it; what speaks of it does so no more. */
function withoutUnit(position: Position, id: string): Position {
  const gone = new Set([id]);
  for (let before = 0; before < gone.size;) {
    before = gone.size;
    for (const unit of position.units) if (unit.parent !== undefined && gone.has(unit.parent)) gone.add(unit.id ?? '');
  }
  const units = position.units
    .filter((unit) => !gone.has(unit.id ?? ''))
    .map((unit) => (gone.has(unit.lockedWith ?? '') ? changed(unit, { lockedWith: undefined }) : unit));
  return { ...position, units };
}

export function removeThing(position: Position, thing: string): Position {
  const id = idIn(thing);
  if (kindOf(thing) === 'unit') return withoutUnit(position, id);
  if (kindOf(thing) === 'objective')
    return { ...position, objectives: objectivesOf(position).filter((each) => each.id !== id) };
  if (kindOf(thing) !== 'feature') return position;
  const units = position.units.map((unit) => (unit.artifact === id ? changed(unit, { artifact: undefined }) : unit));
  return withFeatures(
    { ...position, units },
    (position.features ?? []).filter((each) => each.id !== id),
  );
}

const placed = (position: Position, thing: string): PositionUnit | PositionFeature | undefined =>
  kindOf(thing) === 'unit' ? unitCalled(position, idIn(thing)) : featureCalled(position, idIn(thing));

function move(position: Position, thing: string, to: At): Position {
  const at = onHexes(boardOf(position), to);
  return kindOf(thing) === 'unit'
    ? editUnit(position, idIn(thing), { at })
    : editFeature(position, idIn(thing), { at });
}

export const places: Places<Position> = {
  surface: hexBoard,
  placeOf: (position, thing) => placed(position, thing)?.at,
  facingOf(position, thing) {
    const unit = kindOf(thing) === 'unit' ? unitCalled(position, idIn(thing)) : undefined;
    return unit && unitCards[unit.card].abilities.inert !== true ? (unit.facing ?? 0) : undefined;
  },
  move,
  moveTogether: move,
  turn: (position, thing, facing) => editUnit(position, idIn(thing), { facing: facing === 0 ? undefined : facing }),
  spotOf(position, [col, row]) {
    const [cols, rows] = boardOf(position);
    return spotOf({ cols, rows }, { col, row });
  },
};

/** Where a thing stands, in figures that may be set. */
export const placeRows = (position: Position, thing: string): readonly Row<Position>[] =>
  hexRows(places, boardOf(position), position, thing);

/** The free hex nearest to `wish`. */
export const freePlace = (position: Position, wish: At): [number, number] =>
  freeHex(
    boardOf(position),
    position.units.flatMap(({ at }) => (at ? [at] : [])),
    wish,
  );

/** The name, letter and id of each unit as the game gives them, written out, so that taking one away renames no other. */
function unitsWithIds(units: readonly PositionUnit[]): PositionUnit[] {
  const taken = new Set<string>();
  const known: Record<string, Unit> = {};
  const named = units.map((unit) => {
    const usual = label(known, unit.side, unit.card);
    const { name = usual.name, letter = usual.letter } = unit;
    const id = claim(taken, unit.id ?? (unit.name === undefined ? usual.id : idOf(name)));
    known[id] = freshUnit({ id, card: unit.card, letter, name, side: unit.side });
    return { ...unit, id, name, letter };
  });
  return named.map((unit) => ({ ...unit, ...refersTo(named, unit) }));
}

type Named = readonly { readonly id: string; readonly name?: string | undefined }[];
/** References by id, so that names can be changed freely. */
const meaning = (things: Named, word: string): string =>
  (things.find(({ id }) => id === word) ?? things.find(({ name }) => name === word))?.id ?? word;

function refersTo(units: Named, { parent, lockedWith }: PositionUnit): Partial<PositionUnit> {
  return {
    ...(parent === undefined ? {} : { parent: meaning(units, parent) }),
    ...(lockedWith === undefined ? {} : { lockedWith: meaning(units, lockedWith) }),
  };
}

/** The same position with every id written out. */
export function withIds(position: Position): Position {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const features = (position.features ?? []).map((feature) => {
    const number = (counts.get(feature.kind) ?? 0) + 1;
    counts.set(feature.kind, number);
    const made = feature.name === undefined ? `${feature.kind}-${number}` : idOf(feature.name);
    return { ...feature, id: claim(taken, feature.id ?? made) };
  });
  const units = unitsWithIds(position.units).map((unit) =>
    unit.artifact === undefined ? unit : { ...unit, artifact: meaning(features, unit.artifact) },
  );
  return withFeatures({ ...position, units }, features);
}
