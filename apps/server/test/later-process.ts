/** The server process of `process.ts`, at a later time: `AHEAD_MS` milliseconds after that of the machine. */
const ahead = Number(process.env['AHEAD_MS'] ?? 0);
const Now = Date;

/** The time of the machine, and as much later as is asked for. */
class Later extends Now {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(Now.now() + ahead);
    else super(...(given as [number]));
  }
  static override now(): number {
    return Now.now() + ahead;
  }
}
globalThis.Date = Later as DateConstructor;

await import('./process.ts');
export {};
