/** Tables about to begin, in words. */
import type { TableSoon } from '@broadside/protocol';

const hour: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** `20:30`, on another day `Sat 20:30`, by the reader's clock. */
export function hourOf(at: number, now = Date.now()): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return new Date(at).toLocaleString('en-GB', sameDay ? hour : { ...hour, weekday: 'short' }).replace(',', '');
}

export const soonWords = ({ table, at, names }: TableSoon, now = Date.now()): string =>
  `Table ${String(table)}${names.length > 0 ? `, ${names.join(' and ')},` : ''} begins at ${hourOf(at, now)}.`;
