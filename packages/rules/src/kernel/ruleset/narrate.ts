/** The log: what each event says to a reader, with the rules it applied. */
import type { LogLine, Viewer } from '../contract.ts';
import type { Framing, Kind, NarratorsOf } from './game.ts';

export type Narrate<S, E> = (event: E, before: S | undefined, after: S, who: Viewer) => LogLine | undefined;

/** A line that all read alike, and the step that it tells. */
interface Told<S> {
  readonly before: S;
  readonly after: S;
  readonly line: LogLine | undefined;
}

/**
 * Tells events by their kinds; `first` is the line with which a match begins. What a narrator says that does not ask who
 * reads it (`(event, before, after) => …`) is put into words once for all audiences; such a one is told of no reader.
 */
export function narrationOf<S, E extends Kind>(
  narrators: NarratorsOf<S, Exclude<E, { kind: Framing }>>,
  first: (after: S) => LogLine,
): Narrate<S, E> {
  const byKind = narrators as unknown as {
    readonly [kind: string]: (event: E, before: S, after: S, who?: Viewer) => LogLine | undefined;
  };
  const known = new WeakMap<E, Told<S>>();
  return (event, before, after, who) => {
    if (event.kind === 'flow') return undefined;
    if (event.kind === 'match-started' || before === undefined) return first(after);
    const narrator = byKind[event.kind];
    if (narrator === undefined) return undefined;
    if (narrator.length > readsAlike) return eachRuleOnce(narrator(event, before, after, who));
    const told = known.get(event);
    if (told !== undefined && told.before === before && told.after === after) return told.line;
    const line = eachRuleOnce(narrator(event, before, after));
    known.set(event, { before, after, line });
    return line;
  };
}

/** The parameters of a narrator that takes no reader. */
const readsAlike = 3;

/** Parts of a line that are told in different places may name the same rule. */
function eachRuleOnce(line: LogLine | undefined): LogLine | undefined {
  if (line === undefined) return undefined;
  const rules = new Set(line.rules);
  return rules.size === line.rules.length ? line : { ...line, rules: [...rules] };
}
