import { play, SeededDice, seededRandom, type AnyRuleset, type Viewer } from '@broadside/rules/kernel';
import type { SceneLine } from '#lib/scene/scene.ts';

/** What one viewer read of a whole match between bots. */
export function logOf(ruleset: AnyRuleset, seed: number, who: Viewer): readonly SceneLine[] {
  const [preset, bot] = [ruleset.presets[0], ruleset.bots[0]];
  if (!preset || !bot) throw new Error(`${ruleset.id} has no battle or no bot.`);
  const random = seededRandom(seed);
  const match = play(ruleset, preset.setup, new SeededDice(seededRandom(seed + 1)));
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
