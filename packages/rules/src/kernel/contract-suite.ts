/** Checks that every ruleset must pass, whatever it is about. They need no test runner. */
import { playSeed, randomBot } from './bots.ts';
import type { BotMatchResult } from './bots.ts';
import type { Bot, LogLine, RuleId, Ruleset, Seat, SeatPlan, View, Viewer } from './contract.ts';
import { pick, RecordingDice, ScriptedDice, SeededDice, seededRandom } from './dice.ts';
import { canonicalJson, throughJson } from './hash.ts';
import { play } from './match.ts';
import type { Match } from './match.ts';
import { optionProblems } from './option-checks.ts';
import { setUpProblems } from './set-up.ts';

export interface SuiteOptions {
  /** Matches of each kind of bot from each preset. */
  readonly matches: number;
  readonly firstSeed: number;
  readonly mostCommands: number;
  /** How often the costly promises are checked on the way, 0 to 1. */
  readonly checkRate: number;
}

/** What is wrong with a ruleset, as sentences that name the seed where there is one; empty where nothing is. */
export async function checkRuleset<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  options: SuiteOptions,
): Promise<string[]> {
  const known = new Set(Object.keys(await ruleset.rules()));
  const problems = [...headProblems(ruleset), ...optionProblems(ruleset, known)];
  for (const [index, preset] of ruleset.presets.entries()) {
    problems.push(...setUpProblems(ruleset, preset.setup, options.firstSeed).map((found) => `${preset.id}: ${found}`));
    // A bot that ponders takes long and finds the rules as the others do: one match shows that it plays by them.
    const bots = ruleset.bots.filter(({ ponders = false }) => !ponders || index === 0);
    for (const bot of [randomBot(ruleset), ...bots]) {
      for (let seed = options.firstSeed; seed < options.firstSeed + options.matches; seed += 1) {
        const where = `${preset.id}, ${bot.name} bots, seed ${seed}`;
        const found = matchProblems(ruleset, { setup: preset.setup, bot, seed, known }, options);
        problems.push(...found.map((problem) => `${where}: ${problem}`));
      }
    }
  }
  return problems;
}

/** Name, edition, seats and presets. */
function headProblems<S, C, E, V extends View, O, Setup, P>(ruleset: Ruleset<S, C, E, V, O, Setup, P>): string[] {
  const problems: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(ruleset.id)) problems.push(`The id "${ruleset.id}" is not in kebab-case.`);
  if (ruleset.name.trim() === '' || ruleset.edition.trim() === '') problems.push('The name or the edition is empty.');
  const { min, max } = ruleset.seats;
  if (!(min >= 1 && max >= min)) problems.push(`There cannot be ${min} to ${max} seats.`);
  if (ruleset.bots.some(({ note = '' }) => note.trim() === '')) problems.push('A bot does not say how it plays.');
  if (ruleset.presets.length === 0) problems.push('There is no preset to start a match from.');
  if (new Set(ruleset.presets.map(({ id }) => id)).size < ruleset.presets.length)
    problems.push('Two presets share an id.');
  if (ruleset.presets.filter(({ first }) => first).length > 1) problems.push('Two presets are the first battle.');
  for (const { id, setup, minutes, first } of ruleset.presets) {
    if (!(minutes > 0)) problems.push(`${id} does not say how long it takes.`);
    if (first && minutes > 25) problems.push(`${id} is the first battle and takes more than 25 minutes.`);
    const parsed = ruleset.codec.setup.safeParse(throughJson(setup));
    if (!parsed.success) problems.push(`The codec refuses the preset ${id}: ${parsed.error.message}`);
    else problems.push(...seatProblems(ruleset.seatsOf(parsed.data), min, max).map((found) => `${id}: ${found}`));
  }
  return problems;
}

