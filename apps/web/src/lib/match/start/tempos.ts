/** The tempos that one chooses among before a match, and the player's night. */
import { noTempo, tempo as tempoSchema, type Rest, type Tempo } from '@broadside/match';
import { isWatchKind, type WatchKind } from './watching.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export type TempoKind = 'correspondence' | '30+15' | '60+30' | '90+30' | 'own' | 'none';

/** Hours at which the player's night begins and ends, as the browser's clock tells the time. */
export interface Night {
  readonly on: boolean;
  /** 'HH:MM' */
  readonly from: string;
  readonly to: string;
}

/** Own numbers for a live clock. */
export interface OwnClock {
  readonly bankMinutes: number;
  readonly incrementSeconds: number;
  /** What an empty bank means: each decision has so many seconds, or the match is lost (null). */
  readonly overtimeSeconds: number | null;
}

export interface Chosen {
  readonly kind: TempoKind;
  readonly days: number;
  readonly own: OwnClock;
  readonly night: Night;
  /** The clock runs in matches against the computer, too. */
  readonly withBot: boolean;
  /** Matches between two people count for their ratings. */
  readonly rated: boolean;
  /** People talk at the table. */
  readonly chat: boolean;
  /** How late watchers are. */
  readonly watch: WatchKind;
  /** The lists of the site show the match. */
  readonly listed: boolean;
}

export const usual: Chosen = {
  kind: '60+30',
  days: 2,
  own: { bankMinutes: 45, incrementSeconds: 15, overtimeSeconds: 60 },
  night: { on: true, from: '23:00', to: '07:00' },
  withBot: false,
  rated: true,
  chat: true,
  watch: 'now',
  listed: true,
};

export const daysOffered = [1, 2, 3, 7] as const;

/** With overtime of a minute: an empty bank hurries, it does not end the match. */
const live = (bankMinutes: number, incrementSeconds: number, overtimeSeconds: number | null = 60): Tempo => ({
  kind: 'live',
  bankMs: Math.round(bankMinutes * minute),
  incrementMs: Math.round(incrementSeconds * second),
  overtime:
    overtimeSeconds === null ? { kind: 'loss' } : { kind: 'each-decision', ms: Math.round(overtimeSeconds * second) },
});

/** The choices as they stand in a row: label, and what one more line says of it. */
export const kinds: readonly { readonly kind: TempoKind; readonly label: string }[] = [
  { kind: 'correspondence', label: 'Turn by turn' },
  { kind: '30+15', label: '30 + 15 s' },
  { kind: '60+30', label: '60 + 30 s' },
  { kind: '90+30', label: '90 + 30 s' },
  { kind: 'none', label: 'No clock' },
  { kind: 'own', label: 'Set it yourself' },
];

/** The tempo of a choice; a sentence where the own numbers are none. */
export function tempoOf({ kind, days, own }: Pick<Chosen, 'kind' | 'days' | 'own'>): Tempo | string {
  switch (kind) {
    case 'none':
      return noTempo;
    case 'correspondence':
      return { kind: 'correspondence', decisionMs: days * day };
    case '30+15':
      return live(30, 15);
    case '60+30':
      return live(60, 30);
    case '90+30':
      return live(90, 30);
    case 'own': {
      const { bankMinutes, incrementSeconds, overtimeSeconds } = own;
      const made = tempoSchema.safeParse(live(bankMinutes, incrementSeconds, overtimeSeconds));
      if (made.success) return made.data;
      return 'A clock has half a minute to 12 hours, adds 0 to 600 s each time, and has 5 to 600 s a decision when the time is used up.';
    }
  }
}

/** What an empty bank means, in words. */
export function emptyBank(of: Tempo): string | undefined {
  if (of.kind !== 'live') return undefined;
  if (of.overtime.kind === 'loss') return 'Whoever runs out of time loses the match.';
  const seconds = String(of.overtime.ms / second);
  return `When your time is used up, each decision has ${seconds} s; then the safe answer is given.`;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const wrapped = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;
/** The longest night that counts, in minutes. */
const longestNight = 720;

/** Minutes from this browser's time to UTC, today. */
export const offsetHere = (): number => new Date().getTimezoneOffset();

/** The night in UTC; `offsetMinutes` is what `Date.getTimezoneOffset` says. Longer nights than 12 hours are cut. */
export function restOf({ on, from, to }: Night, offsetMinutes: number): Rest {
  const minutes = Math.min(longestNight, wrapped(minutesOf(to) - minutesOf(from)));
  if (!on || minutes === 0) return { night: null, holidays: [] };
  return { night: { fromMinute: wrapped(minutesOf(from) + offsetMinutes), minutes }, holidays: [] };
}

/** What the browser kept, as far as it still makes sense. */
export function readChosen(kept: unknown): Chosen {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Chosen, unknown>>;
  const own = { ...usual.own, ...(typeof given.own === 'object' ? given.own : {}) };
  const night = { ...usual.night, ...(typeof given.night === 'object' ? given.night : {}) };
  const times = [night.from, night.to].every((time) => typeof time === 'string' && /^\d\d:\d\d$/.test(time));
  return {
    kind: kinds.find(({ kind }) => kind === given.kind)?.kind ?? usual.kind,
    days: daysOffered.find((days) => days === given.days) ?? usual.days,
    own: typeof tempoOf({ kind: 'own', days: 1, own }) === 'string' ? usual.own : own,
    night: times ? { on: night.on !== false, from: night.from, to: night.to } : usual.night,
    withBot: given.withBot === true,
    rated: given.rated !== false,
    chat: given.chat !== false,
    watch: isWatchKind(given.watch) ? given.watch : usual.watch,
    listed: given.listed !== false,
  };
}
