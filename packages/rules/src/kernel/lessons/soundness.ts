/** What must be true of every lesson of every game. It needs no test runner. */
import type { AnyRuleset, Random } from '../contract.ts';
import { kindsOf } from '../case-files/kinds.ts';
import { pick, seededRandom } from '../dice.ts';
import { placedSentences } from '../issues.ts';
import { factsOf } from './fitting.ts';
import { LessonRunner, type LessonState } from './runner.ts';
import { GOAL_MOST, lessonSchema, type Lesson, type LessonStep, type Until, WHY_MOST } from './schema.ts';
import { placeholdersIn, plainText } from './sentences.ts';
import { computerOf } from './table.ts';
import { type GameTeaching, SAY_MOST } from './teaching.ts';

export interface SoundnessOptions {
  /** How many legal learners without a plan are sent through. */
  readonly learners: number;
  /** What each of them does at most. */
  readonly acts: number;
}

/** Words that only the program knows, or that are not said here. */
const unsaid = /\b(session|instance|lobby|queue|user|submit|cancel|cancels|cancelled|as usual)\b/i;

interface Trial {
  readonly ruleset: AnyRuleset;
  readonly teaching: GameTeaching;
  readonly lesson: Lesson;
}
const runnerOf = ({ ruleset, teaching, lesson }: Trial, seed: number): LessonRunner =>
  new LessonRunner(ruleset, teaching, lesson, seededRandom(seed));

/** What is wrong with a lesson, as sentences; empty where nothing is. */
export async function lessonProblems(
  ruleset: AnyRuleset,
  teaching: GameTeaching,
  lesson: Lesson,
  options: SoundnessOptions,
): Promise<readonly string[]> {
  const parsed = lessonSchema.safeParse(lesson);
  if (!parsed.success) return placedSentences(parsed.error, 'lesson');
  const trial = { ruleset, teaching, lesson };
  const runner = runnerOf(trial, 1);
  const begun = runner.begin();
  if (!begun.ok) return begun.problems.map((problem) => `given: ${problem}`);
  const known = new Set(Object.keys(await ruleset.rules()));
  const named = [...nameProblems(trial, runner, begun.value, known)];
  if (named.length > 0) return named;
  const told = [...toldProblems(runner, begun.value)];
  if (told.length > 0) return told;
  return [...bywayProblems(trial), ...wanderProblems(trial, options)];
}

/** What is wrong with the help at prompts of a game. */
export async function helpProblems(ruleset: AnyRuleset, { help }: GameTeaching): Promise<readonly string[]> {
  const rules = new Set(Object.keys(await ruleset.rules()));
  const kinds = new Set(kindsOf(ruleset.codec.command).keys());
  const twice = help.filter(({ asks }, index) => help.findIndex((each) => each.asks === asks) < index);
  return [
    ...twice.map(({ asks }) => `There are two helps for ${asks}.`),
    ...help.flatMap(({ asks, title, steps }) => [
      ...(kinds.has(asks) ? [] : [`${asks} is no kind of answer.`]),
      ...steps.flatMap(({ say, rule }) => [
        ...(rules.has(rule) ? [] : [`${asks}: there is no rule ${rule}.`]),
        ...(say.length > SAY_MOST ? [`${asks}: "${say}" has ${say.length} letters, not ${SAY_MOST}.`] : []),
      ]),
      ...(unsaid.test(`${title} ${steps.map(({ say }) => say).join(' ')}`)
        ? [`${asks}: a word is not said here.`]
        : []),
    ]),
  ];
}

/** Rules, facts, measures, things and computers that the lesson names are there. */
function* nameProblems(
  { ruleset, teaching, lesson }: Trial,
  runner: LessonRunner,
  first: LessonState,
  rules: ReadonlySet<string>,
): Generator<string> {
  if (lesson.ruleset !== ruleset.id) yield `It is a lesson of ${lesson.ruleset}, not of ${ruleset.id}.`;
  if (new Set(lesson.steps.map(({ id }) => id)).size < lesson.steps.length) yield 'Two steps share an id.';
  const view = runner.table.view(first);
  const things = new Set(Object.keys(view).map((id) => id.slice(id.indexOf(':') + 1)));
  for (const step of lesson.steps) {
    const where = `step ${step.id}`;
    for (const rule of [step.rule, ...step.else.map(({ rule: own }) => own ?? step.rule)])
      if (!rules.has(rule)) yield `${where}: there is no rule ${rule}.`;
    const untils: readonly Until[] = [
      step.until,
      ...(step.needs ? [step.needs] : []),
      ...step.else.map((one) => one.when),
    ];
    for (const [name, given] of untils.flatMap(factsOf)) {
      const fact = teaching.facts[name];
      if (!fact)
        yield `${where}: the game knows no fact "${name}"; it knows ${Object.keys(teaching.facts).join(', ')}.`;
      else if (fact({ view }, given) === undefined) yield `${where}: ${name} names something that is not on the table.`;
    }
    for (const [name = '', ...names] of textsOf(step).flatMap(placeholdersIn)) {
      const measure = teaching.measures[name];
      if (!measure) yield `${where}: there is no measure {${name}}.`;
      for (const thing of names)
        if (!things.has(thing)) yield `${where}: {${name}} names ${thing}, which is not there.`;
    }
    for (const point of step.point) {
      const thing = point.split('.')[2];
      if (thing !== undefined && !things.has(thing)) yield `${where}: ${point} points at ${thing}, which is not there.`;
    }
    if (typeof step.reply === 'string' && !computerOf(ruleset, step.reply))
      yield `${where}: no computer is called ${step.reply}.`;
  }
}

const textsOf = (step: LessonStep): readonly string[] => [
  step.goal,
  step.why,
  ...step.else.flatMap(({ say, why }) => [say, why]),
];

