/** Hours of a week as somebody types them: clock times, and what is wrong with them. */
import type { PlayingHours } from '@broadside/protocol';

export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A span of a day as it is typed: `18:00` to `22:00`; midnight at the end is `00:00`. */
export interface TypedSpan {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const typedSpans = ({ weekly }: Pick<PlayingHours, 'weekly'>): readonly TypedSpan[] =>
  weekly
    .map(({ day, from, to }) => ({ day, from: clock(from), to: clock(to) }))
    .sort((a, b) => a.day - b.day || a.from.localeCompare(b.from));

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The spans, or the first thing that is wrong, in words. */
export function weeklyOf(spans: readonly TypedSpan[]): PlayingHours['weekly'] | string {
  const weekly: PlayingHours['weekly'] = [];
  for (const { day, from, to } of spans) {
    const [begins, until] = [minutesOf(from), minutesOf(to)];
    const name = dayNames[day - 1] ?? '';
    if (begins === undefined || until === undefined) return `${name}: say from when and until when.`;
    const ends = until === 0 ? 1440 : until;
    if (ends <= begins)
      return `${name}: ${to} is not after ${from}. What goes on after midnight is an hour of the next day.`;
    weekly.push({ day, from: begins, to: ends });
  }
  return weekly;
}

const days = (from: number, to: number, hours: Pick<TypedSpan, 'from' | 'to'>): readonly TypedSpan[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, ...hours }));

/** Hours that many people have. */
export const usualWeeks = [
  { name: 'Evenings', spans: days(1, 5, { from: '18:00', to: '22:00' }) },
  { name: 'Weekends', spans: days(6, 7, { from: '10:00', to: '22:00' }) },
] as const;
