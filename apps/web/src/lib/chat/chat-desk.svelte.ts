/** The chat of one table as its page shows it: which room, what is new, what is being written. */
import { chatRooms, isOver } from '@broadside/protocol';
import type { ChatLine, ChatRoom, WatchersChat } from '@broadside/protocol';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { me } from '#lib/match/me.svelte.ts';
import { mutes } from './mutes.svelte.ts';
import { shutBy, wordsOfRule } from './talk-desk.ts';
import type { ChatHearers, TalkDesk } from './talk-desk.ts';

const openKey = 'chat-open';

/** The page of a match with its chat open at a line. */
export const lineLink = (match: string, room: ChatRoom, line: number): string =>
  `/match/${match}?said=${String(line)}&room=${room}`;

export class ChatDesk implements TalkDesk {
  readonly #session: () => MatchSession;
  #open = $state(kept(openKey) === '1');
  draft = $state('');
  sending = $state(false);
  /** Why the last message was not taken. */
  refused = $state('');
  /** The newest line that was read on this page, by match. */
  #seen = $state<{ readonly [match: string]: number }>({});
  #picked = $state<ChatRoom | undefined>();
  /** The line that a link led to. */
  readonly pointed: number | undefined;

  /** People talk at this table; nobody does at a table of one's own, or where it was agreed so. */
  readonly on: boolean = $derived.by(() => {
    const { shared, state } = this.#session();
    return shared && state.match !== null && state.match.chat !== false;
  });
  /** It was made without a chat, which is worth saying [CHAT-7]. */
  readonly off: boolean = $derived.by(() => {
    const { shared, state } = this.#session();
    return shared && state.match?.chat === false;
  });
  readonly own: ChatRoom = $derived.by(() => (this.#session().seat === null ? 'watchers' : 'players'));
  /** Both rooms can be read: the match is over. */
  readonly both: boolean = $derived.by(() => isOver(this.#session().state.match?.status ?? 'open'));
  /** Who reads what one says now: after the end, whoever comes [CHAT-2]. */
  readonly hearers: ChatHearers = $derived.by(() =>
    this.both ? 'everybody' : this.own === 'players' ? 'players' : 'spectators',
  );
  /** How the watchers' room is written in, for who writes there. */
  readonly rule: WatchersChat | undefined = $derived.by(() =>
    this.own === 'watchers' ? this.#session().state.watchersChat : undefined,
  );
  /** Why there is no field to write in. */
  readonly shut: string = $derived.by(() => shutBy(this.rule, Boolean(me.person?.handle)));
  readonly accountHelps: boolean = $derived.by(() => this.rule?.who !== 'nobody');
  /** What the field says of it. */
  readonly ruleWords: string = $derived.by(() => (this.rule ? wordsOfRule(this.rule) : ''));
  readonly room: ChatRoom = $derived.by(() => (this.both ? (this.#picked ?? this.own) : this.own));
  /** A link led to a line of the other room, which is not to be read before the end. */
  readonly hidden: boolean = $derived.by(
    () => this.pointed !== undefined && !this.both && this.#picked !== undefined && this.#picked !== this.own,
  );
  readonly lines: readonly ChatLine[] = $derived.by(() => this.#session().state.chat[this.room]);
  readonly emptyWords: string = $derived.by(() => {
    if (this.both) return `The ${this.room === 'players' ? 'players' : 'spectators'} said nothing.`;
    return this.own === 'players'
      ? 'Nobody has written yet. Only the players read this before the end.'
      : 'Nobody has written yet. The players read this when the match is over.';
  });
  readonly #fresh: readonly ChatLine[] = $derived.by(() =>
    this.#session().state.chat[this.own].filter(
      (line) =>
        line.id > this.#seenLine && line.removed !== true && line.person !== me.person?.id && !mutes.has(line.person),
    ),
  );
  readonly unread: number = $derived.by(() => this.#fresh.length);
  /** What the folded line shows. */
  readonly last: ChatLine | undefined = $derived.by(() =>
    this.#session().state.chat[this.own].findLast((line) => line.removed !== true && !mutes.has(line.person)),
  );

  /** `session`: whichever the page shows. */
  constructor(session: () => MatchSession, link = globalThis.location?.search ?? '') {
    this.#session = session;
    const [, said] = /[?&]said=([1-9][0-9]{0,9})(&|$)/.exec(link) ?? [];
    if (said === undefined) return;
    this.pointed = Number(said);
    this.#picked = chatRooms.find((each) => link.includes(`room=${each}`));
    this.#open = true;
  }

  /** Also after the page was loaded anew. */
  get open(): boolean {
    return this.#open;
  }
  set open(open: boolean) {
    this.#open = open;
    keep(openKey, open ? '1' : '0');
  }

  get #seenLine(): number {
    return this.#seen[this.matchId] ?? Number(kept(this.#key));
  }

  get matchId(): string {
    return this.#session().state.match?.id ?? '';
  }

  get ruled(): { readonly match: string } {
    return { match: this.matchId };
  }

  matchOf(_line: ChatLine): string {
    return this.matchId;
  }

  get #key(): string {
    return `chat-seen:${this.matchId}`;
  }

  pick(room: ChatRoom): void {
    this.#picked = room;
  }

  /** Everything that is here was read. */
  read(): void {
    const newest = this.#session().state.chat[this.own].at(-1)?.id ?? 0;
    if (newest <= this.#seenLine) return;
    this.#seen = { ...this.#seen, [this.matchId]: newest };
    keep(this.#key, String(newest));
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === '' || this.sending) return;
    this.sending = true;
    const refused = await this.#session().say(text);
    this.sending = false;
    this.refused = refused ?? '';
    if (refused !== undefined) return;
    this.draft = '';
    // It is said in one's own room, where one looks for it.
    this.#picked = undefined;
  }
}

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '0';
  } catch {
    return '0';
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage may be closed to us; what is new is then counted anew on the next page.
  }
}
