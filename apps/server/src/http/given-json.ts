/** JSON that people bring to be saved: its size, and what a schema says of it. */
import type { Json } from '@broadside/rules/kernel';
import { unreadableText } from '@broadside/protocol';
import { issuesOf } from '@broadside/rules/kernel';
import type { z } from 'zod';
import { HttpProblem } from '../problem.ts';

export interface Given {
  /** What it is, as the sentences call it: "design". */
  readonly what: string;
  /** The code of a refusal because of what is in it. */
  readonly code: string;
  readonly maxBytes: number;
}

/** Refuses what is too long; gives it back as JSON. */
export function storableJson(given: unknown, { what, maxBytes }: Omit<Given, 'code'>): Json {
  const bytes = Buffer.byteLength(JSON.stringify(given));
  if (bytes > maxBytes)
    throw new HttpProblem(
      413,
      'too-large',
      `The ${what} has ${String(bytes)} bytes. It may have ${String(maxBytes)}: leave something out.`,
    );
  return given as Json;
}

/** The same, with texts that others can read: whatever is in it may stand on their boards. */
export function readableJson(given: unknown, what: Given): Json {
  const json = storableJson(given, what);
  const found = unreadableText(json);
  if (found === undefined) return json;
  const place = found.place.length === 0 ? '' : ` at ${found.place.join('.').slice(0, 100)}`;
  throw new HttpProblem(
    400,
    what.code,
    `The ${what.what} has characters${place} that nobody sees, that turn text around, or too many marks on a letter. Write it again without them.`,
  );
}

/** What the schema reads; refuses with the first place where it is wrong and what would be right there. */
export function readJson<T>(schema: z.ZodType<T>, given: unknown, { what, code }: Omit<Given, 'maxBytes'>): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = issuesOf(parsed.error);
  const place = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.map(String).join('.')}`;
  throw new HttpProblem(400, code, `The ${what} is wrong${place}: ${issue?.message ?? 'unknown'}.`);
}
