/** The log: what each event says to a reader, with the rules it applied. */
import type { LogLine, Viewer } from '../contract.ts';
import type { Framing, Kind, NarratorsOf } from './game.ts';

export type Narrate<S, E> = (event: E, before: S | undefined, after: S, who: Viewer) => LogLine | undefined;

/** Tells events by their kinds; `first` is the line with which a match begins. */
export function narrationOf<S, E extends Kind>(
  narrators: NarratorsOf<S, Exclude<E, { kind: Framing }>>,
  first: (after: S) => LogLine,
): Narrate<S, E> {
  const byKind = narrators as unknown as {
    readonly [kind: string]: (event: E, before: S, after: S, who: Viewer) => LogLine | undefined;
  };
  return (event, before, after, who) => {
    if (event.kind === 'flow') return undefined;
    if (event.kind === 'match-started' || before === undefined) return first(after);
    const line = byKind[event.kind]?.(event, before, after, who);
    return line === undefined ? undefined : eachRuleOnce(line);
  };
}

/** Parts of a line that are told in different places may name the same rule. */
function eachRuleOnce(line: LogLine): LogLine {
  const rules = new Set(line.rules);
  return rules.size === line.rules.length ? line : { ...line, rules: [...rules] };
}
