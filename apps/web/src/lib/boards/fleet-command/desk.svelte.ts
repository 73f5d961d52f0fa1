/** The order desk of a table of Fleet Command: offers that are prepared together are one way to act. */
import type { View } from '@broadside/rules/kernel';
import { OrderDesk } from '#lib/desk/order-desk.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type { CardLook, PickedCard } from './drafts/draft.ts';
import { draftOf, type Draft } from './drafts/drafting.ts';
import { firstWay, waysOf, type Way } from './drafts/ways.ts';
import { StandingInstructions } from './prompt/standing.svelte.ts';
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

export class Desk extends OrderDesk<Sight, Offer, Way, Draft, Command> {
  /** Windows that are answered without asking. */
  readonly standing: StandingInstructions;
  /** A card that is only looked at, by its place in the hand. */
  lookedCard = $state<number | undefined>();

  /** A quick question stands at the edge of the board: an interrupt, a question of an attack, a repair. */
  readonly prompting: boolean = $derived.by(
    () => this.offers.length > 0 && !this.standing.quiet.answers && asksQuickly(this.table),
  );

  /** The record of the hand that my seat plays from. */
  readonly ownHand: Hand | undefined = $derived.by(() =>
    this.session.seat === null ? undefined : handOf(this.table, this.session.seat),
  );
  /** My own cards; none for who watches. */
  readonly hand: readonly CardId[] = $derived.by(() => this.table.own?.cards ?? []);
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
    super(session);
    this.standing = new StandingInstructions(session);
  }

  protected tableOf(view: View): Sight {
    return fromView(view);
  }
  protected waysOf(offers: readonly Offer[]): readonly Way[] {
    return waysOf(offers);
  }
  protected keyOf({ key }: Way): string {
    return key;
  }
  protected firstWay(ways: readonly Way[]): Way | undefined {
    return firstWay(ways);
  }
  protected override offersOf({ offers }: Way): readonly object[] {
    return offers;
  }
  protected draftOf(table: Sight, way: Way): Draft {
    return draftOf(
      table,
      way,
      (command) => this.judge(command),
      () => this.session.safeAnswer() as Command,
    );
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
    this.session.onpick?.(`card:${card}`);
    if (this.draft && 'pressCard' in this.draft && this.draft.pressCard(index)) return;
    const way = this.ways.find((each) => uses(each, card));
    if (way) return this.take(way);
    this.lookedCard = this.lookedCard === index ? undefined : index;
  }

  /** A press on a unit: part of the draft, another way to act, or only a look. */
  pickUnit(id: string | null): void {
    if (id === null) {
      this.looked = undefined;
      return;
    }
    const record = `unit:${id}`;
    this.session.onpick?.(record);
    this.looked = this.looked === record && !this.draft?.lit.includes(record) ? undefined : record;
    if (this.draft && 'pressUnit' in this.draft && this.draft.pressUnit(id)) return;
    const way = this.ways.find((each) => each !== this.way && each.offers.some(({ about }) => about.includes(record)));
    if (!way || this.draft?.form === 'order') return;
    this.take(way);
    if (this.draft && 'pressUnit' in this.draft) this.draft.pressUnit(id);
  }

  pickFeature(id: string): void {
    this.looked = this.looked === `feature:${id}` ? undefined : `feature:${id}`;
    if (this.draft && 'pressFeature' in this.draft) this.draft.pressFeature(id);
  }

  pickHex(hex: Hex): boolean {
    return this.draft !== undefined && 'pressHex' in this.draft && this.draft.pressHex(hex);
  }

  override take(way: Way): void {
    super.take(way);
    this.lookedCard = undefined;
  }

  override get held(): boolean {
    return super.held || this.lookedCard !== undefined;
  }

  protected override letGo(): void {
    super.letGo();
    this.lookedCard = undefined;
  }

  /** Sends only what the local rules take. */
  override async send(command: Command): Promise<boolean> {
    if (this.session.sending || this.judge(command)) return false;
    return super.send(command);
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
