/** A ruleset that tells what happens in it while a case runs: commands, log, who is asked next, the position reached. */
import type { AnyRuleset, Catalog, LogLine } from '../../packages/rules/src/kernel/contract.ts';

export interface Telling {
  readonly catalog: Catalog;
  /** What happened since the last call, as lines of text. */
  take(): string[];
}

/** The same rulesets as in `catalog`, each of them telling. */
export function tellingCatalog(catalog: Catalog): Telling {
  const lines: string[] = [];
  let reached: (() => string[]) | undefined;
  const tell = (ruleset: AnyRuleset): AnyRuleset => ({
    ...ruleset,
    decide(state: unknown, command: unknown, by, dice) {
      lines.push(`${by}: ${JSON.stringify(command)}`);
      const decision = ruleset.decide(state, command, by, dice);
      if (!decision.ok)
        lines.push(`  refused: ${decision.reason.sentence} (${decision.reason.code}, ${decision.reason.rule})`);
      return decision;
    },
    evolve(before: unknown, event: unknown): unknown {
      const after: unknown = ruleset.evolve(before, event);
      const line = ruleset.narrate(event, before, after, { kind: 'referee' });
      lines.push(`  ${JSON.stringify(event)}`);
      if (line) lines.push(`    ${sentence(line)}`);
      reached = () => ending(ruleset, after);
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

function ending(ruleset: AnyRuleset, state: unknown): string[] {
  const outcome = ruleset.outcome(state);
  return [
    outcome ? `over: ${JSON.stringify(outcome)}` : `awaited: ${ruleset.awaiting(state).join(', ')}`,
    `position: ${JSON.stringify(ruleset.toPosition(state), null, 2)}`,
  ];
}

function sentence({ parts, rules }: LogLine): string {
  const words = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  return rules.length > 0 ? `${words} [${rules.join(', ')}]` : words;
}
