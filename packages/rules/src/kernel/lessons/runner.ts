/**
 * A lesson being played. Its state never changes: each thing that the learner does makes another, so that anything can be
 * taken back, and so that the way to the end of a step can be tried before it is shown.
 */
import type { AnyRuleset, JsonObject, Random, Rejection, Result, Seat, View } from '../contract.ts';
import { fits, holds, type Happening } from './fitting.ts';
import type { Lesson, LessonStep, Otherwise } from './schema.ts';
import { plainText, type CoachRun, worded } from './sentences.ts';
import { LessonTable, type LessonStanding } from './table.ts';
import type { GameTeaching } from './teaching.ts';

/** How a step ended: as told, in another legal way, or passed over because it could not be reached any more. */
export type Mark = 'done' | 'otherwise' | 'passed';

export interface LessonState extends LessonStanding {
  /** The step that is taught; as many as there are when the lesson is over. */
  readonly at: number;
  readonly marks: readonly Mark[];
  /** How many orders of the step's reply the other side has given. */
  readonly replied: number;
  /** The other side has replied, and the step waits for the learner. */
  readonly begun: boolean;
  /** The by-way that speaks: its number among the step's. */
  readonly speaking: number | undefined;
  /** The order in preparation that ended an earlier step. */
  readonly drafted: JsonObject | undefined;
}

/** A way to the end of a step: the table after each thing that is done, and what was done last. */
export interface StepWay {
  readonly states: readonly LessonState[];
  readonly last: Happening;
}

export type Did =
  { readonly ok: true; readonly state: LessonState } | { readonly ok: false; readonly reason: Rejection };

/** What the coach says now. */
export interface CoachWords {
  readonly goal: string;
  readonly why: readonly CoachRun[];
  readonly rule: string;
  readonly point: readonly string[];
  /** What may be answered to a by-way; empty where the coach waits for the step. */
  readonly offer: Otherwise['offer'];
}

const nothing: Happening = { kind: 'nothing' };
/** How far ahead the end of a step is looked for, in orders, and how often an offer is tried. */
const LOOK_AHEAD = 8;
const TRIES = 8;

export class LessonRunner {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  readonly #teaching: GameTeaching;
  readonly #reach = new WeakMap<LessonState, boolean>();

  constructor(ruleset: AnyRuleset, teaching: GameTeaching, lesson: Lesson, random: Random) {
    this.lesson = lesson;
    this.#teaching = teaching;
    this.table = new LessonTable(ruleset, lesson, random);
  }

  /** The lesson at its beginning, or what is wrong with its position. */
  begin(): Result<LessonState> {
    const begun = this.table.begin();
    if (!begun.ok) return begun;
    const first: LessonState = {
      ...begun.value,
      ...{ at: 0, marks: [], replied: 0, begun: false, speaking: undefined, drafted: undefined },
    };
    if (this.table.path === undefined) {
      const { played } = this.#asTold(first).history;
      this.table.path = played.flatMap(({ rolls }) => rolls);
    }
    return { ok: true, value: this.#settled(first, nothing) };
  }

  /** The main line to where dice are thrown, so that its rolls are known again. */
  #asTold(first: LessonState): LessonState {
    let state = this.#settled(first, nothing);
    for (let turn = 0; turn < this.lesson.steps.length && state.onPath; turn += 1) {
      state = this.rest(state);
      if (this.freePlay(state)) break;
      state = this.rest(this.skip(state));
    }
    return state;
  }

  stepOf({ at }: LessonState): LessonStep | undefined {
    return this.lesson.steps[at];
  }
  /** All steps are behind the learner. */
  ended(state: LessonState): boolean {
    return this.stepOf(state) === undefined;
  }
  /** The learner and the computer play the match out. */
  freePlay(state: LessonState): boolean {
    return typeof this.stepOf(state)?.reply === 'string';
  }

