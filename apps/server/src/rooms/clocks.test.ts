/** The clocks of a room in simulated time: exact, for two seats at once, across a restart. */
import { verifyRecord } from '@broadside/match';
import { describe, expect, it } from 'vitest';
import { Table, day, live, ruleset, startedAt } from '../../test/simulated-table.ts';
import type { AskedReply } from './replies.ts';

describe('clocks of a live match', () => {
  it('[TEMPO-2, TEMPO-3] are exact to the millisecond for two seats awaited, over a restart', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 12_345);
    await table.commit('seat-1');
    expect(table.left).toEqual({ 'seat-1': 60_000 - 12_345 + 5000, 'seat-2': 60_000 - 12_345 });
    await table.time.moveTo(startedAt + 31_000);
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    await table.time.moveTo(startedAt + 40_000);
    await table.open();
    await table.time.moveTo(startedAt + 59_999);
    expect(await table.entries()).toHaveLength(2);
    await table.time.moveTo(startedAt + 60_000);
    const [, , answered] = await table.entries();
    expect(answered).toMatchObject({ seat: 2, commandId: 'clock:3', command: { kind: 'commit', dice: 0 } });
    expect(answered?.at).toBe(startedAt + 60_000);
    // Both are asked anew: seat-1 with what it had when it decided, seat-2 with the overtime.
    expect(table.left).toEqual({ 'seat-1': 60_000 - 12_345 + 5000, 'seat-2': 15_000 });
    await table.time.moveTo(startedAt + 75_000);
    expect((await table.entries()).at(-1)).toMatchObject({ seat: 2, at: startedAt + 75_000 });
    expect(table.left['seat-1']).toBe(60_000 - 12_345 + 5000 - 15_000);
  });

  it('[TEMPO-3] what came due while the server was away happens at once when it is back', async () => {
    const table = new Table(live);
    await table.open();
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    await table.time.moveTo(startedAt + 3_600_000);
    await table.open();
    const given = (await table.entries()).slice(1);
    expect(given.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(table.room.game.table.clock?.overtime).toEqual(['seat-1', 'seat-2']);
  });

  it('[TEMPO-3] an empty bank loses the match where the tempo says so', async () => {
    const table = new Table({ ...live, overtime: { kind: 'loss' } });
    await table.open();
    await table.time.moveTo(startedAt + 30_000);
    await table.commit('seat-2');
    await table.time.moveTo(startedAt + 60_000);
    expect(table.ended).toBe('finished');
    expect(table.room.game.outcome).toMatchObject({ winner: 'seat-2', reason: 'Time is up' });
  });

  it('[ACT-9] stand still in a pause, which ends by itself where a time was agreed', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 10_000);
    const until = startedAt + 100_000;
    expect(await table.act('seat-1', { act: 'ask', for: { what: 'pause', until } })).toMatchObject({ t: 'accepted' });
    expect(await table.act('seat-2', { act: 'answer', request: 2, yes: true })).toMatchObject({ t: 'accepted' });
    expect(await table.ask('seat-1', { command: { kind: 'commit', dice: 1 } })).toMatchObject({
      t: 'rejected',
      reason: { code: 'paused', rule: 'ACT-9' },
    });
    await table.time.moveTo(until + 1000);
    expect((await table.entries()).at(-1)?.events).toEqual([{ kind: 'went-on', by: null }]);
    await table.commit('seat-1');
    expect(table.left).toEqual({ 'seat-1': 60_000 - 10_000 - 1000 + 5000, 'seat-2': 60_000 - 10_000 - 1000 });
  });

  it('[ACT-10] whoever left loses by a claim, not before the clock has answered three times in a row', async () => {
    const table = new Table(live);
    await table.open();
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 60_000);
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 75_000);
    expect(await table.act('seat-1', { act: 'claim' })).toMatchObject({ t: 'rejected', reason: { rule: 'ACT-10' } });
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 90_000);
    expect(await table.act('seat-1', { act: 'claim' })).toMatchObject({ t: 'accepted' });
    expect(table.room.game.outcome).toMatchObject({ winner: 'seat-1', reason: 'The other side left' });
  });
});

