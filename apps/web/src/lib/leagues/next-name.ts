/** What the season after this one is called: a number at its end goes up. */

/** Names have at most so many characters. */
const longest = 40;

export function nextName(name: string): string {
  const number = /^(.*?)(\d{1,6})$/.exec(name);
  if (number !== null) return `${number[1] ?? ''}${String(Number(number[2]) + 1)}`;
  const second = `${name} 2`;
  return second.length > longest ? name : second;
}
