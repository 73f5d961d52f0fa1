/** Says where a run is, one line for each step, and gives each step a bound. */

const began = performance.now();

/** A line on the other stream than the results: seconds since the start, and what is done now. */
export function step(text: string): void {
  const seconds = (performance.now() - began) / 1000;
  process.stderr.write(`[${seconds.toFixed(0).padStart(4)} s] ${text}\n`);
}

/** The result of some work, or an error when it takes longer. The work itself is not stopped. */
export async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const why = new Error(`${what} took more than ${String(seconds)} s.`);
    timer = setTimeout(() => reject(why), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
