/** The time until which a match is adjourned, as a calendar file (RFC 5545) [HTTP-77]. */

export interface Adjournment {
  readonly matchId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** When that was agreed. */
  readonly at: number;
  /** The site's address, without a path. */
  readonly site: string;
}

const maxLineBytes = 75;

/** RFC 5545 3.3.11: backslash, semicolon, comma and line breaks are escaped. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 3.3.5, form 2: UTC. */
const utc = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** RFC 5545 3.1: no line has more than 75 octets; the rest goes on after a space, and no character is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let now = '';
  for (const character of line) {
    if (Buffer.byteLength(now + character) > maxLineBytes) {
      lines.push(now);
      now = ' ';
    }
    now += character;
  }
  return [...lines, now].join('\r\n');
}

export function calendarOf({ matchId, name, until, at, site }: Adjournment): string {
  const url = `${site}/match/${matchId}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Broadside//Matches//EN',
    'BEGIN:VEVENT',
    `UID:${matchId}-${String(until)}@${new URL(site).hostname}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(until)}`,
    `SUMMARY:${escaped(`${name} goes on`)}`,
    `DESCRIPTION:${escaped(`The table is at ${url}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
