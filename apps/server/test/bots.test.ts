/** Bots that err: a table never waits for them for ever. */
import { synthetic } from '@broadside/bench/synthetic';
import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { describe, expect, it } from 'vitest';
import { Guest, startServer } from './harness.ts';

const withBot = (choose: () => unknown): AnyRuleset => ({
  ...(synthetic as AnyRuleset),
  bots: [{ name: 'Fool', choose }],
});

describe('a bot', () => {
  it.each([
    ['chooses only what the rules forbid', (): unknown => ({ kind: 'volley', target: 20 })],
    ['chooses what is no command', (): unknown => ({ kind: 'cheat' })],
    [
      'throws',
      (): unknown => {
        throw new Error('no idea');
      },
    ],
  ])('that %s gives its standing answer instead', async (_what, choose) => {
    const server = await startServer({ catalog: { synthetic: () => Promise.resolve(withBot(choose)) } });
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    const table = ada.open(match.id);
    await table.when((state) => state.seq === 1);
    await table.send({ kind: 'volley', target: 20 });
    const end = await table.when((state) => state.match?.status === 'finished');
    expect(end.outcome).toMatchObject({ winner: 'seat-1', reason: 'conceded' });
    expect(end.seq).toBe(3);
    table.close();
    await server.stop();
  });

  it('that thinks for long thinks in a thread of its own, and its match goes on', { timeout: 60_000 }, async () => {
    const server = await startServer({ catalog });
    const ada = await Guest.arrive(server.url, 'Ada');
    const made = { ruleset: 'quantum-rebellion', opponent: 'bot', bot: 'Admiral' } as const;
    const { match } = await ada.api.createMatch(made);
    const table = ada.open(match.id, { catalog });
    for (;;) {
      const state = await table.when((now) => now.awaiting.includes('seat-1') || now.seq > 24);
      if (state.seq > 24) break;
      const command = quantumRebellion.bots[0]?.choose(
        state.view ?? {},
        table.offers() as never,
        'seat-1',
        Math.random,
      );
      await table.send({ ...command });
    }
    const entries = await server.journal.read(match.id, 1, 100);
    expect(entries.filter((entry) => entry.seat === 2).length).toBeGreaterThan(5);
    table.close();
    await server.stop();
  });

  it('opens the match where it has the first seat', async () => {
    const server = await startServer();
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot', seat: 'seat-2' });
    const table = ada.open(match.id);
    const first = await table.when((state) => state.seq === 2);
    expect(first.awaiting).toEqual(['seat-2']);
    expect(first.match?.seats[0]).toMatchObject({ kind: 'bot', name: 'Drifter', connected: true });
    table.close();
    await server.stop();
  });
});
