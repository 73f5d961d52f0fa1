/** How a lesson is played, and that a lesson which is wrong is found out: on the first lesson of this game. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../src/kernel/index.ts';
import {
  type Lesson,
  lessonProblems,
  LessonRunner,
  type LessonState,
  type LessonStep,
  teachingOf,
} from '../src/kernel/lessons/index.ts';
import { quantumRebellion } from '../src/quantum-rebellion/index.ts';
import type { AnyRuleset, JsonObject } from '../src/kernel/contract.ts';

const ruleset: AnyRuleset = quantumRebellion;
const teaching = await teachingOf(ruleset);
if (!teaching) throw new Error('no lessons');
const [lesson] = teaching.lessons;
if (!lesson) throw new Error('no first lesson');

function begun(given: Lesson = lesson as Lesson): { runner: LessonRunner; state: LessonState } {
  const runner = new LessonRunner(ruleset, teaching as NonNullable<typeof teaching>, given, seededRandom(7));
  const state = runner.begin();
  if (!state.ok) throw new Error(state.problems.join(' '));
  return { runner, state: state.value };
}
const move = (ship: string, courseCdeg: number, distanceMils: number, facingCdeg: number): JsonObject => ({
  ...{ kind: 'move-ship', ship, courseCdeg, distanceMils, facingCdeg, carry: [] },
});
function gave(runner: LessonRunner, state: LessonState, command: JsonObject): LessonState {
  const did = runner.give(state, command);
  if (!did.ok) throw new Error(did.reason.sentence);
  return did.state;
}
const idOf = (runner: LessonRunner, state: LessonState) => runner.stepOf(state)?.id;

describe('a learner', () => {
  test('goes on by pressing, preparing and giving what the step waits for', () => {
    const { runner, state } = begun();
    const pressed = runner.notice(state, { kind: 'selected', record: 'ship:avocet' });
    expect(idOf(runner, pressed)).toBe('close');
    const far = runner.notice(pressed, { kind: 'draft', command: move('avocet', 3000, 100, 3000) });
    expect(idOf(runner, far)).toBe('close');
    const near = runner.notice(far, { kind: 'draft', command: move('avocet', 5000, 8600, 5000) });
    expect(idOf(runner, near)).toBe('turn');
    const turned = gave(runner, near, move('avocet', 5000, 8600, 8800));
    expect(idOf(runner, turned)).toBe('near');
    expect(turned.marks).toEqual(['done', 'done', 'done']);
    expect(turned.onPath).toBe(true);
  });

  test('who gives the order at once has done the steps before it', () => {
    const { runner, state } = begun();
    const moved = gave(runner, state, move('avocet', 5000, 9000, 9000));
    expect(idOf(runner, moved)).toBe('near');
    expect(moved.marks).toEqual(['done', 'done', 'done']);
  });

  test('hears what is measured where the ship will be', () => {
    const { runner, state } = begun();
    const drafted = runner.skip(runner.skip(state));
    expect(runner.told(drafted)?.why.find(({ measured }) => measured)?.text).toBe('110°');
  });

  test('who does something else that is legal is spoken to, goes on with it, or takes it back', () => {
    const { runner, state } = begun();
    const drafted = runner.skip(runner.skip(state));
    const other = gave(runner, drafted, move('avocet', 5000, 9000, 5000));
    expect(runner.told(other)).toMatchObject({
      goal: 'That is legal. The beam does not bear yet.',
      offer: ['take-back', 'go-on'],
    });
    const on = runner.goOn(other);
    expect(idOf(runner, on)).toBe('near');
    expect(on.marks).toEqual(['done', 'done', 'otherwise']);
    expect(on).toMatchObject({ onPath: false, laid: [] });
    expect(idOf(runner, gave(runner, drafted, move('avocet', 5000, 9000, 9000)))).toBe('near');
  });

  test('is refused what the rules refuse, and nothing changes', () => {
    const { runner, state } = begun();
    expect(runner.give(state, move('avocet', 5000, 90_000, 5000)).ok).toBe(false);
    expect(idOf(runner, state)).toBe('look');
  });

  test('who has made a step impossible is not held up by it', () => {
    const { runner, state } = begun();
    const ended = gave(runner, runner.skip(state), { kind: 'end-segment', segment: 'movement' });
    expect(idOf(runner, ended)).toBe('fire');
    expect(ended.marks.slice(1)).toEqual(['passed', 'passed', 'passed']);
    expect(ended.onPath).toBe(false);
  });

  test('is answered by the laid dice as long as the rolls are those of the lesson', () => {
    const { runner, state } = begun();
    let now = state;
    while (idOf(runner, now) !== 'fire') now = runner.rest(runner.skip(now));
    const ended = gave(runner, now, { kind: 'end-segment', segment: 'movement' });
    const beam = (ship: string): JsonObject => ({ ship, mounts: [{ mount: 'F' }] });
    const told = gave(runner, ended, { kind: 'fire', target: 'cinder', shooters: [beam('avocet'), beam('godwit')] });
    expect(told).toMatchObject({
      onPath: true,
      laid: [2, 4, 6, 5, 5, 5, 1, 6, 3, 6, 2, 1, 1, 6, 3, 2, 1].slice(-told.laid.length),
    });
    expect(told.laid.length).toBeGreaterThan(0);
    const alone = gave(runner, ended, { kind: 'fire', target: 'cinder', shooters: [beam('avocet')] });
    expect(alone).toMatchObject({ onPath: false, laid: [] });
  });
});

describe('a lesson is found out', () => {
  const problemsWith = (change: Partial<Lesson>): Promise<readonly string[]> =>
    lessonProblems(ruleset, teaching, { ...lesson, ...change }, { learners: 0, acts: 0 });
  const stepWith = (id: string, change: Partial<LessonStep>): Partial<Lesson> => ({
    steps: lesson.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
  });
  test.each<[string, Partial<Lesson>, RegExp]>([
    ['dice are left over', { dice: [...lesson.dice, 3] }, /1 dice are left over: 3/],
    ['dice run out', { dice: lesson.dice.slice(0, 10) }, /the main line has been left/],
    ['a rule is not there', stepWith('close', { rule: 'QR-99z' }), /no rule QR-99z/],
    ['a control is of nothing', stepWith('look', { point: ['board.ship.tern'] }), /points at tern/],
    ['a measure is unknown', stepWith('look', { why: 'She is {age avocet} old.' }), /no measure \{age\}/],
    ['a measure is of nothing', stepWith('look', { why: 'It is {range avocet tern}.' }), /names tern/],
    ['a fact is unknown', stepWith('look', { until: { sunk: { ship: 'avocet' } } }), /no fact "sunk"/],
    [
      'a fact is of nothing',
      stepWith('near', { until: { within: { from: 'godwit', to: 'tern', inches: 6 } } }),
      /within names something/,
    ],
    ['a goal is too long', stepWith('look', { goal: 'a'.repeat(61) }), /has 61 letters, not 60/],
    ['a word is the program’s', stepWith('look', { why: 'The lobby is behind you.' }), /say it without "lobby"/],
    ['what is shown is not it', stepWith('near', { show: [{ select: 'godwit' }] }), /does not meet/],
    ['a computer is unknown', stepWith('alone', { reply: 'commodore' }), /no computer is called commodore/],
    ['the position is none', { given: { ...lesson.given, active: 'Tern' } }, /given/],
  ])('where %s', async (_, change, problem) => {
    expect((await problemsWith(change)).join('\n')).toMatch(problem);
  });
});
