import { play, SeededDice, seededRandom, type AnyRuleset, type Viewer } from '@broadside/rules/kernel';
import type { SceneLine } from '#lib/scene/scene.ts';

/** What one viewer read of a whole match between bots: of the first battle in which something is lost. */
export function logOf(ruleset: AnyRuleset, seed: number, who: Viewer): readonly SceneLine[] {
  for (const { setup } of ruleset.presets) {
    const log = logOfMatch(ruleset, setup, seed, who);
    if (log.some(({ cue }) => cue?.is === 'gone')) return log;
  }
  throw new Error(`Nothing is lost in the battles of ${ruleset.id}.`);
}

function logOfMatch(ruleset: AnyRuleset, setup: unknown, seed: number, who: Viewer): readonly SceneLine[] {
  const [bot] = ruleset.bots;
  if (!bot) throw new Error(`${ruleset.id} has no bot.`);
  const random = seededRandom(seed);
  const match = play(ruleset, setup, new SeededDice(seededRandom(seed + 1)));
  const log: SceneLine[] = [];
  while (match.outcome === undefined) {
    const [seat] = match.awaiting;
    if (seat === undefined) throw new Error('nobody is asked');
    const decision = match.apply(bot.choose(match.viewOf(seat), match.offers(seat), seat, random), seat);
    if (!decision.ok) throw new Error(decision.reason.sentence);
    log.push(...match.narration(who).map((line) => ({ ...line, seq: match.seq })));
  }
  return log;
}
