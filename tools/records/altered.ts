/** Records with one thing altered, as a forger would who also writes a new fingerprint. */
import { fingerprintOf } from '../../packages/match/src/index.ts';
import type { MatchRecord } from '../../packages/match/src/index.ts';
import type { Json, Random } from '../../packages/rules/src/kernel/index.ts';
import { pick } from '../../packages/rules/src/kernel/index.ts';

export type Path = readonly (string | number)[];

/** Every value of a JSON that is neither a list nor an object, by its path; empty lists and objects too. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value)
    ? value.flatMap((each, index) => leavesOf(each, [...path, index]))
    : Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  return inside.length === 0 ? [path] : inside;
}

/** A path with all numbers written as `*`. */
export const patternOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');

/** Another value of the same kind. */
function otherLeaf(value: unknown, random: Random): Json {
  switch (typeof value) {
    case 'number':
      return value + pick([-1, 1, 2, 7], random);
    case 'boolean':
      return !value;
    case 'string': {
      const at = Math.floor(random() * value.length);
      const other = value[at] === '1' ? '2' : '1';
      return `${value.slice(0, at)}${other}${value.slice(at + 1)}`;
    }
    default:
      return Array.isArray(value) ? [0] : value === null ? 1 : { more: 1 };
  }
}

function replaced(value: unknown, path: Path, random: Random): Json {
  const [step, ...rest] = path;
  if (step === undefined) return otherLeaf(value, random);
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index === step ? replaced(each, rest, random) : (each as Json)));
  const fields = value as { readonly [key: string]: Json };
  return { ...fields, [step]: replaced(fields[step], rest, random) };
}

/** The record with the value at a path altered, and a fingerprint that fits. */
export function altered(record: MatchRecord, path: Path, random: Random): unknown {
  const forged = replaced(record, path, random) as unknown as MatchRecord;
  return path[0] === 'fingerprint' ? forged : { ...forged, fingerprint: fingerprintOf(forged) };
}
