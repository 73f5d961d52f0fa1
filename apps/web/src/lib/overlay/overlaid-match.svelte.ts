/** A match on an overlay: asked for until it answers, followed over cuts, hours and restarts, and never ahead of its watchers. */
import { ApiError } from '@broadside/client';
import { WatchIndex } from '@broadside/protocol';
import type { MatchHeader, MatchToWatch } from '@broadside/protocol';
import { server } from '#lib/match/me.svelte.ts';
import { hidesOutcomes, isHidden } from '#lib/watch/spoiler.ts';
import { FollowedTable } from '#lib/watch/followed-table.svelte.ts';

/** What cannot be fetched is asked for again after so long, in milliseconds. */
const againMs = 5000;
/** What is not there may come to be: a match that is made, a pass that is given. */
const absentMs = 30_000;

export class OverlaidMatch {
  match = $state.raw<MatchHeader | undefined>();
  ratings = $state.raw<MatchToWatch['ratings']>([]);
  table = $state.raw<FollowedTable | undefined>();
  /** Why nothing is shown, in a sentence. */
  problem = $state<string | undefined>();
  readonly id: string;
  readonly #pass: string | undefined;
  readonly #stream: string;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `stream`: the origin of a cache, or '' for this site. */
  constructor(id: string, { pass, stream = '' }: { readonly pass: string | undefined; readonly stream?: string }) {
    this.id = id;
    this.#pass = pass;
    this.#stream = stream;
    void this.load();
  }

  /** Asks for its header, and follows it from the first answer on. */
  async load(): Promise<void> {
    clearTimeout(this.#again);
    try {
      if (this.table === undefined && (await this.#isKept())) {
        this.problem =
          'You hide results in this browser, and this match is over. Its page shows them when you want to.';
        return;
      }
      const { sides } = await server.scoreboard(this.id, this.#pass);
      const { match } = await server.match(this.id);
      if (this.#closed) return;
      // What ran while it was shown is shown to its end; what is over already is not opened.
      if (isHidden(match) && this.table === undefined) {
        this.problem = 'This match is over, and its results are hidden. Its page shows them to whoever asks.';
        return;
      }
      this.ratings = sides.flatMap(({ seats }) =>
        seats.flatMap(({ seat, rating }) => (rating === null ? [] : [{ seat, rating }])),
      );
      this.match = match;
      this.problem = undefined;
      this.#follow(match);
    } catch (thrown) {
      if (this.#closed) return;
      const refused =
        thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500 && thrown.status !== 429;
      const sentence = thrown instanceof ApiError ? thrown.message : 'The server cannot be reached.';
      // What is shown already stays while the server is away.
      if (refused) this.#leave();
      if (this.match === undefined || refused) this.problem = `${sentence} This page keeps asking.`;
      this.#again = setTimeout(() => void this.load(), refused ? absentMs : againMs);
    }
  }

  /** Its requests bear no cookie: whoever hides results here is shown nothing of a match that is over. */
  async #isKept(): Promise<boolean> {
    if (!hidesOutcomes()) return false;
    const answer = await fetch(`${this.#stream}/watch/${this.id}/index.json`);
    return answer.ok && WatchIndex.parse(await answer.json()).over;
  }

  #follow({ ruleset }: MatchHeader): void {
    if (this.table !== undefined) return;
    const opened = new FollowedTable(this.id, ruleset, this.#stream);
    void opened.open(true);
    this.table = opened;
  }

  #leave(): void {
    this.table?.close();
    this.table = undefined;
    this.match = undefined;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.table?.close();
  }
}