/** Seats are numbered through from 1, each on a side that has a name. */
function seatProblems(seats: readonly SeatPlan[], min: number, max: number): string[] {
  const problems: string[] = [];
  if (seats.length < min || seats.length > max) problems.push(`It has ${seats.length} seats, not ${min} to ${max}.`);
  if (seats.some(({ seat }, index) => seat !== `seat-${index + 1}`))
    problems.push('Its seats are not numbered through.');
  if (seats.some(({ side, team }) => side.trim() === '' || team < 0)) problems.push('A seat has no side.');
  return problems;
}

interface Trial<V, C, O, Setup> {
  readonly setup: Setup;
  readonly bot: Bot<V, C, O>;
  readonly seed: number;
  /** Ids of all rules that have a text. */
  readonly known: ReadonlySet<RuleId>;
}

function matchProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  trial: Trial<V, C, O, Setup>,
  { mostCommands, checkRate }: SuiteOptions,
): string[] {
  const { setup, bot, seed } = trial;
  const result = playSeed(ruleset, seed, { setup, bots: () => bot, mostCommands, checkRate });
  return result.ok ? replayProblems(ruleset, result, trial) : [result.problem];
}

/** Plays the match again by its dice and looks at what is said and refused on the way. */
function replayProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  result: BotMatchResult<S, C, Setup>,
  { known, seed }: Trial<V, C, O, Setup>,
): string[] {
  const faces = [...result.startFaces, ...result.entries.flatMap((entry) => entry.faces)];
  const match = play(ruleset, result.setup, new ScriptedDice(faces));
  const random = seededRandom(seed);
  const chairs = ruleset.seatsOf(result.setup);
  const problems = new Set<string>();
  const add = (found: readonly string[]) => found.forEach((problem) => problems.add(problem));
  for (const { by, command } of result.entries) {
    add(intrusionProblems(match, command, by, known, random));
    for (const { seat } of chairs) {
      const refused = ruleset.check(match.viewOf(seat), ruleset.concession(seat), seat);
      if (refused !== undefined) problems.add(`${seat} cannot give up: ${refused.sentence}`);
    }
    const before = audiences(by).map((who) => match.view(who));
    match.apply(command, by);
    for (const [index, who] of audiences(by).entries()) {
      const records = { ...before[index], ...match.view(who) };
      add(match.narration(who).flatMap((line) => lineProblems(line, records, known)));
    }
  }
  if (result.state !== undefined && canonicalJson(match.state) !== canonicalJson(result.state)) {
    problems.add('The match played again with the same dice ends in another state.');
  }
  const last = result.entries.at(-1);
  if (last !== undefined) {
    const late = ruleset.decide(match.state, last.command, last.by, new SeededDice(random));
    if (late.ok) problems.add(`The match is over, but ${JSON.stringify(last.command)} is accepted.`);
  }
  return [...problems, ...outcomeProblems(match, chairs)];
}

function audiences(by: Seat): readonly Viewer[] {
  return [{ kind: 'seat', seat: by }, { kind: 'public' }, { kind: 'referee' }];
}

/** A stranger's command and a command of a seat that is not awaited: refused in form, by the preview too, without dice. */
function intrusionProblems<S, C, E, V extends View, O, Setup, P>(
  match: Match<S, C, E, V, O, Setup, P>,
  command: C,
  by: Seat,
  known: ReadonlySet<RuleId>,
  random: () => number,
): string[] {
  const { ruleset, state } = match;
  const stranger: Seat = `seat-${ruleset.seats.max + 1}`;
  const idle: readonly Seat[] = (['seat-1', 'seat-2'] as const).filter((seat) => seat !== by);
  return [stranger, pick(idle, random)].flatMap((seat) => {
    const dice = new RecordingDice(new SeededDice(random));
    const named = `${JSON.stringify(command)} given by ${seat}`;
    const decision = ruleset.decide(state, command, seat, dice);
    if (decision.ok) return seat === stranger ? [`${named}, who does not play, is accepted.`] : [];
    const { code, rule, sentence } = decision.reason;
    const problems: string[] = [];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) problems.push(`The code "${code}" is not in kebab-case.`);
    if (!known.has(rule)) problems.push(`The refusal ${code} names the rule ${rule}, which has no text.`);
    if (!/^[^a-z\s].*[.!?]$/s.test(sentence)) problems.push(`The refusal ${code} is no sentence: "${sentence}".`);
    if (dice.faces.length > 0) problems.push(`${named} is refused (${code}), but dice were rolled.`);
    const preview = seat === stranger ? decision.reason : ruleset.check(match.viewOf(seat), command, seat);
    if (preview?.code !== code) {
      problems.push(`${named}: decide says ${code}, the preview ${preview?.code ?? 'legal'}.`);
    }
    return problems;
  });
}

