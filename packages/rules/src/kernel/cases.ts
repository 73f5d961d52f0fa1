/**
 * Case files: a written position, scripted dice, commands, and what must come of them. They are the tests of a
 * ruleset, and anybody who knows the game can write one.
 *
 * ```json
 * { "ruleset": "…", "cases": [ {
 *     "id": "kebab-case-name", "covers": ["ids of rules and rulings"],
 *     "given": { a Position of the ruleset, at any decision point of a round },
 *     "dice": [6, 5, 2],
 *     "when": [ { "by": "seat-1", "command": { … } } ],
 *     "then": { "events": [ … ], "position": { … }, "awaiting": ["seat-2"], "outcome": { … } } } ] }
 * ```
 *
 * Commands may be written as people speak of them at the table (`writing.ts`).
 *
 * Instead of `given` a case may have `start`, a setup to start the match with; then `when` may be left out.
 * Instead of `then` a case may have `"rejects": { "code": "…", "rule": "…" }`: every command but the last is accepted,
 * the last (the start, where there is none) is refused for this reason. In `then` only what is written has to hold (see `expectation.ts`). The dice
 * are drawn in the order in which the book tells the procedure; a case fails where they run out or are left over.
 */
import * as z from 'zod';
import { afterProblems } from './case-files/afterwards.ts';
import { anyCase, type caseFileSchema, type Refusal, type WrittenCase } from './case-files/schema.ts';
import { listOf, text } from './bounded.ts';
import type { Catalog, Decision, Ruleset, View } from './contract.ts';
import { ScriptedDice } from './dice.ts';
import { placedSentences } from './issues.ts';
import { Match, playFrom, steps } from './match.ts';
import { readCommand } from './writing.ts';

export { caseFileSchema, caseSchema, seatSchema } from './case-files/schema.ts';

export type Case = z.input<typeof caseFileSchema>['cases'][number];
export type CaseFile = z.input<typeof caseFileSchema>;

export interface CaseResult {
  readonly id: string;
  readonly covers: readonly string[];
  /** What went wrong, in sentences; empty where the case passed. */
  readonly problems: readonly string[];
}

export interface CaseOptions {
  /** Also demand that `check`, the clients' preview, judges each command as `decide` does. */
  readonly preview?: boolean;
}

