/**
 * The codec of a ruleset's views: which records a view may hold and what is in each. A view is an allow-list of records,
 * by a name of their own ("match") or by the kind before the colon of their ids ("ship:ship-3").
 */
import * as z from 'zod';
import type { View } from './contract.ts';
import { receiptRecord } from './sealing.ts';

/** What each record of a view is, by its name or its kind. */
export interface ViewRecords {
  /** In every view. */
  readonly always: Readonly<Record<string, z.ZodType>>;
  /** In the views of those who may know them. */
  readonly sometimes: Readonly<Record<string, z.ZodType>>;
  /** Any number of each kind. */
  readonly kinds: Readonly<Record<string, z.ZodType>>;
}

/** More records than any view holds. */
export const mostRecords = 20_000;

const records = new WeakMap<z.ZodType, ViewRecords>();

/** The records that the views of a codec hold; undefined where it was not made by `viewCodec`. */
export const recordsOfViews = (codec: z.ZodType): ViewRecords | undefined => records.get(codec);

/**
 * Accepts the views that hold all of `always` and nothing that is not named, and leaves them as they are. The table may add
 * receipts to any view.
 */
export function viewCodec(own: ViewRecords): z.ZodType<View> {
  const of = { ...own, kinds: { ...own.kinds, receipt: receiptRecord } };
  const codec = z.custom<View>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
  const checked = codec.superRefine((view, context) => {
    if (Object.keys(view).length > mostRecords)
      return context.addIssue({ code: 'custom', message: `Has more than ${String(mostRecords)} records.` });
    for (const name of Object.keys(of.always))
      if (!Object.hasOwn(view, name)) context.addIssue({ code: 'custom', path: [name], message: 'Is missing.' });
    for (const [id, record] of Object.entries(view)) {
      const schema = schemaFor(of, id);
      if (schema === undefined) context.addIssue({ code: 'custom', path: [id], message: unknownRecord(of) });
      for (const issue of schema?.safeParse(record).error?.issues ?? [])
        context.addIssue({ ...issue, path: [id, ...issue.path] });
    }
  });
  records.set(checked, of);
  return checked;
}

function schemaFor({ always, sometimes, kinds }: ViewRecords, id: string): z.ZodType | undefined {
  const colon = id.indexOf(':');
  const [table, key] = colon < 0 ? [{ ...always, ...sometimes }, id] : [kinds, id.slice(0, colon)];
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

const unknownRecord = ({ always, sometimes, kinds }: ViewRecords): string => {
  const names = [...Object.keys(always), ...Object.keys(sometimes), ...Object.keys(kinds).map((kind) => `${kind}:ID`)];
  return `Is no record of a view. There are ${names.join(', ')}.`;
};
