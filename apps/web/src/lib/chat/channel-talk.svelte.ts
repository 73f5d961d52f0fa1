/** The chat of a channel of TV as its page shows it [WATCH-78]. */
import { ApiError, longPoll } from '@broadside/client';
import { chatPageLines, type ChannelLine, type ChatLine, type WatchersChat } from '@broadside/protocol';
import { me, sentenceOf } from '#lib/match/me.svelte.ts';
import { mayHide } from '#lib/watch/spoiler.ts';
import { channelChat } from './channel-chat-api.ts';
import { shutBy, wordsOfRule, type TalkDesk } from './talk-desk.ts';

export class ChannelTalk implements TalkDesk {
  readonly channel: string;
  lines = $state.raw<readonly ChannelLine[]>([]);
  rule = $state.raw<WatchersChat | undefined>();
  /** They sit at the match that is on: nothing of it is told to them. */
  plays = $state(false);
  /** It came once. */
  here = $state(false);
  /** The server does not answer at the moment. */
  away = $state(false);
  draft = $state('');
  sending = $state(false);
  refused = $state('');
  readonly off = false;
  readonly both = false;
  readonly hidden = false;
  readonly pointed = undefined;
  readonly own = 'watchers';
  readonly room = 'watchers';
  readonly hearers = 'spectators';
  readonly #on: () => string | undefined;
  readonly shut: string = $derived.by(() => {
    if (this.plays) return 'You play in this match. You read and write here when everybody knows its end.';
    if (this.#on() === undefined) return 'Nothing is on. You can write here when the next match begins.';
    return shutBy(this.rule, Boolean(me.person?.handle));
  });
  /** Who plays is not told whether anybody wrote. */
  readonly emptyWords: string = $derived.by(() =>
    this.plays ? '' : 'Nobody has written yet. The players read this when the match is over.',
  );
  readonly accountHelps: boolean = $derived.by(
    () => !this.plays && this.#on() !== undefined && this.rule?.who !== 'nobody',
  );
  readonly ruleWords: string = $derived.by(() => (this.rule ? wordsOfRule(this.rule) : ''));
  #n = 0;
  readonly #ended = new AbortController();

  /** `on`: the match that the channel shows. */
  constructor(channel: string, on: () => string | undefined) {
    [this.channel, this.#on] = [channel, on];
    void longPoll({
      ask: () => this.#ask(),
      goesOn: () => !this.plays,
      away: (away) => (this.away = away),
      ended: this.#ended.signal,
    });
  }

  get ruled(): { readonly channel: string } {
    return { channel: this.channel };
  }

  matchOf(line: ChatLine): string {
    return this.lines.find(({ id }) => id === line.id)?.match ?? '';
  }

  pick(): void {
    // There is one room.
  }
  read(): void {
    // Nothing is counted here: who opens it reads it.
  }

  /** First whether this person may read it, then what comes. */
  async #ask(): Promise<boolean> {
    if (this.#n === 0) {
      const { n, lines, rule, plays } = await channelChat.chat(this.channel);
      [this.plays, this.here, this.rule] = [plays, true, rule];
      [this.lines, this.#n] = [[], n];
      this.#take(lines);
      return true;
    }
    try {
      const { n, lines, rule } = await channelChat.news(this.channel, this.#n, this.#ended.signal);
      this.rule = rule;
      if (n === this.#n) return false;
      this.#n = n;
      this.#take(lines);
      return true;
    } catch (thrown) {
      // A server that was put back to yesterday knows less than this page: it begins anew.
      if (!(thrown instanceof ApiError) || thrown.status !== 404) throw thrown;
      this.#n = 0;
      return false;
    }
  }

  #take(lines: readonly ChannelLine[]): void {
    // Whoever hides results reads of the match that is on, and of none that is over [WATCH-74].
    const told = mayHide() ? lines.filter(({ match }) => match === this.#on()) : lines;
    const others = this.lines.filter(({ id }) => !told.some((line) => line.id === id));
    this.lines = [...others, ...told].sort((one, other) => one.id - other.id).slice(-chatPageLines);
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === '' || this.sending) return;
    this.sending = true;
    try {
      this.#take([await channelChat.say(this.channel, { id: crypto.randomUUID(), text })]);
      this.refused = this.draft = '';
    } catch (problem) {
      this.refused = sentenceOf(problem);
    }
    this.sending = false;
  }

  close(): void {
    this.#ended.abort();
  }
}
