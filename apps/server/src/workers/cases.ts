/** Running the cases that people file. */
import { filedCase as limits } from '@broadside/protocol';
import { caseSchema, orderSchema, runCase } from '@broadside/rules/kernel';
import type { AnyRuleset, Json } from '@broadside/rules/kernel';
import { z } from 'zod';
import { readJson, readableJson } from '../http/given-json.ts';
import { HttpProblem } from '../problem.ts';
import type { RunCase } from '../store/cases.ts';
import { caseId } from './case-id.ts';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';

export interface GivenCase {
  readonly ruleset: string;
  readonly written: unknown;
}

/** Refuses what is no case; how one ran that is. */
export function fileCase({ ruleset: id, written }: GivenCase, rulesets: Rulesets): RunCase {
  const ruleset = known(rulesets, id);
  const body = readCase(ruleset, written);
  const { id: own, title = own } = caseId.parse(body);
  const { problems } = runCase(ruleset, body);
  const passed = problems.length === 0;
  return { ruleset: ruleset.id, title, body, passed, finding: passed ? null : problems.join(' ') };
}

/** The case as it was sent, in the form of a case file of the ruleset; refuses what is too long. */
function readCase(ruleset: AnyRuleset, given: unknown): Json {
  const what = { what: 'case', code: 'bad-case', maxBytes: limits.maxBytes };
  const storable = readableJson(given, what);
  const bounds = z.object({ when: z.array(z.unknown()).optional(), dice: z.array(z.unknown()).optional() });
  const { when = [], dice = [] } = readJson(bounds, storable, what);
  if (when.length > limits.maxCommands || dice.length > limits.maxDice)
    throw new HttpProblem(
      400,
      'case-too-long',
      `The case has ${String(when.length)} commands and ${String(dice.length)} dice. It may have ${String(limits.maxCommands)} and ${String(limits.maxDice)}: begin from a later position.`,
    );
  readJson(caseId, storable, what);
  readJson(fromPosition, storable, what);
  // An order of no kind is no case: what the rules refuse, `rejects` tells.
  readJson(caseSchema(ruleset.codec.position, orderSchema(ruleset), z.never()), storable, what);
  return storable;
}

const fromPosition = z.object({
  given: z.custom((value) => value !== undefined, 'a filed case begins from a position: write one under given'),
});
