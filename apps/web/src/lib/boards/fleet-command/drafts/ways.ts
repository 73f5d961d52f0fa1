/** The ways to act that a seat has now: its offers, gathered by what is prepared together. */
import type { Offer } from '../rules.ts';
import { basicNames } from './draft.ts';

type Form = 'order' | 'spend' | 'cards' | 'place' | 'course' | 'attack' | 'fields' | 'choice' | 'dice' | 'plain';

export interface Way {
  readonly key: string;
  readonly form: Form;
  /** Words for a button or a row that takes it up. */
  readonly label: string;
  readonly rule: string;
  readonly offers: readonly Offer[];
  /** Goes on without doing anything: never taken up by itself while there is another. */
  readonly declines: boolean;
}

/** Which way an offer belongs to, and how it is prepared. */
export function keyOf(offer: Offer): { readonly key: string; readonly form: Form } {
  switch (offer.kind) {
    case 'play-order':
    case 'play-basic':
      return { key: 'order', form: 'order' };
    case 'spend-card':
      return { key: 'spend', form: 'spend' };
    case 'discard-cards':
    case 'bid-initiative':
      return { key: offer.kind, form: 'cards' };
    case 'deploy-unit':
    case 'leave-patrol':
    case 'reinforce':
    case 'place-patrol':
      return { key: offer.kind, form: 'place' };
    case 'move':
    case 'turn':
    case 'go-on':
      return { key: 'move', form: 'course' };
    case 'attack':
      return { key: 'attack', form: 'attack' };
    case 'harvest':
      return { key: 'harvest', form: 'fields' };
    case 'play-interrupt':
      return {
        key: `interrupt-${offer.use}`,
        form:
          offer.use === 'move'
            ? 'course'
            : offer.use === 'attack'
              ? 'attack'
              : offer.use === 'repairs'
                ? 'choice'
                : 'plain',
      };
    case 'reroll':
      return { key: 'reroll', form: 'dice' };
    case 'send-patrol':
    case 'redundant-systems':
    case 'choose-basic':
    case 'damage-control':
    case 'remove-token':
    case 'roll-again':
    case 'defensive-fire':
    case 'capture':
    case 'cripple':
    case 'overrun':
      return { key: offer.kind, form: 'choice' };
    case 'pass':
    case 'decline':
    case 'skip-action':
      return { key: offer.kind, form: 'plain' };
  }
}

function labelOf(key: string, [offer]: readonly Offer[], count: number): string {
  if (offer === undefined) return '';
  switch (key) {
    case 'order':
      return 'Give an order';
    case 'spend':
      return 'Spend a card';
    case 'deploy-unit':
      return 'Place a unit';
    case 'interrupt-move':
      return 'Interrupt Move';
    case 'interrupt-attack':
      return 'Interrupt Attack';
    case 'interrupt-repairs':
      return 'Interrupt Repairs';
    case 'redundant-systems':
      return 'Redundant Systems';
    case 'attack':
      return 'Attack';
    case 'choose-basic':
      return `${offer.kind === 'choose-basic' ? (offer.orders.map((order) => basicNames[order])[0] ?? '') : ''} or another basic order instead`;
    default:
      return count > 1 && offer.kind === 'damage-control' ? 'Damage control' : offer.label;
  }
}

const declining: ReadonlySet<Offer['kind']> = new Set(['pass', 'decline', 'skip-action']);

/** In the order of the offers, which is the order in which the keyboard walks them. */
export function waysOf(offers: readonly Offer[]): readonly Way[] {
  const found = new Map<string, { form: Form; offers: Offer[] }>();
  for (const offer of offers) {
    const { key, form } = keyOf(offer);
    const known = found.get(key);
    if (known) known.offers.push(offer);
    else found.set(key, { form, offers: [offer] });
  }
  return [...found].map(([key, { form, offers: own }]) => ({
    key,
    form,
    label: labelOf(key, own, own.length),
    rule: own[0]?.rule ?? '',
    offers: own,
    declines: own.every(({ kind }) => declining.has(kind)),
  }));
}

/** Ways that spend something rare beside what goes on: taken up by hand only, so that no Enter spends it by mistake. */
const asides: ReadonlySet<string> = new Set(['redundant-systems', 'interrupt-repairs']);

/** The way that is open by itself: the first that does what the moment is for, otherwise the one that goes on. */
export const firstWay = (ways: readonly Way[]): Way | undefined =>
  ways.find(({ key, declines }) => !declines && !asides.has(key)) ?? ways.find(({ declines }) => declines) ?? ways[0];
