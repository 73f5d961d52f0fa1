/** What two entrants and the officials settled about the time of a table. Instants are milliseconds since 1970. */
import type { DeadlineProposal } from '../../deadline/index.ts';

export type SideIndex = 0 | 1;

/** Hours that one side offered the other. Nobody else knows of them but officials. */
export interface HourOffer {
  readonly by: SideIndex;
  readonly at: number;
  /** In which they were said. */
  readonly zone: string;
  /** When the match would begin. */
  readonly slots: readonly number[];
  /** When the other side saw them first. */
  readonly seenAt: number | null;
  /** `replaced`: by later offers, or an hour that was agreed or set; the other side has not answered. */
  readonly answer: { readonly kind: 'accepted' | 'declined' | 'replaced'; readonly at: number } | null;
}

export interface AgreedHour {
  readonly at: number;
  readonly zone: string;
  readonly by: 'both' | 'official';
}

/** How a table that was not played is decided. `winner`: null for a draw. */
export type TableRuling =
  | { readonly answer: 'forfeit'; readonly winner: SideIndex }
  | { readonly answer: 'both-lose' | 'draw' }
  | { readonly answer: 'extension'; readonly until: number }
  | { readonly answer: 'as-it-stands'; readonly winner: SideIndex | null; readonly book: readonly [number, number] };

/** What the terms propose. Nobody but the two and officials knows of it until it is in effect. */
export interface TableProposal {
  readonly at: number;
  /** It takes effect then, where officials do nothing. */
  readonly effectAt: number;
  /** The side that claimed it; null at the deadline. */
  readonly claimedBy: SideIndex | null;
  readonly ruling: TableRuling;
  readonly proposal: Omit<DeadlineProposal, 'answer' | 'winner' | 'until'>;
}

export interface TableAppeal {
  readonly by: SideIndex;
  readonly at: number;
  readonly text: string;
  readonly answer: { readonly at: number; readonly text: string; readonly granted: TableRuling | null } | null;
}

export interface TableRuled {
  readonly at: number;
  /** `accepted` and `changed` by officials; `in-effect`: the time for review was over; `appeal`: one was granted. */
  readonly how: 'accepted' | 'changed' | 'in-effect' | 'appeal';
  readonly ruling: TableRuling;
}

/** Of one table. */
export interface TableTimes {
  readonly round: number;
  /** The index of the pairing in its round. */
  readonly pairing: number;
  readonly offers: readonly HourOffer[];
  readonly hour: AgreedHour | null;
  /** The hour that was taken away last, where there is none now: calendars have it still. */
  readonly former: AgreedHour | null;
  /** How often the hour was agreed, set or taken away. */
  readonly changes: number;
  /** The deadline, where it was moved. */
  readonly dueAt: number | null;
  readonly extensions: number;
  readonly proposal: TableProposal | null;
  readonly ruled: TableRuled | null;
  readonly appeals: readonly TableAppeal[];
}

export const mostOffers = 40;
export const mostAppeals = 4;

export const untimed = (round: number, pairing: number): TableTimes => ({
  ...{ round, pairing, offers: [], hour: null, former: null, changes: 0, dueAt: null, extensions: 0 },
  ...{ proposal: null, ruled: null, appeals: [] },
});

interface Timed {
  readonly times: readonly TableTimes[];
}

export const tableTimes = ({ times }: Timed, round: number, pairing: number): TableTimes =>
  times.find((each) => each.round === round && each.pairing === pairing) ?? untimed(round, pairing);

/** In the order of rounds and tables, so that the order tells nothing of who did something first. */
export function withTimes(times: readonly TableTimes[], changed: TableTimes): readonly TableTimes[] {
  const others = times.filter(({ round, pairing }) => round !== changed.round || pairing !== changed.pairing);
  return [...others, changed].sort((a, b) => a.round - b.round || a.pairing - b.pairing);
}
