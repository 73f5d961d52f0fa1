/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { changedBy, originalOf } from './draft.ts';
import type { EvolversOf, Framing, Kind } from './game.ts';
import { foreseenState } from './procedure.ts';

export interface Bookkeeping<S, E> {
  /** The state after `event`, worked out. */
  readonly changed: (state: S | undefined, event: E) => S;
  /** The same, taken from the procedure that has worked it out already where there was one. */
  readonly evolve: (state: S | undefined, event: E) => S;
}

export function bookkeepingOf<S extends object, E extends Kind>(
  evolvers: EvolversOf<S, Exclude<E, { kind: Framing }>>,
): Bookkeeping<S, E> {
  const byKind = evolvers as unknown as { readonly [kind: string]: (draft: S, event: E) => void };
  const changed = (state: S | undefined, event: E): S => {
    if (event.kind === 'match-started') return (event as unknown as { readonly state: S }).state;
    if (state === undefined) throw new Error(`a match begins with match-started, not with ${event.kind}`);
    if (event.kind === 'flow') {
      const { kind: _kind, ...flow } = event;
      return { ...state, ...flow };
    }
    const change = byKind[event.kind];
    if (change === undefined) throw new Error(`no event is called ${event.kind}`);
    // What takes no draft changes nothing, as half of all events: they are told, and the flow remembers them.
    return change.length === 0 ? state : changedBy(state, (draft) => change(draft, event));
  };
  return { changed, evolve: (state, event) => foreseenState(state, event) ?? changed(state, event) };
}

/**
 * Drafts of those records that were so before the event. The others are read without one: of a collection that an
 * event looks through, it changes few.
 */
export function draftsWhere<R extends object>(records: { [id: string]: R }, were: (record: R) => boolean): R[] {
  const before = originalOf(records);
  const drafts: R[] = [];
  for (const [id, was] of Object.entries(before)) {
    const draft = were(was) ? records[id] : undefined;
    if (draft !== undefined) drafts.push(draft);
  }
  return drafts;
}
