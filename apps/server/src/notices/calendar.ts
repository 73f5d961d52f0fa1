/** The time until which a match is adjourned, as a calendar file (RFC 5545) [HTTP-77]. */
import type { MatchId } from '@broadside/protocol';
import ical from 'ical-generator';

export interface Adjournment {
  readonly matchId: MatchId;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** When that was agreed. */
  readonly at: number;
  /** The site's address, without a path. */
  readonly site: string;
}

export function calendarOf({ matchId, name, until, at, site }: Adjournment): string {
  const url = `${site}/match/${matchId}`;
  const calendar = ical({ prodId: { company: 'Broadside', product: 'Matches' } });
  calendar.createEvent({
    id: `${matchId}-${String(until)}@${new URL(site).hostname}`,
    stamp: new Date(at),
    start: new Date(until),
    summary: `${name} goes on`,
    description: `The table is at ${url}`,
    url,
  });
  return `${calendar.toString()}\r\n`;
}
