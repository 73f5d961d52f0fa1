/**
 * The shape of what a ruleset stores, as one short text. A snapshot that names the present shape holds what the codecs of
 * this server would make of it: checking a large state again costs more than the rest of loading its match.
 */
import { createHash } from 'node:crypto';
import type { AnyRuleset } from '@broadside/rules/kernel';
import * as z from 'zod';

const known = new WeakMap<AnyRuleset, string>();

/** Another edition, or another schema of states or events, makes another shape. */
export function shapeOf(ruleset: AnyRuleset): string {
  const held = known.get(ruleset);
  if (held !== undefined) return held;
  const { state, event } = ruleset.codec;
  const schemas = [state, event].map((codec) => z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' }));
  const text = JSON.stringify([ruleset.id, ruleset.edition, schemas]);
  const shape = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  known.set(ruleset, shape);
  return shape;
}