/** Log lines say something, name rules that have a text, and link only to records that their reader has. */
function lineProblems(line: LogLine, view: View, known: ReadonlySet<RuleId>): string[] {
  const text = line.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const problems = text.trim() === '' ? ['A log line is empty.'] : [];
  if (new Set(line.rules).size < line.rules.length) problems.push(`The log line "${text}" names a rule twice.`);
  for (const rule of line.rules)
    if (!known.has(rule)) problems.push(`The log names the rule ${rule}, which has no text.`);
  problems.push(...cueProblems(line, text));
  for (const part of line.parts) {
    if (typeof part !== 'string' && !Object.hasOwn(view, part.record)) {
      problems.push(`The log line "${text}" links to ${part.record}, which its reader's view does not have.`);
    }
  }
  return problems;
}

/** A line keeps what its cue promises to whoever plays it as a scene. */
function cueProblems({ parts, cue }: LogLine, text: string): string[] {
  if (cue === undefined) return [];
  const problems: string[] = [];
  const named = parts.some((part) => typeof part !== 'string');
  const numbers = parts.flatMap((part) => (typeof part === 'string' ? (part.match(/\d+/g) ?? []) : []));
  if (['attack', 'loss', 'gone', 'move', 'turn'].includes(cue.is) && !named)
    problems.push(`The log line "${text}" has the cue ${cue.is}, but names nobody.`);
  if (cue.is === 'loss' && (numbers.length < 2 || cue.what === undefined))
    problems.push(`The log line "${text}" has the cue loss, but does not say how much of what is lost and left.`);
  if (cue.is === 'move' && cue.what === undefined && numbers.length === 0)
    problems.push(`The log line "${text}" has the cue move, but does not say how far.`);
  if (cue.is === 'round' && numbers.length === 0)
    problems.push(`The log line "${text}" has the cue round, but does not say which.`);
  if (cue.is === 'gone' && cue.what !== undefined && !/^-?\d+ -?\d+ \d+$/.test(cue.what))
    problems.push(`The log line "${text}" has the cue gone, but says its place as "${cue.what}".`);
  if (cue.is === 'effect' && cue.what === undefined)
    problems.push(`The log line "${text}" has the cue effect, but not what it is.`);
  return problems;
}

function outcomeProblems<S, C, E, V extends View, O, Setup, P>(
  match: Match<S, C, E, V, O, Setup, P>,
  seats: readonly SeatPlan[],
): string[] {
  const { outcome } = match;
  if (outcome === undefined) return ['The match that ended has no outcome when it is played again.'];
  const problems: string[] = [];
  if (outcome.reason.trim() === '') problems.push('The outcome has no reason.');
  if (seats.some(({ seat }) => !Object.hasOwn(outcome.points, seat)))
    problems.push('The outcome lacks the points of a seat.');
  if (outcome.winner !== null && outcome.winners !== undefined && !outcome.winners.includes(outcome.winner))
    problems.push('The winner is not among the winners.');
  if (outcome.winner !== null && !Object.hasOwn(outcome.points, outcome.winner)) {
    problems.push(`${outcome.winner} wins, but has no points in the outcome.`);
  }
  return problems;
}
