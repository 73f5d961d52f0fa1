/** The thread in which bots that think for long choose their commands. */
import { parentPort } from 'node:worker_threads';
import { catalog } from '@broadside/rules/catalog';
import type { Bot, View } from '@broadside/rules/kernel';
import type { Pondered, Pondering } from './thinker.ts';

async function answer({ id, ruleset, bot, view, seat }: Pondering & { readonly id: number }): Promise<Pondered> {
  try {
    const rules = await catalog[ruleset]?.();
    const found = (rules?.bots as readonly Bot<View, unknown, unknown>[] | undefined)?.find(({ name }) => name === bot);
    if (rules === undefined || found === undefined) throw new Error(`There is no bot ${bot} of ${ruleset}.`);
    const offers = rules.offers(view, seat) as readonly unknown[];
    return { id, command: found.choose(view, offers, seat, Math.random) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Pondering & { readonly id: number }) => {
  void answer(question).then((found) => parentPort?.postMessage(found));
});
