import { emptyState, type Answer, type ClientState } from '@broadside/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MatchSession, type SessionLine } from './session.svelte.ts';

beforeEach(() => void vi.stubGlobal('setInterval', () => 0));

/** A connection that says what it is told to say. */
class SpokenLine implements SessionLine {
  ruleset = null;
  answer: Answer = { kind: 'accepted', seq: 2 };
  sent: unknown[] = [];
  #tell: ((state: ClientState) => void) | undefined;
  tell(state: Partial<ClientState>): void {
    this.#tell?.({ ...emptyState, ...state });
  }
  subscribe(listener: (state: ClientState) => void): () => void {
    this.#tell = listener;
    listener(emptyState);
    return () => undefined;
  }
  offers(): readonly unknown[] {
    return [];
  }
  onMessage(): () => void {
    return () => undefined;
  }
  send(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    this.sent.push(command);
    return Promise.resolve(this.answer);
  }
  acts: unknown[] = [];
  act(act: unknown): Promise<Answer> {
    this.acts.push(act);
    return Promise.resolve({
      kind: 'failed',
      code: 'not-seated',
      sentence: 'You are alone at this table: step back instead.',
    });
  }

  retry(): void {
    return undefined;
  }
  close(): void {
    return undefined;
  }
}

let line: SpokenLine;
const open = (): MatchSession => new MatchSession((line = new SpokenLine()));
afterEach(() => vi.useRealTimers());

describe('a session', () => {
  test('sends one command at a time', async () => {
    const session = open();
    const first = session.send({ kind: 'a' });
    expect(await session.send({ kind: 'b' })).toBe(false);
    expect(await first).toBe(true);
    expect(line.sent).toEqual([{ kind: 'a' }]);
  });

  test('[ACT-7] gives up by an act of the table, which a match that stands still takes, too', async () => {
    const session = open();
    await session.resign();
    expect([line.acts, line.sent]).toEqual([[{ act: 'resign' }], []]);
  });

  test('keeps the reason of a refusal until the table changes', async () => {
    const session = open();
    line.answer = { kind: 'rejected', seq: 1, reason: { code: 'x', rule: 'R-1', sentence: 'Not so. Do this.' } };
    expect(await session.send({ kind: 'a' })).toBe(false);
    expect(session.refused?.sentence).toBe('Not so. Do this.');
    line.tell({ seq: 3 });
    expect(session.refused).toBeUndefined();
  });

  test('tells a failure of the connection in its own words', async () => {
    const session = open();
    line.answer = { kind: 'failed', code: 'closed', sentence: 'The connection is closed.' };
    await session.send({ kind: 'a' });
    expect(session.refused).toMatchObject({ code: 'closed', rule: '', sentence: 'The connection is closed.' });
  });

  test('offers nothing to somebody who only watches', () => {
    const session = open();
    line.tell({ phase: 'live', you: { viewer: 'public', seat: null, name: null }, awaiting: ['seat-1'] });
    expect(session.myTurn).toBe(false);
    expect(session.offers).toEqual([]);
  });
});
