/** What comes new into a written position: units, ready forces, what lies in hexes, objectives, copies. */
import type { Added as AddedTo } from '#lib/editor/fields.ts';
import { changed, idIn, kindOf, type At } from '#lib/editor/game.ts';
import { claim, freeName } from '#lib/editor/ids.ts';
import { boardOf, featureCalled, freePlace, objectivesOf, unitCalled, withFeatures, withIds } from './edit.ts';
import type {
  Allegiance,
  Force,
  LeaderId,
  Objective,
  Position,
  PositionFeature,
  PositionUnit,
  SideId,
  UnitCardId,
} from './rules.ts';

export type Added = AddedTo<Position>;

/** Where units of that side come to stand: at its end of the board, or in the middle. */
function muster(position: Position, side: Allegiance): At {
  const [cols, rows] = boardOf(position);
  const col = { kushan: 1, taiidan: cols - 2, neutral: Math.floor(cols / 2) }[side];
  return [col, Math.floor(rows / 2)];
}

/** Bow to the enemy's end. */
const ahead = { kushan: 1, taiidan: 4, neutral: 0 } as const;

/** The position with one unit more, which is called as the game calls it. */
function join(position: Position, unit: PositionUnit): Added {
  const next = withIds({ ...position, units: [...position.units, unit] });
  return { position: next, thing: `unit:${next.units.at(-1)?.id ?? ''}` };
}

export function addUnit(position: Position, side: Allegiance, card: UnitCardId, leader?: LeaderId): Added {
  const at = freePlace(position, muster(position, side));
  const facing = ahead[side];
  return join(position, {
    card,
    side,
    at,
    ...(facing === 0 ? {} : { facing }),
    ...(leader === undefined ? {} : { leader }),
  });
}

/** All units of a force: on the board, aboard their ships, or waiting in reserve. */
export function addForce(position: Position, side: SideId, { units }: Pick<Force, 'units'>): Position {
  let next = position;
  const ids = units.map(() => '');
  const order = [...units.keys()].sort(
    (one, other) =>
      Number(units[one]?.aboard !== undefined) - Number(units[other]?.aboard !== undefined) || one - other,
  );
  for (const index of order) {
    const given = units[index];
    if (!given) continue;
    const { card, leader, aboard, reserve } = given;
    const led = leader === undefined ? {} : { leader };
    const away = aboard === undefined ? { place: 'reserve' as const } : { parent: ids[aboard] ?? '' };
    const onBoard = aboard === undefined && reserve !== true;
    const added = onBoard ? addUnit(next, side, card, leader) : join(next, { card, side, ...led, ...away });
    ids[index] = idIn(added.thing);
    next = added.position;
  }
  return next;
}

export function addFeature(position: Position, kind: PositionFeature['kind'], side: Allegiance): Added {
  const [cols, rows] = boardOf(position);
  const lying = (position.features ?? []).flatMap(({ at }) => (at ? [at] : []));
  const hexes = { ...position, units: lying.map((at): PositionUnit => ({ card: 'scout', side: 'neutral', at })) };
  const at = freePlace(hexes, [Math.floor(cols / 2), Math.floor(rows / 2)]);
  const own = kind === 'minefield' && side !== 'neutral' ? { side } : {};
  const next = withIds(withFeatures(position, [...(position.features ?? []), { kind, at, ...own }]));
  return { position: next, thing: `feature:${next.features?.at(-1)?.id ?? ''}` };
}

export function addObjective(position: Position, side: SideId): Added {
  const known = objectivesOf(position);
  const id = claim(new Set(known.map((each) => each.id)), `${side}-objective`);
  const objective: Objective = { id, side, text: 'An objective', medals: 1, status: 'open', progress: 0, target: 1 };
  return { position: { ...position, objectives: [...known, objective] }, thing: `objective:${id}` };
}

/** The same thing again beside the first; undefined where there can be no second one. */
export function copyThing(position: Position, thing: string): Added | undefined {
  const id = idIn(thing);
  if (kindOf(thing) === 'unit') {
    const unit = unitCalled(position, id);
    if (!unit) return undefined;
    const { id: _, letter: __, name: ___, artifact: ____, lockedWith: _____, ...rest } = unit;
    return join(position, { ...rest, ...(unit.at ? { at: freePlace(position, unit.at) } : {}) });
  }
  const feature = kindOf(thing) === 'feature' ? featureCalled(position, id) : undefined;
  if (!feature?.at) return undefined;
  const { at } = addFeature(position, feature.kind, 'neutral').position.features?.at(-1) ?? {};
  const names = new Set((position.features ?? []).map(({ name }) => name ?? ''));
  const name = feature.name === undefined ? undefined : freeName(names, feature.name);
  const copy = changed(feature, { id: undefined, at, name });
  const next = withIds(withFeatures(position, [...(position.features ?? []), copy]));
  return { position: next, thing: `feature:${next.features?.at(-1)?.id ?? ''}` };
}
