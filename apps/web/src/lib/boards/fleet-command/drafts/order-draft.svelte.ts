/** An order of the turn: a card, its face, and a unit for each line. */
import {
  basicOrders,
  cards,
  type BasicOrder,
  type CardId,
  type Command,
  type Offer,
  type Sight,
  type UnitId,
} from '../rules.ts';
import { basicNames, called, distinct, type CardLook, type DraftFace, type PickedCard } from './draft.ts';

type FrontOffer = Extract<Offer, { kind: 'play-order' }>;
type BackOffer = Extract<Offer, { kind: 'play-basic' }>;

export class OrderDraft implements DraftFace {
  readonly form = 'order';
  readonly choices = ['index', 'face', 'basic', 'units', 'line', 'first'];
  readonly fronts: readonly FrontOffer[];
  readonly backs: readonly BackOffer[];
  readonly hexes = [];
  readonly #sight: Sight;
  readonly #hand: readonly CardId[];
  index = $state<number | undefined>();
  face = $state<'front' | 'back'>('front');
  basic = $state<BasicOrder | undefined>();
  /** One for each line of the face; null: the line is left out. */
  units = $state.raw<readonly (UnitId | null)[]>([]);
  /** The line that the next unit is for. */
  line = $state(0);
  /** A unit taken up before any card. */
  first = $state<UnitId | undefined>();

  constructor(sight: Sight, offers: readonly Offer[]) {
    this.#sight = sight;
    this.#hand = sight.own?.cards ?? [];
    this.fronts = offers.filter((offer) => offer.kind === 'play-order');
    this.backs = offers.filter((offer) => offer.kind === 'play-basic');
  }

  readonly card: PickedCard | null = $derived.by(() => {
    const card = this.index === undefined ? undefined : this.#hand[this.index];
    return card === undefined || this.index === undefined ? null : { index: this.index, card, face: this.face };
  });
  /** The offer of the front of the picked card; nothing where that front cannot be played now. */
  readonly front: FrontOffer | undefined = $derived.by(() => this.fronts.find(({ card }) => card === this.card?.card));
  readonly back: BackOffer | undefined = $derived.by(() => this.backs.find(({ order }) => order === this.basic));
  /** The units that each line may name, with what is already chosen taken into account. */
  readonly lines: readonly (readonly UnitId[])[] = $derived.by(() => {
    if (this.card === null) return [];
    if (this.face === 'back') return this.back ? [this.back.units] : [];
    const { front, units } = this;
    if (!front) return [];
    const { pairs } = front;
    return front.lines.map((candidates, line) => {
      const other = units[1 - line] ?? null;
      const free = candidates.filter((id) => id !== other);
      if (pairs === null || other === null) return free;
      return free.filter((id) => pairs.some((pair) => pair[line] === id && pair[1 - line] === other));
    });
  });
  readonly unit: UnitId | undefined = $derived.by(() => this.units[this.line] ?? this.units[0] ?? this.first);

  readonly lit: readonly string[] = $derived.by(() => {
    const ids =
      this.card === null || (this.face === 'back' && this.basic === undefined)
        ? [...this.fronts.flatMap(({ lines }) => lines.flat()), ...this.backs.flatMap(({ units }) => units)]
        : this.lines.flat();
    return distinct(ids).map((id) => `unit:${id}`);
  });

