/** 'Tern', 'Tern and Knot', 'Tern, Knot and Dunlin'; '' for none. */
export const listedWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
