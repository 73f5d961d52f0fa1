/** The forms of a ruleset's objects as JSON Schemas [HTTP-82]: making them takes a good part of a second. */
import { createHash } from 'node:crypto';
import { rulesetJsonSchemas } from '@broadside/rules/kernel';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';

export interface WrittenSchemas {
  readonly etag: string;
  /** The whole answer, as JSON. */
  readonly text: string;
}

export function schemas({ ruleset: id }: { readonly ruleset: string }, rulesets: Rulesets): WrittenSchemas {
  const ruleset = known(rulesets, id);
  const text = JSON.stringify({ ruleset: id, edition: ruleset.edition, schemas: rulesetJsonSchemas(ruleset) });
  return { etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`, text };
}
