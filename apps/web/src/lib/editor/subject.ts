/** Which thing a sentence of the rules is about. */

const letter = /[\p{L}\p{N}]/u;

/** Where `name` stands as a whole in `text`; -1 where it does not. */
function foundAt(text: string, name: string): number {
  for (let at = text.indexOf(name); name !== '' && at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!letter.test(before) && !letter.test(after)) return at;
  }
  return -1;
}

/** The thing that is named first; of several there the one with the longest name. */
export function subjectOf(
  text: string,
  things: readonly { readonly name: string; readonly thing: string }[],
): string | undefined {
  const named = things
    .map((each) => ({ ...each, at: foundAt(text, each.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return named[0]?.thing;
}
