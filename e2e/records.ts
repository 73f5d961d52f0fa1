/** The journal of a match held against what players were told and shown. */
import { expect } from 'vitest';
import { api } from '@broadside/client';
import type { LogEntry } from '@broadside/protocol';
import type { JournalRow } from './game-server.ts';
import type { Visitor } from './browser.ts';

/** No gap, no double, and every order that a page saw accepted stands where the page was told. */
export function expectWhole(journal: readonly JournalRow[], players: readonly Visitor[]): void {
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_row, index) => index + 1));
  expect(new Set(journal.map(({ commandId }) => commandId)).size).toBe(journal.length);
  for (const { name, sent } of players)
    for (const { id, command, answer, detail } of sent.filter((each) => each.answer === 'accepted')) {
      const rows = journal.filter((row) => row.commandId === id);
      expect(rows.length, `${name}: ${command.kind} ${id} ${answer}`).toBe(1);
      expect(detail).toMatchObject({ seq: rows[0]?.seq });
      expect(rows[0]?.command).toEqual(command);
    }
}

/** What events call the dice that they hold. */
const dieFields = new Set(['faces', 'face', 'density', 'footprint', 'ordinary', 'specialForces', 'defence']);

/** All faces inside an event. */
function facesIn(value: unknown, field = ''): number[] {
  if (typeof value === 'number') return dieFields.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => facesIn(each, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => facesIn(inner, key));
}

const diceIn = (events: JournalRow['events']): number[] =>
  facesIn(events.filter(({ kind }) => kind !== 'match-started' && kind !== 'flow'));

/** The whole log as the site gives it to anybody. */
export async function wholeLog(url: string, matchId: string): Promise<readonly LogEntry[]> {
  let lines: readonly LogEntry[] = [];
  for (;;) {
    const page = await api(url).log(matchId, lines[0]?.seq);
    if (page.lines.length === 0) return lines;
    lines = [...page.lines, ...lines];
  }
}

/**
 * Dice that the log shows for an entry are dice that its events hold. One word of the stream is one die, and each die stands
 * in the entry for which it was rolled: none is rolled twice.
 */
export function expectDiceOfEvents(journal: readonly JournalRow[], log: readonly LogEntry[]): void {
  for (const [index, { seq, cursor, events }] of journal.entries())
    expect(cursor - (journal[index - 1]?.cursor ?? 0), `dice of entry ${seq}`).toBe(diceIn(events).length);
  const shown = log.filter((line) => (line.rolls?.length ?? 0) > 0);
  expect(shown.length).toBeGreaterThan(0);
  for (const row of journal) {
    const held = diceIn(row.events);
    for (const face of shown
      .filter(({ seq }) => seq === row.seq)
      .flatMap(({ rolls }) => rolls?.flatMap(({ faces }) => faces) ?? [])) {
      const at = held.indexOf(face);
      expect(at, `a ${face} in the log of entry ${row.seq} that no event holds`).toBeGreaterThanOrEqual(0);
      held.splice(at, 1);
    }
  }
}
