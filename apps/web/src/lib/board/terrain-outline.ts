/** Chart symbols, the same on every machine: their irregularity is drawn from the piece's id, not from chance. */

/** A stream of numbers in [0, 1) that belongs to a word. */
export function numbersFor(word: string): () => number {
  let state = 2_166_136_261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    state = (state + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const f = (value: number): string => value.toFixed(1);

/** A closed wavy line round a circle of `radius` pixels: gas and cloud. */
export function waveOutline(word: string, radius: number): string {
  const next = numbersFor(word);
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    const reach = radius * (0.955 + next() * 0.045);
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach] as const;
  });
  const middle = (i: number): string => {
    const [ax, ay] = points[i % points.length] ?? [0, 0];
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    return `${f((ax + bx) / 2)} ${f((ay + by) / 2)}`;
  };
  return `M${middle(0)}${points.map((_, i) => `Q${points[(i + 1) % points.length]?.map(f).join(' ')} ${middle(i + 1)}`).join('')}Z`;
}

/** Spots inside a circle of radius 1, or inside the square round it, none too near another. */
export function scatter(
  word: string,
  count: number,
  apart: number,
  square: boolean,
): readonly (readonly [number, number])[] {
  const next = numbersFor(word);
  const spots: [number, number][] = [];
  for (let tries = 0; tries < count * 30 && spots.length < count; tries++) {
    const x = next() * 2 - 1;
    const y = next() * 2 - 1;
    if (square ? Math.max(Math.abs(x), Math.abs(y)) > 0.88 : x * x + y * y > 0.8) continue;
    if (spots.every(([ox, oy]) => Math.hypot(ox - x, oy - y) >= apart)) spots.push([x, y]);
  }
  return spots;
}
