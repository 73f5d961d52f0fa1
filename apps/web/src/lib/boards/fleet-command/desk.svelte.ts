/** The order desk of one table: what may be done, what is being prepared, what is looked at. */
import type { Rejection } from '@broadside/rules/kernel';
import { DraftKeeper } from '#lib/desk/draft-keeper.ts';
import { noView, tellLost } from '#lib/desk/lost.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type { CardLook, PickedCard } from './drafts/draft.ts';
import { draftOf, type Draft } from './drafts/drafting.ts';
import { firstWay, waysOf, type Way } from './drafts/ways.ts';
import { Standing } from './prompt/standing.svelte.ts';
import {
  fromView,
  handOf,
  type CardId,
  type Command,
  type Hand,
  type Hex,
  type Offer,
  type SideId,
  type Sight,
} from './rules.ts';

export class Desk {
  readonly session: MatchSession;
  /** Windows that are answered without asking. */
  readonly standing: Standing;
  /** The key of the way to act that was taken up by hand; nothing: the first that does something. */
  taken = $state<string | undefined>();
  /** A card that is only looked at, by its place in the hand. */
  lookedCard = $state<number | undefined>();
  /** A record of the table that is looked at: `unit:…` or `feature:…`. */
  looked = $state<string | undefined>();
  hovered = $state<string | undefined>();
  readonly #keeper: DraftKeeper<Draft>;

  readonly sight: Sight = $derived.by(() => fromView(this.session.state.view ?? {}));
  /** Whatever my seat may do now; empty when it is not asked, and for who watches. */
  readonly offers: readonly Offer[] = $derived.by(() => this.session.offers as readonly Offer[]);
  /** The offers, gathered by what is prepared together: rows of a list, buttons of a prompt. */
  readonly ways: readonly Way[] = $derived.by(() => waysOf(this.offers));
  readonly way: Way | undefined = $derived.by(() => {
    const keyed = (wanted: string | undefined): Way | undefined => this.ways.find(({ key }) => key === wanted);
    return keyed(this.taken) ?? keyed(this.#keeper.begun) ?? firstWay(this.ways);
  });
  readonly draft: Draft | undefined = $derived.by(() => {
    const { way, sight } = this;
    return this.#keeper.draftFor(
      this.session.state.view ?? noView,
      way?.key,
      () => way && draftOf(sight, way, (command) => this.session.check(command)),
    );
  });
  readonly command: Command | undefined = $derived.by(() => this.draft?.command);
  /** Why the command would be refused, by the local rules. */
  readonly refusal: Rejection | undefined = $derived.by(() => this.command && this.session.check(this.command));
  /** The words of the primary button. */
  readonly words: string = $derived.by(() => this.draft?.words ?? '');
  readonly ready: boolean = $derived.by(
    () => this.command !== undefined && this.refusal === undefined && !this.session.sending,
  );
  /** A quick question stands at the edge of the board: an interrupt, a question of an attack, a repair. */
  readonly prompting: boolean = $derived.by(
    () => this.offers.length > 0 && !this.standing.answers && asksQuickly(this.sight),
  );

  /** The record of the hand that my seat plays from. */
  readonly ownHand: Hand | undefined = $derived.by(() =>
    this.session.seat === null ? undefined : handOf(this.sight, this.session.seat),
  );
  /** My own cards; none for who watches. */
  readonly hand: readonly CardId[] = $derived.by(() => this.sight.own?.cards ?? []);
  readonly side: SideId | null = $derived.by(() => this.ownHand?.side ?? null);
  /** The picked card, or the one that is looked at. */
  readonly card: PickedCard | null = $derived.by(() => {
    const { draft, lookedCard } = this;
    if (draft?.form === 'order' && draft.card) return draft.card;
    const card = lookedCard === undefined ? undefined : this.hand[lookedCard];
    return card === undefined || lookedCard === undefined ? null : { index: lookedCard, card, face: 'front' };
  });
  /** The unit that the draft is about. */
  readonly selectedUnit: string | undefined = $derived.by(() => this.draft?.unit);

  constructor(session: MatchSession) {
    this.session = session;
    this.standing = new Standing(session);
    this.#keeper = new DraftKeeper((view) => session.answered(view));
    tellLost(this);
  }

