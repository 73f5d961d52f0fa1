/**
 * How much stronger one bot of a ruleset is than another. Every match is played twice with the bots in each other's
 * seats, over the same fleets, the same table and the same dice, so that neither gains by what it was given.
 *
 *   node --import tsx tools/bot-duel.ts BOT,BOT [MATCHES] [--ruleset ID] [--first SEED] [--kind KIND,KIND] [--by-name]
 *
 * MATCHES counts both ways (200). Seeds run from --first (1). Kinds are those that the ruleset's games/bot-duel.ts knows,
 * in turn; without them, or for a ruleset without that file, its ready-made matches. Prints won, drawn and lost of the
 * first bot, the share of it with a draw for a half and its 95 % interval (from the pairs, as the two matches of a pair
 * are no two independent ones), and the processor time that each bot takes for a decision. The same seeds give the same counts.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { catalog, inTheMaking } from '../packages/rules/src/catalog.ts';
import { type AnyRuleset, type Bot, playSeed, type Seat, type View } from '../packages/rules/src/kernel/index.ts';

type AnyBot = Bot<View, unknown, unknown>;
/** How often it tells on the way how things stand, to the error stream. */
const PROGRESS_MS = 15_000;

interface Duel {
  readonly name: string;
  readonly setup: unknown;
}
interface Duels {
  readonly duelKinds: readonly string[];
  readonly duel: (kind: string, seed: number) => Duel;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ruleset: { type: 'string' },
    first: { type: 'string', default: '1' },
    kind: { type: 'string' },
    'by-name': { type: 'boolean', default: false },
  },
});

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

const first = Number(values.first);
const pairs = Math.ceil(Number(positionals[1] ?? 200) / 2);
if (!Number.isFinite(first) || !Number.isFinite(pairs)) fail('Give numbers: tools/bot-duel.ts BOT,BOT [MATCHES]');

/** The ruleset named, or else the only one that has both bots. */
async function contestants(): Promise<{ id: string; ruleset: AnyRuleset; bots: [AnyBot, AnyBot] }> {
  const names = (positionals[0] ?? '').toLowerCase().split(',');
  for (const [id, load] of Object.entries({ ...catalog, ...inTheMaking })) {
    if (values.ruleset !== undefined && values.ruleset !== id) continue;
    const ruleset = await load();
    const [one, other] = names.map((name) =>
      (ruleset.bots as readonly AnyBot[]).find((bot) => bot.name.toLowerCase() === name),
    );
    if (one !== undefined && other !== undefined) return { id, ruleset, bots: [one, other] };
  }
  return fail(`No ruleset has two bots called ${names.join(' and ')}.`);
}

/** What is played under a seed. */
async function duelsOf(id: string, ruleset: AnyRuleset): Promise<(seed: number) => Duel> {
  const path = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/rules/src', id, 'games/bot-duel.ts');
  const presets = ruleset.presets as readonly { id: string; setup: unknown }[];
  if (!existsSync(path) || values.kind === undefined) {
    if (values.kind !== undefined) fail(`${id} has ready-made matches only.`);
    return (seed) => {
      const preset = presets[seed % presets.length];
      return preset === undefined ? fail(`${id} has no ready-made match.`) : { name: preset.id, setup: preset.setup };
    };
  }
  const { duelKinds, duel } = (await import(pathToFileURL(path).href)) as Duels;
  const kinds = values.kind.split(',');
  const strange = kinds.filter((kind) => !duelKinds.includes(kind));
  if (strange.length > 0) fail(`No kind ${strange.join(', ')}. There are: ${duelKinds.join(', ')}.`);
  return (seed) => duel(kinds[seed % kinds.length] ?? '', seed);
}

class Clock {
  #ms = 0;
  #count = 0;
  #longest = 0;

  /** The same bot, its decisions timed by the processor, so that a busy machine counts for nothing. */
  timed(bot: AnyBot): AnyBot {
    return {
      name: bot.name,
      choose: (view, offers, by, random) => {
        const began = process.cpuUsage();
        const command = bot.choose(view, offers, by, random);
        const { user, system } = process.cpuUsage(began);
        const took = (user + system) / 1000;
        this.#ms += took;
        this.#count += 1;
        this.#longest = Math.max(this.#longest, took);
        return command;
      },
    };
  }

  get words(): string {
    const mean = (this.#ms / Math.max(1, this.#count)).toFixed(2);
    return `${mean} ms a decision, at most ${this.#longest.toFixed(0)} ms, ${this.#count} decisions`;
  }
}

class Tally {
  won = 0;
  drawn = 0;
  lost = 0;
  readonly #pairs: number[] = [];

  add(scores: readonly number[]): void {
    for (const score of scores) {
      if (score === 1) this.won += 1;
      else if (score === 0) this.lost += 1;
      else this.drawn += 1;
    }
    this.#pairs.push(scores.reduce((sum, each) => sum + each, 0) / scores.length);
  }

  get words(): string {
    const count = this.#pairs.length;
    const mean = this.#pairs.reduce((sum, each) => sum + each, 0) / count;
    const variance = this.#pairs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, count - 1);
    const half = 1.96 * Math.sqrt(variance / count);
    const percent = (share: number) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)} %`;
    const counts = `won ${this.won}, drawn ${this.drawn}, lost ${this.lost}`;
    return `${counts}: ${percent(mean)} (${percent(mean - half)} to ${percent(mean + half)})`;
  }
}

const { id, ruleset, bots } = await contestants();
const duelOf = await duelsOf(id, ruleset);
const clocks = [new Clock(), new Clock()] as const;
const [one, other] = [clocks[0].timed(bots[0]), clocks[1].timed(bots[1])];

/** 1 where the first bot wins from `own`, a half for nobody. */
function play({ name, setup }: Duel, seed: number, own: Seat): number {
  const played = playSeed(ruleset, seed, { setup, bots: (seat) => (seat === own ? one : other) });
  if (!played.ok) throw new Error(`${id}, seed ${seed} (${name}), ${one.name} in ${own}: ${played.problem}`);
  const winner = played.outcome?.winner ?? null;
  return winner === null ? 0.5 : winner === own ? 1 : 0;
}

const tallies = new Map<string, Tally>();
const tally = (name: string): Tally => {
  const known = tallies.get(name) ?? new Tally();
  tallies.set(name, known);
  return known;
};
const seats: readonly Seat[] = ['seat-1', 'seat-2'];
let told = Date.now();
for (let seed = first; seed < first + pairs; seed += 1) {
  const match = duelOf(seed);
  const scores = seats.map((own) => play(match, seed, own));
  tally('all').add(scores);
  tally(match.name).add(scores);
  if (Date.now() - told < PROGRESS_MS) continue;
  told = Date.now();
  console.error(`seed ${seed}: ${tally('all').words}`);
}
if (values['by-name'])
  for (const [name, each] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${name}: ${each.words}`);
console.log(`${id}, seeds ${first} to ${first + pairs - 1}, each both ways; ${bots[0].name} against ${bots[1].name}:`);
console.log(tally('all').words);
for (const [index, bot] of bots.entries()) console.log(`${bot.name}: ${clocks[index]?.words ?? ''}`);
