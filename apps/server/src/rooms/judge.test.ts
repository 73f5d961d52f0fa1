/** A judge's stop of the clocks, in simulated time. */
import { describe, expect, it } from 'vitest';
import { Table, ann, day, live, startedAt } from '../../test/simulated-table.ts';

describe('a judge', () => {
  const accepted = { t: 'accepted' };
  const stopped = { t: 'rejected', reason: { code: 'stopped', rule: 'ACT-11' } };

  it('[ACT-11, ACT-12] stops the clocks for as long as it takes, over a restart, and nobody loses a millisecond', async () => {
    const table = new Table({ ...live, overtime: { kind: 'loss' } });
    await table.open();
    await table.time.moveTo(startedAt + 12_345);
    expect(await table.judge('start-clocks')).toMatchObject({ t: 'rejected', reason: { code: 'not-stopped' } });
    expect(await table.judge('stop-clocks', 'A ship was moved.')).toMatchObject(accepted);
    expect(await table.judge('stop-clocks')).toMatchObject(stopped);
    expect(table.room.game.due).toBeUndefined();
    expect(table.room.game.awaiting).toEqual([]);
    await table.time.moveTo(startedAt + 3_600_000);
    await table.room.close({ code: 'shutdown', sentence: '', retryAfterMs: 0 });
    await table.time.moveTo(startedAt + 7_200_000);
    await table.open();
    await table.time.moveTo(startedAt + 9_000_000);
    expect(await table.entries()).toHaveLength(2);
    const reason = 'A ship was moved.';
    expect(table.room.game.table.stopped).toEqual({ at: startedAt + 12_345, judge: ann, reason });
    expect(await table.judge('start-clocks', 'It goes back.')).toMatchObject(accepted);
    expect((await table.entries()).at(-1)).toMatchObject({
      kind: 'table',
      seat: 0,
      events: [{ kind: 'clocks-started', judge: ann, reason: 'It goes back.' }],
    });
    expect(table.left).toEqual({ 'seat-1': 60_000 - 12_345, 'seat-2': 60_000 - 12_345 });
    await table.time.moveTo(startedAt + 9_000_000 + 60_000 - 12_345 - 1);
    expect(table.ended).toBeUndefined();
    await table.commit('seat-1');
    await table.time.moveTo(startedAt + 9_000_000 + 60_000 - 12_345);
    expect(table.room.game.outcome).toMatchObject({ winner: 'seat-1', reason: 'Time is up' });
    expect(await table.judge('stop-clocks')).toMatchObject({ t: 'error', code: 'not-live' });
  });

  it('[ACT-11] holds the game with the clocks, but not who gives up or agrees on a draw', async () => {
    const table = new Table(live);
    await table.open();
    await table.commit('seat-1');
    await table.act('seat-1', { act: 'ask', for: { what: 'pause', until: null } });
    await table.judge('stop-clocks');
    expect(table.room.game.table.request).toBeNull();
    expect(await table.ask('seat-2', { command: { kind: 'commit', dice: 1 } })).toMatchObject(stopped);
    const held = [
      { act: 'take-back' },
      { act: 'go-on' },
      { act: 'claim' },
      { act: 'ask', for: { what: 'pause', until: null } },
      { act: 'ask', for: { what: 'tempo', tempo: { kind: 'none' } } },
    ];
    for (const act of held) expect(await table.act('seat-1', act)).toMatchObject(stopped);
    await table.act('seat-2', { act: 'ask', for: { what: 'draw' } });
    await table.act('seat-1', { act: 'answer', request: table.room.game.seq, yes: false });
    expect(await table.act('seat-1', { act: 'resign' })).toMatchObject(accepted);
    expect(table.room.game.outcome?.winner).toBe('seat-2');
    expect(table.left).toEqual({ 'seat-1': 65_000, 'seat-2': 60_000 });
  });

  it('[ACT-9, ACT-12] keeps a pause from ending; it ends when the clocks start, where its time is over by then', async () => {
    const table = new Table(live);
    await table.open();
    await table.act('seat-1', { act: 'ask', for: { what: 'pause', until: startedAt + 50_000 } });
    await table.time.moveTo(startedAt + 10_000);
    await table.act('seat-2', { act: 'answer', request: 2, yes: true });
    await table.time.moveTo(startedAt + 20_000);
    await table.judge('stop-clocks');
    await table.time.moveTo(startedAt + 90_000);
    expect(table.room.game.table.paused).not.toBeNull();
    await table.judge('start-clocks');
    await table.time.moveTo(startedAt + 90_000);
    expect((await table.entries()).at(-1)).toMatchObject({ at: startedAt + 90_000, events: [{ kind: 'went-on' }] });
    await table.time.moveTo(startedAt + 95_000);
    await table.commit('seat-1');
    expect(table.left).toEqual({ 'seat-1': 60_000 - 15_000 + 5000, 'seat-2': 60_000 - 15_000 });
  });

  it('[ACT-11, TEMPO-4] stops correspondence too: nothing is due until the clocks start, then what was left is', async () => {
    const table = new Table({ kind: 'correspondence', decisionMs: day });
    await table.open();
    await table.time.moveTo(startedAt + day / 2);
    await table.judge('stop-clocks');
    expect(table.room.game.due).toBeUndefined();
    await table.time.moveTo(startedAt + 9 * day);
    expect(await table.entries()).toHaveLength(2);
    await table.judge('start-clocks');
    expect(table.room.game.due?.at).toBe(startedAt + 9 * day + day / 2);
    await table.time.moveTo(startedAt + 9 * day + day / 2);
    expect((await table.entries()).at(-1)?.commandId).toMatch(/^clock:/);
  });
});
