/**
 * The order desk of one table: what a seat may do, what is being prepared for it, what is looked at. It knows no game: a
 * game's own desk says what its table is, how its offers are gathered into ways to act, and which draft prepares a way.
 */
import type { Rejection, View } from '@broadside/rules/kernel';
import { untrack } from 'svelte';
import { toasts } from '#lib/components/toasts.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { DraftKeeper, type Prepared } from './draft-keeper.ts';

type AnyCommand = Readonly<Record<string, unknown>>;

/** What is being prepared, whatever game it is of. Forms add what their panels show. */
export interface DeskDraft<Command extends AnyCommand> extends Prepared {
  /** The command as far as it is complete. */
  readonly command: Command | undefined;
  /** The words of the primary button. */
  readonly words: string;
  /** Takes back what was put into it; a draft with nothing to choose has none. */
  reset?(): void;
}

export const lostWords = 'The table has changed: what you had prepared does not fit it any more and was put aside.';
/** The table of a match that has not begun. */
const noView: View = {};

export abstract class OrderDesk<Table, Offer, Way, Draft extends DeskDraft<Command>, Command extends AnyCommand> {
  readonly session: MatchSession;
  /** The key of the way to act that was taken up by hand; nothing: the one that is open by itself. */
  taken = $state<string | undefined>();
  /** A record of the table that is only looked at. */
  looked = $state<string | undefined>();
  hovered = $state<string | undefined>();
  readonly #keeper: DraftKeeper<Draft>;

  readonly table: Table = $derived.by(() => this.tableOf(this.session.state.view ?? noView));
  /** Whatever my seat may do now; empty when it is not asked, and for who watches. */
  readonly offers: readonly Offer[] = $derived.by(() => this.session.offers as readonly Offer[]);
  /** The offers, gathered by what is prepared together. */
  readonly ways: readonly Way[] = $derived.by(() => this.waysOf(this.offers));
  /** Taken up by hand; otherwise the one that a person has begun to prepare, as long as it is there. */
  readonly way: Way | undefined = $derived.by(
    () => this.#keyed(this.taken) ?? this.#keyed(this.#keeper.begun) ?? this.firstWay(this.ways),
  );
  readonly draft: Draft | undefined = $derived.by(() => {
    const { way, table } = this;
    return this.#keeper.draftFor(
      this.session.state.view ?? noView,
      way && this.keyOf(way),
      () => way && this.draftOf(table, way),
    );
  });
  readonly command: Command | undefined = $derived.by(() => this.draft?.command);
  /** Why the command would be refused, by the local rules. */
  readonly refusal: Rejection | undefined = $derived.by(() => this.refusalOf(this.draft));
  /** The words of the primary button. */
  readonly words: string = $derived.by(() => this.draft?.words ?? '');
  readonly ready: boolean = $derived.by(
    () => this.command !== undefined && this.refusal === undefined && !this.session.sending,
  );

  constructor(session: MatchSession) {
    this.session = session;
    untrack(() => (session.desk = this));
    this.#keeper = new DraftKeeper((view) => session.answered(view));
    $effect(() => {
      void this.draft;
      if (this.#keeper.lost()) untrack(() => this.#tellLost());
    });
  }

  protected abstract tableOf(view: View): Table;
  protected abstract waysOf(offers: readonly Offer[]): readonly Way[];
  /** The same for a way and for its successor after the table changed. */
  protected abstract keyOf(way: Way): string;
  /** The way that is open by itself. */
  protected abstract firstWay(ways: readonly Way[]): Way | undefined;
  protected abstract draftOf(table: Table, way: Way): Draft | undefined;

  protected refusalOf(draft: Draft | undefined): Rejection | undefined {
    return draft?.command && this.judge(draft.command);
  }

  #keyed(key: string | undefined): Way | undefined {
    return key === undefined ? undefined : this.ways.find((way) => this.keyOf(way) === key);
  }

  /** Who is alone at a table changed it himself, and where a match is over nothing was to come. */
  #tellLost(): void {
    if (this.session.shared && this.session.live) toasts.show(lostWords);
  }

  /** Something has been put into the draft. */
  get begun(): boolean {
    return this.draft !== undefined && this.#keeper.begun !== undefined;
  }

  judge(command: Command): Rejection | undefined {
    return this.session.check(command);
  }

  /** Takes up a way to act. */
  take(way: Way): void {
    this.taken = this.keyOf(way);
  }

  /** Takes an order up as a hand would. Games whose drafts have figures fill them in. */
  prepare(command: AnyCommand): void {
    const fits = (offer: object): boolean =>
      Object.entries(command).every(
        ([field, value]) => typeof value === 'object' || !(field in offer) || Reflect.get(offer, field) === value,
      );
    const way = this.ways.find((each) => this.offersOf(each).some(fits));
    if (way !== undefined) this.take(way);
  }

  /** The offers that one way is made of. */
  protected offersOf(way: Way): readonly object[] {
    return typeof way === 'object' && way !== null ? [way] : [];
  }

  look(record: string): void {
    this.looked = record;
  }

  /** There is something to step back from. */
  get held(): boolean {
    return this.begun || this.taken !== undefined || this.looked !== undefined;
  }

  /** Steps back: the draft, what was taken up, what is looked at. */
  drop(): void {
    this.draft?.reset?.();
    this.letGo();
  }

  /** Lets go of what was taken up and of what is looked at. */
  protected letGo(): void {
    this.taken = undefined;
    this.looked = undefined;
  }

  /** Gives a command; true where the server took it. Afterwards the desk goes on by itself. */
  async send(command: Command): Promise<boolean> {
    const taken = await this.session.send(command);
    if (taken) this.letGo();
    return taken;
  }

  async confirm(): Promise<void> {
    if (this.ready && this.command) await this.send(this.command);
  }
}
