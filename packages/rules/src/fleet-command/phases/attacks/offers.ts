import type { Crippling, Hex, WeaponId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

/** What an attack asks; an offer's kind is the kind of the command that answers it. */
export type AttackOffer =
  | (OfferOf<'defensive-fire'> & { readonly weapons: readonly { readonly weapon: WeaponId; readonly dice: number }[] })
  | (OfferOf<'reroll'> & {
      readonly ability: 'rapid-fire' | 'evasive';
      readonly faces: readonly number[];
      readonly among: readonly number[];
      readonly most: number;
    })
  | (OfferOf<'roll-again'> & { readonly by: readonly ('valour' | 'ferocious')[]; readonly faces: readonly number[] })
  | OfferOf<'capture'>
  | (OfferOf<'cripple'> & { readonly among: readonly Crippling[] })
  | (OfferOf<'overrun'> & { readonly at: Hex })
  | (OfferOf<'place-patrol'> & { readonly hexes: readonly Hex[] });
