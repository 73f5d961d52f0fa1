/** Bot matches that follow from one number: scenario, players, settings, forces, bots and dice. */
import { type BotPlan, deserterOf, playPlan } from '../../kernel/bot-plans.ts';
import {
  type Bot,
  type BotMatchResult,
  type Outcome,
  pick,
  randomBot,
  type Random,
  seededRandom,
  type View,
} from '../../kernel/index.ts';
import type { Command } from '../commands.ts';
import { fleetCommand } from '../index.ts';
import type { Offer } from '../offers.ts';
import { fromView } from '../sight.ts';
import type { Setup } from '../setup.ts';
import { seatPlan } from '../start.ts';
import type { State } from '../state.ts';
import { drawnMatchup, type Matchup, readyMade } from './matchups.ts';
import { cardFaults, openFaults } from './table-faults.ts';
import { zealot } from './zealot.ts';

export type FleetBot = Bot<View, Command, Offer>;

export { zealot };
export const bridge = fleetCommand.bots[0] as FleetBot;
export const chance: FleetBot = randomBot(fleetCommand);
const deserter = deserterOf(fleetCommand);
const pairs: readonly (readonly [FleetBot, FleetBot])[] = [
  [bridge, bridge],
  [chance, chance],
  [zealot, zealot],
  [bridge, chance],
  [chance, bridge],
  [zealot, bridge],
  [bridge, zealot],
  [zealot, chance],
];

/** The match that belongs to a number: every preset in turn, and as often a drawn one. */
export function botMatchPlan(seed: number): BotPlan<View, Command, Offer, Matchup['setup']> {
  const random = seededRandom(seed ^ 0x0f1ee7);
  const bots = random() < 0.04 ? ([deserter, chance] as const) : pick(pairs, random);
  return { seed, bots, ...matchupOf(seed, random) };
}

function matchupOf(seed: number, random: Random): Matchup {
  const ready = seed % 2 === 0 ? undefined : readyMade[((seed - 1) / 2) % readyMade.length];
  return ready ?? drawnMatchup(random);
}

/** Plays the match of a number. `checkRate` is the share of commands after which all promises are checked. */
export function playBotMatch(seed: number, checkRate: number): BotMatchResult<State, Command, Setup> {
  const played = playPlan(fleetCommand, botMatchPlan(seed), checkRate, (view) => openFaults(fromView(view)));
  const faults = played.state === undefined ? [] : cardFaults(played.state);
  return played.ok && faults.length > 0 ? { ...played, ok: false, problem: faults.join(' ') } : played;
}

/** The winning side and what ended the match, for the counts of a long run. */
export function endingOf(
  setup: Setup,
  { winner, winners, reason }: Pick<Outcome, 'winner' | 'winners' | 'reason'>,
): { readonly winner: 'kushan' | 'taiidan' | 'nobody'; readonly ending: string } {
  const ending = reason
    .replace(/^the \w+ enemy wins: /, '')
    .replace(/, medals .*$/, '')
    .replace(/^seat-\d concedes$/, 'a seat concedes')
    .replace(/^.* has left the board$/, 'a unit has left the board');
  const automated = /^the (\w+) enemy wins/.exec(reason)?.[1]?.toLowerCase();
  if (automated === 'kushan' || automated === 'taiidan') return { winner: automated, ending };
  const seat = winner ?? winners?.[0];
  if (seat === undefined) return { winner: 'nobody', ending };
  const team = seatPlan(setup).find((place) => place.seat === seat)?.team;
  return { winner: team === 0 ? 'kushan' : 'taiidan', ending };
}
