/** What the Watch page can be narrowed to, by `show` in its address. */
export const watchShows = [
  { id: null, words: 'All' },
  { id: 'live', words: 'Being played' },
  { id: 'soon', words: 'About to begin' },
  { id: 'finished', words: 'Finished lately' },
] as const;
export type WatchShow = (typeof watchShows)[number]['id'];

/** Of an address; everything where it names none of them. */
export const showOf = (asked: string | null): WatchShow => watchShows.find(({ id }) => id === asked)?.id ?? null;
