/** One match as a page sees it: the live connection, the ruleset, what the seat may do, and what was asked of the server. */
import { delayOf, publicationDelay } from '@broadside/match';
import type { TableAct, WatchDelay } from '@broadside/match';
import { connect, emptyState, socketUrl } from '@broadside/client';
import type { Answer, ClientState, Connection, ReadMessage } from '@broadside/client';
import type { Seat } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset, Rejection, View } from '@broadside/rules/kernel';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { watcherOf } from '#lib/watch/watcher.ts';
import { server } from './me.svelte.ts';
import { botTitle } from './names.ts';
import type { ShownReceipt } from './receipts/receipts.ts';

/** What the page needs of a connection; tests bring their own. */
export type SessionLine = Pick<
  Connection,
  'subscribe' | 'onMessage' | 'offers' | 'send' | 'act' | 'retry' | 'close' | 'ruleset'
> &
  Partial<Pick<Connection, 'say'>> & {
    /** Lines of the log before an entry, the newest last, where the page has all of the match. */
    older?(before: number): ClientState['log'];
  };
type Command = Readonly<Record<string, unknown>>;
const nothing: readonly unknown[] = [];

/** What lies on the desk of this table, for who looks over the shoulder. */
export interface SeenDesk {
  readonly command: Command | undefined;
  /** Somebody has put something into it. */
  readonly begun: boolean;
  /** The record that is looked at. */
  readonly looked: string | undefined;
  /** Takes an order up and fills it in, as a hand would; what it cannot fill in stays as it opens. */
  prepare(command: Command): void;
  look(record: string): void;
  drop(): void;
}

export class MatchSession {
  /** Others see this table too; false for one that a person has alone in this page. */
  readonly shared: boolean = true;
  state = $state.raw<ClientState>(emptyState);
  ruleset = $state.raw<AnyRuleset | null>(null);
  /** How many commands were taken. */
  taken = $state(0);
  /** A command is on its way. */
  sending = $state(false);
  /** Why the server refused the last command; cleared by the next one and by every change of the table. */
  refused = $state.raw<Rejection | undefined>();
  /** Set by the desk of the table. */
  desk = $state.raw<SeenDesk | undefined>();
  /** What lies sealed, and what was opened last. */
  receipts = $state.raw<readonly ShownReceipt[]>([]);
  /** Hears which thing of the table was pressed on. */
  onpick: ((record: string) => void) | undefined;
  /** The view at which the last command was given; null where that was refused. */
  #gaveAt: ClientState['view'] = null;
  /** Milliseconds, ticking once a second. */
  now = $state(Date.now());
  /** The page looks at another moment of the match than this one: its clocks stand. */
  apart = $state(false);
  readonly #line: SessionLine;
  #lostAt = 0;
  readonly #stops: (() => void)[] = [];

  readonly seat: Seat | null = $derived(this.state.you?.seat ?? null);
  /** How late this page is, where it only watches; null at a table that is seen as it is. */
  readonly late: WatchDelay | null = $derived(
    this.seat === null &&
      this.state.you?.viewer !== 'referee' &&
      this.state.you?.ahead !== true &&
      this.state.match?.status === 'live'
      ? delayOf(this.state.match.terms)
      : null,
  );
  readonly behindMs = $derived(publicationDelay(this.late));
  /** The clocks of the table run in this page; where a whole round or match is told at once, they stand between. */
  readonly follows = $derived(!this.apart && (this.late === null || this.late.kind === 'seconds'));
  readonly live = $derived(this.state.phase === 'live' && this.state.match?.status === 'live');
  readonly myTurn = $derived(this.live && this.seat !== null && this.state.awaiting.includes(this.seat));
  /** The same list as long as the table is the same, whatever else comes over the line. */
  readonly offers: readonly unknown[] = $derived.by(() =>
    this.ruleset && this.state.view && this.myTurn ? this.#line.offers() : nothing,
  );