  readonly lacking: string | undefined = $derived.by(() => {
    if (this.card === null) return 'Choose a card.';
    if (this.face === 'back' && this.basic === undefined) return 'Choose a basic order.';
    if (this.face === 'front' && !this.front) return 'Nothing can take this order now. Play the card as a basic order.';
    return this.units.every((id) => id === null) ? 'Choose a unit.' : undefined;
  });
  readonly command: Command | undefined = $derived.by(() => {
    const { card, basic, units, lacking } = this;
    if (card === null || lacking !== undefined) return undefined;
    if (this.face === 'front') return { kind: 'play-order', card: card.card, units: [...units] };
    const unit = units[0];
    return basic === undefined || !unit ? undefined : { kind: 'play-basic', card: card.card, order: basic, unit };
  });
  readonly words: string = $derived.by(() => {
    const { card, basic, units } = this;
    if (card === null) return 'Choose a card';
    const what = this.face === 'front' ? cards[card.card].name : basic ? basicNames[basic] : 'a basic order';
    const named = units.filter((id) => id !== null).map((id) => called(this.#sight, id));
    return named.length === 0 ? `Play ${what}` : `${what} with ${named.join(' and ')}`;
  });

  /** The steps of a line, as the card tells them. */
  stepsOf(line: number): readonly string[] {
    if (this.card === null) return [];
    if (this.face === 'back') return this.basic ? basicOrders[this.basic].actions : [];
    return cards[this.card.card].lines[line]?.actions ?? [];
  }

  cardLook(index: number): CardLook {
    if (index === this.index) return 'chosen';
    return this.#hand[index] === undefined ? 'off' : 'lit';
  }

  /** Can the front of this card be played now? */
  hasFront(card: CardId): boolean {
    return this.fronts.some((offer) => offer.card === card);
  }

  pressCard(index: number): boolean {
    const card = this.#hand[index];
    if (card === undefined) return false;
    if (index === this.index) {
      this.reset();
      return true;
    }
    const first = this.unit ?? this.first;
    this.index = index;
    this.first = first;
    if (this.hasFront(card)) this.pickFace('front');
    else this.pickFace('back', this.backs[0]?.order);
    this.#propose();
    return true;
  }

  /** A card that was pressed asks for somebody: the first unit that fits a line of it, until another is pressed. */
  #propose(): void {
    if (this.units.some((id) => id !== null)) return;
    const line = this.lines.findIndex((candidates) => candidates.length > 0);
    this.units = this.units.map((_, at) => (at === line ? (this.lines[at]?.[0] ?? null) : null));
  }

  pickFace(face: 'front' | 'back', basic: BasicOrder | undefined = this.basic): void {
    this.face = face;
    this.basic = face === 'back' ? basic : undefined;
    this.line = 0;
    const count = face === 'back' ? 1 : (this.front?.lines.length ?? 1);
    this.units = Array.from({ length: count }, () => null);
    const { first } = this;
    if (first !== undefined) this.pressUnit(first);
    this.#fillForced();
  }

  /** A line with one candidate is not a question. */
  #fillForced(): void {
    if (this.lines.length !== 1 || this.units[0]) return;
    const [only, second] = this.lines[0] ?? [];
    if (only !== undefined && second === undefined) this.units = [only];
  }

  pickLine(line: number, unit: UnitId | null): void {
    this.units = this.units.map((each, index) => (index === line ? unit : each));
    this.line = line;
  }

  pressUnit(id: UnitId): boolean {
    if (this.card === null || (this.face === 'back' && this.basic === undefined)) {
      if (!this.lit.includes(`unit:${id}`)) return false;
      this.first = this.first === id ? undefined : id;
      return true;
    }
    const chosen = this.units.indexOf(id);
    if (chosen >= 0) {
      this.pickLine(chosen, null);
      return true;
    }
    const fits = (line: number): boolean => this.lines[line]?.includes(id) === true;
    const line =
      fits(this.line) && !this.units[this.line] ? this.line : this.units.findIndex((each, at) => !each && fits(at));
    const there = line >= 0 ? line : this.lines.findIndex((_, at) => fits(at));
    if (there < 0) return false;
    this.pickLine(there, id);
    const open = this.units.findIndex((each) => each === null);
    if (open >= 0) this.line = open;
    return true;
  }

  reset(): void {
    this.index = undefined;
    this.basic = undefined;
    this.units = [];
    this.line = 0;
    this.first = undefined;
  }
}
