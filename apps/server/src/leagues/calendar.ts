/**
 * Agreed hours as calendars (RFC 5545) [LEAGUE-72, LEAGUE-73]. A table is one event for ever: an hour that is moved has a
 * higher SEQUENCE under the same UID, one that is taken away or not needed any more is cancelled.
 */
import { peopleOf, tableTimes, timesOf } from '@broadside/competition/season';
import type { Entrant, Season, SeasonRound } from '@broadside/competition/season';
import ical, { ICalEventStatus } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';

const minute = 60_000;

/** A season whose tables stand in a calendar. */
export interface CalendarSeason {
  readonly id: string;
  readonly season: Season;
  /** How people are called, by their ids. */
  readonly names: { readonly [person: string]: string };
  /** Only tables of these people; nothing: all. */
  readonly only?: ReadonlySet<string>;
}

export interface CalendarWish {
  readonly name: string;
  readonly seasons: readonly CalendarSeason[];
  /** Only tables of this person; nothing: all. */
  readonly person?: string;
  /** Only this table; nothing: all. */
  readonly table?: { readonly round: number; readonly index: number };
  /** Only hours between these two, in milliseconds since 1970; nothing: all. */
  readonly between?: readonly [number, number];
  /** The site's address, without a path. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function seasonCalendar(wish: CalendarWish): string {
  const calendar = ical({ name: wish.name, prodId: { company: 'Broadside', product: 'Leagues' } });
  for (const of of wish.seasons)
    for (const round of of.season.rounds)
      for (const index of round.pairings.keys()) {
        const event = eventOf(wish, of, round, index);
        if (event !== undefined) calendar.createEvent(event);
      }
  return `${calendar.toString()}\r\n`;
}

/** The event of a table; undefined where it never had an hour, or is not asked for. */
function eventOf(
  { person, table, between: [from, to] = [-Infinity, Infinity], site, now }: CalendarWish,
  { id, season, names, only }: CalendarSeason,
  { number: round, pairings }: SeasonRound,
  index: number,
): ICalEventData | undefined {
  if (table !== undefined && (table.round !== round || table.index !== index)) return undefined;
  const pairing = pairings[index];
  const sides = (pairing?.sides ?? []).map((each) => season.entrants.find(({ number }) => number === each));
  if (person !== undefined && !sides.some((each) => each !== undefined && peopleOf(each).includes(person)))
    return undefined;
  if (only !== undefined && !sides.some((each) => each !== undefined && peopleOf(each).some((one) => only.has(one))))
    return undefined;
  const { hour, former, changes } = tableTimes(season, round, index);
  const shown = hour ?? former;
  if (pairing === undefined || shown === null || shown.at < from || shown.at > to) return undefined;
  // Decided without being played: whoever has the hour in a calendar is to be free.
  const needless = pairing.result?.how === 'forfeit';
  const url = `${site}/pairing/${id}/${String(round)}/${String(index + 1)}`;
  return {
    id: `table-${id}-${String(round)}-${String(index + 1)}@${new URL(site).hostname}`,
    sequence: changes + (needless ? 1 : 0),
    status: hour === null || needless ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(now),
    start: new Date(shown.at),
    end: new Date(shown.at + timesOf(season.terms).matchMinutes * minute),
    summary: sides.map((each) => nameOf(each, names)).join(' against '),
    description: `${season.name}, round ${String(round)}. The table is at ${url}`,
    url,
  };
}

function nameOf(entrant: Entrant | undefined, names: CalendarSeason['names']): string {
  const { person = null, name = null, number = 0 } = entrant ?? {};
  return name ?? (person === null ? undefined : names[person]) ?? `Entrant ${String(number)}`;
}