  constructor(line: SessionLine) {
    this.#line = line;
    this.#stops.push(
      line.subscribe((state) => this.#take(state)),
      line.onMessage((message) => this.#hear(message)),
    );
    const clock = setInterval(() => (this.now = Date.now()), 1000);
    this.#stops.push(() => clearInterval(clock));
  }

  /** What it hears, for a page that shows moments of it. */
  get line(): SessionLine {
    return this.#line;
  }

  /** `as`: with a live pass, ahead of watchers. */
  static open(id: string, as?: 'ahead'): MatchSession {
    return new MatchSession(connect({ url: socketUrl(location.href, id, as), catalog, watcher: watcherOf() }));
  }

  #take(state: ClientState): void {
    const before = this.state;
    if (state.seq !== before.seq) this.refused = undefined;
    if (before.phase === 'live' && state.phase === 'reconnecting') this.#lostAt = before.seq;
    if (before.phase === 'reconnecting' && state.phase === 'live') setTimeout(() => this.#welcomeBack(), 700);
    this.state = state;
    this.ruleset = this.#line.ruleset;
    if (state.view && state.view !== before.view) void this.#readReceipts(state.view);
  }

  async #readReceipts(view: View): Promise<void> {
    if (this.receipts.length === 0 && !Object.keys(view).some((name) => name.startsWith('receipt:'))) return;
    const { match, phase } = this.state;
    const { receiptsOf } = await import('./receipts/receipts.ts');
    const found = receiptsOf(match?.id ?? '', view, phase === 'live' && match?.status === 'live');
    if (this.state.view === view) this.receipts = found;
  }

  #hear(message: ReadMessage): void {
    if (message.t === 'frame') this.now = Date.now();
  }

  #welcomeBack(): void {
    const happened = this.state.seq - this.#lostAt;
    toasts.show(
      happened > 0
        ? `Back. ${String(happened)} ${happened === 1 ? 'thing' : 'things'} happened meanwhile.`
        : 'Back. Nothing happened meanwhile.',
    );
  }

  /** Why a command would be refused now, by the local rules; nothing where it would be taken. */
  check(command: Command): Rejection | undefined {
    const { view } = this.state;
    if (!this.ruleset || !view || this.seat === null) return undefined;
    return this.ruleset.check(view, command, this.seat);
  }

  /** The command that a seat whose time is up would be taken to have given; only while it is asked. */
  safeAnswer(): unknown {
    const { view } = this.state;
    if (!this.ruleset || !view || this.seat === null) throw new Error('nobody is asked here');
    return this.ruleset.standingAnswer(view, this.seat);
  }

  /** Asks something of the table: to take back, a draw, a pause. What the server says against it is shown. */
  async act(act: TableAct): Promise<boolean> {
    const answer = await this.#line.act(act);
    if (answer.kind === 'accepted') return true;
    toasts.show(answer.kind === 'rejected' ? answer.reason.sentence : answer.sentence);
    return false;
  }

  /** A page of the log before an entry, the newest line last; empty where there is none. */
  async older(before: number): Promise<ClientState['log']> {
    const atHand = this.#line.older?.(before);
    if (atHand) return atHand;
    const { match } = this.state;
    return this.shared && match ? (await server.log(match.id, before)).lines : [];
  }

  /** Gives the match up, also where it stands still [ACT-7]; true where that was taken. */
  async resign(): Promise<boolean> {
    if (this.shared) return this.act({ act: 'resign' });
    if (!this.ruleset || this.seat === null) return false;
    return this.send(this.ruleset.concession(this.seat) as Command);
  }

  /** Says something in one's own room; answers why it was not taken. */
  async say(text: string): Promise<string | undefined> {
    const answer = await this.#line.say?.(text);
    if (answer?.kind === 'accepted') return undefined;
    if (answer?.kind === 'rejected') return answer.reason.sentence;
    return answer?.sentence ?? 'Nobody hears you at this table.';
  }

  /** Sends a command; true where it was taken. The reason of a refusal stands in `refused`. */
  async send(command: Command): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refused = undefined;
    this.#gaveAt = this.state.view;
    try {
      return this.#read(await this.#line.send(command));
    } finally {
      this.sending = false;
    }
  }

  #read(answer: Answer): boolean {
    if (answer.kind === 'accepted') {
      this.taken += 1;
      return true;
    }
    this.#gaveAt = null;
    this.refused =
      answer.kind === 'rejected' ? answer.reason : { code: answer.code, rule: '', sentence: answer.sentence };
    return false;
  }

  /** Whether a command was given here at this view and not refused. */
  answered(view: object): boolean {
    return this.#gaveAt === view;
  }

  retry(): void {
    this.#line.retry();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#line.close();
  }

  /** The name of whoever sits in a seat. */
  nameOf(seat: Seat): string {
    const header = this.state.match?.seats.find((each) => each.seat === seat);
    return header?.kind === 'bot' ? botTitle(header.name) : (header?.name ?? 'Nobody yet');
  }
}
