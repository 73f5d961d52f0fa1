/** A unit put on the board: deployment, reinforcement, a patrol that leaves its ship or has to find a hex. */
import { directions, neighbour, normalized, sameHex } from '@broadside/rules/geometry/hex';
import { unitCards, type Command, type Hex, type Offer, type Sight } from '../rules.ts';
import { called, hexName, type DraftFace } from './draft.ts';
import { nearestTo, towards } from './heading.ts';

type PlaceOffer = Extract<Offer, { kind: 'deploy-unit' | 'leave-patrol' | 'reinforce' | 'place-patrol' }>;
const isPlace = (offer: Offer): offer is PlaceOffer =>
  offer.kind === 'deploy-unit' ||
  offer.kind === 'leave-patrol' ||
  offer.kind === 'reinforce' ||
  offer.kind === 'place-patrol';

export interface PlaceOption {
  readonly offer: PlaceOffer;
  readonly label: string;
  readonly unit: string | undefined;
  /** The glyph comes from this card. */
  readonly cost: number;
  readonly turns: boolean;
  readonly hexes: readonly Hex[];
}

export class PlaceDraft implements DraftFace {
  readonly form = 'place';
  readonly choices = ['index', 'at', 'facing'];
  readonly options: readonly PlaceOption[];
  readonly #sight: Sight;
  index = $state(0);
  at = $state.raw<Hex | undefined>();
  facing = $state(0);

  constructor(sight: Sight, offers: readonly Offer[]) {
    this.#sight = sight;
    this.options = offers.filter(isPlace).map((offer) => ({
      offer,
      label:
        offer.kind === 'reinforce' && offer.build !== null
          ? `${unitCards[offer.build].name}, ${offer.cost}★`
          : called(sight, 'unit' in offer ? offer.unit : offer.about[0]?.slice('unit:'.length)),
      unit: 'unit' in offer ? offer.unit : offer.about[0]?.slice('unit:'.length),
      cost: offer.kind === 'reinforce' ? offer.cost : 0,
      turns: offer.kind !== 'place-patrol',
      hexes: offer.hexes,
    }));
    this.reset();
  }

  readonly option: PlaceOption | undefined = $derived.by(() => this.options[this.index]);
  readonly unit: string | undefined = $derived.by(() => this.option?.unit);
  readonly hexes: readonly Hex[] = $derived.by(() => this.option?.hexes ?? []);
  readonly lit: readonly string[] = $derived.by(() =>
    this.options.flatMap(({ unit }) => (unit === undefined ? [] : [`unit:${unit}`])),
  );
  readonly lacking: string | undefined = $derived.by(() =>
    this.at === undefined ? `Choose a hex for ${this.option?.label ?? 'the unit'}.` : undefined,
  );
  readonly command: Command | undefined = $derived.by(() => {
    const { option, at, facing } = this;
    if (option === undefined || at === undefined) return undefined;
    const { offer } = option;
    switch (offer.kind) {
      case 'deploy-unit':
        return { kind: 'deploy-unit', unit: offer.unit, at, facing };
      case 'leave-patrol':
        return { kind: 'leave-patrol', at, facing };
      case 'place-patrol':
        return { kind: 'place-patrol', at };
      case 'reinforce':
        return { kind: 'reinforce', at, facing, ...(offer.build === null ? {} : { build: offer.build }) };
    }
  });
  readonly words: string = $derived.by(() => {
    const { option, at } = this;
    const name = option?.label ?? 'the unit';
    const where = at === undefined ? '' : ` at ${hexName(at)}`;
    if (option?.offer.kind === 'reinforce')
      return `${option.offer.build === null ? 'Bring on' : 'Build'} ${name}${where}`;
    return `Place ${name}${where}`;
  });

  choose(index: number): void {
    this.index = index;
    const { at } = this;
    if (at && !this.options[index]?.hexes.some((hex) => sameHex(hex, at))) this.at = undefined;
  }

  pressUnit(id: string): boolean {
    const index = this.options.findIndex(({ unit }) => unit === id);
    if (index < 0) return false;
    this.choose(index);
    return true;
  }

  pressHex(hex: Hex): boolean {
    if (!this.hexes.some((each) => sameHex(each, hex))) return false;
    if (this.at && sameHex(this.at, hex) && this.option?.turns) this.turn(1);
    else this.at = hex;
    return true;
  }

  /** To the next free hex that way; from nowhere, to the first. */
  step(direction: number): boolean {
    const { at, hexes } = this;
    if (at === undefined) {
      this.at = hexes[0];
      return this.at !== undefined;
    }
    const next = neighbour(at, direction);
    const there = hexes.find((hex) => sameHex(hex, next)) ?? nearestTo(hexes, at, direction);
    if (there) this.at = there;
    return true;
  }

  turn(by: number): boolean {
    if (!this.option?.turns) return false;
    this.facing = normalized(this.facing + by);
    return true;
  }

  reset(): void {
    this.at = this.options[this.index]?.hexes.length === 1 ? this.options[this.index]?.hexes[0] : undefined;
    const from = this.options[0]?.hexes[0];
    this.facing = from ? towards(from, this.#sight.match.board) : (directions[0] ?? 0);
  }
}
