/** Units and features of a written position. */
import type { Allegiance } from '../ids.ts';
import { freshFeature } from '../start/features.ts';
import { freshUnit, label } from '../start/units.ts';
import type { State } from '../state.ts';
import type { Unit } from '../table.ts';
import type { Position, PositionUnit } from './codec.ts';

/** "Red Wing" is red-wing. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);

type Named = Readonly<Record<string, { readonly id: string; readonly name: string }>>;

/** The record that is called so, by id or by name. */
function called(records: Named, wanted: string, whose: string, problems: string[]): string | null {
  const found = records[wanted] ?? Object.values(records).find(({ name }) => name === wanted);
  if (found !== undefined) return found.id;
  const names = Object.values(records).map(({ name }) => name);
  problems.push(`${whose} names ${wanted}, which is not there. There are: ${names.join(', ')}.`);
  return null;
}

function placeOf(written: PositionUnit): Unit['place'] {
  if (written.place !== undefined) return written.place;
  if (written.at !== undefined) return 'board';
  return written.parent === undefined ? 'board' : 'embarked';
}

const seatFor = (state: State, side: Allegiance): Unit['seat'] =>
  Object.values(state.hands).find((hand) => hand.side === side)?.seats[0] ?? null;

function unitOf(written: PositionUnit, state: State): Unit {
  const usual = label(state.units, written.side, written.card);
  const name = written.name ?? usual.name;
  const place = placeOf(written);
  const { at, parent: _parent, artifact: _artifact, lockedWith: _lockedWith, seat, ...plain } = written;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return freshUnit({
    patrolReady: place === 'patrol',
    ...given,
    id: written.id ?? (written.name === undefined ? usual.id : idOf(name)),
    card: written.card,
    letter: written.letter ?? usual.letter,
    name,
    side: written.side,
    seat: seat === undefined ? seatFor(state, written.side) : seat,
    place,
    at: at === undefined ? null : { col: at[0], row: at[1] },
  });
}

/** Adds the units; those that name another come after all are there. */
export function addUnits(position: Position, state: State, problems: string[]): void {
  const added = position.units.map((written) => {
    const unit = unitOf(written, state);
    if (state.units[unit.id] !== undefined) problems.push(`Two units are called ${unit.id}. Give one another name.`);
    state.units[unit.id] = unit;
    return unit.id;
  });
  for (const [index, { parent, artifact, lockedWith }] of position.units.entries()) {
    const unit = state.units[added[index] ?? ''];
    if (unit === undefined) continue;
    if (parent !== undefined) unit.parent = called(state.units, parent, unit.name, problems);
    if (lockedWith !== undefined) unit.lockedWith = called(state.units, lockedWith, unit.name, problems);
    if (artifact !== undefined) unit.artifact = called(state.features, artifact, unit.name, problems);
  }
}

/** Adds the features with their hidden values. */
export function addFeatures(position: Position, state: State, problems: string[]): void {
  const counts = new Map<string, number>();
  for (const { kind, at, value, id, ...written } of position.features ?? []) {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const made = id ?? (written.name === undefined ? `${kind}-${number}` : idOf(written.name));
    if (state.features[made] !== undefined) problems.push(`Two features are called ${made}. Give one another name.`);
    const place = at === undefined ? null : { col: at[0], row: at[1] };
    const feature = freshFeature({ id: made, kind, at: place, ...written });
    state.features[made] = feature;
    if (kind !== 'asteroids' || feature.shownValue !== null) continue;
    state.secrets.values[made] = value ?? 0;
    for (const side of feature.surveyedBy) state.secrets.surveys[side]?.push(made);
  }
}
