/** What every ruleset promises of positions as setups: a match that begins from any moment is the match that was left. */
import { playBots } from './bots.ts';
import type { BotMatch } from './bots.ts';
import type { Decision, Ruleset, Seat, View, Viewer } from './contract.ts';
import { pick, RecordingDice, SeededDice, seededRandom } from './dice.ts';
import { canonicalJson, throughJson } from './hash.ts';
import { play } from './match.ts';
import type { PositionSetup } from './position-setup.ts';

export interface PositionWalk<V, C, O, Setup> extends Pick<BotMatch<V, C, O, Setup>, 'setup' | 'bots'> {
  readonly seed: number;
  readonly mostCommands: number;
  /** Of the moments that are met, the share from which a match is begun. */
  readonly share: number;
}

export interface PositionsWalked {
  /** Moments from which a match was begun. */
  readonly begun: number;
  readonly problems: readonly string[];
}

/**
 * Plays a match between bots, begins another from moments on the way, and plays one of those to its end. Never throws:
 * whatever is wrong is among the problems.
 */
export function walkPositions<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup | PositionSetup<P>, P>,
  { seed, setup, bots, mostCommands, share }: PositionWalk<V, C, O, Setup>,
): PositionsWalked {
  const random = seededRandom(seed);
  const problems: string[] = [];
  const moments: P[] = [];
  try {
    const match = play(ruleset, setup, new SeededDice(seededRandom(seed + 1)));
    for (let step = 0; step < mostCommands && match.outcome === undefined; step += 1) {
      if (random() < share || moments.length === 0) {
        const position = ruleset.codec.position.parse(throughJson(ruleset.toPosition(match.state)));
        moments.push(position);
        problems.push(
          ...startProblems(ruleset, position, match.state).map((what) => `seed ${seed}, command ${step}: ${what}`),
        );
      }
      const by = pick(match.awaiting, random);
      const decision = match.apply(bots(by).choose(match.viewOf(by), match.offers(by), by, random), by);
      if (!decision.ok) throw new Error(decision.reason.sentence);
    }
    const again = playBots(ruleset, {
      setup: { position: pick(moments, random) },
      bots,
      dice: new SeededDice(seededRandom(seed + 2)),
      random,
      mostCommands,
      checkRate: 0,
    });
    if (!again.ok) problems.push(`seed ${seed}, from a position: ${again.problem}`);
  } catch (error) {
    problems.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { begun: moments.length, problems };
}

/** Where the match that begins from the position is not at the moment that the position was written at. */
function startProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup | PositionSetup<P>, P>,
  position: P,
  left: S,
): string[] {
  const parsed = ruleset.codec.setup.safeParse(throughJson({ position }));
  if (!parsed.success) return [`The codec refuses the position as a setup: ${parsed.error.message}`];
  const dice = new RecordingDice(new SeededDice(() => 0.5));
  const decision: Decision<E> = ruleset.start(parsed.data, dice);
  if (!decision.ok) return [`No match begins from the position: ${decision.reason.sentence} (${decision.reason.code})`];
  const state = decision.events.reduce<S | undefined>((before, event) => ruleset.evolve(before, event), undefined);
  if (state === undefined) return ['The start led to no event.'];
  const problems: string[] = [];
  if (dice.faces.length > 0) problems.push('Dice were rolled for the start.');
  const [now, then] = [state, left].map((each) => canonicalJson([...ruleset.awaiting(each)]));
  if (now !== then) problems.push(`The match awaits ${now ?? ''}, not ${then ?? ''}.`);
  const seats: readonly Seat[] = ruleset.seatsOf(parsed.data).map(({ seat }) => seat);
  const viewers: readonly Viewer[] = [
    ...seats.map((seat): Viewer => ({ kind: 'seat', seat })),
    { kind: 'public' },
    { kind: 'referee' },
  ];
  for (const who of viewers)
    if (canonicalJson(ruleset.view(state, who)) !== canonicalJson(ruleset.view(left, who)))
      problems.push(`${who.kind === 'seat' ? who.seat : who.kind} sees another table.`);
  return problems;
}
