/** One thing that can be followed, and whether whoever looks follows it. */
import type { FollowAsked, FollowKind, FollowList, FollowTell } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { me, sentenceOf } from '#lib/match/me.svelte.ts';
import { follows } from './api.ts';
import { toldWords } from './tell-words.ts';

export class FollowDesk {
  readonly kind: FollowKind;
  readonly #id: string;
  /** Undefined until the server was asked, and for who has no account. */
  asked = $state.raw<FollowAsked | undefined>();
  busy = $state(false);

  constructor(kind: FollowKind, id: string) {
    this.kind = kind;
    this.#id = id;
  }

  async load(): Promise<void> {
    if (!me.person?.handle) return;
    // Nobody needs it to read the page.
    const list = await follows.follows({ kind: this.kind, id: this.#id }).catch(() => undefined);
    this.asked = list?.asked ?? undefined;
  }

  /** With one press: at the first moment that there is. */
  follow(): Promise<void> {
    const tell = this.asked?.tells.find((each) => each === 'start' || each === 'end') ?? 'end';
    return this.choose(tell);
  }

  choose(tell: FollowTell, round?: number): Promise<void> {
    const { kind } = this;
    const body = { kind, id: this.#id, tell, ...(round === undefined ? {} : { round }) };
    return this.#ask(() => follows.follow(body), toldWords({ kind, tell, round: round ?? null }));
  }

  stop(): Promise<void> {
    return this.#ask(() => follows.unfollow({ kind: this.kind, id: this.#id }), 'You do not follow it any more.');
  }

  async #ask(question: () => Promise<FollowList>, done: string): Promise<void> {
    this.busy = true;
    try {
      this.asked = (await question()).asked ?? undefined;
      toasts.show(done);
    } catch (thrown) {
      toasts.show(sentenceOf(thrown), 'bad');
    }
    this.busy = false;
  }
}
