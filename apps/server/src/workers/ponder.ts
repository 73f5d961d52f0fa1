/** Bots that think for long choose their commands here, so that no match waits for another's bot. */
import type { Bot, Seat, View } from '@broadside/rules/kernel';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';

export interface Pondering {
  /** The match that waits for it. */
  readonly match: string;
  readonly ruleset: string;
  readonly bot: string;
  readonly view: View;
  readonly seat: Seat;
}

/** What the bot would do. */
export function ponder({ ruleset, bot, view, seat }: Pondering, rulesets: Rulesets): unknown {
  const rules = known(rulesets, ruleset);
  const found = (rules.bots as readonly Bot<View, unknown, unknown>[]).find(({ name }) => name === bot);
  if (found === undefined) throw new Error(`There is no bot ${bot} of ${ruleset}.`);
  return found.choose(view, rules.offers(view, seat) as readonly unknown[], seat, Math.random);
}