describe('[WS-21, TEMPO-3] ids of the clock', () => {
  const commit = { command: { kind: 'commit', dice: 1 } };

  it('are refused to every client', async () => {
    const table = new Table(live);
    await table.open();
    const peer = {} as NonNullable<AskedReply['from']>;
    expect(await table.ask('seat-1', commit, 'clock:2', peer)).toMatchObject({ t: 'error', code: 'bad-message' });
    expect(await table.entries()).toHaveLength(1);
  });

  it('that players took when they could do not hold up the clock, nor pass for its own', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 10_000);
    expect(await table.ask('seat-1', commit, 'time-up-3')).toMatchObject({ t: 'accepted', seq: 2 });
    await table.time.moveTo(startedAt + 60_000);
    expect((await table.entries()).at(-1)).toMatchObject({ seq: 3, seat: 2, commandId: 'clock:3' });
    expect(await table.ask('seat-1', commit, 'time-up-4')).toMatchObject({ t: 'accepted', seq: 4 });
    // In time: it is the player's, who gets the increment and loses nothing.
    expect(table.left['seat-1']).toBe(60_000 - 10_000 + 5000 + 5000);
    expect(table.room.game.table.clock?.overtime).toEqual(['seat-2']);
    const record = await table.record();
    expect(verifyRecord(record, ruleset)).toMatchObject({ ok: true, checked: { rules: 'decided-again' } });
  });

  it('as they were written of old still say that the clock answered', async () => {
    const table = new Table(live);
    await table.open();
    await table.time.moveTo(startedAt + 60_000);
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    const old = new Table(live);
    await old.journal.append(
      (await table.entries()).map((entry) => ({ ...entry, commandId: entry.commandId.replace('clock:', 'time-up-') })),
    );
    await old.time.moveTo(startedAt + 60_000);
    await old.open();
    expect((await old.entries()).map(({ commandId }) => commandId)).toEqual(['start', 'time-up-2', 'time-up-3']);
    expect(old.room.game.table.unanswered).toEqual({ 'seat-1': 1, 'seat-2': 1 });
    expect(verifyRecord(await old.record(), ruleset)).toMatchObject({ ok: true });
  });
});

describe('correspondence', () => {
  it('[TEMPO-4] runs out after the time for a decision, nights not counted', async () => {
    const night = { night: { fromMinute: 0, minutes: 480 }, holidays: [] };
    const table = new Table({ kind: 'correspondence', decisionMs: day }, [night, null]);
    await table.open();
    await table.time.moveTo(startedAt + day);
    expect((await table.entries()).at(-1)).toMatchObject({ seat: 2, at: startedAt + day });
    // Two nights of eight hours lie on the way of seat-1: the match begins at midnight.
    await table.time.moveTo(startedAt + day + 16 * 3_600_000 - 1);
    expect((await table.entries()).filter(({ seat }) => seat === 1)).toEqual([]);
    await table.time.moveTo(startedAt + day + 16 * 3_600_000);
    expect((await table.entries()).find(({ seat }) => seat === 1)?.at).toBe(startedAt + day + 16 * 3_600_000);
  });

  it('[TEMPO-5] live play and correspondence change into each other by agreement', async () => {
    const table = new Table(live);
    await table.open();
    const tempo = { kind: 'correspondence', decisionMs: 2 * day };
    await table.act('seat-2', { act: 'ask', for: { what: 'tempo', tempo } });
    await table.time.moveTo(startedAt + 5000);
    await table.act('seat-1', { act: 'ask', for: { what: 'tempo', tempo } });
    expect(table.room.game.table.tempo).toEqual(tempo);
    expect(table.left).toEqual({ 'seat-1': 2 * day, 'seat-2': 2 * day });
    expect(table.room.game.due?.at).toBe(startedAt + 5000 + 2 * day);
  });
});
