/** When a step is done: predicates over what the learner did and over what the learner sees. */
import type { JsonObject, View } from '../contract.ts';
import { misfits } from '../expectation.ts';
import { plainWord } from '../words.ts';
import { untilFields, type Until } from './schema.ts';
import type { GameTeaching } from './teaching.ts';

/** Something that the learner did. */
export type Happening =
  | { readonly kind: 'command'; readonly command: JsonObject }
  | { readonly kind: 'draft'; readonly command: JsonObject }
  | { readonly kind: 'selected'; readonly record: string }
  | { readonly kind: 'pressed'; readonly button: string }
  | { readonly kind: 'nothing' };

export interface SceneAfter {
  readonly happening: Happening;
  /** What the learner sees afterwards; while an order is prepared, as if it had been given. */
  readonly view: View;
  readonly over: boolean;
}

export const fits = (wanted: unknown, found: unknown): boolean => misfits(wanted, found, '').length === 0;

/** `ship:avocet` is called avocet. */
const ownName = (record: string): string => record.slice(record.indexOf(':') + 1);

function seen(view: View, wanted: JsonObject): boolean {
  const { record, ...fields } = wanted;
  return Object.entries(view).some(([id, found]) => {
    const name = typeof record === 'string' ? record : undefined;
    const called = name === undefined || id === name || ownName(id) === plainWord(name);
    return called && fits(fields, found);
  });
}

/** Whether a thing was pressed on, or an order for it begun. */
function picks(happening: Happening, wanted: string): boolean {
  const name = ownName(wanted);
  if (happening.kind === 'selected') return ownName(happening.record) === name;
  return 'command' in happening && Object.values(happening.command).includes(name);
}

/** Whether all that is written holds. `pressed` and `selected` ask what was done just now, everything else how things stand. */
export function holds(until: Until, scene: SceneAfter, facts: GameTeaching['facts']): boolean {
  const { happening, view, over } = scene;
  const given = happening.kind === 'command' ? happening.command : undefined;
  const drafted = happening.kind === 'draft' ? happening.command : given;
  if (until.command !== undefined && !(given && fits(until.command, given))) return false;
  if (until.draft !== undefined && !(drafted && fits(until.draft, drafted))) return false;
  if (until.pressed !== undefined && !(happening.kind === 'pressed' && happening.button === until.pressed))
    return false;
  if (until.selected !== undefined && !picks(happening, until.selected)) return false;
  if (until.over === true && !over) return false;
  if (until.view?.every((wanted) => seen(view, wanted)) === false) return false;
  return factsOf(until).every(([name, arguments_]) => facts[name]?.({ view }, arguments_) === true);
}

/** The facts that only the game can judge. */
export const factsOf = (until: Until): readonly (readonly [string, JsonObject])[] =>
  Object.entries(until).filter(([name]) => !untilFields.has(name)) as [string, JsonObject][];
