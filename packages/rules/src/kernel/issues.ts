/** What a schema refuses, in sentences with the place. */
import type { z } from 'zod';

export interface PlacedIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The issues of an error, those inside of a union included: of its alternatives the one that was written, which is the
 * one that fits furthest, and among equals the one with the fewest issues.
 */
export function issuesOf({ issues }: Pick<z.ZodError, 'issues'>): readonly PlacedIssue[] {
  return issues.flatMap((issue) => flatIssues(issue, []));
}

type Issue = z.core.$ZodIssue;

function flatIssues(issue: Issue, above: readonly PropertyKey[]): PlacedIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ path, message: issue.message }];
  const ways = issue.errors.map((way) => way.flatMap((inner) => flatIssues(inner, path)));
  const [best] = ways
    .filter((way) => way.length > 0)
    .sort((one, other) => depthOf(other) - depthOf(one) || one.length - other.length);
  return best ?? [{ path, message: issue.message }];
}

const depthOf = (way: readonly PlacedIssue[]): number => Math.max(...way.map(({ path }) => path.length));

/** `given.units[0].side: what would be right`, one for each issue; `where` stands before the place. */
export function placedSentences(error: Pick<z.ZodError, 'issues'>, where: string): string[] {
  return issuesOf(error).map(({ path, message }) => {
    const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    return `${where}${place}: ${message}`;
  });
}
