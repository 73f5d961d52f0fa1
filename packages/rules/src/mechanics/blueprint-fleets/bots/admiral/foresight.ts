/**
 * What comes of an order: it is played out in the admiral's head, with dice that fall as dice fall on the average, both
 * sides going on as they usually would. Nothing is looked at but what the admiral's own view shows.
 */
import type { Decision, Dice, Random, Seat } from '../../../../kernel/contract.ts';
import { seededRandom, shuffleByRolls } from '../../../../kernel/index.ts';
import type { Kind } from '../../../../kernel/ruleset/game.ts';
import type { State } from '../../table.ts';

/** Dice that lie evenly: of six, one shows each face. Their average is that of fair dice, their scatter far less. */
class EvenDice implements Dice {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  roll(sides: number, count: number): readonly number[] {
    const start = this.#random();
    const faces = Array.from({ length: count }, (_, index) => Math.floor(((index + start) * sides) / count) + 1);
    return shuffleByRolls(faces, (among) => Math.floor(this.#random() * among) + 1);
  }

  shuffle<T>(items: readonly T[]): readonly T[] {
    return shuffleByRolls(items, (among) => Math.floor(this.#random() * among) + 1);
  }
}

/** An order that is thought about, and what speaks for it beforehand, in points. */
export interface Forethought<C> {
  readonly command: C;
  readonly prior: number;
}

/** How far ahead is looked: so many activations that begin, to the end of the round at the furthest. */
export interface Reach {
  readonly activations: number;
  readonly samples: number;
  readonly trust: number;
}

/** The game that goes on in the admiral's head. */
export interface Imagined<T extends State, C extends Kind, E> {
  decide(state: T, command: C, by: Seat, dice: Dice): Decision<E>;
  evolve(state: T, event: E): T;
  awaiting(state: T): readonly Seat[];
  /** What either side would usually do. */
  usual(state: T, by: Seat, random: Random): C;
  /** How the table stands for a side, in points: more is better. */
  standing(state: T, by: Seat): number;
}

const LONGEST = 120;

/** A guess at what is hidden: which disc of each enemy squadron is the real one. */
function guessed<T extends State>(state: T, random: Random): T {
  const ambushes = { ...state.secrets.ambushes };
  let unknown = false;
  for (const squadron of new Set(Object.values(state.discs).map((disc) => disc.squadron))) {
    if (ambushes[squadron] !== undefined) continue;
    const discs = Object.values(state.discs).filter((disc) => disc.squadron === squadron);
    const disc = discs[Math.floor(random() * discs.length)];
    if (disc === undefined) continue;
    ambushes[squadron] = disc.id;
    unknown = true;
  }
  return unknown ? { ...state, secrets: { ...state.secrets, ambushes } } : state;
}

/** How the table stands after an order and what follows from it. */
function playedOut<T extends State, C extends Kind, E>(
  game: Imagined<T, C, E>,
  from: T,
  command: C,
  by: Seat,
  reach: Reach,
  random: Random,
): number {
  const dice = new EvenDice(random);
  const { round } = from.match;
  let state = from;
  let [next, seat]: [C, Seat] = [command, by];
  let begun = 0;
  for (let step = 0; step < LONGEST; step += 1) {
    const decision = game.decide(state, next, seat, dice);
    if (!decision.ok) throw new Error(decision.reason.sentence);
    for (const event of decision.events) state = game.evolve(state, event);
    const [waiting] = game.awaiting(state);
    if (waiting === undefined || state.match.round > round) break;
    seat = waiting;
    if (step > 0 && next.kind === 'activate-squadron') begun += 1;
    if (begun > reach.activations) break;
    next = game.usual(state, seat, random);
  }
  return game.standing(state, by);
}

/** The best of some orders by what comes of them; every one is played out over the same chances. */
export function foreseen<T extends State, C extends Kind, E>(
  game: Imagined<T, C, E>,
  state: T,
  thoughts: readonly Forethought<C>[],
  by: Seat,
  random: Random,
  reach: Reach,
): C | undefined {
  const [only, ...others] = thoughts;
  if (only === undefined || others.length === 0) return only?.command;
  const seeds = Array.from({ length: reach.samples }, () => Math.floor(random() * 2 ** 31));
  let left = thoughts.map((thought) => ({ thought, sum: 0, value: 0 }));
  for (const [index, seed] of seeds.entries()) {
    left = left
      .map(({ thought, sum }) => {
        const chances = seededRandom(seed);
        const all = sum + playedOut(game, guessed(state, chances), thought.command, by, reach, chances);
        return { thought, sum: all, value: all / (index + 1) + reach.trust * thought.prior };
      })
      .sort((a, b) => b.value - a.value);
    // The better half is worth another look.
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return left[0]?.thought.command;
}
