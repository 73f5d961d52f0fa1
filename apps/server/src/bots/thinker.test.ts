import { catalog } from '@broadside/rules/catalog';
import { play, SeededDice, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, View } from '@broadside/rules/kernel';
import { expect, it } from 'vitest';
import { Thinker } from './thinker.ts';

const pondering = async (): Promise<[AnyRuleset, string][]> => {
  const rulesets = await Promise.all(Object.values(catalog).map((load) => load()));
  return rulesets.flatMap((ruleset) =>
    ruleset.bots.filter((bot) => bot.ponders === true).map((bot): [AnyRuleset, string] => [ruleset, bot.name]),
  );
};

it('chooses what the rules take, in another thread, for every bot that thinks long', { timeout: 60_000 }, async () => {
  const thinker = new Thinker();
  const bots = await pondering();
  expect(bots.length).toBeGreaterThan(0);
  for (const [ruleset, bot] of bots) {
    const match = play(ruleset, ruleset.presets[0]?.setup as unknown, new SeededDice(seededRandom(3)));
    for (let step = 0; step < 30; step += 1) {
      const seat = match.awaiting[0];
      if (seat === undefined) break;
      const view = match.viewOf(seat) as unknown as View;
      const command = await thinker.ponder({ ruleset: ruleset.id, bot, view, seat });
      expect(match.apply(command, seat)).toMatchObject({ ok: true });
    }
    await expect(thinker.ponder({ ruleset: ruleset.id, bot: 'Nobody', view: {}, seat: 'seat-1' })).rejects.toThrow(
      /no bot Nobody/,
    );
  }
  await thinker.close();
});
