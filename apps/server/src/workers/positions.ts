/** Reading positions that people wrote, and saying why no match can begin from them. */
import { randomBytes } from 'node:crypto';
import { maxPositionBytes } from '@broadside/protocol';
import { SeededDice } from '@broadside/rules/kernel';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { readJson, readableJson } from '../http/given-json.ts';
import { known } from './rulesets.ts';
import { unreadablePosition } from './other-rules.ts';
import type { Rulesets } from './rulesets.ts';

export interface GivenPosition {
  readonly ruleset: string;
  readonly position: unknown;
}

const given = { what: 'position', code: 'bad-position', maxBytes: maxPositionBytes };

/** Refuses what is no position; the problems of what is one. */
export function newPosition({ ruleset: id, position }: GivenPosition, rulesets: Rulesets): readonly string[] {
  const ruleset = known(rulesets, id);
  readJson(ruleset.codec.position, readableJson(position, given), given);
  return problemsOf(ruleset, position);
}

/** The problems of one that was saved, perhaps under older rules. */
export function savedPosition({ ruleset, position }: GivenPosition, rulesets: Rulesets): readonly string[] {
  return problemsOf(known(rulesets, ruleset), position);
}

/** Why no match begins from it by the rules of today, which may be newer than the position. */
function problemsOf(ruleset: AnyRuleset, position: unknown): readonly string[] {
  const parsed = ruleset.codec.setup.safeParse({ position });
  if (!parsed.success) return [unreadablePosition];
  // What is thrown here is thrown away: nothing of it is shown.
  const dice = new SeededDice(() => randomBytes(4).readUInt32BE() / 2 ** 32);
  const decision = ruleset.start(parsed.data, dice);
  if (decision.ok) return [];
  const { data, sentence } = decision.reason;
  const all = Array.isArray(data) ? data.filter((each) => typeof each === 'string') : [];
  return all.length > 0 ? all : [sentence];
}
