/**
 * The rules by themselves, without server or wire: matches between bots in this process, each call timed.
 *
 *   npm run bench:rules -- [--matches 20] [--ruleset ID] [--bot NAME] [--record]
 *
 * Prints one JSON line for each kind of call and one for whole matches. `offers of a client` are worked out from a view
 * that came over the wire; `offers` from the view that the same process has just made. `view` is the public one, and so is
 * what `changesBetween` compares. Games that are being made are measured too.
 */
import { parseArgs } from 'node:util';
import { catalog, inTheMaking } from '@broadside/rules/catalog';
import {
  type AnyRuleset,
  type Bot,
  changesBetween,
  pick,
  play,
  randomBot,
  SeededDice,
  seededRandom,
  throughJson,
  type View,
} from '@broadside/rules/kernel';
import { record } from './measure/record.ts';
import { percentile, rounded } from './measure/statistics.ts';

type AnyBot = Bot<View, unknown, unknown>;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '20' },
    ruleset: { type: 'string' },
    bot: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const matches = Number(values.matches);
/** Matches that are played before anything is timed, so that the engine has compiled what it will. */
const WARM_UP = 4;

class Timings {
  readonly #microseconds = new Map<string, number[]>();

  of<T>(what: string, work: () => T): T {
    const began = performance.now();
    const result = work();
    const known = this.#microseconds.get(what) ?? [];
    known.push((performance.now() - began) * 1000);
    this.#microseconds.set(what, known);
    return result;
  }

  lines(): readonly Record<string, unknown>[] {
    return [...this.#microseconds].map(([what, all]) => ({
      what,
      count: all.length,
      perSecond: rounded((all.length * 1e6) / all.reduce((sum, each) => sum + each, 0)),
      p50us: rounded(percentile(all, 0.5)),
      p95us: rounded(percentile(all, 0.95)),
      p99us: rounded(percentile(all, 0.99)),
    }));
  }
}

/** One match, every call timed; returns how many commands it took. */
function playTimed(ruleset: AnyRuleset, bot: AnyBot, seed: number, timings: Timings): number {
  const random = seededRandom(seed);
  const setup: unknown = ruleset.presets[seed % ruleset.presets.length]?.setup;
  const match = timings.of('start', () => play(ruleset, setup, new SeededDice(seededRandom(seed + 1))));
  const dice = new SeededDice(seededRandom(seed + 2));
  let { state } = match as { state: unknown };
  let view = ruleset.view(state, { kind: 'public' }) as View;
  for (let commands = 0; ; commands += 1) {
    const awaiting = timings.of('awaiting', () => ruleset.awaiting(state));
    if (awaiting.length === 0) return commands;
    const by = pick(awaiting, random);
    const own = timings.of('view of a seat', () => ruleset.view(state, { kind: 'seat', seat: by }) as View);
    const offers = timings.of('offers', () => ruleset.offers(own, by) as readonly unknown[]);
    const received = throughJson(own);
    timings.of('offers of a client', () => ruleset.offers(received, by) as readonly unknown[]);
    const command = timings.of(`choice of the ${bot.name} bot`, () => bot.choose(own, offers, by, random));
    timings.of('check', () => ruleset.check(own, command, by));
    const decision = timings.of('decide', () => ruleset.decide(state, command, by, dice));
    if (!decision.ok) throw new Error(decision.reason.sentence);
    const events: readonly unknown[] = decision.events;
    state = timings.of('evolve (all events)', () =>
      events.reduce((now, event) => ruleset.evolve(now, event) as unknown, state),
    );
    const next = timings.of('view', () => ruleset.view(state, { kind: 'public' }) as View);
    timings.of('changes', () => changesBetween(view, next));
    view = next;
  }
}

function measure(id: string, ruleset: AnyRuleset, bot: AnyBot): void {
  for (let seed = 1; seed <= Math.min(WARM_UP, matches); seed += 1) playTimed(ruleset, bot, seed, new Timings());
  const timings = new Timings();
  let commands = 0;
  for (let seed = 1; seed <= matches; seed += 1) commands += playTimed(ruleset, bot, seed, timings);
  const bots = bot.name;
  for (const line of timings.lines()) report({ bench: 'rules', ruleset: id, bots, ...line });
  report({ bench: 'rules', ruleset: id, bots, ...wholeMatches(ruleset, bot, commands) });
}

/** The same matches again with nothing timed but the whole. */
function wholeMatches(ruleset: AnyRuleset, bot: AnyBot, commands: number): Record<string, unknown> {
  const began = { wall: performance.now(), cpu: process.cpuUsage() };
  for (let seed = 1; seed <= matches; seed += 1) {
    const setup: unknown = ruleset.presets[seed % ruleset.presets.length]?.setup;
    const random = seededRandom(seed);
    const match = play(ruleset, setup, new SeededDice(seededRandom(seed + 1)));
    while (match.outcome === undefined) {
      const by = pick(match.awaiting, random);
      match.apply(bot.choose(match.viewOf(by) as View, match.offers(by), by, random), by);
    }
  }
  const seconds = (performance.now() - began.wall) / 1000;
  const { user, system } = process.cpuUsage(began.cpu);
  return {
    what: 'match',
    count: matches,
    perSecond: rounded(matches / seconds),
    cpuMsPerMatch: rounded((user + system) / 1000 / matches),
    commandsPerMatch: rounded(commands / matches),
  };
}

function report(line: Record<string, unknown>): void {
  console.log(JSON.stringify(line));
  if (values.record) record(line);
}

for (const [id, load] of Object.entries({ ...catalog, ...inTheMaking })) {
  if (values.ruleset !== undefined && values.ruleset !== id) continue;
  const ruleset = await load();
  // Each bot of the ruleset plays both seats; --bot leaves the others out.
  for (const bot of [randomBot(ruleset), ...ruleset.bots] as AnyBot[])
    if (values.bot === undefined || bot.name.toLowerCase() === values.bot.toLowerCase()) measure(id, ruleset, bot);
}
