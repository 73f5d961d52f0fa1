/** Compares what a case expects with what came: only what is written has to be there. */
import { plainWord } from './words.ts';

/**
 * Where `found` lacks something of `expected`, as sentences with the path of the field; empty where it fits.
 *
 * An object fits when each field written fits; `null` also fits a field that is absent. A list whose elements all
 * have an `id`, or all a `name`, fits when the elements called so fit, whatever their order and whatever else is in the
 * list; any other list has to have the same length, and its elements fit one by one. Numbers fit within `tolerance`.
 */
export function misfits(expected: unknown, found: unknown, path: string, tolerance = 0): string[] {
  if (expected === null && found === undefined) return [];
  if (isList(expected) && isList(found)) return listMisfits(expected, found, path, tolerance);
  if (isObject(expected) && isObject(found)) {
    return Object.entries(expected).flatMap(([key, value]) => {
      return misfits(value, Object.hasOwn(found, key) ? found[key] : undefined, `${path}.${key}`, tolerance);
    });
  }
  if (typeof expected === 'number' && typeof found === 'number' && Math.abs(expected - found) <= tolerance) return [];
  return Object.is(expected, found) ? [] : [`${path}: expected ${brief(expected)}, found ${brief(found)}.`];
}

function listMisfits(
  expected: readonly unknown[],
  found: readonly unknown[],
  path: string,
  tolerance: number,
): string[] {
  for (const key of ['id', 'name'] as const) {
    if (expected.length === 0 || !expected.every((element) => called(element, key) !== undefined)) continue;
    return expected.flatMap((element) => {
      const wanted = called(element, key) ?? '';
      const same = found.find((other) => called(other, key) === wanted);
      if (same !== undefined) {
        const { [key]: _, ...fields } = element as Record<string, unknown>;
        return misfits(fields, same, `${path}[${wanted}]`, tolerance);
      }
      const others = found.map((other) => called(other, key) ?? 'one without').join(', ');
      return [`${path}: no element with ${key} ${wanted}; there are: ${others || 'none'}.`];
    });
  }
  if (expected.length !== found.length) {
    return [
      `${path}: expected ${expected.length} elements ${brief(expected)}, found ${found.length}: ${brief(found)}.`,
    ];
  }
  return expected.flatMap((element, index) => misfits(element, found[index], `${path}[${index}]`, tolerance));
}

/**
 * Where the expected events are not among those that came, in this order; other events may stand between them.
 * Names the first expected event that is missing, and the nearest that came.
 */
export function missingEvents(expected: readonly unknown[], events: readonly unknown[]): string[] {
  let from = 0;
  for (const [index, wanted] of expected.entries()) {
    const rest = events.slice(from);
    const at = rest.findIndex((event) => misfits(wanted, event, '').length === 0);
    if (at >= 0) {
      from += at + 1;
      continue;
    }
    const nearest = rest
      .filter((event) => kindOf(event) === kindOf(wanted))
      .map((event) => misfits(wanted, event, kindOf(event) ?? 'event'))
      .sort((a, b) => a.length - b.length)[0];
    const came = rest.map((event) => kindOf(event) ?? brief(event)).join(', ');
    const what = `event ${index + 1}, ${brief(wanted)}, did not come`;
    return nearest !== undefined
      ? [`${what}:`, ...nearest]
      : [`${what}; what came from there on: ${came || 'nothing'}.`];
  }
  return [];
}

/** A value as JSON, cut where it is long. */
export function brief(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an element is called by its id, or by its name in plain letters. */
function called(value: unknown, key: 'id' | 'name'): string | undefined {
  const word = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  if (typeof word !== 'string' && typeof word !== 'number') return undefined;
  return key === 'id' ? String(word) : plainWord(String(word));
}

/** The field by which events say what they are. */
function kindOf(event: unknown): string | undefined {
  return isObject(event) && typeof event.kind === 'string' ? event.kind : undefined;
}
