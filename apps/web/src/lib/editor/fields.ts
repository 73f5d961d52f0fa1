/** Panels described: what is told of a thing and what of it may be set. The frame draws them, and games only say them. */
import type { SideColour } from '#lib/components/side.ts';

export interface Option {
  readonly value: string;
  readonly name: string;
  readonly group?: string;
}

/** A position and the thing that it has now and had not before. */
export interface Added<P> {
  readonly position: P;
  readonly thing: string;
}

/** What a press does: another position, one with a thing more, or something else selected. */
export type Deed<P> = { readonly edit: P } | { readonly add: Added<P> } | { readonly select: string | undefined };

interface Labelled {
  /** What a screen reader says; unique in its panel. */
  readonly label: string;
}

export interface NumberField<P> extends Labelled {
  readonly kind: 'number';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Decimals that are shown and taken. */
  readonly digits?: number;
  readonly unit?: string;
  /** What stands behind the figure. */
  readonly of?: string;
  /** A full circle: past one end it goes on at the other. */
  readonly wraps?: boolean;
  readonly put: (value: number) => P;
}
export interface ChoiceField<P> extends Labelled {
  readonly kind: 'choice';
  readonly value: string;
  readonly options: readonly Option[];
  readonly put: (value: string) => P;
}
export interface FlagField<P> extends Labelled {
  readonly kind: 'flag';
  readonly on: boolean;
  readonly put: (on: boolean) => P;
}
export interface TextField<P> extends Labelled {
  readonly kind: 'text';
  readonly value: string;
  readonly put: (value: string) => P;
}
/** Whether things are dragged with all that belongs to them: of the bench, not of the position. */
export interface TogetherField extends Labelled {
  readonly kind: 'together';
}
export interface PressField<P> {
  readonly kind: 'press';
  readonly words: string;
  readonly deed: () => Deed<P>;
}
export interface SaidField {
  readonly kind: 'said';
  readonly text: string;
}

export type Field<P> =
  NumberField<P> | ChoiceField<P> | FlagField<P> | TextField<P> | TogetherField | PressField<P> | SaidField;

export interface Row<P> {
  readonly kind: 'row';
  readonly label: string;
  /** `mark` is a word or two letters in bold, `long` a sentence. */
  readonly size?: 'mark' | 'long';
  /** What a mark stands for. */
  readonly title?: string;
  /** The ruling behind a long label. */
  readonly rule?: string;
  /** The label leads there. */
  readonly thing?: string;
  readonly fields: readonly Field<P>[];
}

export type Item<P> =
  | Row<P>
  | { readonly kind: 'heading'; readonly text: string }
  /** Side by side. */
  | { readonly kind: 'flags'; readonly fields: readonly Field<P>[] }
  /** Other things, by name. */
  | {
      readonly kind: 'links';
      readonly links: readonly { readonly thing: string; readonly name: string; readonly detail: string }[];
    }
  | { readonly kind: 'note'; readonly text: string; readonly press?: PressField<P> }
  | {
      readonly kind: 'boxes';
      readonly label: string;
      readonly left: number;
      readonly most: number;
      readonly shaded: number;
    }
  /** A part with a name of its own, which comes into sight when `thing` is selected. */
  | {
      readonly kind: 'section';
      readonly thing: string;
      readonly side: SideColour;
      readonly name: TextField<P> | SaidField;
      readonly items: readonly Item<P>[];
    }
  | { readonly kind: 'fold'; readonly summary: string; readonly items: readonly Item<P>[] }
  /** The game draws it itself. */
  | { readonly kind: 'drawing' };

export interface Panel<P> {
  readonly title: string;
  /** Present where the title is a name that may be changed. */
  readonly name?: TextField<P>;
  readonly detail: string;
  readonly glyph?: { readonly id: string; readonly side: SideColour };
  readonly items: readonly Item<P>[];
  /** What is done with the whole thing, at the foot. */
  readonly presses: readonly PressField<P>[];
}

export const row = <P>(label: string, ...fields: readonly Field<P>[]): Row<P> => ({ kind: 'row', label, fields });
export const press = <P>(words: string, deed: () => Deed<P>): PressField<P> => ({ kind: 'press', words, deed });
/** Copies a thing; nothing where there can be no second one. */
export const copyPress = <P>(words: string, copied: Added<P> | undefined): readonly PressField<P>[] =>
  copied ? [press(words, () => ({ add: copied }))] : [];