  /** What the coach says; `prepared` is the order in preparation, by which things are measured. */
  told(state: LessonState, prepared: JsonObject | undefined = state.drafted): CoachWords | undefined {
    const step = this.stepOf(state);
    if (step === undefined) return undefined;
    const view = prepared ? this.table.asIfGiven(state, prepared) : this.table.view(state);
    const said = state.speaking === undefined ? undefined : step.else[state.speaking];
    const words = (text: string) => worded(text, { view, prepared }, this.#teaching.measures);
    return {
      goal: plainText(words(said?.say ?? step.goal)),
      why: words(said?.why ?? step.why),
      rule: said?.rule ?? step.rule,
      point: step.point,
      offer: said?.offer ?? [],
    };
  }

  /** The learner gives an order. */
  give(state: LessonState, written: JsonObject): Did {
    const spoken = state.speaking === undefined ? state : this.goOn(state);
    const given = this.table.give(spoken, written);
    if (!given.ok) return given;
    const next = { ...spoken, ...given.standing, drafted: undefined };
    return { ok: true, state: this.#settled(next, { kind: 'command', command: given.command }) };
  }

  /** The learner prepares an order, looks at a thing, presses a button of the coach. */
  notice(state: LessonState, happening: Exclude<Happening, { kind: 'command' }>): LessonState {
    return state.speaking === undefined ? this.#settled(state, happening) : state;
  }

  /** Leaves the step as it was done otherwise. */
  goOn(state: LessonState): LessonState {
    return state.speaking === undefined ? state : this.#settled(this.#next(state, 'otherwise'), nothing);
  }

  /** The other side has something to do before the learner goes on. */
  pending(state: LessonState): boolean {
    const step = this.stepOf(state);
    if (step === undefined || this.table.over(state)) return false;
    if (this.#replies(state) && this.#other(state) !== undefined) return true;
    const waits = step.until.command ?? step.until.draft ?? step.until.over ?? step.reply;
    return waits !== undefined && !this.table.awaiting(state).includes(this.lesson.learner);
  }
  #replies({ onPath, replied, ...state }: LessonState): boolean {
    const reply = this.lesson.steps[state.at]?.reply;
    return onPath && Array.isArray(reply) && replied < reply.length;
  }
  #other(state: LessonState): Seat | undefined {
    return this.table.awaiting(state).find((seat) => seat !== this.lesson.learner);
  }

  /** One order of the other side: what the lesson laid down for it, else the computer's. */
  advance(state: LessonState): LessonState {
    const by = this.#other(state);
    if (by === undefined || !this.pending(state)) return state;
    const reply = this.stepOf(state)?.reply;
    const written = this.#replies(state) && Array.isArray(reply) ? reply[state.replied] : undefined;
    const given = written && this.table.give(state, written, by);
    if (given?.ok) return this.#settled({ ...state, ...given.standing, replied: state.replied + 1 }, nothing);
    const off = this.table.off(state);
    const standing = this.table.byComputer(off, by, typeof reply === 'string' ? reply : undefined);
    return this.#settled({ ...state, ...standing }, nothing);
  }

  /** The state in which the learner is asked again. */
  rest(state: LessonState): LessonState {
    let now = state;
    while (this.pending(now)) now = this.advance(now);
    return now;
  }

  /** The way to the end of the step, state by state; undefined where there is none. The last state has not left the step. */
  way(state: LessonState): StepWay | undefined {
    const states: LessonState[] = [];
    let now: LessonState = { ...state, speaking: undefined };
    const reached = (next: LessonState, last: Happening): boolean => {
      now = next;
      states.push(next);
      return this.#holds(next, last);
    };
    for (const shown of this.stepOf(state)?.show ?? []) {
      const done = this.#shown(now, shown);
      if (done && reached(done.state, done.last)) return { states, last: done.last };
    }
    for (let orders = 0; orders < LOOK_AHEAD && !this.table.over(now); orders += 1) {
      const by = this.#other(now);
      if (!this.table.awaiting(now).includes(this.lesson.learner)) {
        if (by === undefined) return undefined;
        const standing = this.table.byComputer(this.table.off(now), by);
        if (reached({ ...now, ...standing }, nothing)) return { states, last: nothing };
        continue;
      }
      const found = this.#found(now);
      if (found) return { states: [...states, found.state], last: found.last };
      const given = this.table.give(now, this.table.safest(now));
      if (!given.ok) return undefined;
      const last: Happening = { kind: 'command', command: given.command };
      if (reached({ ...now, ...given.standing, drafted: undefined }, last)) return { states, last };
    }
    return undefined;
  }

  #shown(
    state: LessonState,
    shown: LessonStep['show'][number],
  ): { readonly state: LessonState; readonly last: Happening } | undefined {
    if ('select' in shown) return { state, last: { kind: 'selected', record: shown.select } };
    if ('press' in shown) return { state, last: { kind: 'pressed', button: shown.press } };
    if ('draft' in shown) {
      const pattern = this.stepOf(state)?.until.draft ?? {};
      const whole: JsonObject = { ...state.drafted, ...pattern, ...shown.draft };
      const command = this.table.read(state, whole);
      return command && { state: { ...state, drafted: command }, last: { kind: 'draft', command } };
    }
    const given = this.table.give(state, shown.command);
    if (!given.ok) return undefined;
    const last: Happening = { kind: 'command', command: given.command };
    return { state: { ...state, ...given.standing, drafted: undefined }, last };
  }

