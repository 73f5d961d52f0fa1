/**
 * Where a table keeps what a story of the other side's turn is made of. What tells and draws it is fetched when something was
 * done while the page was open, or somebody asks for it: a table comes without it.
 */
import { getContext, setContext, untrack } from 'svelte';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type * as storyParts from '#lib/story/parts.ts';
import type { SceneStage } from './stage.svelte.ts';
import { placeTempo } from './tempo.ts';
import { Trail, type TrailSpot } from './trail.ts';

/** Who comes back to a match reads what was done meanwhile: when the table stands. */
const afterMs = 2500;

export class StoryPlace {
  readonly trail = new Trail();
  /** Grows with what the trail knows. */
  noted = $state(0);
  parts = $state.raw<typeof storyParts | undefined>();
  teller = $state.raw<storyParts.Teller | undefined>();
  rounds = $state.raw<storyParts.RoundBook | undefined>();
  follower = $state.raw<storyParts.Follower | undefined>();
  #since: number | undefined;
  #asking: Promise<void> | undefined;
  readonly #session: MatchSession;
  readonly #stage: SceneStage;
  readonly #asked: () => boolean;
  readonly #measures: () => boolean;
  readonly #tempo = placeTempo();

  /** `asked`: a question stands over the table, and has its person's eye; `measures`: they measure. */
  constructor(session: MatchSession, stage: SceneStage, asked: () => boolean, measures: () => boolean) {
    this.#session = session;
    this.#stage = stage;
    this.#asked = asked;
    this.#measures = measures;
  }

  note(seq: number, spots: ReadonlyMap<string, TrailSpot>): void {
    this.trail.note(seq, spots);
    untrack(() => (this.noted += 1));
  }

  /** What the table tells by now. */
  take(): void {
    const { log, seq, view } = this.#session.state;
    untrack(() => {
      if (seq === 0) return;
      const since = (this.#since ??= seq);
      this.follower?.take(seq);
      this.teller?.take({ log, seq });
      this.rounds?.take({ log, seq, view });
      if (this.#asked()) this.teller?.giveWay(false);
      const done = log.some(({ cue, seq: told }) => told > since && (cue?.is === 'move' || cue?.is === 'attack'));
      if (done && this.teller === undefined) void this.#fetch();
    });
  }

  /** Fetches it in a while for who plays; the way to call it off. */
  later(): () => void {
    const timer = setTimeout(() => {
      if (this.#session.live && this.#session.seat !== null) void this.#fetch();
    }, afterMs);
    return () => clearTimeout(timer);
  }

  async replay(): Promise<void> {
    await this.#fetch();
    if (!this.#asked()) this.teller?.replay();
  }

  /** Without a connection no story is told; the next thing that is done asks again. */
  #fetch(): Promise<void> {
    if (this.teller !== undefined) return Promise.resolve();
    const take = async (): Promise<void> => {
      const parts = await import('#lib/story/parts.ts');
      const since = this.#since ?? this.#session.state.seq;
      const occupied = (): boolean => this.#asked() || this.#measures();
      const asks = { tempo: this.#tempo, occupied };
      const { teller, rounds, follower } = parts.beginStories(this.#session, this.#stage, asks, since);
      this.teller = teller;
      this.rounds = rounds;
      this.follower = follower;
      this.parts = parts;
      teller.take(this.#session.state);
      rounds.take(this.#session.state);
    };
    this.#asking ??= take()
      .catch(() => undefined)
      .finally(() => (this.#asking = undefined));
    return this.#asking;
  }
}

const PLACE = Symbol('stories of a table');
export const provideStories = (...asks: ConstructorParameters<typeof StoryPlace>): StoryPlace =>
  setContext(PLACE, new StoryPlace(...asks));
/** Nothing where no stories are told. */
export const useStories = (): StoryPlace | undefined => getContext<StoryPlace | undefined>(PLACE);
