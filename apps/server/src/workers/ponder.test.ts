import { catalog } from '@broadside/rules/catalog';
import { play, SeededDice, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, View } from '@broadside/rules/kernel';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const pondering = async (): Promise<[AnyRuleset, string][]> => {
  const rulesets = await Promise.all(Object.values(catalog).map((load) => load()));
  return rulesets.flatMap((ruleset) =>
    ruleset.bots.filter((bot) => bot.ponders === true).map((bot): [AnyRuleset, string] => [ruleset, bot.name]),
  );
};

it('chooses what the rules take, in another process, for every bot that thinks long', { timeout: 60_000 }, async () => {
  const games = new URL('../../test/catalog.ts', import.meta.url);
  const logger = pino({ level: 'silent' });
  const pool = new WorkerPool({ catalog: games, workers: 1, seconds: 30, memoryMb: 384, logger });
  const asked = { who: 'one', over: 'this match' };
  const bots = await pondering();
  expect(bots.length).toBeGreaterThan(0);
  for (const [{ id, ...ruleset }, bot] of bots) {
    const match = play({ id, ...ruleset }, ruleset.presets[0]?.setup as unknown, new SeededDice(seededRandom(3)));
    const question = { match: 'one', ruleset: id };
    for (let step = 0; step < 30; step += 1) {
      const seat = match.awaiting[0];
      if (seat === undefined) break;
      const view = match.viewOf(seat) as unknown as View;
      const command = await pool.run('ponder', { ...question, bot, view, seat }, asked);
      expect(match.apply(command, seat)).toMatchObject({ ok: true });
    }
    const nobody = { ...question, bot: 'Nobody', view: {}, seat: 'seat-1' } as const;
    await expect(pool.run('ponder', nobody, asked)).rejects.toMatchObject({ statusCode: 422, code: 'rules-failed' });
  }
  pool.close();
});
