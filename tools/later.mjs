/** `node --import tools/later.mjs`: a process for which it is `AHEAD_MS` milliseconds later than for the machine. For tests. */
const ahead = Number(process.env.AHEAD_MS ?? 0);
const Now = Date;

class Later extends Now {
  constructor(...given) {
    if (given.length === 0) super(Now.now() + ahead);
    else super(...given);
  }
  static now() {
    return Now.now() + ahead;
  }
}
globalThis.Date = Later;