  /** An order among those offered that ends the step. */
  #found(state: LessonState): { readonly state: LessonState; readonly last: Happening } | undefined {
    const until = this.stepOf(state)?.until;
    const pattern = until?.command ?? until?.draft;
    if (!pattern) return undefined;
    const offers = this.table.offers(state).filter((offer) => {
      const shared = Object.entries(pattern).filter(([field]) => field === 'kind' || Object.hasOwn(offer, field));
      return shared.every(([field, value]) => typeof value === 'object' || fits(value, offer[field]));
    });
    for (const offer of offers)
      for (let one = 0; one < TRIES; one += 1) {
        const command = this.table.sample(state, offer);
        if (until?.command === undefined) {
          const drafted = { ...state, drafted: command };
          const last: Happening = { kind: 'draft', command };
          if (this.#holds(drafted, last)) return { state: drafted, last };
          continue;
        }
        const given = this.table.give(state, command);
        if (!given.ok) continue;
        const last: Happening = { kind: 'command', command: given.command };
        const next = { ...state, ...given.standing, drafted: undefined };
        if (this.#holds(next, last)) return { state: next, last };
      }
    return undefined;
  }

  /** Plays the step for the learner and goes on; where there is no way to its end, it is passed over. */
  skip(state: LessonState): LessonState {
    if (this.ended(state)) return state;
    if (this.stepOf(state)?.until.over === true) return this.#settled(this.#next(state, 'passed'), nothing);
    const way = this.way(state);
    return way ? this.leave(state, way) : this.#settled(this.#next(state, 'passed'), nothing);
  }

  /** The state at the end of a way that was found from `state`. */
  leave(state: LessonState, { states, last }: StepWay): LessonState {
    return this.#settled({ ...(states.at(-1) ?? state), begun: true, speaking: undefined }, last);
  }

  /** Whether giving this order would do the step. */
  would(state: LessonState, command: JsonObject): boolean {
    const until = this.stepOf(state)?.until;
    const scene = { happening: { kind: 'command', command } as const, over: false };
    return (
      until !== undefined &&
      holds(until, { ...scene, view: this.table.asIfGiven(state, command) }, this.#teaching.facts)
    );
  }

  #scene(state: LessonState, happening: Happening): { happening: Happening; view: View; over: boolean } {
    const view = happening.kind === 'draft' ? this.table.asIfGiven(state, happening.command) : this.table.view(state);
    return { happening, view, over: this.table.over(state) };
  }
  #holds(state: LessonState, happening: Happening): boolean {
    const until = this.stepOf(state)?.until;
    return until !== undefined && holds(until, this.#scene(state, happening), this.#teaching.facts);
  }

  #next(state: LessonState, mark: Mark): LessonState {
    // Not to have looked or pressed changes nothing of what comes.
    const step = this.stepOf(state);
    const standing = mark === 'done' || (step && !asksForOrder(step)) ? state : this.table.off(state);
    const marks = [...state.marks, mark];
    return { ...state, ...standing, at: state.at + 1, marks, replied: 0, begun: false, speaking: undefined };
  }

  /** Goes through the steps that are done, or cannot be reached any more, by what just happened. */
  #settled(state: LessonState, happening: Happening): LessonState {
    let now = state;
    let left = happening;
    for (let step = this.stepOf(now); step !== undefined; step = this.stepOf(now)) {
      if (!now.begun) {
        if (this.pending(now)) return now;
        const needed = step.needs;
        if (needed && !holds(needed, this.#scene(now, nothing), this.#teaching.facts)) {
          now = this.#next(now, 'passed');
          continue;
        }
        now = { ...now, begun: true };
      }
      if (this.#holds(now, left)) {
        const kept = left.kind === 'draft' ? left.command : now.drafted;
        now = this.#next({ ...now, drafted: kept }, 'done');
        // What was given once is not given again for the next step.
        if (step.until.command !== undefined || left.kind !== 'command') left = nothing;
        continue;
      }
      if (left.kind === 'command') {
        const scene = this.#scene(now, left);
        const said = step.else.findIndex(({ when }) => holds(when, scene, this.#teaching.facts));
        if (said >= 0) return { ...now, speaking: said };
      }
      if (this.#reachable(now, step, left)) return now;
      now = this.#next(now, left.kind === 'command' && !asksForOrder(step) ? 'otherwise' : 'passed');
    }
    return now;
  }

  /** Whether the step can still be done. As long as nothing was done otherwise, it can. */
  #reachable(state: LessonState, step: LessonStep, last: Happening): boolean {
    if (step.until.over === true) return !this.table.over(state);
    // Who gives an order instead of looking or pressing has gone ahead.
    if (!asksForOrder(step)) return last.kind !== 'command';
    const changed = last.kind === 'command' || (last.kind === 'nothing' && !state.onPath);
    if (!changed || this.pending(state)) return true;
    const known = this.#reach.get(state);
    if (known !== undefined) return known;
    const found = this.way(state) !== undefined;
    this.#reach.set(state, found);
    return found;
  }
}

const asksForOrder = ({ until }: LessonStep): boolean => until.pressed === undefined && until.selected === undefined;
