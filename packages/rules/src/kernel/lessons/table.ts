/**
 * The table of a lesson: what stands on it, with the dice of the main line. As long as the rolls are those of the main
 * line its dice fall as they were laid; as soon as another roll is thrown, they are thrown by chance.
 */
import type { AnyRuleset, Json, JsonObject, Random, Rejection, Result, Seat, View } from '../contract.ts';
import { seededRandom } from '../dice.ts';
import { begin, type History, stateNow, type ThrownRoll, tried } from '../lone-table/index.ts';
import { readCommand } from '../writing.ts';
import { plainWord } from '../words.ts';
import type { Lesson } from './schema.ts';

/** A roll as far as the dice laid for it hang on it. */
type Rolled = Pick<ThrownRoll, 'why' | 'sides' | 'faces'>;

export interface LessonStanding {
  readonly history: History;
  /** Dice still fall as they were laid. */
  readonly onPath: boolean;
  readonly laid: readonly number[];
  /** How many rolls of the main line have been thrown. */
  readonly rolled: number;
}

export type GivenOrder =
  | { readonly ok: true; readonly standing: LessonStanding; readonly command: JsonObject }
  | { readonly ok: false; readonly reason: Rejection };

/** A computer of a game by its name, in any case. One that ponders is asked by servers alone. */
export const computerOf = (ruleset: AnyRuleset, name: string | undefined): AnyRuleset['bots'][number] | undefined =>
  name === undefined
    ? undefined
    : ruleset.bots.find((each) => each.ponders !== true && plainWord(each.name) === plainWord(name));

export class LessonTable {
  readonly ruleset: AnyRuleset;
  readonly lesson: Lesson;
  readonly #random: Random;
  /** The rolls of the main line; nothing while it is played for the first time. */
  path: readonly Rolled[] | undefined;

  constructor(ruleset: AnyRuleset, lesson: Lesson, random: Random) {
    this.ruleset = ruleset;
    this.lesson = lesson;
    this.#random = random;
  }

  begin(): Result<LessonStanding> {
    const begun = begin(this.ruleset, { kind: 'position', position: this.lesson.given as Json }, this.#random);
    if (!begun.ok) return begun;
    return { ok: true, value: { history: begun.value, onPath: true, laid: this.lesson.dice, rolled: 0 } };
  }

  stateOf({ history }: LessonStanding): unknown {
    return stateNow(history);
  }
  awaiting(standing: LessonStanding): readonly Seat[] {
    return this.ruleset.awaiting(this.stateOf(standing));
  }
  over(standing: LessonStanding): boolean {
    return this.ruleset.outcome(this.stateOf(standing)) !== undefined;
  }
  view(standing: LessonStanding, seat: Seat = this.lesson.learner): View {
    return this.ruleset.view(this.stateOf(standing), { kind: 'seat', seat }) as View;
  }
  offers(standing: LessonStanding, seat: Seat = this.lesson.learner): readonly JsonObject[] {
    return this.ruleset.offers(this.view(standing, seat), seat) as readonly JsonObject[];
  }

  /** An order as the rules know it, whoever wrote it; undefined where it means nothing here. */
  read(standing: LessonStanding, written: JsonObject, by: Seat = this.lesson.learner): JsonObject | undefined {
    const read = readCommand(this.ruleset, this.stateOf(standing), written, by);
    return read.ok ? (read.value as JsonObject) : undefined;
  }

  /** Gives an order. Rolls that are not those of the main line leave it: they are thrown. */
  give(standing: LessonStanding, written: JsonObject, by: Seat = this.lesson.learner): GivenOrder {
    const command = this.read(standing, written, by) ?? written;
    const { history, laid, rolled } = standing;
    if (standing.onPath) {
      const told = tried(history, { by, command }, laid, this.#random);
      if (told.kind === 'refused') return { ok: false, reason: told.reason };
      if (told.kind === 'taken') {
        const rolls = told.history.played.at(-1)?.rolls ?? [];
        if (this.#isPath(rolls, rolled)) {
          const next = { history: told.history, onPath: true, laid: told.left, rolled: rolled + rolls.length };
          return { ok: true, standing: next, command };
        }
      }
    }
    const thrown = tried(history, { by, command }, [], this.#random);
    if (thrown.kind === 'dice') throw new Error(thrown.sentence);
    if (thrown.kind === 'refused') return { ok: false, reason: thrown.reason };
    return { ok: true, standing: this.off({ ...standing, history: thrown.history }), command };
  }

  /** Off the main line: from here on dice are thrown. */
  off(standing: LessonStanding): LessonStanding {
    return { ...standing, onPath: false, laid: [] };
  }

  #isPath(rolls: readonly ThrownRoll[], from: number): boolean {
    if (rolls.some(({ laid }) => laid.includes(false))) return false;
    const { path } = this;
    if (path === undefined) return true;
    return rolls.every(({ why, sides, faces }, index) => {
      const told = path[from + index];
      return told?.why === why && told.sides === sides && told.faces.length === faces.length;
    });
  }

  /** What the learner would see if the order in preparation were given; as things stand where it may not be, or throws dice. */
  asIfGiven(standing: LessonStanding, command: JsonObject): View {
    const { history } = standing;
    const trial = tried(history, { by: this.lesson.learner, command }, [], seededRandom(1));
    const sure = trial.kind === 'taken' && trial.history.played.at(-1)?.rolls.length === 0;
    return this.view(sure ? { ...standing, history: trial.history } : standing);
  }

  /** One order of the computer's for a seat; `name` where the lesson says which computer. */
  byComputer(standing: LessonStanding, by: Seat, name?: string): LessonStanding {
    const bot = computerOf(this.ruleset, name) ?? this.ruleset.bots[0];
    if (bot === undefined) throw new Error(`${this.ruleset.name} has no computer that could answer.`);
    const command = bot.choose(this.view(standing, by), this.offers(standing, by), by, this.#random) as JsonObject;
    const given = this.give(standing, command, by);
    if (!given.ok) throw new Error(`The computer gave an order that is refused: ${given.reason.sentence}`);
    return given.standing;
  }

  sample(standing: LessonStanding, offer: JsonObject): JsonObject {
    const { learner } = this.lesson;
    return this.ruleset.sample(this.view(standing), offer, learner, this.#random) as JsonObject;
  }
  /** The order that changes least; legal whenever the learner is asked. */
  safest(standing: LessonStanding): JsonObject {
    return this.ruleset.standingAnswer(this.view(standing), this.lesson.learner) as JsonObject;
  }
}
