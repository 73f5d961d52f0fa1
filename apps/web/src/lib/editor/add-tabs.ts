/** What may be put on the board, described: the frame draws it. */
import type { SideColour } from '#lib/components/side.ts';
import type { Added, Option } from './fields.ts';

/** What the person has chosen beside the list. */
export interface AddDesk {
  /** The side that new things belong to. */
  readonly side: string;
  /** What stands in the picks of the tabs, by their keys; the key of the fleet is `fleet`. */
  readonly picks: Readonly<Record<string, string>>;
  /** Ready-made fleets and the person's own, and the one that is chosen once it has come. */
  readonly fleets: readonly Option[];
  readonly fleet: unknown;
}

export interface OfferedThing<P> {
  readonly name: string;
  /** What a screen reader says: `Add Cruiser`. */
  readonly label?: string;
  readonly detail?: string;
  readonly glyph?: { readonly id: string; readonly side: SideColour };
  readonly put: () => Added<P>;
}

export type AddItem<P> =
  | { readonly kind: 'pick'; readonly key: string; readonly label: string; readonly options: readonly Option[] }
  /** Two to a line, or a line each with its detail. */
  | { readonly kind: 'grid'; readonly things: readonly OfferedThing<P>[] }
  | { readonly kind: 'lines'; readonly things: readonly OfferedThing<P>[] }
  /** All of something at once. */
  | { readonly kind: 'all'; readonly words: string; readonly put: () => P }
  | { readonly kind: 'note'; readonly text: string };

export interface AddTab<P> {
  readonly id: string;
  readonly name: string;
  readonly items: readonly AddItem<P>[];
}