  /** Whether a draft was put aside because the table changed. */
  lost(): boolean {
    return this.#keeper.lost();
  }
  /** Something has been put into the draft. */
  get begun(): boolean {
    return this.#keeper.begun !== undefined;
  }

  /** How a card of the hand stands to what is being prepared. */
  cardLook(index: number): CardLook {
    const card = this.hand[index];
    if (card === undefined || this.offers.length === 0) return 'off';
    const own = this.draft && 'cardLook' in this.draft ? this.draft.cardLook(index) : undefined;
    if (own !== undefined) return own;
    if (this.command && 'card' in this.command && this.command.card === card)
      return this.hand.indexOf(card) === index ? 'chosen' : 'off';
    return this.ways.some((way) => uses(way, card)) ? 'lit' : 'off';
  }

  /** A press on a card: part of the draft, another way to act, or only a look. */
  pickCard(index: number | null): void {
    if (index === null) {
      this.lookedCard = undefined;
      if (this.draft?.form === 'order') this.draft.reset();
      return;
    }
    const card = this.hand[index];
    if (card === undefined) return;
    if (this.draft && 'pressCard' in this.draft && this.draft.pressCard(index)) return;
    const way = this.ways.find((each) => uses(each, card));
    if (way) return this.take(way.key);
    this.lookedCard = this.lookedCard === index ? undefined : index;
  }

  /** A press on a unit: part of the draft, another way to act, or only a look. */
  pickUnit(id: string | null): void {
    if (id === null) {
      this.looked = undefined;
      return;
    }
    const record = `unit:${id}`;
    this.looked = this.looked === record && !this.draft?.lit.includes(record) ? undefined : record;
    if (this.draft && 'pressUnit' in this.draft && this.draft.pressUnit(id)) return;
    const way = this.ways.find((each) => each !== this.way && each.offers.some(({ about }) => about.includes(record)));
    if (!way || this.draft?.form === 'order') return;
    this.take(way.key);
    if (this.draft && 'pressUnit' in this.draft) this.draft.pressUnit(id);
  }

  pickFeature(id: string): void {
    this.looked = this.looked === `feature:${id}` ? undefined : `feature:${id}`;
    if (this.draft && 'pressFeature' in this.draft) this.draft.pressFeature(id);
  }

  pickHex(hex: Hex): boolean {
    return this.draft !== undefined && 'pressHex' in this.draft && this.draft.pressHex(hex);
  }

  /** Takes up a way to act by its key. */
  take(key: string): void {
    this.taken = key;
    this.lookedCard = undefined;
  }

  /** Steps back: the draft first, then what was taken up, then what is looked at. */
  drop(): void {
    this.draft?.reset();
    this.taken = undefined;
    this.looked = undefined;
    this.lookedCard = undefined;
  }

  /** Sends a command that the local rules take; true where the server took it. */
  async send(command: Command): Promise<boolean> {
    if (this.session.sending || this.session.check(command)) return false;
    const taken = await this.session.send(command);
    if (taken) {
      this.taken = undefined;
      this.lookedCard = undefined;
      this.looked = undefined;
    }
    return taken;
  }

  async confirm(): Promise<void> {
    if (this.ready && this.command) await this.send(this.command);
  }

  /** The way that goes on without doing anything, if there is one now. */
  readonly declining: Way | undefined = $derived.by(() => this.ways.find(({ declines }) => declines));
}

/** Does a way need this card? */
const uses = (way: Way, card: CardId): boolean =>
  way.offers.some(
    (offer) => ('card' in offer && offer.card === card) || ('cards' in offer && offer.cards.includes(card)),
  );

/** Questions with an answer in a word or two; orders, moves and placings are prepared at the side instead. */
function asksQuickly(sight: Sight): boolean {
  const frame = sight.frames.at(-1);
  switch (frame?.kind) {
    case 'window':
    case 'attack':
      return true;
    case 'order':
      return (
        frame.stage === 'damage-control' ||
        frame.stage === 'damage-roll' ||
        frame.stage === 'remove' ||
        frame.stage === 'choose-basic'
      );
    default:
      return false;
  }
}
