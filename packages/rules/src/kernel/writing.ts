/**
 * Orders as people write them who know only the game: things by name, places and lengths as on the table. They are read
 * into commands here, before anything is judged; the rules themselves only ever see commands.
 */
import * as z from 'zod';
import { kindsOf } from './case-files/kinds.ts';
import type { Json, JsonObject, Read, Ruleset, Seat, View } from './contract.ts';
import { placedSentences } from './issues.ts';
import { calledSo, keyOf, type Named, noSuch, plainWord, type Titles } from './words.ts';

/** Reads the value of a field; undefined where it is written as the program has it. */
export type FieldReader<S> = (
  written: Json,
  field: string,
  reading: { readonly state: S; readonly unknown: string[] },
) => { readonly field?: string; readonly value: Json } | undefined;

export type FieldReaders<S> = { readonly [field: string]: FieldReader<S> };

/** Fields that name things: by id, or by name in any case. */
export function namesThing<S>(what: string, things: (state: S) => readonly Named[]): FieldReader<S> {
  return (written, _field, { state, unknown }) => {
    if (typeof written !== 'string') return undefined;
    const found = calledSo(what, written, things(state));
    if (typeof found !== 'string') return { value: found.id };
    unknown.push(found);
    return { value: written };
  };
}

/** Fields with words from a list: `Special Actions` is special. */
export function namesWord<S>(names: Titles<string>): FieldReader<S> {
  return (written) => {
    const found = typeof written === 'string' ? keyOf(names, written) : undefined;
    return found === undefined ? undefined : { value: found };
  };
}

/** Deeper than any command, event or record. */
const DEEPEST = 12;

/** Reads the fields of `written`, those of its lists and of what they hold included, by the readers of their names. */
export function readFields<S>(readers: FieldReaders<S>, state: S, written: Json): Read {
  const unknown: string[] = [];
  const reading = { state, unknown };
  const read = (value: Json, field: string, depth: number): { field: string; value: Json } => {
    const reader = Object.hasOwn(readers, field) ? readers[field] : undefined;
    const own = reader?.(value, field, reading);
    if (own !== undefined) return { field, ...own };
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return { field, value };
    if (Array.isArray(value)) {
      const all = (value as readonly Json[]).map((each) => read(each, field, depth + 1));
      return { field: all[0]?.field ?? field, value: all.map((each) => each.value) };
    }
    const entries = Object.entries(value).map(([key, each]) => {
      const inner = read(each, key, depth + 1);
      return [inner.field, inner.value] as const;
    });
    return { field, value: Object.fromEntries(entries) };
  };
  return { value: read(written, '', 0).value, unknown };
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A kind alone stands for an object of that kind; kinds are written in any case (`Move Ship`). */
export function withKind(written: Json): Json {
  if (typeof written === 'string') return { kind: plainWord(written) };
  if (!isJsonObject(written) || typeof written['kind'] !== 'string') return written;
  return { ...written, kind: plainWord(written['kind']) };
}

/** A command as it was read; `unknown` are names in it that nothing has, for the rules to refuse. */
export type ReadCommand<C> =
  | { readonly ok: true; readonly value: C; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The command that `written` means for `by` in this state, or sentences that say why it means none. */
export function readCommand<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  written: Json,
  by: Seat,
): ReadCommand<C> {
  const { writing, codec } = ruleset;
  const { value: plain, unknown } = writing?.plain(state, withKind(written)) ?? { value: written, unknown: [] };
  const whole =
    writing?.complete !== undefined && isJsonObject(plain)
      ? writing.complete(state, plain, by)
      : ({ ok: true, value: plain } as const);
  if (!whole.ok) return { ok: false, problems: [...unknown, ...whole.problems] };
  const parsed = codec.command.safeParse(whole.value);
  if (parsed.success) return { ok: true, value: parsed.data, unknown };
  return { ok: false, problems: unknown.length > 0 ? unknown : placedSentences(parsed.error, 'the order') };
}

/** The schema of orders as far as it can be judged without a table: what a case is refused for before it is run. */
export function orderSchema<S, C, E, V extends View, O, Setup, P>({
  writing,
  codec,
}: Ruleset<S, C, E, V, O, Setup, P>): z.ZodType {
  if (writing === undefined) return codec.command;
  const kinds = kindsOf(codec.command);
  return z
    .json()
    .transform(withKind)
    .superRefine((order, context) => {
      const kind = isJsonObject(order) ? order['kind'] : undefined;
      if (typeof kind === 'string' && kinds.has(kind)) return;
      const message =
        typeof kind === 'string'
          ? noSuch('order', kind, [...kinds.keys()])
          : 'write the kind of the order: { "kind": "…" }.';
      context.addIssue({ code: 'custom', message });
    });
}
