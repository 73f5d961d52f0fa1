/** What comes of a table, and of each board between teams. */

/** How a pairing ended. `winner` is the index of a side; null: a draw, or for a forfeit that both lose. */
export type TableResult =
  | {
      readonly how: 'played';
      readonly winner: 0 | 1 | null;
      /** As the book counts, by side; null where nobody counted. */
      readonly book: readonly [number, number] | null;
      readonly reason: string;
    }
  | { readonly how: 'forfeit'; readonly winner: 0 | 1 | null; readonly reason: string };