/** Of what is not there. */
export const noPanel: Panel<never> = { title: '', detail: '', items: [], presses: [] };
export const heading = (text: string) => ({ kind: 'heading', text }) as const;
export const said = (text: string): SaidField => ({ kind: 'said', text });
export const text = <P>(label: string, value: string, put: (value: string) => P): TextField<P> => ({
  kind: 'text',
  label,
  value,
  put,
});
export const flag = <P>(label: string, on: boolean, put: (on: boolean) => P): FlagField<P> => ({
  kind: 'flag',
  label,
  on,
  put,
});
export const choice = <P>(
  label: string,
  value: string,
  options: readonly Option[],
  put: (value: string) => P,
): ChoiceField<P> => ({ kind: 'choice', label, value, options, put });
export const number = <P>(
  label: string,
  value: number,
  [min, max]: readonly [number, number],
  put: (value: number) => P,
  more: Partial<Pick<NumberField<P>, 'step' | 'digits' | 'unit' | 'of' | 'wraps'>> = {},
): NumberField<P> => ({ kind: 'number', label, value, min, max, put, ...more });

/** A list of words, each of which may be changed or taken out, and a line for one more. */
export function wordRows<P>(
  /** `Card`: the first is `Card 1`. */
  what: string,
  values: readonly string[],
  options: readonly Option[],
  put: (values: readonly string[]) => P,
): readonly Row<P>[] {
  const out = [{ value: '', name: 'Take it out' }, ...options];
  const none = [{ value: '', name: values.length === 0 ? 'None' : 'No other' }, ...options];
  const known = values.map((value, i) =>
    row(
      `${i + 1}`,
      choice(`${what} ${i + 1}`, value, out, (next) =>
        put(next === '' ? values.toSpliced(i, 1) : values.with(i, next)),
      ),
    ),
  );
  const more = choice(`One more ${what.toLowerCase()}`, '', none, (next) =>
    put(next === '' ? values : [...values, next]),
  );
  return [...known.map((each) => ({ ...each, size: 'mark' as const })), row('One more', more)];
}

/** The names of a table as options, in its order. */
export const namesOf = <K extends string>(
  ids: readonly K[],
  table: Readonly<Record<K, { readonly name: string }>>,
): readonly Option[] => ids.map((id) => ({ value: id, name: table[id].name }));

/** The lines of a JSON Schema that bounds are read from. */
interface Lines {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly items?: unknown;
  readonly prefixItems?: readonly unknown[] | undefined;
  readonly anyOf?: readonly unknown[] | undefined;
  readonly additionalProperties?: unknown;
  readonly $ref?: string | undefined;
}

/** Reads the bounds of a figure in a JSON Schema: `units.ships` is the field `ships` of an item of `units`. */
export function boundsIn(schema: object): (path: string) => readonly [number, number] {
  const whole = schema as Lines & { readonly $defs?: Readonly<Record<string, unknown>> };
  const opened = (lines: Lines): readonly Lines[] => {
    const named = lines.$ref?.startsWith('#/$defs/') ? whole.$defs?.[lines.$ref.slice('#/$defs/'.length)] : undefined;
    const list = Array.isArray(lines.items) ? [] : [lines.items];
    const inner = [named, ...list, ...(lines.anyOf ?? []), lines.additionalProperties] as readonly (
      Lines | undefined
    )[];
    return [lines, ...inner.flatMap((each) => (typeof each === 'object' ? opened(each) : []))];
  };
  return (path) => {
    let at: readonly Lines[] = [whole];
    for (const key of path.split('.'))
      at = at.flatMap(opened).flatMap(({ properties }) => {
        const found = properties?.[key] as Lines | undefined;
        return found === undefined ? [] : [found];
      });
    const figure = at.flatMap(opened).find(({ maximum }) => maximum !== undefined);
    if (figure?.maximum === undefined) throw new Error(`The schema of positions has no figure ${path}.`);
    return [figure.minimum ?? 0, figure.maximum];
  };
}
