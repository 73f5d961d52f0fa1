/** A match as its watch page sees it: what is released so far, the moment one looks at, and how it plays on from there. */
import { watch, type ClientState, type WatchedEntry, type WatchedMatch } from '@broadside/client';
import { problemOf, type Problem } from '#lib/match/me.svelte.ts';
import { linesUpTo } from '#lib/match/looked-at.ts';
import { MatchSession, type SessionLine } from '#lib/match/session.svelte.ts';
import {
  beatOf,
  catchUpStops,
  dwellMs,
  nearest,
  stretchAt,
  timelineOf,
  type TimelineBeat,
  type Timeline,
} from './timeline.ts';
import { ChanceLine, estimateNote, type ChancePoint } from './explain/chances-of.ts';
import { StreamLine } from './stream-line.ts';
import { tell } from './spoiler.ts';
import { WatchLine } from './watch-line.ts';

export const speeds = [0.5, 1, 2, 4, 16] as const;
export type WatchSpeed = (typeof speeds)[number];

/** Behind by so many entries of a match without rounds is worth catching up. */
const muchBehind = 60;
/** Of a match whose end nobody wants to know yet: entries that are fetched at once, and how few lie ahead before more are. */
const [fewEntries, leastAhead] = [8, 4];
/** Its bar goes on by so many entries beyond the one that is looked at, however long the match is. */
const openStretch = 64;
/** Of a long match not every entry is estimated. */
const mostPoints = 240;

export class Watching {
  readonly session: MatchSession;
  /** Watchers talk here; over the stream nobody is heard. */
  readonly talks: boolean;
  readonly #line: WatchLine;
  readonly #match: WatchedMatch;
  readonly #live: SessionLine;
  /** By the number of their entry; not all are known at first. */
  readonly #beats: (TimelineBeat | undefined)[] = [];
  readonly #stops: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** The public moment: the newest entry that is released. */
  end = $state(0);
  /** Everybody may know that the match is over. */
  over = $state(false);
  /** The entry that is looked at. */
  at = $state(0);
  /** One looks at the public moment, wherever it goes. */
  following = $state(true);
  /** `marks`: catching up. */
  playing = $state.raw<'no' | 'entries' | 'marks'>('no');
  speed = $state<WatchSpeed>(1);
  /** A moment was asked for and is on its way. */
  fetching = $state(false);
  /** The bar knows the whole match. */
  whole = $state(false);
  /** What watchers have said by now, wherever one looks. */
  said = $state.raw<ClientState['chat']['watchers']>([]);
  /** Messages that wait until one comes to their moment. */
  readonly saidLater: number = $derived(this.following ? 0 : this.said.filter(({ seq = 0 }) => seq > this.at).length);
  /** The match is over, and whoever watches does not want to know its end before they come to it [WATCH-66]. */
  slow = $state(false);
  /** The farthest entry that they have seen. */
  #reached = 0;
  /** Why it does not. */
  problem = $state.raw<Problem | undefined>();
  timeline = $state.raw<Timeline>({ rounds: [], marks: [], turns: [] });
  /** Who was likely to win, in the order of entries; empty where the game has no measured estimate. */
  chances = $state.raw<readonly ChancePoint[]>([]);
  /** How they are made, and how good such estimates were. */
  estimateNote = $state('');
  #chanceLine: ChanceLine | undefined;
  /** Which stretch of the bar holds the moment that is looked at. */
  readonly stretch: number = $derived(stretchAt(this.timeline, this.at));
  readonly roundsBehind: number = $derived(this.following ? 0 : this.timeline.rounds.length - 1 - this.stretch);
  readonly muchBehind: boolean = $derived(
    !this.slow && (this.roundsBehind > 1 || (this.timeline.rounds.length < 2 && this.end - this.at > muchBehind)),
  );

  /** `live`: the socket of the match, or its stream, which the page opened and closes. */
  constructor(live: SessionLine, match: string) {
    const streamed = live instanceof StreamLine;
    this.talks = !streamed;
    this.#match = streamed ? live.watched : watch({ url: '', match });
    this.#line = new WatchLine(live);
    this.session = new MatchSession(this.#line);
    this.#live = live;
    if (streamed && live.slow) this.#beginSlowly();
    else {
      this.#stops.push(live.subscribe((state) => this.#now(state)));
      void this.fetchAll();
    }
  }

  /** At the newest entry that is here: the one that was asked for. */
  #beginSlowly(): void {
    [this.slow, this.following] = [true, false];
    const { seq } = this.#match.state;
    this.#lookSlowly(seq);
    this.#fetch(1, seq - 1).then(
      () => (this.whole = !this.#closed),
      (thrown: unknown) => (this.problem = problemOf(thrown)),
    );
  }

