/** Fleets as JSON files: written as they are, read back through the codec with sentences for people. */
import type { z } from 'zod';
import type { Result } from '../../kernel/contract.ts';
import { fleetDesign, type FleetDesign } from './design.ts';
import { listed } from './problem.ts';

type Issue = z.core.$ZodIssue;
const MAX_PROBLEMS = 20;

/** `squadrons[0].ships[2].weapons.F`, or `the fleet` for the whole. */
function place(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the fleet';
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

function wanted(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'array' ? 'a list' : issue.expected === 'object' ? 'an object' : `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be one of ${listed(issue.values.map(String), 'or')}`;
    case 'too_small':
      return `must have ${issue.minimum} at least`;
    case 'too_big':
      return `must have ${issue.maximum} at most`;
    case 'unrecognized_keys':
      return `must not have ${listed(issue.keys, 'or')}`;
    case 'invalid_key':
      return 'has a place that no ship has';
    case 'not_multiple_of':
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_element':
    case 'custom':
      return issue.message;
  }
}

/** The design, or what is wrong with its form: each problem names the place and what belongs there. */
export function checkedDesign(value: unknown): Result<FleetDesign> {
  const parsed = fleetDesign.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const sentences = parsed.error.issues.map((issue) => `In ${place(issue.path)}: ${wanted(issue)}.`);
  return { ok: false, problems: sentences.slice(0, MAX_PROBLEMS) };
}

/** The fleet as a JSON file, indented by two spaces. */
export function fleetToJson(fleet: FleetDesign): string {
  return `${JSON.stringify(fleet, null, 2)}\n`;
}

/** The fleet of a JSON file, legal or not. */
export function fleetFromJson(text: string): Result<FleetDesign> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    return { ok: false, problems: [`This is not JSON (${why}). Choose a file that was exported here.`] };
  }
  return checkedDesign(value);
}
