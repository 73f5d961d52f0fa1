/** Setups as people bring them: what comes of them at the table, and whether a match can begin. */
import { randomBytes } from 'node:crypto';
import { CounterDice } from '@broadside/match';
import type { OptionChoices } from '@broadside/protocol';
import { maxSetupBytes } from '@broadside/protocol';
import type { AnyRuleset, Json, SeatPlan, Viewer } from '@broadside/rules/kernel';
import { diceStream } from '../dice/seed.ts';
import { readJson, readableJson } from '../http/given-json.ts';
import { withChosen } from '../http/match-options.ts';
import { HttpProblem } from '../problem.ts';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';

export interface GivenSetup {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly options?: OptionChoices | undefined;
}

export interface PlayableSetup {
  readonly setup: Json;
  /** The chairs that it puts at the table. */
  readonly seats: readonly SeatPlan[];
}

const given = { what: 'setup', code: 'bad-setup', maxBytes: maxSetupBytes };

/** What the server's own thread may be kept from everybody else for when a match begins, in milliseconds of a processor. */
const mostBeginMs = 100;
/** The first time code runs it is slow: the quickest of so many times counts. */
const tries = 3;

/** A stranger's setup; refuses one that is none, from which no match begins, or that would hold up the other matches. */
export function newSetup({ ruleset: id, setup, options }: GivenSetup, rulesets: Rulesets): PlayableSetup {
  const ruleset = known(rulesets, id);
  const playable = playableSetup(ruleset, readableJson(setup, given), options);
  let quickest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries && quickest > mostBeginMs; time += 1) {
    const before = process.cpuUsage();
    begin(ruleset, playable);
    const { user, system } = process.cpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  if (quickest <= mostBeginMs) return playable;
  throw new HttpProblem(422, 'too-long', 'The rules take too long to begin from this setup. Make it smaller.');
}

/** The setup to play, with what is chosen in it; refuses one that the ruleset refuses. */
export function playableSetup(ruleset: AnyRuleset, setup: unknown, options: OptionChoices | undefined): PlayableSetup {
  const wished = options === undefined ? setup : withChosen(ruleset, read(ruleset, setup), options);
  const parsed = read(ruleset, wished);
  const trial = ruleset.start(parsed, someDice());
  if (!trial.ok) throw new HttpProblem(400, trial.reason.code, trial.reason.sentence);
  return { setup: wished as Json, seats: ruleset.seatsOf(parsed).map((place) => ({ ...place })) };
}

const read = (ruleset: AnyRuleset, setup: unknown): unknown => readJson<unknown>(ruleset.codec.setup, setup, given);

/** The dice of a trial are thrown away: they come from a key that no match has. */
const someDice = (): CounterDice => new CounterDice(diceStream(randomBytes(32), ''), 0);

/** What the match's room does when it begins, for everybody who may sit there or watch. */
function begin(ruleset: AnyRuleset, { setup, seats }: PlayableSetup): void {
  const trial = ruleset.start(read(ruleset, setup), someDice());
  if (!trial.ok) return;
  const viewers: Viewer[] = [{ kind: 'public' }, ...seats.map(({ seat }): Viewer => ({ kind: 'seat', seat }))];
  let state: unknown;
  for (const event of trial.events as readonly unknown[]) {
    const before = state;
    state = ruleset.evolve(before, event);
    for (const viewer of viewers) ruleset.narrate(event, before, state, viewer);
  }
  for (const viewer of viewers) JSON.stringify(ruleset.view(state, viewer));
  for (const seat of ruleset.awaiting(state)) ruleset.offers(ruleset.view(state, { kind: 'seat', seat }), seat);
}
