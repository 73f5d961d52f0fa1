/** A page is built without the bots of its games: `Bot.later`. */
import type { AnyRuleset } from '../contract.ts';

/** The ruleset with bots that can play. */
export const withBots = async (ruleset: AnyRuleset): Promise<AnyRuleset> => ({
  ...ruleset,
  bots: await Promise.all(ruleset.bots.map(async (bot) => (await bot.later?.()) ?? bot)),
});
