/** What every ruleset promises about the battles that it offers to leagues. */
import { battlesOf, isAgainstRules, usualTerms } from './battles.ts';
import type { Battle, Battles, Ruleset, Seat, View } from './contract.ts';
import { SeededDice, seededRandom } from './dice.ts';
import { canonicalJson, throughJson } from './hash.ts';

/** Battles that share an id, terms without sense, and legal lists from which no match begins; each names the seed. */
export async function battleProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  seed: number,
): Promise<string[]> {
  const battles = await battlesOf<Setup>(ruleset);
  const problems = battles.all.flatMap(wordProblems);
  if (new Set(battles.all.map(({ id }) => id)).size < battles.all.length) problems.push('Two battles share an id.');
  for (const battle of battles.all)
    problems.push(
      ...matchProblems(ruleset, battles, battle, seed).map((found) => `${battle.id}, seed ${seed}: ${found}`),
    );
  const none = battles.setup({ battle: 'no-such-battle', points: null, options: {} }, {});
  if (none.ok) problems.push('A battle that is not there gives a setup.');
  return problems;
}

function wordProblems({ id, name, note, seats, brings, points }: Battle): string[] {
  const problems: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) problems.push(`The battle "${id}" is not in kebab-case.`);
  if (name.trim() === '' || note.trim() === '') problems.push(`The battle ${id} has no words.`);
  if (seats.length === 0) problems.push(`Nobody sits down for the battle ${id}.`);
  if (isAgainstRules({ seats }) && brings.length > 0)
    problems.push(`The battle ${id} takes lists, and is played alone: nobody compares them.`);
  if (brings.some((seat) => !seats.some((each) => each.seat === seat)))
    problems.push(`The battle ${id} takes a list for a seat that it does not have.`);
  if (points !== undefined && !(points.least <= points.usual && points.usual <= points.most))
    problems.push(`The battle ${id} is usually played for points that it does not allow.`);
  return problems;
}

/** A legal list for each seat gives a setup that the codec takes and `start` accepts, with the seats that were told. */
function matchProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  battles: Battles<unknown, Setup>,
  battle: Battle,
  seed: number,
): string[] {
  const random = seededRandom(seed);
  const usual = usualTerms(battle);
  const steps = [...new Set([usual.points, battle.points?.least ?? null, battle.points?.most ?? null])];
  return steps.flatMap((points) => {
    const terms = { ...usual, points };
    const lists: Record<Seat, unknown> = {};
    const problems: string[] = [];
    for (const seat of battle.brings) {
      const list = throughJson(battles.byChance(terms, seat, random));
      const parsed = ruleset.lists?.codec.safeParse(list);
      if (parsed?.success !== true) return [`The codec refuses a list by chance for ${seat}.`];
      const faults = [...(ruleset.lists?.faults(parsed.data) ?? []), ...battles.faults(terms, seat, parsed.data)];
      problems.push(...faults.map(({ sentence }) => `A list by chance is not legal on ${seat}: ${sentence}`));
      lists[seat] = parsed.data;
    }
    return [...problems, ...beginProblems(ruleset, battle, battles.setup(terms, lists), seed)];
  });
}

function beginProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  battle: Battle,
  made: ReturnType<Battles<unknown, Setup>['setup']>,
  seed: number,
): string[] {
  if (!made.ok) return [`No setup comes of legal lists: ${made.problems.join(' ')}`];
  const parsed = ruleset.codec.setup.safeParse(throughJson(made.value));
  if (!parsed.success) return [`The codec refuses the setup: ${parsed.error.message}`];
  const begun = ruleset.start(parsed.data, new SeededDice(seededRandom(seed)));
  if (!begun.ok) return [`Legal lists do not begin: ${begun.reason.sentence}`];
  const chairs = (seats: Battle['seats']): string => canonicalJson(seats.map(({ seat, team }) => ({ seat, team })));
  return chairs(ruleset.seatsOf(parsed.data)) === chairs(battle.seats)
    ? []
    : ['The setup has other seats than it told.'];
}