  /** Looks at an entry, fetched with little more than it. Whoever comes to the last one knows the end. */
  #lookSlowly(to: number): void {
    this.at = to;
    this.#see(to);
    this.#reach(to).then(
      () => {
        if (this.at !== to || this.#closed || !this.slow) return;
        const { seq, over } = this.#match.state;
        const entry = this.#match.entry(Math.min(to, seq));
        if (over && to >= seq) return this.#endSlowly();
        if (entry) this.#show(entry);
        // A few more, so that it plays on without waiting.
        if (!over && seq - to < leastAhead) void this.#match.more(fewEntries).catch(() => undefined);
      },
      (thrown: unknown) => {
        this.fetching = false;
        this.problem = problemOf(thrown);
      },
    );
  }

  async #reach(to: number): Promise<void> {
    this.fetching = this.#match.entry(to) === undefined;
    for (let known = this.#match.state; known.seq < to && !known.over && !this.#closed; known = this.#match.state)
      await this.#match.more(Math.max(fewEntries, to - known.seq));
    const last = Math.min(to, this.#match.state.seq);
    for (let seq = last; seq > 0 && this.#beats[seq] === undefined; seq -= 1) {
      const entry = this.#match.entry(seq);
      if (entry) this.#note(entry);
    }
    this.#see(last);
  }

  /** The bar goes as far as one has been, and goes on from there. */
  #see(seq: number): void {
    this.#reached = Math.max(this.#reached, seq);
    this.end = (Math.floor(this.#reached / openStretch) + 2) * openStretch;
    this.#draw();
  }

  /** Whoever wants the end after all is told it. */
  #toTheEnd(): void {
    this.fetching = true;
    const all = async (): Promise<void> => {
      while (!this.#match.state.over && !this.#closed) await this.#match.more(openStretch);
      await this.#reach(this.#match.state.seq);
      if (!this.#closed) this.#endSlowly();
    };
    all().catch((thrown: unknown) => ([this.fetching, this.problem] = [false, problemOf(thrown)]));
  }

  #endSlowly(): void {
    tell({ match: this.session.state.match?.id ?? '' });
    this.slow = false;
    this.pause();
    this.end = this.#match.state.seq;
    this.over = true;
    this.#draw();
    this.now();
    void this.#estimate();
    if (this.#live instanceof StreamLine) void this.#live.ended();
  }

  /** Fetches all of the match for the bar, the newest first. */
  async fetchAll(): Promise<void> {
    this.problem = undefined;
    try {
      await this.#match.open();
      await this.#fetch(1, this.#match.state.seq);
      this.whole = !this.#closed;
      void this.#estimate();
    } catch (thrown) {
      if (!this.#closed) this.problem = problemOf(thrown);
    }
  }

  /** Entries `first` to `last`, from the last one back. */
  async #fetch(first: number, last: number): Promise<void> {
    for (let seq = last; seq >= first && !this.#closed;) {
      await this.#match.reach(seq);
      for (let entry = this.#match.entry(seq); entry !== undefined && seq >= first; entry = this.#match.entry(seq)) {
        this.#note(entry);
        seq -= 1;
      }
      this.#draw();
    }
  }

  /** Estimates the whole match, then what comes of it: beside the page, and nothing where that cannot be done. */
  async #estimate(): Promise<void> {
    const { ruleset } = this.#line;
    if (this.#closed || ruleset === null || this.#chanceLine !== undefined) return;
    this.#chanceLine = new ChanceLine(ruleset.id);
    const every = Math.ceil(this.end / mostPoints);
    const moments = this.#known
      .filter(({ seq }) => seq % every === 0 || seq === this.end)
      .flatMap(({ seq }) => this.#match.entry(seq) ?? []);
    await this.#estimated(moments);
    const explaining = await ruleset.explaining?.().catch(() => undefined);
    const [first] = this.chances;
    if (explaining && first) this.estimateNote = estimateNote(explaining, first.score);
  }

  async #estimated(moments: readonly WatchedEntry[]): Promise<void> {
    const asked = moments.map(({ seq, view }) => ({ seq, view }));
    const points = await this.#chanceLine?.of(asked).catch(() => undefined);
    if (points) this.chances = [...this.chances, ...points].sort((one, other) => one.seq - other.seq);
  }

  #note(entry: WatchedEntry): void {
    const { story } = this.#line.ruleset ?? {};
    this.#beats[entry.seq] = beatOf(entry, () => story?.standing(entry.view).round);
  }

  get #known(): readonly TimelineBeat[] {
    const known = this.#beats.filter((beat) => beat !== undefined);
    return this.slow ? known.filter(({ seq }) => seq <= this.#reached) : known;
  }

  #draw(): void {
    this.timeline = timelineOf(this.#known, this.end);
  }

  /** The public moment, as the socket has it. */
  #now({ seq, view, log, awaiting, outcome, table, chat }: ClientState): void {
    this.said = chat.watchers;
    if (view === null || seq <= this.end) return;
    const before = this.end;
    const own = log.filter((line) => line.seq === seq);
    const at = own.at(-1)?.at ?? Date.now();
    const entry = { seq, at, view, log: own, awaiting, outcome, table };
    this.#match.put(entry);
    this.end = seq;
    this.over = outcome !== null;
    this.#note(entry);
    this.#draw();
    void this.#estimated([entry]);
    // Frames that the server skipped for a slow reader.
    if (before > 0 && seq > before + 1)
      this.#fetch(before + 1, seq - 1).catch((thrown: unknown) => (this.problem = problemOf(thrown)));
    if (!this.following) return;
    this.at = seq;
    // A round or a match that was held back is told as it was played, not all at once.
    if (before > 0 && !this.session.follows) {
      this.#look(before);
      this.play();
    }
  }

  /** Looks at an entry: at the public moment where it is that or lies beyond. */
  goTo(seq: number): void {
    this.pause();
    this.#look(seq);
  }

  #look(seq: number): void {
    const to = Math.max(1, Math.trunc(seq));
    if (this.slow) return this.#lookSlowly(to);
    if (to >= this.end) return this.now();
    this.following = false;
    this.at = to;
    const entry = this.#match.entry(to);
    if (entry !== undefined) return this.#show(entry);
    this.fetching = true;
    this.#match.reach(to).then(
      (found) => {
        if (this.at === to && !this.following) this.#show(found);
      },
      (thrown: unknown) => {
        this.fetching = false;
        this.problem = problemOf(thrown);
      },
    );
  }

  #show(entry: WatchedEntry): void {
    this.fetching = false;
    this.session.apart = true;
    this.#line.show(
      entry,
      linesUpTo(entry.seq, (seq) => this.#match.entry(seq)?.log),
    );
  }

  /** To the public moment, and along with it. */
  now(): void {
    this.pause();
    if (this.slow) return this.#toTheEnd();
    this.following = true;
    this.fetching = false;
    this.at = this.end;
    this.session.apart = false;
    this.#line.show();
  }

  step(by: 1 | -1): void {
    this.goTo(this.at + by);
  }
  stepTurn(by: 1 | -1): void {
    this.goTo(nearest(this.timeline.turns, this.at, by) ?? (by > 0 ? this.end : 1));
  }
  stepRound(by: 1 | -1): void {
    const starts = this.timeline.rounds.map(({ from }) => from);
    this.goTo(nearest(starts, this.at, by) ?? (by > 0 ? this.end : 1));
  }

  toggle(): void {
    if (this.playing === 'no') this.play();
    else this.pause();
  }

  /** Plays on from here; from the start where this is the end of a match. */
  play(): void {
    if (this.following) {
      if (!this.over) return;
      this.#look(1);
    }
    this.playing = 'entries';
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [here, next] = [this.#beats[this.at], this.#beats[this.at + 1]];
    const wait = here && next ? dwellMs(here.at, next.at, this.speed) : 500;
    this.#timer = setTimeout(() => {
      if (this.playing !== 'entries') return;
      // What is on its way is waited for.
      if (!this.fetching) this.#look(this.at + 1);
      if (!this.following) this.#next();
    }, wait);
  }

  /** Plays what weighs most of what was missed, in a minute and a half at most. */
  catchUp(): void {
    if (this.following || this.slow) return;
    this.playing = 'marks';
    const { seqs, eachMs } = catchUpStops(this.timeline, this.at, this.end);
    const on = (next: number): void => {
      this.#timer = setTimeout(() => {
        const seq = seqs[next];
        if (this.playing !== 'marks' || seq === undefined) return;
        this.#look(next === seqs.length - 1 ? this.end : seq);
        if (!this.following) on(next + 1);
      }, eachMs);
    };
    clearTimeout(this.#timer);
    on(0);
  }

  pause(): void {
    this.playing = 'no';
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#closed = true;
    this.pause();
    for (const stop of this.#stops) stop();
    this.#chanceLine?.close();
    this.session.close();
    this.#match.close();
  }
}
