import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface BoardOffer extends OfferOf<'board'> {
  /**
   * Enemy ships in reach, and who can board each; a ship boards once, and all assaults are named together. An
   * assault on a `civilian` names its aim (QR-12.4b).
   */
  readonly targets: readonly {
    readonly target: string;
    readonly ships: readonly string[];
    readonly civilian: boolean;
  }[];
}

export interface RepelOffer extends OfferOf<'repel'> {
  readonly target: string;
  readonly ships: readonly string[];
  readonly screens: readonly string[];
  readonly escorts: readonly string[];
}

export type BoardingOffer = BoardOffer | RepelOffer;
