/** One answer out of a few: questions of an attack, tokens to take off, basic orders after a counter. */
import { cards, weapons, type Command, type Offer, type Removal, type Sight } from '../rules.ts';
import { basicNames, called, distinct, hexName, type DraftFace } from './draft.ts';

export interface ChoiceItem {
  readonly id: string;
  /** Words of a button. */
  readonly label: string;
  /** What comes of it, in a few words. */
  readonly note?: string;
  readonly command: Command;
  readonly unit: string | undefined;
  /** The answer that changes nothing. */
  readonly declines: boolean;
}

export const tokenNames: Readonly<Record<Removal, string>> = {
  weapons: 'Weapons crippled',
  engines: 'Engines crippled',
  bays: 'Bays crippled',
  'focus-fire': '1 Focus Fire',
};
const systems = { weapons: 'its weapons', engines: 'its engines', bays: 'its bays' } as const;

const unitOf = (offer: Offer): string | undefined =>
  offer.about.find((record) => record.startsWith('unit:'))?.slice('unit:'.length);

function removals(sight: Sight, offer: Offer): readonly ChoiceItem[] {
  if (!('removals' in offer)) return [];
  const unit = 'unit' in offer ? offer.unit : unitOf(offer);
  return offer.removals.map((remove) => ({
    id: `${unit ?? ''}-${remove}`,
    label: `${called(sight, unit)}: ${tokenNames[remove]}`,
    unit,
    declines: false,
    command:
      offer.kind === 'redundant-systems'
        ? { kind: 'redundant-systems', unit: offer.unit, remove }
        : offer.kind === 'play-interrupt'
          ? { kind: 'play-interrupt', card: offer.card, use: { use: 'repairs', unit: offer.unit, remove } }
          : { kind: 'remove-token', remove },
  }));
}

function again(offer: Extract<Offer, { kind: 'roll-again' }>): readonly ChoiceItem[] {
  const unit = unitOf(offer);
  const names = { valour: 'Roll again with Valour', ferocious: 'Roll again, Ferocious Attack' } as const;
  return [
    ...offer.by.map((by) => ({
      id: by,
      label: names[by],
      unit,
      declines: false,
      command: { kind: 'roll-again' as const, by },
    })),
    { id: 'keep', label: 'Keep the roll', unit, declines: true, command: { kind: 'roll-again', by: null } },
  ];
}

function yesNo(sight: Sight, offer: Extract<Offer, { kind: 'capture' | 'overrun' }>): readonly ChoiceItem[] {
  const unit = unitOf(offer);
  const target = called(sight, offer.about[1]?.slice('unit:'.length));
  const item = (yes: boolean, label: string, command: Command): ChoiceItem => ({
    id: yes ? 'yes' : 'no',
    label,
    unit,
    declines: !yes,
    command,
  });
  return offer.kind === 'capture'
    ? [
        item(true, `Capture ${target}`, { kind: 'capture', capture: true }),
        item(false, `Destroy ${target}`, { kind: 'capture', capture: false }),
      ]
    : [
        item(true, `Move into ${hexName(offer.at)}`, { kind: 'overrun', go: true }),
        item(false, 'Stay', { kind: 'overrun', go: false }),
      ];
}

/** The answers that an offer stands for, in the order in which they are shown. */
export function itemsOf(sight: Sight, offer: Offer): readonly ChoiceItem[] {
  const unit = unitOf(offer);
  switch (offer.kind) {
    case 'remove-token':
    case 'redundant-systems':
    case 'play-interrupt':
      return removals(sight, offer);
    case 'choose-basic':
      return offer.orders.map((order) => ({
        id: `${offer.unit}-${order}`,
        label: `${called(sight, offer.unit)}: ${basicNames[order]}`,
        unit: offer.unit,
        declines: false,
        command: { kind: 'choose-basic', unit: offer.unit, order },
      }));
    case 'damage-control':
      return [
        {
          id: offer.roll ? 'roll' : 'none',
          label: offer.label,
          ...(offer.roll ? { note: `${offer.dice} ${offer.dice === 1 ? 'die' : 'dice'}` } : {}),
          unit,
          declines: !offer.roll,
          command: { kind: 'damage-control', roll: offer.roll },
        },
      ];
    case 'defensive-fire':
      return [
        ...offer.weapons.map(({ weapon, dice }) => ({
          id: weapon,
          label: `Fire ${weapons[weapon].name}`,
          note: `${dice} dice`,
          unit,
          declines: false,
          command: { kind: 'defensive-fire' as const, weapon },
        })),
        { id: 'hold', label: 'Hold fire', unit, declines: true, command: { kind: 'defensive-fire', weapon: null } },
      ];
    case 'roll-again':
      return again(offer);
    case 'capture':
    case 'overrun':
      return yesNo(sight, offer);
    case 'cripple':
      return offer.among.map((crippling) => ({
        id: crippling,
        label: `Cripple ${systems[crippling]}`,
        unit,
        declines: false,
        command: { kind: 'cripple', crippling },
      }));
    case 'send-patrol':
      return distinct(offer.cards).map((card) => ({
        id: card,
        label: `Send ${called(sight, offer.patrol)} for ${cards[card].name}`,
        unit: offer.patrol,
        declines: false,
        command: { kind: 'send-patrol', card },
      }));
    default:
      return [];
  }
}

export class ChoiceDraft implements DraftFace {
  readonly form = 'choice';
  readonly choices = ['picked'];
  readonly items: readonly ChoiceItem[];
  readonly offers: readonly Offer[];
  picked = $state(0);
  readonly hexes = [];
  readonly lit: readonly string[];

  constructor(sight: Sight, offers: readonly Offer[]) {
    this.offers = offers;
    this.items = offers.flatMap((offer) => itemsOf(sight, offer));
    this.lit = distinct(this.items.flatMap(({ unit }) => (unit === undefined ? [] : [`unit:${unit}`])));
  }

  readonly item: ChoiceItem | undefined = $derived.by(() => this.items[this.picked]);
  readonly unit: string | undefined = $derived.by(() => this.item?.unit);
  readonly command: Command | undefined = $derived.by(() => this.item?.command);
  readonly lacking: string | undefined = $derived.by(() => (this.item ? undefined : 'Choose an answer.'));
  readonly words: string = $derived.by(() => this.item?.label ?? '');

  pick(id: string): boolean {
    const index = this.items.findIndex((each) => each.id === id);
    if (index >= 0) this.picked = index;
    return index >= 0;
  }

  pressUnit(id: string): boolean {
    const index = this.items.findIndex(({ unit }) => unit === id);
    if (index < 0) return false;
    if (this.item?.unit !== id) this.picked = index;
    return true;
  }

  reset(): void {
    this.picked = 0;
  }
}
