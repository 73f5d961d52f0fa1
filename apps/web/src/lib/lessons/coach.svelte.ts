/** The coach of a lesson as its page sees it: what it says, what it waits for, what it shows. */
import type { AnyRuleset, JsonObject, LogLine } from '@broadside/rules/kernel';
import {
  type Lesson,
  type LessonState,
  LessonRunner,
  type LessonStep,
  type GameTeaching,
  type CoachWords,
} from '@broadside/rules/kernel/lessons';
import { untrack } from 'svelte';
import { MatchSession } from '#lib/match/session.svelte.ts';
import { keepPlace, restorePlace } from './keeping.ts';
import { LessonLine } from './lesson-line.ts';

/** Milliseconds between two orders of the other side, and between two things that are shown. */
const PACE = 650;
/** How long what was shown stands before it is taken back. */
const STANDS = 1600;
/** A hand that moves is measured when it rests. */
const RESTS = 120;

class LessonSession extends MatchSession {
  override readonly shared: boolean = false;
}
const still = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Coach {
  readonly lesson: Lesson;
  readonly session: MatchSession;
  readonly runner: LessonRunner;
  readonly table: LessonLine;
  state = $state.raw<LessonState>() as LessonState;
  /** The order in preparation, once somebody has put something into it. */
  prepared = $state.raw<JsonObject | undefined>();
  /** What is shown stands on the table. */
  showing = $state(false);
  /** The step that was shown before. */
  #shown = $state(-1);
  readonly #before: LessonState[] = $state.raw([]);
  #undoable = $state(0);
  #way: ReturnType<LessonRunner['way']>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly step: LessonStep | undefined = $derived.by(() => this.runner.stepOf(this.state));
  readonly told: CoachWords | undefined = $derived.by(() =>
    this.runner.told(this.state, this.prepared ?? this.state.drafted),
  );
  readonly ended: boolean = $derived.by(() => this.step === undefined);
  readonly freePlay: boolean = $derived.by(() => this.runner.freePlay(this.state));
  /** The other side acts; nothing is asked of the learner. */
  readonly waits: boolean = $derived.by(() => !this.freePlay && this.runner.pending(this.state));
  readonly spoken: boolean = $derived.by(() => this.state.speaking !== undefined);
  readonly undoable: boolean = $derived.by(() => this.#undoable > 0);
  /** A step that is done by reading. */
  readonly reads: boolean = $derived.by(() => this.step?.until.pressed !== undefined);
  readonly showable: boolean = $derived.by(() => (this.step?.show.length ?? 0) > 0 && !this.reads);
  readonly again: boolean = $derived.by(() => this.#shown === this.state.at);
  /** What is prepared would do the step: its button is lit. */
  readonly ready: boolean = $derived.by(() => {
    const command = this.session.desk?.command as JsonObject | undefined;
    return command !== undefined && this.step?.until.command !== undefined && this.runner.would(this.state, command);
  });

  constructor(ruleset: AnyRuleset, teaching: GameTeaching, lesson: Lesson, random: () => number = Math.random) {
    this.lesson = lesson;
    this.runner = new LessonRunner(ruleset, teaching, lesson, random);
    const begun = this.runner.begin();
    if (!begun.ok) throw new Error(begun.problems.join(' '));
    const state = restorePlace(ruleset.id, lesson.id, this.steps, begun.value);
    this.state = state;
    const nameOf = (seat: string): string => (seat === lesson.learner ? 'You' : 'The lesson');
    const opening: LogLine = {
      parts: ['The dice of a lesson are laid, not thrown, until you leave its path.'],
      ...{ rules: [], tone: 'phase' },
    };
    const options = { history: state.history, name: lesson.title, look: lesson.learner, nameOf, random, opening };
    this.table = new LessonLine(options, (command) => this.#given(command as JsonObject));
    this.session = new LessonSession(this.table);
    this.session.onpick = (record) => this.#picked(record);
    $effect(() => this.#watch());
    this.#go();
  }

  get steps(): readonly string[] {
    return this.lesson.steps.map(({ id }) => id);
  }

  /** Takes note of what is being prepared, when the hand rests. */
  #watch(): (() => void) | undefined {
    const { desk } = this.session;
    const command = desk?.command;
    const begun = desk?.begun === true;
    const timer = setTimeout(() => {
      this.prepared = begun && command ? (JSON.parse(JSON.stringify(command)) as JsonObject) : undefined;
      if (this.prepared && !this.showing) this.#note({ kind: 'draft', command: this.prepared });
    }, RESTS);
    return () => clearTimeout(timer);
  }

  #picked(record: string): void {
    if (!this.showing) this.#note({ kind: 'selected', record });
  }
  #note(happening: Parameters<LessonRunner['notice']>[1]): void {
    const next = this.runner.notice(this.state, happening);
    if (next !== this.state) this.#become(next);
  }

  #given(command: JsonObject): ReturnType<LessonLine['give']> {
    this.#endShow();
    const { seq } = this.table.state;
    const did = this.runner.give(this.state, command);
    if (!did.ok) return { kind: 'rejected', seq, reason: did.reason };
    this.#remember(this.state);
    this.#become(did.state);
    return { kind: 'accepted', seq: this.table.state.seq };
  }
  #remember(state: LessonState): void {
    this.#before.push(state);
    this.#undoable = this.#before.length;
  }

  #become(state: LessonState): void {
    this.state = state;
    this.table.take(state.history);
    keepPlace(this.table.ruleset.id, this.lesson.id, this.steps, state);
    this.#go();
  }

  /** The other side acts order by order, so that each can be followed. */
  #go(): void {
    clearTimeout(this.#timer);
    if (!untrack(() => this.runner.pending(this.state))) return;
    this.#timer = setTimeout(() => this.#become(this.runner.advance(this.state)), still() ? 30 : PACE);
  }

  next(): void {
    this.#note({ kind: 'pressed', button: 'coach.next' });
  }
  takeBack(): void {
    this.#endShow();
    const before = this.#before.pop();
    this.#undoable = this.#before.length;
    if (before) this.#become(before);
  }
  goOn(): void {
    this.#become(this.runner.goOn(this.state));
  }
  skip(): void {
    this.#endShow();
    this.#remember(this.state);
    this.#become(this.runner.skip(this.state));
    this.#prepare();
  }
  /** What stands prepared after a step was skipped lies in the order too. */
  #prepare(): void {
    const { drafted } = this.state;
    if (drafted) this.session.desk?.prepare(drafted);
  }

  /** Shows the step and takes it back; pressed again, or while it is shown, it is left standing. */
  show(): void {
    if (this.showing || this.again) {
      const way = this.#way ?? this.runner.way(this.state);
      const from = this.state;
      this.#endShow();
      this.#remember(from);
      this.#become(way ? this.runner.leave(from, way) : this.runner.skip(from));
      return this.#prepare();
    }
    const way = this.runner.way(this.state);
    if (!way) return this.skip();
    this.#way = way;
    this.showing = true;
    this.#shown = this.state.at;
    const pace = still() ? 250 : PACE;
    const put = (index: number): void => {
      const shown = way.states[index];
      if (!shown) return void (this.#timer = setTimeout(() => this.#endShow(), STANDS));
      this.table.take(shown.history);
      if (shown.drafted) this.session.desk?.prepare(shown.drafted);
      if (way.last.kind === 'selected') this.session.desk?.look(way.last.record);
      this.#timer = setTimeout(() => put(index + 1), pace);
    };
    put(0);
  }
  #endShow(): void {
    if (!this.showing) return;
    clearTimeout(this.#timer);
    this.showing = false;
    this.table.take(this.state.history);
    this.session.desk?.drop();
    if (this.state.drafted) this.session.desk?.prepare(this.state.drafted);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.session.close();
  }
}
