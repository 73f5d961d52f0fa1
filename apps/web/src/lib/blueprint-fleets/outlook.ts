/**
 * What an answer to an attack leads to: the rules play it out some hundred times from what this seat sees, with dice of the
 * page's own. Loaded when a question is asked, for nobody needs it before.
 *
 * The dice of the match are the server's and are not known here, and a view has nothing that its seat may not know; so these
 * chances tell no more than what somebody with the book and patience could work out at the table.
 */
import { playFrom, SeededDice, seededRandom, type AnyRuleset, type Dice, type Seat } from '@broadside/rules/kernel';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { AnyFleetOffer } from './kit.ts';

export type AnsweringOrder = Readonly<Record<string, unknown>>;

/** What a game asks about attacks. */
export interface AttackQuestions {
  /** Offers whose answers have an outlook. */
  readonly told: readonly string[];
  /** Frames in which an attack goes on, and whose hull is at stake in the one that asks: the target, and who screens it. */
  readonly frames: readonly string[];
  atStake(state: State): readonly string[];
  /** The answers to be told of, where they are few and none of them is the declining one. */
  each?(offer: AnyFleetOffer): readonly NamedAnswer[] | undefined;
}

/** One answer as the prompt names it. */
export interface NamedAnswer {
  readonly label: string;
  readonly command: AnsweringOrder;
}

/** How one of the ships that may suffer comes out of it. */
export interface ShipOutlook {
  readonly ship: string;
  readonly name: string;
  /** The share of the falls in which she is destroyed or has to leave, 0 to 1. */
  readonly lost: number;
  /** Hull points lost on average, those of a ship that is lost included. */
  readonly hull: number;
}

/** Falls of the dice for one answer: a share is right within 3 percent points in two of three cases. */
export const FALLS = 250;
/** Milliseconds of thinking before the page may draw again. */
const SLICE_MS = 8;

const askingIn = ({ frames }: State, { frames: kinds }: AttackQuestions): boolean =>
  frames.some(({ kind }) => kinds.includes(kind));

/** Whose hull is at stake: the target, and those that screen it or may. */
function atStake(state: State, questions: AttackQuestions, commands: readonly AnsweringOrder[]): readonly string[] {
  const named = commands.flatMap(({ screens, screen }) =>
    [screens, screen].flat().filter((id) => typeof id === 'string'),
  );
  return [...new Set([...questions.atStake(state), ...named])].filter((id) => state.ships[id]?.place === 'table');
}

/** Plays the answer and what the rules answer by themselves until the attack is over; undefined where it is refused. */
function playedOut(
  ruleset: AnyRuleset,
  questions: AttackQuestions,
  state: State,
  command: AnsweringOrder,
  { by, dice }: { readonly by: Seat; readonly dice: Dice },
): State | undefined {
  const depth = state.frames.length;
  const match = playFrom(ruleset, state, dice);
  const open = (each: State): boolean => each.frames.length >= depth && askingIn(each, questions);
  let next: { command: unknown; by: Seat } = { command, by };
  // An attack asks five questions at most.
  for (let asked = 0; asked < 8; asked += 1) {
    if (!match.apply(next.command, next.by).ok) return undefined;
    const over = match.lastSteps.find(({ after }) => !open(after as State));
    if (over) return over.after as State;
    const [seat] = match.awaiting;
    if (seat === undefined) break;
    next = { command: ruleset.standingAnswer(match.viewOf(seat), seat), by: seat };
  }
  return match.state as State;
}

const restOf = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * What each of the commands leads to, in their order; undefined where one is refused, or where nothing is at stake that can
 * be told so. All of them meet the same falls of the dice. `gone` ends it early.
 */
export async function outlooksOf(
  ruleset: AnyRuleset,
  questions: AttackQuestions,
  state: State,
  commands: readonly AnsweringOrder[],
  by: Seat,
  gone: () => boolean = () => false,
): Promise<readonly (readonly ShipOutlook[])[] | undefined> {
  if (!askingIn(state, questions)) return undefined;
  const ships = atStake(state, questions, commands);
  const sums = commands.map(() => ships.map(() => ({ lost: 0, hull: 0 })));
  let until = performance.now() + SLICE_MS;
  for (let fall = 1; fall <= FALLS; fall += 1) {
    for (const [at, command] of commands.entries()) {
      const after = playedOut(ruleset, questions, state, command, { by, dice: new SeededDice(seededRandom(fall)) });
      if (after === undefined) return undefined;
      for (const [place, id] of ships.entries()) {
        const [sum, ship] = [sums[at]?.[place], after.ships[id]];
        if (!sum || !ship) continue;
        sum.lost += ship.place === 'table' ? 0 : 1;
        sum.hull += (state.ships[id]?.hull ?? 0) - ship.hull;
      }
      if (performance.now() < until) continue;
      await restOf();
      if (gone()) return undefined;
      until = performance.now() + SLICE_MS;
    }
  }
  return sums.map((each) =>
    each.map(({ lost, hull }, place) => ({
      ship: ships[place] ?? '',
      name: state.ships[ships[place] ?? '']?.name ?? '',
      lost: lost / FALLS,
      hull: hull / FALLS,
    })),
  );
}

/** '2', 'about 2.4': what every fall of the dice comes to is no average. */
const hullWords = (hull: number): string => (Number.isInteger(hull) ? `${hull}` : `about ${hull.toFixed(1)}`);

/** 'about 44 % Dunlin lost', or what she loses where she is hardly in danger; empty where nothing comes of it. */
export function outlookWords(outlook: readonly ShipOutlook[]): string {
  return outlook
    .map(({ name, lost, hull }) => {
      if (lost === 1) return `${name} lost`;
      if (lost >= 0.005) return `about ${Math.min(99, Math.round(lost * 100))} % ${name} lost`;
      return hull >= 0.05 ? `${name} loses ${hullWords(hull)} HP` : `${name} unhurt`;
    })
    .join(', ');
}
