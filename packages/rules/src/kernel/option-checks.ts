/** What every ruleset promises about the options of its matches. */
import type { GameChoice, RuleId, Ruleset, View } from './contract.ts';
import { canonicalJson, throughJson } from './hash.ts';

/** Words that people read, values that the codec takes, and choices that change nothing but themselves. */
export function optionProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  known: ReadonlySet<RuleId>,
): string[] {
  const problems = ruleset.options.flatMap((choice) => choiceProblems(choice, known));
  const ids = ruleset.options.map(({ id }) => id);
  if (new Set(ids).size < ids.length) problems.push('Two options share an id.');
  for (const { id, setup } of ruleset.presets)
    problems.push(...setupProblems(ruleset, setup).map((problem) => `${id}: ${problem}`));
  return problems;
}

function choiceProblems({ id, group, label, note, ruling, usual, values }: GameChoice, known: ReadonlySet<RuleId>) {
  const problems: string[] = [];
  const say = (wrong: string) => problems.push(`The option ${id} ${wrong}.`);
  if ([id, group, label, ...values.map((each) => each.label)].some((words) => words.trim() === ''))
    say('has an empty label');
  if (!/^[A-Z0-9].*\.$/s.test(note)) say('has no sentence that explains it');
  if (!known.has(ruling)) say(`names ${ruling}, which has no text`);
  if (values.length < 2) say('leaves nothing to choose');
  if (new Set(values.map((each) => canonicalJson(each.value))).size < values.length) say('has a value twice');
  if (new Set(values.map((each) => each.label)).size < values.length) say('has two values of one label');
  if (!values.some(({ value }) => canonicalJson(value) === canonicalJson(usual))) say('does not offer what is usual');
  return problems;
}

function setupProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  setup: Setup,
): string[] {
  const problems: string[] = [];
  const usual = Object.fromEntries(ruleset.options.map((choice) => [choice.id, choice.usual]));
  /** What the choices are once the setup has been stored and read. */
  const read = (values: Record<string, unknown>) => {
    const parsed = ruleset.codec.setup.safeParse(throughJson(ruleset.withOptions(setup, values as typeof usual)));
    return parsed.success ? canonicalJson(ruleset.optionsOf(parsed.data)) : undefined;
  };
  const before = canonicalJson(setup);
  if (read({}) !== canonicalJson(ruleset.optionsOf(setup))) problems.push('No choice at all changes an option.');
  if (read(usual) !== canonicalJson(usual)) problems.push('The usual choices are not what optionsOf tells of them.');
  for (const { id, values } of ruleset.options)
    for (const { value, label } of values) {
      const found = read({ ...usual, [id]: value });
      if (found === undefined) problems.push(`The codec refuses the option ${id} as ${label}.`);
      else if (found !== canonicalJson({ ...usual, [id]: value }))
        problems.push(`The option ${id} as ${label} is not what optionsOf tells, or changes another.`);
    }
  if (read({ ...usual, 'no-such-option': true }) !== undefined) problems.push('The codec takes an unknown option.');
  if (canonicalJson(setup) !== before) problems.push('withOptions changes the setup that it is given.');
  return problems;
}