/** A sentence for the eye: not too long, and in words that people use. */
function* wordProblems(where: string, runner: LessonRunner, state: LessonState): Generator<string> {
  const told = runner.told(state);
  if (!told) return;
  const why = plainText(told.why);
  if (told.goal.trim() === '') yield `${where}: the goal is empty.`;
  if (why.trim() === '') yield `${where}: the reason is empty.`;
  if (told.goal.length > GOAL_MOST) yield `${where}: the goal has ${told.goal.length} letters, not ${GOAL_MOST}.`;
  if (why.length > WHY_MOST) yield `${where}: the reason has ${why.length} letters, not ${WHY_MOST}: ${why}`;
  const word = unsaid.exec(`${told.goal} ${why}`)?.[0];
  if (word !== undefined) yield `${where}: say it without "${word}".`;
  if (/[{}]|undefined|NaN/.test(told.goal + why)) yield `${where}: a measure was not taken: ${told.goal} ${why}`;
}

/** The main line: each `show` meets each `until` in order, and the laid dice are just enough. */
function* toldProblems(runner: LessonRunner, first: LessonState): Generator<string> {
  let state = first;
  for (const [at, step] of runner.lesson.steps.entries()) {
    const where = `step ${step.id}, as told`;
    const early = runner.rest(state);
    if (early.at !== at) {
      yield `${where}: it is not reached; the lesson stands at ${runner.stepOf(early)?.id ?? 'its end'}.`;
      return;
    }
    if (!early.onPath && typeof step.reply !== 'string') yield `${where}: the main line has been left.`;
    if (typeof step.reply === 'string' && state.laid.length > 0)
      yield `${where}: ${state.laid.length} dice are left over: ${state.laid.join(' ')}.`;
    yield* wordProblems(where, runner, early);
    if (step.until.over === true) return;
    const way = runner.way(early);
    const own = step.show.length;
    if (!way || way.states.length > own) {
      yield `${where}: what is shown does not meet what the step waits for.`;
      return;
    }
    state = runner.skip(early);
    if (state.marks[at] !== 'done') yield `${where}: it ends as ${state.marks[at] ?? 'not at all'}.`;
  }
  if (state.laid.length > 0) yield `${state.laid.length} dice are left over: ${state.laid.join(' ')}.`;
}

/** The lesson as told, up to a step. */
function toldTo(runner: LessonRunner, at: number): LessonState | undefined {
  const begun = runner.begin();
  if (!begun.ok) return undefined;
  let state = runner.rest(begun.value);
  while (state.at < at && !runner.ended(state)) state = runner.rest(runner.skip(state));
  return state;
}

/** Every by-way is reached by its `try`, and the lesson can be finished from there, by what is shown and by skipping. */
function* bywayProblems(trial: Trial): Generator<string> {
  for (const [at, step] of trial.lesson.steps.entries())
    for (const [number, { try: tried }] of step.else.entries()) {
      const where = `step ${step.id}, by-way ${number + 1}`;
      const runner = runnerOf(trial, at * 10 + number);
      const from = toldTo(runner, at);
      if (!from) continue;
      let state = from;
      for (const order of tried) {
        const did = runner.give(state, order);
        if (!did.ok) yield `${where}: its try is refused: ${did.reason.sentence}`;
        else state = did.state;
      }
      if (state.speaking !== number || state.at !== at) yield `${where}: its try does not lead there.`;
      yield* wordProblems(where, runner, state);
      for (const end of [finished(runner, runner.goOn(state)), finished(runner, from)])
        if (!runner.ended(end)) yield `${where}: the lesson does not end from there.`;
    }
}

function finished(runner: LessonRunner, from: LessonState): LessonState {
  let state = runner.rest(from);
  for (let turn = 0; turn <= runner.lesson.steps.length && !runner.ended(state); turn += 1)
    state = runner.rest(runner.skip(state));
  return state;
}

/** Legal learners without a plan: none sticks, none sees an empty goal. */
function* wanderProblems(trial: Trial, { learners, acts }: SoundnessOptions): Generator<string> {
  const runner = runnerOf(trial, 2);
  const begun = runner.begin();
  if (!begun.ok) return;
  for (let seed = 1; seed <= learners; seed += 1) {
    const random = seededRandom(seed);
    let state = runner.rest(begun.value);
    for (let act = 0; act < acts && !runner.ended(state) && !runner.freePlay(state); act += 1) {
      const found = [...wordProblems(`learner ${seed}, step ${runner.stepOf(state)?.id ?? ''}`, runner, state)];
      yield* found;
      if (found.length > 0) return;
      state = runner.rest(wandered(runner, state, random));
    }
    if (!runner.ended(state) && runner.skip(state).at === state.at)
      yield `Learner ${seed} sticks at ${runner.stepOf(state)?.id ?? 'the end'}.`;
  }
}

/** Something legal, whatever the coach says. */
function wandered(runner: LessonRunner, state: LessonState, random: Random): LessonState {
  const chance = random();
  if (state.speaking !== undefined && chance < 0.5) return runner.goOn(state);
  if (chance < 0.1) return runner.skip(state);
  if (chance < 0.2) return runner.notice(state, { kind: 'pressed', button: 'coach.next' });
  if (chance < 0.3) {
    const record = pick(Object.keys(runner.table.view(state)), random);
    return runner.notice(state, { kind: 'selected', record });
  }
  const offers = runner.table.offers(state);
  if (offers.length === 0) return runner.notice(state, { kind: 'pressed', button: 'coach.next' });
  const command = runner.table.sample(state, pick(offers, random));
  if (chance < 0.4) return runner.notice(state, { kind: 'draft', command });
  const did = runner.give(state, command);
  return did.ok ? did.state : state;
}
