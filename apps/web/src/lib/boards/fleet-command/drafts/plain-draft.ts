/** A way to act with nothing to choose: pass, decline, skip, counter. */
import type { Command, Offer } from '../rules.ts';
import type { DraftFace } from './draft.ts';

function commandOf(offer: Offer | undefined): Command | undefined {
  switch (offer?.kind) {
    case 'pass':
      return { kind: 'pass' };
    case 'decline':
      return { kind: 'decline' };
    case 'skip-action':
      return { kind: 'skip-action' };
    case 'play-interrupt':
      return offer.use === 'counter-intelligence'
        ? { kind: 'play-interrupt', card: offer.card, use: { use: 'counter-intelligence' } }
        : undefined;
    default:
      return undefined;
  }
}

export class PlainDraft implements DraftFace {
  readonly form = 'plain';
  readonly choices: readonly string[] = [];
  readonly command: Command | undefined;
  readonly lacking: string | undefined = undefined;
  readonly words: string;
  readonly unit: string | undefined;
  readonly lit: readonly string[] = [];
  readonly hexes = [];

  constructor([offer]: readonly Offer[]) {
    this.command = commandOf(offer);
    this.words = offer?.label ?? '';
    this.unit = offer?.about.find((record) => record.startsWith('unit:'))?.slice('unit:'.length);
  }

  reset(): void {
    // There is nothing to take back.
  }
}