/** Runs one case. Never throws: whatever goes wrong is among the problems. */
export function runCase<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  written: unknown,
  options: CaseOptions = {},
): CaseResult {
  const parsed = anyCase.safeParse(written);
  if (!parsed.success) return { id: idOf(written), covers: [], problems: placedSentences(parsed.error, 'case') };
  const { id, covers } = parsed.data;
  try {
    return { id, covers, problems: problemsOf(ruleset, parsed.data, options) };
  } catch (error) {
    return { id, covers, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function problemsOf<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  one: WrittenCase,
  options: CaseOptions,
): string[] {
  const dice = new ScriptedDice(one.dice);
  const begun = begin(ruleset, one, dice);
  if ('problems' in begun) return begun.problems;
  const { match } = begun;
  const events: E[] = match.lastSteps.map(({ event }) => event);
  for (const [index, { by, command }] of one.when.entries()) {
    const where = `command ${index + 1} (${by})`;
    const given = readCommand(ruleset, match.state, command, by);
    if (!given.ok) return given.problems.map((problem) => `${where}: ${problem}`);
    const preview = options.preview === true ? ruleset.check(match.viewOf(by), given.value, by) : undefined;
    const before = match.state;
    const decision = match.apply(given.value, by);
    const refused = index === one.when.length - 1 ? one.rejects : undefined;
    if (!decision.ok && refused === undefined && ruleset.writing?.redundant?.(before, given.value, by) === true)
      continue;
    // Refused for a name that nothing has is no answer to the question of the case, unless it asks for that.
    if (refused !== undefined && refused.code === undefined && given.unknown.length > 0)
      return given.unknown.map((problem) => `${where}: ${problem}`);
    const problems = judgementProblems(decision, refused, where);
    if (options.preview === true) problems.push(...previewProblems(decision, preview?.code, where));
    if (problems.length > 0) return problems;
    if (decision.ok) events.push(...decision.events);
  }
  return [...leftProblems(dice, one), ...(one.then === undefined ? [] : afterProblems(match, events, one.then))];
}

/** The match at the point where the commands begin, or why there is none (`problems` is empty where that is right). */
function begin<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  one: WrittenCase,
  dice: ScriptedDice,
): { match: Match<S, C, E, V, O, Setup, P> } | { problems: string[] } {
  if (one.start === undefined) {
    const position = ruleset.codec.position.safeParse(one.given);
    if (!position.success) return { problems: placedSentences(position.error, 'given') };
    const state = ruleset.fromPosition(position.data);
    if (!state.ok) return { problems: state.problems.map((problem) => `given: ${problem}`) };
    return { match: playFrom(ruleset, state.value, dice) };
  }
  const setup = ruleset.codec.setup.safeParse(one.start);
  if (!setup.success) return { problems: placedSentences(setup.error, 'start') };
  const decision = ruleset.start(setup.data, dice);
  const problems = judgementProblems(decision, one.when.length === 0 ? one.rejects : undefined, 'the start');
  if (problems.length > 0) return { problems };
  if (!decision.ok) return { problems: leftProblems(dice, one) };
  const taken = steps(ruleset, undefined, decision.events);
  const state = taken.at(-1)?.after;
  if (state === undefined) return { problems: ['the start led to no event.'] };
  return { match: new Match(ruleset, dice, state, taken) };
}

/** How many of the last rolls are told where dice are left over. */
const ROLLS_TOLD = 12;

function leftProblems(dice: ScriptedDice, { dice: script }: WrittenCase): string[] {
  const left = dice.left();
  if (left === 0) return [];
  const rolls = dice.rolls();
  const last = [...(rolls.length > ROLLS_TOLD ? ['…'] : []), ...rolls.slice(-ROLLS_TOLD)].join(', ');
  const rolled = left === script.length ? 'none was rolled' : `only ${script.length - left} were rolled: ${last}`;
  return [`${left} of ${script.length} dice are left over: ${rolled}.`];
}

/** Where a decision is not what the case expects: accepted, or refused for the reason given. */
function judgementProblems<E>(decision: Decision<E>, refused: Refusal | undefined, where: string): string[] {
  return refused === undefined ? acceptanceProblems(decision, where) : refusalProblems(decision, refused, where);
}

function acceptanceProblems<E>(decision: Decision<E>, where: string): string[] {
  if (decision.ok) return [];
  const { code, rule, sentence } = decision.reason;
  return [`${where} was refused: ${sentence} (${code}, ${rule})`];
}

/** A book may state a rule in several places, and the program names one of them. */
const OR_WRITE = 'If this is the refusal that you mean, write its rule, its code, or words of its sentence.';

function refusalProblems<E>(decision: Decision<E>, expected: Refusal, where: string): string[] {
  const wanted = Object.entries({ code: expected.code, rule: expected.rule, words: expected.says }).flatMap(
    ([what, value]) => (value === undefined ? [] : [`${what} "${value}"`]),
  );
  const as = wanted.length === 0 ? '' : ` (${wanted.join(', ')})`;
  if (decision.ok) return [`${where} was accepted, but should be refused${as}.`];
  const { code, rule, sentence } = decision.reason;
  const others = [
    ...(expected.code === undefined || code === expected.code ? [] : ['with another code']),
    ...(expected.rule === undefined || isOfRule(rule, expected.rule) ? [] : ['under another rule']),
    ...(expected.says === undefined || `-${plainText(sentence)}-`.includes(plainText(expected.says))
      ? []
      : ['with other words']),
  ];
  if (others.length === 0) return [];
  const found = `${where} was refused, but ${others.join(' and ')}: ${sentence} (code "${code}", rule "${rule}")`;
  return [`${found}; expected ${wanted.join(', ')}. ${OR_WRITE}`];
}

/** `8.4.5`, as the book numbers its sections, is any rule of that section: AB-8.4.5.3c. */
function isOfRule(rule: string, written: string): boolean {
  if (rule === written) return true;
  if (!/^\d+(\.\d+)*[a-z]?$/.test(written)) return false;
  const number = /^[A-Z]+-(.*)$/.exec(rule)?.[1] ?? rule;
  return number.startsWith(written) && !/^\d/.test(number.slice(written.length));
}

const plainText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}″°]+/gu, '-');

function previewProblems<E>(decision: Decision<E>, preview: string | undefined, where: string): string[] {
  const code = decision.ok ? undefined : decision.reason.code;
  if (code === preview) return [];
  return [`${where}: the preview says ${preview ?? 'legal'}, but decide says ${code ?? 'legal'}.`];
}

function idOf(written: unknown): string {
  const named = z.object({ id: z.string() }).safeParse(written);
  return named.success ? named.data.id : '(without id)';
}

/** Runs the cases of a file that was read as JSON. Problems of the file itself are a result called `(file)`. */
export async function runCaseFile(
  catalog: Catalog,
  json: unknown,
  options: CaseOptions = {},
): Promise<readonly CaseResult[]> {
  const whole = (problems: readonly string[]) => [{ id: '(file)', covers: [], problems }];
  const parsed = z
    .strictObject({ $schema: text().optional(), ruleset: text(40), cases: listOf(z.unknown()).min(1) })
    .safeParse(json);
  if (!parsed.success) return whole(placedSentences(parsed.error, 'file'));
  const load = Object.hasOwn(catalog, parsed.data.ruleset) ? catalog[parsed.data.ruleset] : undefined;
  if (load === undefined) {
    return whole([`There is no ruleset "${parsed.data.ruleset}"; there are: ${Object.keys(catalog).join(', ')}.`]);
  }
  const ruleset = await load();
  return parsed.data.cases.map((one) => runCase(ruleset, one, options));
}
