import type { HourOffer, SideIndex, TableProposal, TableRuled, TableRuling } from './model.ts';

interface AtTable {
  readonly round: number;
  /** Its index in the round. */
  readonly pairing: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type TimeEvent =
  | ({ readonly kind: 'hours-offered' } & AtTable & Pick<HourOffer, 'by' | 'zone' | 'slots'>)
  | ({ readonly kind: 'offer-seen'; readonly by: SideIndex } & AtTable)
  | ({ readonly kind: 'offer-declined'; readonly by: SideIndex } & AtTable)
  /** `slot`: the hour; `by`: the side that accepted, null for officials. */
  | ({
      readonly kind: 'hour-agreed';
      readonly slot: number;
      readonly zone: string;
      readonly by: SideIndex | null;
    } & AtTable)
  | ({ readonly kind: 'hour-taken-away' } & AtTable)
  | ({ readonly kind: 'proposed' } & AtTable & Omit<TableProposal, 'at'>)
  | ({ readonly kind: 'ruled'; readonly how: TableRuled['how']; readonly ruling: TableRuling } & AtTable)
  | ({ readonly kind: 'appealed'; readonly by: SideIndex; readonly text: string } & AtTable)
  | ({ readonly kind: 'appeal-answered'; readonly text: string; readonly granted: TableRuling | null } & AtTable);

/** What the two and officials alone know. */
export const privateTimeEvents = [
  'hours-offered',
  'offer-seen',
  'offer-declined',
  'proposed',
  'appealed',
  'appeal-answered',
] as const satisfies readonly TimeEvent['kind'][];
