/** How records are named in log lines, linked to what they show. */
import type { LogPart, Seat } from '../contract.ts';

interface Known {
  readonly name: string;
  readonly seat?: Seat | null;
}

/** The name of a record of this kind, in the colour of its seat where it has one; the bare id where nothing is known of it. */
export function named(kind: string, id: string, known: Known | undefined): LogPart {
  if (known === undefined) return id;
  const part = { record: `${kind}:${id}`, name: known.name };
  return known.seat === undefined || known.seat === null ? part : { ...part, seat: known.seat };
}

/** 'Tern', 'Tern and Knot', 'Tern, Knot and Dunlin'. */
export const listed = (parts: readonly LogPart[]): LogPart[] =>
  parts.flatMap((part, index) => {
    if (index === 0) return [part];
    return [index === parts.length - 1 ? ' and ' : ', ', part];
  });
