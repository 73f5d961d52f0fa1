/** Hours in words: never a bare one, always with the place of its clock. */
import { isZone, labelsOf } from '@broadside/competition';
import type { ClockChange } from '@broadside/competition';
import type { PairingPage } from '@broadside/protocol';

/** This browser's zone, where it names one that is known. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
}

/** The zones by which a page is read: the reader's first, then the other one's where it is known and another. */
export function zonesOf({ own, between, terms }: PairingPage): readonly string[] {
  const mine = (own === null ? null : between?.hours[own]?.zone) ?? browserZone();
  const theirs = own === null ? terms.zone : (between?.hours[own === 0 ? 1 : 0]?.zone ?? terms.zone);
  return mine === theirs ? [mine] : [mine, theirs];
}

/** A date as `2027-03-28`, in words: Sunday 28 March. */
export const dayWords = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

/** `10:00 Oslo`; the second of two equal clock times is told apart. */
export function clockWords(at: number, zone: string, reader = zone): string {
  const label = labelsOf(at, [reader, zone])[1];
  if (label === undefined) return '';
  const ahead = label.daysAhead === 0 ? '' : label.daysAhead > 0 ? ', a day later' : ', a day earlier';
  const ofTwo = label.ofTwo === null ? '' : label.ofTwo === 1 ? ', before clocks go back' : ', after clocks go back';
  return `${label.time} ${label.place}${ahead}${ofTwo}`;
}

export const dateAt = (at: number, zone: string): string => labelsOf(at, [zone])[0]?.date ?? '';

/** `Saturday 27 March, 10:00 Oslo`. */
export const momentWords = (at: number, zone: string): string =>
  `${dayWords(dateAt(at, zone))}, ${clockWords(at, zone)}`;

export const changeWords = ({ zone, kind, minutes, at, from }: ClockChange): string => {
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const by = minutes === 60 ? 'an hour' : `${String(minutes)} minutes`;
  const day = dayWords(dateAt(at, zone));
  return `Clocks in ${place} go ${kind} by ${by} on ${day} at ${from.slice(11)}.`;
};

/** What is left in words: `2 d 3 h`, `4 h 10 min`, `9:05`. */
export function leftWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${String(days)} d ${String(hours)} h`;
  if (hours > 0) return `${String(hours)} h ${String(minutes)} min`;
  return `${String(minutes)}:${String(seconds % 60).padStart(2, '0')}`;
}
