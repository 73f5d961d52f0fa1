/** A ruleset that tells what happens in it while a case runs: commands, log, who is asked next, the position reached. */
import { shuffleByRolls } from '../../packages/rules/src/kernel/dice.ts';
import type { AnyRuleset, Catalog, Dice, LogLine, Rejection } from '../../packages/rules/src/kernel/contract.ts';

export interface Telling {
  readonly catalog: Catalog;
  /** What happened since the last call, as lines of text. */
  take(): string[];
}

/** The same rulesets as in `catalog`, each of them telling. */
export function tellingCatalog(catalog: Catalog, positions: boolean): Telling {
  const lines: string[] = [];
  /** Dice that are told as they fall: where the script runs out, what it was spent on stands above. */
  const told = (dice: Dice): Dice => {
    const roll: Dice['roll'] = (sides, count, why) => {
      const faces = dice.roll(sides, count, why);
      lines.push(`  ${String(count)}d${String(sides)} for ${why}: ${faces.join(' ')}`);
      return faces;
    };
    return { roll, shuffle: (items, why) => shuffleByRolls(items, (sides) => roll(sides, 1, why)[0] ?? 1) };
  };
  const passing = (writing: NonNullable<AnyRuleset['writing']>): typeof writing => ({
    ...writing,
    redundant(state: unknown, command: unknown, by) {
      const over = writing.redundant?.(state, command, by) ?? false;
      if (over) lines.push('  passed over: it had ended by itself');
      return over;
    },
  });
  let reached: (() => string[]) | undefined;
  const tell = (ruleset: AnyRuleset): AnyRuleset => ({
    ...ruleset,
    start(setup: unknown, dice) {
      const decision = ruleset.start(setup, told(dice));
      if (!decision.ok) lines.push('start', refusal(decision.reason));
      return decision;
    },
    ...(ruleset.writing === undefined ? {} : { writing: passing(ruleset.writing) }),
    decide(state: unknown, command: unknown, by, dice) {
      lines.push(`${by}: ${JSON.stringify(command)}`);
      const decision = ruleset.decide(state, command, by, told(dice));
      if (!decision.ok) lines.push(refusal(decision.reason));
      return decision;
    },
    evolve(before: unknown, event: unknown): unknown {
      const after: unknown = ruleset.evolve(before, event);
      const line = ruleset.narrate(event, before, after, { kind: 'referee' });
      lines.push(`  ${JSON.stringify(event)}`);
      if (line) lines.push(`    ${sentence(line)}`);
      reached = () => ending(ruleset, after, positions);
      return after;
    },
  });
  return {
    catalog: Object.fromEntries(Object.entries(catalog).map(([id, load]) => [id, async () => tell(await load())])),
    take() {
      const told = [...lines, ...(reached?.() ?? [])];
      lines.length = 0;
      reached = undefined;
      return told;
    },
  };
}

const refusal = ({ sentence: words, code, rule }: Rejection): string => `  refused: ${words} (${code}, ${rule})`;

function ending(ruleset: AnyRuleset, state: unknown, positions: boolean): string[] {
  const outcome = ruleset.outcome(state);
  return [
    outcome ? `over: ${JSON.stringify(outcome)}` : `awaited: ${ruleset.awaiting(state).join(', ')}`,
    ...(positions ? [`position: ${JSON.stringify(ruleset.toPosition(state), null, 2)}`] : []),
  ];
}

function sentence({ parts, rules }: LogLine): string {
  const words = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  return rules.length > 0 ? `${words} [${rules.join(', ')}]` : words;
}
