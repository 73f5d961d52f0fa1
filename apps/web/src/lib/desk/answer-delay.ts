/** How long the page waits before it answers for a person: as long as anybody would, whatever there is to answer (ADR 9). */

/** Milliseconds: what a person needs who reads a line and presses a key. */
export const delayRange = { least: 900, most: 2600 } as const;

/** The delay of one answer, in milliseconds; evenly spread, from the browser's own randomness. */
export function drawDelay(random: () => number = cryptoRandom): number {
  return Math.round(delayRange.least + random() * (delayRange.most - delayRange.least));
}

/** Uniform in [0, 1); not the page's `Math.random`, whose next values could be told from earlier ones. */
function cryptoRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
