/** How sides and hands are shown and called. */
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type { SideColour } from '#lib/components/side.ts';
import type { Hand, SideId, Sight, SideRecord } from '../rules.ts';

export const sideIds = ['kushan', 'taiidan'] as const satisfies readonly SideId[];
export const sideNames: Readonly<Record<SideId, string>> = { kushan: 'Kushan', taiidan: 'Taiidan' };

/** Kushan are drawn as side A, Taiidan as side B, whoever plays them; several seats can share a side. */
export const lookOf = (side: string): SideColour => (side === 'kushan' ? 'a' : side === 'taiidan' ? 'b' : 'n');

/** Names without their side, where colour and mark tell it: 'Interceptor C' for 'Kushan Interceptor C'. */
export const brief = (text: string): string => text.replace(/\b(?:Kushan|Taiidan) (?=[A-Z])/g, '');

type Names = Pick<MatchSession, 'nameOf'>;

/** 'Maren K.', or 'Maren K. and J. Okafor' where they play from one hand. */
export const handTitle = (session: Names, hand: Hand): string =>
  hand.seats.map((seat) => session.nameOf(seat)).join(' and ') || sideNames[hand.side];

/** One entry for each hand that somebody plays from, and one for an automated side. */
export type Party =
  | {
      readonly kind: 'hand';
      readonly id: string;
      readonly side: SideId;
      readonly hand: Hand;
      readonly record: SideRecord;
    }
  | { readonly kind: 'enemy'; readonly id: string; readonly side: SideId; readonly record: SideRecord };

/** The own side first, the own hand before its partners'. */
export function partiesOf(sight: Sight): readonly Party[] {
  const own = sight.own === null ? undefined : sight.hands[sight.own.hand];
  const first = own?.side ?? 'kushan';
  const sides = first === 'kushan' ? sideIds : [...sideIds].reverse();
  return sides.flatMap((side): readonly Party[] => {
    const record = sight.sides[side];
    if (record === undefined) return [];
    if (record.automated) return [{ kind: 'enemy', id: side, side, record }];
    return Object.values(sight.hands)
      .filter((hand) => hand.side === side && hand.seats.length > 0)
      .sort((one, other) => Number(other.id === own?.id) - Number(one.id === own?.id) || (one.id < other.id ? -1 : 1))
      .map((hand) => ({ kind: 'hand', id: hand.id, side, hand, record }));
  });
}
